/**
 * What facts about prices, hours, sizes and ways are named after, in English, German, Spanish and French. The names are
 * English in every house (`size:tower`, `price:canoe`), so without these words the other languages could not find them.
 * They are read only in texts about a house that has such a fact: elsewhere a tower is the town's.
 */
import type { Language } from '@foyer/contract/languages';
import { namesLike } from '#lexicon/further-offers.ts';
import { houseOffers } from '#lexicon/house-offers.ts';
import { list } from '#lexicon/list.ts';
import { type NameRow, nearbyPlaces } from '#lexicon/nearby-places.ts';

const things: Readonly<Record<string, NameRow>> = {
  tower: ['tower~', 'turm, turms, türme~, schlossturm', 'torre~', 'tour du château, donjon~, notre tour'],
  ship: ['ship~, vessel, barge', 'schiff~, hausboot~, kahn', 'barco~, navío, gabarra', 'bateau, péniche, navire'],
  cabin: ['cabin~, berth~', 'kajüte~, kajüten, kabine~, kabinen, koje~, kojen', 'camarote~, cabina~', 'cabine~'],
  auditorium: [
    'auditorium~, lecture hall~',
    'auditorium, hörsaal, vortragssaal',
    'auditorio~, salón de actos',
    'auditorium~, amphithéâtre~',
  ],
  cloister: ['cloister~', 'kreuzgang, kreuzgangs, kreuzgänge~', 'claustro~', 'cloître~'],
  courtyard: ['courtyard~', 'innenhof, innenhofs, innenhöfe~', 'patio interior, patio~', 'cour intérieure, cour'],
  dining_room: ['dining room~', 'speisesaal~, speiseraum', 'comedor, comedores', 'salle à manger'],
  roof_deck: ['{roof|top} deck~', 'dachdeck~, oberdeck', 'cubierta superior, cubierta', 'pont supérieur'],
  canoe: ['canoe~', 'kanu~, kanus', 'canoa~', 'canoë~'],
  kayak: ['kayak~', 'kajak~', 'kayak~, kayaks', 'kayak~'],
  sup: [
    '{sup|paddle} board~, paddleboard~, stand up paddle',
    'sup board~, stand up paddle, sup',
    'paddle surf, tabla~ de paddle',
    'paddle~, planche~ à pagaie',
  ],
  canal_tour: [
    '{canal|boat} tour~',
    'grachtenfahrt~, kanalfahrt~, grachtenrundfahrt~',
    'paseo~ por los canales',
    'balade~ sur les canaux',
  ],
  cellar_tour: [
    '{cellar|winery|vineyard} {tour|visit}~',
    'kellerführung~, kellerführungen, weinbergführung~',
    'visita~ a la bodega',
    'visite~ {de la cave|du chai|du domaine}',
  ],
  guided_tour: [
    'guided tour~, tour of the {house|castle|estate}',
    'führung~, führungen, hausführung~',
    'visita~ guiada~',
    'visite~ guidée~',
  ],
  wine_tasting: [
    'wine tasting~, tasting~, {taste|tasting|sampling|try|trying} {|our|the|all our} wine~',
    'weinprobe~, weinproben, weinverkostung~, verkostung~, {wein|weine} {|zu} {probieren|verkosten}',
    'cata~ {|de vinos}, degustación, degustaciones, {catar|probar|degustar} {|nuestros|los} vinos',
    'dégustation~ {|de vins}, {déguster|goûter} {|nos|les} vins',
  ],
  whisky_tasting: [
    '{whisky|whiskey} tasting~',
    'whiskyprobe~, whiskyverkostung~, whiskytasting~',
    'cata~ de whisky',
    'dégustation~ de whisky',
  ],
  tasting_menu: [
    'tasting menu~, degustation menu~',
    'degustationsmenü~, verkostungsmenü~, probiermenü~',
    'menú~ degustación',
    'menu~ dégustation',
  ],
  dinner_menu: [
    '{dinner|evening|set} menu~',
    'abendmenü~, menü~ am abend',
    'menú~ {de la cena|de cena|de noche}',
    'menu~ du {soir|dîner}',
  ],
  fondue: ['fondue~', 'fondue~, käsefondue', 'fondue~, fondues', 'fondue~'],
  raclette: ['raclette~', 'raclette', 'raclette', 'raclette~'],
  breakfast_basket: ['breakfast basket~', 'frühstückskorb', 'cesta~ de desayuno', 'panier~ du petit déjeuner'],
  picnic: [
    'picnic~ {|basket|hamper}~',
    'picknick~, picknickkorb, picknickkörbe',
    'pícnic, cesta~ de pícnic',
    'pique nique~, panier~ pique nique',
  ],
  golf: [
    'golf, golf course~, fairway~, the links',
    'golf, golfplatz, golfplätze',
    'golf, campo~ de golf',
    'golf, parcours de golf',
  ],
  green_fee: ['green fee~', 'greenfee~, green fee~', 'green fee~, salida al campo', 'green fee~'],
  golf_buggy: [
    '{golf|} {buggy|buggies|cart}~',
    '{golf|}buggy, {golf|}buggys, golfcart~, golf cart~',
    'buggy, buggies, coche~ de golf',
    'voiturette~ {|de golf}',
  ],
  facial: [
    'facial~, facial treatment~',
    'gesichtsbehandlung~, gesichtsbehandlungen',
    'tratamiento~ facial~, limpieza facial',
    'soin~ {du visage|visage}',
  ],
  treatment: [
    '{|spa|beauty} treatment~',
    'anwendung~, anwendungen, behandlung~, behandlungen',
    'tratamiento~',
    'soin~',
  ],
  manicure: ['manicure~', 'maniküre~', 'manicura~', 'manucure~'],
  cooking_class: [
    '{cooking|cookery} {class|classes|course|lesson|workshop}~',
    'kochkurs~, kochkurse, kochkursen, kochstunde~',
    'clase~ de cocina, taller {|de} cocina',
    'cours de cuisine, atelier~ {|de} cuisine',
  ],
  donkey_ride: [
    'donkey ride~',
    'eselritt~, eselreiten, eselwanderung~',
    'paseo~ en burro',
    'balade~ {à dos d âne|en âne}',
  ],
  boat_trip: [
    '{boat|river|lake} {trip|cruise|ride}~',
    'bootsfahrt~, bootsfahrten, bootstour~, bootsausflug, schifffahrt~',
    'paseo~ en barco, excursión en barco',
    'balade~ en bateau, promenade~ en bateau',
  ],
  medical_check: [
    'medical {check|checkup|check up|examination}~',
    'ärztliche {untersuchung|kontrolle}, arztcheck~, gesundheitscheck~, eingangsuntersuchung~',
    'revisión médica, chequeo~ médico~',
    'bilan~ {médical|médicaux|de santé}, visite~ médicale~',
  ],
  medical_consultation: [
    'medical consultation~, doctor s {hours|surgery|consultation}',
    'arztsprechstunde~, sprechstunde~, arztsprechstunden',
    'consulta~ médica~',
    'consultation~ médicale~',
  ],
  workshop: ['workshop~', 'werkstatt, {rad|fahrrad}werkstatt', 'taller~', 'atelier~'],
  riding: [
    '{horse|pony} rid^, riding lesson~',
    'reitstunde~, reitstunden, ausritt~, ausritte',
    'paseo~ a caballo, clase~ de equitación',
    'balade~ à cheval, promenade~ à cheval, cours d équitation',
  ],
  sledge: ['sledge~, sled~, toboggan~', 'schlitten, rodel, rodeln', 'trineo~', 'luge~'],
  snowshoes: ['snowshoe~ {|hire|rental}', 'schneeschuhe~, schneeschuhen', 'raqueta~ de nieve', 'raquettes'],
  surf_lesson: ['surf {|lesson|class|course}~', 'surfkurs~, surfstunde~', 'clase~ de surf', 'cours de surf'],
  yoga_class: [
    'yoga {class|classes|lesson~|session~}',
    'yogastunde~, yogakurs~',
    'clase~ de yoga',
    'cours de yoga, séance~ de yoga',
  ],
  babysitting: [
    'babysitt^, babysitter~',
    'babysitter~, kinderbetreuung',
    'canguro~, niñera~',
    'baby sitting, garde d enfants',
  ],
  extra_cleaning: [
    '{extra|additional|daily} clean^',
    'zusatzreinigung~, zwischenreinigung~',
    'limpieza {extra|adicional|diaria}',
    'ménage supplémentaire',
  ],
  jetty: [
    'jetty, jetties, landing stage~',
    'steg, stegs, stege~, bootssteg~',
    'embarcadero~, muelle~, pantalán',
    'ponton~, embarcadère~',
  ],
  cottage: ['cottage~', 'cottage~, häuschen', 'casita~, casa~ de campo', 'cottage~, maisonnette~'],
  attic_room: [
    '{attic|loft} room~',
    'dachzimmer~, mansardenzimmer',
    'habitación abuhardillada, {habitación|cuarto} del ático',
    'chambre~ {mansardée|sous les toits|sous les combles}~',
  ],
  function_room: [
    'function room~, {event|party|banquet|reception} {room|hall}~',
    'veranstaltungsraum~, veranstaltungsräume~, festraum, festsaal, festsaals, saal, gesellschaftsraum',
    'sala~ de {eventos|actos}, salón de celebraciones',
    'salle~ {de réception|des fêtes|de fête}',
  ],
  luggage_transfer: [
    'luggage {transfer|transport}~',
    'gepäcktransport~, gepäcktransfer~',
    '{transporte|traslado}~ {de|del|de las|de los} {equipaje|maleta|bulto}~',
    '{transport|transfert}~ {de|des|de vos} bagage~',
  ],
  packed_lunch: [
    'packed lunch~, lunch {bag|box|packet}~',
    'lunchpaket~, lunchpakete',
    'comida para llevar, almuerzo para llevar, pícnic',
    'panier~ {repas|pique nique}',
  ],
  retreat_weekend: [
    'retreat weekend~, weekend retreat~',
    'einkehrwochenende~, wochenende der {stille|einkehr}',
    'fin de semana de {retiro|silencio}',
    'week end de {retraite|silence}',
  ],
  bike_workshop: [
    '{bike|bicycle} workshop~',
    'radwerkstatt, fahrradwerkstatt',
    'taller de {bicicletas|bicis}',
    'atelier~ {vélo|de vélo|de réparation}',
  ],
  meeting_space: [
    'meeting space~, {conference|event} space~',
    'tagungsfläche~, konferenzfläche~',
    'espacio~ para {reuniones|congresos|eventos}, superficie de congresos',
    '{espaces|surface} de {réunion|congrès}',
  ],
  parking_space: [
    'parking {space|spot|bay}~',
    'stellplatz, stellplätze~, parkplatz, parkplätze~',
    'plaza~ de {aparcamiento|garaje|parking}',
    'place~ de {parking|stationnement}',
  ],
  altitude: [
    'altitude, sea level, elevation',
    'höhe, höhenlage, meereshöhe, meeresspiegel',
    'altitud, nivel del mar',
    'altitude, niveau de la mer',
  ],
  family_room: [
    'family {room|suite}~',
    'familienzimmer~, familienzimmern',
    'habitación familiar, habitaciones familiares',
    'chambre~ familiale~',
  ],
  single_room: [
    'single {|room}~',
    'einzelzimmer~, einzelzimmern',
    'habitación individual, habitaciones individuales',
    'chambre~ {simple|individuelle}~',
  ],
  double_room: [
    'double {|room}~',
    'doppelzimmer~, doppelzimmern',
    'habitación doble, habitaciones dobles',
    'chambre~ double~',
  ],
  standard_room: [
    'standard {|double} room~',
    'standardzimmer~, standardzimmern',
    'habitación estándar, habitaciones {estándar|estándares}',
    'chambre~ standard~',
  ],
  deluxe_room: [
    'deluxe {|double} room~',
    'deluxezimmer~, deluxe zimmer~',
    'habitación deluxe, habitaciones deluxe',
    'chambre~ deluxe',
  ],
  junior_suite: [
    'junior suite~',
    'juniorsuite~, juniorsuiten, junior suite~',
    'suite~ júnior, junior suite~',
    'junior suite~, suite~ junior',
  ],
  penthouse: ['penthouse~', 'penthouse~', 'ático~', 'penthouse~, attique~'],
  wellness_area: [
    'wellness {area|floor}~',
    'wellnessbereich~, wellnessetage',
    'zona {de bienestar|wellness}',
    'espace {bien être|wellness}',
  ],
  garden: ['garden~', 'garten, gartens', 'jardín, jardines', 'jardin~'],
  hall: [
    '{|great|banquet|function} hall~',
    'saal, saals, säle~, festsaal',
    'salón {|de banquetes}, salones',
    'salle {|de réception|de banquet}',
  ],
  stable: ['stable~', 'stall, stallungen', 'establo~, caballeriza~', 'écurie~'],
  beach_bar: ['beach bar~', 'strandbar~', 'chiringuito~', 'bar~ de plage'],
  pool_bar: ['pool bar~', 'poolbar~', 'bar de la piscina', 'bar de la piscine'],
  wine_bar: ['wine bar~', 'weinbar~, weinstube~', 'bar de vinos, vinoteca~', 'bar à vin~'],
  whisky_bar: ['{whisky|whiskey} bar~', 'whiskybar~', 'bar de whisky', 'bar à whisky~'],
  shop: [
    '{|farm|gift|hotel|estate} shop~',
    'hofladen, hofladens, hofläden, hotelshop',
    'tienda~ {|de la finca|del hotel}',
    'boutique~ {|du domaine|de l hôtel}',
  ],
};

const at = { en: 0, de: 1, es: 2, fr: 3 } as const;

/** The words of a table for a name, or for the end of it: a castle tower is a tower, whatever else its name says. */
function rowsOf(name: string, sort: 'thing' | 'place'): readonly (readonly string[])[] {
  const rows = sort === 'thing' ? things : nearbyPlaces;
  const parts = name.split('_');
  const row = parts.map((_, from) => rows[parts.slice(from).join('_')]).find((one) => one !== undefined);
  const offer = sort === 'thing' ? houseOffers[name] : undefined;
  return [row, offer].flatMap((one) => (one ? [one] : []));
}

/** The words for what a fact is named after; empty where no table has it. */
export const wordsOf = (name: string, sort: 'thing' | 'place', language: Language): readonly string[] => {
  const names = sort === 'thing' ? namesLike(name) : [name];
  const rows = names.map((one) => rowsOf(one, sort)).find((found) => found.length > 0) ?? [];
  return rows.flatMap((row) => list(row[at[language]] ?? ''));
};
