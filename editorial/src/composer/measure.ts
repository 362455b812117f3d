/** Words and sentences of a text, counted as a reader would. */
export const countWords = (text: string): number =>
  text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** Words of a text's sentences on average. */
export const sentenceWords = (text: string): number => countWords(text) / Math.max(sentencesOf(text).length, 1);

/** Sentences of a text; a dot after a number or an abbreviation ends none. */
export const sentencesOf = (text: string): string[] =>
  text.split(
    /(?<=(?:[\p{L}€)”“»]{2}|\d\d|°C|\u00a0[h€])\u202f?[.?]) +(?=[\p{Lu}„“«¿])(?<!\b(?:\d{1,2}|St|Dr|Nr|No)\. )/u,
  );
