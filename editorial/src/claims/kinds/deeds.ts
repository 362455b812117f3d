/**
 * Verbs that name a thing by what is done with it: 'park without paying a cent', 'Hausgäste spielen bei uns kostenlos Golf'.
 * A verb that may mean something else, is said of others or hangs on a condition names nothing.
 */
import type { ClaimSource } from '@foyer/contract/claims';
import { type Ledger, sortOfId } from '#claims/ledger/ledger.ts';
import { agesOf } from '#claims/reading/ages.ts';
import { clauseOf, idsOf, marksIn, mentionsBeside, type Reading, sentenceOf } from '#claims/reading/read.ts';
import { deedFacts, deeds } from '#lexicon/deeds.ts';

/** Those who park in English, where 'the park' is one of trees. */
const parking =
  /^(?:you|we|they|guests?|everyone|everybody|drivers?|cars?|to|can|may|could|and|then|please|simply|just|always)$/;
/** Things that are charged with power, where who 'lädt' may invite as well. */
const charged = /(?:auto|autos|wagen|wagens|fahrzeug|stromer|batterie|akku|tesla|ladestation|ladesäule|wallbox|strom)$/;
/** 'Golf' by itself is a word of many sentences. */
const playing = /^(?:play|spiel|jueg|jug|jou)/;
const airport = /airport|flughafen|aeropuerto|aéroport|terminal/;
const conditions =
  /^(?:if|unless|when|until|wenn|falls|sofern|bis|sobald|si|cuando|hasta|quand|lorsque|jusque|first|erste[nr]?|ersten|primer[oa]?s?|premi[eè]re?s?|only|nur|solo|sólo|seulement|uniquement|half|halbe?|sunday|sundays)$/;

/** German writes its verbs small: 'im Laden' is a shop. */
const verbs: ReadonlySet<string> = new Set(['parking', 'ev_charging', 'sauna', 'gym', 'breakfast', 'bicycle', 'wifi']);

const isNoun = ({ tokens, language, clause }: Reading, from: number): boolean =>
  language === 'de' && tokens[from]?.capital === true && clause[from - 1] === clause[from];

/** True where the words of a deed are no other's and tell of the thing. */
export function isDeed(reading: Reading, { id, from, to }: { id: string; from: number; to: number }): boolean {
  const { tokens, language } = reading;
  const [start, end] = clauseOf(reading, from);
  const words = tokens.slice(start, end).map(({ text }) => text);
  const before = tokens[from - 1]?.text ?? '';
  if (verbs.has(id) && to - from === 1 && isNoun(reading, from)) return false;
  if (id === 'parking' && language === 'en' && to - from === 1 && from > start && !parking.test(before)) return false;
  if (id === 'ev_charging' && language === 'de' && !words.some((word) => charged.test(word))) return false;
  if (id === 'golf' && tokens[from]?.text === 'golf' && !words.some((word) => playing.test(word))) return false;
  if (id === 'airport_shuttle' && !words.some((word) => airport.test(word))) return false;
  const isConditional = tokens.slice(...sentenceOf(reading, from)).some(({ text }) => conditions.test(text));
  if (isConditional || agesOf(reading).some((age) => age.from >= start && age.from < end)) return false;
  if (marksIn(reading, start, end, 'elsewhere').length > 0) return false;
  // 'The sauna is fifteen euros; the farmer sweats for free': the noun beside it has the price.
  const [first, last] = sentenceOf(reading, from);
  const isNamed = mentionsBeside(reading, from).some(
    (one) =>
      one.from >= first &&
      one.to <= last &&
      (one.from < start || one.from >= end) &&
      idsOf(one, 'amenity', 'thing').some((name) => sortOfId(name) === sortOfId(id)),
  );
  if (isNamed) return false;
  const isAway = id !== 'airport_shuttle' && id !== 'public_transport';
  return !(
    isAway &&
    mentionsBeside(reading, from).some(
      (one) => one.from >= start && one.to <= end && idsOf(one, 'place', 'town').length > 0,
    )
  );
}

/** What prices and amenities tell of the things of deeds, each as often as a source names it. */
export function knownOfDeeds({ prices, amenities }: Ledger): { id: string; free: boolean; source: ClaimSource }[] {
  return Object.keys(deeds).flatMap((id) => {
    const names = new Set([id, ...(deedFacts[id] ?? [])]);
    const isOf = (name: string) => names.has(name) || sortOfId(name) === sortOfId(id);
    const paid = [...prices].flatMap(([name, { value, source }]) =>
      isOf(name) ? [{ id, free: value.amount === 0, source }] : [],
    );
    const listed = [...amenities].flatMap(([name, { value, source }]) =>
      isOf(name) && value.free !== null ? [{ id, free: value.free, source }] : [],
    );
    return [...paid, ...listed];
  });
}
