/** Hours at which something begins on some days, held against the text that tells it: 'yoga every morning at 8:00'. */
import type { ClaimSource } from '@foyer/contract/claims';
import type { Finder, Finding } from '#claims/finding.ts';
import { same } from '#claims/kinds/pairs-of-hours.ts';
import { type Ledger, lookUp } from '#claims/ledger/ledger.ts';
import { onceFor } from '#claims/once.ts';
import { isUnreal } from '#claims/reading/aside.ts';
import { clocksOf } from '#claims/reading/clocks.ts';
import { isOfOthers } from '#claims/reading/others.ts';
import {
  clauseOf,
  idsOf,
  markBefore,
  marksIn,
  mentionsBeside,
  type Reading,
  sentenceOf,
  spanOf,
  speaksOf,
} from '#claims/reading/read.ts';
import { clockLike } from '#claims/wording.ts';
import { startingThings } from '#lexicon/starting-things.ts';

/** What a mention may stand for beside the words of the table. */
const asActivity: Readonly<Record<string, string>> = { live_music: 'concert', yoga: 'yoga', tasting: 'tasting' };

type Activity = { sort: string; at: number };

/** What a piece of a text has going on, and where it says so. */
function activitiesIn(reading: Reading, start: number, end: number): Activity[] {
  const ofWords = reading.tokens
    .slice(start, end)
    .flatMap(({ text, kind }, at): Activity[] =>
      kind === 'word'
        ? Object.keys(startingThings).flatMap((sort) =>
            startingThings[sort]?.test(text) ? [{ sort, at: start + at }] : [],
          )
        : [],
    );
  const ofMentions = reading.mentions.flatMap((one): Activity[] =>
    one.from >= start && one.from < end
      ? idsOf(one, 'amenity', 'thing').flatMap((id) => (asActivity[id] ? [{ sort: asActivity[id], at: one.from }] : []))
      : [],
  );
  return [...ofWords, ...ofMentions];
}

type Start = { sorts: ReadonlySet<string>; minutes: number; source: ClaimSource };

/** Names of facts that tell of doors, of quiet and of ends. */
const ofDoors = /^(?:policy|quiet|night_access|late|self|curfew|express|check|\w*curfew)/;

/** What the free texts give one hour of, on every day or on some. */
const startsOf = onceFor(({ stated }: Ledger): readonly Start[] =>
  stated.flatMap(({ name, reading, source }): Start[] => {
    const [only, ...more] = clocksOf(reading);
    if (name === 'event' || ofDoors.test(name) || !only || only.second || more.length > 0) return [];
    const role = markBefore(reading, only.first.from, 'role')?.mark.id;
    if (role === 'until') return [];
    const own = source.item && asActivity[source.item] ? [asActivity[source.item] ?? ''] : [];
    const sorts = new Set([...own, ...activitiesIn(reading, 0, reading.tokens.length).map(({ sort }) => sort)]);
    return sorts.size > 0 ? [{ sorts, minutes: only.first.minutes, source }] : [];
  }),
);

const beside =
  /^(?:before|after|until|between|vor|nach|bis|zwischen|antes|después|tras|hasta|avant|après|jusqu|entre)$/;
/** Words between such a word and what is going on: 'before the evening tour'. */
const besideReach = 3;

const isBeside = ({ tokens }: Reading, { at }: Activity): boolean =>
  tokens.slice(Math.max(0, at - besideReach), at).some(({ text }) => beside.test(text));

/** True where something else that has hours stands nearer to the hour. */
const hasNearer = (reading: Reading, ledger: Ledger, index: number, far: number): boolean =>
  mentionsBeside(reading, index).some((one) => {
    const ids = idsOf(one, 'amenity', 'thing');
    if (ids.some((id) => asActivity[id]) || lookUp(ledger.hours, ids).length === 0) return false;
    return Math.min(Math.abs(one.from - index), Math.abs(one.to - index)) < far;
  });

export const findStartsTold: Finder = (reading, ledger) => {
  const starts = startsOf(ledger);
  if (starts.length === 0) return [];
  return clocksOf(reading).flatMap(({ first, second }): Finding[] => {
    const role = markBefore(reading, first.from, 'role');
    if (second || role?.mark.id === 'until' || isOfOthers(reading, first.from)) return [];
    const clause = clauseOf(reading, first.from);
    const here = activitiesIn(reading, ...clause).filter((one) => !isBeside(reading, one));
    const known = starts.filter(({ sorts }) => here.some(({ sort }) => sorts.has(sort)));
    const [wrong] = known;
    const from = role?.from ?? first.from;
    const place = { kind: 'time' as const, from, to: first.to };
    if (!wrong) return [];
    const right = starts.find(({ minutes }) => same(first, minutes));
    if (right) return [{ ...place, verdict: 'supported', source: right.source }];
    const far = Math.min(...here.map(({ at }) => Math.abs(at - first.from)));
    if (hasNearer(reading, ledger, first.from, far) || speaksOf(reading, first.from, 'event', 'venue')) return [];
    if (isUnreal(reading, first)) return [];
    if (marksIn(reading, ...clause, 'denied').length > 0) return [];
    // The sentence tells the right hour somewhere else.
    const [start, end] = sentenceOf(reading, first.from);
    const isTold = clocksOf(reading).some(
      (one) => one.first.from >= start && one.first.from < end && known.some(({ minutes }) => same(one.first, minutes)),
    );
    if (isTold) return [];
    const written = spanOf(reading, first.from, first.to).text;
    const head = reading.text.slice(spanOf(reading, from, from + 1).start, spanOf(reading, first.from, first.to).start);
    const expected = head + clockLike(wrong.minutes, written, reading.language);
    return [{ ...place, verdict: 'contradicted', source: wrong.source, expected }];
  });
};
