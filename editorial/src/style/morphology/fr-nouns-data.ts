/** French nouns and adjectives whose forms no rule tells, and those by which a feminine is known as one. */
import { rows, words } from './data.ts';

/** All that one word is, its dictionary form first; whichever form is listed stands for all of them. */
export const paradigms = rows(`
  beau bel belle beaux belles bellement, nouveau nouvel nouvelle nouveaux nouvelles nouvellement
  vieux vieil vieille vieilles, fou fol folle fous folles follement, mou mol molle mous molles mollement
  jumeau jumelle jumeaux jumelles, blanc blanche blancs blanches, franc franche francs franches franchement
  sec sèche secs sèches sèchement, frais fraîche fraîches fraîchement, long longue longs longues longuement
  doux douce douces doucement, roux rousse rousses, faux fausse fausses faussement, jaloux jalouse jalouses
  public publique publics publiques publiquement, grec grecque grecs grecques, turc turque turcs turques
  favori favorite favoris favorites, gentil gentille gentils gentilles gentiment, rigolo rigolote rigolos rigolotes
  bas basse basses bassement, gras grasse grasses grassement, gros grosse grosses, las lasse lasses
  épais épaisse épaisses épaissement, exprès expresse expresses expressément, métis métisse métisses
  bénin bénigne bénins bénignes, malin maligne malins malignes malignement, andalou andalouse andalous andalouses
  aigu aiguë aigüe aigus aiguës aigües, exigu exiguë exigüe exigus exiguës exigües
  ambigu ambiguë ambigüe ambigus ambiguës, contigu contiguë contigüe contigus contiguës, tiers tierce tierces
  bref brève brefs brèves brièvement, neuf neuve neufs neuves, veuf veuve veufs veuves, sauf sauve saufs sauves, laïc laïque laïcs laïques, chef cheffe chefs cheffes
  sot sotte sots sottes sottement, pâlot pâlotte pâlots pâlottes, vieillot vieillotte vieillots vieillottes
  caduc caduque caducs caduques, absous absoute absoutes, hébreu hébreux hébraïque, sûr sûre sûrs sûres sûrement
  mûr mûre mûrs mûres mûrement, dû due dus dues dûment, gai gaie gais gaies gaiement gaîment
  complet complète complets complètes complètement, incomplet incomplète incomplets incomplètes
  concret concrète concrets concrètes concrètement, discret discrète discrets discrètes discrètement
  indiscret indiscrète indiscrets indiscrètes, inquiet inquiète inquiets inquiètes, secret secrète secrets secrètes secrètement
  désuet désuète désuets désuètes, replet replète, impuni impunis impunément, grave graves gravement grièvement
  tout toute tous toutes, quel quelle quels quelles, tel telle tels telles, nul nulle nuls nulles nullement
  hôte hôtes hôtesse hôtesses, maître maîtres maîtresse maîtresses, prince princes princesse princesses
  comte comtes comtesse comtesses, duc ducs duchesse duchesses, copain copains copine copines
  compagnon compagnons compagne compagnes, héros héroïne héroïnes, ambassadeur ambassadeurs ambassadrice ambassadrices
  empereur empereurs impératrice impératrices, loup loups louve louves, poète poètes poétesse poétesses
  dieu dieux déesse déesses, tsar tsars tsarine, abbé abbés abbesse abbesses, traître traîtres traîtresse traîtresses
  tigre tigres tigresse tigresses, suisse suisses suissesse suissesses, neveu neveux, canard canards
  vengeur vengeurs vengeresse vengeresses, enchanteur enchanteurs enchanteresse enchanteresses enchanteuse
  chasseur chasseurs chasseuse chasseuses chasseresse, pécheur pécheurs pécheresse pécheresses
  monsieur messieurs, madame mesdames, mademoiselle mesdemoiselles, œil yeux, aïeul aïeuls aïeux aïeule aïeules
  ciel cieux ciels, bonhomme bonshommes, gentilhomme gentilshommes, sandwich sandwichs sandwiches, lunch lunchs lunches
  brunch brunchs brunches, match matchs matches, box boxes, whisky whiskys whiskies, lobby lobbys lobbies
  barman barmans barmen barmaid barmaids, gentleman gentlemans gentlemen, scénario scénarios scénarii
  maximum maximums maxima, minimum minimums minima, média médias, clé clés clef clefs, bistro bistros bistrot bistrots
  événement événements évènement évènements, événementiel évènementiel événementielle évènementielle événementiels événementielles
  cuiller cuillère cuillers cuillères, garçon garçons, hindou hindoue hindous hindoues
  pareil pareille pareils pareilles pareillement, vermeil vermeille, essentiel essentielle essentiels essentielles essentiellement
  auteur auteurs autrice autrices auteure auteures, professeur professeurs professeure professeures
  ingénieur ingénieurs ingénieure ingénieures, gouverneur gouverneurs gouverneure, entraîneur entraîneurs entraîneuse
  supérieur supérieure supérieurs supérieures, prieur prieure, paysan paysanne paysans paysannes, rouan rouanne
  bon bonne bons bonnes, cochon cochonne cochons, patron patronne patrons patronnes, mignon mignonne mignons mignonnes
  baron baronne barons baronnes, champion championne champions championnes, breton bretonne bretons bretonnes
  glouton gloutonne gloutons gloutonnes, piéton piétonne piétons piétonnes, vigneron vigneronne vignerons vigneronnes
  fripon friponne, polisson polissonne, saxon saxonne saxons saxonnes, wallon wallonne wallons wallonnes
  bouffon bouffonne, espion espionne espions, lion lionne lions lionnes, lapon lapone laponne, bougon bougonne
  leur leurs, notre nos, votre vos, mon ma mes, ton ta tes, son sa ses, ce cet cette ces, un une, au aux
  le la les l, de d du des, ne n, que qu, je j, si s, lorsque lorsqu, jusque jusqu
  quelque quelques quelqu, celui celle ceux celles, mien mienne miens miennes, il elle ils elles
`);

/** What stands for a word without being listed as it: 'meilleur marché' for 'bon marché', 'vous détendre' for 'se détendre'. */
export const further: ReadonlyMap<string, readonly string[]> = new Map([
  ['bon', words('meilleur meilleure meilleurs meilleures')],
  ['mauvais', words('pire pires')],
  ['bien', words('mieux')],
  ['se', words('s me m te t nous vous')],
]);

/** Plurals in -x beside those in -eau and -eu, and -aux of -ail. */
export const inX: ReadonlySet<string> = new Set(words('bijou caillou chou genou hibou joujou pou'));
export const inAil: ReadonlySet<string> = new Set(
  words('travail vitrail corail émail bail soupirail ventail vantail fermail'),
);
/** Plurals in -eux that are no adjectives. */
export const ofEu: ReadonlySet<string> = new Set(
  words('lieux jeux feux cheveux vœux voeux adieux aveux milieux neveux enjeux pieux hébreux essieux dieux'),
);

/** Words in -s that are no plurals and would be another word without it. */
export const noPlurals: ReadonlySet<string> = new Set(
  words(`
    cours mois fois bois pas plus vers sous dans fils jus des les mes tes ses nos vos très ours sens dos bus bas gras las
    tas cas puis mais jamais toujours moins sans hors dès corps temps bras repas pays avis paradis tapis accès succès
    progrès palais relais parcours secours concours discours recours puits fonds poids gros gris frais épais exquis précis
    compris divers mauvais anglais français irlandais écossais chinois danois suédois après près dessus dessous dehors
    ailleurs volontiers certes envers travers univers velours rendez anis cassis jadis depuis mets dons châssis matelas
    verglas lilas cabas compas virus campus bonus cactus tournedos abus refus jacuzzis os us tennis iris oasis jaunis
    souris pois tréfonds remords alors pris mis assis acquis clos inclus exclus diffus confus vis lis suis bourgeois
    mars taux chaux pouls gars boss stress pass miss mess express propos ris bris mors avers glas abois tamis bien
    courtois villageois hongrois niçois alsacien polonais portugais japonais marais engrais délais dais jais
  `),
);

/** Nouns that look like the feminine of an adjective. */
export const noFeminines: ReadonlySet<string> = new Set(
  words(`
    vallée année soirée journée matinée entrée arrivée échappée randonnée allée durée idée montée traversée tournée
    gorgée bouchée cheminée fée orchidée musée lycée trophée pensée armée chaussée jetée plongée virée veillée poignée
    assemblée fusée marée denrée destinée épée épopée portée bouée buée rosée cuvée purée dragée apogée mêlée renommée
    gelée chevauchée remontée retombée tranchée coulée levée rangée visée volée giboulée flambée corvée odyssée
    tente vente pente plante détente attente entente descente soixante cinquante quarante trente variante servante rente
    salle escale rafale cathédrale capitale centrale finale morale scandale dédale pétale mâle pâle sale ovale cigale
    spirale succursale générale balle halle dalle malle intervalle sandale cabale pédale bacchanale fraise braise aise
    chaise framboise ardoise falaise mayonnaise punaise fournaise olive rive lessive salive missive locomotive archive
    prière rivière lumière manière matière bière croisière cafetière cuisinière lisière clairière frontière carrière
    crinière poussière théière chaumière paupière barrière tanière salière visière jardinière pépinière rizière
    selle elle appelle pelle ruelle chapelle passerelle dentelle tonnelle aquarelle querelle vaisselle ficelle
    parcelle étincelle coccinelle cannelle vermicelle nouvelle demoiselle échelle hirondelle mirabelle bretelle
    antenne tienne vienne parvienne persienne bagagère étagère enchère jachère fougère berceuse chartreuse veilleuse
    commune droite droit marine découverte tenue vue venue suite conduite moyenne moyen surprise nue fine ronde seconde saline
    passante courante garnie sortie partie droguerie bienvenue plate assise produit lue bue crue servie confite élue
    graine laine plaine semaine fontaine centaine douzaine dizaine vingtaine trentaine haine gaine veine peine reine
  `),
);

/** Adjectives and persons as they are asked for: by them a feminine or plural of theirs is known. */
export const common: readonly string[] = words(`
  petit grand gratuit chaud froid haut court lourd vert parfait joli vrai bleu gris noir clair pur dur meilleur intérieur
  extérieur fort idéal banal fatal final natal naval austral situé réputé raffiné niché privilégié soigné animé équipé
  aménagé climatisé rénové restauré ensoleillé ombragé arboré boisé fleuri isolé calfeutré dédié adapté varié sophistiqué
  passionné renommé prisé inégalé inespéré insoupçonné rêvé choyé dépaysé apaisé détendu reposé luxuriant éblouissant
  client voyageur visiteur invité résident habitant touriste vacancier estivant convive curiste partenaire employé associé
  étudiant adhérent abonné occupant participant gérant commerçant artisan marchand ami voisin cousin saint persan catalan
  humain urbain prochain certain romain américain marocain africain mexicain cubain contemporain lointain souterrain
  riverain souverain sain vain mondain républicain métropolitain toscan napolitain vénitien sicilien hautain
  plein serein câlin fin divin marin alpin citadin féminin masculin enfantin voisin taquin cristallin salin coquin
  commun brun opportun chacun importun profond rond blond fécond second chaleureux allemand espagnol normand flamand
  ouvert couvert offert découvert désert expert vert inédit exquis précis assis compris requis conquis surpris acquis
  bourgeois courtois plat délicat ingrat adéquat immédiat brut subit maudit cuit réduit construit séduit confit droit
  étroit adroit distrait abstrait satisfait discret net coquet douillet violet muet simplet inquiet replet désuet
  bavard tard gaillard montagnard campagnard savoyard abondant élégant charmant brillant vivant excellent récent
  permanent différent fréquent patient prudent puissant important suivant ravissant étonnant passant courant
  vendu perdu tendu attendu connu inconnu reconnu méconnu prévu imprévu voulu absolu résolu pointu cossu touffu bienvenu
  abouti réussi fini infini garni rempli réuni uni poli épanoui inouï béni choisi averti fourni assorti bâti servi suivi
  lent content pressant gourmand romand flottant fondant croquant craquant croustillant pétillant scintillant
  nu cru ému élu ardu dodu exclu inclus diffus confus noué doué aisé usé osé rusé âgé osseux
  salé sucré épicé corsé glacé fumé grillé parfumé vanillé chocolaté fruité boisé poivré citronné iodé mariné mijoté
`);

/** What ends like the adverb of an adjective and says something else, or is a noun: it stands for itself alone. */
export const ownAdverbs: ReadonlySet<string> = new Set(
  words(`
    vraiment notamment également finalement tellement seulement uniquement actuellement généralement absolument totalement
    complètement certainement nullement sûrement évidemment heureusement malheureusement particulièrement entièrement
    franchement communément couramment relativement effectivement apparemment précisément éventuellement pleinement
    clairement pratiquement dernièrement premièrement définitivement spécialement principalement constamment forcément
    bâtiment sentiment assortiment compliment renouvellement nivellement chevalement signalement étalement emballement
    creusement
  `),
);

/** Words that would be another without their circumflex. */
export const keepsCircumflex = /^(?:sûr|mûr|dû|jeûn|crû|croî|faît|fût|mût|tût|pût)/;
/** What is written without it since 1990, and as it was: a listed 'diner' is 'dîner' too. */
export const circumflexes = rows(`
  goûter, goût, dégoût, fraîch, rafraîch, gîte, île, boîte, août, coût, surcoût, entraîne, entraîna, traîne, maîtr, huîtr, brûl, cloître,
  voûte, abîm, chaîne, enchaîn, bûche, flûte, croûte, gaîté, piqûre, plaît, dîner, dîné, dîne, dînons, dînez
`)
  .flat()
  .map((marked) => [marked.replace(/î/g, 'i').replace(/û/g, 'u'), marked] as const);
