import { sessionEndpoints } from '@foyer/contract/session';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type FakeApi, fakeApi, refusal } from '#testing/fake-api.ts';
import { fakeIdentity } from '#testing/render-path.tsx';
import { createSession } from './session.ts';
import { forgetSession, inTurn, noteSession, standingSince } from './standing-session.ts';

const hour = 60 * 60_000;
const now = Date.parse('2026-11-21T12:00:00Z');
const week = new Date(now + 7 * 24 * hour).toISOString();

describe('the note of a session', () => {
  test.each([
    ['at once', 'ines', 0, true],
    ['within twelve hours', 'ines', 12 * hour - 1, true],
    ['after twelve hours', 'ines', 12 * hour, false],
    ['of somebody else', 'jonas', 0, false],
  ])('%s', (_, sub, later, stands) => {
    noteSession('ines', week, now);
    expect(standingSince(sub, now + later)).toBe(stands ? now : null);
  });

  test('ends with the session, and when it is forgotten', () => {
    noteSession('ines', new Date(now + hour).toISOString(), now);
    expect(standingSince('ines', now + hour)).toBeNull();
    expect(standingSince('ines', now + hour - 1)).toBe(now);
    forgetSession();
    expect(standingSince('ines', now)).toBeNull();
  });

  test('is none when it cannot be read', () => {
    localStorage.setItem('foyer.session', '{');
    expect(standingSince('ines')).toBeNull();
  });
});

/** Locks as a browser has them, for as many tabs as one test plays. */
function lockable() {
  let last: Promise<unknown> = Promise.resolve();
  const request = (_: string, { signal }: { signal: AbortSignal }, work: () => Promise<unknown>) => {
    const turn = last.then(() => {
      signal.throwIfAborted();
      return work();
    });
    last = turn.catch(() => undefined);
    return Promise.race([
      turn,
      new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
    ]);
  };
  vi.stubGlobal('navigator', Object.create(navigator, { locks: { value: { request } } }));
}

describe('taking turns', () => {
  afterEach(() => vi.useRealTimers());

  test('one after the other, also after one that failed', async () => {
    lockable();
    const order: string[] = [];
    const step = (name: string, fails = false) =>
      inTurn(async () => {
        order.push(`${name} begins`);
        await new Promise((resolve) => setTimeout(resolve, 5));
        order.push(`${name} ends`);
        if (fails) throw new Error(name);
      });
    const outcomes = await Promise.allSettled([step('one', true), step('two')]);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
    expect(order).toEqual(['one begins', 'one ends', 'two begins', 'two ends']);
  });

  test('a tab that never ends its turn holds the others up for 10 s', async () => {
    vi.useFakeTimers();
    lockable();
    void inTurn(() => new Promise(() => {}));
    const second = vi.fn(async () => 'done');
    const outcome = inTurn(second);
    await vi.advanceTimersByTimeAsync(9_999);
    expect(second).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await outcome).toBe('done');
  });
});

describe('several tabs of one person', () => {
  let api: FakeApi;
  beforeEach(() => {
    window.history.replaceState(null, '', '/');
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    lockable();
    api = fakeApi().on(sessionEndpoints.start, async () => {
      await new Promise((resolve) => setTimeout(resolve, 5));
      return { userId: 'u', expiresAt: new Date(Date.now() + 7 * 24 * hour).toISOString() };
    });
  });
  const begun = () => api.asked(sessionEndpoints.start).length;
  const tab = (identity = fakeIdentity('ines')) =>
    createSession({ identity, onUserChange: () => {}, onReset: () => {}, leaveFor: () => {} });

  test('opened together begin one session', async () => {
    const tabs = [tab(), tab(), tab()];
    await Promise.all(tabs.map((one) => one.start()));
    expect(begun()).toBe(1);
    expect(tabs.map((one) => one.snapshot().ready)).toEqual([true, true, true]);
  });

  test('renew tokens one after the other', async () => {
    let inside = 0;
    let most = 0;
    const current = async () => {
      most = Math.max(most, ++inside);
      await new Promise((resolve) => setTimeout(resolve, 5));
      inside -= 1;
      return { sub: 'ines', accessToken: 'access' };
    };
    await Promise.all([1, 2, 3].map(() => tab(fakeIdentity('ines', { current })).start()));
    expect(most).toBe(1);
  });

  test('that find it gone begin one anew, together one', async () => {
    const tabs = [tab(), tab()];
    await Promise.all(tabs.map((one) => one.start()));
    await new Promise((resolve) => setTimeout(resolve, 2));
    expect(await Promise.all(tabs.map((one) => one.renew()))).toEqual([true, true]);
    expect(begun()).toBe(2);
  });

  test('a sign-in begins its own, whatever stands', async () => {
    await tab().start();
    window.history.replaceState(null, '', '/?code=c&state=s');
    await tab(fakeIdentity('ines', { isReturn: () => true })).start();
    expect(begun()).toBe(2);
  });

  test('one that could not be begun is tried by the next', async () => {
    api.on(sessionEndpoints.start, () => refusal(500, {}));
    await tab().start();
    await tab().start();
    expect(begun()).toBe(2);
  });
});
