/**
 * The whole API over a real database, without a network: requests are injected, cookies and CSRF tokens kept as a
 * browser does. Nothing of the product is replaced but the identity provider, which here believes JSON.
 */
import { randomBytes } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createApi } from '../app/api.ts';
import { jobTable } from '../app/job-table.ts';
import { listenForAnnouncements } from '../lib/announcements.ts';
import { startJobs, stopJobs } from '../lib/jobs.ts';
import { type Identity, type Runtime, setRuntime } from '../lib/runtime.ts';
import type { App } from '../lib/serve.ts';
import type { Person } from './factories.ts';
import { TestClient } from './test-client.ts';
import { testDatabase } from './test-database.ts';

export type TestApp = {
  app: App;
  runtime: Runtime;
  /** A browser of this person, signed in. */
  as(person: Person): TestClient;
  /** A browser nobody is signed in with. */
  anonymous: TestClient;
  close(): Promise<void>;
};

export const testIssuer = 'https://sign-in.test';

/** What the test's identity provider accepts for a person: `JSON` of whom it is. */
export const testToken = (identity: Partial<Identity> & { subject: string }): string =>
  JSON.stringify({ issuer: testIssuer, ...identity });

export type TestAppOptions = {
  /** Settings that differ from the defaults. */
  runtime?: Partial<Runtime>;
  /** Works off jobs too; without it they are only sent. */
  jobs?: boolean;
};

/** Call `close` in `afterAll`; the database stays for the next test file of the process. */
export async function createTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const runtime = await testRuntime(options.runtime);
  await startJobs(jobTable, { work: options.jobs ?? false, every: 0.5 });
  const stopListening = await listenForAnnouncements(() => {});
  const app = await createApi();
  return {
    app,
    runtime,
    as: (person) => new TestClient(app, person.session),
    anonymous: new TestClient(app),
    close: async () => {
      await app.close();
      await stopListening();
      await stopJobs();
    },
  };
}

/** The runtime of tests, set; for tests of rules that need no API. */
export async function testRuntime(more: Partial<Runtime> = {}): Promise<Runtime> {
  const runtime: Runtime = {
    appUrl: 'http://localhost:3000',
    apiUrl: 'http://localhost:3001',
    sitesUrl: 'http://localhost:3002',
    dataFolder: mkdtempSync(path.join(tmpdir(), 'foyer-test-')),
    database: more.database ?? (await testDatabase()),
    key: randomBytes(32),
    identify: async (token) => readTestToken(token),
    signup: 'open',
    operator: null,
    ai: null,
    outboundAllow: [],
    dnsServer: null,
    writingLimit: null,
    pricingUrl: 'https://foyer.example/pricing',
    s3: null,
    mediaQuota: 1e9,
    ...more,
  };
  setRuntime(runtime);
  return runtime;
}

function readTestToken(token: string): Identity {
  try {
    const identity = JSON.parse(token) as Identity;
    if (identity.issuer && identity.subject) return identity;
  } catch {}
  throw Object.assign(new Error('not a token of the test'), { code: 'invalid-token' });
}
