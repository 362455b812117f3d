/** El español que cambia una afirmación: negación, precios, horarios, años, elogios, promesas y modismos. */

import type { LanguagePack, Phrases } from '#lexicon/language-pack.ts';
import { list } from '#lexicon/list.ts';

export const roles: LanguagePack['roles'] = {
  at: ['a las', 'a la', 'hacia las', 'sobre las'],
  from: list(`
    desde, desde el, a partir del, desde las, desde la, a partir de, a partir de las, a partir de la, de, de las, entre, entre las
  `),
  until: [
    'hasta',
    'hasta el',
    'antes del',
    'hasta las',
    'hasta la',
    'antes de',
    'antes de las',
    'antes de la',
    'a más tardar',
  ],
  opens: [
    'abr^',
    'enciend^',
    'reabr^',
    'empiez^',
    'comienz^',
    'arranc^',
    'apertura',
    'se sirve desde',
    'empieza',
    'despierta',
    '{se|nos} {pone|ponen|ponemos} en marcha',
  ],
  closes: [
    'se {recoge|retira|levanta}',
    '{recogemos|retiramos}',
    'cierr^',
    'cerr^',
    'termin^',
    'acab^',
    'cierre',
    'última ronda',
    'aguanta',
    'apag^',
    'apaga',
    '{echa|baja} {el cierre|la persiana|la llave}',
    '{se|nos} despid^',
    'último {pase|turno}',
  ],
};

export const years: LanguagePack['years'] = {
  built: list(` se remonta a, se remontan a, fachada de,
    construid{o|a|os|as}, construyó, se construyó, levantad{o|a}, edificad{o|a}, se levantó, dat{a|an} {de|del}, es {de|del}, del año,
    erigid{o|a}, edificio de, en pie desde, casona de, se alza desde, año de construcción, datan de, se edificó,
    palacete de, muros de, paredes de, fachada de, {es|son} de, {casa|caserío|masía|molino|granja|palacio|convento|monasterio|villa|mansión|inmueble|construcción|torre|fábrica|almacén|posada|cortijo|pazo|hotel|finca|pabellón|edificio} {de|del año|de los años}, excavad{o|a}, cavad{o|a}, alzaron, alzó, alzad{o|a}, levantó, levantaron, erigió, erigieron,
    construyeron, edificaron, se {terminó|acabó|concluyó|finalizó} {|de construir}, {terminad|acabad|concluid|finalizad}{o|a|os|as}, se terminaron, se construyeron, se levantaron, primera piedra, {obra|construcción} de, {levantad|edificad|erigid}{os|as}, se remontan, se {puso|colocó} la primera piedra, terminaron de construir
  `),
  opened: list(`
    {convertid{o|a}|transformad{o|a}|convirtió|transformó} en {|un|una} {hotel|posada|hostal|albergue|alojamiento}, hotel {desde|a partir de}, abrió, abierto, abierta, inauguró, inaugurad{o|a}, fundad{o|a}, fundó, hotel desde, recibe, recibimos, acoge,
    acogemos, abrimos, huéspedes, es hotel, familia, primeros huéspedes, abrió {sus|las} puertas, funciona,
    anfitriones, atendiendo, inauguramos, {estrenamos|estrenó|estrenaron|estrenado|estrenada|estrenan por primera vez}, abiert{os|as}, abrieron, inauguraron, se inauguró, en {marcha|funcionamiento}, funcionando, recibiendo, alojando, hospedando, acogiendo, alojamos, hospedamos, dando {la bienvenida|cobijo|posada}, echó a andar, {abrimos|levantamos|encendimos|recibimos|abrió|levantó} … … por primera vez, {puso|pusimos|pusieron} en marcha, {se convirtió|pasó a ser|se hizo} {|en} {hotel|posada|hostal|albergue}, ejerce de, viajeros, clientes, huésped, duermen, durmiendo, primer {huésped|cliente}
  `),
  renovated:
    list(` {puso|puesto|puesta} guap{o|a}, puesta a punto, nuevos aires, segunda juventud, nuevo aspecto, aire nuevo, nueva cara, actualizad{o|a|os|as}, se actualizó, se modernizó, se rehabilitó, se remodeló, rejuvenecid{o|a}, remozamos, reformamos, rehabilitamos, modernizamos, transformad{o|a}, obras, rehabilitación, modernización, remodelación, restauración, renovó, reformó, restauró, rehabilitó, remodeló, modernizó, lavado de cara, puesta al día, puesto al día, nueva imagen, remozad{o|a},
    renovad{o|a|os|as}, reformad{o|a|os|as}, renovaron, reformaron, restauraron, rehabilitaron, se puso al día, nos pusimos al día, renovando, reformando, {renovad|reformad|rehabilitad|remodelad|modernizad|restaurad}{os|as}, lifting, restaurad{o|a|os|as}, rehabilitad{o|a}, renovación, reforma,
    se renovó, se reformó, modernizad{o|a}, rediseñad{o|a}, renovamos, remodelad{o|a}, restauramos, se restauró
  `),
  since: ['desde', 'desde el año'],
  centuries: ['siglo~', 'década~', 'años', 'año'],
};

export const prices: LanguagePack['prices'] = {
  free: list(` no se {paga|pagan|abona|abonan} {|nada|aparte|por separado|ni un {céntimo|euro}}, no {|le|te|les|os} {cuesta|cuestan|costará|costarán} {|ni} {un|una|nada} {|solo|sola} {|céntimo|euro|duro}, no {|le|te|les|os} {cobramos|cobran|cobra} {nada|ni un {céntimo|euro}|aparte|suplemento}, no {tiene|tienen|lleva|llevan} {|ningún} {coste|costo|suplemento|recargo|cargo}, nadie paga, {se aparca|quedarse|aparcar} sin pagar, no {|le|te|les|os} {cuesta|cuestan|costará} {|absolutamente|… }{nada|ni un {céntimo|euro}|más que}, no pagará{|s} {|ni|nada|un} {céntimo|nada|euro},
    libre, gratis, gratuito~, gratuita~, gratuitamente, sin {|ningún} coste {|adicional|extra|alguno}, sin pagar {|nada}, sin {cobrar|cobrarle|cobrarte|cobrarles|cobraros|cobrarlo} {|nada|un}, sin {soltar|desembolsar|gastar|pagar|abonar} {|ni} un {|solo} {euro|céntimo|duro}, sin cargo {|adicional|extra},
    no {paga|pagan|pagas|pagáis}, de cortesía, {es|son} {|una} cortesía {|de la casa}, cortesía de la casa, {es|son} {regalo|obsequio} {|de la casa}, obsequio de la casa, no {cuesta|cuestan} … nada, sin costo, no cuestan nada, sin suplemento, invita la casa, libre de cargo, {corre|corren} {de nuestra cuenta|a cargo de la casa|por cuenta de la casa}, por cuenta de la casa, de regalo, {la|lo|los|las} regalamos, no {cobramos|se cobra} {|por el wifi|por el aparcamiento|por aparcar|por los perros},
    sin {pagar|gastar|soltar|desembolsar|abonar|aflojar} {nada|un {|solo|mísero|triste} {euro|céntimo|duro|franco|penique|centavo}},
    {ni|no {cuesta|cuestan}} un {|solo} {euro|céntimo|duro|franco|penique|esloti|centavo}
  `),
  paid: list(` se {cobra|cobran}, {pagando|abonando} {|un|una} {|pequeño|pequeña|módico|módica} {suplemento|recargo|extra|tarifa|cantidad|tasa}, a cambio de un {|pequeño|módico} {suplemento|pago|recargo}, mediante {pago|suplemento}, no gratis, {sigue|siguen} siendo de pago, se {paga|pagan} {como extra|extra}, no {sale|salen} gratis, {es|son} un extra, {llevan|lleva} un extra, se {cobra|cobran|paga|pagan|abona|abonan|carga|cargan} {al salir|en la salida|al hacer el check out|a la cuenta|en su cuenta|en la cuenta}, {va|van} a {la|su} cuenta, {lo|la|los|las} cobramos {al salir|a la salida|en la salida}, cobramos {al salir|a la salida}, {supone|suponen|implica|implican|requiere|requieren|conlleva|conllevan} {un|} {suplemento|coste|cargo|recargo|pago} {|adicional|extra|aparte}, se {paga|pagan|abona|abonan} {al conductor|a bordo|a la llegada|a la salida|en recepción|en destino}, {por|al|a la} {día|noche|hora|semana|estancia} se {cobra|cobran|paga|pagan|factura|facturan}, se {factura|facturan} {por|al|a la} {día|noche|hora|semana|estancia}, {tarifa|tasa|cargo|coste} {de|por} {aparcamiento|parking|estacionamiento}, {aparcar|aparcamiento} se paga, {se cobra|se paga|cobramos|se factura|facturamos} por {el aparcamiento|el parking|el estacionamiento|el wifi|aparcar|los perros|el desayuno|las bicicletas}, se {paga|cobra} {un|una} {|pequeño|pequeña} {suplemento|tasa|tarifa|extra}, {paga|pagan} {aparte|suplemento|un suplemento|extra},
    se {cobra|cobran|paga|pagan} {por|a} {día|días|hora|horas|noche|noches},
    de pago, con {coste|cargo|suplemento|costo} {|adicional|extra}, por un {|pequeño} {suplemento|coste|extra},
    {con|por} un {|pequeño} {suplemento|recargo|extra}, contra pago, cuesta aparte, cuestan aparte, se paga aparte, se cobra aparte, se {alquila|alquilan|abona|abonan} {aparte|por separado}, previo pago, no incluido~, no incluida~, no está incluid{o|a}, tiene coste,
    {se|los|las|lo|la} {cobra|cobran|cobramos|paga|pagan|factura|facturan} {|por} {aparte|separado}, {cuesta|cuestan} {|un} {aparte|extra|suplemento|dinero}, no {es|son|está|resulta} {|del todo} {gratis|gratuit{o|a|os|as}}, {tiene|tienen|lleva|llevan} {|un} {|pequeño} {recargo|suplemento|coste|costo|cargo}, {va|van} aparte, cobramos {|un} {|pequeño} {suplemento|recargo|extra} por, {pagando|previo} {aparte|abono|un extra}, de pago aparte,
    bajo pago, se {cobra|cobran} {un|una} {|pequeño|pequeña|módico} {extra|suplemento|recargo|tarifa}, {cobramos|pedimos} {un|una} {|pequeño|pequeña|módico} {suplemento|recargo|extra|tarifa}
  `),
  included: [
    '{entra|entran|va|van|está|están} en {el|la} {precio|tarifa}',
    '{va|van|viene|vienen} con {la|su|cada|tu} {habitación|cama|estancia|noche|tarifa}',
    '{forma|forman} parte {del|de la|de su} {precio|tarifa|paquete}',
    'incluido~',
    'incluida~',
    'incluye',
    'en el precio',
    'va incluido',
    'viene incluido',
  ],
};

export const fillers =
  'admitir aceptar un una unos unas el la los las ningún ninguna ni propio propia nuestro nuestra de servicio con su único única verdadero real'.split(
    ' ',
  );

export const negation: LanguagePack['negation'] = {
  before: list(` no podemos {ofrecer*|poner*}, {buscar|busca|buscas}* en vano, no podemos {|ofrecer*} {|una},
    {ninguna|ningún} {habitación|suite|apartamento|cuarto|cabaña} {es|está|tiene|cuenta con|dispone de|lleva|ofrece}, sin, ni, ningún, ninguna, nada de,
    no {|hay|tenemos|tiene|disponemos de|dispone de|ofrecemos|ofrece|contamos con|cuenta con|existe|existen|encontrarás|encontrará|hace falta|admitimos|admite|aceptamos|acepta|se admiten|se aceptan|alquilamos|servimos|se sirve|poseemos|queda|dispone|ofrece servicio de},
    tampoco {|hay|tenemos|tiene|disponemos de|contamos con|ofrecemos}, {carece|carecen|carecemos} de, faltan, {nos|le|aún|todavía|sólo|solo} falta, falta {un|una|el|la},
    {habitaciones|suites|apartamentos|villas|cabañas|cuartos|estancias|dormitorios|bungalós} no {tienen|disponen de|cuentan con|llevan|ofrecen|incluyen},
    en lugar de, en vez de, cero, {prescindimos|prescinde|prescinden} de, renunciamos a
  `),
  after: list(` en vano, {tendrá|tiene|debe} {|que} quedarse en casa, tendrá que quedarse {fuera|en la puerta},
    ,
    no … {disponible|disponibles|permitido|permitida|admitido|admitida|bienvenido|bienvenida|autorizado|posible|atendida|abierta}~,
    no se {admite|acepta|permite|celebra|ofrece|alquila|sirve|presta}(n), no {admitimos|aceptamos},
    no {hay|tenemos|existe|existen|funciona|ofrecemos|encontrarás|admitimos|aceptamos|disponemos|pueden},
    {son|es} {|amablemente} rechazad{o|a|os|as}, está~ prohibid{o|a|os|as}, están prohibid{o|a|os|as}, brilla por su ausencia, {deben|debe|tienen que|tiene que|han de} {quedarse|esperar} {en casa|fuera|en tierra|en la puerta|en el coche},
    no {lo|la|los|las} hay, no {lo|la|los|las} tenemos, se quedan en casa, se quedan {fuera|en la puerta|en su casa}, se queda {fuera|en casa|en la puerta}
  `),
  cancelled: list(`
    {hecho|hace|hará} falta {|un|una|el|la}, no solo, no sólo, no es solo, no lejos, ninguna habitación sin, ninguna suite sin, sin salir de, sin duda,
    sin prisa~, no hay nada como, no hay mejor, sin perder, no más de, no menos de, sin ir más lejos, no importa,
    sin olvidar, sin contar, nada más que, sin necesidad, sin coste, sin cargo, sin suplemento, sin pagar,
    sin correr, no hay habitación sin
  `),
};

export const stars: LanguagePack['stars'] = {
  noun: ['estrella~'],
  sky: list(`
    cielo, noche, bajo las, fugaz, fugaces, mirar, contar, brillan, vía láctea, michelin, de navidad, lluvia de,
    firmamento, sobre el, sobre la, opiniones, reseñas, dormir bajo, noches
  `),
};

export const superlatives: LanguagePack['superlatives'] = {
  unrivalled: list(
    `ningún {|otro} {hotel|albergue|alojamiento|hostal|resort|castillo|restaurante|refugio|parador|cortijo|riad|camping|molino|balneario|palacio|chalet}, ningún hotel de …, ninguna {|otra} {casa|bodega|finca|posada|pensión|hospedería|masía|cabaña|granja|hacienda|villa}, en ningún {|otro} {sitio|lugar|hotel|rincón}, en ninguna {|otra} parte`,
  ),
  words: list(`mejor, mejores, más, único, única, mayor, primer, primero, primera, líder, número uno, menor`),
  sets: list(`
    de {|toda} la {ciudad|región|zona|isla|costa|comarca|provincia|capital|sierra|bahía|playa|comunidad|medina|villa|península|laguna|parroquia|meseta|llanura|república|ribera|riviera|marina|ría|montaña},
    de {|toda} la {costa|ribera|riviera|sierra|meseta} …,
    {del|de todo el} {mundo|país|pueblo|barrio|lago|centro|puerto|valle|norte|sur|mediterráneo|casco antiguo|condado|cantón|archipiélago|litoral|reino|principado|continente|distrito|municipio|departamento|golfo|interior|este|oeste|hemisferio},
    de {españa|europa|andalucía|cataluña|francia|italia|alemania|portugal|austria|suiza|méxico|galicia},
    en {|toda} la {ciudad|región|zona|isla|costa}, en {españa|europa|kilómetros a la redonda|el mundo|el país},
    a la redonda, de todos los, de los {alpes|pirineos}, de la costa {brava|azul|del sol}
  `),
};

export const green: Phrases = {
  water_saving: list(
    `{ahorro|ahorradores} de agua, {grifos|duchas|cisternas|grifería} {de bajo consumo|ahorrador}{|a|as|es}, {grifo|ducha|cisterna}~ de bajo consumo`,
  ),
  trees_planted: list(
    `por cada {reserva|noche|estancia|huésped} … {plantamos|planta|un árbol}, {plantamos|planta} un árbol por, un árbol por {cada |}{reserva|noche|huésped|estancia}`,
  ),
  fair_trade: list(`comercio justo`),
  composted: list(`compostamos, se composta^, compostaje, {restos|residuos|sobras} … {compost|compostan}`),
  passive_house: list(
    `{casa|edificio|hotel|construcción|finca} {|es|es totalmente|completamente} pasiv{o|a}, {casa|edificio|hotel|construcción} de energía positiva, consumo {casi nulo|nulo}, passivhaus`,
  ),
  sustainable: ['sostenible~', 'sostenibilidad', 'sustentable~'],
  eco_friendly: list(`
    ecológico~, ecológica~, eco friendly, ecofriendly,
    respetuoso~ con el {medio ambiente|medioambiente|planeta|entorno},
    respetuosa~ con el {medio ambiente|medioambiente|planeta|entorno}, ecohotel, hotel eco,
    amigable con el {medio ambiente|planeta}, ecorresponsable
  `),
  climate_neutral:
    list(` climáticamente neutr{o|a|os|as}, {neutr|neutral}{o|a|os|as|es} en carbono, compens^ {cada|todas las|su|tu|vuestra} {estancia|noche|reserva|viaje}~, compensad{o|a|os|as} … … {carbono|co2}, sin {|ninguna|dejar} huella {|de} {carbono|climática|ecológica},
    sin emitir {|ni} {|un|un solo} {|gramo|gramo de|kilo de} {co2|carbono|emisiones}, no {emit^|emite|emitimos|genera|produce} … {co2|carbono|emisiones}, ni un {|solo} gramo de {co2|carbono}, cero {co2|carbono}, {libre|libres} de {carbono|co2},
    {neutro|neutral|neutros|neutra} {para|con} el clima, compens^ … {co2|carbono|huella}, huella … {cero|nula|neutra}, balance de carbono {neutro|cero|positivo}, {bajo|baja} en carbono, descarbonizad{o|a}, carbono {neutro|cero},
    {genera|generamos|produce|producimos} {|ni} {ningún|un solo} residuo~, sin residuos, cero desperdicio, neutralidad en carbono,
    {neutro|neutra|neutral|neutros} en {carbono|emisiones|co2}, cero {emisiones|neto|residuos}, carbono neutral,
    climáticamente neutro, huella de carbono {cero|neutra}, libre de emisiones, sin emisiones,
    emisiones {cero|netas}, residuo cero, compens^ … … {emisiones|huella}, compensa^ {|todas} {|sus|nuestras|las} emisiones,
    emisiones compensadas, neutralidad {climática|de carbono}
  `),
  green_hotel: list(`
    hotel verde, {casa|posada|albergue|hostal} verde
  `),
  wind_power: list(`
    {electricidad|energía|luz|corriente} … … {del viento|eólica|molinos|aerogeneradores}, aerogenerador~, molinos propios, energía~ eólica~
  `),
  renewable_energy:
    list(` {electricidad|energía|luz|kilovatio} … {es|son} verde~, energía {|100 %} verde, electricidad {|100 %} verde {|al 100 %}, luz verde certificada, {generamos|producimos|genera|produce|fabricamos} {|toda} {nuestra|su} {|propia} {electricidad|energía|luz}, {autosuficiente|autónomo|autónoma|independiente}~ en {energía|electricidad}, energéticamente {autónomo|autosuficiente}, {autosuficiente|autónomo}~ en energía, autosuficiencia energética,
    energía~ … solar, hidráulic{o|a}, hidroeléctric{o|a}, biomasa, energía~ {totalmente|enteramente|íntegramente|exclusivamente|completamente|100 %} {renovable|limpia|solar}, energía~ {renovable|renovables|limpia|limpias|solar}, paneles solares, placas solares, renovable~, de origen renovable, fuentes renovables,
    fotovoltaic{o|a|os|as}, captador~ solar~, bomba~ de calor, {tejado|cubierta}~ solar~, módulo~ solar~, calentada~ por el sol, geotermia, geotérmic{o|a}, aerotermia, solo con sol,
    {electricidad|energía|luz} {es|procede|viene} {|toda|toda ella} solar, {electricidad|energía} … renovable, electricidad {renovable|solar}, {luz|electricidad|energía} … del sol
  `),
  organic: list(`
    {agricultura|ganadería|cultivo|producción|huerta|huerto|aceite|aceituna|vino|verdura|fruta|pan|leche|carne|jamón|miel|alimento|ingrediente|viña|viñedo|finca|granja|queso|café}~ {ecológic{o|a|os|as}|orgánic{o|a|os|as}}, productos {ecológicos|orgánicos|bio}, orgánico~, orgánica~, cocina {ecológica|orgánica|bio},
    desayuno {ecológico|orgánico|bio}, 100 % {ecológico|orgánico|bio}
  `),
  plastic_free: list(` no {encontrará|encontrarás|hay|usamos|verá|verás} … plástico~ {|de un solo uso},
    {sin|libre de|cero|ningún|ni un} {|solo|gramo de|residuo de|residuo} plástico~, sin plásticos de un solo uso, {eliminado|desterrado|suprimido|dicho adiós} {|el|los|al|a los} plástico~
  `),
  pesticide_free: list(`{sin|libre de|cero} {pesticida~|herbicida~|productos químicos|químicos}`),
  biodynamic: list(`biodinámic{o|a|os|as}, biodinámica`),
  recycled: [
    'madera {reciclada|recuperada|reutilizada}',
    '{material|materiales} {recuperado|reutilizado}~',
    'recicladas',
    'reciclados',
    '{papel|material|plástico|vidrio} … reciclado',
    'agua~ … reciclada~',
    'reciclad{o|a}~ al {100|cien}',
  ],
  biodegradable: ['biodegradable~'],
};

export const awards: Phrases = {
  michelin: ['estrella~ michelin', 'llave~ michelin', 'guía michelin', 'michelin'],
  repsol: ['sol~ repsol', 'guía repsol', 'sol~ de la guía repsol'],
  travellers_choice: ['{traveller|traveler}~ {s |}choice~ {|award|hostel|hotel}~'],
  of_the_year: list(`
    {hotel|albergue|posada|casa|casa rural|casa de huéspedes|hostal|hostel|pensión|pub|taberna|café|cafetería|parador|camping|glamping|apartahotel|aparthotel|apartamento|cabaña|palacio|monasterio|balneario|marina|puerto deportivo|campo de golf|lodge|ecolodge|villa|motel|anfitrión|anfitriona|cocinero|cocinera|desayuno|restaurante|mesa|bar|spa|resort|alojamiento|refugio|finca|fonda|bodega|castillo|establecimiento|masía}~ {|con encanto|boutique|de aeropuerto|de congresos|de diseño|de ciclistas|de familia|de vacaciones|de lujo|de playa|alpin{o|a}|urban{o|a}|rural|familiar|históric{o|a}|sostenible|independiente|gastronómic{o|a}|termal|de negocios|business|de montaña|de playa|de ciudad|de vinos|de whisky|de cócteles|wellness|español|española|italian{o|a}|portugués|portuguesa|escocés|suizo|suiza} del año
  `),
  hotel_of_the_year: ['{|mejor} hotel del año'],
  hostel_of_the_year: ['{hostal|albergue|hostel} del año'],
  hotel_award: list(`
    premio~ {nacional|internacional|europeo} {|de|del|al} {turismo|hotel|hostelería|diseño|arquitectura},
    premio {|al mejor} {hotel|spa}, {hotel|spa|travel|design} award~
  `),
};
export const prized = ['premiado~', 'premiada~', 'galardonado~', 'galardonada~', 'galardón', 'galardones', 'award~'];
export const certified = list(`
  certificado~, certificada~, certificación, sello~, etiqueta ecológica, ecoetiqueta, distintivo, acreditado,
  acreditación
`);

export const locating = list(`
  en, en la isla de, en {el centro|pleno centro|el corazón|el casco antiguo} de, en {pleno|la bella|la hermosa|la antigua},
  corazón de, centro de, bienvenido a, bienvenidos a, bienvenida a, estancia en, hotel en, ciudad de, noches en,
  noche en, días en, calles de, tejados de, aquí en, descubre, descubra, visita a,
  {canales|playas|muelles|orillas|bahía|barrios|rincones|azoteas|campanas|campanarios|avenidas|bulevares|colinas|alturas} de, hotel de, hostal de,
  {mercado|callejuelas|puerto|murallas|puertas|plazas|casco antiguo|catedral|estación} de
`);
export const anchoring = list(`
  en {pleno|plena}, {estás|estáis|está usted|están ustedes} en, en {el|pleno} {corazón|centro} de, en el casco {antiguo|histórico|viejo} de, {bienvenido|bienvenidos|bienvenida} a,
  {a las puertas|a las afueras|en las afueras} de, {le|te|les|os} esperamos en, {saludos|buenos días|recuerdos|hola|buenas} desde,
  nos {encontrará|encontrarás|encontrará usted} en
`);
export const elsewhere = list(`
  más cercano, más cercana, cuesta arriba,
  en la {ciudad|zona|plaza|calle|esquina}, a la vuelta de la esquina, cerca, cercano~, cercana~, al lado,
  enfrente, en el {barrio|pueblo|puerto|casco antiguo|centro|parque}, de la {ciudad|zona|plaza},
  del {barrio|pueblo|puerto|casco antiguo|centro}, municipal~, público~, pública~, local, locales,
  por las calles, alrededor, alrededores, del festival, festival, mercado, otros, otras,
  en las {calles|plazas|afueras|callejuelas|terrazas del}, en los {alrededores|bares|cafés|pueblos},
  calles, ciudad, vecino~, ruta, de tapas
`);
export const own = list(`
  nuestro, nuestra, nuestros, nuestras, tenemos, disponemos, contamos, ofrecemos, del hotel, en el hotel, hotel,
  casa, en la casa, hostal, huéspedes, su habitación, tu habitación, propio, propia, villa, alojamiento
`);

export const situating = list(`
  se {celebra|celebran|celebrará|organiza|hace}, {tiene|tienen|tendrá|tenga} lugar, {está|están} {|situad{o|a}|ubicad{o|a}} en,
  se {encuentra|encuentran|ubica|sitúa|alza}, {empieza|empiezan|comienza|comienzan|arranca|abre|inaugura} en, vuelve a, llega a, regresa a,
  {toca|suena|resuena|recala|aterriza|acampa|desembarca|atraca|transcurre|sucede|ocurre|desfila} en, echa {|el} ancla{|s} en, {monta|planta} {|el|la|su|sus} {campamento|carpa|carpas|escenario} en
`);
export const placing: LanguagePack['placing'] = {
  before: ['en', 'a'],
  noPlaces: list(`
    navidad, navidades, semana santa, pascua, nochevieja, nochebuena, año nuevo, carnaval, adviento, reyes, europa,
    primavera, verano, otoño, invierno, español, inglés, alemán, francés, sala, salón, edificio, pabellón
  `),
};

export const asking = list(
  `hay, tienen, tenéis, se puede, puedo, podemos, a qué {hora|distancia}, cuánto, cuánta, cuántos, cuántas, dónde, cuándo, desde cuándo, hasta cuándo, en qué año, qué, está el, está la, son, se admiten, admiten, aceptan, dispone, es posible, cuál`,
);
export const howMany = list(`cuántos, cuántas, número de, con cuántas, con cuántos`);
export const noes = list(
  `no, {lamentablemente|por desgracia|lo sentimos|pues} no, lamentablemente, lo sentimos, lo siento`,
);
