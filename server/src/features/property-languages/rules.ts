/**
 * Languages a property is told in. The first becomes the default, setting another makes it active, and the default is
 * never deactivated (spec 4). All of them are written while the property is held, so that there is always one default.
 */
import { type Language, language } from '@foyer/contract/languages';
import type { Paging } from '@foyer/contract/lists';
import type {
  PropertyLanguage,
  PropertyLanguageInput,
  PropertyLanguageUpdate,
} from '@foyer/contract/property-languages';
import { conflict, invalid, notFound } from '#lib/refusal.ts';
import type { Scope, TenantScope } from '#lib/scope.ts';
import { violates } from '#lib/violations.ts';
import { recordAct } from '../audit-log/rules.ts';
import { raiseSiteVersion } from '../domains/rules.ts';
import { showVenuesIn } from '../entries/showing/rules.ts';
import { holdProperty } from '../properties/rules.ts';
import { presentLanguage } from './presenter.ts';
import * as store from './store.ts';

/** Languages of the properties the scope reaches, each property's default first. */
export async function listLanguages(
  scope: Scope,
  paging: Paging,
): Promise<{ data: PropertyLanguage[]; total: number }> {
  const { rows, total } = await store.listLanguages(scope, paging);
  return { data: rows.map(presentLanguage), total };
}

/** The languages a property is told in that texts can be written in, its default first; English while there is none. */
export async function languagesTold(scope: TenantScope, propertyId: string): Promise<Language[]> {
  const rows = await store.languagesOf(scope, propertyId);
  const active = rows.flatMap((row) => (row.isActive ? (language.safeParse(row.languageId).data ?? []) : []));
  return active.length > 0 ? active : ['en'];
}

/** True once somebody has chosen a language for the property. */
export const hasLanguages = async (scope: TenantScope, propertyId: string): Promise<boolean> =>
  (await store.languagesOf(scope, propertyId)).length > 0;

/** Adds a language; `isNew` is false for one the property has already. Throws 422 for one nobody knows. */
export async function addLanguage(
  scope: TenantScope,
  { propertyId, languageId }: PropertyLanguageInput,
): Promise<{ language: PropertyLanguage; isNew: boolean }> {
  const { before, domainId } = await held(scope, propertyId);
  const known = before.find((row) => row.languageId === languageId);
  if (known) return { language: presentLanguage(known), isNew: false };
  const isDefault = before.length === 0;
  await store.insertLanguage(scope, { propertyId, languageId, isDefault }).catch((problem: unknown) => {
    if (!violates(problem, 'foreign-key')) throw problem;
    throw invalid([{ field: 'languageId', message: 'Choose one of the languages there are' }]);
  });
  await speakOnSite(scope, domainId, languageId);
  return { language: presentLanguage(named(await store.languagesOf(scope, propertyId), languageId)), isNew: true };
}

/** Throws 404, or 409 `default-language` for what would leave the property without an active default. */
export async function updateLanguage(
  scope: TenantScope,
  link: PropertyLanguageInput,
  { isDefault, isActive }: PropertyLanguageUpdate,
): Promise<PropertyLanguage> {
  const { before, domainId } = await held(scope, link.propertyId);
  const row = named(before, link.languageId);
  const becomes = isDefault ?? row.isDefault;
  if (row.isDefault && !becomes) throw isTheDefault('Make another language the default instead');
  if (becomes && isActive === false) throw isTheDefault('The default language cannot be deactivated');
  const old = before.find((one) => one.isDefault);
  if (becomes && old && old.id !== row.id) await store.setLanguage(scope, old.id, { ...old, isDefault: false });
  const after = { ...row, isDefault: becomes, isActive: becomes || (isActive ?? row.isActive) };
  await store.setLanguage(scope, row.id, after);
  if (after.isActive && !row.isActive) await speakOnSite(scope, domainId, row.languageId);
  return presentLanguage(after);
}

/** Throws 404, or 409 `default-language` while others stand beside the default. */
export async function removeLanguage(scope: TenantScope, link: PropertyLanguageInput): Promise<void> {
  const { before } = await held(scope, link.propertyId);
  const row = named(before, link.languageId);
  if (row.isDefault && before.length > 1) throw isTheDefault('Make another language the default first');
  await store.deleteLanguage(scope, row.id);
  await recordAct(scope, {
    action: 'property-language.deleted',
    targetKind: 'property',
    targetId: link.propertyId,
    detail: { language: link.languageId },
  });
}

/** Languages of these properties, whatever the caller reaches of them; defaults first. */
export const languagesOfProperties = async (
  scope: TenantScope,
  propertyIds: readonly string[],
): Promise<PropertyLanguage[]> => (await store.languagesOfAll(scope, propertyIds)).map(presentLanguage);

/** Tells a property in exactly these languages, one of which is the default. Throws 422 for one nobody knows. */
export async function setLanguages(
  scope: TenantScope,
  propertyId: string,
  wanted: readonly Pick<PropertyLanguage, 'languageId' | 'isDefault' | 'isActive'>[],
): Promise<void> {
  const { before } = await held(scope, propertyId);
  for (const { languageId } of wanted) await addLanguage(scope, { propertyId, languageId });
  const chosen = wanted.find((one) => one.isDefault);
  if (chosen) await updateLanguage(scope, { propertyId, languageId: chosen.languageId }, { isDefault: true });
  for (const { languageId, isDefault, isActive } of wanted) {
    if (!isDefault) await updateLanguage(scope, { propertyId, languageId }, { isActive });
  }
  const gone = before.filter((row) => !wanted.some(({ languageId }) => languageId === row.languageId));
  for (const { languageId } of gone) await removeLanguage(scope, { propertyId, languageId });
}

async function held(scope: TenantScope, propertyId: string) {
  const { domainId } = await holdProperty(scope, propertyId);
  return { before: await store.languagesOf(scope, propertyId), domainId };
}

/** Venues are shown in every language of their site: a new one reaches their pages with the commit. */
async function speakOnSite(scope: TenantScope, domainId: string, languageId: string): Promise<void> {
  const spoken = language.safeParse(languageId);
  if (!spoken.success) return;
  if ((await showVenuesIn(scope, domainId, spoken.data)) > 0) await raiseSiteVersion(scope, domainId);
}

function named(rows: readonly store.PropertyLanguageRow[], languageId: string): store.PropertyLanguageRow {
  const row = rows.find((one) => one.languageId === languageId);
  if (!row) throw notFound('Property language');
  return row;
}

const isTheDefault = (message: string) => conflict('default-language', message);
