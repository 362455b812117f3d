/** More of what facts about numbers are named after, in English, German, Spanish and French: see counted-things.ts. */
import { table } from '#lexicon/list.ts';

export const furtherCountedThings = table(`
  cask_ale: cask ale~, real ale~, ale~, beer~ on {tap|draught}, pint~ on tap | fassbier~, fassbieren, bier~ vom fass, biere vom fass, cask ale~, ale~, ales | cerveza~ {de|en} {barril|barrica|grifo|tirador}, ale~ | bière~ {au fût|en fût|à la pression|pression|à la pompe}, ale~
  ale: ale~, beer~ | ale~, ales, bier~, bieren, biersorten | cerveza~, ale~ | bière~, ale~
  craft_beer: craft beer~, beer~ | craft beer~, craftbier~, craftbieren, bier~, bieren | cerveza~ {|artesana|artesanal}~ | bière~ {|artisanale}~
  grape_variety: grape variety, grape varieties, variety of grape, varieties of grape, grape~ | rebsorte~, rebsorten, traubensorte~, traubensorten | variedad~ de uva~, variedades de uva~, uva~, cepa~ | cépage~
  wine_label: wine label~, label~, wine~ | etikett~, etiketten, wein~, weinen, weinetiketten, gewächse~ | etiqueta~, referencia~, vino~ | étiquette~, référence~, vin~
  vintage: vintage~ | jahrgang, jahrgänge~ | añada~, cosecha~ | millésime~
  rum: rum~ | rum, rums, rumsorten | ron, rones | rhum~
  sherry: sherry, sherries | sherry~, sherrys | jerez, jereces, jerez | xérès, sherry~
  port: port~ | portwein~, portweinen | oporto~ | porto~
  champagne: champagne~ | champagner~, champagnern | champán, champanes, champaña~ | champagne~
  spirit: spirit~ | spirituose~, spirituosen, schnaps, schnäpse~, bränd~ | licor, licores, destilado~, aguardiente~ | alcool~, spiritueux, eau~ de vie
  schnapps: schnapps~ | schnaps, schnäpse~, obstbrände~, brände~ | aguardiente~, licor, licores | eau~ de vie, schnaps
  coffee: coffee~ | kaffeesorten, kaffees | café~ | café~
  jam: jam~, marmalade~, preserve~ | marmelade~, marmeladen, konfitüre~, konfitüren, marmeladensorten | mermelada~, confitura~ | confiture~, marmelade~
  honey: honey~ | honigsorten, honige~ | miel, mieles | miel~
  bread: bread~, loaf, loaves | brot~, broten, brotsorten | pan, panes | pain~
  cake: cake~ | kuchen, torte~, torten | tarta~, pastel, pasteles, bizcocho~ | gâteau~
  flavour: flavour~, flavor~ | sorte~, sorten, geschmacksrichtungen | sabor, sabores | parfum~, saveur~
  dish: dish~, dishes, plate~ | gericht~, gerichten, speise~, speisen | plato~ | plat~, mets
  tapa: tapa~ | tapa~, tapas | tapa~, pincho~, pintxo~ | tapa~
  menu: menu~ | menü~, menüs, speisekarten | menú~ | menu~, formule~
  spring: spring~ | quelle~, quellen, thermalquelle~, thermalquellen | manantial, manantiales, fuente~ | source~
  hot_spring: hot spring~, spring~ | {thermal|heil|}quelle~, {thermal|heil|}quellen | {fuente|manantial}~ {|termal}~, manantiales {|termales} | source~ {|chaude|thermale}~
  fountain: fountain~ | brunnen, springbrunnen | fuente~ | fontaine~
  pond: pond~ | teich~, teichen, weiher~ | estanque~ | étang~, bassin~
  lake: lake~ | see~, seen | lago~, laguna~ | lac~
  island: island~ | insel~, inseln | isla~ | île~
  beach: beach, beaches | strand, strände~ | playa~ | plage~
  hammock: hammock~ | hängematte~, hängematten | hamaca~ | hamac~
  parasol: parasol~, umbrella~, sunshade~ | sonnenschirm~, schirm~, schirmen | sombrilla~, parasol, parasoles | parasol~
  umbrella: umbrella~, parasol~ | schirm~, schirmen, sonnenschirm~, regenschirm~ | paraguas, sombrilla~, parasol, parasoles | parapluie~, parasol~
  beach_chair: {beach|wicker beach} {chair|cabin|hut|basket}~, {strandkorb|strandkörbe}~ | strandkorb, strandkörbe~, strandstuhl, strandstühle~ | {silla|sillón|sillones|caseta|cabina}~ de playa | {cabine|fauteuil|chaise|cabane}~ de plage, fauteuil~ cabine~
  bench: bench, benches | bank, bänke~, sitzbänke~ | banco~ | banc~, banquette~
  chair: chair~ | stuhl, stühle~, sessel~, sesseln | silla~ | chaise~
  armchair: armchair~, easy chair~ | sessel~, sesseln, ohrensessel~ | sillón, sillones, butaca~ | fauteuil~
  rocking_chair: rocking chair~ | schaukelstuhl, schaukelstühle~ | mecedora~ | fauteuil~ à bascule, rocking chair~
  swing: swing~ | schaukel~, schaukeln | columpio~ | balançoire~
  door: door~ | tür~, türen | puerta~ | porte~
  gate: gate~ | tor~, tore~, toren | puerta~, portón, portones | porte~, portail~
  key: key~ | schlüssel~ | llave~ | clé~, clef~
  drawer: drawer~ | schublade~, schubladen | cajón, cajones | tiroir~
  shelf: shelf, shelves, bookcase~ | regal~, regalen | estante~, estantería~, balda~ | étagère~, rayonnage~
  mirror: mirror~ | spiegel~, spiegeln | espejo~ | miroir~
  lamp: lamp~, light~ | lampe~, lampen, leuchten | lámpara~, luz, luces | lampe~, lumière~
  lantern: lantern~ | laterne~, laternen | farol, faroles, linterna~, farolillo~ | lanterne~
  chandelier: chandelier~ | kronleuchter~, lüster~ | araña~, lámpara~ de araña | lustre~
  tapestry: tapestry, tapestries | wandteppich~, wandteppiche~, gobelin~, gobelins, bildteppich~ | tapiz, tapices | tapisserie~
  fresco: fresco~, frescoes, mural~ | fresko~, fresken, wandgemälde~, wandmalereien | fresco~, mural, murales | fresque~
  mural: mural~ | wandbild, wandbilder~, wandgemälde~ | mural, murales | fresque~, peinture~ murale~
  statue: statue~, sculpture~ | statue~, statuen, skulptur~, skulpturen, figuren | estatua~, escultura~ | statue~, sculpture~
  portrait: portrait~ | porträt~, porträts, bildnis~, bildnisse~ | retrato~ | portrait~
  photograph: photograph~, photo~ | foto~, fotos, fotografie~, fotografien | fotografía~, foto~ | photographie~, photo~
  artist: artist~ | künstler~, künstlern, künstlerinnen | artista~ | artiste~
  print: print~, engraving~, etching~ | stich~, druck~, drucke~, radierungen | grabado~, lámina~ | gravure~, estampe~
  map: map~ | karte~, karten, landkarte~, landkarten | mapa~ | carte~
  globe: globe~ | globus, globen | globo~ terráqueo~, globo~ | globe~
  instrument: instrument~ | instrument~, instrumenten | instrumento~ | instrument~
  guitar: guitar~ | gitarre~, gitarren | guitarra~ | guitare~
  organ: organ~ | orgel~, orgeln | órgano~ | orgue~
  typewriter: typewriter~ | schreibmaschine~, schreibmaschinen | máquina~ de escribir | machine~ à écrire
  telescope: telescope~ | teleskop~, teleskopen, fernrohr~ | telescopio~ | télescope~
  film: film~, movie~ | film~, filmen | película~, filme~ | film~
  newspaper: newspaper~, paper~ | zeitung~, zeitungen | periódico~, diario~ | journal, journaux, quotidien~
  game: game~ | spiel~, spielen | juego~ | jeu~
  puzzle: puzzle~, jigsaw~ | puzzle~, puzzles | puzle~, rompecabezas | puzzle~
  toy: toy~ | spielzeug~, spielsachen | juguete~ | jouet~
  pinball: pinball~, pinball machine~ | flipper~, flipperautomaten | pinball~, flipper~, máquina~ de pinball | flipper~
  bowling_lane: {bowling|} lane~, bowling alley~ | {kegel|bowling|}bahn, {kegel|bowling|}bahnen | {pista|calle}~ {|de bolos|de bowling} | piste~ {|de bowling}, allée~
  billiard_table: billiard table~, pool table~, snooker table~ | billardtisch~, billardtischen | mesa~ de billar | {table|billard}~ {|de billard}
  column: column~, pillar~ | säule~, säulen, pfeiler~, pfeilern | columna~, pilar, pilares | colonne~, pilier~
  pillar: pillar~, column~ | pfeiler~, pfeilern, säule~, säulen | pilar, pilares, columna~ | pilier~, colonne~
  arch: arch, arches | bogen, bögen | arco~ | arc~, arche~, arcade~
  vault: vault~ | gewölbe~, gewölben | bóveda~ | voûte~
  dovecote: dovecote~ | taubenschlag, taubenschläge~ | palomar, palomares | pigeonnier~
  cannon: cannon~ | kanone~, kanonen | cañón, cañones | canon~
  anchor: anchor~ | anker~, ankern | ancla~ | ancre~
  deck: deck~ | deck~, decks | cubierta~ | pont~
  mast: mast~ | mast, masten | mástil, mástiles, palo~ | mât~
  sail: sail~ | segel~, segeln | vela~ | voile~
  lock: lock~ | schleuse~, schleusen | esclusa~ | écluse~
  stable_box: {stable|horse|loose|} box, {stable|horse|loose|} boxes, stall~ | {pferde|stall|}box, {pferde|stall|}boxen | box, boxes, cuadra~, establo~ | box, stalle~, écurie~
  mill: mill~, windmill~, watermill~ | mühle~, mühlen, windmühle~, windmühlen | molino~ | moulin~
  mill_wheel: mill wheel~, water wheel~ | mühlrad, mühlräder~, wasserrad, wasserräder~ | rueda~ {|de molino} | roue~ {|à aubes|de moulin}
  millstone: millstone~ | mühlstein~, mühlsteinen, mahlsteine~ | muela~, piedra~ {|de molino} | meule~
  press: press, presses | presse~, pressen, kelter~ | prensa~, lagar, lagares | pressoir~, presse~
  oven: oven~ | ofen, öfen, backofen, backöfen | horno~ | four~
  stove: stove~, wood burner~ | ofen, öfen, kaminofen, kaminöfen, kachelofen, kachelöfen | estufa~ | poêle~
  fire_pit: fire pit~, firepit~ | feuerstelle~, feuerstellen, feuerschale~, feuerschalen | hoguera~, brasero~ | brasero~, foyer~
  barbecue: barbecue~, bbq~, grill~ | grill~, grills, grillplatz, grillplätze~, grillstellen | barbacoa~, parrilla~ | barbecue~, grill~
  kitchen: kitchen~ | küche~, küchen | cocina~ | cuisine~
  shower_room: shower room~, shower~ | duschraum, duschräume~, dusche~, duschen | ducha~, {cuarto|baño}~ con ducha | salle~ d eau, douche~
  toilet: toilet~, lavatory, lavatories, loo~ | toilette~, toiletten, wc~, wcs | aseo~, baño~, inodoro~, retrete~ | toilettes, wc
  boot_dryer: boot dryer~, boot warmer~ | schuhtrockner~, schuhtrocknern, stiefeltrockner~ | {secador|secadores} de {botas|calzado}, secabotas | sèche chaussures, sèche bottes
  ski_locker: {ski|} locker~ | skischrank, skischränke~, skispind~, spind~, skidepots | taquilla~ {|para esquís|de esquí}, guardaesquís | casier~ {|à skis|à ski}
  ski_run: {ski|} run~, slope~, piste~ | piste~, pisten, abfahrt, abfahrten, skipisten | pista~, bajada~ | piste~
  ski_lift: {ski|chair|} lift~ | {ski|sessel|}lift~, {ski|sessel|}lifte~, seilbahn~, seilbahnen | remonte~, telesilla~, telesquí~ | {remontée|}~ mécanique~, téléski~, télésiège~
  sledge: sledge~, sled~, toboggan~ | schlitten, rodel~, rodeln | trineo~ | luge~, traîneau~
  sled: sled~, sledge~, toboggan~ | schlitten, rodel~, rodeln | trineo~ | luge~, traîneau~
  snowmobile: snowmobile~ | schneemobil~, schneemobilen, motorschlitten | moto~ de nieve | motoneige~
  snowshoe: snowshoe~, pair~ of snowshoes | schneeschuh~, schneeschuhe~ | raqueta~ {|de nieve} | raquette~
  e_bike: {e|electric} bike~, e bike~, bike~ | e bike~, ebikes, elektrorad, elektroräder~, e räder~ | {bici|bicicleta}~ {|eléctrica}~, e bike~ | vélo~ {|électrique}~, vae
  mountain_bike: {mountain|} bike~ | mountainbike~, mountainbikes | {bici|bicicleta}~ {|de montaña}, mountain bike~ | vtt, vélo~ {|tout terrain}
  paddle_board: paddle board~, paddleboard~, sup~, board~ | {sup|stand up paddle} {board|brett}~, sup~, sups, bretter~, sup boards | tabla~ {|de paddle|de sup|de paddle surf}, paddle~ | paddle~, planche~ {|à pagaie|de paddle}
  rowing_boat: rowing boat~, rowboat~, boat~ | ruderboot~, ruderbooten, boot~, booten, kähne~ | {barca|bote}~ {|de remos|de remo} | barque~, bateau~ {|à rames}
  pedal_boat: pedal boat~, pedalo~ | tretboot~, tretbooten | {barca|bote|patín}~ {|a pedales|de pedales}, hidropedal, hidropedales | pédalo~
  gondola: gondola~ | gondel~, gondeln | góndola~ | gondole~, télécabine~
  yacht: yacht~ | yacht~, yachten, jachten | yate~ | yacht~
  wetsuit: wetsuit~, wet suit~ | neoprenanzug, neoprenanzüge~ | {traje|neopreno}~ {|de neopreno} | combinaison~
  golf_cart: {golf|} cart~, buggy, buggies | {golf|}cart~, {golf|}carts, buggy, buggys | carrito~ {|de golf}, buggy, buggies, buggys | voiturette~ {|de golf}, buggy, buggies
  tee: tee~ | abschlag, abschläge~, abschlagplätze~ | tee~ {|de salida}, puesto~ de prácticas | départ~, tee~
  bunker: bunker~ | bunker~, bunkern | búnker~, búnkeres | bunker~
  green: green~ | grün~, grüns, greens | green~ | green~
  padel_court: padel court~, court~ | padelplatz, padelplätze~, padelcourts | pista~ {|de pádel} | {court|terrain|piste}~ {|de padel}
  squash_court: squash court~ | squashcourt~, squashcourts, squashhallen | {pista|cancha}~ {|de squash} | court~ {|de squash}
  climbing_route: {climbing|} route~ | {kletter|}route~, {kletter|}routen | vía~ {|de escalada}, ruta~ | voie~ {|d escalade}
  hiking_trail: {hiking|walking|} trail~, {foot|}path~, route~ | wanderweg~, wanderwegen, weg~, wegen, routen | {sendero|ruta|camino}~ {|de senderismo} | {sentier|chemin}~ {|de randonnée}
  trail: trail~, path~, route~ | weg~, wegen, pfad~, pfaden, wanderweg~, wanderwegen, trails | sendero~, ruta~, camino~ | sentier~, chemin~
  yoga_mat: {yoga|} mat~ | {yoga|}matte~, {yoga|}matten | esterilla~ {|de yoga} | tapis {|de yoga}
  massage_bed: massage {bed|table}~ | massageliege~, massageliegen | camilla~ {|de masaje} | table~ {|de massage}
  treatment: treatment~ | behandlung~, behandlungen, anwendung~, anwendungen | tratamiento~ | soin~, traitement~
  massage: massage~ | massage~, massagen | masaje~ | massage~
  class: class, classes | kurs, kurse, kursen, stunden | clase~, curso~ | cours
  workshop: workshop~ | workshop~, workshops | taller, talleres | atelier~
  tour: tour~ | führung~, führungen, tour, touren | visita~, recorrido~ | visite~, circuit~
  excursion: excursion~, trip~, outing~ | ausflug, ausflüge~ | excursión, excursiones | excursion~, sortie~
  husky: husky, huskies, {sled|} dog~ | husky~, huskys, schlittenhund~, schlittenhunde~, hund~, hunde~ | husky~, huskies, perro~ {|de trineo} | husky~, huskies, chien~ {|de traîneau}
  dog: dog~ | hund~, hunde~, hündin, hündinnen | perro~ | chien~
  cat: cat~ | katze~, katzen, kater~ | gato~, gata~ | chat~, chatte~
  duck: duck~ | ente~, enten | pato~ | canard~
  goose: goose, geese | gans, gänse~ | ganso~, oca~ | oie~
  swan: swan~ | schwan, schwäne~ | cisne~ | cygne~
  rabbit: rabbit~, bunny, bunnies | kaninchen, hasen, hase | conejo~ | lapin~
  reindeer: reindeer | rentier~, rentieren, rene~ | reno~ | renne~
  bull: bull~ | stier~, stieren, bullen | toro~ | taureau~
  buffalo: buffalo~, buffaloes | büffel~, büffeln | búfala~, búfalo~ | buffle~, bufflonne~, bufflone~
  camel: camel~ | kamel~, kamelen | camello~ | chameau~
  mule: mule~ | maultier~, maultieren, muli, mulis | mula~, mulo~ | mule~, mulet~
  parrot: parrot~ | papagei~, papageien | loro~, papagayo~ | perroquet~
  falcon: falcon~ | falke~, falken | halcón, halcones | faucon~
  owl: owl~ | eule~, eulen | búho~, lechuza~ | chouette~, hibou~
  trout: trout | forelle~, forellen | trucha~ | truite~
  fish: fish, fishes | fisch~, fischen, fischarten | pez, peces | poisson~
  tortoise: tortoise~, turtle~ | schildkröte~, schildkröten | tortuga~ | tortue~
  turtle: turtle~ | schildkröte~, schildkröten | tortuga~ | tortue~
  butterfly: butterfly, butterflies | schmetterling~, schmetterlinge~ | mariposa~ | papillon~
  bird_species: bird species, {species|kinds} of bird~ | vogelart, vogelarten | especie~ de {ave|aves|pájaros} | espèce~ d oiseaux
  bird: bird~ | vogel, vögel~, vogelarten | ave~, pájaro~ | oiseau~
  bee_colony: bee colony, bee colonies, {bee|} hive~, beehive~ | bienenvolk, bienenvölker~, bienenstock, bienenstöcke~ | colmena~, {colonia|enjambre}~ {|de abejas} | colonie~ d abeilles, ruche~, essaim~
  animal: animal~ | tier~, tieren | animal, animales | animal, animaux, bête~
  lemon_tree: lemon tree~, lemon~ | zitronenbaum, zitronenbäume~, zitronenbäumchen | limonero~ | citronnier~
  almond_tree: almond tree~ | mandelbaum, mandelbäume~ | almendro~ | amandier~
  fig_tree: fig tree~ | feigenbaum, feigenbäume~ | higuera~ | figuier~
  cherry_tree: cherry tree~ | kirschbaum, kirschbäume~ | cerezo~ | cerisier~
  walnut_tree: walnut tree~ | walnussbaum, walnussbäume~, nussbäume~ | nogal, nogales | noyer~
  chestnut_tree: chestnut tree~, chestnut~ | kastanie~, kastanien, kastanienbaum, kastanienbäume~ | castaño~ | châtaignier~, marronnier~
  pear_tree: pear tree~ | birnbaum, birnbäume~ | peral, perales | poirier~
  plum_tree: plum tree~ | pflaumenbaum, pflaumenbäume~, zwetschgenbäume~ | ciruelo~ | prunier~
  apricot_tree: apricot tree~ | aprikosenbaum, aprikosenbäume~, marillenbäume~ | albaricoquero~ | abricotier~
  palm_tree: palm tree~, palm~ | palme~, palmen | palmera~ | palmier~
  palm: palm~, palm tree~ | palme~, palmen | palmera~ | palmier~
  pine_tree: pine tree~, pine~ | kiefer~, kiefern, pinie~, pinien | pino~ | pin~
  oak_tree: oak tree~, oak~ | eiche~, eichen | roble~, encina~ | chêne~
  oak: oak~, oak tree~ | eiche~, eichen | roble~, encina~ | chêne~
  cork_oak: cork oak~ | korkeiche~, korkeichen | alcornoque~ | chêne~ liège~
  lime_tree: lime tree~, linden~ | linde~, linden, lindenbäume~ | tilo~ | tilleul~
  cypress: cypress, cypresses | zypresse~, zypressen | ciprés, cipreses | cyprès
  citrus_tree: citrus tree~ | zitrusbaum, zitrusbäume~ | {árbol|árboles} cítricos, cítricos | agrume~
  carob_tree: carob tree~ | johannisbrotbaum, johannisbrotbäume~ | algarrobo~ | caroubier~
  rose_bush: rose bush~, rose bushes, rose~ | rosenstock, rosenstöcke~, rose~, rosen | rosal, rosales, rosa~ | rosier~
  herb: herb~ | kraut, kräuter~, kräutersorten | hierba~ | herbe~
  plant: plant~ | pflanze~, pflanzen | planta~ | plante~
  orchid: orchid~ | orchidee~, orchideen | orquídea~ | orchidée~
  cactus: cactus, cacti, cactuses | kaktus, kakteen | cactus, cactos | cactus
  vegetable_bed: {vegetable|raised} bed~ | {gemüse|hoch}beet~, {gemüse|hoch}beete~ | bancal, bancales | {carré|bac}~ potager~, planche~ potagère~
  solar_panel: {solar|} panel~ | solarmodul~, solarmodulen, solarpanel~, solarpaneele~, photovoltaikmodule~ | {panel|placa}~ solar~, paneles {|solares}, placas {|solares} | panneau~ {|solaire}~
  crew: crew member~, crew, in the crew, deckhand~ | mann, crewmitglieder~, besatzungsmitglieder~, besatzung, in der crew, an bord | tripulante~, miembros de la tripulación | membre~ {d|de l} équipage, d équipage, équipiers, matelots
  captain: captain~, skipper~ | kapitän~, kapitäne~ | capitán, capitanes, capitana~ | capitaine~
  chef: chef~, cook~ | koch, köche~, köchin, köchinnen | cocinero~, cocinera~, chef~ | cuisinier~, cuisinière~, chef~
  waiter: waiter~ | kellner~, kellnern, kellnerinnen | camarero~ | serveur~, serveuse~
  butler: butler~ | butler~, butlern | mayordomo~ | majordome~
  gardener: gardener~ | gärtner~, gärtnern, gärtnerinnen | jardinero~ | jardinier~
  concierge: concierge~ | concierge~, concierges | conserje~ | concierge~
  sommelier: sommelier~ | sommelier~, sommeliers | sumiller, sumilleres | sommelier~
  lifeguard: lifeguard~ | rettungsschwimmer~, bademeister~ | socorrista~ | maître~ nageur~, sauveteur~
  staff: staff, employee~, {staff|team} member~ | mitarbeiter~, mitarbeitern, mitarbeiterinnen, angestellte~, mitarbeitende~ | empleado~, trabajador, trabajadores | employé~, salarié~, collaborateur~
  resident: resident~ | bewohner~, bewohnern | residente~, habitante~, vecino~ | résident~, habitant~
  nationality: nationality, nationalities | nation~, nationen, nationalitäten | nacionalidad, nacionalidades | nationalité~
  newsletter: newsletter~ | newsletter~ | boletín, boletines | lettre~
  patio: patio~, courtyard~ | patio~, patios, innenhof, innenhöfe~, hof, höfe~ | patio~ | patio~, cour~
  cloister: cloister~ | kreuzgang, kreuzgänge~ | claustro~ | cloître~
  chapel: chapel~ | kapelle~, kapellen | capilla~, ermita~ | chapelle~
  altar: altar~ | altar, altäre~ | altar, altares, retablo~ | autel~
  cellar: cellar~ | keller~, kellern | bodega~, sótano~ | cave~, cellier~
  warehouse: warehouse~ | speicher~, lagerhaus, lagerhäuser~ | almacén, almacenes | entrepôt~
  barn: barn~ | scheune~, scheunen, scheuer~ | granero~, pajar, pajares | grange~
  kiosk: kiosk~ | kiosk~, kioske~ | quiosco~, kiosco~ | kiosque~
  lounge: lounge~ | lounge~, lounges, salons | salón, salones | salon~
  salon: salon~, drawing room~, lounge~ | salon~, salons | salón, salones | salon~
  vegetable: vegetable~, {kind|variety|varieties|sort}~ of vegetable~ | gemüsesorte~, gemüsesorten | hortaliza~, verdura~ | légume~
  hall: hall~ | saal, säle~, halle~, hallen | sala~, salón, salones | salle~, halle~
  conference_room: {conference|meeting|seminar} room~ | {konferenz|tagungs|seminar}raum, {konferenz|tagungs|seminar}räume~ | {sala|salón|salones}~ {de|para} {conferencias|reuniones|congresos} | salle~ de {conférence|réunion|séminaire}~
  function_room: {function|event|banqueting} room~ | {veranstaltungs|bankett|fest}raum, {veranstaltungs|bankett|fest}räume~, {fest|bankett}säle~ | {sala|salón|salones}~ {de|para} {eventos|banquetes|celebraciones} | {salle|salon}~ de {réception|banquet}~
  charging_station: {charging|charge} {point|station|bay}~, charger~, wallbox~ | ladepunkt~, ladesäule~, ladesäulen, ladestation~, ladestationen, wallbox~, wallboxen | {punto|puesto|estación}~ de {recarga|carga}, estaciones de {recarga|carga}, cargador, cargadores | {borne|point|station}~ de {recharge|charge}, borne~, prise~
  charger: charger~, {charging|charge} {point|station|bay}~, wallbox~ | ladepunkt~, ladesäule~, ladesäulen, ladestation~, ladestationen, wallbox~, wallboxen | {punto|puesto}~ de {recarga|carga}, estaciones de {recarga|carga}, cargador, cargadores | {borne|point|station}~ de {recharge|charge}, borne~, prise~
  bike_space: {bike|bicycle|cycle} {space|place|stand|rack}~ | {fahrrad|rad}{stellplatz|stellplätze|stellplätzen|platz|plätze|plätzen}, {stellplätze|plätze}~ für {räder|fahrräder} | plaza~ {para|de} {bicis|bicicletas} | place~ {à|pour|de} {vélo|vélos}
  bicycle_space: {bike|bicycle|cycle} {space|place|stand|rack}~ | {fahrrad|rad}{stellplatz|stellplätze|stellplätzen|platz|plätze|plätzen}, {stellplätze|plätze}~ für {räder|fahrräder} | plaza~ {para|de} {bicis|bicicletas} | place~ {à|pour|de} {vélo|vélos}
  garage_space: garage space~, {underground|garage} parking space~ | {tief|}garagenplatz, {tief|}garagenplätze~, {tief|}garagenstellplätze~ | plaza~ de garaje, plaza~ {|en el garaje} | place~ {de|en|au} garage, place~ en sous sol
`);
