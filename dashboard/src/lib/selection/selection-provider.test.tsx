import { propertyEndpoints } from '@foyer/contract/properties';
import { workspaceEndpoints } from '@foyer/contract/workspaces';
import { describe, expect, test } from 'vitest';
import { listed, property, uuid, workspace } from '#testing/samples.ts';
import { amSee, api, collection, holdClock, park, select, stadtgarten, stadthaus, stored } from './testing/select.tsx';

holdClock();

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

describe('a click while the last choice is being restored', () => {
  test.each([
    ['to a screen that is being drawn', '/slow'],
    ['to a screen whose code is on its way', '/fetched'],
  ])('%s is not undone by it', async (_, path) => {
    const houses = Promise.withResolvers<void>();
    api().on(propertyEndpoints.list, async ({ query }) => {
      await houses.promise;
      return listed(property(query.workspaceId === stadtgarten ? 50 : 40, { workspaceId: query.workspaceId ?? '' }));
    });
    const view = select();
    await view.ready();
    await view.go(() => view.router.navigate(path));
    await view.go(houses.resolve);
    await view.go(view.arrive);
    expect(view.router.state.location.pathname).toBe(path);
    expect(view.address).toEqual({ workspace: collection, property: amSee });
  });

  test('to another workspace wins over it, on a screen that is being drawn', async () => {
    const houses = Promise.withResolvers<void>();
    api().on(propertyEndpoints.list, async ({ query }) => {
      if (query.workspaceId === collection) await houses.promise;
      return listed(property(query.workspaceId === stadtgarten ? 50 : 40, { workspaceId: query.workspaceId ?? '' }));
    });
    const view = select();
    await view.ready();
    await view.go(() => view.router.navigate(`/slow?workspace=${stadtgarten}`));
    await view.go(houses.resolve);
    await view.go(view.arrive);
    expect(view.router.state.location.pathname).toBe('/slow');
    expect(view.place).toEqual([stadtgarten, park]);
    expect(view.address).toEqual({ workspace: stadtgarten, property: park });
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
