/**
 * What may be a spa or a bar when a text says that it is one: rooms and buildings, what a house praises, and words that
 * only point; in English, German, Spanish and French. Whatever else is called so is so only in a figure of speech.
 */
import { list } from '#lexicon/list.ts';

const rooms = list(`
  floor, floors, storey, cellar, cellars, basement, vault, vaults, attic, loft, hayloft, stable, stables, barn, roof, rooftop, wing, hall, room, rooms, tower, courtyard, yard, boathouse, chapel, annexe, annex, pavilion, orangery, greenhouse, shed, hut, cabin, cottage, house, building, mill, deck, lounge, lobby, salon, space, area, corner, place, level, kitchen, ballroom, quarters, apartment, apartments, flat, flats, unit, units, studio, studios, cabins, cottages, lodges, tents, suites, villas, accommodation, property,
  keller, kellers, gewölbe, erdgeschoss, untergeschoss, obergeschoss, dachgeschoss, dachboden, speicher, dach, stall, scheune, tenne, turm, flügel, saal, halle, zimmer, raum, räume, hof, innenhof, kapelle, anbau, nebenhaus, pavillon, orangerie, remise, schuppen, hütte, haus, gebäude, mühle, etage, stock, stockwerk, geschoss, bootshaus, ecke, platz, ort, bereich, deck, foyer, stube, wohnung, wohnungen, ferienwohnung, ferienwohnungen, unterkunft, unterkünfte, apartments, hütten, zelte, suiten, studios,
  sótano, sótanos, ático, azotea, tejado, torre, patio, capilla, cuadra, establo, granero, pajar, bodega, sala, salón, planta, piso, habitación, casa, edificio, ala, molino, cobertizo, casita, invernadero, pabellón, cubierta, vestíbulo, espacio, zona, rincón, lugar, nave, buhardilla, sitio, palacio, apartamento, apartamentos, alojamiento, alojamientos, cabañas, tiendas, estudios, suites,
  cave, caves, grenier, toit, tour, cour, chapelle, écurie, écuries, étable, grange, salle, salon, étage, chambre, maison, bâtiment, aile, moulin, remise, orangerie, pavillon, annexe, pont, hall, espace, coin, lieu, endroit, sous, rez, combles, logement, logements, appartement, appartements, hébergement, hébergements, gîtes, cabanes, tentes, studios, suites, établissement
`);

const prides = list(`
  secret, surprise, reward, answer, result, luxury, new, newest, latest, next, first, last, second, third, addition, one, another, extra, favourite, offer, included, part,
  geheimnis, geheimtipp, überraschung, belohnung, antwort, ergebnis, neu, neueste, neuestes, neuheit, nächste, erste, letzte, teil, dazu, auch, außerdem, ebenso, inklusive, besonders, beliebt, berühmt, angebot, zentrum, mittelpunkt,
  secreto, sorpresa, recompensa, respuesta, resultado, nuevo, nueva, novedad, siguiente, primero, último, otro, otra, también, además, parte, oferta, capricho,
  secret, surprise, récompense, réponse, résultat, nouveau, nouvelle, nouveauté, dernier, dernière, premier, autre, aussi, également, partie, offre, plus
`);

const pointing = list(`
  it, she, he, ours, there, here, now, this, that, these, those, what, where, one, two, he, she, they, you, we, all, everything, so, s,
  es, das, dies, dieses, hier, dort, da, drüben, drinnen, draußen, oben, unten, dahinter, daneben, darüber, darunter, was, wer, wo, wie, wir, sie, er, alles, so, nun, jetzt, heute, und,
  esto, eso, ello, aquí, allí, ahí, que, qué, donde, dónde, quien, todo, así, ahora, hoy,
  c, ce, ceci, cela, ça, il, elle, ils, elles, ici, là, y, qui, que, où, tout, ainsi, voici, voilà
`);

const relatives = list(`which, who, that, wer, quien, que, qui, où`);

const literal: ReadonlySet<string> = new Set([...rooms, ...prides, ...relatives]);
const pointers: ReadonlySet<string> = new Set(pointing);

/** True for a word that ends a subject which names nothing: 'das ist eine Bar', but not 'das Treppenhaus ist …'. */
export const pointsOnly = (word: string): boolean => pointers.has(word);

/** True for a word by which a sentence may say in earnest what a thing is. */
export const mayBeRoom = (word: string): boolean =>
  literal.has(word) ||
  literal.has(word.replace(/s$/, '')) ||
  /(?:raum|hotel|bau|anlage|saal|(?<!treppen)haus|halle|keller)s?$/.test(word);

/** What has no lift in any language: the sky, the weather, the sea and what lives there. */
const airy =
  /^(?:heaven|sky|paradise|tide|tides|wind|fog|moon|sun|night|sea|ocean|gulls?|seagulls?|himmel|paradies|flut|ebbe|wind|nebel|mond|sonne|nacht|meer|see|ozean|möwen?|cielo|paraíso|marea|viento|niebla|luna|sol|noche|mar|océano|gaviotas?|ciel|paradis|marée|vent|brouillard|lune|soleil|nuit|mer|océan|mouettes?)$/;

/** True for a word of what goes without whatever a house may have. */
export const isAiry = (word: string): boolean => airy.test(word);
