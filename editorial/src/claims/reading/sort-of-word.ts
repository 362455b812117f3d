/** Words by a table of patterns, the first that fits: readers ask it of every word of every text, and words come again. */

/** Words a table remembers before it starts anew. */
const mostWords = 20_000;

/** A function that tells the sort of a word, in lower case, or nothing where no pattern of the table fits. */
export function sortOfWord<Sort>(table: readonly (readonly [Sort, RegExp])[]): (word: string) => Sort | undefined {
  const known = new Map<string, Sort | undefined>();
  return (word) => {
    const before = known.get(word);
    if (before !== undefined || known.has(word)) return before;
    const sort = table.find(([, pattern]) => pattern.test(word))?.[0];
    if (known.size >= mostWords) known.clear();
    known.set(word, sort);
    return sort;
  };
}
