import { sessionEndpoints } from '@foyer/contract/session';
import { userEndpoints } from '@foyer/contract/users';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { call, configureApi } from '#lib/api/call.ts';
import { type FakeApi, fakeApi, refusal } from '#testing/fake-api.ts';
import { fakeIdentity } from '#testing/render-path.tsx';
import { rememberReturnPath, returnPath } from './return-path.ts';
import { createSession } from './session.ts';
import { signInProblem } from './sign-in-problem.ts';

let api: FakeApi;
beforeEach(() => {
  api = fakeApi().on(sessionEndpoints.start, () => ({ userId: 'u', expiresAt: '2026-11-22T12:00:00Z' }));
  window.history.replaceState(null, '', '/');
});

function setUp(identity = fakeIdentity('ines')) {
  const happened: string[] = [];
  const session = createSession({
    identity,
    onUserChange: () => happened.push('user changed'),
    onReset: () => happened.push('reset'),
    leaveFor: (address) => happened.push(`left for ${address}`),
  });
  return { session, happened };
}

describe('start', () => {
  test('nobody here', async () => {
    const { session } = setUp(fakeIdentity(null));
    expect(session.snapshot().status).toBe('loading');
    await session.start();
    expect(session.snapshot()).toMatchObject({ status: 'signed-out', problem: null });
  });

  test('the provider’s token is sent to the server, then all is ready', async () => {
    const { session } = setUp();
    await session.start();
    expect(api.asked(sessionEndpoints.start)[0]?.body).toEqual({ token: 'access' });
    expect(session.snapshot()).toMatchObject({ status: 'signed-in', ready: true, sub: 'ines' });
  });

  test('a token from before sign-in is not used after it', async () => {
    api.on(userEndpoints.updateMe, () => Response.json({}));
    const { session } = setUp();
    await session.start();
    await call(userEndpoints.updateMe, { body: { name: 'Ines' } });
    expect(api.asked(sessionEndpoints.csrf)).toHaveLength(2);
  });

  test('ready is set even when the server refuses', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    api.on(sessionEndpoints.start, () => refusal(500, {}));
    const { session } = setUp();
    await session.start();
    expect(session.snapshot()).toMatchObject({ status: 'signed-in', ready: true });
    expect(warn).toHaveBeenCalled();
  });

  test('ready is set even when the server never answers: after 10 s', async () => {
    vi.useFakeTimers();
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    api.on(sessionEndpoints.start, () => new Promise(() => {}));
    const { session } = setUp();
    const started = session.start();
    await vi.advanceTimersByTimeAsync(9_999);
    expect(session.snapshot()).toMatchObject({ status: 'signed-in', ready: false });
    await vi.advanceTimersByTimeAsync(1);
    await started;
    expect(session.snapshot().ready).toBe(true);
    vi.useRealTimers();
  });

  test.each([
    [401, 'session-ended', 'You were signed out here from another browser.'],
    [403, 'not-invited', 'This account has no access here.'],
  ])('a refusal %i %s shuts out, with its reason and without the token', async (status, code, message) => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    api.on(sessionEndpoints.start, () => refusal(status, { code, message: 'No' }));
    const forget = vi.fn(async () => {});
    const { session } = setUp(fakeIdentity('ines', { forget }));
    await session.start();
    expect(forget).toHaveBeenCalledOnce();
    expect(session.snapshot()).toMatchObject({ status: 'signed-out', problem: { message }, ready: true });
  });

  test('the reason stands over a reload, until somebody has come in', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    api.on(sessionEndpoints.start, () => refusal(401, { code: 'session-ended', message: 'No' }));
    await setUp().session.start();
    const reloaded = setUp(fakeIdentity(null));
    await reloaded.session.start();
    const message = 'You were signed out here from another browser.';
    expect(reloaded.session.snapshot()).toMatchObject({ status: 'signed-out', problem: { message } });
    api.on(sessionEndpoints.start, () => ({ userId: 'u', expiresAt: '2026-11-22T12:00:00Z' }));
    await setUp().session.start();
    const later = setUp(fakeIdentity(null));
    await later.session.start();
    expect(later.session.snapshot()).toMatchObject({ status: 'signed-out', problem: null });
  });

  test('an invitation that is open goes along', async () => {
    window.history.replaceState(null, '', '/invitation#kX2-9_a');
    await setUp().session.start();
    expect(api.asked(sessionEndpoints.start)[0]?.body).toEqual({ token: 'access', invitation: 'kX2-9_a' });
  });

  test('what belongs to another person goes', async () => {
    const first = setUp();
    await first.session.start();
    expect(first.happened).toEqual(['user changed']);
    const again = setUp();
    await again.session.start();
    expect(again.happened).toEqual([]);
    const other = setUp(fakeIdentity('jonas'));
    await other.session.start();
    expect(other.happened).toEqual(['user changed']);
  });

  test.each([
    ['/styleguide?tab=words', '/styleguide'],
    ['https://evil.example/', '/'],
    [undefined, '/'],
  ])('coming back with the path %s leads to %s', async (returnTo, pathname) => {
    window.history.replaceState(null, '', '/?code=c&state=s');
    const { session } = setUp(
      fakeIdentity('ines', {
        isReturn: (search) => search.includes('code='),
        finish: async () => ({ sub: 'ines', accessToken: 'access', returnTo }),
      }),
    );
    await session.start();
    expect(window.location.pathname).toBe(pathname);
    expect(window.location.search).not.toContain('code');
  });

  test('a failed return is an error, an ended sign-in is not', async () => {
    const failed = setUp(
      fakeIdentity(null, { isReturn: () => true, finish: () => Promise.reject(new Error('State does not match')) }),
    );
    await failed.session.start();
    expect(failed.session.snapshot()).toMatchObject({ status: 'failed', problem: { code: 'state_mismatch' } });
    const ended = setUp(fakeIdentity(null, { current: () => Promise.reject({ error: 'login_required' }) }));
    await ended.session.start();
    expect(ended.session.snapshot()).toMatchObject({ status: 'signed-out', problem: { code: 'login_required' } });
  });
});

describe('what waits for the session', () => {
  const settled = async (wait: Promise<void>) =>
    (await Promise.race([wait.then(() => true), new Promise((resolve) => setTimeout(resolve, 10))])) === true;

  test('nothing is asked of the API before the session stands', async () => {
    const order: string[] = [];
    const { session } = setUp();
    configureApi('http://api.test', () => session.whenReady());
    api.on(userEndpoints.me, () => {
      order.push('profile');
      return Response.json({});
    });
    api.on(sessionEndpoints.start, async () => {
      await new Promise((resolve) => setTimeout(resolve, 20));
      order.push('session');
      return { userId: 'u', expiresAt: '2026-11-22T12:00:00Z' };
    });
    const profile = call(userEndpoints.me);
    await session.start();
    await profile;
    expect(order).toEqual(['session', 'profile']);
  });

  test('a call given up while it waits never goes out', async () => {
    const { session } = setUp();
    configureApi('http://api.test', () => session.whenReady());
    const controller = new AbortController();
    const outcome = call(userEndpoints.me, { signal: controller.signal }).catch((cause) => cause);
    controller.abort();
    expect(await outcome).toMatchObject({ name: 'AbortError' });
    expect(api.asked(userEndpoints.me)).toHaveLength(0);
  });

  test('nobody waits for a session that will not come', async () => {
    const nobody = setUp(fakeIdentity(null)).session;
    const wait = nobody.whenReady();
    expect(await settled(wait)).toBe(false);
    await nobody.start();
    expect(await settled(wait)).toBe(true);
    expect(await settled(nobody.whenReady())).toBe(true);
  });

  test('a session that is being set up is not renewed beside that', async () => {
    let answer: () => void = () => {};
    api.on(sessionEndpoints.start, async () => {
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      return { userId: 'u', expiresAt: '2026-11-22T12:00:00Z' };
    });
    const { session } = setUp();
    const started = session.start();
    await vi.waitFor(() => expect(api.asked(sessionEndpoints.start)).toHaveLength(1));
    expect(await session.renew()).toBe(false);
    answer();
    await started;
    expect(api.asked(sessionEndpoints.start)).toHaveLength(1);
  });
});

describe('renewal', () => {
  test('the session is set up again, once in 30 s', async () => {
    const { session } = setUp();
    await session.start();
    expect(await session.renew()).toBe(true);
    expect(await session.renew()).toBe(false);
    expect(api.asked(sessionEndpoints.start)).toHaveLength(2);
  });

  test('whose token cannot be renewed has to sign in, and is told why', async () => {
    let here = true;
    const { session } = setUp(
      fakeIdentity('ines', {
        current: async () => {
          if (here) return { sub: 'ines', accessToken: 'access' };
          throw signInProblem('missing_refresh_token');
        },
      }),
    );
    await session.start();
    here = false;
    expect(await session.renew()).toBe(false);
    expect(session.snapshot()).toMatchObject({
      status: 'signed-out',
      sub: null,
      problem: { code: 'missing_refresh_token' },
    });
  });
});

describe('the way back', () => {
  test('is kept over a sign-in that came to nothing, and gone after one that did not', async () => {
    const start = vi.fn(() => Promise.reject({ error: 'access_denied' }));
    rememberReturnPath('/hotel');
    const { session } = setUp(fakeIdentity(null, { start }));
    await session.start();
    await session.signIn();
    await session.signIn();
    expect(start.mock.calls).toEqual([['/hotel'], ['/hotel']]);
    expect(session.snapshot()).toMatchObject({ status: 'failed', problem: { code: 'cancelled' } });
    await setUp().session.start();
    expect(returnPath()).toBe('/');
  });
});
