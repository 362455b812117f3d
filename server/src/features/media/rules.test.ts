import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeOrganization, type TestOrganization } from '../../testing/factories.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { addMediaFile, readMedia } from './rules.ts';

let app: TestApp;
let house: TestOrganization;
beforeAll(async () => {
  app = await createTestApp();
  house = await makeOrganization();
});
afterAll(() => app.close());

test('a picture is read as wide as it may be many bytes, and the narrowest where it is too large for that too', async () => {
  const { workspace, property } = house;
  const bytes = (length: number) => Buffer.alloc(length, 1);
  const { id } = await house.within((scope) =>
    addMediaFile(
      scope,
      { workspaceId: workspace.id, propertyId: property.id, title: 'Lake front', altText: {}, tags: [] },
      {
        ...{ mimeType: 'image/webp', width: 2400, height: 1600, bytes: bytes(9000) },
        narrower: [
          { width: 480, bytes: bytes(500) },
          { width: 960, bytes: bytes(1500) },
          { width: 1600, bytes: bytes(4000) },
        ],
      },
    ),
  );
  const lengthOf = async (most?: number) => (await readMedia({ id, version: 1 }, most))?.length;
  expect([
    await lengthOf(),
    await lengthOf(4000),
    await lengthOf(3999),
    await lengthOf(700),
    await lengthOf(100),
  ]).toEqual([4000, 4000, 1500, 500, 500]);
  expect(await readMedia({ id, version: 2 })).toBeUndefined();
});
