/** Phrases written one after the other, set apart by commas and line breaks, as a reader would jot them down. */
export const list = (phrases: string): readonly string[] =>
  phrases
    .split(/[,\n]/)
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '');
