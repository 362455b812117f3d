import { sessionEndpoints } from '@foyer/contract/session';
import { userEndpoints } from '@foyer/contract/users';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { haldenApi, renderPath } from '#testing/render-path.tsx';
import { waitForReady } from './current-user.ts';

afterEach(() => vi.useRealTimers());

describe('waiting for the ready flag', () => {
  /** When it looked, in milliseconds from the start. */
  async function looksUntil(isReady: (look: number) => boolean) {
    vi.useFakeTimers();
    const looks: number[] = [];
    const begun = Date.now();
    const outcome = waitForReady(() => isReady(looks.push(Date.now() - begun)));
    await vi.advanceTimersByTimeAsync(20_000);
    return { looks, ready: await outcome };
  }

  test('every 500 ms, 20 times, then a warning', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { looks, ready } = await looksUntil(() => false);
    expect(ready).toBe(false);
    expect(looks).toEqual(Array.from({ length: 21 }, (_, at) => at * 500));
    expect(warn).toHaveBeenCalledExactlyOnceWith('The session did not become ready; the profile was not loaded');
  });

  test('it ends with the first look that finds it ready, and no warning', async () => {
    const warn = vi.spyOn(console, 'warn');
    const { looks, ready } = await looksUntil((look) => look === 4);
    expect(ready).toBe(true);
    expect(looks).toEqual([0, 500, 1000, 1500]);
    expect(warn).not.toHaveBeenCalled();
  });
});

test('the profile is asked for after the session, not before', async () => {
  const order: string[] = [];
  const api = haldenApi();
  const answer = { userId: 'u', expiresAt: '2026-11-22T12:00:00Z' };
  api.on(sessionEndpoints.start, async () => {
    await new Promise((resolve) => setTimeout(resolve, 700));
    order.push('session');
    return answer;
  });
  api.on(userEndpoints.me, () => {
    order.push('profile');
    return Response.json({});
  });
  renderPath('/media', { api });
  await vi.waitFor(() => expect(order).toEqual(['session', 'profile']), { timeout: 5000 });
});
