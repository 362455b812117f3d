/** Winter and summer, and whole months: 'we stay open all winter', 'closed throughout March'. */
import type { Finding } from '#claims/finding.ts';
import { isLeading } from '#claims/kinds/openings.ts';
import { isWithin, type Season, seasonsOf } from '#claims/kinds/seasons-known.ts';
import { isVerbOfSeason, subjectOfSeason } from '#claims/kinds/subjects-of-seasons.ts';
import type { Ledger } from '#claims/ledger/ledger.ts';
import type { MonthPoint } from '#claims/reading/months.ts';
import { clauseOf, type MarkPlace, marksIn, type Reading } from '#claims/reading/read.ts';

/** Days of which nobody doubts that they are in it, as month * 100 + day: a winter may begin in December or at its end. */
const timesOfYear: readonly { name: RegExp; days: readonly number[] }[] = [
  { name: /^(?:winters?|invierno|inviernos|hivers?)$/, days: [1222, 101, 110, 120, 201, 215] },
  { name: /^(?:christmas|weihnachten|heiligabend|navidad|nochebuena|noël)$/, days: [1224, 1225] },
  { name: /^(?:silvester|neujahr|nochevieja|sylvestre)$/, days: [1231] },
  { name: /^(?:summers?|sommers?|verano|veranos|étés?)$/, days: [622, 705, 720, 801, 815, 825] },
];

const all =
  /^(?:all|whole|entire|throughout|through|ganzen?|ganzer|durch|hindurch|über|todo|entero|tout|entier|durant)$/;
/** Tokens on each side of a time of the year in which 'all' stands. */
const reach = 2;

const isAll = (reading: Reading, from: number, to: number): boolean =>
  reading.tokens.slice(Math.max(0, from - reach), from).some(({ text }) => all.test(text)) ||
  reading.tokens.slice(to, to + 1).some(({ text }) => /^(?:hindurch|über|entero|entier|long)$/.test(text));

const throughout = /^(?:throughout|durchgehend|durchgängig|durchweg|ganzen?|whole|entire|entero|entier|todo|tout)$/;

/** 'Throughout January', 'im Januar durchgehend', 'todo enero': every day of the month. */
export function isWholeMonth(reading: Reading, { from, to }: MonthPoint): boolean {
  const [start, end] = clauseOf(reading, from);
  const near = reading.tokens.slice(Math.max(start, from - reach), Math.min(end, to + 1));
  const words = reading.tokens.slice(start, end).map(({ text }) => text);
  return (
    near.some(({ text }) => throughout.test(text)) ||
    words.some((word) => /^durchg(?:ehend|ängig)$/.test(word)) ||
    /\ball (?:through|of)$/.test(words.slice(0, Math.max(0, from - start)).join(' '))
  );
}

/** 'Winter rates', 'la terraza de invierno': the word beside another noun. */
const isQualifier = (reading: Reading, index: number): boolean =>
  /^(?:de|d|of)$/.test(reading.tokens[index - 1]?.text ?? '') ||
  // 'Winter break: 2 to 30 November.'
  marksIn(reading, index, index + 1, 'season').some(({ to }) => to > index + 1) ||
  (reading.language === 'en' &&
    marksIn(reading, index + 1, index + 2, 'season').some(
      ({ mark, from }) => from === index + 1 && mark.id === 'noun',
    ));

const says = (ids: readonly string[]) => (place: MarkPlace) => ids.includes(place.mark.id);
const open = says(['isOpen', 'begin', 'begins']);
const closed = says(['isClosed', 'end', 'ends']);

const not = /^(?:not|t|nicht|no|ne|n|pas|kein|keine|except|außer|salvo|sauf)$/;

/** Whether what is said of these days holds: open on all or one of them, closed on one. */
function holds(days: readonly number[], seasons: readonly Season[], isOpen: boolean, isWhole: boolean): boolean {
  const openDays = days.filter((day) => seasons.some((season) => isWithin(season, day)));
  if (!isOpen) return openDays.length < days.length;
  return isWhole ? openDays.length === days.length : openDays.length > 0;
}

/** 'L'hôtel accueille ses hôtes tout l'hiver', of a house that is shut until March. */
export function findTimesOfYear(reading: Reading, ledger: Ledger): Finding[] {
  return reading.tokens.flatMap(({ text, kind }, index): Finding[] => {
    const time = kind === 'word' ? timesOfYear.find(({ name }) => name.test(text)) : undefined;
    if (!time || reading.silent[index] || isQualifier(reading, index)) return [];
    const clause = clauseOf(reading, index);
    const verb = marksIn(reading, ...clause, 'season').find(
      (place) => isVerbOfSeason(place.mark.id) && (open(place) || closed(place)) && !isLeading(reading, place),
    );
    if (!verb || reading.tokens.slice(...clause).some((word) => not.test(word.text))) return [];
    const subject = subjectOfSeason(reading, ledger, verb, clause);
    if (subject === undefined) return [];
    const seasons = seasonsOf(ledger).filter(({ of }) => of === subject.of);
    const isWhole = isAll(reading, index, index + 1);
    const [first] = seasons;
    if (!first || holds(time.days, seasons, open(verb), isWhole)) return [];
    return [{ kind: 'date', verdict: 'contradicted', from: index, to: index + 1, source: first.source }];
  });
}
