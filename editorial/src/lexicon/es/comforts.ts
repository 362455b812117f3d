/** Cómo llama el español a habitaciones, comodidades y lo demás de la casa. */
import type { Phrases } from '#lexicon/language-pack.ts';
import { list } from '#lexicon/list.ts';

export const comforts: Phrases = {
  not_accessible: list(
    `no {es|está|resulta} {|totalmente|del todo|muy} {accesible|apt{a|o}|adecuad{a|o}|adaptad{a|o}} {en|para|con|a} {|una} silla~ de ruedas`,
  ),
  no_parking: list(
    `no se puede {aparcar|estacionar}, no {hay|tenemos} {|ningún} {sitio|dónde|donde|lugar} {|para|donde|en el que} {aparcar|estacionar|{el|su|tu} coche}`,
  ),
  no_wifi: list(`sin internet, no {tenemos|hay} {|acceso a|conexión a} internet`),
  no_pets: list(
    `{casa|hotel|hostal|alojamiento} sin {mascotas|animales|perros}, no {aceptamos|admitimos|acogemos} {|a} {animales|mascotas|perros}, animales no {pueden|podrán}, {mascotas|animales|perros} no {entran|pasan|son bienvenid{o|a}s}, no {entran|pasan} {|las|los} {mascotas|animales|perros}, {lamentamos|sentimos} {|mucho} no poder {acoger|aceptar|admitir|recibir|alojar} {|a} {mascotas|animales|perros}, {rechazar|rechazamos} {|a|a las|las|los} {mascotas|animales|perros}, no podemos {acoger|aceptar|admitir|recibir|alojar} {|a} {mascotas|animales|perros}`,
  ),
  all_ages: list(
    `{niños|peques|menores} {|bienvenidos|admitidos} {de|a} {todas las edades|cualquier edad|toda edad}, niños desde {recién nacidos|bebés}, {para|a} {todas las edades|cualquier edad}, {bebés|recién nacidos|lactantes} … bienvenidos`,
  ),
  children_welcome: list(
    ` {traiga|trae|traed|traigan} {|a} {los|sus|tus|vuestros|toda la} {niños|hijos|peques|familia}, familias con {niños|hijos|peques|bebés}, {pequeños|peques} {son|serán} {|muy|siempre|también} bienvenidos,{familias|adolescentes|peques} … {bienvenidos|bienvenidas}, {niños|niñas|menores} … {bienvenidos|bienvenidas}, {admite|admitimos|se admiten} {niños|menores}`,
  ),
  ski_shuttle: list(
    `lanzadera~, shuttle, {autobús|lanzadera|transporte|traslado}~ {a las|a} pistas, lanzadera~ {a|hasta} las pistas, {autobús|bus} de esquí, esquibús, esquibus, skibús, skibus`,
  ),
  family_rooms: ['{habitación|habitaciones|suite|apartamento}~ {familiar|familiares|para familias}'],
  kids_club: [
    '{niños|peques|pequeños} tienen su {|propio} club',
    '{niños|peques|pequeños} tienen club propio',
    '{miniclub|mini club|club infantil|club de niños|kids club|club para niños}~',
  ],
  playground: ['{parque|zona|área}~ {infantil|infantiles|de juegos|de juego}', 'columpio~'],
  babysitting: ['canguro~', 'niñera~', 'servicio de {canguro|niñera|guardería}', 'guardería', 'cuidado de niños'],
  accessible_rooms: list(`
    {habitación|habitaciones|suite|baño}~ {adaptada|accesible|adaptado}~,
    habitaciones para {personas con movilidad reducida|sillas de ruedas}
  `),
  step_free_access:
    list(` {entrada|acceso|casa|puerta} no tiene {escalones|peldaños|barreras|ni un escalón}, sin un solo {peldaño|escalón}, {accesible|acceso} {en|para|con} sillas de ruedas,
    {acceso|entrada}~ {sin {escalones|barreras|peldaños}|accesible|a pie de calle},
    sin {barreras|un solo escalón|escalones}, rampa~ {|para|de} {|sillas de ruedas|acceso},
    accesible en silla de ruedas, acceso para sillas de ruedas
  `),
  elevator: ['ascensor', 'ascensores', 'elevador', 'elevadores'],
  air_conditioning: list(`
    aire acondicionado, climatización, climatizado~, habitaciones climatizadas, aires acondicionados,
    climatizadas
  `),
  heating: ['calefacción', 'suelo radiante', 'calefacción central'],
  soundproofing: list(`
    insonorizado~, insonorizada~, insonorización, aislamiento acústico, ventanas insonorizadas,
    doble acristalamiento
  `),
  balcony: ['balcón', 'balcones', 'terraza~ privada~', 'terraza~ propia~', 'terraza individual'],
  sea_view: list(` desde {su|la|cada|tu|todas las} {ventana|habitación|cama|balcón|ventanas|habitaciones} … {el|al} mar,
    {vista|panorámica}~ {al|sobre el|del|hacia el} {mar|océano|mediterráneo|atlántico|cantábrico},
    {balcón|ventana|terraza|habitaciones|habitación|balcones|terrazas} {|con vistas} {al|frente al} mar,
    mirando al mar, frente al mar, vistas a {la bahía|la playa}
  `),
  lake_view: ['vista~ {al|sobre el|del} lago'],
  city_view: list(`
    vista~ {a la|sobre la|de la|de toda la|a toda la} ciudad,
    vista~ {al|del|sobre el} {casco antiguo|skyline|centro}, vistas a los tejados, vistas urbanas
  `),
  mountain_view: list(`
    ,
    vista~ {a la|a las|sobre las|sobre la|de la|de las|al} {montaña|montañas|sierra|cumbres|pirineo|pirineos|alpes|picos|cordillera},
    vistas a los {alpes|picos|pirineos}
  `),
  garden_view: ['vista~ {al|sobre el|del|a los|a nuestros} {jardín|jardines|patio|parque}'],
  beachfront: list(`
    {a pie de|en primera línea de|frente a la|sobre la|en plena|en la misma|directamente en la} playa,
    primera línea {|de playa|de mar}, acceso directo a la playa, en primera línea
  `),
  private_beach: list(` playa {es nuestra|pertenece {al hotel|a la casa}|es del hotel},
    playa~ {privada|propia|exclusiva}~, nuestra propia {playa|cala}, cala {privada|propia}, playa del hotel
  `),
  garden: list(`
    jardín, jardines, jardín {del hotel|interior|botánico propio}, huerto~, patio ajardinado, zona~ ajardinada~
  `),
  courtyard: ['patio'],
  terrace: ['terraza~', 'solárium', 'terraza~ {con|al} {sol|lago|jardín|sombra}', 'patio', 'solarium'],
  rooftop_terrace: list(`
    {azotea|rooftop}~,
    terraza~ {en la azotea|en el ático|en el tejado|de la azotea|en la última planta|en la cubierta},
    ático con terraza, terrado
  `),
  fireplace: ['chimenea~', 'hogar de leña', 'junto al fuego de la chimenea'],
  library: ['biblioteca~', 'sala de lectura'],
  coworking: list(`
    coworking, co working, espacio~ de {|co}trabajo, espacio~ de trabajo compartido, zona de {trabajo|coworking}
  `),
  meeting_rooms: list(`
    ,
    {sala|salón}~ {de reuniones|de conferencias|de juntas|para eventos|de congresos|de reunión|de seminarios|para reuniones|polivalente},
    salones {de eventos|para eventos|de reuniones|de conferencias}, salas de {eventos|trabajo},
    centro de conferencias
  `),
  ballroom: ['salón de {baile|banquetes|fiestas|gala}', 'salones de {baile|banquetes}', 'sala de baile'],
  wedding_venue: list(`
    {celebrar|celebra|celebre|celebramos|celebrad} {|tu|su|vuestra|la|una} boda~, bodas {|civiles}, boda~ civil, ceremonia~ civil~, banquete~ de boda~,
    {boda|casarse|casarte} {en nuestro|con nosotros|aquí}, capilla para bodas, finca para bodas, {dar|daros|darse|daos} el sí {|quiero}, {vuestro|su|tu} enlace, banquete nupcial, {cásate|casaos|cásense|cásese}
  `),
  concierge: ['conserje~', 'conserjería', 'concierge', 'servicio de conserjería'],
  reception_24h:
    list(` en {|la|nuestra} recepción … {de día y de noche|las 24 horas|24 horas|a todas horas|día y noche|toda la noche}, recepción … de día y de noche,
    ,
    recepción {|está|permanece|abierta} {|abierta|disponible|siempre abierta|atendida} {24 horas|las 24 horas|24h|día y noche|a todas horas|a cualquier hora|toda la noche|las veinticuatro horas|siempre},
    recepción {nunca|no} {cierra|duerme} {|nunca},
    {le|te|les|os} {abrimos|atendemos|recibimos|esperamos} {|en recepción} {las 24 horas|24 horas|a cualquier hora|día y noche|a todas horas},
    recepción … {24 horas|las 24 horas|las veinticuatro horas|24h|24 7|día y noche|toda la noche|a cualquier hora|a todas horas}
  `),
  reception: ['recepción', 'mostrador de recepción'],
  reception_closed: list(`
    recepción {cierra|descansa|duerme} {|… |… …} {noche|noches}, recepción no {está|es|queda} {|… |… …} {noche|noches|medianoche|madrugada}, {nadie|no hay nadie} en {|la} recepción {|… |… …} {noche|noches|medianoche|madrugada}, {por la noche|de noche|de madrugada} {|la} recepción {está|queda|permanece} {cerrada|vacía|desierta}, {por la noche|de noche|de madrugada} no hay {nadie en|} {|la} recepción
  `),
  luggage_storage: list(`
    {consigna|guardaequipaje|guardamaletas}~, consigna de {equipaje|maletas|equipajes},
    {guardar|deja|deje|dejar|guardamos|guarda} {|tus|sus|tu|su|las|el} {maleta|equipaje|mochila}~,
    cuarto de equipaje~
  `),
  laundry: list(
    `lavandería~, servicio de {lavandería|lavado}, {lavar|lava|lavamos|lavan|lave|lavarle|lavarte} {la|su|tu|vuestra} ropa, colada, lavado de ropa`,
  ),
  dry_cleaning: ['tintorería', 'limpieza en seco', 'lavado en seco'],
  bicycle_rental:
    list(` nuestras {|propias} {bicis|bicicletas}, {alquile|alquila|alquilad} {|aquí|con nosotros|en recepción} una {bici|bicicleta},
    {alquiler|préstamo|alquiler de|renta} de {bicicleta|bici|e bike|bicis eléctrica}~,
    {alquila|alquile|alquilar|alquilamos|prestamos|alquilas} {|una|tu|su|nuestras|las} {bici|bicicleta|e bike}~,
    bicicleta~ de {alquiler|préstamo|cortesía}, bicis de {alquiler|préstamo|cortesía},
    bicicletas {gratuitas|para los huéspedes}, bicicletas para {huéspedes|clientes}
  `),
  ski_storage: list(` sala de esquís, cuarto de los esquís,
    {guardaesquís|guarda esquís|guardaesquíes|cuarto de esquís|sala de esquí|cuarto de esquí|taquillas de esquí},
    depósito de esquí~, cuarto {para|de} {los|} esquís, secador de botas
  `),
  ski_in_ski_out: [
    'esquiando {|hasta|desde} {|hasta|desde} {la|nuestra} {|misma} puerta',
    '{salga|sale|salid|sal} esquiando',
    '{llegue|llega|llegad|vuelva|vuelve} esquiando',
    'ski in ski out',
    'a pie de {pista|pistas}',
    'acceso directo a las pistas',
    'ski in',
    '{pista|pistas} {acaba|termina|empieza|empiezan|muere|comienza|llega}~ {|justo} {en|ante|a|hasta} {la|nuestra|su|tu} {|misma} puerta',
    'esquiando hasta la puerta',
    'salir esquiando',
  ],
  golf_course: [
    '{mejor|pul|trabaj}* … {hándicap|handicap}',
    'tee de salida',
    'campo~ de golf',
    '{juegue|juega|jugar} al golf',
    'putting green',
    'campo de prácticas',
  ],
  tennis_court: [
    'campo~ de tenis',
    '{juegue|juega|jugar} al tenis',
    'partido de tenis',
    '{pista|cancha}~ de tenis',
    'pistas de tenis',
  ],
  padel_court: ['{juegue|juega|jugar} al pádel', 'partido de pádel', '{pista|cancha}~ de pádel'],
  casino: ['casino~'],
  nightclub: ['discoteca~', 'sala de fiestas', 'club nocturno', 'night club'],
  live_music: list(` toca {|un|una|el|la} {|pequeño|pequeña} {grupo|banda|trío|cuarteto|orquesta},
    {música|jazz|conciertos|piano|flamenco} en {vivo|directo}, música en directo,
    concierto~ {en el bar|acústico|en la terraza|de jazz}, pianista~, actuaciones en {vivo|directo},
    noches de {jazz|flamenco}, {grupo|trío|banda|orquesta|cuarteto} … {toca|tocan}
  `),
  smoking_allowed: list(
    ` fumadores {pueden|podrán} … {fumar|encender*}, fumadores {son|} bienvenidos,fum{e|a} {donde|cuando} {quiera|quieras}, se fuma {|sin|con|en}, {se puede|se permite|está permitido|podrá|podrás|puede|puedes|pueden} fumar, fumar está permitido`,
  ),
  non_smoking: list(`
    ,
    {hotel|habitaciones|habitación|hostal|casa|establecimiento|espacio} {|100 % |totalmente} {sin humo|libre de humo|para no fumadores|no fumador|no fumadores},
    libre de humos, no fumadores, prohibido fumar, no se permite fumar, sin humos
  `),
  smoking_rooms: [
    'fumadores … {sala|salón|rincón|espacio}',
    '{habitación|habitaciones|sala|salón|zona} {de|para} fumadores',
    'fumador de puros',
  ],
  safe: ['caja~ {fuerte|fuertes|de seguridad}'],
  minibar: ['minibar', 'minibares', 'minibár', 'mini bar'],
  coffee_machine: list(`
    {cafetera|máquina de café|máquina nespresso|máquina de espresso}~, nespresso, máquinas de café
  `),
  bathtub: ['bañera~', 'bañera exenta', 'tina'],
  rain_shower: ['{ducha|duchas} {efecto lluvia|de lluvia|tipo lluvia|de efecto lluvia}', 'ducha lluvia'],
  kitchenette: list(` {pequeña cocina|cocina pequeña|rincón de cocina},
    {cocina americana|kitchenette|cocina equipada|cocina propia|cocinita|office equipado|minicocina}~,
    cocina totalmente equipada
  `),
  kitchen: ['cocina {compartida|común|comunitaria|para huéspedes}', 'cocina de uso común'],
  washing_machine: ['lavadora~', 'lavasecadora'],
  adults_only:
    list(` no {admitimos|se admiten|aceptamos} {niños|menores}, {niños|menores} … no {son|están} {admitidos|permitidos|bienvenidos}, los niños se quedan en casa,
    {solo|sólo|únicamente} {admitimos|aceptamos|recibimos|acogemos|se admiten} {|a} adultos,
    {solo|sólo|exclusivo|únicamente|exclusivamente|reservado} {para|a} adultos, adults only, hotel sin niños,
    solo adultos, sólo adultos, {solo|únicamente} {a|para} mayores de {16|18|edad}
  `),
  boat_mooring: list(`embarcadero~, amarre~, muelle {privado|propio}, pantalán, pantalanes, atraque~, amarradero~`),
  helipad: ['helipuerto~', 'helisuperficie'],
  cinema: list(` nuestro {|propio|pequeño} cine, cine de {la casa|a bordo}, casa tiene {|su propio} cine,
    {cine|sala de cine|sala de proyección} {|al aire libre|de verano|en el jardín} {privado|propio|privada|del hotel}
  `),
  billiards: ['billar', 'mesa de billar', 'billares'],
  table_tennis: ['ping pong', 'tenis de mesa', 'mesa de ping pong'],
  barbecue: ['{zona|área} de barbacoa~', 'barbacoa~'],
  bowling: ['bolera~', 'pista~ de bolos'],
  solarium: ['cabina de rayos uva'],
  climbing_wall: ['{rocódromo|pared de escalada}~'],
  butler: ['mayordomo~', 'servicio de mayordomo'],
  ice_rink: ['pista de hielo {propia|privada}'],
  bathrobes: ['albornoz', 'albornoces'],
  water_slide: ['tobogán {|acuático}', 'toboganes {|acuáticos}', 'parque acuático'],
  executive_lounge: ['{executive|club} lounge'],
  winter_garden: ['jardín de invierno', 'invernadero'],
  salt_room: ['{cueva|sala|gruta} de sal'],
  plunge_pool: ['{pozo|piscina|poza} {frío|fría|de agua fría|de hielo|de contraste}'],
};
