/**
 * What facts about numbers are named after (`berth_count`, `safari_tent_count`), in English, German, Spanish and French.
 * They are read only in texts about a house that has such a fact: elsewhere a bell is the church's and a step the stairs'.
 */
import type { Language } from '@foyer/contract/languages';
import { furtherCountedThings } from '#lexicon/further-counted-things.ts';
import { list, table } from '#lexicon/list.ts';

const commonest = table(`
  safari_tent: {safari|glamping|lodge} tent~ | safarizelt~, safarizelten, glampingzelt~, lodgezelt~ | tienda~ safari, tienda~ de safari, tienda~ de glamping | tente~ {safari|lodge}, tente~ de safari
  tent: tent~ | zelt~, zelten, *zelte, *zelten | tienda~ {|de campaña} | tente~
  pitch: pitch, pitches, camping pitch~, plot~ | stellplatz, stellplätze~, zeltplätze~, *stellplätze~, standplätze~ | parcela~, emplazamiento~, plaza~ de acampada | emplacement~, place~ de camping
  berth: berth~, mooring~, boat {slip|space}~ | liegeplatz, liegeplätze~, liegeplätzen, bootsplätze~, bootsliegeplätze~ | amarre~, atraque~, plaza~ de amarre | poste~ d amarrage, place~ de port, place~ à quai, anneau~, amarrage~, mouillage~
  mooring: mooring~, berth~ | liegeplatz, liegeplätze~, bojen | amarre~, atraque~, boya~ | poste~ d amarrage, anneau~, amarrage~, mouillage~, bouée~
  desk: desk~, workstation~, work {space|place}~ | schreibtisch~, arbeitsplatz, arbeitsplätze~, arbeitstisch~ | escritorio~, puesto~ {|de trabajo}, mesa~ de trabajo | bureau~, poste~ de travail, place~ de travail
  step: step~, stair~ | stufe~, stufen, treppenstufe~ | escalón, escalones, peldaño~ | marche~
  book: book~, volume~, title~ | buch, bücher~, bänd~, bände~ | libro~, volumen, volúmenes, tomo~, ejemplar, ejemplares | livre~, volume~, ouvrage~
  sheep: sheep, ewe~, lamb~ | schaf~, schafe~, lämmer~ | oveja~, cordero~ | mouton~, brebis, agneau~
  donkey: donkey~ | esel~, eseln | burro~, asno~, pollino~ | âne~, ânesse~
  goat: goat~ | ziege~, ziegen, geiß~ | cabra~ | chèvre~
  cow: cow~, cattle | kuh, kühe~, kühen, rinder~ | vaca~, res, reses | vache~
  horse: horse~, pony, ponies | pferd~, pferden, pony, ponys | caballo~, yegua~, poni~ | cheval, chevaux, poney~, jument~
  hen: hen~, chicken~ | huhn, hühner~, henne~, hennen | gallina~ | poule~
  alpaca: alpaca~ | alpaka~, alpakas | alpaca~ | alpaga~
  llama: llama~ | lama~, lamas | llama~ | lama~
  pig: pig~ | schwein~, schweinen | cerdo~, cochino~ | cochon~
  deer: deer, stag~ | hirsch~, hirschen, rehe~ | ciervo~ | cerf~, biche~
  peacock: peacock~ | pfau~, pfauen | pavo real, pavos reales | paon~
  beehive: {bee|} hive~, bee colony, bee colonies | bienenstock, bienenstöcke~, bienenvolk, bienenvölker~ | colmena~ | ruche~
  thermal_pool: thermal pool~, hot spring pool~ | thermalbecken, thermalbecken, thermalpool~ | piscina~ termal~ | bassin~ {thermal|thermaux}, piscine~ thermale~
  treatment_room: treatment room~, massage room~ | behandlungsraum, behandlungsräume~, behandlungszimmer~, anwendungsräume~, kabine~, kabinen | {cabina|sala}~ {|de {tratamiento|masaje}}~ | {cabine|salle}~ {|de {soin|massage}}~
  lodge: lodge~ | lodge~, lodges | lodge~ | lodge~
  hut: hut~ | hütte~, hütten | cabaña~, choza~ | cabane~, hutte~
  cave: cave {|room|house}~ | höhle~, höhlen, höhlenzimmer~, höhlenwohnungen, felsenzimmer~ | cueva~, casa~ cueva | grotte~, chambre~ troglodyte~, troglodyte~
  cabin: cabin~ | hütte~, hütten, kabine~, kabinen | cabaña~, camarote~ | cabane~, cabine~
  cottage: cottage~ | cottage~, cottages, ferienhaus, ferienhäuser~, häuschen | casita~, casa~ rural~ | cottage~, gîte~, maisonnette~
  chalet: chalet~ | chalet~, chalets | chalé~, chalet~ | chalet~
  bungalow: bungalow~ | bungalow~, bungalows | bungaló~, bungalow~ | bungalow~
  villa: villa~ | villa, villen | villa~ | villa~
  treehouse: tree house~, treehouse~ | baumhaus, baumhäuser~ | {casa|cabaña}~ {en|de} {los|} árbol~, casa~ del árbol | cabane~ {perchée|dans les arbres}~, maison~ dans les arbres
  yurt: yurt~ | jurte~, jurten | yurta~ | yourte~
  dome: dome~ | *dome~, kuppelzelt~, *kuppel, *kuppeln | domo~, cúpula~ | dôme~, bulle~
  igloo: igloo~ | iglu~, iglus | iglú~, iglúes | igloo~
  houseboat: houseboat~ | hausboot~, hausbooten | casa~ flotante~ | péniche~, maison~ flottante~
  mobile_home: mobile home~, static caravan~ | mobilheim~, mobilheimen | mobil home~, casa~ móvil~, casas móviles | mobil home~
  caravan: caravan~ | wohnwagen | caravana~ | caravane~
  capsule: capsule~, pod~ | kapsel~, kapseln, schlafkapsel~, schlafkapseln | cápsula~ | capsule~
  pod: pod~, capsule~ | pod~, pods, kapsel~, kapseln | cápsula~, pod~ | capsule~, pod~
  loft: loft~ | loft~, lofts | loft~ | loft~
  studio: studio~ | studio~, studios, atelier~ | estudio~ | studio~
  penthouse: penthouse~ | penthouse~ | ático~ | penthouse~, attique~
  apartment: apartment~, flat~ | apartment~, appartement~, wohnung, wohnungen, ferienwohnung~, ferienwohnungen | apartamento~, piso~ | appartement~, logement~
  dorm: dorm~, dormitory, dormitories | schlafsaal, schlafsäle~, mehrbettzimmer~, lager | dormitorio~ {|colectivo|común|compartido}~ | dortoir~
  cell: cell~ | zelle~, zellen | celda~ | cellule~
  bike: bike~, bicycle~ | rad, räder~, fahrrad, fahrräder~, leihräder~ | bici~, bicicleta~ | vélo~, bicyclette~
  bicycle: bike~, bicycle~ | rad, räder~, fahrrad, fahrräder~, leihräder~ | bici~, bicicleta~ | vélo~, bicyclette~
  kayak: kayak~ | kajak~, kajaks | kayak~, piragua~ | kayak~
  canoe: canoe~ | kanu~, kanus | canoa~ | canoë~
  boat: boat~ | boot~, booten, kähne~ | barca~, barco~, bote~ | barque~, bateau~
  surfboard: surfboard~, surf board~, board~ | surfbrett~, surfbrettern, board~, boards | tabla~ {|de surf} | planche~ {|de surf}
  sunbed: {sun|} lounger~, sunbed~, deck chair~ | liege~, liegen, liegestuhl, liegestühle~, sonnenliege~, sonnenliegen | tumbona~, hamaca~ | transat~, chaise~ longue~, bain~ de soleil
  cabana: cabana~ | cabana~, pavillon~ | cabaña~, cabana~ | cabana~, cabine~
  slide: {water|} slide~ | rutsche~, rutschen, wasserrutsche~, wasserrutschen | tobogán, toboganes | toboggan~
  lane: {bowling|swimming} lane~, lane~ | bahn, bahnen, kegelbahn~, kegelbahnen | calle~, pista~ | couloir~, piste~
  slope: slope~, piste~, run~ | piste~, pisten, abfahrten | pista~ | piste~
  lift: {ski|} lift~ | lift~, lifte~, seilbahn~, seilbahnen | remonte~, telesilla~ | remontée~ mécanique~, téléski~, télésiège~
  hole: hole~ | loch, löcher~, bahnen, spielbahnen, golfbahnen | hoyo~ | trou~
  court: court~, tennis court~ | court~, courts, tennisplatz, tennisplätze~, plätze~ | pista~ {|de tenis}, cancha~ | court~, terrain~ {|de tennis}
  tennis_court: tennis court~, court~ | tennisplatz, tennisplätze~, tenniscourts | pista~ {|de tenis}, cancha~ | court~ {|de tennis}, terrain~ de tennis
  charging_point: {charging|charge} {point|station|bay}~, charger~, wallbox~ | ladepunkt~, ladesäule~, ladesäulen, ladestation~, ladestationen, wallbox~, wallboxen | {punto|puesto|estación}~ de {recarga|carga}, estaciones de {recarga|carga}, cargador, cargadores | {borne|point|station}~ de {recharge|charge}, borne~, prise~
  parking_space: parking {space|spot|bay|place}~ | stellplatz, stellplätze~, parkplatz, parkplätze~ | plaza~ {|de {aparcamiento|garaje|parking}} | place~ {|de {parking|stationnement|garage}}
  table: table~ | tisch~, tischen | mesa~ | table~
  seat: seat~, cover~ | sitzplatz, sitzplätze~, platz, plätze~, sitze~, gedeck~, gedecken, restaurantplätze~, terrassenplätze~ | asiento~, butaca~, plaza~, cubierto~, comensal, comensales | place~ {|assises}, siège~, fauteuil~, couvert~, convive~
  window: window~ | fenster~, fenstern | ventana~ | fenêtre~
  tower: tower~, turret~ | turm, türme~, türmchen | torre~ | tour~, tourelle~
  bell: bell~ | glocke~, glocken | campana~ | cloche~
  fireplace: fireplace~, open fire~ | kamin~, kaminen | chimenea~ | cheminée~
  painting: painting~, picture~, canvas, canvases | gemälde~, bild, bilder~ | cuadro~, pintura~, lienzo~ | tableau~, toile~, peinture~
  artwork: artwork~, {work|piece}~ of art | kunstwerk~, kunstwerken, werk~ | obra~ {|de arte} | œuvre~ {|d art}
  sculpture: sculpture~, statue~ | skulptur~, skulpturen, statue~, statuen | escultura~, estatua~ | sculpture~, statue~
  whisky: whisky, whiskies, whiskey~, malt~ | whisky~, whiskys, whiskysorten | whisky~, whiskies | whisky~, whiskies
  gin: gin~ | gin~, gins, ginsorten | ginebra~ | gin~
  beer: beer~, ale~, brew~ | bier~, bieren, biersorten | cerveza~ | bière~
  tap: tap~ | zapfhahn, zapfhähne~ | grifo~, tirador, tiradores | robinet~, pression~, tireuse~
  wine: wine~, label~ | wein~, weinen, etiketten | vino~, referencia~, etiqueta~ | vin~, référence~, étiquette~
  bottle: bottle~ | flasche~, flaschen | botella~ | bouteille~
  barrel: barrel~, cask~ | fass, fässer~ | barrica~, barril, barriles, tonel, toneles | barrique~, fût~, tonneau~
  cocktail: cocktail~ | cocktail~, cocktails | cóctel, cócteles | cocktail~
  cheese: cheese~ | käse, käsesorten | queso~ | fromage~
  tea: tea~ | tee~, tees, teesorten | té~, infusión, infusiones | thé~
  course: course~ | gang, gänge~, gängen | plato~, pase~, tiempo~ | plat~, service~, temps
  olive_tree: olive tree~, olive~ | olivenbaum, olivenbäume~, ölbäume~, oliven | olivo~ | olivier~
  apple_tree: apple tree~ | apfelbaum, apfelbäume~ | manzano~ | pommier~
  orange_tree: orange tree~ | orangenbaum, orangenbäume~ | naranjo~ | oranger~
  fruit_tree: fruit tree~ | obstbaum, obstbäume~ | {árbol|árboles} {frutal|frutales}, frutal, frutales | arbre~ fruitier~, fruitier~
  tree: tree~ | baum, bäume~ | árbol, árboles | arbre~
  rose: rose {bush|variety}~, rose bushes, rose varieties, rose~ | rose~, rosen, rosenstöcke~, rosensorten | rosal, rosales, rosa~ | rose~, rosier~
  vine: vine~ | rebstock, rebstöcke~, reben | cepa~, vid, vides | cep~, pied~ de vigne
  therapist: therapist~, masseur~ | therapeut~, therapeuten, therapeutinnen | terapeuta~, masajista~ | thérapeute~, praticien~, masseur~
  doctor: doctor~, physician~ | arzt, ärzte~, ärztinnen | médico~, médica~ | médecin~
  guide: guide~ | führer~, guides, bergführer~ | guía~ | guide~
  instructor: instructor~, teacher~, coach, coaches | *lehrer~, *lehrern, *lehrerinnen, *trainer~, *trainern | instructor, instructores, monitor, monitores | moniteur~, professeur~
  employee: employee~, {staff|team} member~, staff | mitarbeiter~, mitarbeiterinnen, mitarbeitende~, angestellte~ | empleado~, trabajador, trabajadores | employé~, salarié~, collaborateur~
  monk: monk~, brother~ | mönch~, mönchen, brüder~ | monje~, hermano~ | moine~, frère~
  nun: nun~, sister~ | nonne~, nonnen, schwestern | monja~, hermana~ | religieuse~, sœur~
  washroom: {wash|shower|sanitary|facilities|toilet|ablution} {block|house|building}~, washroom~ | waschhaus, waschhäuser~, sanitärgebäude~, sanitärhaus, sanitärhäuser~, sanitärblock, sanitärblöcke~, waschräume~ | {bloque|edificio|módulo}~ {sanitario|de aseos|de sanitarios|de duchas}~, sanitarios | {bloc|bâtiment}~ {sanitaire|de sanitaires|de douches}~, sanitaires
  wash_house: {wash|shower|sanitary|facilities|toilet|ablution} {block|house|building}~, washroom~ | waschhaus, waschhäuser~, sanitärgebäude~, sanitärhaus, sanitärhäuser~, sanitärblock, sanitärblöcke~, waschräume~ | {bloque|edificio|módulo}~ {sanitario|de aseos|de sanitarios|de duchas}~, sanitarios | {bloc|bâtiment}~ {sanitaire|de sanitaires|de douches}~, sanitaires
  sanitary_block: {wash|shower|sanitary|facilities|toilet|ablution} {block|house|building}~, washroom~ | waschhaus, waschhäuser~, sanitärgebäude~, sanitärhaus, sanitärhäuser~, sanitärblock, sanitärblöcke~, waschräume~ | {bloque|edificio|módulo}~ {sanitario|de aseos|de sanitarios|de duchas}~, sanitarios | {bloc|bâtiment}~ {sanitaire|de sanitaires|de douches}~, sanitaires
  bathroom: bathroom~, shower room~ | badezimmer~, bad, bäder~ | baño~, cuarto~ de baño | salle~ de {bain|bains}, salle~ d eau
  shower: shower~ | dusche~, duschen | ducha~ | douche~
  locker: locker~ | schließfach, schließfächer~, spind~ | taquilla~ | casier~
  washing_machine: washing machine~, washer~ | waschmaschine~, waschmaschinen | lavadora~ | machine~ à laver, lave linge
  courtyard: courtyard~, patio~ | innenhof, innenhöfe~, hof, höfe~ | patio~ | cour~, patio~
  staircase: staircase~ | treppe~, treppen, treppenhaus, treppenhäuser~ | escalera~ | escalier~
  wing: wing~ | flügel~ | ala~ | aile~
  building: building~, house~ | gebäude~, häuser~ | edificio~ | bâtiment~
  shop: shop~, store~, boutique~ | laden, läden~, geschäft~, geschäften, boutiquen | tienda~ | boutique~, magasin~
  cafe: cafe~, café~ | café~, cafés | café~, cafetería~ | café~
  balcony: balcony, balconies | balkon~, balkonen, balkons | balcón, balcones | balcon~
  terrace: terrace~ | terrasse~, terrassen | terraza~ | terrasse~
  garden: garden~ | garten, gärten~ | jardín, jardines | jardin~
  bridge: bridge~ | brücke~, brücken | puente~ | pont~
  jetty: jetty, jetties, pier~ | steg~, stegen | embarcadero~, pantalán, pantalanes | ponton~
  clock: clock~ | uhr, uhren | reloj, relojes | horloge~, pendule~
  record: record~, vinyl~, lp~ | schallplatte~, schallplatten, platten, vinyls | disco~, vinilo~ | disque~, vinyle~
  board_game: board game~ | brettspiel~, brettspielen, gesellschaftsspiel~ | juego~ de mesa | jeu~ de société
  language: language~ | sprache~, sprachen | idioma~, lengua~ | langue~
  cinema_seat: {cinema|} seat~ | {kino|}sitze~, {kino|}plätze~, sessel | butaca~ | fauteuil~, place~
  hot_tub: hot tub~, jacuzzi~, whirlpool~ | whirlpool~, whirlpools, hot tub~ | jacuzzi~, bañera~ de hidromasaje | jacuzzi~, bain~ à remous, spa~
  steam_room: steam {room|bath}~ | dampfbad, dampfbäder~ | baño~ {de vapor|turco}~ | hammam~, bain~ de vapeur
  piano: piano~ | klavier~, klavieren, flügel | piano~ | piano~
  candle: candle~ | kerze~, kerzen | vela~ | bougie~
  kennel: kennel~ | zwinger | perrera~ | chenil~
  stable: stable~, {horse|} box, boxes, stall~ | stall, ställe~, box, boxen | establo~, cuadra~, box, boxes | écurie~, box
`);

const things = { ...furtherCountedThings, ...commonest };

/** Everything the table has words for. */
export const countedIds: readonly string[] = Object.keys(things);

/** True where the table has words for it. */
export const isCountedThing = (name: string): boolean => name in things;

/** The words for what a number is of; empty where the table does not have it. */
export const countedAs = (name: string, language: Language): readonly string[] =>
  list(things[name]?.[{ en: 0, de: 1, es: 2, fr: 3 }[language]] ?? '');
