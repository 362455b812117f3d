/** Of which decade a house is said to be: 'the seventies', '1970s', 'Siebzigerjahre', 'años setenta', 'années 70'. */
import type { Finding } from '#claims/finding.ts';
import { isToldOfHouse } from '#claims/kinds/centuries.ts';
import type { Ledger } from '#claims/ledger/ledger.ts';
import { clauseOf, idsOf, marksIn, mentionsBeside, type Reading } from '#claims/reading/read.ts';

type Decade = { first: number; from: number; to: number };

const names: Readonly<Record<'en' | 'de', readonly string[]>> = {
  en: ['twenties', 'thirties', 'forties', 'fifties', 'sixties', 'seventies', 'eighties', 'nineties'],
  de: ['zwanziger', 'dreißiger', 'vierziger', 'fünfziger', 'sechziger', 'siebziger', 'achtziger', 'neunziger'],
};
const namesFrom = 1920;
const yearsWord = /^(?:jahren?|años|années)$/;
const before = /^(?:the|early|late|mid)$/;

/** '70' is 1970, '1870' itself; null for what is no decade. */
const firstOf = (value: number | null): number | null => {
  if (value === null || value % 10 !== 0) return null;
  if (value >= 1500 && value <= 2020) return value;
  return value >= 20 && value <= 90 ? 1900 + value : null;
};

/** A decade by its name: 'in the seventies', 'siebziger Jahre', 'Siebzigerjahre'. */
function namedAt({ tokens, language }: Reading, index: number): Decade | null {
  if (language !== 'en' && language !== 'de') return null;
  const word = tokens[index]?.text ?? '';
  const at = names[language].indexOf(word.replace(/jahren?$/, ''));
  if (at < 0) return null;
  const isCompound = /jahren?$/.test(word);
  const next = !isCompound && yearsWord.test(tokens[index + 1]?.text ?? '');
  if (language === 'de' ? !isCompound && !next : !before.test(tokens[index - 1]?.text ?? '')) return null;
  return { first: namesFrom + 10 * at, from: index, to: index + (next ? 2 : 1) };
}

/** A decade by its number: '1970s', '70er-Jahre', 'años setenta', 'années 1970'. */
function numberedAt({ tokens, text, language }: Reading, index: number): Decade | null {
  const number = tokens[index];
  const first = number?.kind === 'number' ? firstOf(number.value) : null;
  if (!number || first === null) return null;
  if (language === 'es' || language === 'fr')
    return yearsWord.test(tokens[index - 1]?.text ?? '') ? { first, from: index - 1, to: index + 1 } : null;
  if (number.spelled) return null;
  const ending = /^(?:['’]?s|er)(?!\p{L})/u.exec(text.slice(number.end, number.end + 3))?.[0];
  if (!ending) return null;
  const years = yearsWord.test(tokens[index + 2]?.text ?? '');
  if (ending === 'er') return years ? { first, from: index, to: index + 3 } : null;
  return { first, from: index, to: index + 2 };
}

/** The decade that begins at a token. */
export const decadeAt = (reading: Reading, index: number): Decade | null =>
  namedAt(reading, index) ?? numberedAt(reading, index);

const acts = ['built', 'opened', 'renovated'] as const;

/** 'Los años noventa del siglo XIX': another century's. */
const century = /^(?:century|jahrhunderts?|siglo|siècle)$/;

/** The decade in which a house is said to have been built, opened or renovated. */
export function judgeDecade(reading: Reading, ledger: Ledger, { first, from, to }: Decade): Finding | null {
  const [start, end] = clauseOf(reading, from);
  if (reading.tokens.slice(to, to + 4).some(({ text }) => century.test(text))) return null;
  const told = marksIn(reading, start, end, 'year').filter(({ mark }) => acts.some((act) => act === mark.id));
  const known = acts
    .filter((act) => told.length === 0 || told.some(({ mark }) => mark.id === act))
    .flatMap((act) => ledger.years.get(act) ?? []);
  const right = known.find(({ value }) => value >= first && value < first + 10);
  if (right) return { kind: 'year', verdict: 'supported', from, to, source: right.source };
  // 'The bar in our house dates from the seventies.'
  const ofThing = mentionsBeside(reading, from).some(
    (one) => one.from >= start && one.to <= from && idsOf(one, 'amenity', 'thing', 'counted').length > 0,
  );
  const [wrong] = known;
  if (!wrong || ofThing || !isToldOfHouse(reading, ledger, { from, to }, told)) return null;
  return { kind: 'year', verdict: 'contradicted', from, to, source: wrong.source, expected: String(wrong.value) };
}
