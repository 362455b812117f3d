/**
 * How what is being edited becomes what guests see: all changed sections at once, kept as a numbered version that can
 * be taken up again. Taking up and putting back change only what is being edited.
 */

import { isDeepStrictEqual } from 'node:util';
import type { Paging } from '@foyer/contract/lists';
import { initialDocuments } from '@foyer/contract/site-documents';
import {
  type DraftSection,
  draftSections,
  type SettingsChanges,
  type SettingsVersion,
} from '@foyer/contract/site-settings';
import { conflict, notFound } from '#lib/refusal.ts';
import type { Scope, TenantScope } from '#lib/scope.ts';
import { type Expected, refuseStale } from '#lib/versions.ts';
import { recordAct } from '../../audit-log/rules.ts';
import { holdDomain, raiseSiteVersion } from '../../domains/rules.ts';
import { presentVersion } from '../presenter.ts';
import { readSettings, type SettingsOf } from '../reading/rules.ts';
import { differences, everySection, readDocument } from '../sections/policy.ts';
import * as store from '../store.ts';

/** What guests would see otherwise if it were published now. */
export async function changesOf(scope: Scope, domainId: string): Promise<SettingsChanges> {
  return present(domainId, await readSettings(scope, domainId));
}

/** Shows guests all that was changed. Throws 412 for another version than expected, 409 when nothing was changed. */
export async function publishSettings(
  scope: TenantScope,
  domainId: string,
  expected: Expected,
): Promise<SettingsVersion> {
  await holdDomain(scope, domainId);
  const settings = await readSettings(scope, domainId);
  refuseStale(expected, present(domainId, settings));
  const { drafts, published } = settings;
  const sections = draftSections.filter((section) => !isDeepStrictEqual(drafts[section], published[section]));
  if (sections.length === 0) throw conflict('nothing-changed', 'Guests see all of it already');
  await store.publishDrafts(scope, domainId, sections);
  const version = presentVersion(await store.insertVersion(scope, domainId, { sections, documents: drafts }));
  await raiseSiteVersion(scope, domainId);
  await recordAct(scope, {
    action: 'site-settings.published',
    targetKind: 'domain',
    targetId: domainId,
    detail: { number: version.number, sections },
  });
  return version;
}

/** Puts sections back to how they came, or to what guests see. */
export async function resetSettings(
  scope: TenantScope,
  domainId: string,
  sections: readonly DraftSection[],
  to: 'default' | 'published',
  expected: Expected,
): Promise<SettingsChanges> {
  const settings = await held(scope, domainId, expected);
  await take(scope, domainId, settings, (section) =>
    !sections.includes(section)
      ? settings.drafts[section]
      : to === 'default'
        ? initialDocuments[section]
        : settings.published[section],
  );
  return changesOf(scope, domainId);
}

/** Looks that were published, the newest first. */
export async function listVersions(
  scope: Scope,
  domainId: string,
  paging: Paging,
): Promise<{ data: SettingsVersion[]; total: number }> {
  const { rows, total } = await store.listVersions(scope, domainId, paging);
  return { data: rows.map(presentVersion), total };
}

/** Takes up an earlier look as what is being edited. Throws 404 for a number that was never published. */
export async function restoreSettings(
  scope: TenantScope,
  domainId: string,
  number: number,
  expected: Expected,
): Promise<SettingsChanges> {
  const settings = await held(scope, domainId, expected);
  const version = await store.findVersion(scope, domainId, number);
  if (!version) throw notFound('Version');
  const documents = everySection((section) => readDocument(section, version.documents[section]));
  await take(scope, domainId, settings, (section) => documents[section]);
  return changesOf(scope, domainId);
}

async function held(scope: TenantScope, domainId: string, expected: Expected): Promise<SettingsOf> {
  await holdDomain(scope, domainId);
  const settings = await readSettings(scope, domainId);
  refuseStale(expected, present(domainId, settings));
  return settings;
}

async function take(
  scope: TenantScope,
  domainId: string,
  { drafts }: SettingsOf,
  wanted: (section: DraftSection) => unknown,
): Promise<void> {
  for (const section of draftSections) {
    const document = wanted(section);
    if (!isDeepStrictEqual(document, drafts[section])) await store.saveDraft(scope, domainId, section, document);
  }
}

function present(domainId: string, { drafts, published, rows }: SettingsOf): SettingsChanges {
  const data = draftSections.flatMap((section) => differences(section, drafts[section], published[section]));
  const version = draftSections.reduce((sum, section) => sum + (rows.get(section)?.version ?? 0), 0);
  return { domainId, version, data, total: data.length };
}
