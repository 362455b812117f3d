/**
 * Alt texts that are suggested and agreed to. A job writes them for many pictures, only where nothing is said; they stay
 * beside the picture until a person takes them over, changed or not, or passes over them. A text that a person has
 * written is never overwritten, whoever comes later.
 */
import type { Language } from '@foyer/contract/languages';
import type { LibraryPicture } from '@foyer/contract/media-library';
import { enqueue } from '#lib/jobs.ts';
import { conflict, invalid, notFound } from '#lib/refusal.ts';
import type { TenantScope } from '#lib/scope.ts';
import { beginJob, openJob } from '../../jobs/rules.ts';
import { languagesTold } from '../../property-languages/rules.ts';
import { mergeAltText } from '../describing/store.ts';
import { presentOne, refreshSites, writingKind } from '../library/rules.ts';
import { lockPicture } from '../library/store.ts';
import { writeAltTexts } from './jobs.ts';
import * as store from './store.ts';
import { missingIn } from './writing/rules.ts';

/**
 * Opens a job that suggests alt texts where none stands, one at a time a property.
 * @throws 409 `already-writing`, 422 where nothing is missing or no picture is the property's.
 */
export async function startAltTexts(
  scope: TenantScope,
  propertyId: string,
  ids: readonly string[],
): Promise<{ jobId: string; pictures: number; texts: number }> {
  if (await openJob(scope, writingKind, { propertyId })) {
    throw conflict('already-writing', 'Alt texts are being written already');
  }
  const languages = await languagesTold(scope, propertyId);
  const chosen = await store.findChosen(scope, propertyId, ids);
  const wanted = chosen.filter(({ media }) => missingIn(media, languages).length > 0);
  const texts = wanted.reduce((sum, { media }) => sum + missingIn(media, languages).length, 0);
  if (texts === 0) {
    throw invalid([{ field: 'ids', message: 'These pictures have alt text or suggestions in every language' }]);
  }
  const work = { propertyId, ids: wanted.map(({ media }) => media.id) };
  const jobId = await beginJob(scope, writingKind, work);
  await enqueue(scope, writeAltTexts, { organisationId: scope.organisationId, jobId, ...work });
  return { jobId, pictures: wanted.length, texts };
}

/**
 * Takes texts over as alt text, as they were suggested or changed, and passes over others. Throws 404, 409
 * `described-meanwhile` where somebody has written one in between.
 */
export async function reviewAltTexts(
  scope: TenantScope,
  id: string,
  { approve, skip }: { approve: Partial<Record<Language, string>>; skip: readonly Language[] },
): Promise<LibraryPicture> {
  const before = await lockPicture(scope, id);
  if (!before) throw notFound('Picture');
  const agreed = Object.keys(approve) as Language[];
  if (agreed.some((language) => before.altText[language])) {
    throw conflict('described-meanwhile', 'Somebody has written an alt text meanwhile. Theirs stays');
  }
  const row =
    agreed.length > 0 ? await mergeAltText(scope, id, approve, 'approved') : await store.dropSuggested(scope, id, []);
  if (!row) throw notFound('Picture');
  if (agreed.length > 0) await refreshSites(scope, [id]);
  return presentOne(scope, skip.length > 0 ? await store.dropSuggested(scope, id, skip) : row);
}
