/** 'The gym never closes', 'Tag und Nacht geöffnet: die Sauna': of a thing that does close. */
import type { Finding } from '#claims/finding.ts';
import { type Ledger, lookUp } from '#claims/ledger/ledger.ts';
import { clocksOf } from '#claims/reading/clocks.ts';
import { labelBefore } from '#claims/reading/link.ts';
import {
  clauseOf,
  idsOf,
  type Mention,
  marksIn,
  mentionsBeside,
  type Reading,
  sentenceOf,
} from '#claims/reading/read.ts';

const day = 1440;
/** Tokens between a meal and the words for all hours: tea may be there at all hours in the room of breakfast. */
const mealReach = 3;

type Place = { from: number; to: number };

const far = (mention: Mention, { from, to }: Place): number =>
  mention.to <= from ? from - mention.to : Math.max(0, mention.from - to);

/** 'The spa is open around the clock': words for a desk at all hours that name no desk. */
const plainWords = /^(?:open|opens|around|round|the|clock|24|twenty|four|hours?|a|day|and|night)$/;
const isBare = (reading: Reading, { from, to }: Mention): boolean =>
  reading.tokens.slice(from, to).every(({ text }) => text.split(' ').every((word) => plainWords.test(word)));

/** What a stretch of words names that may have hours. */
const named = (reading: Reading, [start, end]: readonly [number, number], always: Place): Mention[] =>
  mentionsBeside(reading, always.from).filter(
    (one) =>
      one.from >= start &&
      one.to <= end &&
      (one.to <= always.from || one.from >= always.to) &&
      idsOf(one, 'amenity', 'thing').length > 0,
  );

/** Nothing else is said in the clause: 'day or night'; but 'día y noche corre el agua' says it of the water. */
const saysNoMore = (reading: Reading, [start, end]: readonly [number, number]): boolean => {
  const said = marksIn(reading, start, end, 'openness');
  return reading.tokens
    .slice(start, end)
    .every((_, at) => said.some(({ from, to }) => from <= start + at && start + at < to));
};

/** The clause beside one that says no more: 'Day or night, the bar is open', 'Tag und Nacht geöffnet: die Sauna'. */
function clauseBeside(reading: Reading, always: Place): readonly [number, number] | null {
  const clause = clauseOf(reading, always.from);
  const [first, last] = sentenceOf(reading, always.from);
  if (!saysNoMore(reading, clause)) return null;
  const label = labelBefore(reading, clause[0]);
  if (label || clause[0] > first || clause[1] >= last) return label;
  const next = clauseOf(reading, clause[1]);
  const isColon = labelBefore(reading, next[0]) !== null;
  return isColon || marksIn(reading, ...next, 'openness').some(({ mark }) => mark.id === 'open') ? next : null;
}

/** What is said to be open at all hours: everything the clause names, or the first thing the one beside it does. */
function thingsOf(reading: Reading, always: Place): Mention[] {
  const here = named(reading, clauseOf(reading, always.from), always);
  if (here.length > 0) return here;
  const beside = clauseBeside(reading, always);
  return beside ? named(reading, beside, always).slice(0, 1) : [];
}

/** 'Never closes before eight', 'schließt nie vor zehn': what has an hour after all. */
const isUntil = (reading: Reading, { to }: Place): boolean =>
  /^(?:before|vor|antes|avant)$/.test(reading.tokens[to]?.text ?? '') &&
  clocksOf(reading).some(({ first }) => first.from >= to && first.from - to <= 4);

const meals = /^(?:kitchen|dinner|lunch)$/;

const idsOfOpen = (ledger: Ledger, mention: Mention, always: Place): string[] =>
  idsOf(mention, 'amenity', 'thing')
    // 'The kitchen answers at any hour of the night', of a house that serves in its rooms all night.
    .filter((id) => !(meals.test(id) && ledger.amenities.has('room_service_24h')))
    .map((id) => (meals.test(id) ? 'restaurant' : id))
    .filter((id) => !/^(?:night|children|pets|bed|event_\w+|check_\w+)$/.test(id))
    .filter((id) => !/^breakfast/.test(id) || far(mention, always) <= mealReach);

export function findAlways(reading: Reading, ledger: Ledger, start: number, end: number): Finding[] {
  return marksIn(reading, start, end, 'openness').flatMap((always): Finding[] => {
    if (always.mark.id !== 'always' || isUntil(reading, always)) return [];
    const inside = mentionsBeside(reading, always.from).find((one) => one.from <= always.from && always.to <= one.to);
    if (inside && !isBare(reading, inside)) return [];
    const ids = thingsOf(reading, inside ?? always).flatMap((one) => idsOfOpen(ledger, one, always));
    const [known] = lookUp(ledger.hours, ids);
    const isWhole = known && (known.value.to - known.value.from + day) % day === 0;
    const { from, to } = always;
    return known && !isWhole ? [{ kind: 'time', verdict: 'contradicted', from, to, source: known.source }] : [];
  });
}
