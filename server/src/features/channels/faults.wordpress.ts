import type { Channel } from '@foyer/contract/channels';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { asOwner } from '../../testing/test-database.ts';
import { type ConnectedSite, connectSite } from '../../testing/wordpress/connected-site.ts';
import { type Fault, type FaultProxy, startFaultProxy } from '../../testing/wordpress/fault-proxy.ts';
import { publishAgain, publishMany } from '../../testing/wordpress/many-texts.ts';

let site: ConnectedSite;
let proxy: FaultProxy;
beforeAll(async () => {
  site = await connectSite(async (baseUrl) => {
    proxy = await startFaultProxy(baseUrl);
    return proxy.address;
  });
});
afterAll(async () => {
  await site?.close();
  await proxy?.close();
});
beforeEach(() => {
  proxy.next = () => 'none';
});

const channel = async () =>
  (await site.owner.get<{ channel: Channel }>(`/domains/${site.house.domain.id}/channel`)).body.channel;
const publish = (count: number) => site.house.within((scope) => publishMany(scope, site.house, count));
const urns = () => site.posts('foyer_landing_page').map(({ guid }) => guid);
const urnsOf = (ids: readonly string[]) => ids.map((id) => `urn:foyer:landing-page:${id}-en`).sort();

/** Numbers that are the same in every run. */
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

test('300 publishes through every kind of fault: none doubled, none lost', async () => {
  const lost: Fault[] = ['lost call', 'lost answer', 'cut answer', 'half JSON', '504 after the work'];
  const ofOne: Fault[] = [...lost, '500', '502', '503', '413'];
  // What stops the whole channel comes less often: each time all workers wait.
  const kinds: Fault[] = [...ofOne, ...ofOne, 'no plugin', 'wrong password'];
  const throwDice = dice(300);
  const done = new Map<Fault, number>();
  let late = 1;
  proxy.next = ({ method }) => {
    if (method === 'PUT' && late > 0) {
      late -= 1;
      return 'late answer';
    }
    if (throwDice() > 0.2) return 'none';
    const fault = kinds[Math.floor(throwDice() * kinds.length)] as Fault;
    done.set(fault, (done.get(fault) ?? 0) + 1);
    return fault;
  };
  const ids = await publish(300);
  let waiting = 300;
  for (let round = 0; waiting > 0 && round < 200; round += 1) {
    await site.deliverLater();
    ({ waiting } = (await channel()).backlog);
  }
  expect(done.size).toBe(new Set(kinds).size);
  expect((await channel()).backlog).toEqual({ waiting: 0, stuck: 0, delivered: 300 });
  expect(urns().sort()).toEqual(urnsOf(ids));
  expect(new Set(site.posts('foyer_landing_page').map(({ status }) => status))).toEqual(new Set(['publish']));
}, 300_000);

describe('a WordPress that is away', () => {
  test('is told as such, not called for every post, and gets the backlog when it is back', async () => {
    const before = urns().length;
    await site.wordpress.halt();
    const ids = await publish(12);
    proxy.calls.length = 0;
    await site.deliver();
    expect(proxy.calls.length).toBeLessThanOrEqual(4);
    const away = await channel();
    expect(away).toMatchObject({ state: 'failing', problem: { code: 'unreachable' }, backlog: { waiting: 12 } });
    expect(Date.parse(String(away.heldUntil))).toBeGreaterThan(Date.now());
    proxy.calls.length = 0;
    await site.deliver();
    expect(proxy.calls).toEqual([]);
    await site.wordpress.resume();
    await site.deliverLater();
    expect(await channel()).toMatchObject({ state: expect.stringMatching(/ready|untested/), backlog: { waiting: 0 } });
    expect(urns()).toHaveLength(before + 12);
    expect(urns()).toEqual(expect.arrayContaining(urnsOf(ids)));
  });

  test('whoever mends it need not wait: Retry tries at once', async () => {
    proxy.next = () => 'wrong password';
    await publish(1);
    await site.deliver();
    expect(await channel()).toMatchObject({ state: 'failing', problem: { code: 'wrong-password' } });
    proxy.next = () => 'none';
    const answer = await site.owner.post(`/domains/${site.house.domain.id}/channel/retry`, {});
    expect(answer.body).toEqual({ retried: 1 });
    await site.deliver();
    expect((await channel()).backlog).toMatchObject({ waiting: 0 });
  });
});

describe('a worker that has lost its lease', () => {
  /** Holds back the call whose path has this in it, once; `reached` resolves when it has come. */
  function holdBack(part: string) {
    let release = () => {};
    let arrive = () => {};
    let once = true;
    const reached = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    proxy.next = async ({ path }) => {
      if (once && path.includes(part)) {
        once = false;
        arrive();
        await gate;
      }
      return 'none' as const;
    };
    return { reached, release: () => release() };
  }
  const expire = () => asOwner('update deliveries set lease_until = now() where lease is not null');

  test('does not write any more', async () => {
    const [id = ''] = await publish(1);
    const held = holdBack('/terms/');
    const slow = site.deliver();
    await held.reached;
    await expire();
    proxy.calls.length = 0;
    await site.deliver();
    held.release();
    await slow;
    expect(proxy.calls.filter((call) => call.includes(id))).toEqual([
      `PUT /wp-json/foyer/v1/items/landing-page/${id}-en`,
    ]);
  });

  test('and a write of it that comes late does not undo a newer one', async () => {
    const [id = ''] = await publish(1);
    const held = holdBack(`/items/landing-page/${id}`);
    const slow = site.deliver();
    await held.reached;
    await expire();
    await site.house.within((scope) => publishAgain(scope, site.house, id, 'The newer title'));
    await site.deliver();
    held.release();
    await slow;
    const there = site.posts('foyer_landing_page').filter(({ guid }) => guid.includes(id));
    expect(there).toEqual([expect.objectContaining({ title: 'The newer title', status: 'publish' })]);
    expect((await channel()).backlog).toMatchObject({ waiting: 0, stuck: 0 });
  });
});
