/**
 * The things that a source gives months of, and which of them a clause tells of: a note on an amenity tells of that
 * amenity and of no other one, a free fact of what its own words name.
 */
import { idsOfName, isOfHeat, isSameThing, type Season, seasonsOf } from '#claims/kinds/seasons-known.ts';
import { sharedActivities } from '#claims/kinds/weekly.ts';
import { type Ledger, sortOfId } from '#claims/ledger/ledger.ts';
import type { Stated } from '#claims/ledger/stated.ts';
import { onceFor } from '#claims/once.ts';
import { monthRangesOf } from '#claims/reading/months.ts';
import { idsOf, type Mention, marksIn, mentionsBeside, type Reading } from '#claims/reading/read.ts';
import { namedTimeAt } from '#claims/reading/times-of-year.ts';
import { isWide } from '#lexicon/activities.ts';

/** `of` is an amenity or a thing, null where only the words of `stated` say what it is; `vague` of a season with a name. */
export type ThingInSeason = {
  of: string | null;
  stated: Stated;
  seasons: readonly Season[];
  vague: boolean;
  heat: boolean;
};

/** Facts whose months are the house's, or none of anything one can have. */
const ofNoThing =
  /season|opening|clos(?:ed|ure|ing)|break|holiday|^(?:policy|price|hours|distance|award|certificate):|event|history/;
/** Words of a note that only names a time: 'winter only', 'in summer'. */
const fewWords = 4;

/** A winter in the mountains is longer than the one of the calendar. */
const wider = 31;

function vagueIn({ reading, source, words }: Stated, of: string): Season[] {
  if (reading.tokens.length > fewWords || marksIn(reading, 0, reading.tokens.length, 'month').length > 0) return [];
  const named = reading.tokens.flatMap((_, index) => namedTimeAt(reading, index)?.time ?? []);
  const [time, ...more] = named;
  if (!time || more.length > 0 || /(?:also|even|in|auch|también|aussi) (?:early|late)/.test(words)) return [];
  const [first, last] = time.span;
  return [{ first: backwards(first), last: forwards(last), of, source, words }];
}

const backwards = (day: number): number => (day > 100 + wider ? day - 100 : day + 1100);
const forwards = (day: number): number => (day < 1200 ? day + 100 : day - 1100);

const rangesIn = ({ reading, source, words }: Stated, of: string | null): Season[] =>
  monthRangesOf(reading).map(({ point, end }) => ({
    first: point.first,
    last: end.last,
    of,
    source,
    words,
    inMonths: true,
  }));

function thingIn(stated: Stated, ledger: Ledger): ThingInSeason[] {
  const { name, source, denied, reading } = stated;
  const isNote = source.item === name;
  if (name === 'event' || (denied.length > 0 && !isNote)) return [];
  if (isOfHeat(stated)) {
    const seasons = isNote ? rangesIn(stated, name) : [];
    return seasons.length > 0 ? [{ of: name, stated, seasons, vague: false, heat: true }] : [];
  }
  const known = seasonsOf(ledger).filter((season) => season.source === source && season.of !== null);
  if (known.length > 0)
    return [{ of: readAs(stated, known, ledger), stated, seasons: known, vague: false, heat: false }];
  if (isNote) {
    const seasons = vagueIn(stated, name);
    return seasons.length > 0 ? [{ of: name, stated, seasons, vague: true, heat: false }] : [];
  }
  const isClosed = marksIn(reading, 0, reading.tokens.length, 'season').some(({ mark }) => mark.id === 'isClosed');
  const seasons = isClosed || ofNoThing.test(name) ? [] : rangesIn(stated, null);
  return seasons.length > 0 ? [{ of: null, stated, seasons, vague: false, heat: false }] : [];
}

/** `crab_season`: what no list of things has is found by the words of its fact. */
function readAs({ name, reading }: Stated, [season]: readonly Season[], ledger: Ledger): string | null {
  const of = season?.of ?? null;
  if (!of || ledger.amenities.has(of) || ledger.hours.has(of)) return of;
  const isRead = [name, of].some((one) => idsOfName(one).length > 0);
  return isRead || reading.mentions.some((one) => idsOf(one, 'amenity').includes(of)) ? of : null;
}

/** Everything that a source gives months of. */
export const thingsInSeason = onceFor((ledger: Ledger): readonly ThingInSeason[] => {
  const seen = new Set<unknown>();
  return ledger.stated.flatMap((stated) => {
    const things = seen.has(stated.source) && stated.source.item ? [] : thingIn(stated, ledger);
    if (things.length > 0) seen.add(stated.source);
    return things;
  });
});

/** What may stand before the name of a thing that makes it another one: `barrel_sauna`, `hiker_shuttle`. */
function qualifierOf({ of, stated: { name, source } }: ThingInSeason): string | null {
  if (!of || source.item === name || name === of) return null;
  const words = name.split('_');
  return words.length > 1 && words.at(-1) === of.split('_').at(-1) ? (words[0] ?? null) : null;
}

/** Things of the house that are of the same sort and open at other times, as far as anybody knows. */
const isOneOfMany = (ledger: Ledger, thing: ThingInSeason): boolean => {
  const { of } = thing;
  if (!of) return false;
  const others = [...ledger.amenities.keys(), ...ledger.hours.keys()].filter(
    // A heated pool is seldom another one.
    (id) => sortOfId(id) === sortOfId(of) && id !== 'heated_pool' && (id !== of || qualifierOf(thing) !== null),
  );
  const own = thingsInSeason(ledger).map((one) => one.of);
  const isOnly = new Set(others).size === 1 && !ledger.amenities.has(of);
  return !isOnly && others.some((id) => qualifierOf(thing) !== null || !own.includes(id));
};

/** The mention of a clause by which it tells of a thing; undefined where it does not, null where only its words say so. */
export function mentionOf(
  reading: Reading,
  ledger: Ledger,
  thing: ThingInSeason,
  [start, end]: readonly [number, number],
): Mention | null | undefined {
  const { of, stated } = thing;
  const here = mentionsBeside(reading, start).filter((one) => one.from >= start && one.to <= end);
  const qualifier = qualifierOf(thing);
  const isQualified = () => sharesMore(reading, [start, end], thing);
  if (of) {
    const exact = here.find((one) => idsOf(one, 'amenity', 'thing').includes(of));
    const isCompound =
      exact && reading.language === 'de' && !idsOf(exact, 'amenity').includes(lastWord(reading, exact));
    if (exact && (!qualifier || !isOneOfMany(ledger, thing) || isCompound || isQualified())) return exact;
    const alike = here.find((one) => idsOf(one, 'amenity', 'thing').some((id) => isSameThing(ledger, of, id)));
    if (alike && idsOf(alike, 'amenity').includes('indoor_pool')) return undefined;
    // Of the heated pool the months are its heating's, whatever else there is to swim in.
    return alike && (thing.heat || !isOneOfMany(ledger, thing) || (qualifier && isQualified())) ? alike : undefined;
  }
  const shared = sharedActivities(reading, [start, end], stated).filter((one) => !isWide(one));
  return shared.length > 0 ? null : undefined;
}

/** A word of the fact beside the thing itself, in whatever language: 'the barrel sauna', 'the shuttle to the beach'. */
function sharesMore(reading: Reading, [start, end]: readonly [number, number], { of, stated }: ThingInSeason): boolean {
  const own = new Set(
    stated.reading.tokens.flatMap(({ kind, text }) =>
      kind === 'word' && text.length >= telling && !of?.split('_').includes(text) ? [text] : [],
    ),
  );
  // A place is the same in every language: 'el traslado a la playa'.
  const names = mentionsBeside(reading, start).some(
    (one) => one.from >= start && one.to <= end && idsOf(one, 'place').some((id) => stated.subjects.has(id)),
  );
  return (
    names ||
    reading.tokens.slice(start, end).some(({ text }) => own.has(text) && !reading.grammar.prepositions.has(text))
  );
}
const telling = 4;

const lastWord = (reading: Reading, { to }: Mention): string => reading.tokens[to - 1]?.text ?? '';
