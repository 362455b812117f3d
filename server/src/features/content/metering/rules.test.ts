import type { Billing } from '@foyer/contract/organizations';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { setRuntime } from '../../../lib/runtime.ts';
import { makeOrganization, type TestOrganization } from '../../../testing/factories.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let own: TestOrganization;

beforeAll(async () => {
  app = await createTestApp();
  own = await makeOrganization();
  setRuntime({ ...app.runtime, writingLimit: 3 });
});
afterAll(async () => {
  setRuntime(app.runtime);
  await app.close();
});

const ask = (at: TestOrganization) =>
  app
    .as(at.people.editor)
    .post('/content/generate', { styleguideId: at.styleguide.id, propertyId: at.property.id, language: 'en' });

it('has no more written than the month allows, however many ask at once, and says when it begins anew', async () => {
  const answers = await Promise.all(Array.from({ length: 8 }, () => ask(own)));
  expect(answers.map(({ status }) => status).sort()).toEqual([202, 202, 202, 429, 429, 429, 429, 429]);
  const refused = answers.find(({ status }) => status === 429);
  expect(refused?.body).toMatchObject({
    code: 'writing-limit',
    message: expect.stringMatching(/^Your organization has had 3 texts written this month, .* begins anew on 1 \w+$/),
  });
  const wait = Number(refused?.headers['retry-after']);
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(31 * 86_400);
  const { body } = await app.as(own.people.owner).get<Billing>(`/organizations/${own.id}/billing`);
  expect(body.usage).toContainEqual({ name: 'generation', used: 3, limit: 3, per: 'month' });
  expect((await ask(await makeOrganization('Next door'))).status).toBe(202);
});
