/** Whose convent a house was: 'in a former Dominican convent', of one that its facts give to the Franciscans. */
import type { ClaimSource } from '@foyer/contract/claims';
import type { Finder, Finding } from '#claims/finding.ts';
import { isElsewhere, isOfPerson, isUnreal } from '#claims/reading/aside.ts';
import { type Reading, sentenceOf } from '#claims/reading/read.ts';
import { sortOfWord } from '#claims/reading/sort-of-word.ts';

/** What an order is called in the four languages, alone or before its house. */
const orders: readonly (readonly [string, RegExp])[] = [
  ['franciscan', /^(?:franciscans?|franziskan\p{L}*|franciscan[oa]s?|franciscaine?s?)$/u],
  ['dominican', /^(?:dominicans?|dominikan\p{L}*|dominic[oa]s?|dominican[oa]s?|dominicaine?s?)$/u],
  ['benedictine', /^(?:benedictines?|benedikt\p{L}*|benedictin[oa]s?|bénédictine?s?)$/u],
  ['cistercian', /^(?:cistercians?|zisterziens\p{L}*|cistercienses?|cistercien(?:ne)?s?)$/u],
  ['carthusian', /^(?:carthusians?|charterhouse|kartäus\p{L}*|kartause|cartuj[oa]s?|chartreux|chartreuse)$/u],
  ['augustinian', /^(?:augustinians?|augustin\p{L}*|agustin[oa]s?)$/u],
  ['carmelite', /^(?:carmelites?|karmelit\p{L}*|carmelitas?|carmes)$/u],
  ['capuchin', /^(?:capuchins?|kapuzin\p{L}*|capuchin[oa]s?|capucine?s?)$/u],
  ['jesuit', /^(?:jesuits?|jesuit\p{L}*|jesuitas?|jésuites?)$/u],
  ['ursuline', /^(?:ursulines?|ursulin\p{L}*|ursulinas?)$/u],
  ['clarissan', /^(?:clares|klariss\p{L}*|clarisas?|clarisses?)$/u],
  ['premonstratensian', /^(?:premonstratensians?|prämonstratens\p{L}*|premonstratenses?|prémontrés?)$/u],
  ['trappist', /^(?:trappists?|trappist\p{L}*|trapenses?|trappistes?)$/u],
];
const orderOf = sortOfWord(orders);
const house =
  /(?:^(?:convent|monastery|abbey|priory|nunnery|abtei|stift|convento|monasterio|abadía|priorato|couvent|monastère|abbaye|prieuré|monks?|nuns?|mönche?n?|nonnen|monjes?|monjas?|moines?|nonnes?)$|kloster|abtei)/u;

type Order = { order: string; from: number };

const ordersIn = ({ tokens }: Reading): Order[] =>
  tokens.flatMap(({ text }, from) => {
    const order = orderOf(text);
    return order ? [{ order, from }] : [];
  });

export const findOrders: Finder = (reading, ledger) => {
  const told = ordersIn(reading);
  if (told.length === 0) return [];
  const known = ledger.stated.flatMap((stated): { order: string; source: ClaimSource }[] =>
    stated.name === 'event' ? [] : ordersIn(stated.reading).map(({ order }) => ({ order, source: stated.source })),
  );
  const [first] = known;
  if (!first) return [];
  return told.flatMap(({ order, from }): Finding[] => {
    const place = { subjects: [], from, to: from + 1 };
    const sentence = reading.tokens.slice(...sentenceOf(reading, from));
    if (known.some((one) => one.order === order) || !sentence.some(({ text }) => house.test(text))) return [];
    if (isElsewhere(reading, place) || isUnreal(reading, place) || isOfPerson(reading, place)) return [];
    return [{ kind: 'place', verdict: 'contradicted', from, to: from + 1, source: first.source }];
  });
};
