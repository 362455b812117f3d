import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pageHeaders } from '@foyer/sites/app/policies';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase, startIdentity } from '../../gateways/identity/testing.ts';
import { runtime, setRuntime } from '../../lib/runtime.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { readSettings } from '../settings.ts';
import { dashboardHeaders, startDashboard } from './dashboard.ts';

/** Directives of a policy by their name. */
const policyOf = (text: unknown): Map<string, string[]> =>
  new Map(
    String(text)
      .split(';')
      .map((directive) => directive.trim().split(/\s+/))
      .map(([name = '', ...sources]) => [name, sources]),
  );
/** What scripts of a page may run: never one that stands in the page, nor one that is put together. */
const scriptsOf = (text: unknown): string[] => {
  const policy = policyOf(text);
  return policy.get('script-src') ?? policy.get('default-src') ?? ['anything'];
};
const loose = /unsafe-inline|unsafe-eval|data:|blob:|https?:|\*|anything/;

const https = { APP_URL: 'https://foyer.example', API_URL: 'https://api.foyer.example' };

describe('the API', () => {
  let testApp: TestApp;
  beforeAll(async () => {
    testApp = await createTestApp();
  });
  afterAll(() => testApp.close());

  test.each([
    ['an answer', '/csrf/token', 200],
    ['no session', '/users/me', 401],
    ['nothing there', '/nowhere', 404],
  ])('%s', async (_what, address, expected) => {
    const { status, headers } = await testApp.anonymous.get(address, { headers: { origin: 'https://evil.example' } });
    expect(status).toBe(expected);
    expect(headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'");
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
      'cross-origin-resource-policy': 'same-site',
    });
    expect(headers['access-control-allow-origin']).toBeUndefined();
    expect(headers['strict-transport-security']).toBeUndefined();
    const own = await testApp.anonymous.get(address, { headers: { origin: 'http://localhost:3000' } });
    expect(own.headers['access-control-allow-origin']).toBe('http://localhost:3000');
    for (const origin of ['null', 'http://localhost:3000.evil.example', 'http://localhost', 'http://localhost:3002']) {
      const other = await testApp.anonymous.get(address, { headers: { origin } });
      expect(other.headers['access-control-allow-origin']).toBeUndefined();
    }
  });

  test('on https it says to stay there', async () => {
    const usual = runtime();
    setRuntime({ ...usual, appUrl: https.APP_URL, apiUrl: https.API_URL });
    const { headers } = await testApp.anonymous.get('/csrf/token');
    setRuntime(usual);
    expect(headers['strict-transport-security']).toMatch(/^max-age=31536000/);
  });
});

describe('the dashboard', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'foyer-dashboard-'));
  let url: string;
  let close: () => Promise<void>;
  beforeAll(async () => {
    writeFileSync(path.join(folder, 'index.html'), '<!doctype html><title>Foyer</title>');
    mkdirSync(path.join(folder, 'assets'));
    for (const name of ['theme.js', 'assets/app-4f2a.js']) writeFileSync(path.join(folder, name), 'run()');
    url = `http://localhost:${await freePort()}`;
    close = (await startDashboard(readSettings({ APP_URL: url }), folder)).close;
  });
  afterAll(async () => {
    await close();
    rmSync(folder, { recursive: true });
  });

  test.each(['/', '/settings/members', '/landing'])('%s', async (address) => {
    const { status, headers } = await fetch(url + address);
    expect(status).toBe(200);
    const policy = policyOf(headers.get('content-security-policy'));
    expect(scriptsOf(headers.get('content-security-policy'))).toEqual(["'self'"]);
    expect(policy.get('default-src')).toEqual(["'none'"]);
    expect(policy.get('object-src')).toEqual(["'none'"]);
    expect(policy.get('base-uri')).toEqual(["'none'"]);
    expect(policy.get('frame-ancestors')).toEqual(["'self'"]);
    expect(headers.get('x-frame-options')).toBe('SAMEORIGIN');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('strict-transport-security')).toBeNull();
  });

  test('what is no page is not guessed at', async () => {
    const { headers } = await fetch(`${url}/config.json`);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-type')).toMatch(/^application\/json/);
  });

  test('a file of a name of its own is kept for ever, with nothing to ask after', async () => {
    const { headers } = await fetch(`${url}/assets/app-4f2a.js`);
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    for (const name of ['etag', 'last-modified', 'accept-ranges']) expect(headers.get(name), name).toBeNull();
    expect((await fetch(`${url}/theme.js`)).headers.get('etag')).not.toBeNull();
  });

  test('on https it says to stay there', () => {
    expect(dashboardHeaders(readSettings(https))['strict-transport-security']).toMatch(/^max-age=31536000/);
  });
});

describe('the sites', () => {
  const policy = { styleHash: 'abc', secure: true };

  test('a page runs nothing, loads from its own host and stands in no frame', () => {
    const headers = pageHeaders(policy);
    expect(scriptsOf(headers['Content-Security-Policy'])).toEqual(["'none'"]);
    expect(headers['Content-Security-Policy']).not.toMatch(loose);
    expect(policyOf(headers['Content-Security-Policy']).get('frame-ancestors')).toEqual(["'none'"]);
    expect(headers['Strict-Transport-Security']).toMatch(/^max-age=31536000/);
    expect(pageHeaders({ ...policy, secure: false })['Strict-Transport-Security']).toBeUndefined();
  });

  test('a preview stands in the frame of the dashboard alone and tells its address to nobody', () => {
    const headers = pageHeaders({ ...policy, frameAncestor: https.APP_URL, secretAddress: true });
    expect(policyOf(headers['Content-Security-Policy']).get('frame-ancestors')).toEqual([https.APP_URL]);
    expect(headers['Referrer-Policy']).toBe('no-referrer');
  });
});

test('sign-in: no script, no frame, and on https to stay there', async () => {
  const database = await openDatabase();
  const running = await startIdentity(database.query);
  try {
    for (const address of ['/', '/nowhere', '/auth', '/.well-known/openid-configuration']) {
      const { headers } = await fetch(running.issuer + address, { redirect: 'manual' });
      const policy = headers.get('content-security-policy');
      expect(scriptsOf(policy)).toEqual(["'none'"]);
      expect(policy).not.toMatch(/unsafe/);
      expect(policyOf(policy).get('frame-ancestors')).toEqual(["'none'"]);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('same-origin');
      expect(headers.get('strict-transport-security')).toBeNull();
    }
  } finally {
    await running.stop();
    await database.close();
  }
});

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
