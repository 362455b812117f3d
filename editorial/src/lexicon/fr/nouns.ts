/** Le français de ce qui a un prix, un lieu ou un nombre : choses, lieux voisins, noms comptés, la maison, l’événement. */

import type { Phrases } from '#lexicon/language-pack.ts';
import { list } from '#lexicon/list.ts';

export const things: Phrases = {
  dorm_bed: ['lit~ {en|dans un|dans le|dans notre} dortoir', 'dortoir~', 'lit superposé', 'couchette~'],
  towel: ['serviette~ {|de bain|de plage}', 'drap de bain'],
  bicycle: ['vélo~', 'bicyclette~', 'vélo~ électrique~', 'vtt'],
  day_spa: list(`
    {accès|entrée|forfait|journée|pass} {|à la|journée|d une} {|journée} {au|du|de|pour le} spa, day spa,
    spa à la journée, accès journée, journée spa, entrée du spa
  `),
  dinner: list(`
    dîner~, souper, menu~ {|du soir|dégustation}, menu {trois|quatre|cinq|six} {plats|services|temps},
    menu en {trois|quatre|cinq|six} {plats|services|temps}, dîne~
  `),
  lunch: ['déjeuner de midi', 'le déjeuner', 'menu du {midi|jour}', 'panier~ repas'],
  half_board: ['demi pension'],
  extra_bed: ['lit~ {supplémentaire|d appoint}~'],
  cot: ['lit~ {bébé|pour bébé|parapluie}', 'berceau'],
  tourist_tax: ['taxe~ de séjour', 'taxe touristique'],
  late_checkout: ['départ tardif', 'late check out'],
  check_in: list(`
    check in, arrivée~, enregistrement, arriver, chambre … prête, chambres … prêtes, prendre possession,
    chambres … disponibles
  `),
  check_out: list(`
    check out, départ~, libérer {|la|votre|ta|les} chambre~, libérez, rendre les clés, rends ta clé,
    rendez les clés, quitter la chambre
  `),
  pets: ['chien~', 'chat~', 'animaux', 'animal', 'animaux de compagnie', 'compagnon à quatre pattes'],
  children: ['enfant~'],
  ticket: list(`billet~, ticket~, entrée, entrées, pass, places de concert, forfait~, droit d entrée, pass week end`),
  bed: ['lit~'],
  laundry: ['lessive', 'laver', 'lave linge', 'machine à laver', 'lavage', 'lave ton linge', 'linge'],
  night: ['nuitée~', 'chambre double', 'tarif~', 'la nuit en chambre', 'chambre simple'],
  event_start: list(`
    ouverture des portes, portes, lever de rideau, {premier|première} {concert|groupe|film|note|course|séance}~,
    coup d envoi, cérémonie d ouverture, top départ
  `),
  event_end: ['{dernier|dernière} {concert|groupe|film|note|séance}', 'clôture'],
  kitchen: ['cuisine~'],
  happy_hour: ['happy hour'],
  afternoon_tea: ['goûter', 'tea time', 'thé de l après midi'],
  brunch: ['brunch~'],
  wine_cellar: ['cave~'],
  tasting: ['dégustation~ {|de vin|de vins}'],
};

export const places: Phrases = {
  beach: ['plage~', 'sable'],
  sea: ['mer', 'océan', 'rivage', 'littoral', 'promenade', 'front de mer', 'côte'],
  lake: ['lac'],
  river: ['rivière', 'fleuve', 'berges'],
  city_centre: list(`
    centre {|ville|du village|de la ville|historique moderne}, place {du marché|centrale|principale},
    cœur de {la|} ville, hypercentre, grand place
  `),
  old_town: list(`
    {vieille ville|vieux centre|centre historique|vieux quartier|quartier historique|vieux port ville},
    vieux {bourg|village}, cité médiévale
  `),
  airport: ['aéroport~', 'aérogare', 'terminal', 'avion', 'vol'],
  train_station: ['gare {|centrale|principale|sncf|ferroviaire|tgv}', 'train', 'gare'],
  metro: ['{station|bouche|arrêt} de métro', 'métro'],
  bus_stop: ['arrêt {de|du} bus', 'gare routière', 'bus'],
  tram_stop: ['{arrêt|station} {de|du} tram{|way}', 'tram', 'tramway'],
  port: ['port', 'port de plaisance', 'vieux port', 'embarcadère', 'marina', 'ferry', 'quai', 'gare maritime'],
  ski_lift: list(`
    télésiège~, téléphérique~, remontée~ mécanique~, télécabine~, télécabines, pistes, téléski~, piste,
    funiculaire, station de ski
  `),
  convention_centre: list(`
    {palais|centre} des {congrès|expositions|festivals}, parc des expositions, centre de congrès, parc expo,
    centre de convention
  `),
  stadium: ['stade~', 'arena', 'aréna'],
  supermarket: ['supermarché~', 'supérette~', 'épicerie~'],
  museum: ['musée~'],
  cathedral: ['cathédrale', 'basilique'],
  castle: ['château', 'palais'],
  park: ['parc', 'parc national'],
  university: ['université'],
  hospital: ['hôpital', 'clinique'],
  motorway: ['autoroute', 'sortie d autoroute'],
  theatre: ['théâtre', 'opéra'],
  market: ['marché'],
  golf_course: ['golf'],
  village: ['village', 'bourg'],
  pharmacy: ['pharmacie'],
  bakery: ['boulangerie', 'boulanger'],
  forest: ['forêt', 'bois'],
};

export const counted: Phrases = {
  room: ['chambre~', 'pièces'],
  suite: ['suite~', 'junior suites'],
  apartment: ['appartement~', 'studio~', 'logement~'],
  chalet: ['chalet~', 'cabane~', 'lodge~', 'bungalow~'],
  floor: ['étage~', 'niveau', 'niveaux'],
  restaurant: ['restaurant~', 'tables gastronomiques'],
  bar: ['bar~'],
  meeting_room: ['{salle|salon}~ de {réunion|conférence|séminaire|conférences|réunions|séminaires}~'],
  bed: ['lit~', 'couchages'],
  pool: ['piscine~', 'bassins'],
  sauna: ['sauna~'],
  treatment_room: ['{cabine|salle}~ de {soin|massage|soins|massages}'],
  space: ['place~'],
  parking_space: ['place~ de {parking|stationnement}', 'places de garage'],
  charging_station: ['borne~ de {recharge|charge}', 'points de recharge', 'bornes'],
  guest: ['personne~', 'convive~', 'invité~', 'participant~', 'hôtes', 'délégués', 'places assises'],
  dorm: ['dortoir~'],
  band: ['groupe~', 'formation~ musicale~'],
  stage: ['scène~'],
  concert: ['concert~', 'spectacle~', 'représentation~'],
  artist: ['artiste~', 'musicien~', 'interprète~', 'musiciens'],
  stall: ['stand~', 'échoppe~', 'étal', 'étals', 'cabanon~', 'chalets de bois', 'chalets en bois', 'kiosques'],
  exhibitor: ['exposant~'],
  visitor: ['visiteur~', 'spectateur~', 'festivaliers', 'supporters'],
  runner: ['coureur~', 'athlète~', 'coureuses'],
  film: ['film~', 'longs métrages', 'courts métrages', 'projection~'],
  country: ['pays'],
  choir: ['chœur~', 'chorale~', 'orchestre~'],
  team: ['équipe~'],
  winemaker: ['vigneron~', 'domaine~', 'producteur~'],
  event_day: ['jour~', 'journée~'],
  hole: ['trou~'],
  court: ['courts de tennis', 'court de tennis', 'terrains de tennis'],
  employee: ['employé~', 'collaborateurs'],
};

export const house = list(`
  ,
  {hôtel|maison|auberge|pension|gîte|résidence|immeuble|bâtiment|villa|demeure|domaine|établissement|manoir|château hôtel|palace|bâtisse|mas|hostellerie|lodge|chalet hôtel|appart hôtel},
  hostel, auberge de jeunesse, murs
`);
export const event = list(`
  ,
  {le|ce|l|la|cette|cet} {festival|événement|évènement|foire|fête|concert|course|marathon|exposition|marché|défilé|carnaval|tournoi|congrès|salon|salon professionnel|régate|édition},
  festival, a lieu, se tient, se déroule, revient, aura lieu, se tiendra, se déroulera, est de retour
`);
