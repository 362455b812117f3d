import { propertyEndpoints } from '@foyer/contract/properties';
import { workspaceEndpoints } from '@foyer/contract/workspaces';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createQueryClient } from '#app/query-client.ts';
import { useLeaveGuard } from '#lib/forms/use-leave-guard.ts';
import type { Identity } from '#lib/session/identity.ts';
import { createSession } from '#lib/session/session.ts';
import { SessionContext } from '#lib/session/use-session.ts';
import { fakeIdentity, haldenApi } from '#testing/render-path.tsx';
import { listed, property, uuid, workspace } from '#testing/samples.ts';
import { forgetSelection } from './forget.ts';
import { type Selection, SelectionProvider, useSelection } from './selection-provider.tsx';

const [collection, stadtgarten] = [uuid(20), uuid(21)];
const [amSee, stadthaus, park] = [uuid(40), uuid(41), uuid(50)];
const stored = () => ({
  workspace: localStorage.getItem('foyer.last-workspace'),
  property: localStorage.getItem('foyer.last-property'),
});

/** Two workspaces, each with properties of its own. */
const api = () => {
  const houses = [
    property(40),
    property(41, { name: 'Halden Stadthaus' }),
    property(50, { name: 'Stadtgarten Park', workspaceId: stadtgarten }),
  ];
  return haldenApi()
    .on(propertyEndpoints.list, ({ query }) => listed(...houses.filter((one) => one.workspaceId === query.workspaceId)))
    .on(propertyEndpoints.one, ({ params }) => {
      const found = houses.find(({ id }) => id === params.id);
      return found ?? Response.json({ message: 'Property not found' }, { status: 404 });
    });
};

/** The selection as a screen sees it, at an address. */
function select(address = '/media', identity: Identity = fakeIdentity('ines')) {
  const client = createQueryClient(() => {});
  const session = createSession({
    identity,
    onUserChange: () => forgetSelection(client),
    onReset: () => client.clear(),
    leaveFor: () => {},
  });
  const seen: { now: Selection | null } = { now: null };
  const Probe = () => {
    seen.now = useSelection();
    return null;
  };
  const Guarded = () => {
    useLeaveGuard(true);
    return null;
  };
  const router = createMemoryRouter(
    [
      {
        path: '/',
        element: (
          <SelectionProvider screenOf={(path) => (path.startsWith('/generate/') ? '/generate' : path)}>
            <Probe />
            <Outlet />
          </SelectionProvider>
        ),
        children: [
          { path: 'unsaved', element: <Guarded /> },
          { path: '*', element: null },
        ],
      },
    ],
    { initialEntries: [address] },
  );
  render(
    <SessionContext value={session}>
      <QueryClientProvider client={client}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </SessionContext>,
  );
  void session.start();
  const wait = (ms: number) =>
    act(async () => {
      await vi.advanceTimersByTimeAsync(ms);
      await new Promise((resolve) => setImmediate(resolve));
    });
  /** Answers, and what they set going, take a few turns of a millisecond. */
  const settle = async () => {
    for (let turn = 0; turn < 12; turn += 1) await wait(1);
  };
  return {
    router,
    session,
    client,
    wait,
    settle,
    ready: async () => {
      await wait(1000);
      await settle();
    },
    go: async (step: () => unknown) => {
      act(() => void step());
      await settle();
    },
    get now() {
      if (!seen.now) throw new Error('The selection was not drawn');
      return seen.now;
    },
    get place() {
      return [seen.now?.workspace?.id ?? null, seen.now?.property?.id ?? null];
    },
    get address() {
      return Object.fromEntries(new URLSearchParams(router.state.location.search));
    },
  };
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  localStorage.setItem('foyer.last-user', 'ines');
});
afterEach(() => vi.useRealTimers());

describe('what is chosen at first', () => {
  test('workspaces are asked for a second after sign-in, and the first is chosen with its first property', async () => {
    const asked = api();
    const view = select();
    await view.wait(0);
    await view.wait(999);
    expect(asked.asked(workspaceEndpoints.mine)).toHaveLength(0);
    expect(view.now.loadingWorkspaces.isLoading).toBe(true);
    await view.wait(1);
    expect(asked.asked(workspaceEndpoints.mine)).toHaveLength(1);
    await view.settle();
    expect(view.place).toEqual([collection, amSee]);
    expect(stored()).toEqual({ workspace: collection, property: amSee });
    expect(view.address).toEqual({ workspace: collection, property: amSee });
  });

  test('the last choice is restored from the two keys', async () => {
    api();
    localStorage.setItem('foyer.last-workspace', stadtgarten);
    localStorage.setItem('foyer.last-property', park);
    const view = select();
    await view.ready();
    expect(view.place).toEqual([stadtgarten, park]);
  });

  test('a choice that is gone leaves the first', async () => {
    api();
    localStorage.setItem('foyer.last-workspace', uuid(98));
    localStorage.setItem('foyer.last-property', uuid(99));
    const view = select();
    await view.ready();
    expect(view.place).toEqual([collection, amSee]);
    expect(view.now.linkMissed).toBe(false);
  });

  test('nothing to choose from', async () => {
    api().on(workspaceEndpoints.mine, () => listed());
    const view = select();
    await view.ready();
    expect(view.place).toEqual([null, null]);
    expect(view.now.loadingWorkspaces).toMatchObject({ isLoading: false, error: null });
  });

  test('a list longer than a page is loaded whole', async () => {
    const many = Array.from({ length: 130 }, (_, at) => ({ workspace: workspace(300 + at), role: 'owner' as const }));
    api().on(workspaceEndpoints.mine, ({ query }) => ({
      data: many.slice(Number(query.skip), Number(query.skip) + Number(query.take)),
      total: many.length,
    }));
    const view = select();
    await view.ready();
    expect(view.now.workspaces).toHaveLength(130);
  });

  test('entries may come bare', async () => {
    api().on(workspaceEndpoints.mine, () => Response.json([workspace(20), workspace(21)]));
    const view = select();
    await view.ready();
    expect(view.now.workspaces.map(({ id }) => id)).toEqual([collection, stadtgarten]);
  });
});

describe('switching', () => {
  test('clears the property, counts, loads the other workspace’s properties and chooses the first', async () => {
    const asked = api();
    const view = select();
    await view.ready();
    const before = view.now.version;
    const answer = Promise.withResolvers<void>();
    asked.on(propertyEndpoints.list, async () => {
      await answer.promise;
      return listed(property(51, { workspaceId: stadtgarten }), property(50, { workspaceId: stadtgarten }));
    });
    await view.go(() => view.now.selectWorkspace(stadtgarten));
    expect(view.place).toEqual([stadtgarten, null]);
    expect(view.now.properties).toEqual([]);
    expect(view.now.loadingProperties.isLoading).toBe(true);
    expect(stored()).toEqual({ workspace: stadtgarten, property: null });
    expect(view.now.version).toBe(before + 1);
    expect(asked.asked(propertyEndpoints.list).at(-1)?.query.workspaceId).toBe(stadtgarten);
    await view.go(answer.resolve);
    expect(view.place).toEqual([stadtgarten, uuid(51)]);
    expect(stored().property).toBe(uuid(51));
    expect(view.now.version).toBe(before + 1);
  });

  test('loads anew each time, aborts what was loading, and a late answer never wins', async () => {
    const asked = api();
    const view = select();
    await view.ready();
    const late = Promise.withResolvers<void>();
    asked.on(propertyEndpoints.list, async ({ query }) => {
      if (query.workspaceId === stadtgarten) await late.promise;
      return listed(property(query.workspaceId === stadtgarten ? 50 : 40, { workspaceId: query.workspaceId ?? '' }));
    });
    await view.go(() => view.now.selectWorkspace(stadtgarten));
    await view.go(() => view.now.selectWorkspace(collection));
    const loads = asked.asked(propertyEndpoints.list);
    expect(loads.map(({ query }) => query.workspaceId)).toEqual([collection, stadtgarten, collection]);
    expect(loads.map(({ signal }) => signal?.aborted)).toEqual([false, true, false]);
    await view.go(late.resolve);
    expect(view.place).toEqual([collection, amSee]);
  });

  test('a property of another workspace brings its workspace along', async () => {
    api();
    const view = select('/media?folder=spa');
    await view.ready();
    await view.go(() => view.now.selectProperty(property(50, { workspaceId: stadtgarten })));
    expect(view.place).toEqual([stadtgarten, park]);
    expect(view.address).toEqual({ workspace: stadtgarten, property: park });
    expect(stored()).toEqual({ workspace: stadtgarten, property: park });
  });

  test('another property of the same workspace keeps the rest of the address, and no switch is counted', async () => {
    api();
    const view = select('/media?folder=spa');
    await view.ready();
    const { version } = view.now;
    await view.go(() => view.now.selectProperty(property(41)));
    expect(view.address).toEqual({ folder: 'spa', workspace: collection, property: stadthaus });
    expect(view.now.version).toBe(version);
  });

  test('the active workspace and the active property once more change nothing', async () => {
    api();
    const view = select();
    await view.ready();
    const { key } = view.router.state.location;
    await view.go(() => view.now.selectWorkspace(collection));
    await view.go(() => view.now.selectProperty(property(40)));
    expect(view.router.state.location.key).toBe(key);
  });

  test('an open record is left for its list and never moves', async () => {
    api();
    const view = select('/generate/7');
    await view.ready();
    await view.go(() => view.now.selectWorkspace(stadtgarten));
    expect(view.router.state.location.pathname).toBe('/generate');
    await view.go(() => view.router.navigate(-1));
    expect(view.router.state.location.pathname).toBe('/generate/7');
    expect(view.place).toEqual([collection, amSee]);
  });

  test('the selection follows an open record, and the record stays', async () => {
    api();
    const view = select('/generate/7?language=de');
    await view.ready();
    await view.go(() => view.now.follow(property(50, { workspaceId: stadtgarten })));
    expect(view.router.state.location.pathname).toBe('/generate/7');
    expect(view.address).toEqual({ language: 'de', workspace: stadtgarten, property: park });
    expect(view.router.state.historyAction).toBe('REPLACE');
  });

  test('unsaved changes hold it up', async () => {
    api();
    const view = select('/unsaved');
    await view.ready();
    await view.go(() => view.now.selectWorkspace(stadtgarten));
    expect([...view.router.state.blockers.values()].map(({ state }) => state)).toContain('blocked');
    expect(view.place).toEqual([collection, amSee]);
    expect(stored().workspace).toBe(collection);
    await view.go(() => [...view.router.state.blockers.values()].find(({ state }) => state === 'blocked')?.proceed?.());
    expect(view.place).toEqual([stadtgarten, park]);
  });
});

describe('links', () => {
  test('one opens in its place, whatever was chosen last', async () => {
    const asked = api();
    localStorage.setItem('foyer.last-workspace', collection);
    localStorage.setItem('foyer.last-property', stadthaus);
    const view = select(`/media?workspace=${stadtgarten}&property=${park}#top`);
    await view.ready();
    expect(view.place).toEqual([stadtgarten, park]);
    expect(asked.asked(propertyEndpoints.list).map(({ query }) => query.workspaceId)).toEqual([stadtgarten]);
    expect(view.router.state.location.hash).toBe('#top');
  });

  test('one that names the property alone finds its workspace before anything is loaded for another', async () => {
    const asked = api();
    const view = select(`/media?property=${park}`);
    await view.ready();
    expect(view.place).toEqual([stadtgarten, park]);
    expect(asked.asked(propertyEndpoints.list).map(({ query }) => query.workspaceId)).toEqual([stadtgarten]);
    expect(view.address).toEqual({ workspace: stadtgarten, property: park });
    expect(view.now.linkMissed).toBe(false);
  });

  test.each([
    ['a workspace', `workspace=${uuid(98)}`],
    ['a property', `workspace=${collection}&property=${uuid(99)}`],
    ['a property without its workspace', `property=${uuid(99)}`],
  ])('%s that is not mine leaves the last choice, and that is told', async (_, query) => {
    api();
    const view = select(`/media?${query}`);
    await view.ready();
    expect(view.place).toEqual([collection, amSee]);
    expect(view.address).toEqual({ workspace: collection, property: amSee });
    expect(view.now.linkMissed).toBe(true);
  });

  test('inside the dashboard the place goes along, without a step of its own', async () => {
    api();
    const view = select(`/media?workspace=${stadtgarten}&property=${park}`);
    await view.ready();
    await view.go(() => view.router.navigate('/hotel', { state: { write: true } }));
    expect(view.place).toEqual([stadtgarten, park]);
    expect(view.address).toEqual({ workspace: stadtgarten, property: park });
    expect(view.router.state.location.state).toEqual({ write: true });
    await view.go(() => view.router.navigate(-1));
    expect(view.router.state.location.pathname).toBe('/media');
  });

  test('back leads to the place before a switch', async () => {
    api();
    const view = select();
    await view.ready();
    await view.go(() => view.now.selectWorkspace(stadtgarten));
    expect(view.place).toEqual([stadtgarten, park]);
    await view.go(() => view.router.navigate(-1));
    expect(view.place).toEqual([collection, amSee]);
  });
});

describe('when it does not go well', () => {
  test.each([
    ['workspaces', workspaceEndpoints.mine, 'loadingWorkspaces'],
    ['properties', propertyEndpoints.list, 'loadingProperties'],
  ] as const)('%s time out after ten seconds, and reload', async (_, endpoint, loading) => {
    let since = 0;
    const asked = api().on(endpoint, () => {
      since = Date.now();
      return new Promise<never>(() => {});
    });
    const view = select();
    await view.ready();
    await view.wait(since + 9998 - Date.now());
    expect(view.now[loading]).toMatchObject({ isLoading: true, error: null });
    expect(asked.asked(endpoint)[0]?.signal?.aborted).toBe(false);
    await view.wait(2);
    expect(asked.asked(endpoint)[0]?.signal?.aborted).toBe(true);
    await view.settle();
    expect(view.now[loading].error?.message).toBe('Request timed out');
    expect(asked.asked(endpoint)).toHaveLength(1);
    api();
    await view.go(() => view.now[loading].reload());
    expect(view.place).toEqual([collection, amSee]);
  });

  test('somebody else starts with nothing of the person before', async () => {
    const asked = api();
    let sub = 'ines';
    const view = select('/media', fakeIdentity('ines', { current: async () => ({ sub, accessToken: 'access' }) }));
    await view.ready();
    expect(stored().workspace).toBe(collection);
    sub = 'jonas';
    asked.on(workspaceEndpoints.mine, () => listed());
    await view.go(() => view.session.start());
    expect(stored()).toEqual({ workspace: null, property: null });
    expect(view.place).toEqual([null, null]);
    expect(view.client.getQueryCache().findAll({ predicate: ({ state }) => state.data !== undefined })).toEqual([]);
    expect(asked.asked(workspaceEndpoints.mine)).toHaveLength(1);
    await view.ready();
    expect(asked.asked(workspaceEndpoints.mine)).toHaveLength(2);
    expect(view.now.workspaces).toEqual([]);
  });
});
