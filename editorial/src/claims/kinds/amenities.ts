/** What a house has and has not: pools, lifts, dogs, Wi-Fi, each with what the text says of its price. */

import type { ClaimSource } from '@foyer/contract/claims';
import type { Finder, Finding } from '#claims/finding.ts';
import { judgeApart } from '#claims/kinds/animals-apart.ts';
import { isOnlyAsked } from '#claims/kinds/asked-pets.ts';
import { isLackAtKin, isLackOfOthers, isOnlyCalledSo } from '#claims/kinds/called-things.ts';
import { isChimney } from '#claims/kinds/chimneys.ts';
import { isDrink, isOfCafe } from '#claims/kinds/coffee.ts';
import { isFigurative } from '#claims/kinds/figures-of-speech.ts';
import { isOfAge, keptForAdults } from '#claims/kinds/grown-ups.ts';
import { isKeptFromHere } from '#claims/kinds/kept-from.ts';
import { isAssisting, isRefused, isSaidAgain, isWelcomed } from '#claims/kinds/pets.ts';
import { isKeptFromRoom } from '#claims/kinds/pets-in-rooms.ts';
import { costsNothing, isFarOff, isOnTheWay, saysIncluded } from '#claims/kinds/places-on-way.ts';
import { saidOnce, type Told } from '#claims/kinds/said-twice.ts';
import { denying, feeOf, showing } from '#claims/known.ts';
import type { Ledger } from '#claims/ledger/ledger.ts';
import type { Stated } from '#claims/ledger/stated.ts';
import { isAside } from '#claims/reading/aside.ts';
import { isAnother, isYou } from '#claims/reading/called-so.ts';
import { askedFor, denialOf, saysYes } from '#claims/reading/denial.ts';
import type { Subject } from '#claims/reading/grammar.ts';
import { belongsToLandmark, isOfLandmark, isOfNature } from '#claims/reading/landmarks.ts';
import {
  isDeniedInTown,
  isDeniedOfOthers,
  isNotOffered,
  isOutdoors,
  isSupposed,
  isToldMissing,
  isWeighed,
  onRoof,
} from '#claims/reading/offering.ts';
import { quantitiesBeside } from '#claims/reading/quantities.ts';
import { isQuestion } from '#claims/reading/questions.ts';
import { clauseOf, idsOf, type Mention, marksIn, type Reading, sentenceOf, spanOf } from '#claims/reading/read.ts';
import { turnedDenial } from '#claims/turned-denials.ts';
import { ruledOutBy, townWords } from '#lexicon/concepts.ts';

/** What no house is without: its hours are a claim, its being there is none. */
const granted: ReadonlySet<string> = new Set(['reception']);
/** Dogs alone are no claim; that they may not come is. */
const guests: Subject = { type: 'amenity', ids: ['pet_friendly'] };
const freeThing: Readonly<Record<string, string>> = { free_wifi: 'wifi', free_parking: 'parking' };

/** The bicycles' garage is a garage: an amenity with more words to its name that ends in this one. */
function namedLike(
  reading: Reading,
  ledger: Ledger,
  { from, to }: Mention,
  ids: readonly string[],
): ClaimSource | undefined {
  // `hours:guest_kitchen` tells of a kitchen.
  for (const facts of [ledger.hours, ledger.prices, ledger.sizes])
    for (const [name, { source }] of facts) if (ids.some((id) => name.endsWith(`_${id}`))) return source;
  if (to - from > 1) return undefined;
  const names = [reading.tokens[from]?.text ?? '', ...ids];
  return [...ledger.amenities].find(([id]) => names.some((name) => id.endsWith(`_${name}`)))?.[1].source;
}

/** A hall that a fact calls a function room: whatever the fact's name has words for is there. */
const factNamed = (ledger: Ledger, mention: Mention): ClaimSource | undefined =>
  idsOf(mention, 'thing').flatMap(
    (id) => ledger.sizes.get(id)?.source ?? ledger.prices.get(id)?.source ?? ledger.hours.get(id)?.source ?? [],
  )[0];

/** True where a common word is most likely about the town: 'the bars of the old town'. */
function isAboutTown(reading: Reading, mention: Mention, ids: readonly string[]): boolean {
  if (!ids.every((id) => townWords.has(id))) return false;
  const [from, to] = clauseOf(reading, mention.from);
  if (marksIn(reading, from, to, 'own').length > 0) return false;
  // 'Abends knistert im Kamin das Holz, draußen die Brandung': a later clause tells of something else.
  const [start] = sentenceOf(reading, mention.from);
  if (marksIn(reading, start, to, 'elsewhere').length > 0) return true;
  const last = reading.tokens[mention.to - 1]?.text ?? '';
  return mention.to - mention.from === 1 && /(?:s|x|gärten|terrassen|bibliotheken)$/.test(last);
}

const mountainLift = /ski|lift|cable_car|gondola|funicular|piste|slope/;
/** 'The first lift of the morning', 'der letzte Lift fährt um vier': what is said of a lift up the mountain. */
const riding =
  /^(?:first|last|runs?|running|ski\w*|slopes?|piste\w*|mountain|summit|erste[nr]?|letzte[nr]?|fährt|fahren|läuft|laufen|gipfel|berg|primer|último|funciona|cima|monte|montaña|premier|dernier|tourne|sommet)$/;

/** 'The lifts open for the winter' on a page about skiing: lifts of the mountain, not of the house. */
function isSkiLift(reading: Reading, ledger: Ledger, mention: Mention, ids: readonly string[]): boolean {
  const { event } = ledger.sources;
  if (!ids.every((id) => id === 'elevator')) return false;
  const [from, to] = sentenceOf(reading, mention.from);
  if (marksIn(reading, from, to, 'own').length > 0) return false;
  const words = reading.tokens.slice(from, to).map(({ text }) => text);
  // Neither 'ascensor' nor 'ascenseur' goes up a mountain.
  const name = reading.tokens[mention.from]?.text ?? '';
  const either = reading.language === 'en' || (reading.language === 'de' && name.startsWith('lift'));
  if (
    either &&
    [...ledger.distances.keys()].some((id) => mountainLift.test(id)) &&
    words.some((word) => riding.test(word))
  )
    return true;
  if (!event) return false;
  const ofMountain = (text: Reading) =>
    text.mentions.some(
      (other) => idsOf(other, 'place').includes('ski_lift') || idsOf(other, 'amenity').includes('elevator'),
    );
  return (
    /\b(?:ski|snow|lifts?|schnee|nieve|neige)/i.test(`${event.title} ${event.venue.title}`) ||
    ledger.stated.some((stated) => stated.name === 'event' && ofMountain(stated.reading))
  );
}

/** 'Four nights of jazz' on a page about a festival of jazz: the event's music, and not the house's. */
function isOfProgramme(reading: Reading, ledger: Ledger, { from }: Mention, ids: readonly string[]): boolean {
  const { event } = ledger.sources;
  if (!event || marksIn(reading, ...clauseOf(reading, from), 'own').length > 0) return false;
  // 'Fado from twenty-five balconies': what the event's own text counts.
  const { value, kind } = reading.tokens[from - 1] ?? {};
  const isCounted = (told: Stated) =>
    told.name === 'event' &&
    ids.every((id) => told.subjects.has(id)) &&
    told.reading.tokens.some((token) => token.kind === 'number' && token.value === value);
  if (kind === 'number' && ledger.stated.some(isCounted)) return true;
  // 'Cine al aire libre en Annecy', of an event that its own text calls an open-air cinema.
  const isEvents = (told: Stated) => told.name === 'event' && ids.every((id) => told.subjects.has(id));
  if (ids.every((id) => townWords.has(id)) && ledger.stated.some(isEvents)) return true;
  return (
    ids.every((id) => id === 'live_music') &&
    /musi[ck]|músic|concert|konzert|concierto|jazz|rock|folk|choi?r|opera|gig|band/i.test(
      `${event.title} ${event.description}`,
    )
  );
}

/** 'Zahlen Sie bitte bar': in cash. */
const isCash = (reading: Reading, { from }: Mention): boolean =>
  reading.language === 'de' && reading.tokens[from]?.text === 'bar' && !reading.tokens[from]?.capital;

const isPlaceAway = (reading: Reading, mention: Mention) =>
  idsOf(mention, 'place').length > 0 &&
  quantitiesBeside(reading, mention.from).some(
    (quantity) =>
      (quantity.unit === 'm' || quantity.unit === 'km' || quantity.mode !== null) &&
      reading.sentence[quantity.from] === reading.sentence[mention.from],
  );

export function judge(ledger: Ledger, ids: readonly string[]): Pick<Finding, 'verdict' | 'source'> {
  const ruled = ids.flatMap((id) => ruledOutBy[id] ?? []);
  if (ruled.length > 0) {
    const against = ruled.flatMap((id) => showing(ledger, id) ?? [])[0];
    return against ? { verdict: 'contradicted', source: against } : { verdict: 'opinion' };
  }
  const sources = ids.map((id) => {
    const thing = freeThing[id];
    return thing ? (ledger.amenities.get(id)?.source ?? null) : showing(ledger, id);
  });
  const paid = ids.flatMap((id) => freeThing[id] ?? []);
  if (paid.length > 0) {
    const fee = feeOf(ledger, paid);
    if (fee?.free) return { verdict: 'supported', source: fee.source };
    if (fee) return { verdict: 'contradicted', source: fee.price?.source ?? fee.source };
    const denied = paid.map((id) => denying(ledger, id)).find((source) => source !== null);
    if (denied) return { verdict: 'contradicted', source: denied };
  }
  const missing = ids.filter((_, index) => !sources[index]);
  if (missing.length === 0) return { verdict: 'supported', source: sources[0] ?? undefined };
  for (const id of missing) {
    const denied = denying(ledger, id);
    if (denied) return { verdict: 'contradicted', source: denied };
  }
  return { verdict: 'unsupported' };
}

export function judgeDenied(ledger: Ledger, ids: readonly string[]): Pick<Finding, 'verdict' | 'source'> {
  const [ruled] = ids.flatMap((id) => ruledOutBy[id] ?? []);
  if (ruled) return judge(ledger, [ruled]);
  for (const id of ids) {
    const source = showing(ledger, id);
    const denied = denying(ledger, id);
    if (source && !denied) return { verdict: 'contradicted', source };
    if (denied) return { verdict: 'supported', source: denied };
  }
  return { verdict: 'unsupported' };
}

/** 'Pets? But of course': where the answer that says yes ends. */
function yesTo(reading: Reading, { from, to }: Mention): number | null {
  const [, end] = sentenceOf(reading, from);
  return to === end && isQuestion(reading, end) ? (saysYes(reading, end)?.to ?? null) : null;
}

/** 'The church has no lift': it is the landmark named before that goes without. */
const isLandmarks = (reading: Reading, ledger: Ledger, { from }: Mention): boolean =>
  marksIn(reading, clauseOf(reading, from)[0], from, 'landmark').length > 0 && isOfLandmark(reading, ledger, from);

/** 'Los perros no son bienvenidos': words that refuse animals by themselves, so that they are denied no second time. */
const refuses = (mention: Mention): boolean => idsOf(mention, 'amenity').includes('no_pets');

const rank = { supported: 0, opinion: 1, unsupported: 2, contradicted: 3 };

export const findAmenities: Finder = (reading, ledger) => {
  const told: Told[] = [];
  for (const mention of reading.mentions) {
    const asked = askedFor(reading, mention);
    const denial =
      asked === 'no'
        ? { from: mention.from, to: mention.to }
        : (denialOf(reading, mention) ??
          (!refuses(mention) && isRefused(reading, mention) ? { from: mention.from, to: mention.to } : null));
    const readings = mention.subjects.filter(
      ({ type, ids }) => type === 'amenity' && (!refuses(mention) || ids.includes('no_pets')),
    );
    if (readings.length === 0 && idsOf(mention, 'thing').includes('pets') && (denial || isWelcomed(reading, mention)))
      readings.push(guests);
    if (readings.length === 0 || isPlaceAway(reading, mention) || isCash(reading, mention)) continue;
    if (isAssisting(reading, mention) || isOnlyAsked(reading, mention)) continue;
    const judged = readings
      .map((subject) => ({ ...subject, ids: onRoof(reading, mention, subject.ids) }))
      .map((subject) => ({
        ids: subject.ids,
        ...(judgeApart(reading, ledger, mention, subject.ids, denial !== null) ??
          (denial ? judgeDenied(ledger, subject.ids) : judge(ledger, subject.ids))),
      }))
      .sort((a, b) => rank[a.verdict] - rank[b.verdict])[0];
    if (!judged) continue;
    if (judged.verdict === 'opinion' || (asked === 'open' && judged.verdict !== 'supported')) continue;
    const named =
      isAside(reading, mention) ||
      belongsToLandmark(
        reading,
        ledger,
        mention,
        judged.ids.every((id) => townWords.has(id)),
      );
    if (judged.verdict !== 'supported' && !denial && named) continue;
    if (denial && judged.verdict === 'unsupported' && !isToldMissing(reading, mention)) continue;
    if (judged.verdict === 'contradicted' && !denial && (isYou(reading, mention) || isAnother(reading, mention)))
      continue;
    // 'Breakfast is not included': it is there, and paid for.
    if (denial && (saysIncluded(reading, denial.to) || costsNothing(reading, mention, denial.from))) continue;
    // 'L’étang n’est pas une piscine.'
    if (denial && (isOfNature(reading, denial.from) || isOnlyCalledSo(reading, mention, judged.ids))) continue;
    if (
      denial &&
      judged.verdict !== 'supported' &&
      (isLackOfOthers(reading, denial.from) || isLackAtKin(reading, mention))
    )
      continue;
    if (denial && judged.verdict !== 'supported' && isDeniedOfOthers(reading, mention, denial.from)) continue;
    const isRefusal = denial !== null || judged.ids.includes('no_pets');
    if (denial && judged.verdict === 'contradicted' && isKeptFromHere(reading, ledger, mention)) continue;
    if (isRefusal && judged.verdict !== 'supported' && isKeptFromRoom(reading, ledger, mention)) continue;
    if (!denial && isChimney(reading, ledger, mention, judged.ids)) continue;
    if (!denial && judged.verdict !== 'supported' && isFigurative(reading, mention, judged.ids)) continue;
    if (denial && (isLandmarks(reading, ledger, mention) || isWeighed(reading, mention))) continue;
    // 'No children under eight': whom it keeps out is read with the ages.
    if (denial && judged.verdict === 'unsupported' && isOfAge(reading, mention, judged.ids)) continue;
    if (denial && isSupposed(reading, mention, denial.from)) continue;
    if (denial && isDeniedInTown(reading, mention, judged.ids, denial.from)) continue;

    if (judged.verdict === 'unsupported' && !denial && isOnlyCalledSo(reading, mention, judged.ids)) continue;
    if (!denial && isOutdoors(reading, mention, judged.ids)) continue;
    if (judged.verdict === 'unsupported' && judged.ids.every((id) => granted.has(id))) continue;
    if (judged.verdict === 'unsupported' && isOfCafe(reading, ledger, mention, judged.ids)) continue;
    if (judged.verdict === 'unsupported' && isOfProgramme(reading, ledger, mention, judged.ids)) continue;
    if (judged.verdict === 'unsupported' && !denial && isDrink(reading, mention, judged.ids)) continue;
    if (judged.verdict !== 'supported' && !denial && isSkiLift(reading, ledger, mention, judged.ids)) continue;
    if (judged.verdict === 'unsupported' && !denial && isOnTheWay(reading, ledger, mention, judged.ids)) continue;
    if (judged.verdict === 'unsupported' && !denial && isNotOffered(reading, mention, judged.ids)) continue;
    // 'Quatre mariages cet été': feasts that are counted, and no place for them.
    if (judged.ids.includes('wedding_venue') && reading.tokens[mention.from - 1]?.kind === 'number') continue;
    if (judged.verdict === 'unsupported' && isAboutTown(reading, mention, judged.ids)) continue;
    if (judged.verdict === 'unsupported' && !denial && isFarOff(reading, mention, judged.ids)) continue;
    const like =
      judged.verdict === 'unsupported' && !denial
        ? (namedLike(reading, ledger, mention, judged.ids) ??
          factNamed(ledger, mention) ??
          keptForAdults(reading, ledger, mention, judged.ids))
        : undefined;
    const from = denial?.from ?? mention.from;
    const to = denial?.to ?? yesTo(reading, mention) ?? mention.to;
    const isWronglyDenied = judged.verdict === 'contradicted' && denial !== null;
    const finding: Finding = {
      kind: 'amenity',
      verdict: like ? 'supported' : judged.verdict,
      from,
      to,
      source: like ?? judged.source,
      expected: isWronglyDenied ? turnedDenial(reading.text, spanOf(reading, from, to), reading.language) : undefined,
    };
    told.push({ finding, ids: judged.ids, isWronglyDenied });
  }
  const found = saidOnce(told, reading);
  return found.filter((one) => !isSaidAgain(reading, found, one));
};
