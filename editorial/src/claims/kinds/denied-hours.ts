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
