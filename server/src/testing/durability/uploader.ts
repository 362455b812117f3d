/**
 * A process that is going to be killed: the API on the embedded database and the disk of a folder. It says whose
 * pictures it is about and which it finds, then uploads one after the other, four at a time, and names each only when
 * it has been acknowledged. With `sweep` it does what the night does and ends.
 */
import { writeSync } from 'node:fs';
import path from 'node:path';
import { mediaLibraryEndpoints } from '@foyer/contract/media-library';
import sharp from 'sharp';
import { openDatabase } from '../../db/client.ts';
import { sweepFiles } from '../../features/media/filing/rules.ts';
import type { Person } from '../factories.ts';
import { makeOrganization } from '../factories.ts';
import { fileForm } from '../pictures.ts';
import { createTestApp } from '../test-app.ts';

/** Whose pictures they are, from the first life to the last. */
export type House = { person: Person; propertyId: string };
export type Line =
  | { house: House; found: { id: string; title: string }[] }
  | { kept: { id: string; number: number } }
  | { swept: number };

/** Colour of the picture of this number, so that each can be told from its neighbours. */
export const shadeOf = (number: number) => ({ r: (number * 37) % 256, g: (number * 91) % 256, b: (number * 53) % 256 });

const [folder = '', first = '0', told = ''] = process.argv.slice(2);
if (folder) await run(folder, Number(first), told);

async function run(dataFolder: string, begin: number, known: string): Promise<void> {
  const say = (line: Line) => writeSync(1, `${JSON.stringify(line)}\n`);
  const database = await openDatabase({ folder: path.join(dataFolder, 'database') });
  const app = await createTestApp({ runtime: { database, dataFolder, key: Buffer.alloc(32, 7) } });
  if (known === 'sweep') {
    say({ swept: await sweepFiles(Date.now() + 2 * 60 * 60 * 1000) });
    process.exit();
  }
  const house = known ? (JSON.parse(known) as House) : await founded();
  const { rows } = await database.pool
    .query<{ id: string; title: string }>('begin; set local role postgres; select id, title from media; commit')
    .then((all) => (all as unknown as { rows: { id: string; title: string }[] }[])[2] ?? { rows: [] });
  say({ house, found: rows });

  const client = app.as(house.person);
  let next = begin;
  const upload = async () => {
    for (;;) {
      const number = next;
      next += 1;
      const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: shadeOf(number) } })
        .png()
        .toBuffer();
      const { status, body, text } = await client.post<{ id: string }>(
        mediaLibraryEndpoints.upload.path,
        fileForm({ propertyId: house.propertyId, title: String(number) }, bytes),
      );
      if (status !== 201) throw new Error(text);
      say({ kept: { id: body.id, number } });
    }
  };
  await Promise.all([upload(), upload(), upload(), upload()]);
}

async function founded(): Promise<House> {
  const { people, property } = await makeOrganization();
  return { person: people.owner, propertyId: property.id };
}
