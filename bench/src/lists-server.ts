/** Asks every list of a well filled installation by turns, in a process of its own, and says how long each took. */
import { createApi } from '@foyer/server/app/api';
import { jobTable } from '@foyer/server/app/job-table';
import { usualLimits } from '@foyer/server/app/limits';
import { startJobs } from '@foyer/server/lib/jobs';
import { makeOrganization, type TestOrganization } from '@foyer/server/testing/factories';
import { hangPictures, pictureTables } from '@foyer/server/testing/many-pictures';
import { filledTables, fillInstallation } from '@foyer/server/testing/many-posts';
import { testRuntime } from '@foyer/server/testing/test-app';
import { TestClient } from '@foyer/server/testing/test-client';
import { openBenchDatabase } from './database.ts';

/** Milliseconds a list took each time it was asked. */
export type ListTimes = { list: string; times: number[] };

const turns = 30;

const { database, asOwner, close } = await openBenchDatabase(process.argv[2] === 'server' ? 'server' : 'embedded');
await testRuntime({ database });
await startJobs(jobTable, { work: false });
const api = await createApi({ limits: { ...usualLimits, addresses: 10_000_000 } });
const organization = await makeOrganization('Bench Hotels');
await asOwner(fillInstallation(organization));
await asOwner(hangPictures(organization));
for (const table of [...filledTables, ...pictureTables]) await asOwner(`vacuum (analyze) ${table}`);

const client = new TestClient(api, organization.people.owner.session);
const lists = listsOf(organization).map((list) => ({ list, times: [] as number[] }));
for (let turn = -5; turn < turns; turn += 1) {
  for (const { list, times } of lists) {
    const started = performance.now();
    const { status, text } = await client.get(list);
    if (status !== 200) throw new Error(`${list} answered ${status} ${text}`);
    if (turn >= 0) times.push(performance.now() - started);
  }
}
process.send?.(lists satisfies ListTimes[]);
await api.close();
await close().finally(() => process.exit(0));

/** What the screens ask: each list whole, with each filter, and in each order. */
function listsOf({ domain, workspace, property }: TestOrganization): string[] {
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  const nearby = `/api/location/nearby-events?propertyId=${property.id}`;
  const all = `/all-events?domainId=${domain.id}`;
  const posts = `/posts?workspaceId=${workspace.id}`;
  const about = `propertyId=${property.id}`;
  return [
    ...[
      '',
      '&take=100',
      '&sort=demand',
      '&sort=distance',
      '&search=Event%20123',
      '&category=music',
      '&language=de',
    ].map((more) => nearby + more),
    ...['&status=published', '&covered=true', '&covered=false', '&take=100&skip=400'].map((more) => nearby + more),
    ...['', '&sort=-eventStartDate', '&sort=title', '&sort=-updatedAt', '&search=123', '&status=draft'].map(
      (more) => all + more,
    ),
    ...[`&startDate=${day(0)}&endDate=${day(30)}`, '&category=music&status=published'].map((more) => all + more),
    ...['', '&tab=landing-pages', '&tab=property-posts', '&tab=blog', '&tab=events', '&tab=venues'].map(
      (more) => posts + more,
    ),
    ...['updatedAt', 'title', '-title', 'eventDate', '-eventDate', '-visits'].map((sort) => `${posts}&sort=${sort}`),
    ...['draft', 'published', 'failed', 'archived', 'scheduled'].map((status) => `${posts}&status=${status}`),
    ...[
      'language=de',
      'behind=true',
      'open=true',
      'live=true',
      'live=false',
      'live=true&language=de',
      'written=true',
    ].map((filter) => `${posts}&${filter}`),
    ...['deleted=true', 'search=12', 'search=nothing%20at%20all', 'take=100', 'skip=2000', 'kind=event_page'].map(
      (filter) => `${posts}&${filter}`,
    ),
    `${posts}&startDate=${day(0)}&endDate=${day(30)}`,
    `${posts}&status=published&language=de&search=1&sort=-visits`,
    `/posts?${about}`,
    `/landing-pages?${about}&take=100`,
    `/venues?domainId=${domain.id}`,
    `/venues?domainId=${domain.id}&sort=-events`,
    `/api/location/nearby-venues?${about}`,
    `/get-terms?taxonomy=event_category&hierarchical=true&domainId=${domain.id}`,
    ...['demand', 'needs', 'publishing', 'languages', 'alt-text', 'figures', 'first-steps'].map(
      (part) => `/overview/${part}?${about}`,
    ),
    ...['', '&used=live', '&used=no', '&sort=title&take=100'].map((more) => `/media/library?${about}${more}`),
    `/media/overview?${about}`,
    `/changed-facts?${about}`,
    `/audit-log?workspaceId=${workspace.id}`,
  ];
}
