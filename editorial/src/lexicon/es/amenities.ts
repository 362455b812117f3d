/** Cómo llama el español a los servicios de una casa. */

import type { Phrases } from '#lexicon/language-pack.ts';
import { list } from '#lexicon/list.ts';

export const amenities: Phrases = {
  unheated_pool: ['piscina~ {|exterior} {sin climatizar|no climatizada|de agua fría}'],
  pool: ['piscina~', 'alberca~', 'piscina del hotel'],
  outdoor_pool: list(`
    piscina~ {exterior|exteriores|al aire libre|descubierta|descubiertas|de verano|en el jardín},
    alberca al aire libre, piscina {es|está} {exterior|descubierta|al aire libre|en el jardín}
  `),
  indoor_pool: ['piscina~ {|es|está} {interior|interiores|cubierta|cubiertas|techada}'],
  rooftop_pool: list(` piscina~ {de|en} {nuestra|la} azotea,
    piscina~ {|de} la azotea,
    piscina~ {en la azotea|en el ático|de azotea|en la cubierta|en la última planta|en el tejado|en la terraza},
    piscina {|en el} rooftop, azotea con piscina
  `),
  heated_pool: list(`
    piscina~ {climatizada|climatizadas|caliente|termal|calefactada|calentada|templada}, piscina … a … grados
  `),
  'heated_pool+outdoor_pool': list(`
    piscina~ {exterior|al aire libre} {climatizada|calefactada},
    piscina~ {climatizada|calefactada} {exterior|al aire libre}
  `),
  'heated_pool+indoor_pool': list(`
    piscina~ {interior|cubierta} {climatizada|calefactada}, piscina~ climatizada {interior|cubierta}
  `),
  'heated_pool+rooftop_pool': ['piscina climatizada en la azotea'],
  kids_pool: list(`
    piscina~ {infantil|infantiles|de niños|para niños|para los niños|para los más pequeños}, chapoteadero~, {niños|peques|pequeños} tienen {|su} piscina propia, {niños|peques|pequeños} tienen su {|propia} piscina
  `),
  infinity_pool: ['piscina~ {infinita|infinity|desbordante|sin fin}'],
  hot_tub: ['jacuzzi~', 'yacuzi~', 'bañera~ de hidromasaje', 'hidromasaje', 'jacuzzis'],
  spa: ['spa~', 'spa', 'balneario~', 'zona de spa', 'day spa'],
  wellness: list(`
    {zona|centro|área|espacio} {wellness|de bienestar|termal}, wellness,
    circuito {|de} {aguas|termal|spa|hidrotermal}
  `),
  sauna: ['sauna~', 'sauna finlandesa'],
  steam_room: ['baño~ turco~', 'baño~ {de vapor|turco de vapor}', 'sala~ de vapor', 'cabina~ de vapor'],
  hammam: ['hammam~', 'hamam', 'baño~ turco~', 'baño~ árabe~'],
  massage: ['masaje~', 'masajista~', 'cabina de masaje~'],
  gym: list(`
    gimnasio~, sala~ {de fitness|de musculación|fitness}, fitness, gym, centro de fitness, zona de fitness
  `),
  yoga: ['yoga', 'clase~ de yoga', 'pilates', 'sesión de yoga', 'sesiones de yoga'],
  restaurant: ['restaurante~', 'bistró', 'comedor', 'gastrobar', 'asador', 'mesón', 'brasserie', 'marisquería'],
  bar: list(`
    bar, bares, barra, coctelería~, bar {de cócteles|de la piscina|del hotel|de tapas|de vinos|del lobby},
    lobby bar, pool bar
  `),
  rooftop_bar: list(`
    bar {|de copas} {en la azotea|de azotea|de la azotea|en el ático|en la última planta}, rooftop bar, sky bar,
    coctelería en la azotea, azotea con bar, bar panorámico en la azotea
  `),
  cafe: list(`
    café, cafés, cafetería~, {salón|casa} de té, café {bar|restaurante|terraza|literario|concierto},
    café {del hotel|de la casa|de a bordo|de la planta baja|del vestíbulo|del jardín|de la plaza|de barrio}
  `),
  breakfast: [
    'desayuno~',
    '{desayunamos|desayunan|desayunas|desayune|desayunen|desayunando|desayunáis|desayuné}',
    'desayunar',
    'desayuna',
    'desayunos',
    'sala de desayunos',
  ],
  breakfast_buffet: list(`
    desayuno~ {|tipo|estilo|en} {buffet|bufé|bufet}, {buffet|bufé|bufet} {de|del} {desayuno~|la mañana},
    desayuno … {bufé|buffet} {libre|}, desayuno … {en forma de|en formato|de tipo|tipo} {bufé|buffet}
  `),
  room_service: ['servicio {de|a la} {habitaciones|habitación}', 'room service'],
  room_service_24h: list(`
    ,
    {servicio {de|a la} {habitaciones|habitación}|room service} … {24 horas|las 24 horas|las veinticuatro horas|a todas horas|a cualquier hora|día y noche|toda la noche|24h|24 7}
  `),
  vegan_menu: ['{menú|plato|opción|opciones|cocina|carta|desayuno|oferta}~ vegan{a|o|as|os}', 'vegano~', 'vegana~'],
  gluten_free_menu: ['sin gluten'],
  wine_cellar: ['bodega~', 'cava de vinos', 'vinoteca~'],
  free_wifi: list(`
    ,
    {wifi|wi fi|internet} {|rápido|de alta velocidad|de fibra|inalámbrico|en todo el hotel|ilimitado} {gratis|gratuito|gratuita|sin coste|libre|sin cargo|incluido},
    {wifi|wi fi|internet} {es|está} {gratis|gratuito|incluido|sin coste},
    {wifi|wi fi} {|en todo el hotel|en todas las habitaciones} {es|está} {gratuito|gratis|incluido},
    {conexión|acceso} {|a internet|wifi} {gratis|gratuita|gratuito}, {wifi|wi fi} de cortesía,
    {wifi|wi fi} … no cuesta nada
  `),
  wifi: ['wifi', 'wi fi', 'internet inalámbrico', 'conexión a internet', 'conexión wifi'],
  parking:
    list(` {aparque|aparca|estacione|estaciona|aparcad} {|justo} {detrás|delante|junto|frente|en la puerta|al lado|a la puerta|con nosotros|en nuestr{o|a}}, se aparca, {sitio|hueco|plaza} para {el|su|tu} coche, para {el|su|tu} coche {hay|tenemos} {|una|un} {plaza|sitio|hueco}, {deje|deja|aparque|aparca} {el|su|tu} coche, {aparque|aparca} {la|su|tu} {furgoneta|caravana|autocaravana|moto},
    {deje|deja} {la|el|su|tu} {furgoneta|caravana|autocaravana|moto|camper} {en nuestr{o|a}|aquí|con nosotros},
    aparcamiento~, parking, parquin, estacionamiento~, plaza~ de {aparcamiento|garaje|parking}, aparcar,
    parking privado
  `),
  free_parking: list(` se aparca {sin pagar|gratis|gratuitamente},
    ,
    {coche|auto} {duerme|se queda|aparca|descansa} … … {gratis|sin pagar},
    {aparcamiento|parking|estacionamiento|párking} {|propio|privado|vigilado|exterior|para clientes|cubierto|para huéspedes} {gratis|gratuito|sin coste|libre|sin cargo|de cortesía|gratuitos},
    {aparcamiento|parking|estacionamiento} {es|está|sale} {gratis|gratuito|incluido|sin coste|totalmente gratuito},
    {aparca|aparque|aparcar|aparcas} {|aquí|tu coche|su coche|el coche|en la puerta|sin pagar|junto al hotel|con nosotros} {gratis|sin coste|gratuitamente},
    aparcar {|aquí} {es gratis|no cuesta nada},
    {plaza|plazas} de {aparcamiento|parking|garaje} {gratis|gratuita|gratuitas}
  `),
  underground_parking: ['{aparcamiento|parking|garaje|estacionamiento}~ subterráneo~', 'garaje~', 'cochera~'],
  valet_parking: ['aparcacoches', 'servicio de aparcacoches', 'valet parking', 'valet'],
  ev_charging:
    list(` {cargue|carga|cargad|recargue|recargad|cargan|recargan} {|aquí|con nosotros} {el|su|tu|un|vuestro} {coche|vehículo} eléctrico, {enchufe|enchufa|enchufad} {el|su|tu|vuestro} coche, {electricidad|corriente|luz} para {el|su|tu|vuestro} coche,
    ,
    {punto|estación|puesto|cargador|toma}~ {|es} {de {recarga|carga}|para {coches|vehículos|coche|vehículo} eléctricos},
    cargador~ {|para coche~} eléctrico~, {recarga|carga} {|gratuita|gratis|rápida} {de|para} {coches|vehículos} eléctricos, electrolinera~,
    {cargar|recargar|carga|recarga} {|tu|su|el} {coche|vehículo} eléctrico, cargadores, wallbox,
    estaciones de {carga|recarga}
  `),
  airport_shuttle: list(`
    ,
    {traslado|transporte|lanzadera|servicio de traslado|transfer|shuttle|autobús}~ {al|desde el|hasta el|del|hacia el|de y al} aeropuerto,
    traslado~ {|de ida y vuelta} al aeropuerto, {recogemos|esperamos|vamos a buscar} … {en|al} {|el} aeropuerto, {llevamos|acercamos} … al aeropuerto, lanzadera~, shuttle, transfer~ {|al aeropuerto},
    servicio de lanzadera, recogida en el aeropuerto, traslado~
  `),
  pet_friendly: list(` las cuatro patas {son|es} {|muy|también|siempre} bienvenid{o|a|os|as},
    {admitimos|aceptamos|acogemos|recibimos} {|a|a los|a las|con gusto a} {mascota|perro|animal|animale}~,
    {amigo|compañero}~ de cuatro patas … {bienvenid|admitid|aceptad}{o|a}~, {mascota|perro|animale|peludo}~ … {son|es|serán} … {bienvenido|bienvenida|admitido|admitida}~,
    se {admiten|aceptan} {|todo tipo de} {mascotas|perros|animales}, {admite|acepta} {mascotas|perros},
    pet friendly, perros {|de} hasta, {tu|su|vuestro} {mascota|perro} {|también} {es bienvenid|puede}*,
    {con|traer} {tu|su} {perro|mascota}, mascota~, alojamos perros, trae a tu {perro|mascota},
    venga con su {perro|mascota}
  `),
};
