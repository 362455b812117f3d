/** Where the house and the event are: towns, lakes and seas, and the number of the house in its street. */
import type { ClaimSource } from '@foyer/contract/claims';
import type { Finder, Finding } from '#claims/finding.ts';
import { boxAround, isPlaced } from '#claims/geography.ts';
import { isElsewhereTold, isHereabouts, isOrigin, saysHere } from '#claims/kinds/whereabouts.ts';
import { eventSource, factSource, type Ledger, recordSource } from '#claims/ledger/ledger.ts';
import { plainName } from '#claims/plain-name.ts';
import { isOfPerson, isUnreal } from '#claims/reading/aside.ts';
import { extentOf } from '#claims/reading/lands.ts';
import { quantitiesBeside } from '#claims/reading/quantities.ts';
import {
  idsOf,
  type Mention,
  markAt,
  markBefore,
  marksIn,
  mentionsBeside,
  type Reading,
  readText,
  sentenceOf,
  speaksOf,
} from '#claims/reading/read.ts';
import { breaks } from '#claims/reading/tokens.ts';
import type { PropertySource } from '#context.ts';
import { allWaters, isSea, liesOn, riverIds, towns } from '#lexicon/gazetteer.ts';
import { townWords } from '#lexicon/town-words.ts';

type Home = { id: string; city: string; source: ClaimSource };

/** The gazetteer's first name of each town, by each of its names. */
const townIds: ReadonlyMap<string, string> = new Map(
  towns.flatMap((row) => {
    const names = row.toLowerCase().split('|');
    return names.map((name): [string, string] => [name, names[0] ?? name]);
  }),
);

/** The gazetteer's id of a name, or the name itself. */
const idOf = (name: string): string => townIds.get(name.toLowerCase()) ?? name.toLowerCase();

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

/** How a sentence speaks to a guest: an imperative, or a pronoun. */
const addressing: Readonly<Record<Reading['language'], RegExp>> = {
  en: /^(?:throw|wake|open|let|look|lean|step|listen|watch|say|greet|come|stay|sleep|spend|enjoy|discover|explore|feel|breathe|taste|meet)\b|\byour?\b/,
  de: /\b(?:sie|ihr|ihre[nrms]?|ihnen|du|dein\w*|dir|dich|euch|euer|eure\w*)\b/,
  es: /^\p{L}+(?:ase|ese|elo|ela|ale|ete|ate|e|a)\b|\b(?:su|sus|usted|ustedes|tu|tus|te|le)\b/u,
  fr: /\b(?:vous|votre|vos|tu|ton|ta|tes|te)\b|^\p{L}+ez\b/u,
};

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
  return (
    marksIn(reading, start, from, 'person').length > 0 &&
    marksIn(reading, start, from, 'ours').length === 0 &&
    markBefore(reading, from, 'anchoring') === null
  );
};

/** Words between 'our hotel' and the town it is said to be in. */
const houseReach = 6;

const aboutHouse = (reading: Reading, index: number) =>
  mentionsBeside(reading, index).some(
    (mention) =>
      mention.to <= index && index - mention.to <= houseReach && mention.subjects.some((s) => s.type === 'house'),
  );

/** A fact about the way to the town that a text names: `train_to_lindau`, `distance:lindau`. */
function wayTo(ledger: Ledger, reading: Reading, { from, to }: Mention): ClaimSource | undefined {
  const name = reading.tokens.slice(from, to).map((token) => plainName(token.text));
  const fact = ledger.sources.facts.find(({ factName }) =>
    new RegExp(`(?:^distance:|_to_)${name.join('_')}(?:_|$)`).test(factName),
  );
  return fact && factSource(fact);
}

/** 'Conil' of 'Conil de la Frontera'. */
const isPartOf = (reading: Reading, { from, to }: Mention, city: string): boolean => {
  const words = plainName(city).split('_');
  return reading.tokens.slice(from, to).every(({ text }) => words.includes(plainName(text)));
};

/** 'Como en casa', 'unterm Kiel': a name that says something else where no word of place stands before it. */
const isWord = (reading: Reading, { from, to }: Mention): boolean =>
  townWords.has(
    reading.tokens
      .slice(from, to)
      .map(({ text }) => text)
      .join(' '),
  );

/** What stands before a town that is gone to, come from, compared with or left out. */
const leadingAway =
  /^(?:from|to|into|towards?|not|than|like|between|for|as|via|if|aus|von|nach|nicht|als|wie|zwischen|bis|über|ab|desde|hacia|hasta|ni|no|como|que|entre|para|si|de|vers|jusqu|pas|comme|qu|pour|depuis|d|an|eine?|une?|un|sich)$/;
const article = /^(?:the|der|die|das|dem|den|el|la|los|las|le|les|l)$/;

/** 'Throw open the window and let … come in': a town by itself, with no other beside it and no word of a way before it. */
function isLoose(reading: Reading, mention: Mention): boolean {
  const { from, to } = mention;
  if (isWord(reading, mention) || isOrigin(reading, from)) return false;
  const at = article.test(reading.tokens[from - 1]?.text ?? '') ? from - 2 : from - 1;
  const before = reading.tokens[at];
  const isFirst = reading.sentence[from - 1] !== reading.sentence[from];
  const others = mentionsBeside(reading, from).filter((one) => one !== mention && idsOf(one, 'town').length > 0);
  if (isFirst || others.length > 0 || reading.tokens[to]?.dash) return false;
  const [start] = sentenceOf(reading, from);
  if (reading.tokens.slice(start, from).some(({ text }) => /^(?:from|aus|desde|depuis)$/.test(text))) return false;
  return (
    before !== undefined &&
    !leadingAway.test(before.text) &&
    !isArticle(reading, before.text) &&
    isAddressed(reading, from)
  );
}

/** 'A Vienna of the south'; in Spanish the same letter is 'to'. */
const isArticle = ({ language }: Reading, text: string): boolean => language === 'en' && text === 'a';

/** The sentence speaks to a guest, of the house or of the event. */
const isAddressed = (reading: Reading, index: number): boolean =>
  saysHere(reading, index) || addressing[reading.language].test(sentenceText(reading, index));

const sentenceText = (reading: Reading, index: number): string =>
  reading.tokens
    .slice(...sentenceOf(reading, index))
    .map(({ text }) => text)
    .join(' ');

function judgeTown(reading: Reading, ledger: Ledger, mention: Mention): Finding | null {
  const ids = idsOf(mention, 'town').map(idOf);
  const { from, to } = mention;
  const known = homes(ledger);
  const home = known.find((one) => ids.includes(one.id) || isPartOf(reading, mention, one.city));
  const aboutEvent = speaksOf(reading, from, 'event', 'venue');
  const located =
    (markBefore(reading, from, 'locating') !== null && !isOrigin(reading, from)) || isHereabouts(reading, from);
  if (
    home &&
    (!aboutEvent || known.length < 2 || !located || home.source.type === 'event' || known[0]?.id === known[1]?.id)
  ) {
    return { kind: 'place', verdict: 'supported', from, to, source: home.source };
  }
  if (
    (!located && !isLoose(reading, mention)) ||
    isElsewhere(reading, mention) ||
    isOfPerson(reading, mention) ||
    tellsOfPerson(reading, mention) ||
    isElsewhereTold(reading, from, to) ||
    isUnreal(reading, mention)
  )
    return home ? { kind: 'place', verdict: 'supported', from, to, source: home.source } : null;
  if (home) return { kind: 'place', verdict: 'supported', from, to, source: home.source };
  const stated = ledger.stated.find((text) =>
    text.reading.mentions.some((other) => idsOf(other, 'town').some((id) => ids.includes(idOf(id)))),
  );
  if (stated) return { kind: 'place', verdict: 'supported', from, to, source: stated.source };
  const way = aboutHouse(reading, from) ? undefined : wayTo(ledger, reading, mention);
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

/** A sea is held against where the house stands (see lands.ts), and a lake the house stands on is right. */
function isJudgedByPlace(property: PropertySource, ids: readonly string[]): boolean {
  if (!isPlaced(property)) return false;
  return ids.some((id) => isSea(id) || boxAround(property, extentOf(id)?.boxes ?? []) !== undefined);
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
  if (isJudgedByPlace(property, ids)) return null;
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

/** 'Gerberhofgasse 7' where the record says 5. */
function judgeAddress(reading: Reading, ledger: Ledger): Finding[] {
  const { address } = ledger.sources.property;
  const number = /\d+/.exec(address)?.[0];
  const isFirst = /^\d/.test(address);
  const street = address
    .replace(/^\d+ ?(?:bis|ter)?,? /, '')
    .replace(/[\d,].*$/, '')
    .trim()
    .toLowerCase();
  if (!number || street.length < 5) return [];
  const words = readText(street, reading.language).tokens.map((token) => token.text);
  return reading.tokens.flatMap((token, index): Finding[] => {
    if (!words.every((word, at) => reading.tokens[index + at]?.text === word)) return [];
    // '12 chemin du Bas' in one land, 'Gerberhofgasse 5' in another.
    const behind = reading.tokens[index + words.length];
    const isBefore =
      isFirst || (behind?.kind !== 'number' && token.gap === breaks.space && !reading.tokens[index - 1]?.spelled);
    const at = isBefore ? index - 1 : index + words.length;
    const said = reading.tokens[at];
    const gap = reading.tokens[isBefore ? index : at]?.gap ?? breaks.sentence;
    if (
      said?.kind !== 'number' ||
      gap > (isBefore ? breaks.clause : 1) ||
      token.kind !== 'word' ||
      reading.silent[index]
    )
      return [];
    if (!isBefore && markAt(reading, at + 1, 'unit')) return [];
    const right = said.text === number;
    return [
      {
        kind: 'place',
        verdict: right ? 'supported' : 'contradicted',
        from: Math.min(index, at),
        to: Math.max(index + words.length, at + 1),
        source: recordSource('address', address),
        expected: right ? undefined : address,
      },
    ];
  });
}

export const findPlaces: Finder = (reading, ledger) => {
  const found = judgeAddress(reading, ledger);
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
