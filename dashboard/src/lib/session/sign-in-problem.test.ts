import { describe, expect, test } from 'vitest';
import { checkTimes } from './id-token.ts';
import { problemOf, signInProblem } from './sign-in-problem.ts';

describe('the codes of the specification', () => {
  test.each([
    ['state_mismatch', 'The answer of the sign-in service does not belong to this sign-in.', /start again from here/],
    ['missing_transaction', 'This browser does not remember starting this sign-in.', /do not use an old link/],
    ['login_required', 'Your sign-in has ended.', /Sign in again/],
    ['timeout', 'The sign-in service did not answer in time.', /Check your connection/],
    ['cancelled', 'Sign-in was cancelled.', /Nothing has changed/],
    ['missing_refresh_token', 'Your sign-in could not be renewed on its own.', /Sign in again/],
  ] as const)('%s has a sentence and a next step', (code, message, nextStep) => {
    const problem = signInProblem(code);
    expect(problem).toMatchObject({ code, message });
    expect(problem.nextStep).toMatch(nextStep);
    expect(problem.nextStep).toMatch(/\.$/);
    expect(problemOf(problem)).toBe(problem);
  });

  test.each([
    [{ error: 'login_required' }, 'login_required'],
    [{ error: 'interaction_required' }, 'login_required'],
    [{ error: 'consent_required' }, 'login_required'],
    [{ error: 'account_selection_required' }, 'login_required'],
    [{ error: 'invalid_grant', message: 'grant not found' }, 'login_required'],
    [{ error: 'access_denied' }, 'cancelled'],
    [new Error('Popup closed by user'), 'cancelled'],
    [new Error('Network timed out'), 'timeout'],
    [new Error('IFrame timed out without a response'), 'timeout'],
    [new Error('State does not match'), 'state_mismatch'],
    [new Error('nonce in id_token does not match nonce in client storage'), 'state_mismatch'],
    [new Error('authority mismatch on settings vs. signin state'), 'state_mismatch'],
    [new Error('No matching state found in storage'), 'missing_transaction'],
    [new Error('No state in response'), 'missing_transaction'],
    [new Error('A refresh_token is required'), 'missing_refresh_token'],
  ])('%s is %s', (cause, code) => expect(problemOf(cause).code).toBe(code));
});

describe('what has no code', () => {
  test.each([
    [{ error: 'server_error', error_description: 'Directory is down' }, 'Directory is down'],
    [new TypeError('Failed to fetch'), 'The sign-in service could not be reached.'],
    [null, 'Sign-in did not work.'],
  ])('%s is said in words', (cause, message) => {
    const problem = problemOf(cause);
    expect(problem).toMatchObject({ code: 'unknown', message });
    expect(problem.nextStep).toMatch(/\.$/);
  });
});

describe('the times of an ID token', () => {
  const now = Date.parse('2026-11-21T12:00:00Z');
  const at = (seconds: number) => now / 1000 + seconds;

  test.each([[{}], [{ exp: at(900) }], [{ exp: at(-60) }], [{ exp: at(900), nbf: at(60) }]])(
    '%j is within 60 s',
    (times) => expect(() => checkTimes(times, now)).not.toThrow(),
  );

  test.each([[{ exp: at(-61) }], [{ exp: at(900), nbf: at(61) }]])('%j is not', (times) => {
    try {
      checkTimes(times, now);
      expect.fail('should have thrown');
    } catch (cause) {
      expect(problemOf(cause).nextStep).toBe('Set the clock of this computer, then sign in again.');
    }
  });
});
