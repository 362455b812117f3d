/** How the data of a grammar is written: words set apart by spaces, rows by commas or lines. */

export const words = (text: string): readonly string[] => text.trim().split(/\s+/);

export const wordSet = (text: string): ReadonlySet<string> => new Set(words(text));

/** A word and what belongs to it in each row. */
export const rows = (text: string): readonly (readonly string[])[] =>
  text
    .trim()
    .split(/\s*[,\n]\s*/)
    .filter(Boolean)
    .map((row) => row.split(' '));
