/** Whose months a sentence tells: the house's, or those of a thing that a fact gives months of. */
import { isSameThing, type Season, seasonsOf } from '#claims/kinds/seasons-known.ts';
import { type Ledger, sortOfId } from '#claims/ledger/ledger.ts';
import { isOfLandmark } from '#claims/reading/landmarks.ts';
import { clauseOf, idsOf, type MarkPlace, marksIn, mentionsBeside, type Reading } from '#claims/reading/read.ts';
import { breaks } from '#claims/reading/tokens.ts';
import type { SeasonWord } from '#lexicon/seasons.ts';

const verbs: ReadonlySet<string> = new Set<SeasonWord>(['begins', 'begin', 'ends', 'end', 'isOpen', 'isClosed']);

/** True for words that open and close, by the ids of their marks. */
export const isVerbOfSeason = (id: string): boolean => verbs.has(id);

type Subject = { of: string | null; part: string };

/** Tokens between 'we' and what we do. */
const weReach = 6;
const ownArticle = /^(?:the|our|this|die|unsere|unserer|der|zur|in|la|nuestra|esta|notre|cette)$/;
const owning = /^(?:of|der|des|de|del|du|d|for|für|para|pour)$/;
/** Adjectives that leave a season what it is. */
const plainWords =
  /^(?:whole|long|new|next|neue|nächste|ganze|lange|nueva|próxima|larga|nouvelle|prochaine|longue|open|opening)$/;
/** What may stand between the house and its verb. */
const seasonNames = /^(?:winter|summer)$|^(?:winter|sommer)saison$/;

/** 'The season', 'unsere Saison'; not 'the oyster season' nor 'la temporada de setas'. */
export function seasonNoun(reading: Reading, [start, end]: readonly [number, number]): Subject | null {
  for (let index = start; index < end; index++) {
    const token = reading.tokens[index];
    const compound = /^(winter|sommer)saison$/.exec(token?.text ?? '');
    const isNoun = marksIn(reading, index, index + 1, 'season').some(({ mark }) => mark.id === 'noun');
    // 'Die Radsaison', 'die Spargelsaison' is nobody's opening.
    if (!token || (!isNoun && !compound) || /.saison$/.test(compound ? '' : token.text)) continue;
    let before = index - 1;
    let part = compound?.[1] ?? '';
    while (
      plainWords.test(reading.tokens[before]?.text ?? '') ||
      seasonNames.test(reading.tokens[before]?.text ?? '')
    ) {
      if (seasonNames.test(reading.tokens[before]?.text ?? '')) part = reading.tokens[before]?.text ?? '';
      before--;
    }
    const behind = reading.tokens[index + 1];
    const qualifier = owning.test(behind?.text ?? '') ? (reading.tokens[index + 2]?.text ?? '') : '';
    const named = /^(?:winter|summer|invierno|verano|hiver|été|estival|estivale|hivernale|invernal)$/.exec(
      qualifier || (behind?.text ?? ''),
    );
    if (named) part = named[0];
    else if (qualifier && behind?.gap === breaks.space && !isOpeningOf(reading, index + 1)) continue;
    if (before >= start && !ownArticle.test(reading.tokens[before]?.text ?? '')) continue;
    return { of: null, part };
  }
  return null;
}

/** 'La temporada va de abril a octubre', 'la saison d’avril à octobre': a month behind the preposition. */
const isOpeningOf = (reading: Reading, index: number) =>
  marksIn(reading, index, index + 4, 'month').length > 0 ||
  mentionsBeside(reading, index).some(
    (one) => one.from > index && one.from <= index + 2 && idsOf(one, 'house').length > 0,
  );

const isWe = (reading: Reading, verb: MarkPlace, [start, end]: readonly [number, number]): boolean => {
  const word = reading.tokens[verb.from]?.text ?? '';
  const before = reading.tokens[verb.from - 1]?.text ?? '';
  if (reading.language === 'es' && (/mos$/.test(word) || /mos$/.test(before))) return true;
  if (reading.language === 'fr' && /ons$/.test(word)) return true;
  const near = marksIn(reading, Math.max(start, verb.from - weReach), Math.min(end, verb.to + weReach), 'season');
  return near.some(({ mark }) => mark.id === 'we' || mark.id === 'doors');
};

/** 'An Weihnachten geöffnet': a time, and nobody. */
const feasts =
  /^(?:auch|sogar|selbst|noch|schon|nur|christmas|weihnachten|heiligabend|silvester|neujahr|ostern|pfingsten|easter|winter|sommer)$/;

const byItself = /^(?:begins|ends)$/;

/** 'Open from May', 'von Mai bis Oktober geöffnet': nobody is named at all. */
function isBare(reading: Reading, verb: MarkPlace, [start, end]: readonly [number, number]): boolean {
  if (byItself.test(verb.mark.id)) return false;
  const others = reading.tokens.slice(start, verb.from).filter(({ kind, text, capital }, at) => {
    const index = start + at;
    if (kind !== 'word' || reading.grammar.prepositions.has(text) || feasts.test(text)) return false;
    if (['month', 'season', 'range', 'joint', 'inMonth'].some((type) => hasMark(reading, index, type))) return false;
    return reading.language === 'de' ? capital : true;
  });
  return others.length === 0 && end > start;
}

const hasMark = (reading: Reading, index: number, type: string) =>
  reading.beginning[index]?.some(({ mark }) => mark.type === type) ||
  reading.beginning[index - 1]?.some(({ mark, to }) => mark.type === type && to > index);

const determiner =
  /^(?:the|our|its|an?|some|first|die|der|das|den|eine?n?|unsere?n?|el|la|los|las|una?|nuestr[oa]s?|le|les|l|une?|notre|nos)$/;

const isDay = (reading: Reading, index: number): boolean =>
  reading.tokens[index]?.kind !== 'word' || marksIn(reading, index, index + 2, 'month').length > 0;

/** 'Im Mai öffnen wir den ersten Wein': something else is opened than the house. */
function opensSomething(reading: Reading, verb: MarkPlace, end: number): boolean {
  const isState = verb.mark.id === 'isOpen' && reading.tokens[verb.from]?.text !== 'open';
  if (isState || verb.mark.id === 'isClosed') return false;
  let at = verb.to;
  while (at < end && marksIn(reading, at, at + 1, 'season').some(({ mark }) => mark.id === 'we')) at++;
  if (at >= end || !determiner.test(reading.tokens[at]?.text ?? '') || isDay(reading, at + 1)) return false;
  const noun = Math.min(end, at + 3);
  const isDoor = marksIn(reading, at, noun, 'season').some(({ mark }) =>
    ['doors', 'noun', 'late', 'early', 'first', 'last'].includes(mark.id),
  );
  return (
    !isDoor &&
    !mentionsBeside(reading, at).some((one) => one.from >= at && one.from < noun && idsOf(one, 'house').length > 0)
  );
}

const accompanying = /^(?:with|mit|con|avec)$/;

/** True behind the verb and a 'with', an article or two between. */
const isWith = (reading: Reading, from: number, verb: number): boolean =>
  from > verb && reading.tokens.slice(Math.max(verb, from - 3), from).some(({ text }) => accompanying.test(text));

const rests =
  /^(?:break|closure|closing|rest|shutdown|holidays?|betriebs\p{L}+|jahresurlaub|winter(?:pause|ruhe|schlaf)|cierre|descanso|vacaciones|parón|pausa|fermeture|congés|pause|trêve|repos)$/u;

/** 'Our annual break', 'Betriebsferien', 'fermeture annuelle': a house has one, and nothing else. */
const isRestByName = (reading: Reading, { mark, from, to }: MarkPlace): boolean =>
  mark.id === 'isClosed' && reading.tokens.slice(from, to).some(({ text }) => rests.test(text));

/** The subject of a verb of opening; undefined where it is somebody else's or nobody knows whose. */
export function subjectOfSeason(
  reading: Reading,
  ledger: Ledger,
  verb: MarkPlace,
  clause: readonly [number, number],
): Subject | undefined {
  const [start, end] = clause;
  const here = mentionsBeside(reading, verb.from).filter((one) => one.from >= start && one.to <= end);
  if (opensSomething(reading, verb, end)) return undefined;
  if (here.some(({ subjects }) => subjects.some(({ type }) => type === 'event' || type === 'venue'))) return undefined;
  if (marksIn(reading, start, end, 'others').length > 0) return undefined;
  const things = here.flatMap((one) => idsOf(one, 'amenity'));
  const seasonal = seasonsOf(ledger).filter(({ of }) => of !== null);
  const own =
    seasonal.find(({ of }) => of && things.includes(of)) ??
    // The indoor pool is not meant by what a fact says of the outdoor one.
    seasonal.find(({ of }) => of && things.some((id) => isSameThing(ledger, of, id)));
  if (own) return { of: own.of, part: '' };
  const told = here.filter((one) => idsOf(one, 'amenity').some((id) => !/^breakfast/.test(id)));
  // 'Abrimos en enero con la chimenea encendida': what we open with is not what opens.
  const beside = isWe(reading, verb, clause) && told.every((one) => isWith(reading, one.from, verb.to));
  if (told.length > 0 && !beside) return undefined;
  if (isRestByName(reading, verb)) return { of: null, part: '' };
  const noun = seasonNoun(reading, clause);
  if (noun) return noun;
  const [before] = here
    .filter((one) => idsOf(one, 'house').length > 0)
    .sort((a, b) => Math.abs(a.from - verb.from) - Math.abs(b.from - verb.from));
  const houseNear = before !== undefined && Math.abs(before.from - verb.from) <= weReach + 1;
  const isOurs = isWe(reading, verb, clause) && !/^(?:begins|ends)$/.test(verb.mark.id);
  if (isOfLandmark(reading, ledger, verb.from) && !isOurs) return undefined;
  const doors = marksIn(reading, ...clauseOf(reading, verb.from), 'season').some(({ mark }) => mark.id === 'doors');
  const ownWalls = marksIn(reading, start, end, 'landmark').some(
    (one) => ledger.ownLandmarks.has(one.mark.id) && Math.abs(one.from - verb.from) <= weReach,
  );
  if (houseNear || isOurs || doors || ownWalls) return { of: null, part: '' };
  if (!isBare(reading, verb, clause)) return undefined;
  return { of: thingBefore(reading, seasonal, start), part: '' };
}

/** 'Swim in the outdoor pool, open from April to October': what stands before the comma, where it has months of its own. */
function thingBefore(reading: Reading, seasonal: readonly Season[], start: number): string | null {
  if (reading.tokens[start]?.gap !== breaks.comma || reading.sentence[start - 1] !== reading.sentence[start])
    return null;
  const [from, to] = clauseOf(reading, start - 1);
  const before = mentionsBeside(reading, start).filter((one) => one.from >= from && one.to <= to);
  if (before.some((one) => idsOf(one, 'house').length > 0)) return null;
  const things = before.flatMap((one) => idsOf(one, 'amenity'));
  return seasonal.find(({ of }) => of && things.some((id) => sortOfId(id) === sortOfId(of)))?.of ?? null;
}
