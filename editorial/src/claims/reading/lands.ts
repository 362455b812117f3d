/** Lands and seas a text names that the program knows the place of, in any of the four languages. */
import { plainLetters } from '#claims/plain-name.ts';
import type { Reading } from '#claims/reading/read.ts';
import { breaks, tokenize } from '#claims/reading/tokens.ts';
import { type Extent, extents } from '#lexicon/extents.ts';

/** A named land; `to` is the index after its last token. */
export type Land = { extent: Extent; from: number; to: number };
type Row = { words: readonly string[]; extent: Extent };

const wordsOf = (name: string) => tokenize(name, 'en').map(({ text }) => plainLetters(text));

/** Rivers and the departments called after them are one name: the house is there where it is in either. */
const together = (one: Extent, other: Extent): Extent =>
  one === other
    ? one
    : {
        names: [...one.names, ...other.names],
        boxes: [...one.boxes, ...other.boxes],
        aslant: one.aslant && other.aslant,
        country: one.country || other.country,
        water: one.water === other.water ? one.water : null,
      };

const byWhole: ReadonlyMap<string, Row> = (() => {
  const map = new Map<string, Row>();
  for (const extent of extents) {
    for (const words of extent.names.map(wordsOf)) {
      const known = map.get(words.join(' '));
      map.set(words.join(' '), { words, extent: known ? together(known.extent, extent) : extent });
    }
  }
  return map;
})();

/** Names by their first word, the longest first. */
const byFirst: ReadonlyMap<string, readonly Row[]> = (() => {
  const map = new Map<string, Row[]>();
  for (const row of [...byWhole.values()].sort((a, b) => b.words.length - a.words.length)) {
    const [first = ''] = row.words;
    map.set(first, [...(map.get(first) ?? []), row]);
  }
  return map;
})();

/** 'Great Britain' and 'New England' are other lands than the one whose name they end in. */
const others = /^(?:new|neu|nueva|nouvelle|great|grande?|gran|groß|little|petite)$/;

const articled = /^(?:im|dem|den|des|am|zum|vom|the|el|del|al|le|du|au)$/;

/** German owns with an s: 'Siziliens'. */
const ofGerman = (reading: Reading, word: string): readonly string[] =>
  reading.language === 'de' && /[^s]s$/.test(word) ? [word, word.slice(0, -1)] : [word];

function landAt(reading: Reading, index: number, plain: readonly string[]): Land | null {
  const firsts = ofGerman(reading, plain[index] ?? '');
  const rows = firsts.flatMap((word) => byFirst.get(word) ?? []);
  const row = rows.find(({ words }) =>
    words.every(
      (word, at) =>
        at === 0 ||
        (plain[index + at] === word && (reading.tokens[index + at]?.gap ?? breaks.sentence) <= breaks.space),
    ),
  );
  if (!row) return null;
  const to = index + row.words.length;
  const last = reading.tokens[to - 1];
  const before = reading.tokens[index - 1]?.text ?? '';
  const part = (reading.tokens[index]?.dash ?? false) || (reading.tokens[to]?.dash ?? false);
  // 'Pays basque', 'mar del Norte'.
  const capital = last?.capital || (row.words.length > 1 && reading.tokens[index]?.capital);
  if (!capital || part || reading.silent[index]) return null;
  // 'Im Harz' is a range, 'nach Harz' smells of resin.
  if (row.words.join(' ') === 'harz' && !articled.test(before)) return null;
  if (others.test(before) && reading.tokens[index - 1]?.capital) return null;
  // 'Island' is a country in German only, and 'Franken' are money where they stand behind a number.
  if (reading.tokens[index - 1]?.kind === 'number') return null;
  return { extent: row.extent, from: index, to };
}

/** The lands and seas of a text, none of them within another. */
export function landsIn(reading: Reading): Land[] {
  const plain = reading.tokens.map(({ text }) => plainLetters(text));
  const found: Land[] = [];
  for (let index = 0; index < reading.tokens.length; index++) {
    const land = reading.tokens[index]?.kind === 'word' ? landAt(reading, index, plain) : null;
    if (!land) continue;
    found.push(land);
    index = land.to - 1;
  }
  return found;
}

/** The land a name in lower case stands for. */
export const extentOf = (name: string): Extent | undefined => {
  const plain = plainLetters(name);
  return (byWhole.get(plain) ?? (plain.endsWith('s') ? byWhole.get(plain.slice(0, -1)) : undefined))?.extent;
};
