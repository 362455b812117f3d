/** French verbs whose forms no rule tells: those in -re and -oir, and those in -ir that are not formed like 'finir'. */

/** Stems and whole tenses; where a verb has two ways, both stand. All but `gerund` take several. */
export type IrregularVerb = Readonly<Partial<Record<Part, readonly string[]>>>;

/**
 * `s`: 'prend', on which -s, -s, -t hang; `e`: 'ouvr', on which -e, -es, -e do; `t`: the third person, 'connaît'.
 * `n`: 'prenons' and the imperfect; `i`: 'prennent'; `p`: 'il prit' without its t; `f`: 'viendr-ai'; `q`: participles;
 * `sub`: the stem of the subjunctive, and that of its 'nous'; the rest are whole persons.
 */
type Part =
  | 's'
  | 'e'
  | 't'
  | 'n'
  | 'i'
  | 'p'
  | 'f'
  | 'q'
  | 'sub'
  | 'present'
  | 'subjunctive'
  | 'imp'
  | 'gerund'
  | 'also';

/** A row is an end, the beginnings it takes in brackets (an empty one is the end by itself), and its parts. */
const rows = `
  être () present=suis,es,est,sommes,êtes,sont n=ét p=fu f=ser q=été subjunctive=sois,sois,soit,soyons,soyez,soient imp=sois,soyons,soyez
  avoir () present=ai,as,a,avons,avez,ont n=av p=eu f=aur q=eu subjunctive=aie,aies,ait,ayons,ayez,aient imp=aie,ayons,ayez gerund=ayant
  aller () present=vais,vas,va,allons,allez,vont n=all p=alla f=ir q=allé subjunctive=aille,ailles,aille,allions,alliez,aillent imp=va,allons,allez
  faire (,re,dé,satis,contre,par,sur) present=+fais,+fais,+fait,+faisons,+faites,+font n=+fais p=+fi f=+fer q=+fait sub=+fass
  dire (,re) present=+dis,+dis,+dit,+disons,+dites,+disent n=+dis p=+di q=+dit
  dire (contre,inter,mé,pré,dé) s=+di n=+dis p=+di q=+dit
  maudire () s=maudi n=maudiss p=maudi q=maudit
  lire (,re,é,réé) s=+li n=+lis p=+lu q=+lu
  écrire (,ré) s=+écri n=+écriv p=+écrivi q=+écrit
  crire (dé,ins,pres,sous,trans,pros,circons,réins,retrans) s=+cri n=+criv p=+crivi q=+crit
  rire (,sou) s=+ri n=+ri p=+ri q=+ri
  fire (suf) s=+fi n=+fis p=+fi q=+fi
  fire (con,décon) s=+fi n=+fis p=+fi q=+fit
  frire () s=fri q=frit
  uire (c,rec,précu,cond,recond,écond,constr,reconstr,déconstr,prod,reprod,coprod,réd,séd,trad,introd,réintrod,détr,instr,déd,ind,end) s=+ui n=+uis p=+uisi q=+uit
  uire (l,rel,n) s=+ui n=+uis p=+uisi q=+ui
  clure (con,ex) s=+clu n=+clu p=+clu q=+clu
  clure (in,oc) s=+clu n=+clu p=+clu q=+clus
  traire (,dis,ex,sous,abs) s=+trai n=+tray i=+trai q=+trait
  plaire (,dé,com) s=+plai t=+plaît n=+plais p=+plu q=+plu
  taire () s=tai n=tais p=tu q=tu
  croire () s=croi n=croy i=croi p=cru q=cru
  boire (,re) s=+boi n=+buv i=+boiv p=+bu q=+bu
  voir (,re,entre) s=+voi n=+voy i=+voi p=+vi f=+verr q=+vu
  prévoir () s=prévoi n=prévoy i=prévoi p=prévi f=prévoir q=prévu
  pourvoir (,dé) s=+pourvoi n=+pourvoy i=+pourvoi p=+pourvu f=+pourvoir q=+pourvu
  savoir () s=sai n=sav p=su f=saur q=su sub=sach,sach imp=sache,sachons,sachez gerund=sachant
  pouvoir () present=peux,peux,peut,pouvons,pouvez,peuvent n=pouv p=pu f=pourr q=pu sub=puiss,puiss imp= also=puis
  vouloir () present=veux,veux,veut,voulons,voulez,veulent n=voul p=voulu f=voudr q=voulu sub=veuill,voul imp=veuille,veuillons,veuillez
  devoir (,re) s=+doi n=+dev i=+doiv p=+du f=+devr q=+dû
  falloir () present=,,faut,,, n=fall p=fallu f=faudr q=fallu sub=faill,fall imp= gerund=
  valoir (,équi,re) present=+vaux,+vaux,+vaut,+valons,+valez,+valent n=+val p=+valu f=+vaudr q=+valu sub=+vaill,+val
  prévaloir () present=prévaux,prévaux,prévaut,prévalons,prévalez,prévalent n=préval p=prévalu f=prévaudr q=prévalu
  pleuvoir () present=,,pleut,,,pleuvent n=pleuv p=plu f=pleuvr q=plu imp=
  cevoir (re,aper,con,précon,dé,per) s=+çoi n=+cev i=+çoiv p=+çu f=+cevr q=+çu
  mouvoir () s=meu n=mouv i=meuv p=mu f=mouvr q=mû
  mouvoir (é,pro) s=+meu n=+mouv i=+meuv p=+mu f=+mouvr q=+mu
  asseoir (,r) s=+assied,+assoi n=+assey,+assoy i=+assey,+assoi p=+assi f=+assiér,+assoir q=+assis
  surseoir () s=sursoi n=sursoy i=sursoi p=sursi f=surseoir q=sursis
  mourir () s=meur n=mour i=meur p=mouru f=mourr q=mort
  courir (,ac,par,re,se,con,en,dis) s=+cour n=+cour p=+couru f=+courr q=+couru
  quérir (ac,con,re,en,recon) s=+quier n=+quér i=+quièr p=+qui f=+querr q=+quis
  venir (,re,de,rede,par,pro,inter,sou,con,discon,contre,pré,sur,sub,ad,obve) s=+vien n=+ven i=+vienn p=+vin f=+viendr q=+venu
  tenir (,re,ob,con,main,sou,dé,entre,appar,abs) s=+tien n=+ten i=+tienn p=+tin f=+tiendr q=+tenu
  ouvrir (,r,entr,c,déc,rec,redéc) e=+ouvr n=+ouvr p=+ouvri q=+ouvert
  ffrir (o,sou) e=+ffr n=+ffr p=+ffri q=+ffert
  cueillir (,ac,re) e=+cueill n=+cueill p=+cueilli f=+cueiller q=+cueilli
  aillir (ass,tress,déf) e=+aill n=+aill p=+ailli q=+ailli
  bouillir () s=bou n=bouill p=bouilli q=bouilli
  dormir (,en,ren,re) s=+dor n=+dorm p=+dormi q=+dormi
  partir (,re,dé) s=+par n=+part p=+parti q=+parti
  sortir (,res) s=+sor n=+sort p=+sorti q=+sorti
  servir (,des,res) s=+ser n=+serv p=+servi q=+servi
  sentir (,res,con,pres) s=+sen n=+sent p=+senti q=+senti
  mentir (,dé) s=+men n=+ment p=+menti q=+menti
  repentir () s=repen n=repent p=repenti q=repenti
  vêtir (,re,dé) s=+vêt n=+vêt p=+vêti q=+vêtu
  fuir (,en) s=+fui n=+fuy i=+fui p=+fui q=+fui
  gésir () present=,,gît,gisons,gisez,gisent n=gis imp= f=
  haïr () s=hai n=haïss p=haï f=haïr q=haï
  prendre (,ap,com,re,sur,entre,mé,désap,réap) s=+prend n=+pren i=+prenn p=+pri q=+pris
  endre (v,rev,r,t,att,ent,sous-ent,desc,redesc,dét,ét,prét,ret,dist,susp,p,dép,app,déf,f,pourf,condesc) s=+end n=+end p=+endi q=+endu
  ondre (rép,corresp,conf,morf,f,ref,t,p) s=+ond n=+ond p=+ondi q=+ondu
  andre (rép,ép) s=+and n=+and p=+andi q=+andu
  erdre (p,rep) s=+erd n=+erd p=+erdi q=+erdu
  ordre (m,dém,rem,t,dét,dist,ret) s=+ord n=+ord p=+ordi q=+ordu
  rompre (,inter,cor) s=+romp n=+romp p=+rompi q=+rompu
  battre (,a,com,dé,é,re,ra) s=+bat n=+batt p=+batti q=+battu
  mettre (,re,per,pro,ad,com,sou,trans,é,o,compro,dé,entre,réad,retrans) s=+met n=+mett p=+mi q=+mis
  aindre (cr,pl,contr) s=+ain n=+aign p=+aigni q=+aint
  eindre (p,rep,dép,t,dét,ret,att,ét,étr,astr,restr,f,c,enfr,g,empr) s=+ein n=+eign p=+eigni q=+eint
  oindre (j,rej,adj,enj,disj,conj,p) s=+oin n=+oign p=+oigni q=+oint
  coudre (,re,dé) s=+coud n=+cous p=+cousi q=+cousu
  moudre () s=moud n=moul p=moulu q=moulu
  résoudre () s=résou n=résolv p=résolu q=résolu
  soudre (ab,dis) s=+sou n=+solv p=+solu q=+sous also=+soute,+soutes
  suivre (,pour,en) s=+sui n=+suiv p=+suivi q=+suivi
  vivre (,re,sur) s=+vi n=+viv p=+vécu q=+vécu
  vaincre (,con) s=+vainc n=+vainqu p=+vainqui q=+vaincu
  naître (,re) s=+nai t=+naît n=+naiss p=+naqui q=+né
  aître (conn,reconn,méconn,par,repar,appar,dispar,compar,transpar,réappar) s=+ai t=+aît n=+aiss p=+u q=+u
  paître () s=pai t=paît n=paiss
  repaître () s=repai t=repaît n=repaiss p=repu q=repu
  croître () s=croî n=croiss p=crû q=crû
  croître (ac,dé) s=+croi t=+croît n=+croiss p=+cru q=+cru
  clore (,é,en) s=+clo t=+clôt n=+clos q=+clos
`;

function parse(row: string): [string, IrregularVerb][] {
  const [end = '', prefixes = '()', ...parts] = row.trim().split(' ');
  return prefixes
    .slice(1, -1)
    .split(',')
    .map((prefix) => {
      const entries = parts.map((part) => {
        const [name = '', value = ''] = part.split('=');
        return [name, value.replaceAll('+', prefix).split(',')];
      });
      return [prefix + end, Object.fromEntries(entries) as IrregularVerb];
    });
}

export const irregularVerbs: ReadonlyMap<string, IrregularVerb> = new Map(rows.trim().split('\n').flatMap(parse));

/** Words in -er and -ir that are no verbs: of them a verb would make words of other meaning ('clocher', 'cloche'). */
export const noVerbs: ReadonlySet<string> = new Set(
  `air amer archer atelier avenir berger blazer boucher bouclier boulanger brasier bûcher bunker burger cahier cancer
 cavalier cendrier cerisier chandelier chantier charpentier châtaignier cher chevalier chocolatier clair clocher
 cluster cocher cocker cocotier collier corner costumier côtier courrier coutumier crémier cuiller cuir cuisinier
 cutter damier danger dealer dernier designer désir driver éclair écolier élixir encrier enfer entier épicier escalier
 étranger évier familier fer fermier février fichier figuier financier flair forestier foyer freezer fruitier gangster
 gaucher geyser gibier glacier gravier grenier grossier hamburger héritier hier hiver horloger hospitalier hôtelier
 immobilier insider janvier jardinier jigger joaillier joker journalier laitier laser laurier leader léger levier
 loisir loyer manager martyr master menhir mer messager métier minier mobilier nadir olivier oranger osier outsider
 ouvrier palier palmier panier papier particulier passager pâtissier perruquier pilier pionnier plaisir plancher
 plénier poivrier poker policier pommier potager premier princier printanier prunier quartier régulier rocher
 rosier rôtissier roturier routier routinier rover saisonnier sanglier saphir scooter sentier séculier shaker singulier
 sommelier sorcier speaker starter summer super sweater tablier terrier tir toaster tracker trailer traversier trekker
 tuner ver verger verrier viager vivier vizir voilier fakir émir menuisier bijoutier vacancier rentier altier
 dépensier nourricier usager paysager fromager bocager maraîcher`
    .trim()
    .split(/\s+/),
);
