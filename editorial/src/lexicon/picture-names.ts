/** What pictures show, by the words they are filed under, and the hues that prevail in them: as an alt text says it. */
import { type Language, languages } from '@foyer/contract/languages';

type Names = readonly [en: string, de: string, es: string, fr: string];

/** How the thing lies to the house: a part of it, beside it, a thing that stands in it, the house itself, or near it. */
export type Lie = 'inside' | 'outside' | 'thing' | 'facade' | 'near';

/** What a picture shows: words it may be filed under, where it lies, and its name as a sentence says it. */
type Entry = readonly [RegExp, Lie, Names];

/** The first that a word of the picture fits is its subject, so the particular stand before the general. */
const subjects: readonly Entry[] = [
  [
    /^(?:rooftop_?pool)$/,
    'inside',
    ['the rooftop pool', 'der Dachpool', 'la piscina en la azotea', 'la piscine sur le toit'],
  ],
  [/^(?:pool|swimming)$/, 'inside', ['the pool', 'der Pool', 'la piscina', 'la piscine']],
  [/^(?:sauna|steam)$/, 'inside', ['the sauna', 'die Sauna', 'la sauna', 'le sauna']],
  [/^(?:spa|wellness)$/, 'inside', ['the spa', 'der Wellnessbereich', 'la zona de spa', 'l’espace bien-être']],
  [/^(?:suite)$/, 'inside', ['a suite', 'eine Suite', 'una suite', 'une suite']],
  [/^(?:bathroom|bath|shower)$/, 'inside', ['a bathroom', 'ein Badezimmer', 'un baño', 'une salle de bains']],
  [/^(?:room|bed|bedroom)$/, 'inside', ['a guest room', 'ein Gästezimmer', 'una habitación', 'une chambre']],
  [
    /^(?:breakfast)$/,
    'thing',
    ['a breakfast table', 'ein Frühstückstisch', 'una mesa de desayuno', 'une table de petit déjeuner'],
  ],
  [
    /^(?:cocktail|drink)$/,
    'inside',
    ['a drink in the bar', 'ein Getränk in der Bar', 'una copa en el bar', 'un verre au bar'],
  ],
  [/^(?:bar)$/, 'inside', ['the bar', 'die Bar', 'el bar', 'le bar']],
  [
    /^(?:dish|food|plate|dinner)$/,
    'thing',
    ['a dish on a table', 'ein Gericht auf einem Tisch', 'un plato en una mesa', 'un plat sur une table'],
  ],
  [/^(?:restaurant|dining)$/, 'inside', ['the restaurant', 'das Restaurant', 'el restaurante', 'le restaurant']],
  [/^(?:lobby|reception|entrance)$/, 'inside', ['the lobby', 'die Eingangshalle', 'el vestíbulo', 'le hall d’entrée']],
  [/^(?:lounge)$/, 'inside', ['the lounge', 'die Lounge', 'el salón', 'le salon']],
  [
    /^(?:meeting|conference|boardroom)$/,
    'inside',
    ['the meeting room', 'der Tagungsraum', 'la sala de reuniones', 'la salle de réunion'],
  ],
  [
    /^(?:wedding|ballroom|hall)$/,
    'inside',
    ['the function room', 'der Saal', 'el salón de actos', 'la salle de réception'],
  ],
  [/^(?:terrace|balcony)$/, 'outside', ['the terrace', 'die Terrasse', 'la terraza', 'la terrasse']],
  [/^(?:garden|park)$/, 'outside', ['the garden', 'der Garten', 'el jardín', 'le jardin']],
  [/^(?:gym|fitness)$/, 'inside', ['the gym', 'der Fitnessraum', 'el gimnasio', 'la salle de sport']],
  [
    /^(?:facade|exterior|building|house|hotel)$/,
    'facade',
    ['the exterior', 'das Gebäude', 'el exterior', 'l’extérieur'],
  ],
  [/^(?:market|advent)$/, 'near', ['market stalls', 'Marktstände', 'puestos de mercado', 'des étals de marché']],
  [
    /^(?:regatta|boat|boats|sailing|harbour)$/,
    'near',
    ['boats on the water', 'Boote auf dem Wasser', 'barcos en el agua', 'des bateaux sur l’eau'],
  ],
  [/^(?:concert|stage|music|theatre)$/, 'near', ['a stage', 'eine Bühne', 'un escenario', 'une scène']],
  [/^(?:lake)$/, 'near', ['the lake', 'der See', 'el lago', 'le lac']],
  [/^(?:beach)$/, 'near', ['the beach', 'der Strand', 'la playa', 'la plage']],
  [/^(?:alps|mountain|mountains)$/, 'near', ['mountains', 'Berge', 'montañas', 'des montagnes']],
  [
    /^(?:street|town|city|square)$/,
    'near',
    ['a street in town', 'eine Straße in der Stadt', 'una calle de la ciudad', 'une rue de la ville'],
  ],
  [/^(?:church|cathedral)$/, 'near', ['a church', 'eine Kirche', 'una iglesia', 'une église']],
];

const settings: readonly (readonly [RegExp, Names])[] = [
  [/^(?:snow|snowy)$/, ['in the snow', 'im Schnee', 'con nieve', 'sous la neige']],
  [/^(?:sunset|dusk)$/, ['at sunset', 'bei Sonnenuntergang', 'al atardecer', 'au coucher du soleil']],
  [/^(?:night)$/, ['at night', 'bei Nacht', 'de noche', 'de nuit']],
  [/^(?:evening)$/, ['in the evening', 'am Abend', 'al anochecer', 'le soir']],
  [/^(?:winter)$/, ['in winter', 'im Winter', 'en invierno', 'en hiver']],
  [/^(?:spring)$/, ['in spring', 'im Frühling', 'en primavera', 'au printemps']],
  [/^(?:summer)$/, ['in summer', 'im Sommer', 'en verano', 'en été']],
  [/^(?:autumn|fall)$/, ['in autumn', 'im Herbst', 'en otoño', 'en automne']],
];

export type Hue = 'red' | 'orange' | 'yellow' | 'green' | 'blue' | 'violet' | 'grey' | 'dark' | 'light';
const hues: Readonly<Record<Hue, Names>> = {
  red: ['in shades of red', 'in Rottönen', 'en tonos rojos', 'dans des tons rouges'],
  orange: [
    'in orange and brown tones',
    'in Orange- und Brauntönen',
    'en tonos naranjas y marrones',
    'dans des tons orange et bruns',
  ],
  yellow: ['in shades of yellow', 'in Gelbtönen', 'en tonos amarillos', 'dans des tons jaunes'],
  green: ['in shades of green', 'in Grüntönen', 'en tonos verdes', 'dans des tons verts'],
  blue: ['in shades of blue', 'in Blautönen', 'en tonos azules', 'dans des tons bleus'],
  violet: ['in shades of violet', 'in Violetttönen', 'en tonos violetas', 'dans des tons violets'],
  grey: ['in shades of grey', 'in Grautönen', 'en tonos grises', 'dans des tons gris'],
  dark: ['in dark tones', 'in dunklen Tönen', 'en tonos oscuros', 'dans des tons sombres'],
  light: ['in light tones', 'in hellen Tönen', 'en tonos claros', 'dans des tons clairs'],
};

const inLanguage = (names: Names, language: Language): string => names[languages.indexOf(language)] ?? names[0];

/** What is shown, in a language: its name with an article, where it lies, and the word it is filed under. */
export type Subject = { said: string; lie: Lie; word: string };

/** What a picture filed under these words may show, the most particular first. */
export const subjectsOf = (words: readonly string[], language: Language): Subject[] =>
  subjects.flatMap(([pattern, lie, names]) => {
    const word = words.find((each) => pattern.test(each.toLowerCase()));
    return word ? [{ said: inLanguage(names, language), lie, word: word.toLowerCase() }] : [];
  });

/** In which light or season; null where no word says. */
export function settingOf(words: readonly string[], language: Language): string | null {
  const found = settings.find(([pattern]) => words.some((word) => pattern.test(word.toLowerCase())));
  return found ? inLanguage(found[1], language) : null;
}

export const hueName = (hue: Hue, language: Language): string => inLanguage(hues[hue], language);
