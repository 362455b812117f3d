import { pluginVersion, pluginZip } from '@foyer/wordpress-plugin/plugin-zip';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeOrganization, type TestOrganization } from '../../../testing/factories.ts';
import { standingCases } from '../../../testing/standing-cases.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import type { TestClient } from '../../../testing/test-client.ts';

let app: TestApp;
let house: TestOrganization;
let stranger: TestClient;
const path = (domainId = house.domain.id) => `/domains/${domainId}/channel/plugin`;

beforeAll(async () => {
  app = await createTestApp();
  house = await makeOrganization();
  stranger = app.as((await makeOrganization()).people.owner);
});
afterAll(() => app.close());

standingCases(
  [
    {
      name: 'GET plugin',
      call: (client) => client.get(path()),
      missing: (client) => client.get(path(uuidv7())),
      bad: (client) => client.get(path('17')),
      forbidden: 'editor',
    },
  ],
  () => ({
    nobody: app.anonymous,
    stranger,
    owner: app.as(house.people.owner),
    roles: {
      viewer: app.as(house.people.viewer),
      editor: app.as(house.people.editor),
      manager: app.as(house.people.manager),
    },
  }),
);

test('whoever connects a WordPress gets the plugin to install, the same that is built', async () => {
  const { status, headers, bytes } = await app.as(house.people.manager).get(path());
  expect([status, headers['content-type'], headers['content-length']]).toEqual([
    ...[200, 'application/zip', String(bytes.length)],
  ]);
  expect(headers['content-disposition']).toBe(`attachment; filename="foyer-channel-${pluginVersion()}.zip"`);
  expect(bytes.equals(pluginZip())).toBe(true);
  // Names stand in a zip as they are.
  expect(bytes.includes('foyer-channel/foyer-channel.php')).toBe(true);
});
