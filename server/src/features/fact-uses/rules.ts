/**
 * What rests on facts. Uses are counted from the claims that stand with each live text; what a changed fact would make
 * wrong is found by reading the texts with the eyes that judge them for publishing. Nothing is saved here.
 */
import { setImmediate as rest } from 'node:timers/promises';
import { type Block, pageSegments } from '@foyer/contract/blocks';
import { type FactEffect, type FactUse, mostTried, type RestingText } from '@foyer/contract/fact-uses';
import type { Paging } from '@foyer/contract/lists';
import type { PropertyFactUpdate } from '@foyer/contract/property-facts';
import { searchBlock } from '@foyer/editorial/check-page';
import { contextIn, type Fact, type PageSources } from '@foyer/editorial/context';
import { outdatedClaims, sentenceAround } from '@foyer/editorial/outdated';
import { siteOrigin } from '#lib/addresses.ts';
import { notFound } from '#lib/refusal.ts';
import type { TenantScope } from '#lib/scope.ts';
import type { Open } from '#lib/serve.ts';
import { toInstant } from '#lib/time.ts';
import { hostsOf } from '../domains/rules.ts';
import { rulesOf } from '../posts/types/rules.ts';
import { oneFact } from '../property-facts/rules.ts';
import * as store from './store.ts';

/** Every source live texts of a property cite, the most cited first. */
export async function usesOf(scope: TenantScope, propertyId: string): Promise<{ data: FactUse[]; total: number }> {
  const data = await store.countUses(scope, propertyId);
  return { data, total: data.length };
}

/** Live texts that rest on a fact, with their sentences. */
export async function textsOn(
  scope: TenantScope,
  query: Paging & { propertyId: string; name: string },
): Promise<{ data: RestingText[]; total: number }> {
  const { rows, total } = await store.citingTexts(scope, query);
  const tell = await teller(scope, rows);
  const data = rows.map((row) => ({
    ...tell(row),
    claims: row.claims
      .filter(({ verdict, source }) => verdict === 'supported' && source?.name === query.name)
      .map((claim) => ({
        text: claim.text,
        kind: claim.kind,
        sentence: sentenceAround(wordsAt(row, claim), claim, row.language),
      })),
  }));
  return { data, total };
}

type Trial = { propertyId: string; factId: string | null; fact: PropertyFactUpdate | null };

/**
 * Live texts that would say something wrong if a fact said this, or nothing any more. Those that cite it are read first;
 * of many others as many as the limit lets. Everything is loaded in one short transaction and judged with none open.
 * Throws 404 for a fact of another property.
 */
export async function tryFact(open: Open, { propertyId, factId, fact }: Trial): Promise<FactEffect> {
  const { texts, tell, sources, live } = await open((scope) => loadTrial(scope, { propertyId, factId, fact }));
  const data: FactEffect['data'] = [];
  for (const text of texts) {
    const now = sources.get(text.entry.id);
    if (!now) continue;
    const after = { ...now, facts: changed(now.facts, factId, fact) };
    const wrong = outdatedClaims(text, contextIn(after, text.language));
    if (wrong.length > 0) {
      // What is wrong already is not the doing of this change.
      const already = new Set(outdatedClaims(text, contextIn(now, text.language)).map(placeOf));
      const claims = wrong.filter((claim) => !already.has(placeOf(claim)));
      if (claims.length > 0) data.push({ ...tell(text), claims });
    }
    await rest();
  }
  return { texts: live, read: texts.length, data, total: data.length };
}

/** The texts to be read, and what each rests on today. */
async function loadTrial(scope: TenantScope, { propertyId, factId, fact }: Trial) {
  const before = factId ? await oneFact(scope, factId) : null;
  if (before && before.propertyId !== propertyId) throw notFound('Property fact');
  const names = [before?.factName, fact?.factName].filter((name) => name !== undefined);
  const texts = await store.liveTexts(scope, propertyId, names, mostTried);
  const sources = new Map<string, PageSources>();
  for (const { entry } of texts) {
    if (!sources.has(entry.id)) sources.set(entry.id, await rulesOf(entry.type).sourcesOf(scope, entry));
  }
  return { texts, sources, tell: await teller(scope, texts), live: await store.countLive(scope, propertyId) };
}

type Placed = { blockId: string; field: string; start: number };
const placeOf = ({ blockId, field, start }: Placed) => `${blockId} ${field} ${start}`;

function changed(facts: readonly Fact[], factId: string | null, fact: PropertyFactUpdate | null): Fact[] {
  const others = facts.filter(({ id }) => factId === null || id !== factId);
  return fact ? [...others, { ...fact, ...(factId ? { id: factId } : {}) }] : others;
}

/** How rows are told, once the hosts they stand under are known. */
async function teller(scope: TenantScope, rows: readonly store.LiveRow[]) {
  const hosts = await hostsOf(scope, [...new Set(rows.map(({ domainId }) => domainId))]);
  return ({ entry, language, title, domainId, path, publishedAt }: store.LiveRow) => ({
    ...{ entryId: entry.id, type: entry.type, name: entry.name, language, title },
    url: `${siteOrigin(hosts.get(domainId) ?? '')}${path}`,
    publishedAt: toInstant(publishedAt),
  });
}

type Words = { title: string; description: string; blocks: readonly Block[] };

/** The piece of a text a claim stands in. */
function wordsAt({ title, description, blocks }: Words, { blockId, field }: Omit<Placed, 'start'>): string {
  if (blockId === searchBlock) return field === 'title' ? title : description;
  const piece = pageSegments(blocks).find((segment) => segment.blockId === blockId && segment.field === field);
  return piece?.text ?? '';
}
