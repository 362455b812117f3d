/**
 * What else hotels list that no list of the product names: rooms for games and films, courts, schools and services at the
 * desk, in English, German, Spanish and French. Only words that hardly ever mean anything else stand here; those that a
 * town has as well are in `townWords`, those that guests have at home in `comfortsOfGuests`.
 */
import { table } from '#lexicon/list.ts';

export const leisureAndServices = table(`
  cinema_room: {cinema|movie|film|screening} room~, {home|house|hotel|private|in house|indoor} cinema~, {home|private} theater, home theatre, private screening {room~|} | kinosaal, kinosaals, kinosäle~, kinoraum, kinoraums, kinozimmer~, kinozimmern, heimkino~, hauskino~, {hauseigen|eigen|hoteleigen}~ {|kleine} kino, hotelkino~, filmraum, vorführraum | {sala|salita} de {cine|proyecciones|proyección}, {cine|minicine} {privado|propio}, home cinema | {salle|salon} de {cinéma|projection}, {cinéma|ciné} privé, home cinéma, home cinema, salle ciné
  darts: dart {|s} board~, dartboard~, darts | dartscheibe~, dartautomat~, darts, dartboard~ | diana~ de dardos, juego de dardos, dardos | {jeu|cible}~ de fléchettes, fléchettes
  badminton_court: badminton {court|net}~ | badmintonplatz, badmintonplätze~, badmintonfeld~, badmintonnetz, federballplatz | {pista|cancha}~ de bádminton | terrain~ de badminton
  padel_court: {padel|paddle} {|tennis} court~, padel | padel {platz|court}~, padelplatz, padelplätze~, padelcourt~, padel | {pista|cancha}~ de pádel, pádel | {terrain|court}~ de padel, padel
  basketball_court: basketball {court|hoop}~ | basketballplatz, basketballplätze~, basketballfeld~, basketballkorb | {pista|cancha|canasta}~ de {baloncesto|básquet|basket} | {terrain|panier}~ de {basket|basketball}
  archery: archery {|range~|butts} | bogenschießen, bogenschießplatz, bogenschießanlage | tiro con arco | tir à l arc
  boules_court: {boules|pétanque|petanque|bocce} {pitch|pitches|court~|lane~|rink~|ground~|piste~} | {boule|boccia|bocce|pétanque}{bahn|platz|bahnen|plätze}, boulebahn~, bocciabahn~, bouleplatz, pétanquebahn | {pista|cancha}~ de {petanca|bochas} | {terrain|piste}~ de {pétanque|boules}, boulodrome~
  ski_school: ski school~, snowboard school~ | skischule~, snowboardschule~ | escuela~ de {esquí|snowboard} | école~ de {ski|snowboard}
  ski_rental: ski {rental|hire} {|shop}~ | skiverleih~, *skiverleih | alquiler de {esquís|esquíes|esquí|material de esquí} | location de skis, location {de ski|de matériel de ski}
  cooking_school: {cooking|cookery} school~ | kochschule~ | escuela~ de cocina | école~ de cuisine
  wave_pool: wave pool~ | wellenbad, wellenbäder~, wellenbecken | piscina~ de olas | piscine~ à vagues
  lazy_river: lazy river~ | strömungskanal, wildwasserkanal | río lento | rivière {lente|paresseuse}
  ice_bath: ice bath~, cold plunge {|pool~}, ice plunge {|pool~} | eisbad, eisbäder~, eistauchbecken, eisbecken, kaltwasserbecken | {baño|bañera}~ de hielo, {poza|piscina}~ {helada|de agua fría|de inmersión} | bain~ {de glace|glacé|glacés}, bassin~ d eau {froide|glacée}
  snow_room: snow {room|cabin|cave} | schneeraum, schneekabine~, schneegrotte, eisgrotte, eisbrunnen | {cabina|sala|cueva} de nieve, fuente de hielo | {grotte|cabine} de {neige|glace}, fontaine de glace
  salt_room: salt {room|cave|grotto}~ | salzgrotte~, salzraum, salzstube | {cueva|sala|gruta}~ de sal | {grotte|salle}~ de sel
  solarium: solarium, tanning {bed|studio}~, sun bed studio | solarium, solariums | solárium | solarium, cabine~ u v
  swim_up_bar: swim up bar~ | swim up bar~, poolbar~ im wasser | bar {acuático|dentro de la piscina|en la piscina} | bar {aquatique|dans la piscine}
  pool_bar: {pool|poolside} bar~, bar by the pool, bar at the pool | poolbar~, bar am pool | bar {de|en|junto a} la piscina, bar de piscina | {bar|buvette} {de|à} {|la} piscine, bar au bord de la piscine
  cigar_lounge: cigar {lounge|room|bar|humidor}~, humidor | zigarren{lounge|salon|zimmer|bar}, zigarrenlounge, humidor | {salón|sala|club}~ de puros, humidor, cigar lounge | {fumoir|salon|cave} à cigares, humidor, cigar lounge
  honesty_bar: honesty bar~ | ehrlichkeitsbar~, vertrauensbar~, honesty bar~ | honesty bar, bar de {honor|confianza} | honesty bar, bar {en libre service|de confiance}
  business_centre: business {centre|center|corner}~ | business {center|centre|corner}, businesscenter | {centro|rincón} de negocios, business center | {centre|espace} d affaires, business {center|corner}
  cash_machine: {cash machine|cashpoint|cash point|atm|cash dispenser}~ | geldautomat, geldautomaten, bankautomat, bankautomaten, bancomat | cajero~ automático~ | distributeur~ {de billets|automatique de billets}
  currency_exchange: currency exchange, bureau de change, {foreign|currency} exchange {|desk|counter|office} | geldwechsel, wechselstube, währungstausch | cambio de {divisas|moneda} | bureau de change, change de devises
  gift_shop: {gift|souvenir} shop~ | souvenirshop~, souvenirladen, geschenkeladen, geschenkeshop, andenkenladen | tienda~ de {regalos|recuerdos|souvenirs} | boutique~ de {souvenirs|cadeaux}, boutique cadeaux
  turndown_service: turn down service, turndown service, evening turndown | turndown service, abendlicher {aufdeckservice|bettaufdeckservice}, aufdeckservice, abdeckservice | servicio de {cobertura|descubierta|apertura de cama} | service de couverture, service du couvre lit
  butler: butler service~ | butlerservice | servicio de mayordomo | service de majordome
  chauffeur: chauffeur {|service|driven car~}~ | chauffeur {|service|dienst}, chauffeurservice, chauffeurdienst, fahrdienst | {servicio|coche}~ {de|con} {chófer|chofer} | {service|voiture}~ {de|avec} chauffeur
  meditation_room: meditation {room|space|hall} | meditationsraum, meditationsraums, meditationszimmer | sala~ de meditación | {salle|espace} de méditation
  music_room: music room~ | musikzimmer~, musiksalon, musikraum | {sala|salón} de música | {salle|salon} de musique
  recording_studio: recording studio~ | tonstudio~, aufnahmestudio~ | estudio~ de grabación | studio~ d enregistrement
  teen_club: {teen|teens|teenage|teenager|youth} {club|lounge|room|zone}~ | {teenie|teen|teenager|jugend}{club|lounge|raum}, teenieclub, teensclub, jugendclub, jugendraum | club {de|para} {adolescentes|jóvenes}, zona teen | {club|salle|espace} {ados|des ados|adolescents}
  bouncy_castle: bouncy castle~, bounce house~ | hüpfburg~, hüpfburgen | castillo~ {hinchable|inflable}~ | château~ gonflable~
  pump_track: pump track~, pumptrack~ | pumptrack~, pump track~ | pump track~, pumptrack | pump track~, pumptrack
  skate_park: skate park~, skatepark~ | skatepark~, skateanlage, skaterpark | skatepark, {pista|parque} de {skate|monopatín} | skatepark, skate park
  running_track: running track~, jogging track~ | laufbahn im haus, joggingstrecke, joggingpfad | pista~ de {atletismo|correr} | piste~ de {course|jogging}, parcours {de jogging|santé}
  bowling_alley: {bowling|skittle|skittles} {alley|lane}~ | kegelbahn~, kegelbahnen, bowlingbahn~, bowlingbahnen | bolera~, pista~ de bolos | piste~ de {bowling|quilles}
  kettle: electric kettle~, kettle~ {in|on} {every|each|your|the} {|guest} {room|bedroom|desk|tray}, tea and coffee {making} facilities | wasserkocher {in|auf} {jedem|ihrem|dem|allen|den} {zimmer|zimmern} | hervidor {en|de} {cada|su|la|todas las} {habitación|habitaciones} | bouilloire~ {dans|en} {chaque|votre|la|toutes les} {chambre|chambres}
  games_console: {games|game|video game} console~, playstation~, xbox, nintendo {|switch} | spielkonsole~, spielekonsole~, playstation~, xbox, nintendo | {consola}~ {|de videojuegos|de juegos}, playstation, xbox, nintendo | console~ de jeux, playstation, xbox, nintendo
`);
