/**
 * The season of a house told in pictures: 'im Februar geht die Schranke hoch', 'we pull down the shutters in November',
 * held against the facts that give its days. A barrier that stays down, or goes up by the hour, tells of no season.
 */
import type { Finder, Finding } from '#claims/finding.ts';
import { agrees } from '#claims/kinds/seasons.ts';
import { dayAfter, dayBefore, isWithin, type Season, seasonsOf } from '#claims/kinds/seasons-known.ts';
import { pieceOf } from '#claims/kinds/years-of-others.ts';
import { datesOf } from '#claims/reading/calendar.ts';
import { clocksOf } from '#claims/reading/clocks.ts';
import { monthPointAt } from '#claims/reading/months.ts';
import { clauseOf, idsOf, marksIn, mentionsBeside, type Reading } from '#claims/reading/read.ts';
import { breaks } from '#claims/reading/tokens.ts';
import { openingPictures } from '#lexicon/opening-pictures.ts';

type Says = 'first' | 'last' | 'inside';

/** 'Before April', 'never', 'every morning': no day on which the house opens. */
const unsaid =
  /^(?:not?|never|before|nicht|nie|kein\p{L}*|vor|erst|nunca|antes|ne|n|pas|jamais|avant|every|each|daily|jede[nrsm]?|täglich|abends|morgens|cada|todas|todos|chaque|tous|toutes|like|wie|como|comme|if|wenn|falls|si)$/u;

/** Tokens of an opening that says only when: 'En mars, on tourne la clé du portail'. */
const fewest = 4;

function stretchOf(reading: Reading, index: number): [from: number, to: number] {
  const [start, end] = clauseOf(reading, index);
  // 'We open on 24 April and put the shutters up on 31 October': each day has its own verb.
  if (marksIn(reading, start, end, 'month').length > 1) return pieceOf(reading, index);
  const isOpener = reading.sentence[start - 1] !== reading.sentence[start] && end - start <= fewest;
  return isOpener && reading.tokens[end]?.gap === breaks.comma ? [start, clauseOf(reading, end)[1]] : [start, end];
}

function pictureAt(reading: Reading, index: number, isDated: boolean): Says | null {
  const [start, end] = stretchOf(reading, index);
  const words = reading.tokens.slice(start, end).map(({ text }) => text);
  const said = ` ${words.join(' ')} `;
  const { opening, closing, arriving } = openingPictures[reading.language];
  const says = opening.test(said) ? 'first' : closing.test(said) ? 'last' : arriving.test(said) ? 'inside' : null;
  if (says === null || words.some((word) => unsaid.test(word))) return null;
  if (marksIn(reading, start, end, 'others').length > 0 || marksIn(reading, start, end, 'landmark').length > 0)
    return null;
  if (clocksOf(reading).some(({ first: { from, bare } }) => !(isDated && bare) && from >= start && from < end))
    return null;
  const isOfThing = mentionsBeside(reading, index).some(
    (one) =>
      one.from >= start &&
      one.to <= end &&
      (idsOf(one, 'amenity').length > 0 || one.subjects.some(({ type }) => type === 'event' || type === 'venue')),
  );
  return isOfThing ? null : says;
}

const isDay = (says: Says, day: number, season: Season): boolean => {
  if (says === 'inside') return isWithin(season, day);
  return says === 'first'
    ? day === season.first || day === dayBefore(season.first)
    : day === season.last || day === dayAfter(season.last);
};

const until = /^(?:until|till|through|bis|hasta|jusqu|jusque)$/;
/** Tokens of 'until' before a day: 'jusqu'au mardi 31 décembre'. */
const untilReach = 3;

/** 'Nous ouvrons nos portes jusqu'au 31 décembre': a day on which nothing opens. */
const isUntil = (reading: Reading, from: number, to: number): boolean =>
  reading.tokens.slice(Math.max(0, from - untilReach), to).some(({ text }) => until.test(text));

export const findOpeningPictures: Finder = (reading, ledger) => {
  const seasons = seasonsOf(ledger).filter(({ of }) => of === null);
  const [known] = seasons;
  if (!known || ledger.sources.event) return [];
  const finding = (right: Season | undefined, from: number, to: number): Finding => ({
    kind: 'date',
    verdict: right ? 'supported' : 'contradicted',
    from,
    to,
    source: (right ?? known).source,
  });
  const days = datesOf(reading).flatMap(({ start, end, from, to }): Finding[] => {
    const isOneDay = !end && start.day && start.month && !isUntil(reading, from, to);
    const says = isOneDay ? pictureAt(reading, from, true) : null;
    const day = (start.month ?? 0) * 100 + (start.day ?? 0);
    return says
      ? [
          finding(
            seasons.find((season) => isDay(says, day, season)),
            from,
            to,
          ),
        ]
      : [];
  });
  const months = reading.tokens.flatMap((_, index): Finding[] => {
    const point = monthPointAt(reading, index);
    const says = !point || point.role === 'until' ? null : pictureAt(reading, index, false);
    if (!point || !says) return [];
    return [
      finding(
        seasons.find((season) => agrees({ says, point }, season)),
        point.from,
        point.to,
      ),
    ];
  });
  return [...days, ...months];
};
