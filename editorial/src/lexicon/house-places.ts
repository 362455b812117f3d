/**
 * Places of a house that open and close and go by a fact's name of their own (`hours:lobby_bar`, `hours:bike_rental`), in
 * English, German, Spanish and French. Like those of `facilities.ts` they are read only where the house has such a fact.
 */
import { table } from '#lexicon/list.ts';

export const housePlaces = table(`
  thermal_pools: thermal {pool|bath}~ | thermalbecken, thermalbad, thermalbades, thermalbäder~, therme, thermen | {piscina|baño|poza}~ termal~, {piscinas|baños|pozas} termales, termas | bassin~ {thermal|thermaux}, piscine~ thermale~, bain~ {thermal|thermaux}, thermes
  thermal_bath: thermal {pool|bath}~ | thermalbad, thermalbades, thermalbäder~, therme, thermen | {piscina|baño}~ termal~, {piscinas|baños} termales, termas | thermes, bain~ {thermal|thermaux}, piscine~ thermale~
  lobby_bar: lobby bar~ | lobbybar~, bar in der lobby | bar~ del {vestíbulo|lobby}, lobby bar | bar~ {du|de} {lobby|hall}, lobby bar
  pool_bar: pool bar~, poolside bar~ | poolbar~ | bar~ de la piscina, pool bar | bar~ de {la|} piscine, pool bar
  night_bar: night bar~ | nachtbar~ | bar~ {nocturno|de noche}~ | bar~ de nuit
  cocktail_bar: cocktail bar~ | cocktailbar~ | coctelería~, bar~ de {cócteles|copas} | bar~ à {cocktail|cocktails}
  piano_bar: piano bar~ | pianobar~, klavierbar~ | piano bar~ | piano bar~
  snack_bar: snack bar~ | snackbar~, imbiss | snack bar~, cafetería de la piscina | snack bar~, buvette~
  beer_garden: beer garden~ | biergarten, biergartens, biergärten | terraza~ de {la|} {cervecería|cerveza}, jardín de {la|} cerveza, cervecería~ | {terrasse|jardin} {à|de la} bière, biergarten
  pub: pub~ | pub~, kneipe~ | pub~ | pub~
  tavern: tavern~ | taverne~, schänke~, schenke~, wirtsstube~ | taberna~ | taverne~
  grill: grill~ | grill, grills, grillrestaurant~ | parrilla~, asador~, grill | grill, rôtisserie~
  deli: deli, delis, delicatessen | feinkostladen, feinkostladens, feinkost | charcutería~, tienda gourmet | épicerie fine, traiteur
  ice_cream_parlour: ice cream {parlour|parlor|shop|bar}~, gelateria~ | eisdiele~, eiscafé~, eisdielen | heladería~ | glacier~
  breakfast_room: breakfast room~ | frühstücksraum, frühstücksraums, frühstückssaal, frühstückszimmer~ | {sala|salón|comedor} de {desayuno|desayunos} | salle~ {du|de|des} petit~ déjeuner~
  shop: shop~, store~ | laden, ladens, läden, shop~, geschäft | tienda~ | boutique~, magasin~
  gift_shop: {gift|souvenir} {shop|store}~ | souvenirladen, souvenirshop~, geschenkeladen, geschenkladen, andenkenladen | tienda~ de {regalos|recuerdos} | boutique~ {de|} {souvenirs|cadeaux}
  mini_market: mini market~, minimarket~ | minimarkt~, minimarket | minimercado~, supermercado pequeño, tienda~ de alimentación | supérette~, mini marché
  pro_shop: pro shop~ | pro shop~, golfshop~ | pro shop, tienda~ de golf | pro shop
  wine_shop: wine {shop|store}~ | weinladen, weinladens, weinhandlung, vinothek | tienda~ de vino~, vinoteca | boutique~ de vin~, caviste, vinothèque
  market: market~ | markt, markts, marktes, märkte~, hofmarkt | mercado~, mercadillo~ | marché~
  kiosk: kiosk~ | kiosk~, büdchen | quiosco~, kiosco~ | kiosque~
  winery: winery, wineries | weingut, weinguts, kellerei~, weinkellerei~ | bodega~ | domaine~ viticole~, chai~, cave~
  tasting_room: tasting room~ | verkostungsraum, verkostungsraums, probierstube~, degustationsraum | {sala|salón} de {catas|cata|degustación} | {salle|salon} de dégustation
  distillery: distillery, distilleries | brennerei~, destillerie~ | destilería~ | distillerie~
  brewery: brewery, breweries | brauerei~, sudhaus | cervecería~, fábrica de cerveza | brasserie~
  beach_club: beach club~ | beachclub~, beach club~, strandclub~ | beach club~, club de playa | beach club~, club de plage
  clubhouse: clubhouse~, club house~ | clubhaus, clubhauses, klubhaus | casa club, club social | club house~, clubhouse~
  driving_range: driving range~ | driving range~, übungsplatz | campo~ de {prácticas|práctica}, driving range | practice~
  marina: marina~ | marina~, yachthafen, jachthafen | puerto {deportivo|náutico}, marina~ | marina~, port de plaisance
  club_lounge: {club|executive} lounge~ | {club|executive} lounge~ | {club|executive} lounge~ | {club|executive} lounge~
  business_centre: business {centre|center}~ | business center~, businesscenter~, bürocenter | centro~ de negocios, business center | centre~ d affaires, business center
  swimming_pool: {swimming|} pool~ | schwimmbad, schwimmbads, schwimmbecken, pool~, becken | piscina~ | piscine~
  fitness: {fitness|gym} {room|centre|center|area|studio}~, gym~ | fitnessraum, fitnessraums, fitnessstudio, fitnessbereich, fitness | {sala|zona|centro} de fitness, gimnasio~ | {salle|espace|centre} de {fitness|sport|musculation}
  fitness_room: {fitness|gym} {room|centre|center|area|studio}~, gym~ | fitnessraum, fitnessraums, fitnessstudio, fitnessbereich | {sala|zona} de fitness, gimnasio~ | {salle|espace} de {fitness|sport|musculation}
  sauna_area: sauna {area|world}~, saunas, sauna | saunabereich, saunabereichs, saunawelt~, saunalandschaft~, sauna, saunen | zona~ de saunas, sauna~ | espace~ sauna~, sauna~
  hair_salon: hair {salon|dresser}~, hairdresser~ | friseur~, friseursalon, frisör | peluquería~ | {salon|} de coiffure, coiffeur~
  beauty_salon: beauty {salon|parlour|parlor}~ | kosmetiksalon, kosmetikstudio, schönheitssalon | {salón|centro} de belleza | {salon|institut} de beauté
  rooftop: rooftop~, roof terrace~ | dachterrasse~, dachterrassen, rooftop | azotea~, terraza~ {en|de} la azotea | rooftop~, toit terrasse, terrasse sur le toit
  sun_terrace: sun {terrace|deck}~ | sonnenterrasse~, sonnenterrassen, sonnendeck | solárium, solarium, terraza~ {al sol|solárium} | solarium~, terrasse ensoleillée
  bike_rental: {bike|bicycle|cycle} {rental|hire}~ | {|e bike }fahrradverleih~, radverleih~, bikeverleih | alquiler~ de {bicis|bicicletas} | location~ de {vélo|vélos}
  ski_school: ski school~ | skischule~, skischulen | escuela~ de esquí | école~ de ski
  petting_zoo: petting zoo~ | streichelzoo~ | {granja escuela|minizoo|zoo de contacto} | mini ferme~, ferme pédagogique
  cable_car: cable car~, gondola~ | seilbahn~, gondelbahn~, gondel~ | teleférico~, telecabina~ | téléphérique~, télécabine~
  water_slides: water slide~, slides | wasserrutsche~, wasserrutschen, rutsche~, rutschen | tobogán~, toboganes | toboggan~
  stables: stable~, stables | stall, stalls, stallung, stallungen, ställe~, pferdestall | establo~, cuadra~, caballerizas | écurie~, étable~
  stable: stable~, stables | stall, stalls, ställe~, pferdestall | establo~, cuadra~ | écurie~, étable~
  quiet: quiet {hours|time|please|from|after}, silence {from|after|until|between}, silence {starts|begins} | nachtruhe, ruhezeit~, {ist|herrscht} {ruhe|stille}, {ruhe|stille} {ab|von|bis} | {horas|horario} de silencio, silencio {desde|de|a partir|entre|hasta|empieza}, el silencio empieza, descanso nocturno | silence {dès|de|à partir|entre|jusqu|commence}, heures {calmes|de silence}, {repos|silence} nocturne
  quiet_time: quiet {hours|time|please|from|after}, silence {from|after|until|between}, silence {starts|begins} | nachtruhe, ruhezeit~, {ist|herrscht} {ruhe|stille}, {ruhe|stille} {ab|von|bis} | {horas|horario} de silencio, silencio {desde|de|a partir|entre|hasta|empieza}, el silencio empieza, descanso nocturno | silence {dès|de|à partir|entre|jusqu|commence}, heures {calmes|de silence}, {repos|silence} nocturne
  quiet_hours: quiet {hours|time|please|from|after}, silence {from|after|until|between}, silence {starts|begins} | nachtruhe, ruhezeit~, {ist|herrscht} {ruhe|stille}, {ruhe|stille} {ab|von|bis} | {horas|horario} de silencio, silencio {desde|de|a partir|entre|hasta|empieza}, el silencio empieza, descanso nocturno | silence {dès|de|à partir|entre|jusqu|commence}, heures {calmes|de silence}, {repos|silence} nocturne
  smithy: smithy, forge~ | schmiede~ | herrería~, fragua~ | forge~
  mill: mill~ | mühle~, mühlen | molino~ | moulin~
`);
