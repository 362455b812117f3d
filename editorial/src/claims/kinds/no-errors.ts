/** Findings that a second look takes back: what the words beside them say is of something else, or of nothing at all. */

import type { Finding } from '#claims/finding.ts';
import { isOnlyAskedFor } from '#claims/kinds/asked-only.ts';
import { isDoneInJest, isOfFeet, isOfWeather } from '#claims/kinds/people-and-weather.ts';
import { isYear } from '#claims/kinds/years-of-facts.ts';
import type { Ledger } from '#claims/ledger/ledger.ts';
import { agesOf } from '#claims/reading/ages.ts';
import { isMoney, quantitiesBeside } from '#claims/reading/quantities.ts';
import { isAnswered } from '#claims/reading/questions.ts';
import {
  clauseOf,
  idsOf,
  type Mention,
  marksIn,
  mentionsBeside,
  type Reading,
  sentenceOf,
} from '#claims/reading/read.ts';
import { breaks } from '#claims/reading/tokens.ts';

type Look = (finding: Finding, reading: Reading, ledger: Ledger) => boolean;

const forbidden =
  /^(?:forbidden|barred|closed|taboo|off|interdite?s?|défendue?s?|fermée?s?|proscrite?s?|verboten|verschlossen|versperrt|untersagt|tabu|verwehrt|prohibid[oa]s?|vedad[oa]s?|vetad[oa]s?|cerrad[oa]s?)$/;
const animals: ReadonlySet<string> = new Set(['pets', 'pet_friendly']);
const isOfAnimals = (one: Mention): boolean => idsOf(one, 'thing', 'amenity').some((id) => animals.has(id));
const isRoom = (one: Mention): boolean => idsOf(one, 'amenity').length > 0 && !isOfAnimals(one);
const guestsKept: ReadonlySet<string> = new Set(['pet_friendly', 'smoking_rooms', 'adults_only', 'non_smoking']);

/** 'Le restaurant lui est interdit': who may not go in says nothing against the room. */
const isForbiddenRoom: Look = ({ kind, verdict, source, from, to }, reading) => {
  if (kind !== 'amenity' || verdict !== 'contradicted' || guestsKept.has(source?.item ?? '')) return false;
  const mention = mentionsBeside(reading, from).find((one) => one.from >= from && one.from < to);
  if (!mention || idsOf(mention, 'amenity').some((id) => guestsKept.has(id))) return false;
  // 'Les chiens sont interdits', with no room beside them.
  const [first, end] = clauseOf(reading, from);
  const here = mentionsBeside(reading, from).filter((one) => one.from >= first && one.to <= end);
  if (source?.name === 'policy:pets' && !here.some(isRoom)) return false;
  const isForbidden = reading.tokens.slice(...clauseOf(reading, from)).some(({ text }) => forbidden.test(text));
  const [start] = sentenceOf(reading, from);
  const ofAnimals = (at: number) => mentionsBeside(reading, at).some(isOfAnimals);
  return isForbidden && (ofAnimals(from) || (start > 0 && ofAnimals(start - 1)));
};

const goingRound =
  /^(?:detours?|round|around|past|avoiding|dodging|umweg\p{L}*|herum|rundherum|vorbei|rodeo|rodear|rodeando|esquivar|desvío|détours?|contourner|éviter|enjamber|crochet)$/u;

/** 'The beach is 120 metres away, and that includes going round the dog': what a way includes costs nothing. */
const isPartOfWay: Look = ({ kind, source, from }, reading) => {
  if (kind !== 'price' || !/^(?:price:(?:dogs?|pets?|cats?|children|child)|policy:)/.test(source?.name ?? ''))
    return false;
  const beside = quantitiesBeside(reading, from);
  const isOfWay =
    beside.some(({ unit }) => /^(?:m|km|mi|ft|min)$/.test(unit)) && !beside.some(({ unit }) => isMoney(unit));
  return isOfWay && reading.tokens.slice(...sentenceOf(reading, from)).some(({ text }) => goingRound.test(text));
};

const ifSo = /^(?:if|should|when|wenn|falls|sollte|bläst|weht|trägt|nimmt|reißt|entführt|si|cuando|quand)$/;
const taken =
  /^(?:wind|breeze|gust|gale|storm|tide|current|waves?|bottle|balloon|seagulls?|gulls?|\p{L}*wind|brise|böe|sturm|strömung|flut|welle\p{L}*|\p{L}*post|ballon|möwen?|viento|brisa|ráfaga|marea|corriente|ola|botella|globo|gaviotas?|vent|bourrasque|rafale|marée|courant|vague|bouteille|mouettes?|goélands?)$/u;

/** 'If the wind takes your hat, it will be in Holland by Tuesday': a land that something is blown to. */
const isBlownTo: Look = ({ kind, verdict, from }, reading) => {
  if (kind !== 'place' || verdict !== 'contradicted') return false;
  const [start, end] = sentenceOf(reading, from);
  const words = reading.tokens.slice(start, end).map(({ text }) => text);
  return words.some((word) => ifSo.test(word)) && words.some((word) => taken.test(word));
};

/** 'Le Waldspa-Preis 2024 trône au bar': a year that stands apart from the noun counts nothing. */
const isYearApart: Look = ({ kind, from, to }, reading) => {
  const { kind: sort, text = '', value = null, gap = 0 } = reading.tokens[from] ?? {};
  if (kind !== 'count' || sort !== 'number' || !isYear(text) || value === null || gap > breaks.space) return false;
  const named = mentionsBeside(reading, from).some(
    (one) =>
      one.to === from &&
      one.subjects.some(({ type }) => type === 'award' || type === 'event' || type === 'certificate'),
  );
  return named && !mentionsBeside(reading, from).some((one) => one.from === from + 1 && one.to <= to);
};

/** 'Twenty-five brasseries' beside a beer festival: what the event counts is not ours. */
const isCountedAtEvent: Look = ({ kind, verdict, from, to }, reading, { stated }) => {
  if (kind !== 'amenity' || verdict === 'supported') return false;
  const mention = mentionsBeside(reading, from).find((one) => one.from >= from && one.from < to);
  const number = mention ? reading.tokens[mention.from - 1] : undefined;
  if (number?.kind !== 'number' || number.article || (number.value ?? 0) < 2) return false;
  const isBeside = mentionsBeside(reading, from).some(({ subjects }) => subjects.some(({ type }) => type === 'event'));
  return (
    isBeside &&
    stated.some(({ name, reading: { tokens } }) => name === 'event' && tokens.some((one) => one.value === number.value))
  );
};

const same = /^(?:same|même|gleichen?|selben?|dieselben?|derselben?|dasselbe|misma|mismo)$/;

/** 'Toujours la même cafetière': what is told to be as ever is a joke, and no offer. */
const isAsEver: Look = ({ kind, verdict, from }, reading) =>
  kind === 'amenity' && verdict === 'unsupported' && same.test(reading.tokens[from - 1]?.text ?? '');

const toUs = /^(?:uns|ihnen|dir|euch|fuß|gast|besuch|hause|zweit|dritt|viert|mir|ihr|ihm|beginn|ende|jeder|jedem)$/;

/** 'Wer im November zu uns kommt': the German 'zu' that leads to somebody shuts nothing. */
const isTowards: Look = ({ kind, verdict, from }, reading) => {
  if (reading.language !== 'de' || kind !== 'date' || verdict !== 'contradicted') return false;
  const clause = clauseOf(reading, from);
  const shut = marksIn(reading, ...clause, 'season').filter(({ mark }) => /^(?:isClosed|ends?)$/.test(mark.id));
  return (
    shut.length > 0 &&
    shut.every((one) => reading.tokens[one.from]?.text === 'zu' && toUs.test(reading.tokens[one.to]?.text ?? ''))
  );
};

/** 'Le chauffage vient d'énergies renouvelables': where the warmth comes from is claimed, and not that there is any. */
const isWarmthOfPower: Look = ({ kind, verdict, from, to }, reading) => {
  const heating = mentionsBeside(reading, from).some(
    (one) => one.from >= from && one.to <= to && idsOf(one, 'amenity').includes('heating'),
  );
  return (
    kind === 'amenity' &&
    verdict === 'unsupported' &&
    heating &&
    marksIn(reading, ...clauseOf(reading, from), 'green').length > 0
  );
};

/** 'La visite à pied part à 10 h': a clock hour is no way; 'à 2 h de Paris' is one. */
const isClockHour: Look = ({ kind, from }, reading) => {
  const [number, unit, next] = reading.tokens.slice(from, from + 3);
  return (
    kind === 'distance' &&
    reading.language === 'fr' &&
    number?.spelled === false &&
    unit?.text === 'h' &&
    /^(?:à|dès|vers)$/.test(reading.tokens[from - 1]?.text ?? '') &&
    !/^(?:d|de|du|des|en|à)$/.test(next?.text ?? '')
  );
};

const refusing =
  /^(?:no|not|sorry|regret\p{L}*|unfortunately|alas|nein|nicht|leider|kein\p{L}*|bedauer\p{L}*|lo|lamentamos|non|pas|hélas|désolée?s?|malheureusement)$/u;

/** 'May our dog come into the restaurant? Sorry, no': neither the dog nor the restaurant is denied, but the one in the other. */
const isRoomAskedFor: Look = ({ kind, verdict, from }, reading) => {
  if (kind !== 'amenity' || verdict !== 'contradicted') return false;
  const [, end] = sentenceOf(reading, from);
  if (!isAnswered(reading, end)) return false;
  const asked = mentionsBeside(reading, from).filter(({ to }) => to <= end);
  const isRefused = reading.tokens.slice(...clauseOf(reading, end)).some(({ text }) => refusing.test(text));
  return isRefused && asked.some(isOfAnimals) && asked.some(isRoom);
};

/** 'Au restaurant, pas de chiens', of a house whose policy keeps them out of that room. */
const isKeptFromRoom: Look = ({ kind, verdict, from, to }, reading, { stated }) => {
  if (kind !== 'amenity' || verdict !== 'contradicted') return false;
  const beside = mentionsBeside(reading, from);
  if (!beside.some((one) => one.from < to && one.to > from && isOfAnimals(one))) return false;
  const rooms = beside.filter(isRoom).flatMap((one) => idsOf(one, 'amenity'));
  const [start, end] = sentenceOf(reading, from);
  const isRefused = reading.tokens.slice(start, end).some(({ text }) => refusing.test(text));
  return (
    isRefused &&
    stated.some(
      ({ name, reading: { tokens, mentions } }) =>
        name === 'policy:pets' &&
        tokens.some(({ text }) => refusing.test(text)) &&
        mentions.some((one) => isRoom(one) && idsOf(one, 'amenity').some((id) => rooms.includes(id))),
    )
  );
};

/** 'No admitimos niños menores de ocho años': the age is held against the policy, and no children are sent away. */
const isOfLeastAge: Look = ({ kind, verdict, from, to }, reading, { stated }) =>
  kind === 'amenity' &&
  verdict === 'unsupported' &&
  agesOf(reading).some(
    (age) => age.sort === 'least' && age.from >= to && reading.clause[age.from] === reading.clause[from],
  ) &&
  stated.some((one) => agesOf(one.reading).some(({ sort }) => sort === 'least'));

const looks: readonly Look[] = [
  isOfLeastAge,
  isOnlyAskedFor,
  isForbiddenRoom,
  isRoomAskedFor,
  isKeptFromRoom,
  isPartOfWay,
  isBlownTo,
  isYearApart,
  isCountedAtEvent,
  isAsEver,
  isTowards,
  isWarmthOfPower,
  isClockHour,
  isDoneInJest,
  isOfFeet,
  isOfWeather,
];

/** True where a finding that is held against a text is no error at all. */
export const isNoError: Look = (finding, reading, ledger) => looks.some((look) => look(finding, reading, ledger));
