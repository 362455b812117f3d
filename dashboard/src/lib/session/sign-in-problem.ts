/**
 * What can go wrong at sign-in, in the codes of spec 8, each with a sentence and a next step. The login library and
 * the provider speak in other words; they are put into ours here and nowhere else.
 */
import { ApiError } from '#lib/api/api-error.ts';

export type SignInCode =
  | 'login_required'
  | 'timeout'
  | 'cancelled'
  | 'state_mismatch'
  | 'missing_transaction'
  | 'missing_refresh_token'
  | 'unknown';

export type SignInProblem = { code: SignInCode; message: string; nextStep: string };

const sentences: Record<Exclude<SignInCode, 'unknown'>, Omit<SignInProblem, 'code'>> = {
  login_required: { message: 'Your sign-in has ended.', nextStep: 'Sign in again to go on where you were.' },
  timeout: {
    message: 'The sign-in service did not answer in time.',
    nextStep: 'Check your connection, then sign in again.',
  },
  cancelled: { message: 'Sign-in was cancelled.', nextStep: 'Nothing has changed. Sign in whenever you are ready.' },
  state_mismatch: {
    message: 'The answer of the sign-in service does not belong to this sign-in.',
    nextStep: 'Close other sign-in windows and start again from here.',
  },
  missing_transaction: {
    message: 'This browser does not remember starting this sign-in.',
    nextStep: 'Sign in again, and do not use an old link or the back button on the way.',
  },
  missing_refresh_token: {
    message: 'Your sign-in could not be renewed on its own.',
    nextStep: 'Sign in again to go on where you were.',
  },
};

export const signInProblem = (code: Exclude<SignInCode, 'unknown'>): SignInProblem => ({ code, ...sentences[code] });

const codesOfProvider: Record<string, Exclude<SignInCode, 'unknown'>> = {
  login_required: 'login_required',
  interaction_required: 'login_required',
  consent_required: 'login_required',
  account_selection_required: 'login_required',
  invalid_grant: 'login_required',
  access_denied: 'cancelled',
};

const codesOfLibrary: [RegExp, Exclude<SignInCode, 'unknown'>][] = [
  [/no matching state|no state in response/i, 'missing_transaction'],
  [/state does not match|nonce in id_token|mismatch on settings/i, 'state_mismatch'],
  [/timed? ?out|timeout/i, 'timeout'],
  [/popup closed|redirect aborted|cancel/i, 'cancelled'],
  [/refresh_token is required/i, 'missing_refresh_token'],
];

/** What `fetch` throws when no answer came. */
const unreachable: SignInProblem = {
  code: 'unknown',
  message: 'The sign-in service could not be reached.',
  nextStep: 'Check your connection, then sign in again.',
};

/** The provider's answer is outside its time by the clock of this computer. */
export const clockProblem: SignInProblem = {
  code: 'unknown',
  message: 'By the clock of this computer, the answer of the sign-in service is not valid now.',
  nextStep: 'Set the clock of this computer, then sign in again.',
};

/** Refusals of our own server that no token changes, by their code. */
const refusals: Record<string, SignInProblem> = {
  'session-ended': {
    code: 'login_required',
    message: 'You were signed out here from another browser.',
    nextStep: 'Sign in again to go on where you were.',
  },
  'not-invited': {
    code: 'unknown',
    message: 'This account has no access here.',
    nextStep: 'Ask for an invitation, or sign in with another account.',
  },
};

/** What it means that the server begins no session; null for a failure that may pass. */
export const refusalOf = (cause: unknown): SignInProblem | null =>
  (cause instanceof ApiError && refusals[cause.code]) || null;

export const isProblem = (cause: unknown): cause is SignInProblem =>
  typeof cause === 'object' && cause !== null && 'nextStep' in cause;

/** The problem that anything thrown during sign-in stands for. */
export function problemOf(cause: unknown): SignInProblem {
  if (isProblem(cause)) return cause;
  const { error, error_description, message, name } = (cause ?? {}) as Record<string, unknown>;
  const known = typeof error === 'string' ? codesOfProvider[error] : undefined;
  if (known) return signInProblem(known);
  const text = [name, message].filter((part) => typeof part === 'string').join(' ');
  const match = codesOfLibrary.find(([pattern]) => pattern.test(text));
  if (match) return signInProblem(match[1]);
  if (cause instanceof TypeError) return unreachable;
  const words = [error_description, message].find((part) => typeof part === 'string' && part !== '');
  return {
    code: 'unknown',
    message: typeof words === 'string' ? words : 'Sign-in did not work.',
    nextStep: 'Sign in again. If it happens once more, tell the person who runs this installation.',
  };
}

/** Where the reason why somebody is outside stands until they have come in again: it outlives a reload, not the tab. */
const keptAt = 'foyer.sign-in-problem';

export const keepProblem = (problem: SignInProblem | null): void =>
  problem ? sessionStorage.setItem(keptAt, JSON.stringify(problem)) : sessionStorage.removeItem(keptAt);

export function keptProblem(): SignInProblem | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keptAt) ?? 'null');
    return isProblem(kept) ? kept : null;
  } catch {
    return null;
  }
}
