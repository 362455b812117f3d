/**
 * Further names of facts about prices, hours and sizes: what is lent, and what somebody shows, in English, German, Spanish
 * and French. Like those of `house-offers.ts` they are read only in texts about a house that has such a fact.
 */
import { table } from '#lexicon/list.ts';

export const hiredThings = table(`
  hot_shower: {|hot} shower~ | {heiß~|warm~|heiße|warme} dusche~, dusche~, duschen | ducha~ {|caliente|calientes} | douche~ {|chaude|chaudes}
  sleeping_bag_liner: {|sleeping bag|sheet} liner~, sheet sleeping bag~ | hüttenschlafsack, hüttenschlafsäcke~, hüttenschlafsacks | saco sábana, sábana~ saco, saco~ de dormir | drap~ {de|sac} {sac|couchage}, drap sac
  bed_linen: bed {linen|sheets}, linen, sheets | bettwäsche, wäschepaket~, laken | {ropa|juego} de cama, sábanas | {linge|parure} de lit, draps
  linen: bed {linen|sheets}, linen, sheets | bettwäsche, wäschepaket~, laken | {ropa|juego} de cama, sábanas | {linge|parure} de lit, draps
  office: office | büro~, büros | oficina~ | bureau
  wetsuit: wetsuit~, wet suit~ | neopren, neoprenanzug, neoprenanzüge~, neoprens | neopreno~, traje~ de neopreno | combinaison~ {|de surf|néoprène}
  surfboard: surfboard~, surf board~, board~ | surfbrett~, surfbrettern, board~, boards | tabla~ de surf, {una|cada|tu|su|alquilar} tabla, tablas | planche~ {|de surf}
  board_rental: {|surf} board {rental|hire}~, {|surf} board~, surfboard~ | brettverleih, board~, boards, surfbrett~, leihbrett~ | alquiler de tabla~ {|de surf}, tabla~ de surf, {una|cada|tu|su|alquilar} tabla, tablas | {location de|} planche~ {|de surf}
  paddle_board: paddle board~, paddleboard~, sup board~, stand up paddle~ | sup board~, sup, stand up paddle~, paddelbrett~ | {|tabla~ de} paddle surf, tabla~ de paddle, paddle | {|planche~ de} {paddle|stand up paddle}, paddle~
  sup_board: paddle board~, paddleboard~, sup board~, sup | sup board~, sup, stand up paddle~ | {|tabla~ de} paddle surf, tabla~ de paddle, sup | {|planche~ de} {paddle|stand up paddle}, paddle~, sup
  golf_cart: golf {cart|buggy|car}~, buggy, buggies, cart~ | golfcart~, golf cart~, cart~, buggy~ | {buggy|carrito|coche}~ {|de golf} | voiturette~ {|de golf}, {buggy|chariot|kart}~ {|de golf}
  buggy: {golf|} {cart|buggy}~, buggies | golfcart~, cart~, buggy~, buggys | {buggy|carrito}~ {|de golf} | voiturette~ {|de golf}, buggy~
  beach_chair: {beach|deck} {chair|cabin|hut|basket}~, wicker chair~ | strandkorb~, strandkörbe~ | {silla|hamaca|caseta|cabina|sillón}~ de playa, hamaca~ | {chaise|fauteuil|cabine|cabane}~ {de|cabine de} plage, fauteuil~ cabine~
  sun_umbrella: {sun|beach} {umbrella|shade}~, parasol~ | sonnenschirm~ | sombrilla~, parasol, parasoles | parasol~
  beach_umbrella: {sun|beach} {umbrella|shade}~, parasol~ | sonnenschirm~ | sombrilla~, parasol, parasoles | parasol~
  beach_parasol: {sun|beach} {umbrella|shade}~, parasol~ | sonnenschirm~ | sombrilla~, parasol, parasoles | parasol~
  rowing_boat: {row|rowing} {boat}~, rowboat~ | ruderboot~, ruderbooten | {barca|bote}~ {|de remos} | barque~ {|à rames}
  beer_bath: beer bath~, {bath|soak} in beer | bierbad, bierbäder~, bierbades, bad in bier | baño~ {de|en} cerveza | bain~ {de|dans la} bière
  wine_bath: wine bath~ | weinbad, weinbäder~ | baño~ {de|en} vino | bain~ {de|dans le} vin
  brewery_tour: brewery {tour|visit}~, {tour|visit}~ of the {|old} brewery | brauereiführung~, brauereiführungen, brauereirundgang, führung~ durch die {|alte} brauerei | visita~ {a|de} la {|antigua} cervecería, visita~ {a|de} la {|antigua} fábrica | visite~ de {la|l} {|ancienne} brasserie
  cheese_dairy_tour: {cheese|} dairy {tour|visit}~, {tour|visit}~ {of|to} the {|cheese} dairy | käsereiführung~, käsereibesuch~, führung~ durch die käserei, besuch in der käserei | visita~ {a|de} la quesería | visite~ de la fromagerie
  distillery_tour: distillery {tour|visit}~, {tour|visit}~ of the distillery | brennereiführung~, führung~ durch die brennerei | visita~ {a|de} la destilería | visite~ de la distillerie
  winery_tour: {winery|wine|cellar} {tour|visit}~ | kellerführung~, kellereiführung~, weingutsführung~ | visita~ {a|de} la bodega | visite~ {de la cave|du chai|du domaine}
  wine_tour: {winery|wine|cellar} {tour|visit}~ | kellerführung~, weintour~ | visita~ {a|de} la bodega, ruta del vino | visite~ {de la cave|du chai}, circuit œnologique
  mill_tour: mill {tour|visit}~, {tour|visit}~ of the mill | mühlenführung~, führung~ durch die mühle | visita~ {al|del} molino | visite~ du moulin
  boat_tour: boat {tour|trip|ride}~ | bootsfahrt~, bootsfahrten, bootstour~, bootsausflug | {paseo|excursión|salida|ruta} en {barca|barco} | {sortie|tour|balade|promenade}~ en {bateau|barque}
  fishing_trip: fishing {trip|tour}~ | angeltour~, angelausflug, angelfahrt~ | {salida|excursión} de pesca | sortie~ {de|à la} pêche
  guided_hike: guided {hike|walk}~ | geführte {wanderung~|touren}, wanderung~ | {ruta|caminata|excursión}~ guiada~ | {randonnée|balade|marche}~ {guidée|accompagnée}~
  snowshoe_tour: snowshoe {tour|hike|walk}~ | schneeschuhtour~, schneeschuhwanderung~ | {ruta|excursión} con raquetas | {sortie|balade|randonnée}~ en raquettes
  snowshoes: snowshoe~, pair of snowshoes | schneeschuhe~, schneeschuhen | raqueta~ {|de nieve} | raquette~ {|à neige}
  husky_safari: {husky|dog sled} {safari|ride|tour}~, huskies | huskysafari~, huskytour~, hundeschlittenfahrt~, huskyfahrt~ | safari~ {con|de} huskies, paseo~ en trineo de perros | safari~ {en|avec} {huskies|chiens}, {balade|safari}~ en chiens de traîneau
  snowmobile: snowmobile~ {|safari|tour} | motorschlitten, schneemobil~ | moto~ de nieve | motoneige~
  ski_pass_day: {ski|lift} pass {|for a day}, ski passes, day ski pass | skipass, tagesskipass, liftkarte~, skipässe~ | forfait~, pase~ de esquí | forfait~ {|de ski|journée}
  theatre_ticket: {theatre|theater} ticket~ | theaterkarte~, theaterkarten, theaterticket~ | entrada~ {de|al|para el} teatro | {billet|place}~ {de|au} théâtre
  exclusive_hire: exclusive {hire|use|rental}, {hire|rent} the {whole|entire} {house|place|castle|hotel} | exklusivmiete, exklusive miete, exklusivbuchung, haus {für sich|exklusiv} | alquiler {exclusivo|en exclusiva|completo}, {toda la casa|casa entera} | {privatisation|location} {exclusive|complète|entière|du lieu|de la maison}, privatisation, privatiser
  wedding_package: wedding package~ | hochzeitspaket~, hochzeitspauschale~ | paquete~ {de boda|nupcial} | {forfait|formule}~ mariage
  conference_package: {conference|meeting|day delegate|delegate} {package|rate}~ | tagungspauschale~, tagungspauschalen, konferenzpauschale~ | {tarifa|paquete}~ {de|para} {conferencias|reuniones|congresos|delegado} | {forfait|formule}~ {séminaire|conférence|congrès|journée d étude}
  day_delegate_package: {conference|meeting|day delegate|delegate} {package|rate}~ | tagungspauschale~, tagungspauschalen | {tarifa|paquete}~ {de|para} {conferencias|reuniones|congresos|delegado|jornada} | {forfait|formule}~ {séminaire|conférence|congrès|journée d étude}
  delegate_day: {day delegate|delegate} {package|rate|day}~, delegate~ {|day} | tagungspauschale~, tagungspauschalen | {tarifa|jornada}~ {de|por|para} {delegado|congresista}~ | {forfait|formule}~ {séminaire|conférence|congrès|journée d étude}
  shirt_laundry: shirt~, {washing|laundering|pressing} of a shirt | hemd~, hemden | camisa~ | chemise~
  set_menu: set menu~, fixed menu~, menu~ | menü~, menüs | menú, menús | menu~
  menu: set menu~, menu~ | menü~, menüs | menú, menús | menu~
  three_course_dinner: three course {dinner|menu|meal}~, three courses | {drei gänge|dreigängiges|dreigang} {menü|abendessen|dinner}~, drei gänge, dreigangmenü | {cena|menú} de tres {platos|tiempos|pases}, tres platos | {dîner|menu}~ {|à|de|en} trois {plats|services|temps}, trois plats
  tent_pitch: tent pitch, tent pitches, pitch, pitches | zeltplatz, zeltplätze~, stellplatz, stellplätze~ | parcela~ {|para tienda}, plaza~ de acampada | emplacement~ {|tente}
  corkage: corkage {|fee} | korkgeld, korkengeld | {tasa|derecho} de descorche, descorche | droit de bouchon, bouchon
  cheese_course: cheese {course|board|plate}~ | käsegang, käseteller~, käsebrett~, käseplatte~ | {plato|tabla}~ de quesos | {assiette|plateau}~ de fromages
  sunday_brunch: {sunday|} brunch, brunches | sonntagsbrunch~, brunch | brunch {|dominical|del domingo} | brunch {|dominical|du dimanche}
  private_sauna: private sauna~ | privatsauna, private sauna | sauna~ privada~ | sauna~ {privé|privatif}~
  sauna_ritual: sauna ritual~, aufguss | aufguss, aufgüsse~, saunaritual~ | ritual~ de sauna | rituel~ {de|au} sauna
  archery: archery {|lesson|session}~ | bogenschießen, bogenkurs | tiro con arco | tir à l arc
  minigolf: mini golf, minigolf, crazy golf | minigolf~ | minigolf | minigolf, mini golf
`);
