/**
 * Settings of a domain's site, section by section: read whole, changed field by field while the domain is held, so that
 * two savers see each other. It refuses what the contract's grammar does not know, and pictures of others.
 */

import { isDeepStrictEqual } from 'node:util';
import type { GlobalSettings, GlobalSettingsInput } from '@foyer/contract/global-settings';
import type { Documents } from '@foyer/contract/site-documents';
import type { DraftSection, SettingsState } from '@foyer/contract/site-settings';
import { invalid } from '#lib/refusal.ts';
import type { Scope, TenantScope } from '#lib/scope.ts';
import { type Expected, refuseStale } from '#lib/versions.ts';
import { holdDomain } from '../domains/rules.ts';
import { refusePictures } from './pictures/rules.ts';
import { presentState } from './presenter.ts';
import { type OwnAmenities, readSettings, type SettingsOf } from './reading/rules.ts';
import { checkDocument, merged } from './sections/policy.ts';
import * as store from './store.ts';

/** The domain a call is about, by its query or its body. Throws 422 when neither names one. */
export function domainNamed(query: { domainId?: string }, body: { domainId?: string }): string {
  const named = query.domainId ?? body.domainId;
  if (!named) throw invalid([{ field: 'domainId', message: 'Domain ID is required' }]);
  return named;
}

/** What is being edited, or what guests see. */
export type SettingsStanding = 'draft' | 'published';
export type Settings<S extends DraftSection> = Documents[S] & SettingsState;

/** A section as it is being edited, or as guests see it. */
export async function settingsOf<S extends DraftSection>(
  scope: Scope,
  domainId: string,
  section: S,
  state: SettingsStanding = 'draft',
): Promise<Settings<S>> {
  return present(domainId, section, await readSettings(scope, domainId), state);
}

/** The four documents that stand on every page. */
export async function globalSettings(
  scope: Scope,
  domainId: string,
  state: SettingsStanding = 'draft',
): Promise<GlobalSettings> {
  return presentGlobal(domainId, await readSettings(scope, domainId), state);
}

/**
 * Changes a section: a field left out stays, one that is sent is replaced whole, of the look each group by itself.
 * Throws 412 for another version than expected, 422 for what the section cannot hold.
 */
export async function saveSettings<S extends DraftSection>(
  scope: TenantScope,
  domainId: string,
  section: S,
  change: object,
  expected: Expected,
): Promise<Settings<S>> {
  await holdDomain(scope, domainId);
  const before = await readSettings(scope, domainId);
  refuseStale(expected, present(domainId, section, before));
  await write(scope, domainId, before, [{ section, change, at: '' }]);
  return settingsOf(scope, domainId, section);
}

/** The same for several of the four documents at once: all or none. */
export async function saveGlobal(
  scope: TenantScope,
  domainId: string,
  input: Omit<GlobalSettingsInput, 'domainId'>,
  expected: Expected,
): Promise<GlobalSettings> {
  await holdDomain(scope, domainId);
  const before = await readSettings(scope, domainId);
  refuseStale(expected, presentGlobal(domainId, before));
  const changes = ([...Object.entries(documentsOfGlobal)] as [keyof typeof documentsOfGlobal, DraftSection][]).flatMap(
    ([name, section]) => {
      const change = input[name];
      return change ? [{ section, change, at: `${name}.` }] : [];
    },
  );
  await write(scope, domainId, before, changes);
  return globalSettings(scope, domainId);
}

/** Keeps the names of the team's own amenities; the caller holds the domain. */
export async function saveOwnAmenities(scope: TenantScope, domainId: string, names: OwnAmenities): Promise<void> {
  const { amenities } = await readSettings(scope, domainId);
  if (!isDeepStrictEqual(names, amenities)) await store.saveDraft(scope, domainId, 'amenities', { names });
}

const documentsOfGlobal = {
  bookingComponent: 'booking',
  bannerImages: 'banners',
  archiveContent: 'archives',
  siteIdentity: 'identity',
} as const satisfies Record<string, DraftSection>;

type Change = { section: DraftSection; change: object; at: string };

async function write(
  scope: TenantScope,
  domainId: string,
  before: SettingsOf,
  changes: readonly Change[],
): Promise<void> {
  const read = changes.map(({ section, change, at }) => {
    const draft = before.drafts[section];
    const wanted = section === 'style' ? merged(draft, change) : { ...draft, ...withoutUndefined(change) };
    const result = checkDocument(section, wanted);
    const problems = result.success
      ? []
      : result.error.issues.map(({ path, message }) => ({ field: at + path.join('.'), message }));
    return { section, at, draft, problems, document: result.data };
  });
  const problems = read.flatMap((one) => one.problems);
  if (problems.length > 0) throw invalid(problems);
  await refusePictures(scope, read);
  for (const { section, draft, document } of read) {
    if (!isDeepStrictEqual(document, draft)) await store.saveDraft(scope, domainId, section, document);
  }
}

const withoutUndefined = (change: object) =>
  Object.fromEntries(Object.entries(change).filter(([name, value]) => value !== undefined && name !== 'domainId'));

function present<S extends DraftSection>(
  domainId: string,
  section: S,
  { drafts, published, rows }: SettingsOf,
  state: SettingsStanding = 'draft',
) {
  const changed = !isDeepStrictEqual(drafts[section], published[section]);
  return {
    ...(state === 'draft' ? drafts : published)[section],
    ...presentState(domainId, rows.get(section), changed),
  } as Settings<S>;
}

function presentGlobal(domainId: string, settings: SettingsOf, state: SettingsStanding = 'draft'): GlobalSettings {
  const parts = {
    bookingComponent: present(domainId, 'booking', settings, state),
    bannerImages: present(domainId, 'banners', settings, state),
    archiveContent: present(domainId, 'archives', settings, state),
    siteIdentity: present(domainId, 'identity', settings, state),
  };
  const version = Object.values(parts).reduce((sum, part) => sum + part.version, 0);
  return { domainId, version, ...parts };
}
