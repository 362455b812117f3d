/**
 * Labelled texts by other hands, in the form they came in: a folder for each set with its houses, its events and one line
 * a text. Whoever wrote them had not seen the rules. A label that was wrong is mended in its line, whose `note` says so.
 */
import { readFileSync } from 'node:fs';
import { type ClaimKind, claimKind, type Verdict } from '@foyer/contract/claims';
import { type Language, languages } from '@foyer/contract/languages';
import type { MeasuredText } from '#claims/testing/labelled/labelled-house.ts';
import { event, house } from '#claims/testing/properties.ts';
import { type EventSource, factsIn, type PropertySource } from '#context.ts';

/** The folders under `blind`, in the order they came. */
export const blindSets = [
  'first-hand-a',
  'second-hand-a',
  'first-hand-b',
  'second-hand-b',
  'third-hand-a',
  'fourth-hand-a',
  'third-hand-b',
  'fourth-hand-b',
  'fifth-hand-a',
  'fifth-hand-b',
  'sixth-hand-a',
  'sixth-hand-b',
  'seventh-hand-a',
  'seventh-hand-b',
  'eighth-hand-a',
  'eighth-hand-b',
  'ninth-hand-a',
  'ninth-hand-b',
  'tenth-hand-a',
  'tenth-hand-b',
  'eleventh-hand-a',
  'eleventh-hand-b',
  'twelfth-hand-a',
  'twelfth-hand-b',
  'thirteenth-hand-a',
  'thirteenth-hand-b',
  'fourteenth-hand-a',
  'fourteenth-hand-b',
  'fifteenth-hand-a',
  'fifteenth-hand-b',
  'sixteenth-hand-a',
  'sixteenth-hand-b',
  'seventeenth-hand-a',
  'seventeenth-hand-b',
  'eighteenth-hand-a',
  'eighteenth-hand-b',
  'nineteenth-hand-a',
  'twentieth-hand-b',
  'nineteenth-hand-b',
  'twentieth-hand-a',
  'twentyfirst-hand-a',
  'twentyfirst-hand-b',
  'twentysecond-hand-a',
  'twentysecond-hand-b',
  'twentythird-hand-a',
  'twentythird-hand-b',
  'twentyfourth-hand-a',
  'twentyfourth-hand-b',
  'twentyfifth-hand-a',
  'twentyfifth-hand-b',
  'twentysixth-hand-a',
  'twentysixth-hand-b',
  'twentyseventh-hand-a',
  'twentyseventh-hand-b',
  'twentyeighth-hand-a',
  'twentyeighth-hand-b',
  'twentyninth-hand-a',
  'twentyninth-hand-b',
  'thirtieth-hand-a',
  'thirtieth-hand-b',
  'thirtyfirst-hand-a',
  'thirtyfirst-hand-b',
  'thirtysecond-hand-a',
  'thirtysecond-hand-b',
  'thirtythird-hand-a',
  'thirtythird-hand-b',
  'thirtyfourth-hand-a',
  'thirtyfourth-hand-b',
  'thirtyfifth-hand-a',
  'thirtyfifth-hand-b',
  'thirtysixth-hand-a',
  'thirtysixth-hand-b',
  'thirtyseventh-hand-a',
  'thirtyseventh-hand-b',
  'thirtyeighth-hand-a',
  'thirtyeighth-hand-b',
  'thirtyninth-hand-a',
  'thirtyninth-hand-b',
  'fortieth-hand-a',
  'fortieth-hand-b',
  'fortyfirst-hand-a',
  'fortyfirst-hand-b',
  'fortysecond-hand-a',
  'fortysecond-hand-b',
  'fortythird-hand-a',
  'fortythird-hand-b',
  'fortyfourth-hand-a',
  'fortyfourth-hand-b',
  'fortyfifth-hand-a',
  'fortyfifth-hand-b',
  'fortysixth-hand-a',
  'fortysixth-hand-b',
  'fortyseventh-hand-a',
  'fortyseventh-hand-b',
  'fortyeighth-hand-a',
  'fortyeighth-hand-b',
  'fortyninth-hand-a',
  'fortyninth-hand-b',
  'fiftieth-hand-a',
  'fiftieth-hand-b',
  'fiftyfirst-hand-a',
  'fiftyfirst-hand-b',
  'fiftysecond-hand-a',
  'fiftysecond-hand-b',
  'fiftythird-hand-a',
  'fiftythird-hand-b',
  'fiftyfourth-hand-a',
  'fiftyfourth-hand-b',
  'fiftyfifth-hand-a',
  'fiftyfifth-hand-b',
  'fiftysixth-hand-a',
  'fiftysixth-hand-b',
  'fiftyseventh-hand-a',
  'fiftyseventh-hand-b',
  'fiftyeighth-hand-a',
  'fiftyeighth-hand-b',
  'fiftyninth-hand-a',
  'fiftyninth-hand-b',
  'sixtieth-hand-a',
  'sixtieth-hand-b',
  'sixtyfirst-hand-a',
  'sixtyfirst-hand-b',
  'sixtysecond-hand-a',
  'sixtysecond-hand-b',
  'sixtythird-hand-a',
  'sixtythird-hand-b',
  'sixtyfourth-hand-a',
  'sixtyfourth-hand-b',
  'sixtyfifth-hand-a',
  'sixtyfifth-hand-b',
  // Right texts alone, more intricate than most.
  'all-right-a',
  'all-right-b',
  'all-right-c',
  'all-right-d',
  'all-right-e',
  'all-right-f',
  'sixtysixth-hand-a',
  'sixtysixth-hand-b',
  'sixtyseventh-hand-a',
  'sixtyseventh-hand-b',
  'sixtyeighth-hand-a',
  'sixtyeighth-hand-b',
  'sixtyninth-hand-a',
  'sixtyninth-hand-b',
  'seventieth-hand-a',
  'seventieth-hand-b',
  'seventyfirst-hand-a',
  'seventyfirst-hand-b',
  'seventysecond-hand-a',
  'seventysecond-hand-b',
  'seventythird-hand-a',
  'seventythird-hand-b',
  'seventyfourth-hand-a',
  'seventyfourth-hand-b',
  'seventyfifth-hand-a',
  'seventyfifth-hand-b',
  'seventysixth-hand-a',
  'seventysixth-hand-b',
  'seventyseventh-hand-a',
  'seventyseventh-hand-b',
  'seventyeighth-hand-a',
  'seventyeighth-hand-b',
  'seventyninth-hand-a',
  'seventyninth-hand-b',
  'eightieth-hand-a',
  'eightieth-hand-b',
  'eightyfirst-hand-a',
  'eightyfirst-hand-b',
  'eightysecond-hand-a',
  'eightysecond-hand-b',
  'eightythird-hand-a',
  'eightythird-hand-b',
  'eightyfourth-hand-a',
  'eightyfourth-hand-b',
] as const;
export type BlindSet = (typeof blindSets)[number];

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

/** The texts of a set; a span that its text does not hold is an error. */
export function readBlindSet(set: BlindSet): MeasuredText[] {
  const houses: House[] = JSON.parse(read(set, 'properties.json'));
  const happenings: Happening[] = JSON.parse(read(set, 'events.json'));
  const lines = read(set, 'claims.jsonl').trim().split('\n');
  return lines.map((json) => {
    const line: Line = JSON.parse(json);
    const known = houses.find(({ key }) => key === line.property);
    const at = line.event === null ? null : happenings.find(({ key }) => key === line.event);
    if (!known || at === undefined || !languages.includes(line.language)) throw new Error(`${line.id} stands nowhere`);
    const { key: _, facts, ...record } = known;
    return {
      language: line.language,
      sources: {
        property: house({ ...record, country: codeOf(record.country) }),
        facts: factsIn(
          facts.map((fact) => ({ ...fact, language: fact.language ?? null })),
          line.language,
        ),
        event: at && happening(at),
      },
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
