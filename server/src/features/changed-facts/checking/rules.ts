/**
 * Reads live texts again with the same eyes that judged them for publishing, and keeps which claims held then and do so
 * no longer. Running it twice finds the same; a text that is published again meanwhile is left alone.
 */
import { isDeepStrictEqual } from 'node:util';
import type { OutdatedClaim } from '@foyer/contract/changed-facts';
import { contextIn, type PageSources } from '@foyer/editorial/context';
import { outdatedClaims } from '@foyer/editorial/outdated';
import type { TenantScope } from '#lib/scope.ts';
import { inTenant } from '../../access/rules.ts';
import { translationsOf } from '../../events/rules.ts';
import { rulesOf } from '../../posts/types/rules.ts';
import * as store from './store.ts';

const system = { userId: null, name: 'Foyer' };
/** Texts read in one transaction: while one is read, nobody else's work waits for another. */
const page = 1;
/** Subjects taken up in one round. */
const round = 200;

/** Reads everything live about a property or an event again, some texts at a time. */
export async function checkLive(
  { organisationId, propertyId, eventId }: store.Due,
  signal?: AbortSignal,
): Promise<void> {
  const open = <T>(work: (scope: TenantScope) => Promise<T>) => inTenant(organisationId, system, work);
  const about = await open(async (scope) => ({
    changes: await store.uncheckedChanges(scope, { propertyId, eventId }),
    eventIds: eventId ? (await translationsOf(scope, eventId)).map((event) => event.eventId) : [],
  }));
  let after: string | null = null;
  for (;;) {
    if (signal?.aborted) return;
    const from: string | null = after;
    const read: store.LiveRow[] = await open(async (scope) => {
      const texts = await store.liveTexts(scope, { propertyId, eventIds: about.eventIds }, from, page);
      await checkTexts(scope, texts);
      return texts;
    });
    after = read.at(-1)?.id ?? null;
    if (read.length < page) break;
  }
  await open((scope) => store.noteChecked(scope, about.changes));
}

/** Reads these texts and keeps what no longer holds in them. */
async function checkTexts(scope: TenantScope, texts: readonly store.LiveRow[]): Promise<void> {
  const known = new Map<string, PageSources>();
  for (const text of texts) {
    const { entry } = text;
    const sources = known.get(entry.id) ?? (await rulesOf(entry.type).sourcesOf(scope, entry));
    known.set(entry.id, sources);
    const found = outdatedClaims(text, contextIn(sources, text.language));
    if (isSame(found, text.staleClaims)) continue;
    await store.keepOutdated(scope, text, found.length > 0 ? found : null);
  }
}

/** As it is kept: the database orders fields its own way and knows none that are undefined. */
const isSame = (found: readonly OutdatedClaim[], kept: readonly OutdatedClaim[] | null): boolean =>
  isDeepStrictEqual(JSON.parse(JSON.stringify(found)), kept ?? []);

/** Takes up what waits although its job is gone, as after a change that was made while an earlier one was being read. */
export async function checkOverdue(signal?: AbortSignal): Promise<void> {
  for (const due of await store.overdueChanges(round)) await checkLive(due, signal);
}

/** Reads everything that is live: certificates end and events pass without anybody changing a thing. */
export async function checkEverything(signal?: AbortSignal): Promise<void> {
  for (const due of await store.propertiesLive()) {
    if (signal?.aborted) return;
    await checkLive(due, signal);
  }
}
