import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { readSettings } from './settings.ts';

const key = Buffer.alloc(32, 7).toString('base64');

describe('settings', () => {
  test('nothing has to be set', () => {
    expect(readSettings({})).toMatchObject({
      APP_URL: 'http://localhost:3000',
      API_URL: 'http://localhost:3001',
      SITES_URL: 'http://localhost:3002',
      OIDC_ISSUER: 'http://localhost:3003',
      OIDC_CLIENT_ID: 'foyer-dashboard',
      OIDC_AUDIENCE: 'foyer-api',
      SIGNUP: 'open',
      FOYER_DEMO: 'on',
      OUTBOUND_ALLOW: [],
      TRUST_PROXY: 0,
      surfaces: ['api', 'dashboard', 'sites', 'identity'],
      dataFolder: path.resolve('data'),
    });
  });

  test('another issuer turns the embedded provider off, unless it is asked for', () => {
    const OIDC_ISSUER = 'https://sign-in.example.com/realms/foyer';
    expect(readSettings({ OIDC_ISSUER }).surfaces).toEqual(['api', 'dashboard', 'sites']);
    expect(readSettings({ OIDC_ISSUER: 'http://localhost:4003' }).surfaces).toEqual(['api', 'dashboard', 'sites']);
    expect(readSettings({ FOYER_SURFACES: 'api, identity' }).surfaces).toEqual(['api', 'identity']);
  });

  test('an empty text is not set, a slash at the end of an address does not count', () => {
    const settings = readSettings({ APP_URL: 'https://foyer.example/', DATABASE_URL: '', AI_MODEL: ' ' });
    expect(settings.APP_URL).toBe('https://foyer.example');
    expect(settings.DATABASE_URL).toBeUndefined();
  });

  test('takes what stands for an installation of its own', () => {
    const settings = readSettings({
      DATABASE_URL: 'postgres://app@db/foyer',
      DATABASE_MIGRATION_URL: 'postgresql://owner@db/foyer',
      OPERATOR: 'https://sign-in.example.com/|auth0|1234',
      OUTBOUND_ALLOW: 'localhost:11434, 10.0.0.7:443,[fd00::1]:8080',
      TRUST_PROXY: '2',
      FOYER_KEY: key,
      AI_BASE_URL: 'http://localhost:11434/v1',
      AI_MODEL: 'mistral',
    });
    expect(settings.OUTBOUND_ALLOW).toEqual(['localhost:11434', '10.0.0.7:443', '[fd00::1]:8080']);
    expect(settings.TRUST_PROXY).toBe(2);
  });

  test.each([
    ['APP_URL', 'foyer.example', /^ {2}APP_URL: /],
    ['APP_URL', 'https://foyer.example/app', /^ {2}APP_URL: write the address without a path/],
    ['API_URL', 'ftp://foyer.example', /^ {2}API_URL: /],
    ['DATABASE_URL', 'mysql://db/foyer', /^ {2}DATABASE_URL: /],
    ['DATABASE_MIGRATION_URL', 'postgres://owner@db/foyer', /^ {2}DATABASE_URL: is needed beside/],
    ['SIGNUP', 'closed', /^ {2}SIGNUP: write open or invite/],
    ['FOYER_KEY', 'short', /^ {2}FOYER_KEY: write 32 bytes/],
    ['FOYER_DEMO', 'maybe', /^ {2}FOYER_DEMO: write on or off/],
    ['OUTBOUND_ALLOW', 'localhost', /^ {2}OUTBOUND_ALLOW: write host:port/],
    ['DNS_SERVER', '10.0.0.1', /^ {2}DNS_SERVER: write host:port/],
    ['OPERATOR', 'me', /^ {2}OPERATOR: write issuer\|subject/],
    ['TRUST_PROXY', 'some', /^ {2}TRUST_PROXY: /],
    ['LOG_LEVEL', 'loud', /^ {2}LOG_LEVEL: /],
    ['AI_BASE_URL', 'https://models.example/v1', /^ {2}AI_MODEL: is needed beside AI_BASE_URL/],
    ['S3_BUCKET', 'uploads', /^ {2}S3_ENDPOINT: is needed beside/],
    ['FOYER_SURFACES', 'api,kitchen', /^ {2}FOYER_SURFACES: choose among/],
  ])('%s=%s stops the start with its name and reason', (name, value, expected) => {
    expect(() => readSettings({ [name]: value })).toThrow(new RegExp(expected.source, 'm'));
  });

  test('all that is wrong is told at once', () => {
    expect(() => readSettings({ SIGNUP: 'closed', LOG_LEVEL: 'loud' })).toThrow(/SIGNUP[\s\S]+LOG_LEVEL/);
  });
});
