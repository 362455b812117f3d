/**
 * The service an organisation has its texts written by, before the installation's own. Its key is kept sealed for that
 * organisation and never told, and goes to another address only when somebody gives it anew. It refuses addresses
 * without https that the operator has not allowed.
 */
import type {
  ProviderTest,
  WritersOfOrganization,
  WritingProvider,
  WritingProviderInput,
} from '@foyer/contract/writing-provider';
import { invalid } from '#lib/refusal.ts';
import { runtime, type WriterSettings } from '#lib/runtime.ts';
import type { TenantScope } from '#lib/scope.ts';
import { seal, unseal } from '#lib/seal.ts';
import type { Open } from '#lib/serve.ts';
import { type Expected, refuseStale } from '#lib/versions.ts';
import { tryProvider } from '../../gateways/writer/trying.ts';
import { recordAct } from '../audit-log/rules.ts';
import { holdOrganization } from '../organizations/rules.ts';
import { presentProvider } from './presenter.ts';
import * as store from './store.ts';

const purposeOf = (scope: TenantScope): string => `writing-provider ${scope.organisationId}`;

export async function writersOf(scope: TenantScope): Promise<WritersOfOrganization> {
  const row = await store.findProvider(scope);
  return { own: row ? presentProvider(row) : null, otherwise: runtime().ai ? 'installation' : 'built-in' };
}

/** What a text of the organisation is written with instead of the installation's own; null for none. */
export async function ownWriter(scope: TenantScope): Promise<WriterSettings | null> {
  const row = await store.findProvider(scope);
  return row ? { ...settingsOf(row), apiKey: keyOf(scope, row) } : null;
}

/** Throws 412 for another version than expected, 422 for an address that is not allowed or needs its key anew. */
export async function saveProvider(
  scope: TenantScope,
  input: WritingProviderInput,
  expected: Expected,
): Promise<WritingProvider> {
  await holdOrganization(scope);
  const before = await store.lockProvider(scope);
  if (before) refuseStale(expected, presentProvider(before));
  const apiKey = keyMeant(scope, input, before);
  const { baseUrl, model, visionModel } = input;
  const row = await store.keepProvider(scope, {
    ...{ baseUrl, model, visionModel, savedBy: scope.actor.name },
    sealedKey: apiKey ? seal(apiKey, purposeOf(scope)) : '',
  });
  await record(scope, 'set', row);
  return presentProvider(row);
}

/** Nothing happens where there is none. */
export async function removeProvider(scope: TenantScope): Promise<void> {
  const row = await store.deleteProvider(scope);
  if (row) await record(scope, 'removed', row);
}

/**
 * Asks the service for a word; holds no transaction meanwhile. What is tried as it is stored is noted there. Throws 422
 * as `saveProvider` does.
 */
export async function testProvider(
  open: Open,
  input: WritingProviderInput,
  signal: AbortSignal,
): Promise<ProviderTest> {
  const { settings, stored } = await open(async (scope) => {
    const row = await store.findProvider(scope);
    const known = row && { ...settingsOf(row), apiKey: keyOf(scope, row) };
    const { baseUrl, model, visionModel } = input;
    const meant = { baseUrl, model, visionModel: visionModel || null, apiKey: keyMeant(scope, input, row) };
    return { settings: meant, stored: JSON.stringify(known) === JSON.stringify(meant) ? row?.version : undefined };
  });
  const result = await tryProvider(settings, signal);
  if (stored !== undefined) await open((scope) => store.noteTest(scope, stored, result.works));
  return result;
}

const settingsOf = ({ baseUrl, model, visionModel }: store.ProviderRow) => ({
  ...{ baseUrl, model },
  visionModel: visionModel || null,
});

const keyOf = (scope: TenantScope, { sealedKey }: store.ProviderRow): string =>
  sealedKey && unseal(sealedKey, purposeOf(scope));

/** The key that goes with the address: as it was given, else as it is stored for the same one. */
function keyMeant(
  scope: TenantScope,
  { baseUrl, apiKey }: WritingProviderInput,
  row: store.ProviderRow | undefined,
): string {
  const { protocol, host, port } = new URL(baseUrl);
  const allowed = runtime().outboundAllow.includes(port ? host : `${host}:80`);
  if (protocol === 'http:' && !allowed) {
    throw invalid([
      { field: 'baseUrl', message: 'Use an address with https, so that nobody reads the key on its way' },
    ]);
  }
  if (apiKey !== undefined) return apiKey;
  if (row?.sealedKey && row.baseUrl !== baseUrl) {
    throw invalid([{ field: 'apiKey', message: 'Give the key again for another address' }]);
  }
  return row ? keyOf(scope, row) : '';
}

const record = (scope: TenantScope, act: 'set' | 'removed', { baseUrl, model }: store.ProviderRow) =>
  recordAct(scope, {
    action: `writing-provider.${act}`,
    targetKind: 'organization',
    targetId: scope.organisationId,
    detail: { baseUrl, model },
  });
