/** Comment le français nomme chambres, confort et le reste de la maison. */
import type { Phrases } from '#lexicon/language-pack.ts';
import { list } from '#lexicon/list.ts';

export const comforts: Phrases = {
  not_accessible: list(
    `n est {|malheureusement|hélas} pas {|malheureusement} {accessible|adapté|adaptée} {en|aux} fauteuil~ {|roulant~}, ne {convient|conviennent} {|malheureusement} pas aux {fauteuils|personnes en fauteuil}`,
  ),
  no_parking: list(
    `{on ne peut|vous ne pouvez|impossible de} {|pas} {vous|se|} {garer|stationner} {|ici|chez nous}, nulle part où se garer, pas de place pour {votre|la} voiture`,
  ),
  no_wifi: list(`sans internet, {n avons|n y a} {|malheureusement} pas {d |}internet`),
  no_pets: list(
    `{maison|hôtel|gîte|auberge} sans {animaux|chiens}, {n acceptons|n accueillons|n admettons} {|malheureusement} {pas|aucun} {d|les|} {animaux|animal|chiens}, {ne pas pouvoir|ne pouvons|ne pouvons malheureusement|ne peut} {|pas} {accueillir|accepter|recevoir|admettre|héberger} {d|les|vos|votre} {animaux|animal|chiens|chien}`,
  ),
  all_ages: list(
    `enfants {|bienvenus|acceptés|admis|accueillis} {à|de|dès} {tout âge|tous âges|tous les âges|n importe quel âge|leur naissance|la naissance}, {bébés|nourrissons|tout petits|nouveau nés} … bienvenus`,
  ),
  children_welcome: list(
    ` {amenez|emmenez|venez avec} {les|vos|tes} enfants, familles avec {|des|de jeunes|de petits} enfants, {petits|tout petits|bambins} {sont|} {|aussi|toujours|très} {|les} bienvenus,{familles|bambins|adolescents|ados} … … {bienvenus|bienvenues}, enfants … bienvenus, {accueille|accueillons|accepte|acceptons} {|les|des|d} enfants`,
  ),
  ski_shuttle: list(
    `navette~, navette~ {vers|pour|jusqu aux|des|aux} {les|} {pistes|remontées}, navette~ vers les pistes, ski bus, skibus`,
  ),
  family_rooms: list(`
    {chambre|suite|appartement}~ {familiale|familial|pour familles|pour les familles|familiaux}~,
    chambres communicantes pour familles
  `),
  kids_club: [
    '{enfants|petits} ont leur {|propre} club',
    '{club enfants|mini club|miniclub|club pour enfants|kids club|club des enfants|club enfant}~',
  ],
  playground: ['{aire|terrain|espace}~ de jeu~', 'aire de jeux {pour enfants|}', 'balançoires'],
  babysitting: ['{baby sitting|babysitting|baby sitter|garde d enfants|baby sitters}', 'garderie', 'service de garde'],
  accessible_rooms: list(`
    {chambre|suite|salle de bains}~ {|entièrement} {accessible|adaptée|PMR|pmr}~,
    chambres {pour|aux} personnes à mobilité réduite, chambres pmr
  `),
  step_free_access: list(`
    {accès|entrée} {de plain pied|sans marche|sans marches|pmr|handicapés|accessible|sans obstacle},
    de plain pied, sans {une seule|la moindre} marche, rampe {d accès|pour fauteuil~},
    accessible~ aux {fauteuils roulants|personnes à mobilité réduite|pmr}, accessible en fauteuil
  `),
  elevator: ['ascenseur~'],
  air_conditioning: list(`
    climatisation, climatisé~, climatisée~, clim, air conditionné, air climatisé, climatiseur~
  `),
  heating: ['chauffage', 'chauffage au sol', 'plancher chauffant', 'chauffage central'],
  soundproofing: list(`
    insonorisé~, insonorisée~, insonorisation, isolation phonique, double vitrage, triple vitrage
  `),
  balcony: ['balcon~', 'loggia~', 'terrasse~ {privée|privative|individuelle}~'],
  sea_view:
    list(` {de|depuis} {votre|chaque|ta|la|toutes les} {fenêtre|chambre|lit|balcon|fenêtres|chambres} … … la mer,
    ,
    vue~ {sur la|mer|sur|sur l|de la|imprenable sur la|panoramique sur la} {mer|océan|méditerranée|atlantique|manche|baie},
    vue~ mer, face à {la mer|l océan}, {chambre|balcon|terrasse}~ {côté|face à la} mer, donnant sur la mer,
    donnent sur la mer
  `),
  lake_view: list(`
    vue~ {|imprenable|panoramique} {sur le|du|au dessus du} lac, vue lac, donnant sur le lac, face au lac
  `),
  city_view: list(`
    vue~ {|imprenable|panoramique} {sur la|de la|sur toute la} ville,
    vue~ {|imprenable} sur {les toits|la vieille ville|le centre}, vue ville, donnant sur les toits
  `),
  mountain_view: list(`
    ,
    vue~ {|imprenable|panoramique} {sur la|sur les|montagne|sur} {montagne|montagnes|alpes|sommets|pyrénées|mont blanc|massif},
    vue montagne, vue~ montagne~, panorama {alpin|sur les alpes|sur les montagnes|sur les sommets},
    face aux {montagnes|sommets|alpes}
  `),
  garden_view: list(`
    vue~ {sur le|sur notre|jardin|sur les|côté} {jardin|jardins|parc|cour}, vue jardin, donnant sur le jardin,
    côté jardin, donnent sur le jardin
  `),
  beachfront: list(`
    ,
    {les pieds dans l eau|en bord de plage|en front de mer|front de mer|directement sur la plage|en première ligne|à même la plage|sur la plage même|posé sur la plage|au bord de la plage},
    accès direct à la plage, bord de plage
  `),
  private_beach: list(` plage {est à nous|appartient à {l hôtel|la maison}|nous appartient},
    plage~ {privée|privative|réservée}~, {notre|sa|leur|votre} propre {plage|crique}, plage de l hôtel,
    plage rien qu à nous
  `),
  garden: list(`
    jardin~, jardin {clos|à la française|fleuri|botanique privé|secret}, verger~, parc {de l hôtel|arboré|privé},
    potager~, roseraie
  `),
  courtyard: ['patio~'],
  terrace: ['terrasse~', 'solarium extérieur', 'patio~', 'pont soleil'],
  rooftop_terrace: list(` terrasse~ du toit,
    toit~ terrasse~,
    terrasse~ {sur le toit|en toiture|perchée sur le toit|au dernier étage|sur notre toit|panoramique sur le toit},
    rooftop~, toit~ {aménagé|jardin}
  `),
  fireplace: ['cheminée~', 'feu de cheminée', 'coin du feu', 'feu de bois', 'âtre'],
  library: ['bibliothèque~', 'salle de lecture', 'salon de lecture'],
  coworking: ['coworking', 'co working', 'espace~ de {travail partagé|coworking|travail}', 'espace coworking'],
  meeting_rooms: list(`
    {salle|salon|espace}~ de {réunion|conférence|séminaire|conférences|réunions|séminaires|congrès|réception}~,
    centre de conférences, salle~ de conseil, espace séminaire
  `),
  ballroom: ['salle~ {de bal|de banquet|des fêtes|de banquets|de réception}', 'salon de bal', 'grande salle de bal'],
  wedding_venue: list(`
    ,
    {célébrer|célébrez|fêter|fêtez|organiser|organisez|célèbre|célébrons|fête} {|votre|ton|leur|son|un|des|les|vos} mariage~,
    mariage~ {chez nous|ici|au domaine|à l hôtel|au château}, mariages {|civils}, mariage civil, cérémonie~ civile~, chapelle de mariage, lieu de mariage,
    se marier {ici|chez nous}, mariez vous, {vos|leurs|tes|votre} noces, {dire|dites|dit} oui {ici|chez nous|sous nos|dans nos|dans notre}
  `),
  concierge: ['concierge~', 'conciergerie'],
  reception_24h: list(`
    ,
    {réception|accueil} … {24 h sur 24|24h 24|24 heures sur 24|24 24|jour et nuit|nuit et jour|à toute heure|24 h 24|toute la nuit|en permanence|24h sur 24|de jour comme de nuit},
    {réception|accueil} {ne ferme jamais|ne dort jamais|toujours ouverte},
    {réception|accueil} … {24 h sur 24|24h 24|24 7|jour et nuit|toute la nuit|à toute heure}, veilleur de nuit,
    {on|nous} vous {ouvr|accueill|répond|attend}* {24 h sur 24|24h 24|24 h 24|24 heures sur 24|24 7|à toute heure|jour et nuit|de jour comme de nuit}
  `),
  reception: ['réception', 'bureau d accueil'],
  reception_closed: list(` il n y a {|plus} personne à {la|notre} réception,
    réception {dort|se repose|ferme|est fermée|reste fermée|est déserte} {|… |… …} nuit, réception n est {pas|plus} {|… |… …} {nuit|minuit}, {personne|il n y a personne} à {la|notre} réception {|… |… …} {nuit|minuit}, {la nuit|de nuit|après minuit} {|la|notre} réception {est|reste} {fermée|vide|déserte}, pas de {veilleur|réceptionniste} de nuit
  `),
  luggage_storage:
    list(` {gardons|garde|gardent|surveillons|stockons|veillons sur} {vos|tes|votre|les} {bagages|valises|sacs|valise|bagage},
    {bagagerie|consigne à bagages|garde bagages|consigne}~,
    {déposer|déposez|laisser|laissez|laisse|dépose|stocker|confier|confiez|confie} {|vos|tes|ses|votre|ton|ta} {bagage|valise|sac}~,
    local à bagages
  `),
  laundry: list(`
    blanchisserie, laverie~, buanderie~, service de {blanchisserie|lavage|linge|repassage}, linge, lessive~,
    laverie automatique
  `),
  dry_cleaning: ['pressing', 'nettoyage à sec'],
  bicycle_rental: list(` nos {|propres} {vélos|bicyclettes|vtt},
    {location|prêt}~ de {vélo|vélos électriques|bicyclette|vtt|e bikes}~,
    {louer|louez|loue|emprunter|empruntez|emprunte|louons|prêtons} {|un|des|nos|vos|ton|votre|les} {vélo|bicyclette|vtt}~,
    vélo~ {à disposition|à louer|en location|en prêt|de location|de prêt|de l hôtel}, vélos mis à disposition,
    location vélo
  `),
  ski_storage: list(`
    ,
    {local à skis|local à ski|ski room|casier à skis|casiers à skis|skiroom|consigne à skis|local ski|salle à skis|rangement à skis},
    sèche chaussures, local {|chauffé} {|pour} {les |}skis
  `),
  ski_in_ski_out:
    list(` {à|en} skis {|jusqu} {|à|devant} {la|notre|votre} {|maison|}porte, {à|en} skis jusqu à {l hôtel|la maison}, {de|dès} la porte aux pistes,
    ski aux pieds, skis aux pieds, au pied des pistes, ski in ski out, ski in, accès direct aux pistes,
    départ skis aux pieds, {piste|pistes} {finit|finissent|s arrête|s arrêtent|commence|commencent|arrive|part|partent} {|juste} {devant|à|jusqu à} {la|notre|votre} porte
  `),
  golf_course: list(`
    {parcours|terrain} de golf, golf de {neuf|dix huit|9|18} trous, {notre|un} golf, {jouer|jouez|joue} au golf, putting green, practice,
    green de golf, {améliorez|travaillez|peaufinez|améliorer} {votre|son|leur} handicap
  `),
  tennis_court: [
    '{jouer|jouez|joue} au tennis',
    'partie de tennis',
    'court~ {de|en} {tennis|terre battue}',
    'terrain~ de tennis',
    'courts',
  ],
  padel_court: ['{jouer|jouez|joue} au padel', 'partie de padel', '{court|terrain|piste}~ de padel'],
  casino: ['casino~'],
  nightclub: ['boîte~ de nuit', 'discothèque~', 'night club', 'club de nuit', 'dancing'],
  live_music: list(`
    {groupe|trio|quatuor|orchestre} … joue~, musique live, concert~ {live|acoustique|au bar|privé|de jazz}, musique en direct, groupe live, concerts,
    soirée~ {jazz|piano|musicale|concert}, pianiste~, live jazz, jazz live, piano bar
  `),
  smoking_allowed: list(
    ` fumeurs {peuvent|pourront} {|… }{fumer|allumer|en allumer|s en griller}, fumeurs {sont|} {|aussi} {les|} bienvenus,fumez {où|partout|quand}, on fume, {on peut|peut on|vous pouvez|il est permis de|permis de} fumer, fumeurs {bienvenus|acceptés|admis}`,
  ),
  non_smoking: ['non fumeur~', 'sans tabac', 'interdit de fumer', 'interdiction de fumer', 'non fumeurs'],
  smoking_rooms: [
    'fumeurs … {salon|fumoir|espace|coin}',
    '{chambre|fumoir|salon|espace}~ {fumeur|fumeurs|pour fumeurs}',
    'fumoir~',
    'chambres fumeurs',
  ],
  safe: ['coffre~ fort~', 'coffre {|individuel|de sécurité}', 'coffres'],
  minibar: ['minibar~', 'mini bar~'],
  coffee_machine: list(`
    {machine|cafetière}~ {à {café|expresso|espresso}|nespresso}, nespresso, cafetière~, machine expresso
  `),
  bathtub: ['baignoire~', 'baignoire îlot'],
  rain_shower: ['douche~ {à effet pluie|effet pluie|pluie|à l italienne avec effet pluie|de pluie|tropicale}'],
  kitchenette: list(`
    ,
    {kitchenette|coin cuisine|cuisine équipée|cuisinette|cuisine entièrement équipée|cuisine privée|propre cuisine}~,
    kitchenettes
  `),
  kitchen: ['cuisine {commune|partagée|collective}'],
  washing_machine: ['{lave linge|machine à laver|machines à laver}'],
  adults_only:
    list(` enfants ne sont {|malheureusement} pas {|malheureusement} {admis|acceptés|autorisés|les bienvenus|bienvenus}, les enfants restent {à la maison|chez vous}, {n accueille|n accueillons|n accepte|n acceptons} pas {d|les} enfants, plus de {16|18|seize|dix huit} ans,
    {n accueille|n accueillons|n accepte|n acceptons|ne recevons|ne reçoit} que {d|les|des} adultes,
    {réservé|réservée|exclusivement réservé} aux adultes, adultes uniquement, adults only, sans enfants,
    uniquement pour adultes, {réservé|réservée}~ aux {adultes|plus de {16|18} ans|grandes personnes}, interdit aux enfants
  `),
  boat_mooring: list(`
    {notre|son|propre|petit} ponton, ponton {privé|d amarrage|de l hôtel|de la maison}, embarcadère~, amarrage~, anneau d amarrage, amarrez {|votre|à}, mouillage privé,
    quai privé, appontement
  `),
  helipad: ['héliport~', 'hélistation', 'hélisurface'],
  cinema: [
    'cinéma {de la maison|de l hôtel|du sous sol|maison}',
    'notre {petit|propre} cinéma',
    '{salle de cinéma|cinéma privé|salle de projection}~',
    'notre cinéma',
  ],
  billiards: ['billard~', 'table~ de billard', 'salle de billard'],
  table_tennis: ['ping pong', 'tennis de table', 'table de ping pong'],
  barbecue: ['{espace|coin|terrasse|aire} barbecue', 'barbecue~'],
  bowling: ['bowling', 'piste~ de bowling', 'jeu de quilles'],
  solarium: ['cabine de bronzage', 'cabine uv'],
  climbing_wall: ['mur d escalade', 'salle de bloc'],
  butler: ['majordome~', 'service de majordome'],
  ice_rink: ['patinoire {privée|de l hôtel}'],
  bathrobes: ['peignoir~'],
  water_slide: ['toboggan~ {|aquatique}', 'parc aquatique'],
  executive_lounge: ['{executive|club} lounge', 'salon exécutif'],
  winter_garden: ['jardin d hiver', 'véranda', 'orangerie'],
  salt_room: ['{grotte|salle} de sel'],
  plunge_pool: ['bassin {d eau froide|froid}', 'bain {froid|glacé|d eau froide}'],
};
