import type { Domain, DomainVerification } from '@foyer/contract/domains';
import type { Job } from '@foyer/contract/jobs';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type DnsServer, startDnsServer } from '../../../testing/dns-server.ts';
import { makeOrganization, type TestOrganization } from '../../../testing/factories.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { asOwner } from '../../../testing/test-database.ts';
import { checkDomain, checkDueDomains } from './rules.ts';

let dns: DnsServer;
let app: TestApp;
let halden: TestOrganization;
let atlantic: TestOrganization;
const by = { userId: null, name: 'Foyer' };

beforeAll(async () => {
  dns = await startDnsServer();
  app = await createTestApp({ jobs: true, runtime: { dnsServer: dns.address } });
  halden = await makeOrganization();
  atlantic = await makeOrganization('Atlantic House');
});
afterAll(async () => {
  await app.close();
  await dns.close();
});

const owner = (at = halden) => app.as(at.people.owner);
const newHost = () => ({ name: `lakeside-${uuidv7().slice(-8)}`, tld: 'example' });
async function claim(at = halden, host = newHost()): Promise<Domain & { host: string }> {
  const { status, body } = await owner(at).post<Domain>('/domains', host);
  expect(status).toBe(201);
  return { ...body, host: `${body.name}.${body.tld}` };
}
const stateOf = async (domain: Domain, at = halden) =>
  (await owner(at).get<DomainVerification>(`/domains/${domain.id}/verification`)).body;
const look = (domain: Domain) => checkDomain({ organisationId: domain.organisationId, domainId: domain.id, by });
const site = async (host: string) => (await app.anonymous.get(`/public/sites/${host}`)).status;
const acts = (domain: Domain) =>
  asOwner<{ action: string }>('select action from audit_log where target_id = $1 order by at', [domain.id]).then(
    (rows) => rows.map(({ action }) => action),
  );

describe('Check now', () => {
  test('asks the name server as a job, and the host is served from then on', async () => {
    const domain = await claim();
    const { recordName, recordValue, ...before } = await stateOf(domain);
    expect(before).toMatchObject({ host: domain.host, state: 'pending', proofNeeded: true, checkedAt: null });
    expect([recordName, await site(domain.host)]).toEqual([`_foyer.${domain.host}`, 404]);
    dns.zone.set(recordName, ['v=spf1 -all', recordValue]);
    const { status, body } = await owner().post<{ jobId: string }>(`/domains/${domain.id}/verify`);
    expect(status).toBe(202);
    await expect
      .poll(async () => (await owner().get<Job>(`/jobs/${body.jobId}`)).body.state, { timeout: 10_000 })
      .toBe('done');
    expect(await stateOf(domain)).toMatchObject({ state: 'verified', problem: null });
    expect((await owner().get<Domain>(`/domains/${domain.id}`)).body.domainVerfified).toBe(true);
    expect(await site(domain.host)).toBe(200);
    expect(await acts(domain)).toEqual(['domain.created', 'domain.verified']);
  });

  test('asked 20 times at once looks once', async () => {
    const domain = await claim();
    dns.zone.set(`_foyer.${domain.host}`, 'silence');
    const client = owner();
    await client.csrf();
    const answers = await Promise.all(Array.from({ length: 20 }, () => client.post(`/domains/${domain.id}/verify`)));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.jobId}`)).size).toBe(1);
    dns.zone.delete(`_foyer.${domain.host}`);
    const jobId = answers[0]?.body.jobId;
    await expect
      .poll(async () => (await client.get<Job>(`/jobs/${jobId}`)).body.state, { timeout: 15_000 })
      .toBe('done');
  }, 30_000);

  test('a local address needs none', async () => {
    const { status, body } = await owner().post(`/domains/${halden.domain.id}/verify`);
    expect([status, body.code]).toEqual([409, 'no-proof-needed']);
    expect(await stateOf(halden.domain as unknown as Domain)).toMatchObject({ proofNeeded: false, state: 'verified' });
  });
});

describe('what is found', () => {
  test.each([
    ['nothing', 'nxdomain', 'There is no such TXT record at'],
    ['other records', ['v=spf1 -all'], 'There is no such TXT record at'],
    ['a wrong value', ['foyer-site=someone-elses'], 'holds another value'],
    ['a broken server', 'servfail', 'answered with an error'],
  ] as const)('%s leaves the host unproven and says why', async (_what, records, problem) => {
    const domain = await claim();
    dns.zone.set(`_foyer.${domain.host}`, typeof records === 'string' ? records : [...records]);
    await look(domain);
    expect(await stateOf(domain)).toMatchObject({ state: 'failed', problem: expect.stringContaining(problem) });
    expect(await site(domain.host)).toBe(404);
    expect(await acts(domain)).toEqual(['domain.created']);
  });

  test('silence too', async () => {
    const domain = await claim();
    dns.zone.set(`_foyer.${domain.host}`, 'silence');
    await look(domain);
    expect(await stateOf(domain)).toMatchObject({ problem: expect.stringContaining('did not answer in time') });
  }, 20_000);

  test('the record among very many is seen', async () => {
    const domain = await claim();
    const { recordName, recordValue } = await stateOf(domain);
    dns.zone.set(recordName, [...Array.from({ length: 250 }, (_, i) => `${i}${'x'.repeat(180)}`), recordValue]);
    await look(domain);
    expect((await stateOf(domain)).state).toBe('verified');
  });
});

describe('rounds', () => {
  test('look at what is due, of every organization, and at nothing else', async () => {
    const [mine, theirs, later] = [await claim(halden), await claim(atlantic), await claim(halden)];
    for (const [domain, at] of [
      [mine, halden],
      [theirs, atlantic],
      [later, halden],
    ] as const) {
      const { recordName, recordValue } = await stateOf(domain, at);
      dns.zone.set(recordName, [recordValue]);
    }
    const due = [mine.id, theirs.id];
    await asOwner("update domains set next_check_at = now() - interval '1 s' where id = any($1)", [due]);
    await checkDueDomains();
    expect((await stateOf(mine)).state).toBe('verified');
    expect((await stateOf(theirs, atlantic)).state).toBe('verified');
    expect((await stateOf(later)).state).toBe('pending');
  });

  test('a proven host is lost after three days without its record, and served till then', async () => {
    const domain = await claim();
    const { recordName, recordValue } = await stateOf(domain);
    dns.zone.set(recordName, [recordValue]);
    await look(domain);
    dns.zone.set(recordName, []);
    await look(domain);
    expect(await stateOf(domain)).toMatchObject({ state: 'verified', problem: expect.any(String) });
    await asOwner("update domains set absent_since = now() - interval '3 days' where id = $1", [domain.id]);
    expect(await site(domain.host)).toBe(200);
    await look(domain);
    expect((await stateOf(domain)).state).toBe('failed');
    expect(await site(domain.host)).toBe(404);
    expect(await acts(domain)).toEqual(['domain.created', 'domain.verified', 'domain.unverified']);
  });
});

describe('one host, two organizations', () => {
  test('stays where it is proven while that record is there, and goes to whoever proves it after', async () => {
    const host = newHost();
    const [mine, theirs] = [await claim(halden, host), await claim(atlantic, host)];
    const { recordName, recordValue: ours } = await stateOf(mine);
    const { recordValue: others } = await stateOf(theirs, atlantic);
    expect(others).not.toBe(ours);
    dns.zone.set(recordName, [ours, others]);
    await look(mine);
    await look(theirs);
    expect((await stateOf(mine)).state).toBe('verified');
    expect(await stateOf(theirs, atlantic)).toMatchObject({
      state: 'failed',
      problem: expect.stringContaining('another organization'),
    });
    dns.zone.set(recordName, [others]);
    await look(theirs);
    expect((await stateOf(theirs, atlantic)).state).toBe('verified');
    expect(await stateOf(mine)).toMatchObject({ state: 'failed', problem: 'Somebody else has proven this host.' });
    expect(await site(mine.host)).toBe(200);
  });

  test('both at once: one of them gets it', async () => {
    const host = newHost();
    const [mine, theirs] = [await claim(halden, host), await claim(atlantic, host)];
    const { recordName, recordValue: ours } = await stateOf(mine);
    const { recordValue: others } = await stateOf(theirs, atlantic);
    dns.zone.set(recordName, [ours, others]);
    await Promise.all([look(mine), look(theirs), look(mine), look(theirs)]);
    const states = [(await stateOf(mine)).state, (await stateOf(theirs, atlantic)).state];
    expect(states.sort()).toEqual(['failed', 'verified']);
  });

  test('a host under the placeholder ending is one organization’s alone', async () => {
    const local = { name: `lakeside-${uuidv7().slice(-8)}`, tld: 'localhost' };
    const mine = await claim(halden, local);
    const theirs = await claim(atlantic, local);
    expect([mine.name, theirs.name]).toEqual([local.name, expect.stringMatching(`^${local.name}-`)]);
    const stolen = await owner(atlantic).put(`/domains/${theirs.id}`, local);
    expect([stolen.status, stolen.body.code]).toEqual([409, 'domain-taken']);
  });
});
