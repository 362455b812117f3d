import { sessionEndpoints } from '@foyer/contract/session';
import { userEndpoints } from '@foyer/contract/users';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { call } from '#lib/api/call.ts';
import { type FakeApi, fakeApi, refusal } from '#testing/fake-api.ts';
import { fakeIdentity } from '#testing/render-path.tsx';
import { waitForReady } from './current-user.ts';
import { rememberReturnPath, safePath, takeReturnPath } from './return-path.ts';
import { createSession } from './session.ts';
import { problemOf } from './sign-in-problem.ts';

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

describe('logout', () => {
  test('server, storage, reset, origin: in this order', async () => {
    const { session, happened } = setUp();
    await session.start();
    api.on(sessionEndpoints.end, () => {
      happened.push(`server, storage ${localStorage.length > 0 ? 'kept' : 'cleared'}`);
      return undefined;
    });
    localStorage.setItem('foyer.last-workspace', 'w');
    sessionStorage.setItem('foyer.return-path', '/media');
    happened.length = 0;
    await session.signOut();
    expect(happened).toEqual(['server, storage kept', 'reset', 'left for http://dashboard.test']);
    expect(localStorage.length + sessionStorage.length).toBe(0);
  });

  test('it clears and leaves when the server fails and the provider never answers', async () => {
    vi.useFakeTimers();
    api.on(sessionEndpoints.end, () => refusal(500, {}));
    const { session, happened } = setUp(fakeIdentity('ines', { endAddress: () => new Promise(() => {}) }));
    localStorage.setItem('foyer.last-workspace', 'w');
    const done = session.signOut();
    await vi.advanceTimersByTimeAsync(3000);
    await done;
    vi.useRealTimers();
    expect(happened).toEqual(['reset', 'left for http://dashboard.test']);
    expect(localStorage.length).toBe(0);
  });

  test('the provider’s session is ended where it offers that', async () => {
    api.on(sessionEndpoints.end, () => undefined);
    const { session, happened } = setUp(
      fakeIdentity('ines', { endAddress: async (backTo) => `http://idp.test/end?back=${backTo}` }),
    );
    await session.signOut();
    expect(happened.at(-1)).toBe('left for http://idp.test/end?back=http://dashboard.test');
  });
});

describe('waiting for the ready flag', () => {
  test('every 500 ms, 20 times, then a warning', async () => {
    vi.useFakeTimers();
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const looks: number[] = [];
    const begun = Date.now();
    const outcome = waitForReady(() => {
      looks.push(Date.now() - begun);
      return false;
    });
    await vi.advanceTimersByTimeAsync(10_000);
    await expect(outcome).resolves.toBe(false);
    expect(looks.slice(0, 3)).toEqual([0, 500, 1000]);
    expect(looks.at(-1)).toBe(10_000);
    expect(warn).toHaveBeenCalledOnce();
    vi.useRealTimers();
  });
});

describe('the codes of the specification', () => {
  test.each([
    [{ error: 'login_required' }, 'login_required'],
    [{ error: 'invalid_grant', message: 'grant not found' }, 'login_required'],
    [{ error: 'access_denied' }, 'cancelled'],
    [new Error('Popup closed by user'), 'cancelled'],
    [new Error('Network timed out'), 'timeout'],
    [new Error('State does not match'), 'state_mismatch'],
    [new Error('No matching state found in storage'), 'missing_transaction'],
    [new Error('A refresh_token is required'), 'missing_refresh_token'],
  ])('%s is %s', (cause, code) => {
    const problem = problemOf(cause);
    expect(problem.code).toBe(code);
    expect(problem.message).toMatch(/\.$/);
    expect(problem.nextStep).toMatch(/\.$/);
  });

  test('what nobody knows keeps the provider’s words', () => {
    expect(problemOf({ error: 'server_error', error_description: 'Directory is down' })).toMatchObject({
      code: 'unknown',
      message: 'Directory is down',
    });
  });
});

describe('the return path', () => {
  test.each([
    ['/media?folder=spa#3', '/media?folder=spa#3'],
    ['//evil.example/x', '/'],
    ['/\\evil.example', '/'],
    ['javascript:alert(1)', '/'],
    ['http://dashboard.test/hotel', '/hotel'],
    ['/landing', '/'],
    [42, '/'],
  ])('%s becomes %s', (path, safe) => expect(safePath(path)).toBe(safe));

  test('it is taken once', () => {
    rememberReturnPath('/hotel');
    expect([takeReturnPath(), takeReturnPath()]).toEqual(['/hotel', '/']);
  });
});
