/** The whole dashboard at a path, with somebody signed in or nobody, against a fake API. */
import { auditLogEndpoints } from '@foyer/contract/audit-log';
import { channelDriftEndpoints } from '@foyer/contract/channel-drift';
import { channelEndpoints } from '@foyer/contract/channels';
import type { DashboardConfig } from '@foyer/contract/config';
import { domainEndpoints } from '@foyer/contract/domains';
import { eventEndpoints } from '@foyer/contract/events';
import { landingPageEndpoints } from '@foyer/contract/landing-pages';
import { organizationEndpoints } from '@foyer/contract/organizations';
import { overviewEndpoints } from '@foyer/contract/overview';
import { permissionEndpoints, rolePermissions } from '@foyer/contract/permissions';
import { propertyEndpoints } from '@foyer/contract/properties';
import { propertyFactEndpoints } from '@foyer/contract/property-facts';
import { sessionEndpoints } from '@foyer/contract/session';
import { styleguideEndpoints } from '@foyer/contract/styleguides';
import { trainingEndpoints } from '@foyer/contract/training';
import { userEndpoints } from '@foyer/contract/users';
import { workspaceEndpoints } from '@foyer/contract/workspaces';
import { writingProviderEndpoints } from '@foyer/contract/writing-provider';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { onTestFinished } from 'vitest';
import { App } from '#app/app.tsx';
import { createQueryClient } from '#app/query-client.ts';
import { forgetSelection } from '#lib/selection/forget.ts';
import { LoadAfterContext } from '#lib/selection/selection-provider.tsx';
import type { Identity } from '#lib/session/identity.ts';
import { createSession } from '#lib/session/session.ts';
import { type FakeApi, fakeApi, refusal } from './fake-api.ts';
import {
  fact,
  halden,
  haldenDomain,
  ines,
  listed,
  liveEffect,
  nearbyEvent,
  permissionEntries,
  property,
  styleguide,
  trainingStatus,
  uuid,
  workspace,
} from './samples.ts';

const config: DashboardConfig = {
  apiUrl: 'http://api.test',
  sitesUrl: 'http://sites.test',
  issuer: 'http://idp.test',
  clientId: 'foyer',
  audience: 'http://api.test',
  pricingUrl: 'https://foyer.example/pricing',
  mapStyleUrl: null,
};

/** A provider at which `sub` is signed in, or nobody. */
export const fakeIdentity = (sub: string | null, change: Partial<Identity> = {}): Identity => ({
  isReturn: () => false,
  finish: async () => ({ sub: sub ?? '', accessToken: 'access', returnTo: '/' }),
  current: async () => (sub ? { sub, accessToken: 'access' } : null),
  forget: async () => {},
  start: async () => {},
  endAddress: async () => null,
  ...change,
});

/** The API of a group with two workspaces, two properties in the first and none in the second. */
export function haldenApi(): FakeApi {
  const api = fakeApi();
  const properties = [property(40), property(41, { name: 'Halden Stadthaus', city: 'Dornbirn' })];
  api.on(sessionEndpoints.start, () => ({ userId: ines.id, expiresAt: '2026-11-22T12:00:00Z' }));
  api.on(sessionEndpoints.end, () => undefined);
  api.on(userEndpoints.me, () => ines);
  api.on(permissionEndpoints.list, () => permissionEntries(rolePermissions.owner));
  api.on(workspaceEndpoints.mine, () =>
    listed(
      { workspace: workspace(20), role: 'owner' },
      { workspace: workspace(21, { name: 'Stadtgarten Venues', domainId: uuid(19), propertyCount: 0 }), role: 'owner' },
    ),
  );
  api.on(organizationEndpoints.mine, () => listed(halden));
  api.on(writingProviderEndpoints.one, () => ({ own: null, otherwise: 'built-in' as const }));
  api.on(domainEndpoints.mine, () => listed(haldenDomain));
  api.on(styleguideEndpoints.list, () => listed(styleguide(30)));
  api.on(styleguideEndpoints.one, () => styleguide(30));
  api.on(styleguideEndpoints.tryOut, () => liveEffect());
  api.on(trainingEndpoints.status, () => trainingStatus());
  api.on(propertyEndpoints.list, ({ query }) =>
    listed(...properties.filter(({ workspaceId }) => workspaceId === query.workspaceId)),
  );
  api.on(
    propertyEndpoints.one,
    ({ params }) =>
      properties.find(({ id }) => id === params.id) ??
      refusal(404, { message: 'Property not found', code: 'not-found' }),
  );
  api.on(propertyFactEndpoints.list, () => listed(fact(60)));
  api.on(eventEndpoints.nearby, () => listed(nearbyEvent(70)));
  api.on(landingPageEndpoints.list, () => listed());
  api.on(channelEndpoints.deliveries, () => listed());
  api.on(channelEndpoints.eventDeliveries, () => listed());
  api.on(channelDriftEndpoints.look, () => ({ jobId: null }));
  answerOverview(api);
  return api;
}

/** A property about which nothing is known yet. */
function answerOverview(api: FakeApi) {
  const day = '2026-11-21';
  api.on(overviewEndpoints.demand, () => ({ from: day, to: day, distance: 35, days: [], peaks: [] }));
  api.on(overviewEndpoints.needs, () => listed());
  api.on(overviewEndpoints.publishing, () => ({ weeks: [] }));
  api.on(overviewEndpoints.languages, () => ({ pages: 0, languages: [] }));
  api.on(overviewEndpoints.altText, () => ({
    languages: ['en' as const],
    total: 0,
    described: 0,
    partly: 0,
    missing: 0,
  }));
  api.on(overviewEndpoints.figures, () => ({ figures: [] }));
  api.on(overviewEndpoints.firstSteps, () => ({ dismissed: true, steps: [] }));
  api.on(auditLogEndpoints.list, () => listed());
}

type Options = { api?: FakeApi; identity?: Identity };

/** Renders the dashboard at `path`; Ines is signed in unless an identity says otherwise. */
export function renderPath(path: string, { api = haldenApi(), identity = fakeIdentity('ines') }: Options = {}) {
  window.history.replaceState(null, '', path);
  const left: string[] = [];
  const client = createQueryClient(() => {});
  const session = createSession({
    identity,
    onUserChange: () => forgetSelection(client),
    onReset: () => client.clear(),
    leaveFor: (address) => left.push(address),
  });
  const view = render(
    <LoadAfterContext value={0}>
      <App config={config} session={session} client={client} />
    </LoadAfterContext>,
  );
  onTestFinished(() => client.clear());
  void session.start();
  return { api, session, client, user: userEvent.setup(), /** Addresses the page was left for. */ left, ...view };
}
