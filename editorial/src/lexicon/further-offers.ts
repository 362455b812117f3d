/**
 * More names of facts about prices, hours and sizes: what guests taste, borrow, walk and sit in, in English, German, Spanish
 * and French. Like those of `house-offers.ts` they are read only in texts about a house that has such a fact.
 */
import { table } from '#lexicon/list.ts';

export const furtherOffers = table(`
  pedal_boat: pedal boat~, pedalo~, pedaloes | tretboot~, tretbooten | patín~ de pedales, patines de pedales, hidropedal~, barca~ de pedales | pédalo~
  sled: sled~, sledge~, toboggan~ | schlitten, rodel~, rodeln | trineo~ | luge~
  snorkel_set: snorkel {|set|kit}~, snorkelling {gear|set|kit}~ | schnorchel, schnorchelset~, schnorchelausrüstung | {equipo|kit|tubo}~ de {esnórquel|snorkel|buceo}, esnórquel | {équipement|kit|matériel} de snorkeling, tuba~, masque~ et tuba~
  fishing_rod: fishing rod~, rod~ | angel, angeln, angelrute~ | caña~ {|de pescar} | canne~ à pêche
  tennis_racket: {|tennis} {racket|racquet}~ | schläger, schlägern, tennisschläger, tennisschlägern | raqueta~ {|de tenis} | raquette~ {|de tennis}
  climbing_shoes: climbing shoe~ | kletterschuh~, kletterschuhen | pies de gato, {zapato|zapatilla}~ de escalada | chausson~ d escalade
  telescope: telescope~ | teleskop~, fernrohr~ | telescopio~ | télescope~
  padlock: padlock~ | vorhängeschloss, vorhängeschlösser~ | candado~ | cadenas
  windbreak: windbreak~ | windschutz, windmuschel~ | paravientos, cortavientos | paravent~, pare vent
  handcart: handcart~, hand cart~ | bollerwagen, handwagen | carrito~ de mano, carro~ de mano | charrette~, chariot~
  bodyboard: bodyboard~, body board~ | bodyboard~ | bodyboard~ | bodyboard~
  locker: locker~ | schließfach, schließfächer~, spind~ | taquilla~ | casier~, consigne~
  cabana: cabana~ | cabana~ | cabana~ | cabana~
  day_bed: day bed~, daybed~ | daybed~, tagesbett~ | cama~ balinesa~ | lit~ de jour, lit~ balinais
  spa_day: spa day~, day spa | spatag~, spa tag~, day spa, tageseintritt | {día|pase}~ de spa, día en el spa, day spa | {journée|pass}~ spa, journée au spa, day spa
  thermal_circuit: thermal circuit~ | thermalrundgang~, thermalparcours | circuito~ termal~ | {circuit|parcours}~ {thermal|thermaux}
  seaweed_wrap: seaweed {wrap|bath}~ | algenpackung~, algenwickel | envoltura~ de algas | enveloppement~ d algues
  walking_tour: {walking|town|city} tour~, guided walk~ | {stadtführung|stadtrundgang}~, stadtführungen, rundgang | {paseo|visita}~ guiad{o|a}~, {ruta|visita}~ a pie | {visite|balade}~ {guidée|à pied}~
  guided_walk: guided {walk|hike|tour}~ | geführte {wanderung~|touren|spaziergänge}, geführter spaziergang, wanderung~, führung~ | {paseo|caminata|ruta|visita}~ guiad{o|a}~ | {promenade|balade|randonnée|visite}~ {guidée|accompagnée}~
  birding_tour: {birding|birdwatching|bird} {tour|walk|watching}~ | vogeltour~, vogelbeobachtung, vogelexkursion | {ruta|salida}~ ornitológica~, observación de aves | sortie~ ornithologique~, observation des oiseaux
  bear_watching: bear watching, bear hide~ | bärenbeobachtung~ | {observación|avistamiento} de osos | observation {d|des} ours
  whale_watching: whale watching, whale {tour|trip}~ | walbeobachtung~, waltour~ | {avistamiento|observación} de ballenas | observation des baleines
  cider_tasting: cider tasting~ | {cidre|apfelwein|most}verkostung~, {cidre|apfelwein|most}probe~, verkostung von {cidre|apfelwein} | {cata|degustación} de sidra | dégustation~ de cidre
  ham_tasting: ham tasting~ | schinkenverkostung~, schinkenprobe~ | {cata|degustación} de jamón | dégustation~ de jambon
  oil_tasting: {|olive} oil tasting~ | ölverkostung~, olivenölverkostung~, ölprobe~ | {cata|degustación} de aceite~ | dégustation~ {d|de l} huile~
  chocolate_tasting: chocolate tasting~ | schokoladenverkostung~ | {cata|degustación} de chocolate~ | dégustation~ de chocolat~
  rum_tasting: rum tasting~ | rumverkostung~, rumprobe~ | {cata|degustación} de {ron|rones} | dégustation~ de rhum~
  tea_tasting: tea tasting~ | teeverkostung~, teeprobe~ | {cata|degustación} de té~ | dégustation~ de thé~
  cocktail: cocktail~ | cocktail~ | cóctel, cócteles | cocktail~
  cocktail_class: cocktail {class|course|workshop}~, mixology class | cocktailkurs~ | {clase|taller|curso}~ de {coctelería|cócteles} | {cours|atelier}~ {de|} cocktail~
  pint: pint~ | pint~ | pinta~ | pinte~
  cream_tea: cream tea~ | cream tea~ | cream tea~, té con scones | cream tea~
  fondue: fondue~ | fondue~, käsefondue~ | fondue~ | fondue~
  raclette: raclette~ | raclette~ | raclette~ | raclette~
  three_course_menu: three course {dinner|menu|meal}~, three courses | {drei gänge|dreigängiges|dreigang} {menü|abendessen|dinner}~, drei gänge menü, dreigangmenü | {cena|menú} de tres {platos|tiempos|pases} | {dîner|menu}~ {|à|de|en} trois {plats|services|temps}
  four_course_dinner: four course {dinner|menu|meal}~, four courses | {vier gänge|viergängiges|viergang} {menü|abendessen|dinner}~, viergangmenü | {cena|menú} de cuatro {platos|tiempos|pases} | {dîner|menu}~ {|à|de|en} quatre {plats|services|temps}
  four_course_menu: four course {dinner|menu|meal}~, four courses | {vier gänge|viergängiges|viergang} {menü|abendessen|dinner}~, viergangmenü | {cena|menú} de cuatro {platos|tiempos|pases} | {dîner|menu}~ {|à|de|en} quatre {plats|services|temps}
  five_course_menu: five course {dinner|menu|meal}~, five courses | {fünf gänge|fünfgängiges|fünfgang} {menü|abendessen|dinner}~, fünfgangmenü | {cena|menú} de cinco {platos|tiempos|pases} | {dîner|menu}~ {|à|de|en} cinq {plats|services|temps}
  set_lunch: set lunch~, lunch menu~ | mittagsmenü~, mittagstisch | menú {del día|de mediodía} | {menu|formule}~ du {midi|jour}
  sailing_lesson: sailing {lesson|class|course}~ | segelstunde~, segelkurs~, segelunterricht | {clase|curso}~ de vela | {cours|leçon}~ de voile
  sailing_course: sailing {lesson|class|course}~ | segelstunde~, segelkurs~, segelunterricht | {clase|curso}~ de vela | {cours|stage|leçon}~ de voile
  kitesurf_lesson: {kite|kitesurf|kitesurfing} {lesson|class|course}~ | kitestunde~, kitekurs~, kitesurfkurs~ | {clase|curso}~ de kitesurf | {cours|leçon}~ de kitesurf
  dance_class: {dance|dancing|salsa|tango} {class|lesson|course}~ | tanzkurs~, tanzstunde~ | {clase|curso}~ de {baile|salsa|tango} | {cours|atelier}~ de danse
  language_course: language {course|class|lesson}~ | sprachkurs~ | {curso|clase}~ de {idiomas|español} | cours de langue
  conference_day_package: {conference|meeting|day delegate|delegate} {package|rate}~ | tagungspauschale~, tagungspauschalen | {tarifa|paquete}~ {de|para} {conferencias|reuniones|congresos|jornada} | {forfait|formule}~ {séminaire|conférence|congrès|journée d étude}
  seminar_day: seminar day~, {seminar|delegate} {package|rate}~ | seminartag~, seminarpauschale~, tagungspauschale~ | {jornada|tarifa}~ de seminario | {journée|forfait}~ {de|} séminaire
  wedding_ceremony: {wedding|civil} ceremony, {wedding|civil} ceremonies | trauung, trauungen, trauzeremonie~ | ceremonia~ {de boda|nupcial|civil} | cérémonie~ {de mariage|laïque|civile}
  day_ticket: day {ticket|pass}~ | tageskarte~, tagesticket~ | {pase|abono|entrada}~ de {|un} día | {billet|pass|entrée}~ {journée|à la journée}
  private_room: private room~ | {privatzimmer|einzelzimmer}~, privatzimmern, privates zimmer | {habitación|habitaciones} privada~ | chambre~ {privée|privative}~
  bunk_bed: bunk~, bunk bed~ | etagenbett~, etagenbetten, stockbett~, stockbetten | litera~ | lit~ superposé~
  common_room: common room~, lounge~ | gemeinschaftsraum, gemeinschaftsraums, gemeinschaftsräume~, aufenthaltsraum, aufenthaltsraums | sala~ común, {sala|salón} comunitari{o|a} | salle~ commune~
  living_room: living room~, sitting room~ | wohnzimmer, wohnzimmers | sala de estar, salón | salon, séjour
  drawing_room: drawing room~, salon | salon, salons | salón, salita | salon
  playroom: playroom~, {play|games} room~ | spielzimmer, spielzimmers, spieleraum, spielraum | {cuarto|sala} de juegos, ludoteca | {salle|pièce} de jeux
  sun_deck: sun {deck|terrace}~ | sonnendeck~, sonnendecks | {cubierta|terraza}~ solárium, solárium | {pont|terrasse}~ soleil, solarium
  deck: deck~ | deck, decks | cubierta~ | pont~
  yoga_deck: yoga deck~ | yogadeck~, yogaplattform~ | {plataforma|tarima}~ de yoga | {plateforme|terrasse}~ de yoga
  drying_room: drying room~ | trockenraum, trockenraums, trockenräume~ | {sala|cuarto} de secado, secadero | {salle|local} de séchage, séchoir
  bike_garage: {bike|bicycle|cycle} {garage|store|storage|room}~ | fahrradgarage~, radgarage~, radkeller, fahrradkeller | {garaje|guardería|cuarto} {de|para} {bicis|bicicletas} | {garage|local} à vélos
  vaulted_cellar: vaulted cellar~, vault~ | gewölbekeller, gewölbekellers | bodega~ abovedada~, sótano~ abovedado~ | cave~ voûtée~
  presidential_suite: presidential suite~ | präsidentensuite~ | suite~ presidencial~ | suite~ présidentielle~
  largest_meeting_room: {largest|biggest} {meeting|conference|seminar} room | größter {tagungsraum|saal|seminarraum}, größte {tagungsraum|saal|seminarraum}, größten {tagungsraum|saal|seminarraum} | {sala|salón} {de reuniones|} más grande, mayor {sala|salón} | plus grande salle {|de réunion|de séminaire}
`);

/** What a fact may call by another name: `sun_lounger` is a sunbed. */
const aliases: Readonly<Record<string, string>> = {
  sun_lounger: 'sunbed',
  lounger: 'sunbed',
  deck_chair: 'sunbed',
  deckchair: 'sunbed',
  beach_lounger: 'sunbed',
  toboggan: 'sled',
  sledge: 'sled',
  pedalo: 'pedal_boat',
  parasol: 'sun_umbrella',
  bicycle_garage: 'bike_garage',
  meeting_day_package: 'conference_day_package',
  day_conference: 'conference_day_package',
  day_delegate_rate: 'conference_day_package',
  picnic_hamper: 'picnic_basket',
  picnic_lunch: 'packed_lunch',
  lunch_box: 'packed_lunch',
  lunch_bag: 'packed_lunch',
  single_cell: 'cell',
  family_cave: 'cave',
  menu_del_dia: 'set_lunch',
  city_tour: 'walking_tour',
  guided_hike: 'guided_walk',
};

/** How a thing is hired or sold, at the end of a name: `sledge_rental`, `kayak_hour`, `ski_rental_day`. */
const sold = /_(?:rental|hire|day|half_day|hour|night|week|month|child|adult|fee|per_day|per_hour|session|ticket)$/;

/** The names a fact's name may be looked up by: itself, what else it is called, and without how it is sold. */
export function namesLike(name: string): readonly string[] {
  const plain = name.replace(sold, '');
  const all = plain === name ? [name] : [name, ...namesLike(plain)];
  return all.flatMap((one) => (aliases[one] ? [one, aliases[one]] : [one]));
}
