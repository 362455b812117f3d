/**
 * The forms of a picture besides the WebP it is kept as: AVIF in each width, and the card it is shared with. They are
 * made one at a time beside the requests, at upload by a job, else when somebody first asks; until then the WebP is
 * sent. It refuses to make the same form twice at once, and to let more wait than a bounded number.
 */
import { id as idSchema } from '@foyer/contract/lists';
import { type PictureForm, pictureWidths } from '@foyer/contract/media';
import { z } from 'zod';
import { encodePicture } from '../../../gateways/pictures/workshop.ts';
import { hasFile, keepFile, readFile, removeFile } from '../../../gateways/storage/disk.ts';

/** A stored file: which picture, in which form and width; no width for its own. */
export type FormOf = { id: string; version: number; form: PictureForm; width?: number };

const endings: Record<PictureForm, string> = { webp: 'webp', avif: 'avif', card: 'jpg' };
export const formTypes: Record<PictureForm, string> = { webp: 'image/webp', avif: 'image/avif', card: 'image/jpeg' };

/** Name of the file: `{id}.webp`, `{id}-960.avif`, from the second version on `{id}-v2-960.avif`. */
export const fileName = ({ id, version, form, width }: FormOf): string =>
  [id, version > 1 ? `v${version}` : '', form === 'card' ? 'card' : (width ?? '')].filter(Boolean).join('-') +
  `.${endings[form]}`;

/** Name of the WebP every other form is made from. */
export const keptName = (id: string, version: number, width?: number): string =>
  fileName({ id, version, form: 'webp', width });

/** The job that makes the other forms, as whoever files a picture sends it. */
export const formsToMake = {
  name: 'media.make-forms',
  input: z.object({ id: idSchema, version: z.number().int() }),
};

/** Every form and width of a version, whether made yet or not. */
export const allForms = (id: string, version: number): FormOf[] => [
  ...(['webp', 'avif'] as const).flatMap((form) =>
    [undefined, ...pictureWidths].map((width) => ({ id, version, form, width })),
  ),
  { id, version, form: 'card' },
];

/** Removes every file of a picture, whatever versions it has had. A file that stays behind is known to nobody. */
export function dropFiles({ id, version }: { id: string; version: number }): void {
  for (let one = 1; one <= version; one += 1) {
    for (const form of allForms(id, one)) removeFile('media', fileName(form)).catch(() => {});
  }
}

const mostWaiting = 500;
const waiting = new Map<string, FormOf>();
let working: Promise<void> = Promise.resolve();

/** Has a form made when its turn comes, unless it waits already or too much does. */
export function makeSoon(wanted: FormOf): void {
  const name = fileName(wanted);
  if (waiting.has(name) || waiting.size >= mostWaiting) return;
  waiting.set(name, wanted);
  working = working.then(async () => {
    // A picture that cannot be made over goes on being sent as it is.
    await make(wanted).catch(() => {});
    waiting.delete(name);
  });
}

/** Makes every missing form of a picture. Stops between two of them when told to. */
export async function makeAll(id: string, version: number, signal: AbortSignal): Promise<void> {
  for (const wanted of allForms(id, version).filter(({ form }) => form !== 'webp')) {
    if (signal.aborted) return;
    const done = working.then(() => make(wanted));
    working = done.catch(() => {});
    await done;
  }
}

/** Waits until nothing is left to be made. */
export const allMade = (): Promise<void> => working;

async function make(wanted: FormOf): Promise<void> {
  if (await hasFile('media', fileName(wanted))) return;
  const whole = await readFile('media', fileName({ ...wanted, form: 'webp', width: undefined }));
  if (!whole) return;
  const bytes = await encodePicture(wanted.form, whole, wanted.width);
  if (bytes) await keepFile('media', fileName(wanted), bytes);
}
