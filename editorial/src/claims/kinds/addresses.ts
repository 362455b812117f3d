/** The house's address: the number in its street, and another street altogether. */
import type { Finding } from '#claims/finding.ts';
import { knownWords } from '#claims/kinds/unknown-places.ts';
import { type Ledger, recordSource } from '#claims/ledger/ledger.ts';
import { markAt, marksIn, mentionsBeside, type Reading, readText, sentenceOf, speaksOf } from '#claims/reading/read.ts';
import { breaks } from '#claims/reading/tokens.ts';

const shortestStreet = 5;

/** The address of the record: 'Gerberhofgasse 5', '12 chemin du Bas'. */
function addressOf({ sources: { property } }: Ledger): { number: string; isFirst: boolean; street: string } | null {
  const { address } = property;
  const number = /\d+/.exec(address)?.[0];
  const street = address
    .replace(/^\d+ ?(?:bis|ter)?,? /, '')
    .replace(/[\d,].*$/, '')
    .trim()
    .toLowerCase();
  return number && street.length >= shortestStreet ? { number, isFirst: /^\d/.test(address), street } : null;
}

/** The number of a street that begins at a token, where a text gives one; some lands put it first, and some guests do not. */
function numberBeside(reading: Reading, index: number, length: number, isFirst: boolean): number | null {
  const behind = reading.tokens[index + length];
  const isBehind =
    behind?.kind === 'number' && behind.gap <= breaks.comma && !markAt(reading, index + length + 1, 'unit');
  const before = reading.tokens[index - 1];
  const gap = reading.tokens[index]?.gap ?? breaks.sentence;
  const isNear = isFirst ? gap <= breaks.clause : gap === breaks.space && !before?.spelled;
  const isBefore = before?.kind === 'number' && isNear;
  if (isFirst && isBefore) return index - 1;
  if (isBehind && (!isFirst || behind.gap === breaks.space)) return index + length;
  return isBefore ? index - 1 : null;
}

/** 'Gerberhofgasse 7' where the record says 5. */
function findNumbers(reading: Reading, ledger: Ledger): Finding[] {
  const known = addressOf(ledger);
  if (!known) return [];
  const { address } = ledger.sources.property;
  const words = readText(known.street, reading.language).tokens.map((token) => token.text);
  return reading.tokens.flatMap(({ kind }, index): Finding[] => {
    if (kind !== 'word' || reading.silent[index]) return [];
    if (!words.every((word, at) => reading.tokens[index + at]?.text === word)) return [];
    const at = numberBeside(reading, index, words.length, known.isFirst);
    if (at === null) return [];
    const right = reading.tokens[at]?.text === known.number;
    return [
      {
        kind: 'place',
        verdict: right ? 'supported' : 'contradicted',
        from: Math.min(index, at),
        to: Math.max(index + words.length, at + 1),
        source: recordSource('address', address),
        expected: right ? undefined : address,
      },
    ];
  });
}

/** What streets are called behind their name in English, at its end in German, and before it in Spanish and French. */
const english = /^(?:street|road|row|lane|avenue|terrace|crescent|drive|quay)$/;
const german = /\p{L}{3,}(?:straße|strasse|gasse|allee|weg|ufer|zeile|chaussee)$/u;
const romance = /^(?:rue|avenue|boulevard|quai|chemin|impasse|calle|avenida|paseo|carrer|rua|via|viale|plaza)$/;
const joins = /^(?:de|du|des|del|la|las|los|el|le|les|l|d|della|do|da|dos)$/;
/** Words of a street's name. */
const longestName = 5;

type Street = { from: number; to: number };

/** The street whose kind a token names, with its name. */
function streetAt(reading: Reading, index: number): Street | null {
  const { text = '', capital } = reading.tokens[index] ?? {};
  const isNear = (at: number) => reading.tokens[at]?.gap === breaks.space;
  const isName = (at: number) => reading.tokens[at]?.kind === 'word' && reading.tokens[at]?.capital === true;
  if (capital && english.test(text) && isNear(index)) {
    let from = index;
    while (isName(from - 1) && isNear(from) && index - from < longestName) from--;
    return from < index ? { from, to: index + 1 } : null;
  }
  if (capital && german.test(text)) return { from: index, to: index + 1 };
  if (!romance.test(text)) return null;
  let to = index + 1;
  while (isNear(to) && to - index < longestName && (isName(to) || joins.test(reading.tokens[to]?.text ?? ''))) to++;
  return isName(to - 1) && to > index + 1 ? { from: index, to } : null;
}

const finding =
  /(?:^| )(?:find us|find me|visit us|address|adresse|dirección|finden (?:sie )?uns|findet (?:ihr )?uns|findest (?:du )?uns|nos encontrar\p{L}*|nos encuentr\p{L}+|nous trouv\p{L}+|retrouvez nous)(?: |$)/u;
/** Words before a street that begins a headline: 'number 12'. */
const headReach = 2;

/** True where a sentence says that the street is ours, or begins with it. */
function isOurs(reading: Reading, { from }: Street): boolean {
  const [start, end] = sentenceOf(reading, from);
  const words = reading.tokens.slice(start, end).map(({ text }) => text);
  return (
    from - start <= headReach ||
    finding.test(words.join(' ')) ||
    mentionsBeside(reading, from).some(({ subjects }) => subjects.some(({ type }) => type === 'house'))
  );
}

/** 'Find us at 17 rue de Béthune', of a house in another street. */
function findStreets(reading: Reading, ledger: Ledger): Finding[] {
  if (!addressOf(ledger)) return [];
  const { address } = ledger.sources.property;
  return reading.tokens.flatMap((_, index): Finding[] => {
    const street = reading.silent[index] ? null : streetAt(reading, index);
    if (!street) return [];
    const number = numberBeside(reading, street.from, street.to - street.from, false);
    if (number === null || !isOurs(reading, street)) return [];
    // 'Le 4 quai des Filatures accueille le festival.'
    if (speaksOf(reading, index, 'event', 'venue')) return [];
    if (marksIn(reading, ...sentenceOf(reading, index), 'others').length > 0) return [];
    const words = knownWords(ledger, reading);
    const named = reading.tokens.slice(street.from, street.to).filter(({ capital, text }) => {
      return capital && !english.test(text) && !romance.test(text);
    });
    if (named.length === 0 || named.some(({ text }) => words.has(text))) return [];
    const from = Math.min(street.from, number);
    const to = Math.max(street.to, number + 1);
    const source = recordSource('address', address);
    return [{ kind: 'place', verdict: 'contradicted', from, to, source, expected: address }];
  });
}

export const findAddresses = (reading: Reading, ledger: Ledger): Finding[] => [
  ...findNumbers(reading, ledger),
  ...findStreets(reading, ledger),
];
