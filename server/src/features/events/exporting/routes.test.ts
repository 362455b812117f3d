import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeOrganization, type TestOrganization } from '../../../testing/factories.ts';
import { makeEvent } from '../../../testing/pages.ts';
import { standingCases } from '../../../testing/standing-cases.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { eventColumns } from './rules.ts';

let app: TestApp;
let own: TestOrganization;
let foreign: TestOrganization;

beforeAll(async () => {
  app = await createTestApp();
  own = await makeOrganization();
  foreign = await makeOrganization('Atlantic House');
});
afterAll(() => app.close());

const path = (more = '') => `/api/location/nearby-events/csv?propertyId=${own.property.id}${more}`;

standingCases(
  [
    {
      name: 'POST /api/location/nearby-events/csv',
      call: (client) => client.post(path()),
      missing: (client) => client.post(`/api/location/nearby-events/csv?propertyId=${uuidv7()}`),
      bad: (client) => client.post(path('&distance=0')),
    },
  ],
  () => ({
    nobody: app.anonymous,
    stranger: app.as(foreign.people.owner),
    owner: app.as(own.people.owner),
    roles: {
      viewer: app.as(own.people.viewer),
      editor: app.as(own.people.editor),
      manager: app.as(own.people.manager),
    },
  }),
);

test('the events a search leaves, in its order; and it is written down', async () => {
  const editor = app.as(own.people.editor);
  await makeEvent(editor, own, { title: '@Harbour', category: 'music', status: 'draft', price: 12.5, currency: 'EUR' });
  await makeEvent(editor, own);
  const { headers, text } = await editor.post(path('&sort=date&status=draft'));
  expect(headers['content-type']).toBe('text/csv; charset=utf-8');
  const lines = text.split('\r\n').slice(0, -1);
  expect(lines).toHaveLength(2);
  expect(lines[0]).toBe(`\uFEFF${eventColumns.join(',')}`);
  expect(lines[1]).toMatch(/^'@Harbour,/);
  expect(lines[1]).toContain('music,Lindau harbour,Hafenplatz 1,Lindau,DE,');
  expect(lines[1]).toContain('12.5,EUR,,English: draft,');
  expect((await editor.post(path())).text.split('\r\n')).toHaveLength(4);
  const acts = await app.as(own.people.owner).get<{ data: object[] }>('/audit-log');
  expect(acts.body.data[0]).toMatchObject({ action: 'events.exported', detail: { rows: 2 } });
});
