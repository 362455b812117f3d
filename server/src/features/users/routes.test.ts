import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeOrganization, type TestOrganization } from '../../testing/factories.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let testApp: TestApp;
let halden: TestOrganization;

beforeAll(async () => {
  testApp = await createTestApp();
  halden = await makeOrganization();
});
afterAll(() => testApp.close());

describe('GET /users/me', () => {
  test('without a session answers 401', async () => {
    const { status, body } = await testApp.anonymous.get('/users/me');
    expect(status).toBe(401);
    expect(body).toMatchObject({ code: 'sign-in-needed', statusCode: 401, error: 'Unauthorized' });
    expect(body.requestId).toBeTypeOf('string');
  });

  test('answers the person of the session and nothing more', async () => {
    const { owner } = halden.people;
    const { status, body, headers } = await testApp.as(owner).get('/users/me');
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('no-store');
    expect(body).toEqual({
      id: owner.userId,
      sub: owner.userId,
      name: 'Greta',
      familyname: 'Hagen',
      email: `${owner.userId}@halden.example`,
      picture: null,
      isOperator: false,
    });
  });
});

describe('PUT /users/me', () => {
  test('changes the name, and drops what nobody may set', async () => {
    const viewer = testApp.as(halden.people.viewer);
    const { status, body } = await viewer.put('/users/me', {
      name: ' Ida ',
      familyname: 'Moser',
      sub: 'x',
      email: 'x',
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ name: 'Ida', familyname: 'Moser', sub: halden.people.viewer.userId });
    expect((await viewer.get('/users/me')).body).toEqual(body);
    expect((await testApp.as(halden.people.owner).get('/users/me')).body.name).toBe('Greta');
  });

  test('tells every problem at once', async () => {
    const { status, body } = await testApp
      .as(halden.people.viewer)
      .put('/users/me', { name: ' ', familyname: 'x'.repeat(121) });
    expect(status).toBe(422);
    expect(body.validationErrors).toEqual([
      { field: 'name', message: 'Name is required' },
      { field: 'familyname', message: 'Family name can have at most 120 characters' },
    ]);
    expect(body.message).toBe('Name is required');
  });

  test('without a CSRF token changes nothing', async () => {
    const { status, body } = await testApp.as(halden.people.editor).put('/users/me', { name: 'Ida' }, { csrf: null });
    expect(status).toBe(403);
    expect(body.message).toBe('Invalid CSRF token');
  });
});
