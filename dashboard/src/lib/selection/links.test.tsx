import { propertyEndpoints } from '@foyer/contract/properties';
import { workspaceEndpoints } from '@foyer/contract/workspaces';
import { describe, expect, test } from 'vitest';
import { fakeIdentity } from '#testing/render-path.tsx';
import { listed, uuid } from '#testing/samples.ts';
import { amSee, api, collection, holdClock, park, select, stadtgarten, stadthaus, stored } from './testing/select.tsx';

holdClock();

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
