/**
 * Further names of facts about prices, hours and sizes (`price:kayak_tour`, `hours:farm_shop`), in English, German,
 * Spanish and French. Like those of `facilities.ts` they are read only in texts about a house that has such a fact.
 */
import { furtherOffers } from '#lexicon/further-offers.ts';
import { hiredThings } from '#lexicon/hired-things.ts';
import { housePlaces } from '#lexicon/house-places.ts';
import { table } from '#lexicon/list.ts';

const offers = table(`
  jazz_bar: jazz bar~ | jazzbar~ | bar~ de jazz | bar~ {de|à} jazz
  packed_breakfast: packed breakfast~, breakfast {to go|bag|box}~ | frühstück~ zum mitnehmen, frühstückspaket~, frühstückstüte~ | desayuno~ {para llevar|de picnic} | petit déjeuner à emporter, panier petit déjeuner
  pilgrim_menu: pilgrim {|s} menu~, pilgrims menu~ | pilgermenü~ | menú {|del|de} peregrino~ | menu {|du} pèlerin~
  riding_school: riding school~, riding stable~ | reitschule~, reitstall, reitstalls | escuela~ de equitación, centro~ ecuestre~ | école~ d équitation, centre~ équestre~
  kayak: kayak {|tour|trip|rental|hire}~ | kajak~, kajaktour~, kajaktouren, kajakverleih, *kajak, *kajaks | kayak~, {ruta|paseo|salida|excursión} en kayak, piragua~ | kayak~, {sortie|balade|location} {en|de} kayak
  kayak_tour: kayak~ {|tour|trip}~, kayaking | kajak~, kajaktour~, kajaktouren, kajakfahrt~ | kayak~, {ruta|paseo|salida|excursión} en kayak | kayak~, {sortie|balade|excursion}~ en kayak
  canoe_tour: canoe~ {|tour|trip}~, canoeing | kanutour~, kanutouren, kanu~, kanufahrt~ | canoa~, {ruta|paseo|salida|excursión} en canoa | canoë~, {sortie|balade|excursion}~ en canoë
  canoe_rental: canoe~ {|rental|hire}~ | kanu~, kanuverleih, leihkanu~ | canoa~, alquiler de canoas | canoë~, location de canoës
  bike_tour: {bike|bicycle|cycling} tour~, guided ride~ | radtour~, radtouren, fahrradtour~, fahrradtouren | {ruta|paseo|salida|excursión} en {bici|bicicleta} | {sortie|balade|excursion}~ à vélo
  farm_shop: farm shop~, farm store~ | hofladen, hofladens, hofläden | tienda {de la granja|de la finca|del caserío}, tienda~ | boutique~ {|de la ferme}, magasin de la ferme
  farm_tour: farm {tour|visit}~, {tour|walk}~ of the farm | hofführung~, hofführungen, hofrundgang, führung~ über den hof | visita~ {a|de|por} la granja, visita~ guiada~ | visite~ de la ferme, visite~ guidée~, tour de la ferme
  tower_visit: {tower|lighthouse} {visit|climb|tour|ticket|entry}~, {visit|climb|go up|climbing} the {tower|lighthouse}, {up|climbing} the {tower|lighthouse} | turmbesteigung~, turmführung~, turmbesuch~, turm, turmaufstieg | {visita|subida}~ {a la torre|al faro|a la linterna}, {subir|suba|sube} {a la torre|al faro} | {visite|montée|ascension}~ {de la tour|du phare|du donjon|à la tour|au phare|au donjon}, {monter|montez} {à la tour|au phare|en haut}
  castle_tour: {castle|palace|house} tour~, {tour|visit}~ of the {castle|palace} | schlossführung~, schlossführungen, burgführung~, burgführungen | visita~ {al|del} {castillo|palacio}, visita~ guiada~ | visite~ du {château|palais}, visite~ guidée~
  museum_entry: museum {entry|ticket|admission}~, entry to the museum | museumseintritt~, eintritt ins museum | entrada~ {al|del} museo | entrée~ {du|au} musée
  thermal_baths: thermal {bath|pool|spa|spring}~ | thermalbad, thermalbades, thermalbäder~, therme, thermen, thermalbecken | {baño|piscina}~ termal~, termas, balneario | thermes, bain~ {thermal|thermaux}, piscine~ thermale~
  mud_bath: mud {bath|pack}~ | moorbad, moorbäder~, schlammbad, fango, fangopackung~ | baño~ de {barro|lodo} | bain~ de boue
  hay_bath: hay bath~ | heubad, heubäder~ | baño~ de heno | bain~ de foin
  private_spa: private spa {|suite|session}~ | private spa, privatspa | spa privado | spa {privatif|privé}
  relaxation_room: {relaxation|quiet|rest} {room|area|lounge}~ | ruheraum, ruheräume~, ruhebereich | {sala|zona} de {relax|relajación|descanso} | {salle|espace} de {repos|détente|relaxation}
  salt_room: salt {room|cave|grotto}~ | salzgrotte~, salzraum, salzstube | {cueva|sala|gruta} de sal | {grotte|salle} de sel
  day_room: day {room|use}~, room by day | tageszimmer~ | habitación {de|por} {día|horas}, uso diurno, {habitaciones} de día | chambre~ {de jour|à la journée|en journée}, day use
  day_pass: day {pass|ticket}~, day visitor~ | tageskarte~, tagesticket~, tagesgast, tagesgäste~ | {pase|abono|entrada}~ de {|un} día, entrada~ diaria~ | {pass|entrée|billet}~ {journée|à la journée|d une journée}
  pool_day_pass: pool {day pass|pass|entry|ticket}~, {pool} day pass~ | {pool|bad}eintritt, tageseintritt, tageskarte~ | {pase|entrada}~ {|de día} {a|de|para} la piscina | {entrée|pass}~ {|journée} {à la|de la} piscine
  monthly_rate: monthly {rate|rent|price}~, {a|per|one|by the|whole} month | monatspreis~, monatsmiete, monat, pro monat, im monat | {tarifa|precio}~ mensual~, {al|por|un} mes, mensualidad | {tarif|loyer}~ mensuel~, {au|par|le|un} mois
  weekly_rate: weekly {rate|rent|price}~, {a|per|one} week | wochenpreis~, wochenmiete, pro woche, woche | {tarifa|precio}~ semanal~, {a la|por|una} semana | {tarif|loyer}~ {à la semaine|hebdomadaire}~, {la|par|une} semaine
  day_delegate: day delegate~ {|rate|package}~, delegate rate~, conference package~, delegate package~ | tagungspauschale~, tagungspauschalen, konferenzpauschale~ | {tarifa|paquete}~ {de|por} {delegado|congresista|asistente}, jornada completa | {forfait|tarif}~ {séminaire|congressiste|journée d étude|journée}~, journée d étude
  coffee_break: coffee break~ | kaffeepause~, kaffeepausen | pausa~ {de|para el} café, coffee break | pause~ café
  desk: {|hot} desk~, {work} {place|space}~, workstation~ | schreibtisch~, arbeitsplatz, arbeitsplätze~ | escritorio~, {puesto|mesa} de trabajo | bureau~, poste~ de travail
  coworking: coworking {|space|desk|day|pass}~, hot desk~, {a|our|your} desk~, desk for the day, workspace~ | coworking, coworking space~, schreibtisch~, arbeitsplatz, arbeitsplätze~ | coworking, escritorio~, {puesto|mesa|espacio} de trabajo | coworking, bureau~ {|à la journée|pour la journée}, {poste|espace}~ de travail
  meeting_room: {meeting|conference|seminar} room~ | besprechungsraum, besprechungsräume~, tagungsraum, tagungsräume~, seminarraum | sala~ de {reunión|reuniones|juntas} | salle~ de {réunion|réunions|séminaire}
  meeting_room_day: {meeting|conference} room~ | tagungsraum, tagungsräume~, seminarraum | sala~ de {reunión|reuniones} | salle~ de {réunion|réunions}
  mooring: mooring~, berth~, {tie|tying} up, boat space~, mooring fee~ | liegeplatz, liegeplätze~, liegegebühr~, anlegen, festmachen, anlegeplatz | amarre~, atraque~, amarrar | {place|poste|droit}~ d amarrage, amarrage~, anneau~, amarrer, mouillage~
  berth: berth~, mooring~, boat~ up to, boats of up to | liegeplatz, liegeplätze~, boote {bis|von}, schiffe bis, yachten bis | amarre~, atraque~, barcos {de|hasta}, esloras | {place|poste}~ d amarrage, anneau~, bateaux {de|jusqu}, unités de
  pitch: pitch, pitches, plot~ | stellplatz, stellplätze~, *stellplatz, zeltplatz, zeltplätze~, standplatz, standplätze~ | parcela~, emplazamiento~ | emplacement~
  safari_tent: {safari|glamping|lodge} tent~ | safarizelt~, safarizelten, glampingzelt~, lodgezelt~ | tienda~ safari, tienda~ de {safari|glamping} | tente~ {safari|lodge}, tente~ de safari
  tent: tent~ | zelt~, zelten | tienda~ {|de campaña} | tente~
  mobile_home: mobile home~ | mobilheim~, mobilheimen | mobil home~, casa~ móvil~ | mobil home~
  tiny_house: tiny house~ | tiny house~, minihaus, minihäuser~ | tiny house~, casa~ diminuta~ | tiny house~, micro maison~
  treehouse: tree house~, treehouse~ | baumhaus, baumhäuser~ | {casa|cabaña}~ {en el|del} árbol | cabane~ {perchée|dans les arbres}~
  hut: hut~ | hütte~, hütten | cabaña~ | cabane~
  lodge: lodge~ | lodge~, lodges | lodge~ | lodge~
  chalet: chalet~ | chalet~, chalets | chalé~, chalet~ | chalet~
  bungalow: bungalow~ | bungalow~, bungalows | bungaló~, bungalow~ | bungalow~
  dorm: dorm~, dormitory | schlafsaal~, mehrbettzimmer~ | dormitorio~ {|compartido} | dortoir~
  studio: studio~ | studio~, studios | estudio~ | studio~
  loft: loft~ | loft~, lofts | loft~ | loft~
  one_room_apartment: {one room|studio} {apartment|flat}~ | einzimmerwohnung~, ein zimmer {apartment|wohnung}, einzimmerapartment~ | {apartamento|piso} de una habitación | une pièce, studio~
  two_room_apartment: {two room|one bedroom} {apartment|flat}~ | zweizimmerwohnung~, zwei zimmer {apartment|wohnung}~, zweizimmerapartment~ | {apartamento|piso}~ de {dos habitaciones|un dormitorio} | {deux pièces|2 pièces}, appartement~ de deux pièces
  three_room_apartment: {three room|two bedroom} {apartment|flat}~ | dreizimmerwohnung~, drei zimmer {apartment|wohnung}~ | {apartamento|piso}~ de {tres habitaciones|dos dormitorios} | {trois pièces|3 pièces}, appartement~ de trois pièces
  tower_suite: tower suite~ | turmsuite~, turmsuiten | suite~ de la torre | suite~ de la tour
  honeymoon_suite: {honeymoon|bridal} suite~ | hochzeitssuite~, flitterwochensuite~ | suite~ {nupcial|de luna de miel}~ | suite~ {nuptiale|lune de miel}~
  family_suite: family suite~ | familiensuite~, familiensuiten | suite~ familiar~ | suite~ familiale~
  twin_room: twin {|room}~ | zweibettzimmer~ | habitación {doble|con dos camas}, habitaciones dobles | chambre~ {twin|à deux lits}
  foyer: foyer~, entrance hall~ | foyer~, foyers, eingangshalle | foyer~, vestíbulo~ | foyer~, hall
  lounge: lounge~ | lounge~, kaminzimmer, salon | salón | salon~
  games_room: game~ room~ | spielzimmer~, spieleraum | sala de juegos | salle de jeux
  ski_room: ski {room|cellar}~ | skikeller~, skiraum, skidepot | guardaesquís, cuarto de esquís | local à skis, ski room
  conservatory: conservatory, winter garden~ | wintergarten, wintergartens | invernadero, jardín de invierno | jardin d hiver, véranda
  orangery: orangery, orangerie | orangerie~ | invernadero, orangerie | orangerie
  greenhouse: greenhouse~, glasshouse~ | gewächshaus, gewächshäuser~ | invernadero~ | serre~
  chapel: chapel~ | kapelle~, kapellen | capilla~ | chapelle~
  church: {abbey|convent|our} church | klosterkirche, kirche | iglesia {|del convento} | église {|du couvent}
  barn: barn~ | scheune~, scheunen, stadel | granero~, pajar | grange~
  boathouse: boat house~, boathouse~ | bootshaus, bootshauses | {casa|cobertizo} de {los|} botes | hangar à bateaux
  pond: {swimming|} pond~ | teich~, schwimmteich~, badeteich~ | estanque~ | étang~, bassin~ de baignade
  natural_pool: natural {pool|pond}~, swimming pond~ | naturpool~, schwimmteich~, naturbad | piscina~ natural~ | piscine~ naturelle~, bassin naturel
  herb_garden: herb garden~ | kräutergarten, kräutergartens | {jardín|huerto} de hierbas | jardin {d herbes|aromatique|de simples}
  kitchen_garden: {kitchen|vegetable} garden~ | gemüsegarten, küchengarten, nutzgarten | huerto~, huerta~ | potager~
  roof_garden: roof {|top} garden~ | dachgarten, dachgartens | jardín en la azotea, azotea ajardinada | jardin {sur le toit|en toiture}
  grounds: grounds, {site|estate|property|land} | gelände, geländes, areal, grundstück~, platz | recinto, terreno~, finca, parcela entera | terrain, domaine, site
  park: park~, parkland, grounds | park, parks, parkanlage~, schlosspark | parque~, jardines | parc~
  meadow: meadow~ | wiese~, wiesen | prado~, pradera~ | prairie~, pré~
  orchard: orchard~ | obstgarten, obstwiese~, streuobstwiese~ | {huerto|huerta}~ {|de frutales}, pomarada | verger~
  olive_grove: olive {grove|tree}~, olives | olivenhain~, olivenhaine, olivenbäume~, oliven | olivar, olivares, olivo~, olivos | oliveraie~, olivier~, oliviers
  vineyard: vineyard~, vine~ | weinberg~, weinberge~, weingarten, weingärten~, reben, rebfläche~ | viñedo~, viña~, vides, cepas | vignoble~, vigne~
  forest: {|own} forest~, woods, woodland | wald, waldes | bosque~ | forêt~, bois
  riding_hall: {riding|indoor} {arena|hall|school}~ | reithalle~, reithallen, reitbahn | picadero~ {|cubierto~}, pista cubierta | manège~ {|couvert~}
  riding_lesson: {riding|horse riding|pony} lesson~, lesson~ | reitstunde~, reitstunden, reitunterricht | clase~ de equitación, clase~ de {montar|hípica} | {leçon|cours}~ d équitation, cours d équitation
  pony_ride: pony {ride|riding|trek}~, ride~ on the pon{y|ies} | ponyreiten, ponyritt~, ponyritte, ponyführen | {paseo|vuelta}~ en poni~, {montar|montan} en poni | {balade|promenade|tour}~ {à|en|de} poney~
  pony_riding: pony {ride|riding|trek}~, ride~ on the pon{y|ies} | ponyreiten, ponyritt~, ponyritte, ponyführen | {paseo|vuelta}~ en poni~, {montar|montan} en poni | {balade|promenade|tour}~ {à|en|de} poney~
  beach_ride: {beach|sea} ride~, ride~ {on|along} the {beach|sand|shore} | strandritt~, strandritte, ausritt~ {am|zum|an den} strand, strandausritt~ | {paseo|ruta}~ a caballo, {paseo|ruta} por la playa | {balade|promenade}~ {à cheval|à la plage|sur la plage}
  stable_box: {stable|horse|loose|} box, {stable|horse} boxes, stabling, stall~ | box, boxen, pferdebox~, pferdeboxen, stallplatz | box, boxes, cuadra~ | box, boxe~
  bathrobe: bathrobe~, dressing gown~ | bademantel~, bademäntel~ | albornoz, albornoces | peignoir~
  slipper: slipper~ | hausschuhe~, pantoffel~, badeschuhe~ | zapatilla~ | chausson~, pantoufle~
  airport_shuttle: transfer~ | transfer~, transfers, abholung | traslado~, transfer | transfert~
  riding_arena: riding {arena|hall|school}~ | reithalle~, reitplatz, reitplätze~ | picadero~, pista de equitación | manège~, carrière équestre
  petting_zoo: petting zoo~, farm animals | streichelzoo~, kleintiergehege | granja de animales, minigranja | mini ferme, ferme pédagogique
  beach: beach, beaches | strand, strandes, *strand, *strandes | playa~ | plage~
  slide: {water|} slide~ | rutsche~, rutschen, wasserrutsche~ | tobogán, toboganes | toboggan~
  waterslide: water slide~, slide~ | wasserrutsche~, rutsche~ | tobogán, toboganes | toboggan~
  ice_rink: {ice|skating} rink~ | eisbahn~, eislaufplatz, eisfläche | pista de {hielo|patinaje} | patinoire~
  bowling: bowling {|alley|lane}~, skittle {|alley}~ | kegelbahn~, kegelbahnen, bowlingbahn~, kegeln, bowling | bolera~, bolos, bowling | bowling, quilles
  cinema: {|house|own} cinema~ | kino~, kinos | cine~ | cinéma~
  gallery: gallery, galleries | galerie~, galerien | galería~ | galerie~
  museum: {|house|own} museum~ | museum, museums, hausmuseum | museo~ | musée~
  boutique: boutique~, shop~ | boutique~, boutiquen, laden | boutique~, tienda~ | boutique~
  bakery: bakery, bakeries | bäckerei~, backstube | panadería~, horno | boulangerie~, fournil
  dairy: dairy, dairies | molkerei~, käserei~, sennerei | quesería~, lechería~ | laiterie~, fromagerie~
  taproom: tap room~, taproom~ | schankraum, schankstube, schank, ausschank | {sala|barra} de grifos, cervecería | taproom, salle de dégustation
  beer_garden: beer garden~ | biergarten, biergartens, biergärten | jardín {cervecero|de cerveza}, terraza cervecera | jardin à bière, biergarten
  bar: pub~, tap room~, bartender~, barman, barkeeper, last drink, pints, nightcap~ | {schiffs|keller|kamin|turm|garten|see|lobby|abend|ski|wein|cocktail|piano|bord|deck|hafen|club|haus|salon|tages|wald|jazz|whisky|gin|bier|schloss|burg|kloster|dorf}bar, pub, pubs, schänke, theke, tresen, barkeeper, gezapft, ausgeschenkt, gemixt, letzter drink | pub, pubs, taberna, barra, barman, última copa | pub, pubs, comptoir, barman, dernier verre
  reception: front desk, {somebody|someone} at the desk, receptionist~ | empfang, empfangstresen, rezeptionist~ | mostrador, recepcionista~ | accueil, réceptionniste~
  gym: work out, workout~, treadmill~, dumbbells | trainieren, trainiert, hanteln, laufband | entrenar, mancuernas | s entraîner, entraînez, haltères
  sauna: sweat, sweating | schwitzen, geschwitzt, saunieren, sauniert, aufguss, aufgüsse~ | sudar | suer, transpirer
  breakfast: morning meal, first coffee | morgenbuffet, morgenmahl | primera comida | premier repas
  pub: pub~, taproom~ | pub~, pubs, schänke, gaststube | pub~, taberna~ | pub~, taverne~
  tea_room: tea {room|house}~ | teestube~, teestuben, teesalon, teehaus | salón de té, tetería | salon de thé
  bistro: bistro~ | bistro~, bistros | bistró~, bistro~ | bistrot~, bistro~
  brasserie: brasserie~ | brasserie~ | brasserie~ | brasserie~
  kiosk: kiosk~ | kiosk~, kiosks | quiosco~, kiosco~ | kiosque~
  kitchen: kitchen~ | küche~, küchen | cocina~ | cuisine~
  smithy: smithy, forge~ | schmiede~ | herrería, fragua | forge~
  observatory: observatory, stargaz^ | sternwarte~, observatorium | observatorio~ | observatoire~
  chairlift: chairlift~ | sessellift~, sessellifte | telesilla~ | télésiège~
  ferry: ferry, ferries, crossing~ | fähre~, fähren, überfahrt~ | ferri~, ferry, travesía~ | ferry~, bac~, traversée~
  boat_rental: {boat|rowing boat} {rental|hire}~, rowing boat~, boat~ | bootsverleih, ruderboot~, ruderbooten, leihboot~, boot~ | alquiler de {barcas|botes|barcos}, barca~, bote~ | location de {barques|bateaux}, barque~
  boat: {rowing|} boat~ | boot~, ruderboot~ | barca~, bote~, barco~ | barque~, bateau~
  e_bike: e bike~, ebike~, electric {bike|bicycle|cycle}~, pedelec~ | e bike~, e bikes, ebike~, elektrorad, elektrorads, elektroräder~, e räder~, e rad, elektrofahrrad, elektrofahrrads, elektrofahrräder~, pedelec~, pedelecs | {bici|bicicleta}~ eléctrica~, e bike~, e bici~ | vélo~ {électrique|à assistance électrique|à assistance}~, e bike~, vae
  electric_bicycle: e bike~, ebike~, electric {bike|bicycle|cycle}~, pedelec~ | e bike~, e bikes, ebike~, elektrorad, elektrorads, elektroräder~, e räder~, e rad, elektrofahrrad, elektrofahrrads, elektrofahrräder~, pedelec~, pedelecs | {bici|bicicleta}~ eléctrica~, e bike~, e bici~ | vélo~ {électrique|à assistance électrique|à assistance}~, e bike~, vae
  electric_bike: e bike~, ebike~, electric {bike|bicycle|cycle}~, pedelec~ | e bike~, e bikes, ebike~, elektrorad, elektrorads, elektroräder~, e räder~, e rad, elektrofahrrad, elektrofahrrads, elektrofahrräder~, pedelec~, pedelecs | {bici|bicicleta}~ eléctrica~, e bike~, e bici~ | vélo~ {électrique|à assistance électrique|à assistance}~, e bike~, vae
  ebike: e bike~, ebike~, electric {bike|bicycle|cycle}~, pedelec~ | e bike~, e bikes, ebike~, elektrorad, elektrorads, elektroräder~, e räder~, e rad, elektrofahrrad, elektrofahrrads, elektrofahrräder~, pedelec~, pedelecs | {bici|bicicleta}~ eléctrica~, e bike~, e bici~ | vélo~ {électrique|à assistance électrique|à assistance}~, e bike~, vae
  scooter: scooter~, moped~, vespa~ | roller~, motorroller~, vespa, vespas | moto~, escúter~, vespa~ | scooter~, vespa~
  parasol: parasol~, {beach|sun} umbrella~ | sonnenschirm~, sonnenschirme~ | sombrilla~ | parasol~
  sunbed: {sun|} lounger~, sunbed~, deck chair~ | liege~, liegen, liegestuhl, liegestühle~, sonnenliege~, sonnenliegen | tumbona~, hamaca~ | transat~, chaise~ longue~, bain~ de soleil
  firewood: fire wood, firewood, bundle of wood, logs | brennholz, feuerholz, kaminholz | leña | bois de chauffage, bûches
  barbecue: barbecue~, bbq~ | grill~, grillabend~, grillplatz, barbecue | barbacoa~ | barbecue~
  campfire: campfire~ | lagerfeuer~ | hoguera~, fogata~ | feu~ de camp
  sunday_roast: sunday roast~, roast~ | sonntagsbraten, sonntagsbratens, sunday roast | asado {|dominical|del domingo|de los domingos} | rôti {|du dimanche|dominical}
  sunday_lunch: sunday lunch~ | sonntagsessen, mittagessen am sonntag | {comida|almuerzo} {del domingo|dominical} | déjeuner {du dimanche|dominical}
  breakfast_basket: breakfast {basket|hamper}~ | frühstückskorb, frühstückskörbe~, frühstückskorbs | cesta~ de desayuno, desayuno en cesta | panier~ {|de} petit déjeuner, panier~ du matin
  picnic_basket: picnic {basket|hamper}~, picnic~ | picknickkorb, picknickkörbe~, picknickkorbs, picknick~ | cesta~ de pícnic, pícnic | panier~ {|de} pique nique, pique nique~
  wedding_menu: wedding {menu|meal|banquet|breakfast|dinner}~ | hochzeitsmenü~, hochzeitsessen, festmenü~ | menú~ {de boda|nupcial|de bodas} | menu~ {de mariage|de noces}, repas de noces
  kids_menu: {kids|children s|kid s} menu~ | kindermenü~, kinderteller | menú~ {infantil|infantiles} | menu~ enfant~
  lunch_menu: lunch menu~, {set|business} lunch~ | mittagsmenü~, mittagstisch, business lunch | menú {del día|de mediodía} | menu~ du {midi|jour}, formule du midi
  afternoon_tea: {afternoon|high|cream} tea~ | afternoon tea, nachmittagstee~, tea time | té de la tarde, merienda~, té de las cinco | thé de l après midi, goûter, tea time
  wine_pairing: wine {pairing|flight}~ | weinbegleitung~ | maridaje~ | accord~ mets et vins, accord~ mets vins
  welcome_drink: welcome {drink|cocktail}~ | begrüßungsgetränk~, willkommensdrink~, begrüßungsdrink~ | {copa|cóctel|bebida} de bienvenida | {verre|cocktail|boisson} de bienvenue
  gin_tasting: gin {tasting}~ | ginprobe~, ginverkostung~, gintasting | cata~ de ginebra | dégustation~ de gin
  beer_tasting: beer tasting~ | bierprobe~, bierverkostung~, biertasting | cata~ de cerveza | dégustation~ de bière~
  cheese_tasting: cheese tasting~ | käseprobe~, käseverkostung~ | cata~ de queso~ | dégustation~ de fromage~
  olive_oil_tasting: {olive|} oil tasting~ | olivenölverkostung~, ölverkostung~ | cata~ de aceite~ | dégustation~ d huile~
  concert: concert~, gig~ | konzert~, konzerten | concierto~ | concert~
  reading: reading~ | lesung~, lesungen | lectura~ | lecture~
  massage: massage~ | massage~, massagen | masaje~ | massage~
  golf_lesson: golf {lesson|class|course}~ | golfstunde~, golfkurs~, golfunterricht | clase~ de golf | {cours|leçon}~ de golf
  tennis_lesson: tennis {lesson|class}~ | tennisstunde~, tenniskurs~, tennisunterricht | clase~ de tenis | {cours|leçon}~ de tennis
  tennis_court: tennis {court|hour}~, court~ | tennisplatz, tennisplätze~, platzstunde | pista~ de tenis, {pista|cancha}~ | court~ {|de tennis}, terrain~ de tennis
  ski_lesson: ski {lesson|class|course}~ | skikurs~, skistunde~, skiunterricht | clase~ de esquí | {cours|leçon}~ de ski
  sailing_trip: sail^ {trip|tour|cruise}~ | segeltörn~, segeltour~, segelausflug | {salida|excursión|paseo} en velero | sortie~ {en voilier|à la voile}
  dive: dive~, diving {trip|course|lesson}~ | tauchgang, tauchgänge~, tauchkurs~ | inmersión, inmersiones, {bautismo|curso} de buceo | plongée~, baptême de plongée
  carriage_ride: carriage {ride|drive|trip}~ | kutschfahrt~, kutschenfahrt~, kutschfahrten | paseo~ en {carruaje|coche de caballos|calesa} | {promenade|balade}~ en calèche
  sleigh_ride: sleigh {ride}~ | schlittenfahrt~, pferdeschlittenfahrt~, schlittenfahrten | paseo~ en trineo | {promenade|balade}~ en traîneau
  falconry: falconry~ | falknerei, flugvorführung~ | cetrería | fauconnerie
  pottery_class: pottery {class|course|lesson|workshop}~ | töpferkurs~, töpferstunde~ | {clase|taller|curso} de {cerámica|alfarería} | {cours|atelier} de poterie
  painting_class: painting {class|course|lesson}~ | malkurs~ | {clase|taller|curso} de pintura | {cours|atelier} de peinture
  baking_class: {baking|bread} {class|course|workshop}~ | backkurs~, brotbackkurs~ | {clase|taller|curso} de {pan|repostería} | {cours|atelier} {de pain|de boulangerie|de pâtisserie}
  early_check_in: early {check in|checkin|arrival}~ | früher check in, early check in, frühanreise | {entrada|llegada} anticipada, check in anticipado | arrivée anticipée, early check in
  late_check_out: late {check out|checkout|departure}~ | später~ {check out|auschecken}, late check out, spätabreise, späte abreise, spätes auschecken | {salida|check out} tardía, salida tardía, late check out | départ tardif, late check out
  extra_bed: {extra|additional} bed~, rollaway~ | zustellbett~, zustellbetten, zusatzbett~, extrabett~ | cama~ {supletoria|adicional|extra}~ | lit~ {d appoint|supplémentaire}~
  cot: cot~, crib~ | babybett~, kinderbett~, gitterbett~ | cuna~ | lit~ {bébé|parapluie|pour bébé}
  pet_fee: {pet|dog} {fee|charge}~ | hundegebühr~, haustiergebühr~ | {suplemento|tarifa} {por|de} {mascota|perro} | supplément {animal|animaux|chien}
  ironing: ironing {|service}, pressing of | bügelservice, bügeln, bügeldienst | {servicio de |}planchado | repassage
  ev_charging: {ev|car} charg^, {charging|charge} {point|station}~, kwh, kilowatt hour~ | ladestation~, laden, ladesäule~, ladestrom, kilowattstunde~ | {punto|estación} de {recarga|carga}, kilovatio hora, recarga | {borne|point} de {recharge|charge}, recharge, kilowattheure
  garage: garage~ | garage~, garagenplatz, tiefgarage | garaje~ | garage~
  kids_room: {kids|children s} room~, playroom~ | kinderzimmer~, spielzimmer~ | sala infantil, {cuarto|sala} de juegos | salle de jeux
  playground: playground~ | spielplatz, spielplätze~ | {parque|zona} infantil, zona de juegos | aire~ de jeux
  yoga: yoga {|class|lesson|session}~ | yoga, yogastunde~ | {clase|sesión}~ de yoga, yoga | yoga, {cours|séance}~ de yoga
  dry_cleaning: dry cleaning | reinigung, textilreinigung | tintorería, limpieza en seco | nettoyage à sec, pressing
`);

export const houseOffers: typeof offers = { ...furtherOffers, ...hiredThings, ...housePlaces, ...offers };
