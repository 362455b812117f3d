/** El español de lo que se nombra sin afirmarlo: deseos, casas ajenas, lo que ya no está, vidas de la gente, respuestas. */

import type { LanguagePack, Phrases } from '#lexicon/language-pack.ts';
import { list } from '#lexicon/list.ts';

export const asides: LanguagePack['asides'] = {
  unreal: list(`
    {trata|tratan|toma|toman|confunde|confunden} … … {como|por|con} {un|una|el|la|su}, {cree|creen} que … … es {un|una|su},
    {cambiaría|cambiaríamos|cambiamos|cambio} … … por, {daría|daríamos}, mejor que en {un|una|el|la}, como tener, soñar con, no {diga|digas|digáis}, quién {dijo|habló de|ha dicho},
    como {en|por}, con {la|el} … {de|del} {un buen|una buena|un|una}, saltarse {el|la},
    lo que {el|la|los|las} … es {a|al|para}, {es|son} {el único|la única|los únicos},
    si {tuviéramos|tuviésemos|hubiera|hubiese|fuera|fuese|tuviera}, de tener, de haber, ojalá, {siempre|alguna vez|una vez} soñamos con, soñamos {siempre|} con, soñábamos con, {pensamos|pensábamos} en,
    {pedí|pedimos|quise|quisimos|soñé con|busqué|buscamos|pregunté por|esperaba}, {pidió|pidieron|piden|pide|preguntó|preguntaron|pregunta} {|una vez|por|si había}, preguntó por, {él|ella|alguien|nadie|abuelo|abuela} {quería|querían|esperaba|soñaba con}, {quería|querían|soñaba con} {un|una|el|la}, {busca|buscas|buscaba|buscan} {un|una},
    {parecen|parecían|se sienten como|sentidos}, {olvide|olvídese|olvídate|olvida|olvidaos} {|de} {el|la|los|las|del}, olvídese del, olvídate del, {quién|para qué} {necesita|quiere|sirve|queremos}, para qué,
    a nadie le … {falta|faltó}, a nadie le ha hecho falta, le ha hecho falta, nadie … {necesita|necesitó|ha necesitado|echa de menos|echó de menos|pide|pidió|quiere}, no … {hace falta|necesita|necesitará|necesitarás|echará de menos},
    más {rápido|despacio|deprisa|lento} que {el|la|un|una}, {mejor|más caliente|más tranquilo|más cálido|más largo} que {un|una|cualquier|el|la|en}, tan {bueno|caliente|tranquilo|silencioso} como, {hace|hacen} las veces de, {hace|hacen|sirve|sirven|ejerce|ejercen} de, a modo de, como {un|una|en un|en una|si}, {suena|huele|parece|sabe} {|a}, como si,
    {antes|mucho antes} de {que|} {existieran|existiera|inventaran|inventar|inventarse|hubiera}, {la palabra|la invención|la idea|lo contrario|el olor|la leyenda|el rumor|la historia} de, en lugar de, en vez de, {sustituye|reemplaza|gana} a, {casi|prácticamente} {un|una}, {algunos|muchos|otros|quien|quienes|huéspedes} … {sueña|sueñan|suspira|suspiran} {con|por}, más que {un|una}
  `),
  others: list(`
    otros {tendrán|tienen|ponen|presumen de}, {los|en los} {grandes|demás} hoteles, de enfrente, {anidan|anida} en, al otro lado {de|del}, de al lado, {vecino|vecina|vecinos|vecinas}, contiguo~, contigua~, {otros|otras|algunos|algunas|muchos|muchas} {hoteles|casas|sitios|alojamientos|hostales|pueblos|ciudades|lugares|islas}, en el {pueblo|barrio} hay, el {pueblo|barrio} tiene, hay hoteles que, {otro|cualquier otro} {hotel|sitio|hostal}, la competencia, los demás,
    {a|} {dos|tres|unas|pocas} {calles|puertas|casas|manzanas|paradas} {más|de aquí|}, calle {abajo|arriba}, municipal~, {público|pública|públicos|públicas}, del {ayuntamiento|museo|teatro|monasterio|pueblo|barrio|festival|colegio}, de la {ópera|universidad|iglesia|escuela|ciudad|villa|capital},
    detrás {de|del} {la estación|la iglesia|ayuntamiento|mercado|teatro}, en la {estación|universidad|plaza mayor}, en el {pueblo de al lado|pueblo vecino|polideportivo|museo|teatro|ayuntamiento|recinto}, polideportivo, gran hotel de, en la {película|novela|canción|ópera|pintura}, en el {libro|cuadro|cuento}, en otro {sitio|lugar|barrio|pueblo}, en otra parte, en {mi|su|tu} {pueblo|barrio|calle|ciudad|tierra|país|casa|oficina}, a la vuelta, mi {tía|tío|prima|primo|hermana|hermano|abuela|abuelo} {lleva|tiene|regenta}
  `),
  former: list(`antigu{o|a|os|as}, viej{o|a|os|as}, otrora, ex`),
  gone: list(`
    donde {antes|antaño|un día|en su día} {estaba|había|estuvo|hubo}, {antes|antaño|en su día|otrora} {había|hubo|estaba|era|fue|tenía}, {fue|era|hubo|había|tuvo} {antes|antaño|en su día|una vez|un día}, {derribad|demolid}{o|a}, {cerró|se cerró|desapareció} en, {se acabó|se acabaron} {el|la|los|las}, adiós {al|a la|a los|a las}
  `),
  became: list(`{fue|fueron} sustituid{o|a|os|as} por, se {convirtió|transformó} en, dio paso a, hoy es`),
  people: list(`
    {estuvo|estuvimos|ha estado|han estado} en,
    {dio|dieron} las gracias a, {conoció|besó|agradeció}, {criad|nacid|crecid|formad|instruid}{o|a|os|as}, {nació|creció|se crió|aprendió|estudió|trabajó|cocinó|tocó|bailó|cantó|enseñó|sirvió|vivió|vive|vino|viene|llegó}, {que|quien} {nació|creció|aprendió|trabajó|viene|trabajaba|tocaba|cocinaba},
    {dice|dicen|jura|asegura|según|cuenta|afirma} {al menos|} {el|la|nuestro|nuestra|un|una}, {su|sus} {hermano|hermana|tío|tía|madre|padre|hijo|hija|primo|prima|mujer|marido}, {huéspedes|viajeros|corredores|gente|peregrinos|cartas|postales} … de,
    {llegan|llegaron|vienen|vinieron} de, {pintó|escribió|escribe} en, camino {de|a}, rumbo a, {luna de miel|vacaciones|boda} en, {tren|vuelo|avión|billete|viaje} a
  `),
};
export const persons = list(
  `mi, mis, cuyo, cuya, quien, alguien, abuela, abuelo, don, doña, señor, señora, yo, quienes`,
);
export const prepositions =
  'en, de, del, junto, frente, tras, bajo, sobre, a, al, hasta, hacia, desde, entre, por, con, detrás, cerca, ante, como'.split(
    ', ',
  );
export const ours = list(
  `nuestro, nuestra, nuestros, nuestras, tenemos, disponemos, contamos, ofrecemos, propio, propia, nosotros`,
);
export const yeses = list(
  `sí, por supuesto, claro, desde luego, naturalmente, cómo no, faltaría más, con gusto, hay, tenemos, puede, puedes, en {cada habitación|todas las habitaciones}`,
);
export const substitutes = list(`
  {tendrá|tendrán} que bastar, {bastará|bastarán|basta|bastan|sobra}, para qué, quién {necesita|quiere}, hace falta, mejor, en su lugar, tenemos el, tenemos la, tiene el, está el, está la,
  {lago|río|mar|fiordo|bosque|escalera|escaleras|monte|calle}, aquí no, todavía no, siguiente pregunta
`);
/** Lo que hay en cualquier ciudad y no es de la casa, salvo que la casa se llame así. */
export const landmarks: Phrases = {
  church: list(
    `iglesia~, capilla~, catedral, catedrales, basílica~, abadía~, monasterio~, convento~, claustro~, sinagoga, mezquita, campanario~, ermita~`,
  ),
  castle: list(`castillo~, palacio~, fortaleza~, ciudadela, ruina~, alcázar, muralla~`),
  bridge: list(`puente~, viaducto~, acueducto~, túnel, canal, canales, esclusa~, presa`),
  tower: list(`torre~, faro~, molino~ de viento, fuente~, estatua~, monumento~, obelisco, columna, templete`),
  museum: list(`museo~, galería~, teatro~, ópera, auditorio~, filarmónica, planetario, zoo, acuario, estadio~`),
  civic: list(
    `ayuntamiento, universidad, escuela~, hospital, correos, estación, ferrocarril, tren, trenes, línea férrea, tranvía~, funicular, metro, ferri, ferry, aeropuerto, puerto, plaza {mayor|del|de la}, parque~ {público|municipal}, cementerio, lonja, aduana`,
  ),
  nature: list(
    `duna~, cresta~, collado~, col, puerto de montaña, paso, ladera~, manantial, manantiales, lago~, mar, bosque~, mina~, cantera~, chimenea~ de ladrillo, colina~, cerro~, río~, montaña~, pico~, cumbre~, glaciar, glaciares, cascada~, garganta~, cueva~, sendero~, camino~, carretera~, isla~, valle~, árbol, árboles, encina~, roca~, acantilado~, pinar`,
  ),
  trade: list(
    `fábrica~, hilandería~, imprenta~, cervecería~, destilería~, molino~, panadería~, panadero, carnicería, carnicero, librería~, tienda~, farmacia~, cine~, circo, empresa, periódico`,
  ),
};
