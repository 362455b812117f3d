/**
 * The writing of suggested alt texts: one picture after the other, each text in a short transaction of its own, so that
 * it can be stopped anywhere, keeps what is there, and goes on where it was when it is taken up again.
 */
import type { Language } from '@foyer/contract/languages';
import { undescribedIn } from '@foyer/contract/media-library';
import type { PictureAbout } from '@foyer/editorial/composer/compose-alt-text';
import { Refusal } from '#lib/refusal.ts';
import type { TenantScope } from '#lib/scope.ts';
import { readFile } from '../../../../gateways/storage/files.ts';
import { houseOf, writeAltText } from '../../../content/alt-text/rules.ts';
import { countAltText } from '../../../content/metering/rules.ts';
import { type Decor, readDecor, wordsAt } from '../../../hotel-decor/pictures/rules.ts';
import { endJob, endSignal, startJob, tellJob } from '../../../jobs/rules.ts';
import { languagesTold } from '../../../property-languages/rules.ts';
import { ownWriter } from '../../../writing-provider/rules.ts';
import { keptName } from '../../forms/rules.ts';
import * as store from '../store.ts';

type Open = <T>(work: (scope: TenantScope) => Promise<T>) => Promise<T>;
type Chosen = Awaited<ReturnType<typeof store.findChosen>>[number];

/** Languages in which a picture has neither alt text nor a suggestion. */
export const missingIn = (media: Chosen['media'], languages: readonly Language[]): Language[] =>
  undescribedIn(media, languages).filter((language) => !media.suggested[language]);

class Stopped extends Error {}

/** Does such a job to its end. What is suggested already is not suggested again when it is taken up anew. */
export async function suggestAltTexts(
  open: Open,
  { jobId, propertyId, ids }: { jobId: string; propertyId: string; ids: readonly string[] },
  signal: AbortSignal,
): Promise<void> {
  const cancelled = endSignal(open, jobId);
  try {
    if (!(await open((scope) => startJob(scope, jobId)))) return;
    const { house, decor, languages } = await open(async (scope) => ({
      house: await houseOf(scope, propertyId),
      decor: await readDecor(scope, propertyId),
      languages: await languagesTold(scope, propertyId),
    }));
    const { name, city, country } = house.property;
    const about = { name, city, country, house };
    const either = AbortSignal.any([signal, cancelled.signal]);
    for (const [at, id] of ids.entries()) {
      await open((scope) => tell(scope, jobId, at, ids.length, { type: 'picture', id }));
      await suggestFor(open, { id, propertyId, about, decor, languages }, either);
    }
    await open((scope) => endJob(scope, jobId, { state: 'done', events: [{ type: 'done' }] }));
  } catch (problem) {
    if (signal.aborted) throw problem;
    if (problem instanceof Stopped || cancelled.signal.aborted) return;
    const message = problem instanceof Refusal ? problem.message : 'The alt texts could not be written';
    await open((scope) =>
      endJob(scope, jobId, { state: 'failed', error: message, events: [{ type: 'failed', message }] }),
    );
    if (!(problem instanceof Refusal)) throw problem;
  } finally {
    cancelled.stop();
  }
}

async function tell(scope: TenantScope, jobId: string, at: number, all: number, event: object): Promise<void> {
  const told = { progress: at / all, step: `${at + 1} of ${all}`, events: [event] };
  if (!(await tellJob(scope, jobId, told))) throw new Stopped();
}

type About = {
  id: string;
  propertyId: string;
  about: Pick<PictureAbout, 'name' | 'city' | 'country' | 'house'>;
  decor: Decor;
  languages: readonly Language[];
};

async function suggestFor(open: Open, { id, propertyId, about, decor, languages }: About, signal: AbortSignal) {
  const [chosen] = await open((scope) => store.findChosen(scope, propertyId, [id]));
  if (!chosen) return;
  const { media, folder } = chosen;
  const webp =
    (await readFile('media', keptName(id, media.version, 960))) ??
    (await readFile('media', keptName(id, media.version)));
  const at = decor.pictures.get(id);
  for (const language of missingIn(media, languages)) {
    const own = await open(async (scope) => {
      await countAltText(scope, { propertyId, mediaId: id, language });
      return ownWriter(scope);
    });
    const { altText: text, source } = await writeAltText(
      {
        ...{ ...about, language, colors: media.colors, imageType: media.title },
        // What it was filed as tells more than where it was put.
        tags: [...wordsAt(at), ...media.tags, ...(folder ? [folder] : [])],
        place: at && { kind: at.kind, name: at.names[language] ?? '' },
        materials: decor.materials(language),
      },
      webp ? { webp, own } : null,
      signal,
    );
    const written = { text, source, at: new Date().toISOString() };
    await open((scope) => store.suggest(scope, id, language, written));
  }
}
