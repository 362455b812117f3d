/**
 * The forms of a picture besides the WebP it is kept as: AVIF in each width, the card it is shared with, and cuts around
 * what matters in it. They are made one at a time beside the requests, AVIF and card at upload by a job, else when
 * somebody first asks; until then the WebP is sent. It refuses to make the same form twice at once, and to let more wait than a bounded number.
 */
import { id as idSchema } from '@foyer/contract/lists';
import { isCut, type PictureForm, pictureWidths } from '@foyer/contract/media';
import type { Focus } from '@foyer/contract/media-library';
import { z } from 'zod';
import { encodePicture } from '../../../gateways/pictures/workshop.ts';
import { hasFile, keepFile, readFile, removeFile } from '../../../gateways/storage/disk.ts';

/** A stored file: which picture, in which form and width; no width for its own, and where a cut lies. */
export type FormOf = { id: string; version: number; form: PictureForm; width?: number; focus?: Focus | null };

const endingOf = (form: PictureForm): string => (isCut(form) ? 'jpg' : form);
export const typeOf = (form: PictureForm): string => (isCut(form) ? 'image/jpeg' : `image/${form}`);

/** Name of the file: `{id}.webp`, `{id}-960.avif`, from the second version on `{id}-v2-960.avif`. */
export const fileName = ({ id, version, form, width }: FormOf): string =>
  [id, version > 1 ? `v${version}` : '', isCut(form) ? form : (width ?? '')].filter(Boolean).join('-') +
  `.${endingOf(form)}`;

/** Name of the WebP every other form is made from. */
export const keptName = (id: string, version: number, width?: number): string =>
  fileName({ id, version, form: 'webp', width });

/** The job that makes the other forms, as whoever files a picture sends it. */
export const formsToMake = {
  name: 'media.make-forms',
  input: z.object({ id: idSchema, version: z.number().int() }),
};

/** Cuts nobody waits for: only search engines ask. */
const onDemand = ['wide', 'classic', 'square'] as const;

/** Every form and width of a version, whether made yet or not. */
export const allForms = (id: string, version: number): FormOf[] => [
  ...(['webp', 'avif'] as const).flatMap((form) =>
    [undefined, ...pictureWidths].map((width) => ({ id, version, form, width })),
  ),
  ...(['card', ...onDemand] as const).map((form) => ({ id, version, form })),
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

/** Cuts a picture anew around another place. */
export function cutAnew({ id, version }: Pick<FormOf, 'id' | 'version'>, focus: Focus | null): void {
  for (const form of onDemand) {
    const wanted: FormOf = { id, version, form, focus };
    working = working
      .then(() => removeFile('media', fileName(wanted)))
      .then(() => make(wanted))
      .catch(() => {});
  }
}

/** Makes every missing form of a picture that guests look at. Stops between two of them when told to. */
export async function makeAll(id: string, version: number, signal: AbortSignal): Promise<void> {
  for (const wanted of allForms(id, version).filter(({ form }) => form === 'avif' || form === 'card')) {
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
  const bytes = await encodePicture(wanted, whole);
  if (bytes) await keepFile('media', fileName(wanted), bytes);
}
