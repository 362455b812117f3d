/** What pictures show, by the words they are filed under, and the hues that prevail in them: as an alt text says it. */
import { type Language, languages } from '@foyer/contract/languages';

type Names = readonly [en: string, de: string, es: string, fr: string];

/** The first that a word of the picture fits is its subject, so the particular stand before the general. */
const subjects: readonly (readonly [RegExp, Names])[] = [
  [/^(?:rooftop_?pool)$/, ['Rooftop pool', 'Pool auf dem Dach', 'Piscina en la azotea', 'Piscine sur le toit']],
  [/^(?:pool|swimming)$/, ['Swimming pool', 'Schwimmbecken', 'Piscina', 'Piscine']],
  [/^(?:spa|wellness)$/, ['Spa area', 'Wellnessbereich', 'Zona de spa', 'Espace bien-être']],
  [/^(?:sauna|steam)$/, ['Sauna', 'Sauna', 'Sauna', 'Sauna']],
  [/^(?:suite)$/, ['Suite', 'Suite', 'Suite', 'Suite']],
  [/^(?:bathroom|bath|shower)$/, ['Bathroom', 'Badezimmer', 'Baño', 'Salle de bains']],
  [/^(?:room|bed|bedroom)$/, ['Guest room', 'Gästezimmer', 'Habitación', 'Chambre']],
  [/^(?:breakfast)$/, ['Breakfast table', 'Frühstückstisch', 'Mesa de desayuno', 'Table du petit déjeuner']],
  [/^(?:cocktail|drink)$/, ['Drink at the bar', 'Getränk an der Bar', 'Copa en la barra', 'Verre au bar']],
  [/^(?:bar|lounge)$/, ['Bar', 'Bar', 'Bar', 'Bar']],
  [
    /^(?:dish|food|plate|dinner)$/,
    ['Dish on a table', 'Gericht auf einem Tisch', 'Plato en una mesa', 'Plat sur une table'],
  ],
  [/^(?:restaurant|dining)$/, ['Restaurant', 'Restaurant', 'Restaurante', 'Restaurant']],
  [/^(?:lobby|reception|entrance)$/, ['Entrance hall', 'Eingangshalle', 'Vestíbulo', 'Hall d’entrée']],
  [/^(?:meeting|conference|boardroom)$/, ['Meeting room', 'Tagungsraum', 'Sala de reuniones', 'Salle de réunion']],
  [/^(?:wedding|ballroom|hall)$/, ['Function room', 'Saal', 'Salón de actos', 'Salle de réception']],
  [/^(?:terrace|balcony)$/, ['Terrace', 'Terrasse', 'Terraza', 'Terrasse']],
  [/^(?:garden|park)$/, ['Garden', 'Garten', 'Jardín', 'Jardin']],
  [/^(?:gym|fitness)$/, ['Gym', 'Fitnessraum', 'Gimnasio', 'Salle de sport']],
  [
    /^(?:facade|exterior|building|house|hotel)$/,
    ['Building from outside', 'Gebäude von außen', 'Edificio por fuera', 'Bâtiment vu de l’extérieur'],
  ],
  [/^(?:market|advent)$/, ['Market stalls', 'Marktstände', 'Puestos de mercado', 'Étals de marché']],
  [
    /^(?:regatta|boat|boats|sailing|harbour)$/,
    ['Boats on the water', 'Boote auf dem Wasser', 'Barcos en el agua', 'Bateaux sur l’eau'],
  ],
  [/^(?:concert|stage|music|theatre)$/, ['Stage', 'Bühne', 'Escenario', 'Scène']],
  [/^(?:lake)$/, ['Lake', 'See', 'Lago', 'Lac']],
  [/^(?:beach)$/, ['Beach', 'Strand', 'Playa', 'Plage']],
  [/^(?:alps|mountain|mountains)$/, ['Mountains', 'Berge', 'Montañas', 'Montagnes']],
  [/^(?:street|town|city|square)$/, ['Street in town', 'Straße in der Stadt', 'Calle de la ciudad', 'Rue de la ville']],
  [/^(?:church|cathedral)$/, ['Church', 'Kirche', 'Iglesia', 'Église']],
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
  red: ['mostly in red', 'überwiegend in Rot', 'en tonos rojos', 'dans des tons rouges'],
  orange: [
    'mostly in orange and brown',
    'überwiegend in Orange und Braun',
    'en tonos naranjas y marrones',
    'dans des tons orange et bruns',
  ],
  yellow: ['mostly in yellow', 'überwiegend in Gelb', 'en tonos amarillos', 'dans des tons jaunes'],
  green: ['mostly in green', 'überwiegend in Grün', 'en tonos verdes', 'dans des tons verts'],
  blue: ['mostly in blue', 'überwiegend in Blau', 'en tonos azules', 'dans des tons bleus'],
  violet: ['mostly in violet', 'überwiegend in Violett', 'en tonos violetas', 'dans des tons violets'],
  grey: ['mostly in grey', 'überwiegend in Grau', 'en tonos grises', 'dans des tons gris'],
  dark: ['mostly dark', 'überwiegend dunkel', 'en tonos oscuros', 'dans des tons sombres'],
  light: ['mostly light', 'überwiegend hell', 'en tonos claros', 'dans des tons clairs'],
};

const inLanguage = (names: Names, language: Language): string => names[languages.indexOf(language)] ?? names[0];

const firstFor = (table: readonly (readonly [RegExp, Names])[], words: readonly string[], language: Language) => {
  const found = table.find(([pattern]) => words.some((word) => pattern.test(word.toLowerCase())));
  return found ? inLanguage(found[1], language) : null;
};

/** What a picture filed under these words shows; null where none of them says. */
export const subjectOf = (words: readonly string[], language: Language) => firstFor(subjects, words, language);

/** In which light or season; null where no word says. */
export const settingOf = (words: readonly string[], language: Language) => firstFor(settings, words, language);

export const hueName = (hue: Hue, language: Language): string => inLanguage(hues[hue], language);
