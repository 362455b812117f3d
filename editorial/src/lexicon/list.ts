/** Phrases written one after the other, set apart by commas and line breaks, as a reader would jot them down. */
export const list = (phrases: string): readonly string[] =>
  phrases
    .split(/[,\n]/)
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '');

/** Rows of a table, `name: en | de | es | fr` in each line, as lists of phrases by their names. */
export const table = (rows: string): Readonly<Record<string, readonly [string, string, string, string]>> =>
  Object.fromEntries(
    rows
      .split('\n')
      .map((row) => row.trim())
      .filter((row) => row !== '')
      .map((row) => {
        const [, name = '', words = ''] = /^(\w+): (.*)$/.exec(row) ?? [];
        const [en = '', de = '', es = '', fr = ''] = words.split(' | ').map((part) => part.trim());
        return [name, [en, de, es, fr]];
      }),
  );
