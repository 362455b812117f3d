/**
 * The language of a text as its small words and letters tell it. Answers null where a text is too short or too mixed to
 * tell, so that nobody is warned on a guess.
 */
import { type Language, languages } from '@foyer/contract/languages';
import { tellingWords } from '#readability/language-words.ts';

const common: Record<Language, ReadonlySet<string>> = {
  en: new Set(
    'the and of to in is you for with on that are at from your this by be it as an or will have has can our we not all which their they was but into out there when what where who how more its one every between after before only a then if so do first'.split(
      ' ',
    ),
  ),
  de: new Set(
    'der die das und ist nicht mit für auf ein eine einen einem einer dem den des von zu im in am zum zur sie wir ihr ihre ihren unser unsere bei sich auch wie oder aus nach vom sind hat haben wird werden noch nur über unter zwischen man wer es du dein deine bis an als so was war waren kein keine mehr sehr ins'.split(
      ' ',
    ),
  ),
  es: new Set(
    'el la los las de del y que en un una con por para su sus al se lo es son está están más como nuestro nuestra usted tu tus desde hasta entre muy pero sin sobre hay todo cada no donde cuando o a'.split(
      ' ',
    ),
  ),
  fr: new Set(
    'le la les de des du et un une en est dans pour avec sur au aux que qui ce cette ces vous votre vos nous notre nos se par plus pas ne sont à il elle on ou où entre sans chaque tout son sa ses tu ton ta tes d l c qu n s j y a t'.split(
      ' ',
    ),
  ),
};
const letters: Record<Language, RegExp> = {
  en: /\b(?:\w+ing|\w+ly)\b|'(?:s|re|ll|ve)\b/g,
  de: /[äöß]|\b\w*(?:ung|keit|lich|isch)\b/g,
  es: /[ñ¿¡óíá]/g,
  fr: /[àèêçœùûîô]|\b[dlcqnsj]u?'/g,
};

/** Fewest words a text needs for its language to be told. */
const fewest = 3;
/** How far the best language must lead. */
const lead = 1.3;

/**
 * What a word says for a language: a small one as much as few languages have it ('la' half for Spanish, half for French),
 * one that hotels often write in it half a point.
 */
const weights = new Map<string, Partial<Record<Language, number>>>();
const weigh = (word: string, language: Language, weight: number) =>
  weights.set(word, { ...weights.get(word), [language]: weight });
for (const language of languages) {
  for (const word of tellingWords[language]) weigh(word, language, 0.5);
  for (const word of common[language])
    weigh(word, language, 1 / languages.filter((one) => common[one].has(word)).length);
}

/** What the words of a text say for each language. */
function weightOf(words: readonly string[]): Record<Language, number> {
  const sums: Record<Language, number> = { en: 0, de: 0, es: 0, fr: 0 };
  for (const word of words) {
    const said = weights.get(word);
    if (said) for (const language of languages) sums[language] += said[language] ?? 0;
  }
  return sums;
}

/** Names within a sentence: 'Ignacio Fernández'. German nouns look like them, so German is read with them. */
const names = /(?<=[\p{Ll}\d,;] )\p{Lu}[\p{L}'’-]*/gu;

/**
 * How much speaks for each language, the likeliest first: a point for a small word, half a point for a word that hotels
 * often write in it and for its letters.
 */
export function languageSigns(text: string): { language: Language; score: number }[] {
  const read = (written: string) => {
    const lower = written.toLowerCase().replace(/’/g, "'");
    return { lower, weight: weightOf(lower.match(/\p{L}+/gu) ?? []) };
  };
  const all = read(text);
  const without = text.replace(names, ' ');
  const unnamed = without === text ? all : read(without);
  return languages
    .map((language) => {
      const { lower, weight } = language === 'de' ? all : unnamed;
      return { language, score: weight[language] + 0.5 * (lower.match(letters[language])?.length ?? 0) };
    })
    .sort((a, b) => b.score - a.score);
}

/** The language a text is written in, or null where that cannot be told. */
export function detectLanguage(text: string): Language | null {
  if ((text.match(/\p{L}+/gu)?.length ?? 0) < fewest) return null;
  const scores = languageSigns(text);
  const [first, second] = scores;
  if (!first || !second || first.score < 1 || first.score < second.score * lead) return null;
  return first.language;
}
