/** The selection as a screen sees it, in two workspaces that each have properties. */
import { propertyEndpoints } from '@foyer/contract/properties';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import { use } from 'react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { afterEach, beforeEach, vi } from 'vitest';
import { createQueryClient } from '#app/query-client.ts';
import { LeaveGuards } from '#lib/forms/leave-guards.tsx';
import { useLeaveGuard } from '#lib/forms/use-leave-guard.ts';
import type { Identity } from '#lib/session/identity.ts';
import { createSession } from '#lib/session/session.ts';
import { SessionContext } from '#lib/session/use-session.ts';
import { fakeIdentity, haldenApi } from '#testing/render-path.tsx';
import { listed, property, uuid } from '#testing/samples.ts';
import { forgetSelection } from '../forget.ts';
import { type Selection, SelectionProvider, useSelection } from '../selection-provider.tsx';

export const [collection, stadtgarten] = [uuid(20), uuid(21)];
export const [amSee, stadthaus, park] = [uuid(40), uuid(41), uuid(50)];
export const stored = () => ({
  workspace: localStorage.getItem('foyer.last-workspace'),
  property: localStorage.getItem('foyer.last-property'),
});

/** Two workspaces, each with properties of its own. */
export const api = () => {
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
export function select(address = '/media', identity: Identity = fakeIdentity('ines')) {
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
  // A screen that takes a while to be drawn, and one whose code takes a while to come.
  const drawing = Promise.withResolvers<void>();
  const code = Promise.withResolvers<void>();
  const Slow = () => {
    use(drawing.promise);
    return null;
  };
  const router = createMemoryRouter(
    [
      {
        path: '/',
        element: (
          <LeaveGuards>
            <SelectionProvider screenOf={(path) => (path.startsWith('/generate/') ? '/generate' : path)}>
              <Probe />
              <Outlet />
            </SelectionProvider>
          </LeaveGuards>
        ),
        children: [
          { path: 'unsaved', element: <Guarded /> },
          { path: 'slow', element: <Slow /> },
          { path: 'fetched', lazy: () => code.promise.then(() => ({ Component: Outlet })) },
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
    arrive: () => {
      drawing.resolve();
      code.resolve();
    },
    ready: async () => {
      await wait(1000);
      await settle();
    },
    go: async (step: () => unknown) => {
      await act(async () => void step());
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

/** The clock stands still but for what a test lets pass. */
export function holdClock() {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    localStorage.setItem('foyer.last-user', 'ines');
  });
  afterEach(() => vi.useRealTimers());
}
