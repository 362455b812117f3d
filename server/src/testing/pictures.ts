/** Pictures for tests: photographs of the demo, and how they are uploaded. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { LibraryPicture } from '@foyer/contract/media-library';
import sharp from 'sharp';
import type { TestOrganization } from './factories.ts';
import type { TestApp } from './test-app.ts';

const photos = path.join(import.meta.dirname, '../seed/photos');

/** A photograph of the demo by its name, such as `pool`. */
export const photoNamed = (name: string): Promise<Buffer> => readFile(path.join(photos, `${name}.jpg`));

/** A form with these fields and, where there are bytes, a file. */
export function fileForm(fields: Record<string, string>, bytes?: Uint8Array, field = 'file', name = 'photo.jpg') {
  const form = new FormData();
  for (const [one, value] of Object.entries(fields)) form.append(one, value);
  if (bytes) form.append(field, new Blob([Buffer.from(bytes)]), name);
  return form;
}

/** Uploads a picture of the organisation's property as its editor. */
export async function uploadPicture(
  app: TestApp,
  at: TestOrganization,
  title: string,
  bytes: Uint8Array,
  more: Record<string, string> = {},
): Promise<LibraryPicture> {
  const form = fileForm({ propertyId: at.property.id, title, ...more }, bytes);
  const { status, body, text } = await app.as(at.people.editor).post<LibraryPicture>('/media', form);
  if (status !== 201) throw new Error(`No picture: ${text}`);
  return body;
}

/** A photograph as a camera writes it, of these many pixels, with something to see in each of them. */
export const largePhoto = (width: number, height: number): Promise<Buffer> =>
  sharp({
    create: { width, height, channels: 3, background: '#406080', noise: { type: 'gaussian', mean: 128, sigma: 24 } },
  })
    .blur(3)
    .jpeg({ quality: 88 })
    .toBuffer();
