/** Where the house and the event are: towns, lakes and seas, and the number of the house in its street. */
import type { ClaimSource } from '@foyer/contract/claims';
import { eventDays } from '#claims/event-days.ts';
import type { Finder, Finding } from '#claims/finding.ts';
import { boxAround, isPlaced } from '#claims/geography.ts';
import { findAddresses } from '#claims/kinds/addresses.ts';
import { isElsewhereTold, isGranted } from '#claims/kinds/elsewhere-told.ts';
import { isLooseTown } from '#claims/kinds/loose-towns.ts';
import { isAwayFrom, isGuestsOwn, isSaidToBeIn, plainTown } from '#claims/kinds/said-to-be-in.ts';
import { isAskedOfElsewhere, isOfHub, isOnTheWay, isSought } from '#claims/kinds/towns-on-way.ts';
import { isHereabouts, isOrigin } from '#claims/kinds/whereabouts.ts';
import { eventSource, factSource, type Ledger, recordSource } from '#claims/ledger/ledger.ts';
import type { Stated } from '#claims/ledger/stated.ts';
import { onceFor } from '#claims/once.ts';
import { plainName } from '#claims/plain-name.ts';
import { isOfPerson, isUnreal } from '#claims/reading/aside.ts';
import { datesOf } from '#claims/reading/calendar.ts';
import { extentOf } from '#claims/reading/lands.ts';
import { quantitiesBeside } from '#claims/reading/quantities.ts';
import {
  clauseOf,
  idsOf,
  type Mention,
  markBefore,
  marksIn,
  mentionsBeside,
  type Reading,
  readText,
  sentenceOf,
  speaksOf,
} from '#claims/reading/read.ts';
import type { EventSource, PropertySource } from '#context.ts';
import { allWaters, isSea, liesOn, namesOfTown, riverIds } from '#lexicon/gazetteer.ts';

type Home = { id: string; city: string; source: ClaimSource };

/** The gazetteer's id of a name, or the name itself. */
const idOf = (name: string): string => namesOfTown(name)[0] ?? name.toLowerCase();

function homes(ledger: Ledger): Home[] {
  const { property, event } = ledger.sources;
  const list = property.city
    ? [{ id: idOf(property.city), city: property.city, source: recordSource('city', property.city) }]
    : [];
  if (event)
    list.push({
      id: idOf(event.venue.city),
      city: event.venue.city,
      source: eventSource(event, 'venue.city', event.venue.city),
    });
  return list;
}

/** A town far away is named for a train or a flight, not for the house. */
const isElsewhere = (reading: Reading, mention: Mention) =>
  quantitiesBeside(reading, mention.from).some(
    (quantity) =>
      reading.sentence[quantity.from] === reading.sentence[mention.from] &&
      (quantity.mode !== null || quantity.unit === 'km'),
  );

/** 'My flat in Leeds', 'whose father played in Prague': the town of somebody the sentence tells of, and not of the house. */
const tellsOfPerson = (reading: Reading, { from }: Mention): boolean => {
  const [start] = sentenceOf(reading, from);
  // 'Wer in Bath übernachten will, klingelt bei uns': whoever stays there stays here.
  const isWhoever =
    whoever.test(reading.tokens[start]?.text ?? '') &&
    marksIn(reading, ...clauseOf(reading, from), 'dwelling').length > 0;
  return (
    !isWhoever &&
    marksIn(reading, start, from, 'person').length > 0 &&
    marksIn(reading, start, from, 'ours').length === 0 &&
    markBefore(reading, from, 'anchoring') === null
  );
};

const whoever = /^(?:wer|whoever|anyone|quien|quienes|qui|celui)$/;

/** Words between 'our hotel' and the town it is said to be in. */
const houseReach = 6;

const aboutHouse = (reading: Reading, index: number) =>
  mentionsBeside(reading, index).some(
    (mention) =>
      mention.to <= index && index - mention.to <= houseReach && mention.subjects.some((s) => s.type === 'house'),
  );

/** A fact about the way to the town that a text names: `train_to_lindau`, `distance:lindau`. */
function wayTo(ledger: Ledger, reading: Reading, { from, to }: Mention): ClaimSource | undefined {
  const way = new RegExp(`(?:^distance:|_to_)${plainTown(reading, from, to)}(?:_|$)`);
  const fact = ledger.sources.facts.find(({ factName }) => way.test(factName));
  return fact && factSource(fact);
}

/** 'Conil' of 'Conil de la Frontera'. */
const isPartOf = (reading: Reading, { from, to }: Mention, city: string): boolean => {
  const words = plainName(city).split('_');
  return reading.tokens.slice(from, to).every(({ text }) => words.includes(plainName(text)));
};

/** 'On the Leeds and Liverpool Canal': a way between towns is in none of them. */
const isOfCanal = ({ tokens }: Reading, { from, to }: Mention): boolean =>
  [...tokens.slice(Math.max(0, from - canalReach), from), ...tokens.slice(to, to + canalReach)].some(({ text }) =>
    /^(?:canal|kanal|railway|line|express|bahn|ferrocarril|ligne)s?$/.test(text),
  );
const canalReach = 4;

/** What a sentence tells of people, of other places, and of what is not. */
const isToldOf = (reading: Reading, mention: Mention): boolean =>
  isOfPerson(reading, mention) ||
  tellsOfPerson(reading, mention) ||
  isElsewhereTold(reading, mention.from, mention.to) ||
  isUnreal(reading, mention);

const daysOf = onceFor((event: EventSource) => new Set(eventDays(event).map((day) => day % 10_000)));

/** 'Pipes and fiddles meet in Rothbury from 16 to 18 July': the days of the event, whatever it is called. */
const datesEvent = (reading: Reading, { sources: { event } }: Ledger, index: number): boolean => {
  if (!event) return false;
  const days = daysOf(event);
  return datesOf(reading).some(
    ({ start, end, from }) =>
      reading.sentence[from] === reading.sentence[index] &&
      start.day !== null &&
      days.has((start.month ?? end?.month ?? 0) * 100 + start.day),
  );
};

/** Letters of the shortest word that tells what comes from a town. */
const shortestNoun = 4;

/** True of a fact that only brings something from a town ('oysters from Cancale') to a sentence that does not speak of it. */
function isOnlyFrom(
  reading: Reading,
  { name, reading: own, quantities }: Stated,
  said: Mention,
  other: Mention,
): boolean {
  // `airport` = 'Bristol Airport' says of nobody that he sleeps in Bristol.
  if (/(?:^|_)(?:airport|station)(?:_|$)/.test(name))
    return marksIn(reading, ...clauseOf(reading, said.from), 'dwelling').length > 0;
  if (!comesFrom(own, other.from) || quantities.length > 0) return false;
  const nouns = own.tokens.filter(({ text }, at) => text.length >= shortestNoun && (at < other.from || at >= other.to));
  const sentence = new Set(reading.tokens.slice(...sentenceOf(reading, said.from)).map(({ text }) => text));
  return own.language === reading.language
    ? !nouns.some(({ text }) => sentence.has(text))
    : isHereabouts(reading, said.from) || speaksOf(reading, said.from, 'event', 'venue', 'house');
}

function judgeTown(reading: Reading, ledger: Ledger, mention: Mention): Finding | null {
  const ids = idsOf(mention, 'town').map(idOf);
  const { from, to } = mention;
  const known = homes(ledger);
  const home = known.find((one) => ids.includes(one.id) || isPartOf(reading, mention, one.city));
  const isDated = datesEvent(reading, ledger, from);
  const aboutEvent = isDated || speaksOf(reading, from, 'event', 'venue');
  const located =
    (markBefore(reading, from, 'locating') !== null && !isOrigin(reading, from)) || isHereabouts(reading, from);
  if (
    home &&
    (!aboutEvent || known.length < 2 || !located || home.source.type === 'event' || known[0]?.id === known[1]?.id)
  ) {
    return { kind: 'place', verdict: 'supported', from, to, source: home.source };
  }
  if (
    (!located && !isLooseTown(reading, mention)) ||
    isElsewhere(reading, mention) ||
    isAskedOfElsewhere(reading, mention) ||
    (!isSought(reading, mention) && !isGuestsOwn(reading, from) && isToldOf(reading, mention))
  )
    return home ? { kind: 'place', verdict: 'supported', from, to, source: home.source } : null;
  if (home) return { kind: 'place', verdict: 'supported', from, to, source: home.source };
  const away = isSaidToBeIn(reading, from) && isAwayFrom(ledger, reading, mention);
  const stated = ledger.stated.find(
    (text) =>
      !away &&
      text.reading.mentions.some(
        (other) =>
          idsOf(other, 'town').some((id) => ids.includes(idOf(id))) &&
          (isOfCanal(reading, mention) || !isOfCanal(text.reading, other)) &&
          !(located && isOnlyFrom(reading, text, mention, other)) &&
          !(located && isOfHub(text.reading, other) && !isOfHub(reading, mention) && !isOnTheWay(reading, from)),
      ),
  );
  if (stated) return { kind: 'place', verdict: 'supported', from, to, source: stated.source };
  // 'Welcome to Reykjavík', of a house that is forty minutes away from it.
  const isHere = away || aboutHouse(reading, from) || markBefore(reading, from, 'anchoring') !== null;
  // Where the event is told with its days, a way to another town bears nothing out.
  const way = isHere || isDated ? undefined : wayTo(ledger, reading, mention);
  if (way) return { kind: 'place', verdict: 'supported', from, to, source: way };
  // Without a house only an event can be said to be elsewhere.
  if (!aboutEvent && !ledger.sources.property.city) return null;
  const right = aboutEvent ? (known[1] ?? known[0]) : known[0];
  return right
    ? { kind: 'place', verdict: 'contradicted', from, to, source: right.source, expected: right.city }
    : null;
}

function nameIn(id: string, reading: Reading, like: string): string | undefined {
  const row = allWaters.find((line) => line.toLowerCase().startsWith(id));
  const names = row?.split('|') ?? [];
  const index = { en: 0, de: 1, es: 2, fr: 3 }[reading.language];
  const starts = like.slice(0, 3).toLowerCase();
  return names.find((name) => name.toLowerCase().startsWith(starts)) ?? names[index] ?? names[0];
}

/**
 * A sea is held against where the house stands (see lands.ts), and a lake the house stands on is right. A river's box
 * holds its neighbours too.
 */
function isJudgedByPlace(property: PropertySource, ids: readonly string[]): boolean {
  if (!isPlaced(property)) return false;
  return ids.some(
    (id) => !riverIds.has(id) && (isSea(id) || boxAround(property, extentOf(id)?.boxes ?? []) !== undefined),
  );
}

/** 'Wein von der Mosel', 'trout from the Danube': what only comes from there; 'an den Ufern der Mosel' is there. */
const comesFrom = (reading: Reading, from: number): boolean => {
  const [before = '', last = ''] = reading.tokens.slice(Math.max(0, from - 2), from).map(({ text }) => text);
  const lead = /^(?:the|der|dem|la|el|l)$/.test(last) ? before : last;
  return /^(?:from|von|vom|aus|desde|depuis)$/.test(lead);
};

const shore = /^(?:on|by|beside|am|an|al|del?|du|d|au)$/;
/** 'Our hotel on Lake …', 'das Haus am …': a house right before the water it is said to stand on. */
function isShoreOf(reading: Reading, { from }: Mention): boolean {
  const at = /^(?:the|el|la|le|l|bord|orillas)$/.test(reading.tokens[from - 1]?.text ?? '') ? from - 2 : from - 1;
  const house = mentionsBeside(reading, from).some(
    (one) => one.to <= at && at - one.to <= 1 && one.subjects.some(({ type }) => type === 'house'),
  );
  return shore.test(reading.tokens[at]?.text ?? '') && house;
}

function judgeWater(reading: Reading, ledger: Ledger, mention: Mention): Finding | null {
  const { from, to } = mention;
  const ids = idsOf(mention, 'water');
  const watersOf = (other: Reading) => other.mentions.flatMap((m) => idsOf(m, 'water'));
  const { property, event } = ledger.sources;
  const record = [property.name, property.address, property.city, event?.venue.title ?? '', event?.title ?? ''].join(
    ' . ',
  );
  if (watersOf(readText(record, reading.language)).some((id) => ids.includes(id))) {
    return { kind: 'place', verdict: 'supported', from, to, source: recordSource('address', property.address) };
  }
  const right = ledger.stated.find((text) => watersOf(text.reading).some((id) => ids.includes(id)));
  if (right) return { kind: 'place', verdict: 'supported', from, to, source: right.source };
  const river = ids.some((id) => riverIds.has(id));
  if (river && !reading.tokens[from]?.capital) return null;
  const wrong = ledger.stated.find(
    (text) => text.name !== 'event' && watersOf(text.reading).some((id) => riverIds.has(id) === river),
  );
  if (
    river &&
    (!wrong || isElsewhere(reading, mention) || isOfPerson(reading, mention) || tellsOfPerson(reading, mention))
  )
    return null;
  // 'Das Haus am Lago Maggiore', of one that a fact puts on Lake Lugano: where both are near, the fact decides.
  const onOther = wrong !== undefined && wrong.name !== 'event' && isShoreOf(reading, mention);
  if ((isJudgedByPlace(property, ids) && !onOther) || comesFrom(reading, from)) return null;
  if (isGranted(reading, from)) return null;
  if (!wrong && ids.some((id) => liesOn(id, property.country))) return null;
  if (!wrong) return { kind: 'place', verdict: 'unsupported', from, to };
  const id = watersOf(wrong.reading).find((one) => riverIds.has(one) === river) ?? '';
  return {
    kind: 'place',
    verdict: 'contradicted',
    from,
    to,
    source: wrong.source,
    expected: nameIn(id, reading, reading.tokens[from]?.text ?? ''),
  };
}

export const findPlaces: Finder = (reading, ledger) => {
  const found = findAddresses(reading, ledger);
  for (const mention of reading.mentions) {
    const [start, end] = sentenceOf(reading, mention.from);
    if (idsOf(mention, 'town').length > 0 && reading.tokens[mention.from]?.capital) {
      const finding = judgeTown(reading, ledger, mention);
      if (finding) found.push(finding);
    } else if (idsOf(mention, 'water').length > 0 && marksIn(reading, start, end, 'sky').length >= 0) {
      const finding = judgeWater(reading, ledger, mention);
      if (finding) found.push(finding);
    }
  }
  return found;
};
