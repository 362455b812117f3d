import { sessionEndpoints } from '@foyer/contract/session';
import { userEndpoints } from '@foyer/contract/users';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { call } from '#lib/api/call.ts';
import { type FakeApi, fakeApi, refusal } from '#testing/fake-api.ts';
import { fakeIdentity } from '#testing/render-path.tsx';
import { createSession } from './session.ts';

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

  test('the CSRF token goes too', async () => {
    const { session } = setUp();
    await session.start();
    api.on(sessionEndpoints.end, () => undefined).on(userEndpoints.updateMe, () => Response.json({}));
    await session.signOut();
    const before = api.asked(sessionEndpoints.csrf).length;
    await call(userEndpoints.updateMe, { body: { name: 'Ines' } });
    expect(api.asked(sessionEndpoints.csrf)).toHaveLength(before + 1);
  });

  test('it waits for a server that hangs 3 s at most', async () => {
    vi.useFakeTimers();
    api.on(sessionEndpoints.end, () => new Promise(() => {}));
    const { session, happened } = setUp();
    const done = session.signOut();
    await vi.advanceTimersByTimeAsync(2_999);
    expect(happened).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    await done;
    vi.useRealTimers();
    expect(happened).toEqual(['reset', 'left for http://dashboard.test']);
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

  test('what was still loading leaves nothing behind', async () => {
    api.on(sessionEndpoints.end, () => undefined);
    const { session } = setUp();
    await session.signOut();
    localStorage.setItem('foyer.last-workspace', 'w');
    window.dispatchEvent(new Event('pagehide'));
    expect(localStorage.length).toBe(0);
    localStorage.setItem('foyer.last-workspace', 'of the next person');
    window.dispatchEvent(new Event('pagehide'));
    expect(localStorage.length).toBe(1);
    localStorage.clear();
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

describe('another tab', () => {
  const elsewhere = (init: StorageEventInit) => window.dispatchEvent(new StorageEvent('storage', init));

  test.each([
    ['somebody else signs in', { key: 'foyer.last-user', newValue: 'jonas' }],
    ['this person signs out', { key: null, newValue: null }],
  ])('when %s there, nothing of this person stays here', async (_, event) => {
    const { session, happened } = setUp();
    await session.start();
    happened.length = 0;
    elsewhere(event);
    elsewhere(event);
    expect(happened).toEqual(['reset', 'left for http://dashboard.test']);
  });

  test('what else is kept there means nothing here', async () => {
    const { session, happened } = setUp();
    await session.start();
    happened.length = 0;
    elsewhere({ key: 'foyer.last-workspace', newValue: 'w' });
    elsewhere({ key: 'foyer.last-user', newValue: 'ines' });
    expect(happened).toEqual([]);
  });
});

describe('signed out from another browser', () => {
  const ended = () => refusal(401, { message: 'You were signed out here', code: 'session-ended' });

  test('at a load: the tokens kept here go, and the way in says why', async () => {
    api.on(sessionEndpoints.start, ended);
    const forget = vi.fn(async () => {});
    const { session } = setUp(fakeIdentity('ines', { forget }));
    await session.start();
    expect(forget).toHaveBeenCalledOnce();
    expect(session.snapshot()).toMatchObject({
      status: 'signed-out',
      sub: null,
      problem: { message: 'You were signed out here from another browser.' },
    });
  });

  test('while the dashboard is open: the next refused request ends it here, without a new session', async () => {
    const forget = vi.fn(async () => {});
    const { session } = setUp(fakeIdentity('ines', { forget }));
    await session.start();
    api.on(sessionEndpoints.start, ended);
    expect(await session.renew()).toBe(false);
    expect(forget).toHaveBeenCalledOnce();
    expect(session.snapshot().status).toBe('signed-out');
  });
});
