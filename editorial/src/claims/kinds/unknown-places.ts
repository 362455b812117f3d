/**
 * Towns and venues that no list knows: a name where the house or the event is said to be is a claim, and one that no
 * source bears out. Only strong patterns count ('takes place in …', 'our hotel in …'), and German nouns are no names.
 */
import type { Finder, Finding } from '#claims/finding.ts';
import { isDwelling, isHereabouts, isOrigin } from '#claims/kinds/whereabouts.ts';
import type { Ledger } from '#claims/ledger/ledger.ts';
import { plainName } from '#claims/plain-name.ts';
import { isOfPerson, isUnreal } from '#claims/reading/aside.ts';
import { type Land, landsIn } from '#claims/reading/lands.ts';
import { questionBefore } from '#claims/reading/link.ts';
import {
  clauseOf,
  markAt,
  markBefore,
  marksIn,
  mentionsBeside,
  type Reading,
  sentenceOf,
} from '#claims/reading/read.ts';
import { breaks, tokenize } from '#claims/reading/tokens.ts';
import { isManner, voicing } from '#lexicon/manners.ts';
import { isRegion } from '#lexicon/regions.ts';

/** Tokens between the verb and the preposition. */
const reach = 10;
const shortest = 3;
/** What a German name of several words begins with. */
const titled: ReadonlySet<string> = new Set(['bad', 'sankt', 'st', 'san', 'santa', 'le', 'la', 'les', 'los', 'las']);

/** German nouns that are not names: endings of what is abstract, common or more than one. */
const germanNoun =
  /(?:ung|heit|keit|schaft|enz|ion|tät|nis|tum|ment|ik|platz|hof|haus|park|saal|zelt|(?:alt|innen|neu|vor|ober|unter)stadt|zeit|sicht|form|r|s|[^n]e|(?<!ing|haus|kirch|stett|hof|leb|heim)en|ern|eln)$/;

/** Words of everything the sources name, in lower case. */
export function knownWords({ sources: { property, facts, event } }: Ledger, reading: Reading): ReadonlySet<string> {
  const region = new Intl.DisplayNames([reading.language], { type: 'region' });
  const texts = [
    property.name,
    property.address,
    property.city,
    property.country ? (region.of(property.country) ?? '') : '',
    ...facts.flatMap((fact) => [fact.factName.replaceAll('_', ' '), fact.factValue]),
    ...(event
      ? [
          event.title,
          event.description,
          event.venue.title,
          event.venue.name,
          event.venue.address,
          event.venue.city,
          region.of(event.venue.country) ?? '',
        ]
      : []),
  ];
  return new Set(tokenize(texts.join(' . '), reading.language).map((token) => token.text));
}

const isName = (reading: Reading, index: number): boolean => {
  const token = reading.tokens[index];
  return token?.kind === 'word' && token.capital && token.text.length >= shortest && !reading.silent[index];
};

/** True where the words before a name say that the house or the event is there. */
function isSituated(reading: Reading, index: number, to: number): boolean {
  const place = markBefore(reading, index, 'placing');
  if (!place || (reading.tokens[index]?.gap ?? 0) > breaks.space) return false;
  const [sentence, last] = sentenceOf(reading, index);
  const about = mentionsBeside(reading, index).filter(
    (mention) =>
      mention.from >= sentence &&
      mention.to <= last &&
      mention.subjects.some(({ type }) => type === 'house' || type === 'event' || type === 'venue'),
  );
  if (about.some((mention) => mention.to === place.from && place.mark.type === 'placing' && isIn(reading, place.from)))
    return true;
  // 'Where is the hotel? In Espoo.'
  const asked = questionBefore(reading, index);
  if (asked && isIn(reading, place.from) && isWhere(reading, asked)) return true;
  const [start] = clauseOf(reading, index);
  const verb = marksIn(reading, start, index, 'situating').find(
    (mark) => mark.to <= index && index - mark.to <= reach && (mark.to === index || isIn(reading, place.from)),
  );
  if (!verb) return false;
  // 'findet … in … statt' speaks of an event by itself; without its second half the verb says something else.
  const halved = /^finden?$|^findet$/.test(reading.tokens[verb.from]?.text ?? '');
  return halved ? reading.tokens[to]?.text === 'statt' : about.length > 0;
}

/** True where a question asks where the house is. */
const isWhere = (reading: Reading, [from, to]: readonly [number, number]): boolean =>
  /^(?:where|wo|dónde|où)$/.test(reading.tokens[from]?.text ?? '') &&
  reading.mentions.some(
    (mention) => mention.from >= from && mention.to <= to && mention.subjects.some(({ type }) => type === 'house'),
  );

/** 'in the heart of …', 'welcome to …': what follows is a place, whoever is said to be there. */
const isAnchored = (reading: Reading, index: number) =>
  reading.tokens[index]?.gap === breaks.space && markBefore(reading, index, 'anchoring') !== null;

/** 'to' and 'a' place only with their verb. */
const isIn = (reading: Reading, index: number) => /^(?:in|at|en|à)$/.test(reading.tokens[index]?.text ?? '');

/** Tokens between a denial and the name it denies. */
const deniedReach = 3;

/** 'Wake up in …', 'the vines of …' where a sentence speaks of here; German nouns look like names, so not there. */
function isDweltAt(reading: Reading, index: number): boolean {
  if (reading.language === 'de' || reading.tokens[index]?.gap !== breaks.space || isOrigin(reading, index))
    return false;
  // 'Las campanas de San Nicolás' are a church's.
  if (/^(?:san|santa|santo|saint|sainte|st)$/.test(reading.tokens[index]?.text ?? '')) return false;
  // 'Aquí no hay Costa del Sol': the name of what is not here.
  const near = Math.max(clauseOf(reading, index)[0], index - 2 * deniedReach);
  const denied = marksIn(reading, near, index, 'denied');
  if (denied.some(({ to }) => to <= index && index - to <= deniedReach)) return false;
  const place = { subjects: [], from: index, to: index + 1 };
  if (isOfPerson(reading, place) || isUnreal(reading, place)) return false;
  return isHereabouts(reading, index) || (isIn(reading, index - 1) && isDwelling(reading, index));
}

/** 'Dream in Latin', 'bells that ring in D minor': how, and not where. */
const isTold = (reading: Reading, index: number): boolean =>
  isManner(reading.tokens[index]?.text ?? '') ||
  (isIn(reading, index - 1) && voicing.test(reading.tokens[index - 2]?.text ?? ''));

/** 'In Egyptian cotton': where a noun follows, English has an adjective and no place. */
function isWhole(reading: Reading, to: number): boolean {
  const next = reading.tokens[to];
  if (reading.language !== 'en' || next?.kind !== 'word' || next.gap > breaks.space) return true;
  return (
    reading.grammar.prepositions.has(next.text) ||
    /^(?:and|or|that|where|when|which|who|is|has|for|after|until|will|you|we|i|s)$/.test(next.text)
  );
}

/** Letters by which a town's name begins in every language. */
const shared = 3;

/** 'Soleura': the name another language has for Solothurn begins like it, as nearly all of them do. */
const isHomeAbroad = ([first = '']: readonly string[], { sources: { property, event } }: Ledger): boolean =>
  [property.city, event?.venue.city ?? ''].some(
    (city) =>
      city !== '' && !titled.has(first) && plainName(city).slice(0, shared) === plainName(first).slice(0, shared),
  );

export const findUnknownPlaces: Finder = (reading, ledger) => {
  const found: Finding[] = [];
  let known: ReadonlySet<string> | null = null;
  let lands: readonly Land[] | null = null;
  for (let index = 1; index < reading.tokens.length; index++) {
    if (!isName(reading, index)) continue;
    // 'Ein Stück Himmel': of a German noun no more than of a name.
    const isPiece = reading.tokens[index - 1]?.text === 'stück';
    const anchored = !isPiece && isAnchored(reading, index);
    const near = !anchored && isDweltAt(reading, index);
    if (!anchored && !near && !markBefore(reading, index, 'placing')) continue;
    let to = index + 1;
    while (isName(reading, to) && reading.tokens[to]?.gap === breaks.space) to++;
    const words = reading.tokens.slice(index, to).map(({ text }) => text);
    const [last = ''] = words.slice(-1);
    if (reading.language === 'de' && (germanNoun.test(last) || (to - index > 1 && !titled.has(words[0] ?? ''))))
      continue;
    if (words.some(isRegion)) continue;
    // 'C’est Marta qui les loue': who does something is no place.
    if (/^(?:qui|who)$/.test(reading.tokens[to]?.text ?? '') && reading.tokens[to]?.gap === breaks.space) continue;
    if (reading.tokens[to]?.kind === 'number' && reading.tokens[to]?.gap === breaks.space) continue;
    if (isTold(reading, index)) continue;
    if (markAt(reading, index, 'noPlace') || markAt(reading, index, 'month') || markAt(reading, index, 'weekday'))
      continue;
    const isKnownWord = mentionsBeside(reading, index).some(
      (mention) => mention.from < to && mention.to > index && !mention.subjects.every(({ type }) => type === 'event'),
    );
    if (isKnownWord) continue;
    if (!anchored && !isSituated(reading, index, to) && !(near && isWhole(reading, to))) continue;
    lands ??= landsIn(reading);
    // 'La mer Égée s'étale': a water the program knows the place of is judged by that.
    if (lands.some(({ extent, ...land }) => extent.water && land.from < to && land.to > index)) continue;
    known ??= knownWords(ledger, reading);
    if (words.some((word) => known?.has(word) && !titled.has(word))) continue;
    if (isHomeAbroad(words, ledger)) continue;
    found.push({ kind: 'place', verdict: 'unsupported', from: index, to });
  }
  return found;
};
