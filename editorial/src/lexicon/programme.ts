/**
 * What the programme of an event is counted in, in English, German, Spanish and French: an event is described in one
 * language and told in four, so a noun that one of them lacks makes its number unknown to the others.
 */
import type { Language } from '@foyer/contract/languages';
import type { Phrases } from '#lexicon/language-pack.ts';
import { list, table } from '#lexicon/list.ts';

type Row = readonly [en: string, de: string, es: string, fr: string];

const rows: Readonly<Record<string, Row>> = {
  installation: [
    '{light|art|} installation~',
    '*installation~, *installationen',
    'instalación, instalaciones',
    'installation~',
  ],
  contest: [
    'heavy event~, competition~, contest~, discipline~',
    '*wettbewerb~, *wettkampf~, *wettkämpfe, *wettkämpfen, disziplin, disziplinen',
    'prueba~, competición, competiciones, disciplina~, concurso~',
    'épreuve~, compétition~, concours, discipline~',
  ],
  // Only more than one: 'at ten in the evening' counts none.
  evening: [
    'evenings',
    '*abende, *abenden',
    'veladas, noches de {luz|luces|concierto|música|teatro|cine|jazz}',
    'soirées, soirs',
  ],
  sculpture: ['sculpture~', '*skulptur, *skulpturen', 'escultura~', 'sculpture~'],
  carnival_float: ['float~', 'festwagen, motivwagen', 'carroza~', 'char~'],
  puppet: ['puppet~', 'puppe, puppen, marionette~, marionetten', 'marioneta~, títere~', 'marionnette~'],
  giant: ['giant~', 'riesen', 'gigante~, cabezudo~', 'géant~'],
  candle: ['candle~', 'kerze, kerzen', 'vela~', 'bougie~'],
  firework: ['firework~', '*feuerwerk~, *feuerwerken', 'fuegos artificiales, castillos de fuegos', 'feu~ d artifice'],
  drone: ['drone~', 'drohne, drohnen', 'dron, drones', 'drone~'],
  match: [
    'match~, matches, fixture~',
    '*match~, partie, partien, *spiele, *spielen',
    'partido~, partida~',
    'match~, partie~',
  ],
  race: ['race~', '*rennen', 'carrera~', 'course~'],
  player: ['player~', 'spieler~, spielern, spielerinnen', 'jugador, jugadores, jugadoras', 'joueur~, joueuse~'],
  book: ['book~', 'bücher, büchern', 'libro~', 'livre~'],
  publisher: [
    'publisher~, publishing house~',
    'verlag, verlage, verlagen',
    'editorial, editoriales',
    'éditeur~, maison~ d édition',
  ],
  reading: ['reading~', '*lesung, *lesungen', 'lectura~', 'lecture~'],
  tour: ['guided {tour|walk}~', 'führung, führungen', 'visita~ guiada~', 'visite~ guidée~'],
  hike: ['hike~, walk~', 'wanderung, wanderungen', 'caminata~, ruta~', 'randonnée~'],
  artisan: [
    'artisan~, craftsman, craftsmen, craftspeople, maker~',
    'kunsthandwerker~, handwerker~',
    'artesano~, artesana~',
    'artisan~, artisane~',
  ],
  designer: [
    'designer~',
    'designer~, gestalter~',
    'diseñador, diseñadores, diseñadoras',
    'designer~, créateur~, créatrice~',
  ],
  photographer: ['photographer~', 'fotograf~, fotografen, fotografinnen', 'fotógrafo~, fotógrafa~', 'photographe~'],
  photograph: ['photograph~, photo~', '*foto~, fotografien', 'fotografía~, foto~', 'photographie~, photo~'],
  farmer: [
    'farmer~, grower~',
    'bauern, bäuerinnen, landwirte',
    'agricultor, agricultores, granjero~',
    'agriculteur~, paysan~, fermier~',
  ],
  mill: ['mill~, windmill~, watermill~', '*mühle, *mühlen', 'molino~', 'moulin~'],
  farm: ['farm~', '*höfe, *höfen, bauernhöfe', 'granja~, caserío~', 'ferme~'],
  cheese: ['cheese~', 'käse, käsesorten', 'queso~', 'fromage~'],
  food_truck: [
    'food truck~',
    'foodtruck~, food truck~',
    'food truck~, camioneta~ de comida, gastroneta~',
    'food truck~, camion~ restaurant~',
  ],
  vehicle: [
    '{vintage|classic|} car~, vehicle~',
    '*auto~, *wagen, *oldtimer~, *oldtimern, fahrzeug~',
    'coche~, automóvil, automóviles, vehículo~',
    'voiture~, automobile~, véhicule~',
  ],
  motorcycle: [
    'motorcycle~, motorbike~',
    'motorrad, motorräder, motorrädern',
    'moto~, motocicleta~',
    'moto~, motocyclette~',
  ],
  tractor: ['tractor~', 'traktor, traktoren', 'tractor, tractores', 'tracteur~'],
  gallery: ['gallery, galleries', '*galerie, *galerien', 'galería~', 'galerie~'],
  museum: ['museum~', '*museen', 'museos', 'musées'],
  venue_site: [
    'venue~, location~, site~',
    'spielort~, schauplatz~, schauplätze, schauplätzen, veranstaltungsort~',
    'sede~, recinto~, ubicación, ubicaciones, espacio~',
    'lieu~, site~',
  ],
  garden_open: ['open garden~', 'offene gärten', 'jardines abiertos', 'jardins ouverts'],
  mural: ['mural~', 'wandbild, wandbilder, wandbildern', 'mural, murales', 'fresque~, peinture~ murale~'],
  light: ['light~, lamp~', 'lichter, lichtern, lampen', 'luces, bombilla~, lámpara~', 'lumière~, lampe~, ampoule~'],
  couple: ['couple~, pair~', 'paare, paaren', 'pareja~', 'couple~'],
  startup: [
    '{start up|startup}~',
    '{start up|startup|gründerteam}~',
    '{start up|startup|empresa emergente}~',
    '{start up|startup|jeune~ pousse}~',
  ],
  tree: ['{olive|fruit|apple|} tree~', '*baum, *bäume, *bäumen', 'árbol, árboles, olivo~', 'arbre~, olivier~'],
  variety: [
    'grape~, {grape|apple|} {variety|varieties}',
    'rebsorte~, rebsorten, sorten, trauben',
    'variedad, variedades, {|variedades de} uva~',
    'cépage~, variété~',
  ],
  bottle: ['bottle~', 'flasche, flaschen', 'botella~', 'bouteille~'],
  litre: ['litre~, liter~', 'liter~', 'litro~', 'litre~'],
  recipe: ['recipe~', '*rezept~, *rezepten', 'receta~', 'recette~'],
  category: [
    'category, categories, class, classes',
    'kategorie, kategorien, klasse, klassen',
    'categoría~, clase~',
    'catégorie~, classe~',
  ],
  rider: ['rider~, horseman, horsemen', 'reiter~, reitern', 'jinete~', 'cavalier~, cavalière~'],
  climber: ['climber~', 'kletterer~, kletterern', 'escalador, escaladores', 'grimpeur~, grimpeuse~'],
  drum: ['drum~', 'trommel, trommeln', 'tambores, bombo~', 'tambours, percussions'],
  bell: ['bell~', 'glocke, glocken', 'campana~, cencerro~', 'cloche~'],
  cabin: ['cabin~, berth~', '*kabine, *kabinen, *koje, *kojen, kajüte, kajüten', 'camarote~', 'cabine~'],
};

const furtherRows = table(`
  cheese_dairy: cheese {dairy|dairies|maker|makers|producer|producers}, cheesemonger~, creamery, creameries | käserei~, käsereien, käser~, käsern | quesería~, quesero~ | fromagerie~, fromager~
  roaster: {coffee |}roaster~, roastery, roasteries | *röster~, *röstern, *rösterei~, *röstereien | tostador, tostadores, tostadora~, tueste~ | torréfacteur~, brûlerie~
  brewery: {craft |}brewer~, brewery, breweries, microbrewery, microbreweries | *brauerei~, *brauereien, brauer~, brauern | cervecera~, cervecería~, cervecero~ | brasserie~ artisanale~, brasseur~, microbrasserie~
  butcher: butcher~ | metzger~, metzgern, metzgerei~, metzgereien, fleischer~ | carnicero~, carnicería~, charcutero~ | boucher~, charcutier~
  chocolatier: chocolatier~, chocolate maker~ | chocolatier~, chocolatiers, schokoladenmacher~ | chocolatero~, chocolatería~ | chocolatier~
  pastry_chef: pastry {chef|cook}~, confectioner~ | konditor~, konditoren, patissier~, patissiers, konditoreien | pastelero~, repostero~, pastelería~ | pâtissier~, pâtisserie~
  oil_mill: oil mill~, oil maker~ | ölmühle~, ölmühlen | almazara~ | moulin~ à huile
  truffle_hunter: truffle hunter~ | trüffelsucher~, trüffelsuchern | trufero~ | trufficulteur~, rabassier~
  glassblower: glass {blower|maker}~, glassblower~ | glasbläser~, glasbläsern, glasmacher~ | vidriero~, soplador~ de vidrio | {souffleur|maître}~ {de verre|verrier}, verrier~
  luthier: luthier~, {violin|guitar|instrument} maker~ | {geigen|gitarren|instrumenten}bauer~, {geigen|gitarren|instrumenten}bauern | lutier~, luthier~ | luthier~, facteur~ d instruments
  knitter: knitter~, spinner~ | stricker~, strickerinnen, spinnerinnen | tejedor, tejedores, tejedora~ | tricoteu{r|se}~, fileuse~
  bookseller: bookseller~, book dealer~ | buchhändler~, buchhändlern, antiquare~ | librero~, librería~ | libraire~, bouquiniste~
  poet: poet~ | dichter~, dichterinnen, dichtern, lyriker~, poeten | poeta~ | poète~
  author: author~, writer~, novelist~ | autor, autoren, autorinnen, schriftsteller~ | autor, autores, autora~, escritor, escritores | auteur~, écrivain~, romanci{er|ère}~
  storyteller: storyteller~ | erzähler~, erzählerinnen, erzählern, märchenerzähler~ | cuentacuentos, narrador, narradores | conteu{r|se}~
  acrobat: acrobat~, juggler~ | akrobat~, akrobaten, jongleure~, artisten | acróbata~, malabarista~ | acrobate~, jongleu{r|se}~
  dj: dj~, djs | dj~, djs | dj~, djs | dj~, djs
  accordionist: accordionist~, fiddler~ | akkordeonist~, akkordeonisten, geiger~ | acordeonista~, violinista~ | accordéoniste~, violoneu{x|s}~
  dancer_troupe: dance {troupe|company|group}~ | tanzgruppe~, tanzgruppen, tanzkompanien | {compañía|grupo}~ de danza | {compagnie|troupe}~ de danse
  skipper: yacht~, sailing boat~, sailor~ | jacht~, jachten, yachten, segler~, seglern, segelboote~ | velero~, yate~, regatista~ | voilier~, yacht~, skipper~
  swimmer: swimmer~ | schwimmer~, schwimmerinnen, schwimmern | nadador, nadadores, nadadora~ | nageu{r|se}~
  cyclist: cyclist~ | radfahrer~, radfahrern, radler~ | ciclista~ | cycliste~, coureu{r|se}~ cycliste~
  skier: skier~ | skifahrer~, skifahrern, langläufer~, langläufern | esquiador, esquiadores, esquiadora~ | skieu{r|se}~
  chess_player: chess player~ | schachspieler~, schachspielern | ajedrecista~ | joueu{r|se}~ d échecs
  choirmaster: choir~, chorus, choruses | chor, chöre~, chören | coro~ | chœur~, chorale~
  lecture: lecture~, talk~ | vortrag, vorträge~, vorträgen | charla~, ponencia~, conferencia~ | conférence~, causerie~
  float: {carnival |}float~ | festwagen, motivwagen | carroza~ | char~, chars
  stand: tasting {stand|table|station}~ | verkostungsstände~, probierstände~ | mesa~ de cata, puesto~ de degustación | stand~ de dégustation
  cider_maker: cider {maker|producer|house}~, cidery, cideries | cidermacher~, ciderhersteller~, cidererzeuger~, ciderproduzent~, ciderproduzenten, mosterei~, mostereien, apfelweinkelterei~, keltereien | sidrería~, sidrero~, lagar, lagares, {elaborador|elaboradores|productor|productores|bodegas} de sidra | cidrerie~, cidrier~, producteur~ de cidre
  producer: producer~ | erzeuger~, erzeugern, produzent~, produzenten, hersteller~ | productor, productores, productora~ | producteur~, productrice~
  distiller: distiller~, distillery, distilleries | brenner~, brennerei~, brennereien, destillerie~, destillerien | destilador, destiladores, destilería~ | distillateur~, distillerie~
  ensemble: ensemble~ | ensemble~, ensembles | conjunto~, agrupación, agrupaciones, ensemble~ | ensemble~
  brass_band: brass band~, marching band~ | blaskapelle~, blaskapellen, kapelle~, kapellen, musikkapelle~ | banda~ de {música|metales|viento}, charanga~ | fanfare~, harmonie~
  printmaker: printmaker~, engraver~ | druckgrafiker~, drucker~, grafiker~ | grabador, grabadores | graveur~, imprimeur~
  illustrator: illustrator~ | illustrator~, illustratoren, illustratorinnen | ilustrador, ilustradores, ilustradora~ | illustrateur~, illustratrice~
  potter: potter~, ceramicist~ | töpfer~, töpferinnen, keramiker~ | alfarero~, ceramista~ | potier~, céramiste~
  smith: {black|} smith~, blacksmith~ | schmied~, schmieden | herrero~ | forgeron~
  weaver: weaver~ | weber~, weberinnen | tejedor, tejedores, tejedora~ | tisserand~
  baker: baker~ | bäcker~, bäckereien | panadero~, panadería~ | boulanger~
  beekeeper: beekeeper~ | imker~, imkereien | apicultor, apicultores | apiculteur~
  fisherman: fisherman, fishermen | fischer~, fischern | pescador, pescadores | pêcheur~
  exhibition: exhibition~ | ausstellung~, ausstellungen | exposición, exposiciones, muestra~ | exposition~
  panel: panel~, {panel|round table} discussion~, round table~ | podiumsdiskussion~, podiumsdiskussionen, podien, panels | mesa~ redonda~, panel, paneles, debate~ | table~ ronde~, débat~, panel~
  premiere: premiere~, première~ | premiere~, premieren, uraufführung~, uraufführungen | estreno~ | première~, création~
  tasting: tasting~ | verkostung~, verkostungen, weinprobe~, weinproben | cata~, degustación, degustaciones | dégustation~
  procession: procession~, parade~ | umzug, umzüge~, prozession~, prozessionen | procesión, procesiones, desfile~ | procession~, défilé~, cortège~
  bonfire: bonfire~ | feuer, freudenfeuer~, johannisfeuer~ | hoguera~ | feu~ {|de joie}
  crew: crew~ | crew~, crews, mannschaften, besatzung~, besatzungen | tripulación, tripulaciones | équipage~
  rower: rower~ | ruderer~, ruderern, ruderinnen | remero~ | rameur~
  sled: {dog|} {sled|sledge} team~, dog team~ | hundegespann~, gespann~, gespannen | tiro~ de perros, trineo~ | attelage~
  city: cities | städte~, städten | ciudades | villes
  region: regions | regionen | regiones | régions
  village: villages | dörfer~, dörfern | pueblos, aldeas | villages
  hall: {exhibition|trade fair|} halls, exhibition hall~, pavilion~ | {messe|ausstellungs|}hallen, messehalle~, pavillon~, pavillons | {pabellón|pabellones|naves} | halls, pavillon~
  telescope: telescope~ | teleskop~, teleskopen | telescopio~ | télescope~
  prize: prize~ | preise~, preisen | premio~ | prix
  ride: {fairground|} ride~ | fahrgeschäft~, fahrgeschäften | atracción, atracciones | manège~, attraction~
  tent: {festival|beer|circus} tent~ | festzelt~, bierzelt~, zirkuszelt~ | carpa~ | chapiteau~, tente~
  kitchen: {pop up|open|field} kitchen~ | feldküche~, feldküchen, garküchen | cocina~ {abierta|de campaña}~ | cuisine~ {ouverte|de rue}~
`);

/** Who comes to an event by trade: a number of them is the event's, whatever else a sentence speaks of. */
export const trades: readonly string[] = list(
  `roaster, brewery, butcher, chocolatier, pastry_chef, oil_mill, truffle_hunter, glassblower, luthier, knitter, bookseller,
  poet, author, storyteller, acrobat, dj, accordionist, dancer_troupe`,
);

/** The nouns of one language. */
export function programmeOf(language: Language): Phrases {
  const at = { en: 0, de: 1, es: 2, fr: 3 }[language];
  return Object.fromEntries(
    [...Object.entries(furtherRows), ...Object.entries(rows)].map(([id, row]) => [id, list(row[at] ?? '')]),
  );
}
