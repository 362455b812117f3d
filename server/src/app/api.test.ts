import { endpoints } from '@foyer/contract/endpoints';
import type { EndpointDefinition, EndpointTable } from '@foyer/contract/lib/endpoint';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serve } from '../lib/serve.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { createApi, unbound } from './api.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp();
});
afterAll(() => testApp.close());

const all: EndpointDefinition[] = (Object.values(endpoints) as EndpointTable[]).flatMap((table) =>
  Object.values(table),
);

test('every endpoint of the contract is bound', () => {
  expect(unbound(testApp.app)).toEqual([]);
});

test('an endpoint that says nothing about who may call it is refused', () => {
  const open = { method: 'GET', path: '/open', summary: 'Nobody said', responses: {} } as unknown as EndpointDefinition;
  expect(() => serve(testApp.app, open, async () => undefined as never)).toThrow('does not say who may call it');
});

test('the OpenAPI document names every path of the contract with its answers', async () => {
  type Operation = { summary: string; responses: Record<string, object>; security?: object[] };
  const { status, body } = await testApp.anonymous.get<{
    openapi: string;
    paths: Record<string, Record<string, Operation>>;
  }>('/openapi.json');
  expect(status).toBe(200);
  expect(body.openapi).toBe('3.1.0');
  for (const { method, path, summary, responses, access } of all) {
    const operation = body.paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
    expect(operation?.summary).toBe(summary);
    expect(Object.keys(operation?.responses ?? {})).toEqual([...Object.keys(responses), 'default']);
    expect(Boolean(operation?.security)).toBe(!('public' in access));
  }
});

test('it can be browsed', async () => {
  const { status, headers } = await testApp.anonymous.get('/docs/');
  expect(status).toBe(200);
  expect(String(headers['content-security-policy'])).not.toContain("script-src 'self' 'unsafe-inline'");
});

test('metrics count requests by route and tell nobody’s name', async () => {
  await testApp.anonymous.get('/healthz');
  const { text } = await testApp.anonymous.get('/metrics');
  expect(text).toMatch(/foyer_request_seconds_count\{method="GET",route="\/healthz",status="200"\} [1-9]/);
  expect(text).toContain('foyer_event_loop_delay_seconds');
  expect(text).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}-7/);
});

test('a fault of the program shows nothing of its insides', async () => {
  const { runtime } = testApp;
  const { identify } = runtime;
  runtime.identify = () => Promise.reject(new Error('secret of the house at /srv/foyer'));
  const { status, body } = await testApp.anonymous.post('/auth/session', { token: 'x' });
  runtime.identify = identify;
  expect(status).toBe(500);
  expect(body).toMatchObject({ message: 'An error occurred', code: 'internal', error: 'Internal Server Error' });
  expect(JSON.stringify(body)).not.toContain('secret');
});

test('it stops while readers hang on event streams', async () => {
  const other = await createApi();
  const address = await other.listen({ port: 0, host: '127.0.0.1' });
  const stream = await fetch(`${address}/public/changes`);
  expect(stream.headers.get('content-type')).toContain('text/event-stream');
  const began = Date.now();
  await other.close();
  expect(Date.now() - began).toBeLessThan(2000);
  await stream.text();
});
