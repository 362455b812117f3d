/**
 * 'Bed linen costs extra', of a house that has it included; 'towels are free', of one that asks for them: small things that
 * a free text or a price tells of, against a text that says the contrary of who pays.
 */
import type { ClaimSource } from '@foyer/contract/claims';
import { languages } from '@foyer/contract/languages';
import type { Finding } from '#claims/finding.ts';
import { isDeed, knownOfDeeds } from '#claims/kinds/deeds.ts';
import { isDenied, isEntry, isNeverPaid, isWithout } from '#claims/kinds/unpaid.ts';
import { type Ledger, sortOfId } from '#claims/ledger/ledger.ts';
import { onceFor } from '#claims/once.ts';
import { hasMark } from '#claims/reading/has-mark.ts';
import { phrasesOfLanguages } from '#claims/reading/phrases-of-languages.ts';
import { isMoney, quantitiesBeside } from '#claims/reading/quantities.ts';
import { isQuestion, wordsIn } from '#claims/reading/questions.ts';
import { clauseOf, idsOf, markAt, marksIn, type Reading, sentenceOf } from '#claims/reading/read.ts';
import { deeds } from '#lexicon/deeds.ts';
import { asking, giving, lentThings } from '#lexicon/lent-things.ts';
import { list } from '#lexicon/list.ts';

const treeOf = phrasesOfLanguages<string>((tree, language) => {
  for (const [id, words] of [...Object.entries(lentThings), ...Object.entries(deeds)])
    for (const phrase of list(words[languages.indexOf(language)] ?? '')) tree.add(phrase, id);
});

type Lent = { id: string; from: number; to: number };

const lentIn = onceFor((reading: Reading): readonly Lent[] =>
  reading.tokens.flatMap(({ kind }, from): Lent[] => {
    const found = kind === 'word' ? treeOf(reading.language).longest(reading.tokens, from) : null;
    const lent = found ? found.values.map((id) => ({ id, from, to: found.to })) : [];
    return lent.filter((one) => !(one.id in deeds) || one.id in lentThings || isDeed(reading, one));
  }),
);

/** Words that leave a place to be taken as well as make it cost nothing. */
const vacant = /^(?:frei|libres?)$/;

/** What the marks of prices of a clause say: nothing where they differ. */
function markedAs(reading: Reading, [start, end]: readonly [number, number]): 'free' | 'paid' | 'both' | null {
  const said = new Set<'free' | 'paid'>();
  for (let at = start; at < end; at++) {
    const place = markAt(reading, at, 'price');
    if (!place || place.to > end || isWithout(reading, place)) continue;
    if (vacant.test(reading.tokens[at]?.text ?? '') && !isEntry(reading, at)) continue;
    const isPaid = place.mark.id === 'paid' ? !isNeverPaid(reading, place) : isDenied(reading, place);
    said.add(isPaid ? 'paid' : 'free');
    at = place.to - 1;
  }
  return said.size > 1 ? 'both' : ([...said][0] ?? null);
}

/** What a clause says of who pays: nothing where it says both, or tells an age or another condition. */
function saysOf(reading: Reading, index: number): 'free' | 'paid' | null {
  const clause = clauseOf(reading, index);
  const marked = markedAs(reading, clause);
  if (marked) return marked === 'both' ? null : marked;
  const words = wordsIn(reading, ...clause);
  const asks = asking[reading.language].test(words);
  const isDenied = hasMark(reading, ...clause, 'denied', 'deniedAfter');
  const gives = giving[reading.language].test(words) && !isDenied;
  // 'Nie extra berechnet', 'not charged extra': a denial before it leaves no more than a guess.
  if (
    asks &&
    isDenied &&
    !/\b(?:not|non|nicht|no) (?:included|inklusive|inbegriffen|enthalten|está|están|compris|inclus)/.test(words)
  )
    return null;
  if (asks) return 'paid';
  return gives ? 'free' : null;
}

type Known = { free: boolean; source: ClaimSource };

/** Of things that the free texts and prices of the house tell of: whether they are paid for. */
const knownOf = onceFor((ledger: Ledger): ReadonlyMap<string, Known> => {
  const known = new Map<string, Known>();
  const unsure = new Set<string>();
  const tell = (id: string, free: boolean, source: ClaimSource) => {
    const before = known.get(id);
    if (before && before.free !== free) unsure.add(id);
    known.set(id, { free, source });
  };
  for (const [id, { value, source }] of ledger.prices)
    for (const name of Object.keys(lentThings))
      if (id === name || id.endsWith(`_${name}`) || id.startsWith(`${name}_`)) tell(name, value.amount === 0, source);
  for (const [id, { value, source }] of ledger.amenities)
    if (id in lentThings && value.free !== null) tell(id, value.free, source);
  for (const { id, free, source } of knownOfDeeds(ledger)) tell(id, free, source);
  for (const { name, reading, source, quantities } of ledger.stated) {
    if (name === 'event' || name.startsWith('policy:')) continue;
    for (const { id, from } of lentIn(reading)) {
      const says = saysOf(reading, from);
      const priced = quantities.some((one) => isMoney(one.unit) && one.value > 0);
      if (priced) unsure.add(id);
      else if (says) tell(id, says === 'free', source);
    }
  }
  for (const id of unsure) known.delete(id);
  return known;
});

/** Things a text calls free or paid against the sources, where no other reader has read them. */
export function findLentThings(reading: Reading, ledger: Ledger): Finding[] {
  const known = knownOf(ledger);
  if (known.size === 0) return [];
  const told = new Set<number>();
  return lentIn(reading).flatMap(({ id, from, to }): Finding[] => {
    const one = known.get(id);
    if (!one || reading.silent[from] || told.has(reading.clause[from] ?? -1)) return [];
    const says = saysOf(reading, from);
    if (!says || one.free === (says === 'free')) return [];
    const [start, end] = clauseOf(reading, from);
    if (isQuestion(reading, sentenceOf(reading, from)[1])) return [];
    // A second thing of the clause, or an amount, may be what is meant.
    const others = lentIn(reading).some(
      (other) =>
        other.from >= start && other.to <= end && known.get(other.id)?.free !== one.free && other.from !== from,
    );
    const isPriced = quantitiesBeside(reading, from).some(
      ({ unit, from: at, to: last }) =>
        isMoney(unit) &&
        at >= start &&
        at < end &&
        (reading.ending[last] ?? []).every(({ mark }) => mark.type !== 'price'),
    );
    const names = reading.mentions.some(
      (mention) =>
        mention.from >= start &&
        mention.to <= end &&
        (mention.to <= from || mention.from >= to) &&
        mention.subjects.some(({ type }) => type === 'amenity' || type === 'event') &&
        !idsOf(mention, 'amenity').some((other) => sortOfId(other) === sortOfId(id)),
    );
    // 'Rowing boat at nine, and sore arms for free': a bare amount behind the thing is its price.
    const isCounted = reading.tokens.slice(to, end).some(({ kind, article }) => kind === 'number' && !article);
    if (others || isPriced || isCounted || names || marksIn(reading, start, end, 'others').length > 0) return [];
    told.add(reading.clause[from] ?? -1);
    const words = (says === 'paid' ? asking : giving)[reading.language];
    const isBehind = words.test(wordsIn(reading, from, end)) || markedAs(reading, [from, end]) !== null;
    const span = isBehind ? { from, to: end } : { from: start, to };
    return [{ kind: 'price', verdict: 'contradicted', ...span, source: one.source }];
  });
}
