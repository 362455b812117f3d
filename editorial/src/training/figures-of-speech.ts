/**
 * Figures of speech that can be told by their words: a thing held beside another, and a thing that does what only the
 * living do. Plain lists a language, for a native speaker to read and extend.
 */
import type { Language } from '@foyer/contract/languages';
import { list } from '#lexicon/list.ts';

type Figures = {
  /** Begins of a comparison, as they stand. */
  comparisons: readonly string[];
  /** Things of a place that live in no plain text, and what they do there where they do. */
  things: readonly string[];
  doings: readonly string[];
  /** Words before a comparison that make it none: 'you would like a'. */
  asked: readonly string[];
};

const figures: Readonly<Record<Language, Figures>> = {
  en: {
    comparisons: list('like a, like an, as if, as though'),
    asked: list("you, we, would, 'd, if, they"),
    things: list(`
      lake, water, mountain, mountains, snow, fog, mist, wind, sun, moon, morning, evening, night, day, winter, summer,
      autumn, spring, house, fire, kitchen, city, town, street, streets, river, sea, forest, garden, clock, silence, light
    `),
    doings: list(`
      wait, waits, sleep, sleeps, wake, wakes, whisper, whispers, sing, sings, dance, dances, breathe, breathes, know,
      knows, remember, remembers, mind, minds, laugh, laughs, dream, dreams, hum, hums, forget, forgets, listen, listens,
      yawn, yawns, linger, lingers, holds its breath
    `),
  },
  de: {
    comparisons: list('wie ein, wie eine, wie einen, wie einem, wie einer, als ob, als wäre, als wären, als hätte'),
    asked: [],
    things: list(`
      see, wasser, berg, berge, schnee, nebel, wind, sonne, mond, morgen, abend, nacht, tag, winter, sommer, herbst,
      frühling, haus, feuer, küche, stadt, gasse, gassen, fluss, meer, wald, garten, uhr, stille, licht
    `),
    doings: list(`
      wartet, warten, schläft, schlafen, erwacht, erwachen, flüstert, flüstern, singt, singen, tanzt, tanzen, atmet, atmen,
      weiß, erinnert, lacht, lachen, träumt, träumen, summt, vergisst, lauscht, lauschen, schweigt, schweigen, erzählt,
      erzählen, gähnt, hält den atem an
    `),
  },
  es: {
    comparisons: list('como un, como una, como unos, como unas, como si'),
    asked: [],
    things: list(`
      lago, agua, montaña, montañas, nieve, niebla, viento, sol, luna, mañana, tarde, noche, día, invierno, verano, otoño,
      primavera, casa, fuego, cocina, ciudad, calle, calles, río, mar, bosque, jardín, reloj, silencio, luz
    `),
    doings: list(`
      espera, esperan, duerme, duermen, despierta, despiertan, susurra, susurran, canta, cantan, baila, bailan, respira,
      respiran, sabe, saben, recuerda, recuerdan, ríe, ríen, sueña, sueñan, calla, callan, olvida, escucha, escuchan, bosteza
    `),
  },
  fr: {
    comparisons: list('comme un, comme une, comme si, comme des'),
    asked: [],
    things: list(`
      lac, eau, montagne, montagnes, neige, brume, brouillard, vent, soleil, lune, matin, soir, nuit, jour, hiver, été,
      automne, printemps, maison, feu, cuisine, ville, rue, rues, rivière, mer, forêt, jardin, horloge, silence, lumière
    `),
    doings: list(`
      attend, attendent, dort, dorment, s'éveille, s'éveillent, se réveille, murmure, murmurent, chuchote, chante, chantent,
      danse, dansent, respire, respirent, sait, savent, se souvient, rit, rient, rêve, rêvent, se tait, oublie, écoute,
      écoutent, bâille
    `),
  },
};

const either = (words: readonly string[]) => `(?:${words.map((word) => word.replaceAll("'", "['’]")).join('|')})`;
const edge = { before: '(?<![\\p{L}\\p{N}])', after: '(?![\\p{L}\\p{N}])' };

const compiled = new Map<Language, readonly RegExp[]>();

function patternsOf(language: Language): readonly RegExp[] {
  let patterns = compiled.get(language);
  if (!patterns) {
    const { comparisons, asked, things, doings } = figures[language];
    const unless = asked.length > 0 ? `(?<!${either(asked)} )` : '';
    patterns = [
      new RegExp(`${unless}${edge.before}${either(comparisons)}${edge.after}`, 'iu'),
      // 'The lake does not mind.': at most two words stand between.
      new RegExp(`${edge.before}${either(things)}(?: [\\p{L}’']+){0,2}? ${either(doings)}${edge.after}`, 'iu'),
    ];
    compiled.set(language, patterns);
  }
  return patterns;
}

/** True where a sentence holds a figure of speech that these words tell. */
export const hasFigure = (sentence: string, language: Language): boolean =>
  patternsOf(language).some((pattern) => pattern.test(sentence));
