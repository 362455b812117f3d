/**
 * Months and times of the year told of a thing that a source gives months of, whatever verb tells it: 'Yoga bieten wir von
 * Juni bis September an', 'in February you float in the outdoor pool', 'the terrace stays open right through the winter'.
 * A thing that sleeps, dreams or belongs to the ducks is not to be had, and nothing is held against that.
 */
import type { Finder, Finding } from '#claims/finding.ts';
import { agrees, findOpenMonths, touches } from '#claims/kinds/seasons.ts';
import { isWithin, type Season } from '#claims/kinds/seasons-known.ts';
import { mentionOf, type ThingInSeason, thingsInSeason } from '#claims/kinds/things-in-season.ts';
import type { Ledger } from '#claims/ledger/ledger.ts';
import { hasMark } from '#claims/reading/has-mark.ts';
import { labelBefore } from '#claims/reading/link.ts';
import type { MonthPoint } from '#claims/reading/months.ts';
import {
  clauseOf,
  idsOf,
  type Mention,
  marksIn,
  mentionsBeside,
  type Reading,
  sentenceOf,
} from '#claims/reading/read.ts';
import { type TimeOfYear, timesOf } from '#claims/reading/times-of-year.ts';
import { breaks } from '#claims/reading/tokens.ts';
import { besides, heating, idle, insideTime, using } from '#lexicon/times-of-year.ts';

type Free = (from: number, to: number) => boolean;
type Stretch = readonly [from: number, to: number];

/** Words beside a time that leave a clause saying only when: 'even in January', 'und zwar von Mai bis Juni'. */
const plain =
  /^(?:even|also|too|and|but|only|just|still|already|right|mostly|usually|auch|sogar|selbst|nur|schon|und|aber|zwar|noch|meist|immer|incluso|también|sólo|solo|y|pero|même|aussi|et|mais|seulement|uniquement|in|en|im|à|au|from|von|ab|de|d|dès|desde|the|den|dem|el|la|le|l)$/;

function saysOnlyWhen(reading: Reading, [start, end]: Stretch, time: TimeOfYear): boolean {
  return reading.tokens
    .slice(start, end)
    .every(
      ({ text }, at) =>
        (start + at >= time.from && start + at < time.to) ||
        plain.test(text) ||
        insideTime[reading.language].test(text) ||
        reading.grammar.prepositions.has(text),
    );
}

/** Words by which a clause goes on about what stands right before it: ', open from May', ', which stays warm', ', die … offen ist'. */
const goingOn =
  /^(?:open|opened|which|that|who|it|they|available|offered|held|and|die|der|das|und|er|sie|es|geöffnet|offen|abiert[oa]s?|disponible|que|y|ouvert[es]*|accessible|proposée?s?|qui|et|elle|il)$/;

const pronouns =
  /^(?:it|they|er|sie|es|elle|elles|il|ils|esta|este|está|abre|abren|funciona|funcionan|permanece|permanecen|queda|sigue|siguen)$/;
/** Tokens at the beginning of a sentence among which a pronoun may stand: 'Geöffnet ist sie …', 'Open it is'. */
const pronounReach = 3;

/** 'We have a pool. It stays open until November': a sentence that names nothing goes on about the one before. */
function isTakenUp(reading: Reading, [start, end]: Stretch): boolean {
  const words = reading.tokens.slice(start, Math.min(end, start + pronounReach));
  const [first, last] = sentenceOf(reading, start);
  const names = mentionsBeside(reading, start).some(
    (one) =>
      one.from >= first && one.to <= last && idsOf(one, 'amenity', 'thing', 'house', 'event', 'place').length > 0,
  );
  return !names && words.some(({ text, capital }, at) => pronouns.test(text) && (at === 0 || !capital));
}

/** Where a time and its clause lead, the clause of its own first. */
function stretchesOf(reading: Reading, time: TimeOfYear): Stretch[] {
  const [start, end] = clauseOf(reading, time.from);
  const isFirst = start === 0 || reading.sentence[start - 1] !== reading.sentence[start];
  const own: Stretch = [start, end];
  const label = labelBefore(reading, start);
  if (label) return [own, label];
  const isOnlyWhen = saysOnlyWhen(reading, own, time);
  const gap = reading.tokens[start]?.gap ?? breaks.sentence;
  if (isFirst && start > 0 && isTakenUp(reading, own)) return [own, sentenceOf(reading, start - 1)];
  if (isFirst) {
    const next = reading.tokens[end];
    const isNext = isOnlyWhen && next && reading.sentence[end] === reading.sentence[start];
    return isNext && next.gap === breaks.comma ? [own, clauseOf(reading, end)] : [own];
  }
  const isAdded = isOnlyWhen || goingOn.test(reading.tokens[start]?.text ?? '');
  return isAdded && gap === breaks.comma ? [own, clauseOf(reading, start - 1)] : [own];
}

const article =
  /^(?:the|our|its|your|an?|den|dem|der|die|das|unserem|unserer|unseren|unser|unsere|ein|einem|einer|el|la|los|las|nuestr[oa]s?|su|le|l|les|notre|nos|votre|une?|outdoor|heated|rooftop)$/;

/** 'Beside the pool', 'mit Blick auf die Terrasse': a thing that only says where. */
function isBeside(reading: Reading, { from }: Mention): boolean {
  const [start] = clauseOf(reading, from);
  let at = from - 1;
  while (at >= start && article.test(reading.tokens[at]?.text ?? '')) at--;
  const words = reading.tokens.slice(Math.max(start, at - 2), at + 1).map(({ text }) => text);
  return (
    besides.test(words.at(-1) ?? '') ||
    words.some((word) =>
      /^(?:view|views|blick|vistas?|vue|près|lado|côté|autour|alrededor|rund|rings|edge|bord|orilla|beckenrand)$/.test(
        word,
      ),
    )
  );
}

const into = /^(?:in|into|on|onto|at|auf|im|ins|zum|zur|beim|am|an|en|a|al|dans|sur|au|à)$/;

const isAmenity = (one: Mention): boolean => idsOf(one, 'amenity').length > 0;

/** The thing is the only one of its clause, or that in which or on which something happens. */
function isMeant(reading: Reading, mention: Mention, [start, end]: Stretch): boolean {
  if (isBeside(reading, mention)) return false;
  const others = mentionsBeside(reading, start).filter(
    // 'Rooftop yoga': what stands right before it only says which.
    (one) => one !== mention && one.from >= start && one.to <= end && one.to !== mention.from && isAmenity(one),
  );
  let at = mention.from - 1;
  while (at >= start && article.test(reading.tokens[at]?.text ?? '')) at--;
  return (
    others.length === 0 || others.every((one) => one.from > mention.from) || into.test(reading.tokens[at]?.text ?? '')
  );
}

const awaited = /^(?:vous|t|le|te|os|les|you|sie|dich|euch)$/;

/** '… takes over, so you don't have to': a reason says nothing of the thing. */
const reasons = /^(?:so|because|damit|weil|denn|porque|car|parce)$/;
function withoutReason(reading: Reading, time: TimeOfYear, [start, end]: Stretch): Stretch {
  const at = reading.tokens.slice(start, end).findIndex(({ text }) => reasons.test(text));
  return at > 0 && start + at >= Math.min(end, time.to) ? [start, start + at] : [start, end];
}

const owned = /^(?:belongs?|gehört|gehören|pertenecen?|appartient|appartiennent)$/;
const yours = /^(?:you|ihnen|dir|euch|usted|ustedes|le|les|te|vous|t)$/;

/** The thing rests, or nobody has it then; 'vous attend' offers it. */
function isIdle(reading: Reading, stretches: readonly Stretch[], time: TimeOfYear): boolean {
  return stretches.some(([start, end]) =>
    reading.tokens.slice(start, end).some(({ text }, at) => {
      // 'Open until December': the word is part of the time.
      if (start + at >= time.from && start + at < time.to) return false;
      if (/^(?:espera|esperan|attend|attendent|waits|wait|wartet|warten)$/.test(text))
        return !awaited.test(reading.tokens[start + at - 1]?.text ?? '');
      // 'Ab Mai gehört Ihnen der Außenpool': the guest has it, and not the ducks.
      if (owned.test(text)) {
        const near = reading.tokens.slice(Math.max(start, start + at - 1), start + at + 3);
        if (near.some((one) => yours.test(one.text))) return false;
      }
      return idle[reading.language].test(text);
    }),
  );
}

const dayPoint = (first: number, last: number, { from, to }: TimeOfYear): MonthPoint => ({
  first,
  last,
  role: 'in',
  from,
  to,
});

/** `rest` is the very time in which the thing is not there. */
type Verdict = 'right' | 'wrong' | 'apart' | 'rest' | 'unsure';

/** True where no day of a range lies in a season. */
const isApart = (time: TimeOfYear & { says: 'range' }, season: Season): boolean => {
  const said: Season = { ...season, first: time.point.first, last: time.end.last };
  return (
    !isWithin(season, said.first) &&
    !isWithin(season, Math.min(said.last, said.last - (said.last % 100) + 28)) &&
    !isWithin(said, season.first)
  );
};

function verdictOn(time: TimeOfYear, { seasons, vague }: ThingInSeason): Verdict {
  switch (time.says) {
    case 'range': {
      const { point, end } = time;
      if (seasons.some((season) => agrees({ says: 'open', point, end }, season))) return 'right';
      if (seasons.some((season) => agrees({ says: 'closed', point, end }, season))) return 'rest';
      if (seasons.every((season) => isApart(time, season))) return 'apart';
      return vague ? 'unsure' : 'wrong';
    }
    case 'during': {
      const point = dayPoint(time.first, time.last, time);
      return seasons.some((season) => touches(point, season)) ? 'right' : 'apart';
    }
    case 'from':
    case 'until': {
      const point = dayPoint(time.first, time.last, time);
      if (seasons.some((season) => agrees({ says: time.says === 'from' ? 'first' : 'last', point }, season)))
        return 'right';
      return seasons.some((season) => touches(point, season)) ? 'unsure' : 'apart';
    }
    case 'whole':
      if (time.days.every((day) => seasons.some((season) => isWithin(season, day)))) return 'right';
      return vague && time.days.some((day) => seasons.some((season) => isWithin(season, day))) ? 'unsure' : 'apart';
    case 'always':
      return 'apart';
  }
}

/** Somebody else's thing, an event's, or one that is denied. */
const isElsewhere = (reading: Reading, [start, end]: Stretch): boolean =>
  hasMark(reading, start, end, 'others', 'denied', 'deniedAfter', 'unreal') ||
  mentionsBeside(reading, start).some(
    ({ from, to, subjects }) =>
      from >= start &&
      to <= end &&
      subjects.some(({ type }) => type === 'event' || type === 'venue') &&
      !reading.tokens.slice(from, to).some(({ text }) => happening.test(text)),
  );

/** 'Yoga takes place from May to September': a verb of events is none. */
const happening =
  /^(?:place|lieu|lugar|statt|tient|tiennent|déroule|déroulent|celebra|celebran|returns?|revient|vuelve|held)$/;

/** Something is done in the thing, or it is offered. */
const isUsed = (reading: Reading, [start, end]: Stretch): boolean =>
  reading.tokens.slice(start, end).some(({ text }) => using.test(text));

const shut = /^(?:isClosed|ends|end)$/;

function judge(reading: Reading, ledger: Ledger, time: TimeOfYear): Finding | null {
  const stretches = stretchesOf(reading, time);
  const isWarm = stretches.some(([start, end]) =>
    reading.tokens.slice(start, end).some(({ text }) => heating.test(text)),
  );
  for (const stretch of stretches) {
    const told = thingsInSeason(ledger)
      .filter(({ heat }) => !heat || isWarm)
      .flatMap((thing) => {
        const mention = mentionOf(reading, ledger, thing, stretch);
        return mention === undefined ? [] : [{ thing, mention }];
      })
      .sort((a, b) => Number(b.thing.heat) - Number(a.thing.heat));
    if (told.length === 0) {
      // What the clause names itself is what its months are of.
      const names = mentionsBeside(reading, stretch[0]).some(
        (one) => one.from >= stretch[0] && one.to <= stretch[1] && idsOf(one, 'amenity', 'event', 'house').length > 0,
      );
      if (names) return null;
      continue;
    }
    const { from, to } = time;
    const right = told.find(({ thing }) => verdictOn(time, thing) === 'right');
    if (right) return { kind: 'date', verdict: 'supported', from, to, source: right.thing.stated.source };
    const [first] = told.filter(({ mention }) => mention === null || isMeant(reading, mention, stretch));
    const said = stretches.map((one) => withoutReason(reading, time, one));
    if (!first || said.some((one) => isElsewhere(reading, one))) return null;
    const verdict = verdictOn(time, first.thing);
    const isShut = stretches.some(([start, end]) =>
      marksIn(reading, start, end, 'season').some(({ mark }) => shut.test(mark.id)),
    );
    const isUsedThen = isWarm || stretches.some((one) => isUsed(reading, one));
    // 'Swim in our outdoor pool from July', of one that opens in May.
    if (verdict === 'unsure' && !(isUsedThen && (time.says === 'from' || time.says === 'until'))) return null;
    if (isShut) return null;
    if (verdict === 'rest' && !first.thing.heat && !isUsedThen) return null;
    if (verdict !== 'wrong' && isIdle(reading, said, time)) return null;
    return { kind: 'date', verdict: 'contradicted', from, to, source: first.thing.stated.source };
  }
  return null;
}

/** 'As warm as in July', 'wie im August': a time that something is likened to. */
const isCompared = (reading: Reading, { from }: TimeOfYear): boolean =>
  reading.tokens
    .slice(Math.max(0, from - 2), from)
    .some(({ text }) => /^(?:like|than|as|wie|als|como|que|comme)$/.test(text));

/** Months of the house and of its things: what no verb of opening has told is held against the things with months of their own. */
export const findSeasons: Finder = (reading, ledger) => {
  const found = findOpenMonths(reading, ledger);
  if (thingsInSeason(ledger).length === 0) return found;
  const isFree: Free = (from, to) => found.every((one) => one.to <= from || one.from >= to);
  const others = timesOf(reading).flatMap((time) => {
    const finding = isFree(time.from, time.to) && !isCompared(reading, time) ? judge(reading, ledger, time) : null;
    return finding ? [finding] : [];
  });
  return [...found, ...others];
};
