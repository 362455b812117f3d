/**
 * An event said to cost nothing, of one whose description asks for a ticket, and one said to cost something, of one that is
 * free: 'the festival is free for everyone', 'on entre sans payer', 'you pay to get in'.
 */
import type { Finding } from '#claims/finding.ts';
import { isDenied, isNeverPaid } from '#claims/kinds/unpaid.ts';
import type { Ledger } from '#claims/ledger/ledger.ts';
import type { Stated } from '#claims/ledger/stated.ts';
import { onceFor } from '#claims/once.ts';
import { isMoney, quantitiesBeside } from '#claims/reading/quantities.ts';
import {
  clauseOf,
  idsOf,
  type MarkPlace,
  marksIn,
  mentionsBeside,
  type Reading,
  sentenceOf,
} from '#claims/reading/read.ts';
import { breaks } from '#claims/reading/tokens.ts';
import { eventNouns } from '#lexicon/at-events.ts';
import { costing, entering, forSome, ofEntry, watching } from '#lexicon/entry.ts';

type Fee = { stated: Stated; free: boolean; toWatch: boolean };

const saysFree = (stated: Stated): MarkPlace[] =>
  marksIn(stated.reading, 0, stated.reading.tokens.length, 'price').filter(({ mark }) => mark.id === 'free');

/** What the event's description asks of those who come; null where it says nothing of it. */
const feeOfEvent = onceFor((ledger: Ledger): { fee: Fee | null } => {
  const told = ledger.stated.filter(({ name }) => name === 'event');
  const priced = told.find(({ quantities }) => quantities.some(({ unit, value }) => isMoney(unit) && value > 0));
  const free = told.find((one) => saysFree(one).length > 0);
  const stated = priced ?? free;
  if (!stated) return { fee: null };
  // 'Opening concert free, day ticket 35 EUR': a part of it is free for everybody, and a text may tell of that part.
  const isForAll = (one: Stated) =>
    saysFree(one).some(({ from }) =>
      one.reading.tokens
        .slice(...sentenceOf(one.reading, from))
        .every(({ text }) => !forSome.test(text) && !watching.test(text)),
    );
  if (priced && told.some(isForAll)) return { fee: null };
  const words = stated.reading.tokens.map(({ text }) => text);
  return { fee: { stated, free: !priced, toWatch: words.some((word) => watching.test(word)) } };
});

/** The sentence is about coming to the event: it names it, calls it by another noun, or tells of the entry. */
const isOfEntry = (reading: Reading, index: number, ways: readonly RegExp[]): boolean =>
  mentionsBeside(reading, index).some(({ subjects }) => subjects.some(({ type }) => type === 'event')) ||
  reading.tokens
    .slice(...clauseOf(reading, index))
    .some(({ text }) => ways.some((words) => words.test(text)) || eventNouns[reading.language].test(text));

/** Somebody for whom it may be so, or something else that costs: children, a glass, breakfast. */
const isOfOther = (reading: Reading, index: number, { toWatch }: Fee): boolean => {
  const sentence = sentenceOf(reading, index);
  const words = reading.tokens.slice(...sentence).map(({ text }) => text);
  return (
    words.some((word) => forSome.test(word) || (toWatch && watching.test(word))) ||
    marksIn(reading, ...sentence, 'ours').length > 0 ||
    quantitiesBeside(reading, index).some(({ unit }) => isMoney(unit)) ||
    mentionsBeside(reading, index).some(
      (one) =>
        one.subjects.some(({ type }) => type === 'amenity' || type === 'house') ||
        idsOf(one, 'thing').some((id) => id !== 'ticket' && !id.startsWith('event_')),
    )
  );
};

const being =
  /^(?:is|are|be|stays?|remains?|completely|entirely|totally|absolutely|ist|sind|bleibt|völlig|ganz|komplett|es|está|son|sigue|totalmente|completamente|est|sont|reste|totalement|entièrement|complètement|always|immer|siempre|toujours|also|auch|también|aussi|für|alle|alles|todos|tous|for|all|de|of)$/;
const article = /^(?:the|this|our|der|die|das|dieses|diese|el|la|este|esta|le|l|les|ce|cette|cet)$/;

/** 'The festival is', 'la fête des lumières est', 'admission to the fair is': the event or its entry is what the clause tells of. */
function isSubject(reading: Reading, index: number): boolean {
  const { tokens, language } = reading;
  const [start] = clauseOf(reading, index);
  const first = article.test(tokens[start]?.text ?? '') ? start + 1 : start;
  const names = mentionsBeside(reading, index).filter(({ subjects }) => subjects.some(({ type }) => type === 'event'));
  const isEvent = (at: number) =>
    at < index &&
    (names.some(({ from, to }) => from <= at && at < to) ||
      eventNouns[language].test(tokens[at]?.text ?? '') ||
      ofEntry.test(tokens[at]?.text ?? ''));
  let last = index - 1;
  while (last > start && being.test(tokens[last]?.text ?? '')) last--;
  // 'The festival hill is free', 'das Festivalbier ist gratis': the last of English nouns is what is told of.
  return isEvent(first) && (language === 'es' || language === 'fr' || isEvent(last));
}

/** 'Is free', 'entrada gratuita', 'free entry': what is called so is the event or its entry, and no noun of its own. */
function isOfItself(reading: Reading, { from, to }: MarkPlace): boolean {
  const { tokens } = reading;
  const next = tokens[to];
  const isNext = next?.kind === 'word' && next.gap === breaks.space;
  // 'Free of bad singers'.
  if (isNext && /^(?:of|from|von|de|your|to)$/.test(next.text)) return false;
  const beside = [tokens[from - 1]?.text, ...(isNext ? [next.text] : [])];
  return beside.some((text) => ofEntry.test(text ?? '')) || isSubject(reading, from);
}

type Free = (from: number, to: number) => boolean;
type Said = { from: number; to: number; free: boolean };

/** Places where a text says in its own words that nothing, or that something, is paid to come in. */
function phrasesIn(reading: Reading): Said[] {
  const { tokens, language } = reading;
  const { nothing, something } = costing[language];
  return tokens.flatMap(({ gap }, from): Said[] => {
    if (from > 0 && gap > breaks.comma) return [];
    const words = tokens
      .slice(from, from + longest)
      .map(({ text }) => text)
      .join(' ');
    const is = (pattern: RegExp, free: boolean): Said[] => {
      const [said] = pattern.exec(`${words} `) ?? [];
      const to = from + (said?.trim().split(' ').length ?? 0);
      // 'A smile costs nothing at the fair', 'nobody pays for good humour'.
      const isOther =
        (costs.test(said ?? '') && !isSubject(reading, from)) ||
        (forWhat.test(tokens[to]?.text ?? '') &&
          ![tokens[to + 1], tokens[to + 2]].some((one) => isToEnter(one?.text ?? '', language)));
      return said && !isOther ? [{ from, to, free }] : [];
    };
    return [...is(nothing, true), ...is(something, false)];
  });
}
const longest = 6;
const costs =
  /^(?:costs?|kostet|no (?:\p{L}+ )?cuesta|cuesta|(?:on )?ne (?:vous )?coûte|coûte|is|are|ist|sind|es|est) /u;
const forWhat = /^(?:for|für|por|pour)$/;
const isToEnter = (text: string, language: Reading['language']): boolean =>
  ofEntry.test(text) || entering[language].test(text) || eventNouns[language].test(text);

export function findFreeEntry(reading: Reading, ledger: Ledger, isFree: Free): Finding[] {
  if (!ledger.sources.event) return [];
  const { fee } = feeOfEvent(ledger);
  if (!fee) return [];
  const marks = marksIn(reading, 0, reading.tokens.length, 'price')
    .filter((place) => place.mark.id === 'free' && isOfItself(reading, place) && !isDenied(reading, place))
    .map((place): Said => ({ from: place.from, to: place.to, free: true }));
  const phrases = phrasesIn(reading).filter((said) => said.free || !isNeverPaid(reading, said));
  const said = [...marks, ...phrases].find(
    (one) =>
      one.free !== fee.free &&
      !reading.silent[one.from] &&
      isFree(one.from, one.to) &&
      isOfEntry(reading, one.from, [ofEntry, entering[reading.language]]) &&
      !isOfOther(reading, one.from, fee),
  );
  if (!said) return [];
  return [{ kind: 'price', verdict: 'contradicted', from: said.from, to: said.to, source: fee.stated.source }];
}
