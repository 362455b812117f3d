/**
 * Labelled texts by other hands, in the form they came in: a folder for each set with its houses, its events and one line
 * a text. Whoever wrote them had not seen the rules. A label that was wrong is mended in its line, whose `note` says so.
 */
import { readFileSync } from 'node:fs';
import { type ClaimKind, claimKind, type Verdict } from '@foyer/contract/claims';
import { type Language, languages } from '@foyer/contract/languages';
import type { BlindSet } from '#claims/testing/labelled/blind-set-names.ts';
import type { MeasuredText } from '#claims/testing/labelled/labelled-house.ts';
import { event, house } from '#claims/testing/properties.ts';
import { type EventSource, factsFor, type PropertySource } from '#context.ts';

type House = Omit<PropertySource, 'checkInTime' | 'checkOutTime'> & {
  key: string;
  facts: readonly { factName: string; factValue: string; language?: Language | null }[];
};
type Happening = {
  key: string;
  title: string;
  description: string;
  startDate: string;
  endDate: string;
  venueName: string;
  address: string;
  city: string;
  country: string;
  latitude: number;
  longitude: number;
};
type Line = {
  id: string;
  property: string;
  event: string | null;
  language: Language;
  text: string;
  expect: readonly { span: string; kind: ClaimKind; verdict: Verdict }[];
};

const read = (set: BlindSet, file: string) => readFileSync(new URL(`blind/${set}/${file}`, import.meta.url), 'utf8');

/** Codes of the countries by their English names; the sets write the names, the product the codes. */
const countryCodes = new Map([
  ['Czech Republic', 'CZ'],
  ['Turkey', 'TR'],
  ...['England', 'Wales', 'Scotland'].map((land) => [land, 'GB'] as const),
]);
const names = new Intl.DisplayNames(['en'], { type: 'region' });
for (const first of 'ABCDEFGHIJKLMNOPQRSTUVWXYZ')
  for (const second of 'ABCDEFGHIJKLMNOPQRSTUVWXYZ') {
    const name = names.of(first + second) ?? '';
    // A code that is no longer in use names its successor: `DD` is Germany too.
    const isOld = Intl.getCanonicalLocales(`und-${first}${second}`)[0] !== `und-${first}${second}`;
    if (!isOld && !countryCodes.has(name)) countryCodes.set(name, first + second);
  }

function codeOf(country: string): string {
  const code = countryCodes.get(country);
  if (!code) throw new Error(`No country is called ${country}`);
  return code;
}

/** Zones with the offset that an instant is written in; only that offset counts here. */
const zones: Readonly<Record<string, string>> = {
  Z: 'Etc/UTC',
  '+00:00': 'Etc/UTC',
  '+01:00': 'Etc/GMT-1',
  '+02:00': 'Etc/GMT-2',
  '+03:00': 'Etc/GMT-3',
};

function happening(one: Happening): EventSource {
  const timeZone = zones[/(?:Z|[+-]\d\d:\d\d)$/.exec(one.startDate)?.[0] ?? ''];
  if (!timeZone) throw new Error(`No zone for ${one.startDate}`);
  return event({
    title: one.title,
    description: one.description,
    eventStartDate: one.startDate,
    eventEndDate: one.endDate,
    timeZone,
    price: null,
    currency: null,
    venue: one.venueName,
    city: one.city,
    country: codeOf(one.country),
    at: [one.latitude, one.longitude],
  });
}

const sentencesOf = (text: string, language: Language) =>
  [...new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text)].map(({ index, segment }) => ({
    start: index,
    end: index + segment.length,
  }));

/** What the lines of a house may rest on, the same object for all that ask alike: a ledger is made ready once for it. */
function sourcesOf({ key: _, facts, ...record }: House, at: Happening | null, language: Language) {
  return {
    property: house({ ...record, country: codeOf(record.country) }),
    facts: factsFor(
      facts.map((fact) => ({ ...fact, language: fact.language ?? null })),
      language,
    ),
    event: at && happening(at),
  };
}

/** The texts of a set; a span that its text does not hold is an error. */
export function readBlindSet(set: BlindSet): MeasuredText[] {
  const houses: House[] = JSON.parse(read(set, 'properties.json'));
  const happenings: Happening[] = JSON.parse(read(set, 'events.json'));
  const lines = read(set, 'claims.jsonl').trim().split('\n');
  const kept = new Map<string, ReturnType<typeof sourcesOf>>();
  return lines.map((json) => {
    const line: Line = JSON.parse(json);
    const known = houses.find(({ key }) => key === line.property);
    const at = line.event === null ? null : happenings.find(({ key }) => key === line.event);
    if (!known || at === undefined || !languages.includes(line.language)) throw new Error(`${line.id} stands nowhere`);
    const asked = `${line.property} ${line.event} ${line.language}`;
    const sources = kept.get(asked) ?? sourcesOf(known, at, line.language);
    kept.set(asked, sources);
    return {
      language: line.language,
      sources,
      text: line.text,
      sentences: sentencesOf(line.text, line.language),
      labels: line.expect.map(({ span, kind, verdict }) => {
        const start = line.text.indexOf(span);
        if (start < 0) throw new Error(`${line.id} holds no ${span}`);
        return { start, end: start + span.length, kind: claimKind.parse(kind), verdict };
      }),
    };
  });
}
