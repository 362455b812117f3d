/** Verbs of hours that are denied: what 'does not open before six' opens at six. */
import { marksIn, type Reading } from '#claims/reading/read.ts';

/** Tokens between a denial and the verb it denies. */
const denialReach = 2;

/** 'Does not begin', 'öffnet nicht vor': the verb itself is denied, and not another one of the sentence. */
export const isDeniedVerb = (reading: Reading, verb: { from: number; to: number }, from: number): boolean =>
  marksIn(reading, verb.from - denialReach - 1, Math.min(from, verb.to + denialReach), 'denied').some(
    (denied) => denied.to <= verb.from || denied.from - verb.to <= 1,
  );

const deniedReach = 4;
const not = /^(?:not|t|doesn|don|nicht|kaum|no|pas)$/;
const wakes =
  /^(?:stirs?|wakes?|awakes?|awake|yawns?|blinks?|appears?|pours?|serves?|rührt|regt|erwacht|wacht|blinzelt|gähnt|schenkt|despierta|asoma|bosteza|éveille|réveille|bouge)$/;

/** 'The rooftop one doesn't stir before five': what sleeps before an hour is up from then on. */
export function isDeniedBefore(reading: Reading, start: number, from: number): boolean {
  const words = reading.tokens.slice(Math.max(start, from - deniedReach), from).map(({ text }) => text);
  return words.some((word) => not.test(word)) && words.some((word) => wakes.test(word));
}

const after = /^(?:after|past|beyond|nach|después|tras|après|passé)$/;
const handedOut =
  /^(?:serves?|served|serving|pours?|poured|cooks?|cooked|seats?|seated|orders?|food|drinks?|servier\p{L}*|bedien\p{L}*|ausgeschenkt|schenkt|gekocht|kocht|bestell\p{L}*|gibt|sirven?|servimos|atiende[ns]?|cocinan?|sert|servons|servi|servie?s|serve|cuisine|commande[sr]?|prend|accepte)$/u;
const none =
  /^(?:no|not|nothing|nobody|never|longer|doesn|don|t|nicht|nichts|kein(?:e[nmrs]?)?|niemand|nie|nadie|nada|ya|ni|ne|n|plus|rien|personne|aucune?)$/;

/** 'Le restaurant ne sert plus après 21 h', 'nach 23 Uhr gibt es nichts mehr': what is handed out ends at that hour. */
export function isNoneAfter(reading: Reading, [start, end]: readonly [number, number], from: number): boolean {
  const lead = reading.tokens.slice(Math.max(start, from - 2), from + 1);
  if (!lead.some(({ text }) => after.test(text))) return false;
  const words = reading.tokens.slice(start, end).map(({ text }) => text);
  return words.some((word) => none.test(word)) && words.some((word) => handedOut.test(word));
}
