/** What facts about ways to nearby places are named after, in English, German, Spanish and French. */

/** The words of one name, a list for each language. */
export type NameRow = readonly [en: string, de: string, es: string, fr: string];

export const nearbyPlaces: Readonly<Record<string, NameRow>> = {
  danube: ['danube', 'donau', 'danubio', 'danube'],
  rhine: ['rhine', 'rhein, rheins', 'rin', 'rhin'],
  moselle: ['moselle, mosel', 'mosel', 'mosela', 'moselle'],
  thames: ['thames', 'themse', 'támesis', 'tamise'],
  waterfall: ['waterfall~', 'wasserfall, wasserfalls, wasserfälle~', 'cascada~', 'cascade~'],
  hiking_trail: [
    '{hiking|walking} {trail|path|route}~, trailhead~',
    'wanderweg~, wanderwege, wanderwegen',
    'sendero~, ruta~ de senderismo',
    'sentier~, chemin~ de randonnée',
  ],
  bike_path: [
    '{bike|cycle|cycling} {path|route|trail}~',
    'radweg~, radwege, radwegen',
    'carril~ bici, vía verde',
    'piste~ cyclable~, voie verte',
  ],
  cycle_path: [
    '{bike|cycle|cycling} {path|route|trail|track|way}~, cycleway~',
    'radweg~, radwege, radwegen, radroute~, *radweg, *radwegs',
    'carril~ bici, vía verde, ruta~ ciclista~',
    'piste~ cyclable~, voie verte, véloroute~',
  ],
  kurpark: ['spa {park|gardens}', 'kurpark, kurparks', 'parque termal', 'parc thermal'],
  thermal_baths: [
    'thermal {bath|spa}~',
    'therme, thermen, thermalbad',
    'balneario~, termas',
    'thermes, bains thermaux',
  ],
  distillery: ['distillery, distilleries', 'brennerei~, brennereien, destillerie~', 'destilería~', 'distillerie~'],
  brewery: ['brewery, breweries', 'brauerei~, brauereien', 'cervecería~', 'brasserie artisanale'],
  winery: ['winery, wineries', 'weingut, weinguts, weingüter~', 'bodega~ vecina~', 'domaine viticole'],
  viewpoint: ['viewpoint~, lookout~', 'aussichtspunkt~, aussichtspunkte', 'mirador~', 'belvédère~, point~ de vue'],
  aqueduct: ['aqueduct~', 'aquädukt~', 'acueducto~', 'aqueduc~'],
  roman_temple: ['roman temple', 'römischer tempel, römischen tempel, römertempel', 'templo romano', 'temple romain'],
  loch: ['loch', 'loch', 'lago, loch', 'loch, lac'],
  dom_tower: ['dom tower', 'domturm', 'torre de la catedral, torre del dom', 'tour du dom, tour de la cathédrale'],
  village_centre: [
    'village {centre|center|square}',
    'dorfmitte, dorfkern, dorfzentrum, dorfplatz, ortsmitte',
    'centro del pueblo, plaza del pueblo',
    'centre {|du} village, place du village',
  ],
  lighthouse: ['lighthouse~', 'leuchtturm, leuchtturms', 'faro~', 'phare~'],
  zoo: ['zoo~', 'zoo, zoos, tierpark', 'zoo, zoológico', 'zoo~'],
  aquarium: ['aquarium~', 'aquarium, aquariums', 'acuario~', 'aquarium~'],
  botanical_garden: [
    'botanical garden~',
    'botanischer garten, botanischen garten',
    'jardín botánico',
    'jardin botanique',
  ],
  shopping_centre: [
    'shopping {centre|center|mall|street}~',
    'einkaufszentrum~, einkaufsstraße~, shoppingcenter',
    'centro comercial, calle comercial',
    'centre commercial, rue commerçante',
  ],
  petrol_station: ['{petrol|gas|filling} station~', 'tankstelle~', 'gasolinera~', 'station service'],
  ferry: ['ferry {terminal|landing|pier}~', 'fähranleger~, fährhafen', 'embarcadero~, ferri~', 'embarcadère~, ferry'],
  taxi_rank: ['taxi {rank|stand}~', 'taxistand~', 'parada de taxis', 'station de taxis'],
  cross_country_trail: [
    'cross country {trail|track|run}~',
    'loipe~, loipen',
    'pista~ de {fondo|esquí de fondo}',
    'piste~ de fond',
  ],
  swimming_lake: ['{swimming|bathing} lake~', 'badesee~', 'lago de baño', 'lac de baignade'],
  casino: ['casino~', 'casino, casinos, spielbank~', 'casino~', 'casino~'],
  island_ferry: ['island ferry', 'inselfähre', 'ferri a la isla', 'bac de l île'],
};
