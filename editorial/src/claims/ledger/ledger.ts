/**
 * What the sources say, made ready to be asked: amenities by id, numbers, prices, hours, distances and sizes by the thing
 * they are of. Free-text facts and the event's description are read like any text, so that what they state counts too.
 */
import type { ClaimSource } from '@foyer/contract/claims';
import { defaultLanguage, type Language, languages } from '@foyer/contract/languages';
import { countedBy, countOf } from '#claims/ledger/counted-facts.ts';
import { parseValue } from '#claims/ledger/fact-values.ts';
import { type Stated, stateOf } from '#claims/ledger/stated.ts';
import { clocksOf } from '#claims/reading/clocks.ts';
import { marksIn, readText } from '#claims/reading/read.ts';
import type { EventSource, Fact, Sources } from '#context.ts';
import { sortOf } from '#lexicon/concepts.ts';
import { detectLanguage, languageSigns } from '#readability/detect-language.ts';

export type Known<T> = { value: T; source: ClaimSource };
export type Amenity = { free: boolean | null; seasonal?: boolean };
export type Length = { metres: number | null; minutes: number | null; mode: 'walk' | 'drive' };
export type Money = { amount: number; currency: string };
export type Hours = { from: number; to: number };
export type Size = { amount: number; unit: 'm' | 'm2' };

export type Ledger = {
  sources: Sources;
  /** Of the texts it is asked about. */
  language: Language;
  amenities: Map<string, Known<Amenity>>;
  /** Ids a fact denies in so many words ('no lift'). */
  denied: Map<string, ClaimSource>;
  numbers: Map<string, Known<number>>;
  distances: Map<string, Known<Length>>;
  hours: Map<string, Known<Hours>>;
  clocks: Map<string, Known<number>>;
  prices: Map<string, Known<Money>>;
  sizes: Map<string, Known<Size>>;
  years: Map<string, Known<number>>;
  certificates: Map<string, Known<{ until: string | null }>>;
  awards: Map<string, Known<number>>;
  /** Sorts of landmarks the house is one of, by its name or its type: a castle, a mill. */
  ownLandmarks: ReadonlySet<string>;
  /** What free texts state, facts first, the event's title and description last. */
  stated: Stated[];
};

/** A source that is a fact of the house. */
export const factSource = (fact: Fact): ClaimSource => ({
  type: 'fact',
  name: fact.factName,
  value: fact.factValue,
  ...(fact.id ? { id: fact.id } : {}),
  ...(fact.updatedAt ? { updatedAt: fact.updatedAt } : {}),
  ...(fact.verifiedOn ? { verifiedOn: fact.verifiedOn } : {}),
});

/** A source that is a field of the property's record. */
export const recordSource = (field: string, value: string): ClaimSource => ({
  type: 'record',
  name: `record.${field}`,
  value,
});

/** A source that is a field of the event. */
export const eventSource = (event: EventSource, field: string, value: string): ClaimSource => ({
  type: 'event',
  name: `event.${field}`,
  value,
  ...(event.eventId ? { id: event.eventId } : {}),
});

const textNames = /^(?:policy:|[a-z0-9_]+$)/;

type Opened = { sources: Sources; language: Language; ledger: Ledger };
const opened = new WeakMap<readonly Fact[], Opened>();

/** The sources made ready to be asked by texts in a language; made once as long as they stay the same. */
export function openLedger(sources: Sources, language: Language): Ledger {
  const before = opened.get(sources.facts);
  if (
    before &&
    before.language === language &&
    before.sources.event === sources.event &&
    before.sources.property === sources.property
  ) {
    return before.ledger;
  }
  const ledger = enterAll(sources, language);
  opened.set(sources.facts, { sources, language, ledger });
  return ledger;
}

function enterAll(sources: Sources, language: Language): Ledger {
  const ledger: Ledger = {
    sources,
    language,
    amenities: new Map(),
    denied: new Map(),
    numbers: new Map(),
    distances: new Map(),
    hours: new Map(),
    clocks: new Map(),
    prices: new Map(),
    sizes: new Map(),
    years: new Map(),
    certificates: new Map(),
    awards: new Map(),
    ownLandmarks: new Set([
      ...landmarksIn(`${sources.property.name} ${sources.property.type}`),
      ...[...landmarksIn(offersOf(sources.facts))].filter((sort) => part.has(sort)),
    ]),
    stated: [],
  };
  const own = new Set(sources.facts.filter((fact) => fact.language === language).map((fact) => fact.factName));
  for (const fact of sources.facts) {
    const elsewhere = fact.language !== null && fact.language !== language;
    // The same fact in the text's own language says it; reading the others too would only cost time.
    if (!elsewhere || !own.has(fact.factName)) enter(ledger, fact, language);
  }
  const { property, event } = sources;
  if (property.checkInTime && !ledger.clocks.has('check_in')) {
    ledger.clocks.set('check_in', {
      value: minutesOf(property.checkInTime),
      source: recordSource('checkInTime', property.checkInTime),
    });
  }
  if (property.checkOutTime && !ledger.clocks.has('check_out')) {
    ledger.clocks.set('check_out', {
      value: minutesOf(property.checkOutTime),
      source: recordSource('checkOutTime', property.checkOutTime),
    });
  }
  if (event) {
    const spoken = detectLanguage(event.description) ?? language;
    ledger.stated.push(stateOf(event.title, language, eventSource(event, 'title', event.title), 'event'));
    if (event.description) {
      ledger.stated.push(
        stateOf(event.description, spoken, eventSource(event, 'description', event.description), 'event'),
      );
    }
  }
  return ledger;
}

/** Landmarks that may be part of a house: a shop of its own makes no town hall of it. */
const part: ReadonlySet<string> = new Set(['tower', 'castle', 'church']);

/** What the house has of its own with a size, a price or hours: `size:tower`, `hours:museum`. */
const offersOf = (facts: readonly Fact[]): string =>
  facts
    .flatMap(({ factName }) => /^(?:size|price|hours):(\w+)$/.exec(factName)?.[1]?.replaceAll('_', ' ') ?? [])
    .join('. ');

/** Sorts of landmarks that a name or a type has words for, in any of the languages. A mountain lodge is no mountain. */
const landmarksIn = (name: string): ReadonlySet<string> =>
  new Set(
    languages.flatMap((language) => {
      const reading = readText(name, language);
      return marksIn(reading, 0, reading.tokens.length, 'landmark').flatMap(({ mark: { id } }) =>
        id === 'nature' ? [] : [id],
      );
    }),
  );

const minutesOf = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));

function enter(ledger: Ledger, fact: Fact, language: Language): void {
  const source = factSource(fact);
  const parsed = parseValue(fact.factName, fact.factValue);
  switch (parsed.kind) {
    case 'amenities':
      for (const { id, free, seasonal = false, hours, notes } of parsed.items) {
        const own = { ...source, item: id };
        ledger.amenities.set(id, { value: { free, seasonal }, source: own });
        if (hours && !ledger.hours.has(id)) ledger.hours.set(id, { value: hours, source: own });
        // 'June to September', 'Fridays from 20:00': what a note says is said of its amenity.
        for (const note of notes)
          for (const spoken of languagesOf({ language: null, factValue: note }, language))
            ledger.stated.push(stateOf(note, spoken, own, id));
      }
      return;
    case 'number':
      ledger.numbers.set(parsed.of, { value: parsed.value, source });
      return;
    case 'clock':
      ledger.clocks.set(parsed.of, { value: parsed.minutes, source });
      return;
    case 'year':
      ledger.years.set(parsed.of, { value: parsed.year, source });
      return;
    case 'distance':
      ledger.distances.set(parsed.of, { value: parsed.length, source });
      return;
    case 'hours':
      ledger.hours.set(parsed.of, { value: parsed.hours, source });
      return;
    case 'price':
      ledger.prices.set(parsed.of, { value: parsed.money, source });
      return;
    case 'size':
      ledger.sizes.set(parsed.of, { value: parsed.size, source });
      return;
    case 'certificate':
      ledger.certificates.set(parsed.of, { value: { until: parsed.until }, source });
      return;
    case 'award':
      ledger.awards.set(parsed.of, { value: parsed.year, source });
      return;
    case 'text': {
      const counted = countedBy(fact);
      if (counted) ledger.numbers.set(`${counted}_count`, { value: countOf(fact.factValue) ?? 0, source });
      if (!textNames.test(fact.factName)) return;
      const readings = languagesOf(fact, language).map((spoken) =>
        stateOf(fact.factValue, spoken, source, fact.factName),
      );
      const denied = new Set(readings.flatMap((stated) => stated.denied));
      enterHours(ledger, fact.factName, readings, source);
      for (const id of denied) ledger.denied.set(id, source);
      const sorts = new Set([...denied].map(sortOfId));
      for (const stated of readings) {
        const subjects = new Set([...stated.subjects].filter((id) => !sorts.has(sortOfId(id))));
        ledger.stated.push({ ...stated, subjects, denied: [...denied] });
      }
    }
  }
}

/** 'The shuttle runs from 04:00 to 00:30', 'quiet from 22:00 to 06:00': a text of one thing and its hours. */
function enterHours(ledger: Ledger, name: string, readings: readonly Stated[], source: ClaimSource): void {
  if (!/shuttle|^quiet/.test(name)) return;
  for (const { reading } of readings) {
    const [only, ...more] = clocksOf(reading);
    if (!only?.second || more.length > 0) continue;
    const things = reading.mentions.flatMap(({ subjects }) =>
      subjects.flatMap(({ type, ids }) => (type === 'amenity' ? ids : [])),
    );
    const value = { from: only.first.minutes, to: only.second.minutes };
    for (const id of /^quiet/.test(name) ? [name] : things)
      if (!ledger.hours.has(id)) ledger.hours.set(id, { value, source });
  }
}

/** Signs of a language below which a text may be in another one: 'no air conditioning' has one Spanish word. */
const fewestSigns = 2;

/** A few words in no named language ('no lift') are read as English and as the language of the text. */
function languagesOf(fact: Pick<Fact, 'language' | 'factValue'>, language: Language): readonly Language[] {
  if (fact.language) return [fact.language];
  const spoken = detectLanguage(fact.factValue);
  const isSure = spoken && (languageSigns(fact.factValue)[0]?.score ?? 0) >= fewestSigns;
  return isSure ? [spoken] : [...new Set([...(spoken ? [spoken] : []), defaultLanguage, language])];
}

/** The kind an id belongs to: every pool is a pool, and `bathrobes` are what `price:bathrobe` is of. */
export const sortOfId = (id: string): string => sortOf[id] ?? id.replace(/(?<=[^s])s$/, '');

/** What is known of one of these ids: of the id itself, or of the one thing of its kind. */
export function lookUp<T>(map: ReadonlyMap<string, Known<T>>, ids: readonly string[]): Known<T>[] {
  const exact = ids.flatMap((id) => map.get(id) ?? []);
  if (exact.length > 0) return exact;
  const sorts = new Set(ids.map(sortOfId));
  const found: Known<T>[] = [];
  for (const [key, known] of map) if (sorts.has(sortOfId(key))) found.push(known);
  return found;
}
