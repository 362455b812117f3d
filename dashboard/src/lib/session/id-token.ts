/**
 * The times of an ID token, which the login library does not look at. Only they are checked here: signature, issuer and
 * audience of what the session rests on, the access token, are the server's to check.
 */
import { clockProblem } from './sign-in-problem.ts';

/** Seconds two clocks may differ (spec 9). */
const leewaySeconds = 60;

type Times = { exp?: number; nbf?: number };

/** Throws a SignInProblem for a token that has run out or is not good yet; `now` in milliseconds. */
export function checkTimes({ exp, nbf }: Times, now = Date.now()): void {
  const seconds = now / 1000;
  if (exp !== undefined && seconds > exp + leewaySeconds) throw clockProblem;
  if (nbf !== undefined && seconds < nbf - leewaySeconds) throw clockProblem;
}
