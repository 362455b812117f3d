/** Spanish verbs whose forms no rule tells. */

import { words } from './data.ts';
/** Stems that differ from the infinitive's, and whole tenses where even the endings do. */
export type IrregularVerb = {
  /** Stem of 'tengo', 'tenga'. */
  yo?: string;
  preterite?: readonly string[];
  /** Stem of 'tuve', 'tuviera'. */
  strong?: string;
  future?: string;
  tú?: string;
  participle?: readonly string[];
  gerund?: string;
  present?: readonly string[];
  imperfect?: readonly string[];
  subjunctive?: readonly string[];
  /** 'vos' in the present. */
  vos?: string;
};

const tenses = new Set(['preterite', 'participle', 'present', 'imperfect', 'subjunctive']);

/** A row is an infinitive, its prefixes in brackets, and what is irregular of it; `+` stands for the prefix. */
const rows = `
  tener (abs,a,con,de,entre,man,ob,re,sos) yo=+teng strong=+tuv future=+tendr tú=+ten
  venir (a,con,recon,contra,inter,pre,pro,sobre,de) yo=+veng strong=+vin future=+vendr tú=+ven
  poner (com,contra,des,dis,ex,im,inter,o,pos,pre,pro,recom,re,sobre,su,super,tras,yuxta,ante,trans,de,descom,dis,indis,predis,presu) yo=+pong strong=+pus future=+pondr tú=+pon participle=+puesto
  hacer (des,re,contra) yo=+hag strong=+hic future=+har tú=+haz participle=+hecho
  satisfacer () yo=satisfag strong=satisfic future=satisfar tú=satisfaz participle=satisfecho
  decir (contra,des,ante) yo=+dig strong=+dij future=+dir tú=+di participle=+dicho
  bendecir () yo=bendig strong=bendij participle=bendecido,bendito
  maldecir () yo=maldig strong=maldij participle=maldecido,maldito
  predecir () yo=predig strong=predij participle=predicho
  traer (a,abs,con,dis,ex,re,sus,retro,subs,de) yo=+traig strong=+traj
  caer (de,re) yo=+caig
  oír (des,entre) yo=+oig
  salir (sobre) yo=+salg future=+saldr tú=+sal
  valer (equi,pre,con) yo=+valg future=+valdr
  querer (bien,mal) strong=+quis future=+querr
  poder () strong=pud future=podr gerund=pudiendo
  saber () yo=sep strong=sup future=sabr present=sé,sabes,sabe,sabemos,sabéis,saben
  caber () yo=quep strong=cup future=cabr
  haber () yo=hay strong=hub future=habr present=he,has,ha,hemos,habéis,han,hay
  andar (des) strong=+anduv
  asir () yo=asg
  ser () yo=se present=soy,eres,es,somos,sois,son imperfect=era,eras,era,éramos,erais,eran preterite=fui,fuiste,fue,fuimos,fuisteis,fueron tú=sé vos=sos
  ir () yo=vay present=voy,vas,va,vamos,vais,van imperfect=iba,ibas,iba,íbamos,ibais,iban preterite=fui,fuiste,fue,fuimos,fuisteis,fueron tú=ve vos=vas gerund=yendo
  estar () strong=estuv present=estoy,estás,está,estamos,estáis,están subjunctive=esté,estés,esté,estemos,estéis,estén tú=está vos=estás
  dar () present=doy,das,da,damos,dais,dan preterite=di,diste,dio,dimos,disteis,dieron subjunctive=dé,des,dé,demos,deis,den vos=das
  ver () yo=ve present=veo,ves,ve,vemos,veis,ven imperfect=veía,veías,veía,veíamos,veíais,veían preterite=vi,viste,vio,vimos,visteis,vieron participle=visto vos=ves
  prever (,) yo=preve present=preveo,prevés,prevé,prevemos,prevéis,prevén imperfect=preveía,preveías,preveía,preveíamos,preveíais,preveían preterite=preví,previste,previó,previmos,previsteis,previeron participle=previsto
  erguir () yo=yerg present=yergo,yergues,yergue,erguimos,erguís,yerguen
  morir () participle=muerto
  romper () participle=roto
  imprimir (sobre,re) participle=+impreso,+imprimido
  proveer () participle=provisto,proveído
  pudrir () participle=podrido
  abrir (entre,re) participle=+abierto
  cubrir (des,en,re,redes) participle=+cubierto
  escribir (sobre,re) participle=+escrito
  scribir (de,in,su,pre,pro,tran,circun,ad,sub,prein,tra,manu) participle=+scrito
  volver (de,en,re,desen) participle=+vuelto
  solver (re,di,ab) participle=+suelto
`;

function parse(row: string): [string, IrregularVerb][] {
  const [base = '', prefixes = '()', ...parts] = row.trim().split(' ');
  return ['', ...prefixes.slice(1, -1).split(',')].map((prefix) => {
    const entries = parts.map((part) => {
      const [name = '', value = ''] = part.split('=');
      const said = value.replaceAll('+', prefix);
      return [name, tenses.has(name) ? said.split(',') : said];
    });
    return [prefix + base, Object.fromEntries(entries) as IrregularVerb];
  });
}

export const irregularVerbs: ReadonlyMap<string, IrregularVerb> = new Map(rows.trim().split('\n').flatMap(parse));

/** 'pensar' → 'pienso', 'sentir' → 'siento' and 'sintió', 'adquirir' → 'adquiero'. */
const toIe = words(`
  acertar acrecentar adherir advertir alentar apretar arrendar arrepentir ascender asentar asentir atender
  atravesar calentar cegar cerrar comenzar concernir concertar conferir confesar consentir convertir defender deferir
  denegar desalentar descender desconcertar despertar desplegar desterrar diferir digerir discernir disentir divertir
  empezar encender encerrar encomendar enmendar ensangrentar entender enterrar errar extender fregar gobernar helar
  herir hervir inferir ingerir invertir malentender manifestar mentir merendar negar nevar pensar perder
  pervertir plegar preferir presentir quebrar querer recalentar recomendar recomenzar referir regar remendar renegar
  repensar requerir resentir restregar reventar revertir segar sembrar sentar sentir serrar sobreentender sosegar
  sugerir subvertir temblar tender tener abstener atener contener detener entretener mantener obtener retener sostener
  tentar transferir trascender transcender trasegar tropezar venir avenir convenir contravenir intervenir prevenir
  provenir sobrevenir devenir verter adquirir inquirir bienquerer malquerer replegar desasosegar apacentar aventar
  cimentar deshelar distender desatender contender condescender hender heder desmembrar salpimentar empedrar desentender
  entrecerrar escarmentar interferir proferir desmentir reinvertir reconvertir controvertir
`);

/** 'contar' → 'cuento', 'dormir' → 'duermo' and 'durmió', 'jugar' → 'juego', 'oler' → 'huelo'. */
const toUe = words(`
  absolver acordar acostar agorar almorzar apostar aprobar avergonzar cocer colar colgar comprobar concordar
  conmover consolar contar costar degollar demostrar descolgar descontar desaprobar desenvolver devolver disolver doler
  dormir adormir encontrar envolver esforzar forzar hollar jugar llover moler morder morir mostrar mover oler
  poblar repoblar despoblar poder probar promover recocer recontar recordar reencontrar reforzar remover renovar
  resolver resonar retorcer revolcar revolver rodar rogar soler soltar sonar soñar recostar torcer tostar
  trocar tronar volar sobrevolar volcar volver amolar desollar encordar ensoñar escocer desconsolar discordar soldar amoblar
  demoler descollar reprobar condoler
`);

/** 'pedir' → 'pido', 'pidió', 'pidiendo'. */
const toI = words(`
  pedir despedir impedir expedir repetir competir servir medir comedir vestir revestir desvestir investir travestir
  elegir reelegir preelegir corregir regir seguir conseguir perseguir proseguir rendir gemir concebir derretir
  reñir teñir desteñir ceñir constreñir estreñir embestir colegir henchir decir contradecir desdecir antedecir bendecir
  maldecir predecir subseguir erguir desceñir preconcebir
`);

export const changing: Readonly<Record<'ie' | 'ue' | 'i', ReadonlySet<string>>> = {
  ie: new Set(toIe),
  ue: new Set(toUe),
  i: new Set(toI),
};

/** The last weak vowel of the stem is accented where the stress falls on it: 'envío', 'actúa', 'reúne', 'prohíbe'. */
export const accented: ReadonlySet<string> = new Set(
  words(`
    aliar ampliar ansiar arriar ataviar autografiar averiar biografiar cartografiar ciar confiar contrariar criar
    chirriar desafiar desconfiar desliar desviar enfriar enviar escalofriar espiar esquiar expiar extasiar extraviar
    fiar fotografiar guiar hastiar inventariar liar malcriar piar porfiar radiografiar reenviar resfriar rociar
    telegrafiar vaciar variar acentuar actuar atenuar continuar desvirtuar devaluar efectuar evaluar exceptuar
    extenuar fluctuar graduar habituar insinuar interactuar perpetuar preceptuar puntuar redituar revaluar
    situar tatuar usufructuar prohibir cohibir reunir aislar ahijar aullar maullar ahumar
    sahumar rehusar enraizar aunar europeizar embaular airar arcaizar sobreactuar consensuar estriar amnistiar coreografiar
    agriar aupar deshabituar litografiar caligrafiar prohijar rehilar
  `),
);
