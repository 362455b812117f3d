/**
 * The forms of a picture besides the WebP it is kept as: AVIF in each width, the card it is shared with, and cuts around
 * what matters in it. They are made one at a time beside the requests, AVIF and card at upload by a job, else when
 * somebody first asks; until then the WebP is sent. It refuses to make the same form twice at once, and to let more wait than a bounded number.
 */
import { id as idSchema } from '@foyer/contract/lists';
import {
  type Focus,
  focusName,
  focusNamed,
  isCut,
  type PictureCut,
  type PictureForm,
  pictureWidths,
} from '@foyer/contract/media';
import { z } from 'zod';
import { encodePicture } from '../../../gateways/pictures/workshop.ts';
import { hasFile, keepFile, readFile, removeFile } from '../../../gateways/storage/files.ts';

/** A stored file: which picture, in which form and width; no width for its own, and around which place a cut lies. */
export type FormOf = { id: string; version: number; form: PictureForm; width?: number; focus?: string | undefined };

const endingOf = (form: PictureForm): string => (isCut(form) ? 'jpg' : form);
export const typeOf = (form: PictureForm): string => (isCut(form) ? 'image/jpeg' : `image/${form}`);

/** Name of the file: `{id}.webp`, `{id}-960.avif`, `{id}-card-25x50.jpg`, from the second version on `{id}-v2-960.avif`. */
export const fileName = ({ id, version, form, width, focus }: FormOf): string =>
  [id, version > 1 && `v${version}`, isCut(form) ? form : width, isCut(form) && focus].filter(Boolean).join('-') +
  `.${endingOf(form)}`;

/** Name of the WebP every other form is made from. */
export const keptName = (id: string, version: number, width?: number): string =>
  fileName({ id, version, form: 'webp', width });

/** The job that makes the other forms, as whoever files a picture sends it. */
export const formsToMake = {
  name: 'media.make-forms',
  input: z.object({ id: idSchema, version: z.number().int(), focus: z.string().optional() }),
};
export type FormsToMake = z.infer<typeof formsToMake.input>;

/** The card every page is shared with; only search engines ask for the others. */
const cuts: readonly PictureCut[] = ['card', 'wide', 'classic', 'square'];

/** Every form and width of a version, whether made yet or not. */
export const allForms = (id: string, version: number): FormOf[] => [
  ...(['webp', 'avif'] as const).flatMap((form) =>
    [undefined, ...pictureWidths].map((width) => ({ id, version, form, width })),
  ),
  ...cuts.map((form) => ({ id, version, form })),
];

/** The cuts around a place. */
const cutsAround = (id: string, version: number, focus: string): FormOf[] =>
  cuts.map((form) => ({ id, version, form, focus }));

/** Removes every file of a picture, whatever versions it has had. A file that stays behind is known to nobody. */
export function dropFiles({ id, version }: { id: string; version: number }, focus: Focus | null): void {
  const versions = Array.from({ length: version }, (_, before) => allForms(id, before + 1));
  const forms = [...versions.flat(), ...(focus ? cutsAround(id, version, focusName(focus)) : [])];
  void inTurn(id, () => drop(forms));
}

/** Removes the cuts around a place that is none any more. */
export function dropCuts({ id, version }: { id: string; version: number }, focus: Focus): void {
  void inTurn(id, () => drop(cutsAround(id, version, focusName(focus))));
}

const turns = new Map<string, Promise<void>>();

/** Changes the files of a picture after whatever else is being done to them, so that nothing comes back that was dropped. */
export function inTurn(id: string, work: () => Promise<void>): Promise<void> {
  const mine = (turns.get(id) ?? Promise.resolve())
    .then(work)
    .catch(() => {})
    .finally(() => {
      if (turns.get(id) === mine) turns.delete(id);
    });
  turns.set(id, mine);
  return mine;
}

/** One after the other, which a storage elsewhere takes better than all at once; each is tried a second time. */
async function drop(forms: readonly FormOf[]): Promise<void> {
  for (const name of forms.map(fileName)) {
    await removeFile('media', name)
      .catch(() => removeFile('media', name))
      .catch(() => {});
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

/**
 * Makes every missing form of a picture that guests look at, or its cuts around a place. Stops between two of them when
 * told to.
 */
export async function makeAll({ id, version, focus }: FormsToMake, signal: AbortSignal): Promise<void> {
  const forms = focus
    ? cutsAround(id, version, focus)
    : allForms(id, version).filter(({ form }) => form === 'avif' || form === 'card');
  for (const wanted of forms) {
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
  const whole = await readFile('media', keptName(wanted.id, wanted.version));
  if (!whole) return;
  const { form, width, focus } = wanted;
  const bytes = await encodePicture({ form, width, focus: focus ? focusNamed(focus) : null }, whole);
  if (bytes) await keepFile('media', fileName(wanted), bytes);
}
