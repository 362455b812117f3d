/** El español de lo que tiene precio, lugar o número: cosas, lugares cercanos, lo que se cuenta, la casa y el evento. */

import type { Phrases } from '#lexicon/language-pack.ts';
import { list } from '#lexicon/list.ts';

export const things: Phrases = {
  dorm_bed: list(`
    cama~ en {el |un |}dormitorio, {dormitorio|habitación} compartid{o|a}, litera~,
    cama en habitación compartida, dormitorio~
  `),
  towel: ['toalla~'],
  bicycle: ['bici~', 'bicicleta~', 'e bike~'],
  day_spa: list(`
    {acceso|entrada|pase|día} {|de día|diario|diaria} {al|de|del|en el} spa, day spa, día de spa, acceso de día,
    circuito {|de} {spa|termal|aguas}
  `),
  dinner: list(`
    cena~, menú {degustación|de noche|de cena}, cenar, menú~,
    menú de {tres|cuatro|cinco|seis} {platos|tiempos|pases}
  `),
  lunch: ['comida', 'almuerzo~', 'menú del día', 'menú de mediodía'],
  half_board: ['media pensión'],
  extra_bed: ['cama~ {supletoria|extra|adicional}~'],
  cot: ['cuna~'],
  tourist_tax: ['{tasa|impuesto}~ {turística|turístico|de estancia}', 'tasa de turismo'],
  late_checkout: ['salida tardía', 'late check out'],
  check_in: list(`
    check in, entrada, llegada, registro, hacer el check in, registrarte, registrarse, habitación … lista,
    habitaciones … listas
  `),
  check_out: list(`
    check out, salida, dejar la habitación, deje la habitación, deja la habitación, desalojar la habitación
  `),
  pets: ['mascota~', 'perro~', 'gato~', 'animales'],
  children: ['niño~', 'niña~', 'menores'],
  ticket: ['entrada~', 'ticket~', 'abono~', 'boleto~', 'billete~', 'pase~', 'localidades'],
  bed: ['cama~'],
  laundry: ['lavadora', 'lavar', 'lava', 'colada', 'lavado', 'ropa'],
  night: ['noche en {habitación|doble}', 'habitación doble', 'tarifa~', 'habitación individual', 'pernoctación'],
  event_start: list(`
    apertura de puertas, puertas, primer {concierto|acto|grupo|pase}, inauguración, pistoletazo de salida,
    primera {película|carrera|función}, ceremonia de apertura
  `),
  event_end: ['último {concierto|grupo|pase}', 'clausura', 'última {película|función}'],
  kitchen: ['cocina~'],
  happy_hour: ['happy hour', 'hora feliz'],
  afternoon_tea: ['té de la tarde', 'merienda'],
  brunch: ['brunch'],
  wine_cellar: ['bodega~'],
  tasting: ['cata~ {|de vino|de vinos}', 'degustación', 'degustaciones'],
};

export const places: Phrases = {
  beach: ['playa~', 'arena', 'arenal', 'cala'],
  sea: ['mar', 'océano', 'orilla', 'paseo marítimo', 'costa', 'malecón'],
  lake: ['lago'],
  river: ['río', 'ribera'],
  city_centre: list(`
    centro {|de la ciudad|del pueblo|urbano|ciudad}, plaza {mayor|del mercado|principal}, corazón de la ciudad
  `),
  old_town: ['{casco|centro|barrio} {antiguo|viejo|histórico}', 'ciudad vieja', 'parte vieja', 'ciudad antigua'],
  airport: ['aeropuerto~', 'terminal', 'avión', 'vuelo'],
  train_station: ['estación {|central|principal} {|de {tren|trenes|ferrocarril}}', 'estación', 'tren'],
  metro: ['{parada|estación|boca} de metro', 'metro'],
  bus_stop: ['parada {de|del} {autobús|bus|autobuses}', 'estación de autobuses', 'autobús', 'bus'],
  tram_stop: ['{parada|} {de|del|} tranvía', 'tranvía', 'parada del tranvía'],
  port: ['puerto~', 'muelle', 'terminal de ferry', 'ferry', 'puerto deportivo', 'marina'],
  ski_lift: list(`
    telesilla~, teleférico~, remonte~, telecabina~, telesquí~, pistas, pistas de esquí, estación de esquí, pista
  `),
  convention_centre: list(`
    {palacio|centro} de {congresos|convenciones|exposiciones}, recinto ferial, feria, ifema, palacio de ferias
  `),
  stadium: ['estadio~', 'arena deportiva', 'pabellón'],
  supermarket: ['supermercado~', 'tienda de comestibles'],
  museum: ['museo~'],
  cathedral: ['catedral', 'basílica'],
  castle: ['castillo', 'alcázar', 'palacio'],
  park: ['parque', 'parque nacional'],
  university: ['universidad'],
  hospital: ['hospital', 'clínica'],
  motorway: ['autopista', 'autovía'],
  theatre: ['teatro', 'ópera', 'auditorio'],
  market: ['mercado'],
  golf_course: ['campo de golf'],
  village: ['pueblo', 'aldea'],
  pharmacy: ['farmacia'],
  bakery: ['panadería', 'horno'],
  forest: ['bosque'],
};

export const counted: Phrases = {
  room: ['habitación', 'habitaciones', 'dormitorio~', 'cuarto~'],
  suite: ['suite~', 'junior suites'],
  apartment: ['apartamento~', 'estudio~', 'piso~ turístico~'],
  chalet: ['cabaña~', 'chalé~', 'chalet~', 'bungaló~', 'bungalós', 'bungalows'],
  floor: ['planta~', 'piso~', 'altura~', 'niveles'],
  restaurant: ['restaurante~'],
  bar: ['bar', 'bares'],
  meeting_room: list(`
    {sala|salón}~ {de reuniones|de conferencias|de juntas|para eventos|de congresos|de reunión|de seminarios},
    salones {de eventos|para eventos|de reuniones|de conferencias}, salas de eventos
  `),
  bed: ['cama~'],
  pool: ['piscina~'],
  sauna: ['sauna~'],
  treatment_room: ['{cabina|sala}~ de {tratamiento|masaje}~'],
  space: ['plaza~'],
  parking_space: ['plaza~ de {aparcamiento|garaje|parking}'],
  charging_station: ['{punto|puesto|estación}~ de {recarga|carga}', 'estaciones de {recarga|carga}', 'cargadores'],
  guest: list(`huésped, huéspedes, persona~, asistente~, invitado~, participante~, comensales, delegados, asientos`),
  dorm: ['dormitorios compartidos'],
  band: ['grupo~', 'banda~', 'formación', 'formaciones'],
  stage: ['escenario~'],
  concert: ['concierto~', 'actuación', 'actuaciones', 'espectáculo~', 'función', 'funciones'],
  artist: ['artista~', 'músico~', 'intérprete~'],
  stall: ['puesto~', 'caseta~', 'casetas de madera', 'estand~', 'estands', 'stand', 'stands'],
  exhibitor: ['expositor', 'expositores', 'empresas expositoras'],
  visitor: ['visitante~', 'espectador', 'espectadores', 'asistentes', 'aficionados'],
  runner: ['corredor', 'corredores', 'atletas', 'corredoras'],
  film: ['película~', 'filme~', 'largometrajes', 'cortometrajes'],
  country: ['país', 'países'],
  choir: ['coro~', 'orquesta~'],
  team: ['equipo~'],
  winemaker: ['viticultor', 'viticultores', 'bodegas', 'bodega', 'productores', 'bodegueros'],
  event_day: ['día~', 'jornada~', 'días'],
  hole: ['hoyo~'],
  court: ['pistas de tenis', 'pista de tenis', 'canchas'],
  employee: ['empleado~', 'trabajadores'],
};

export const house = list(`
  ,
  {hotel|casa|hostal|albergue|posada|pensión|resort|edificio|villa|palacete|establecimiento|masía|finca|hacienda|pazo|alojamiento|parador|aparthotel|cortijo},
  mansión
`);
export const event = list(`
  ,
  {el|este|la|esta} {festival|evento|feria|fiesta|concierto|carrera|maratón|exposición|mercado|desfile|carnaval|torneo|congreso|certamen|muestra|regata},
  festival, se celebra, tiene lugar, regresa, vuelve, tendrá lugar, se celebrará, arranca
`);
