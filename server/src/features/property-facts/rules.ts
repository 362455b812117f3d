/**
 * Property facts: what texts may state about a property. Their form is the contract's; here it is remembered who
 * verified them. It refuses a second fact of the same name and language.
 */
import type { Language } from '@foyer/contract/languages';
import type { PropertyFact, PropertyFactInput, PropertyFactUpdate } from '@foyer/contract/property-facts';
import { conflict, notFound } from '#lib/refusal.ts';
import type { Scope, TenantScope } from '#lib/scope.ts';
import { violates } from '#lib/violations.ts';
import { addDays, dayIn } from '#lib/zoned-time.ts';
import { recordAct } from '../audit-log/rules.ts';
import { type Change, noticeChanges } from '../changed-facts/noticing/rules.ts';
import { refreshPages } from '../entries/refreshing/rules.ts';
import { oneProperty } from '../properties/rules.ts';
import { presentFact } from './presenter.ts';
import * as store from './store.ts';

/** Facts of a property in the order they were stated; with a language, those in it and those in none. */
export async function listFacts(
  scope: Scope,
  query: { propertyId: string; language?: Language; skip: number; take: number },
): Promise<{ data: PropertyFact[]; total: number }> {
  const { rows, total } = await store.listFacts(scope, query);
  return { data: rows.map((row) => presentFact(row.fact)), total };
}

/** Every fact of a property, in every language. */
export async function factsOf(scope: Scope, propertyId: string): Promise<PropertyFact[]> {
  return (await listFacts(scope, { propertyId, skip: 0, take: 2000 })).data;
}

/** Throws 404, also for a fact told in another language than asked for. */
export async function oneFact(scope: TenantScope, factId: string, language?: Language): Promise<PropertyFact> {
  return presentFact(await factIn(scope, factId, language));
}

/** States a fact; a day of verification is taken to be the actor's own. Throws 409 `fact-exists`. */
export async function createFact(scope: TenantScope, input: PropertyFactInput): Promise<PropertyFact> {
  const row = await store.insertFact(scope, input, input.verifiedOn ? scope.actor.name : null);
  if (!row) throw taken(input.factName);
  await refreshPages(scope, row);
  await noticeChanges(scope, row, [{ name: row.factName, was: null, now: row.factValue }]);
  return presentFact(row);
}

/**
 * Changes a fact. Whoever sets another value or another day of verification is the one who verified it; a fact without
 * such a day was verified by nobody. Throws 404, or 409 `fact-exists` when the new name is taken.
 */
export async function updateFact(
  scope: TenantScope,
  factId: string,
  sent: PropertyFactUpdate,
  asked?: Language,
): Promise<PropertyFact> {
  const before = await factIn(scope, factId, asked);
  // Asked for in a language and told in none, it stays in the one it has.
  const input = { ...sent, language: sent.language ?? (asked ? (before.language as Language | null) : null) };
  const asBefore = input.factValue === before.factValue && input.verifiedOn === before.verifiedOn;
  const verifiedBy = input.verifiedOn === null ? null : asBefore ? before.verifiedBy : scope.actor.name;
  const row = await store.updateFact(scope, factId, input, verifiedBy).catch((problem: unknown) => {
    throw violates(problem, 'unique') ? taken(input.factName) : problem;
  });
  await refreshPages(scope, before);
  await noticeChanges(scope, before, changesOf(before, found(row)));
  return presentFact(found(row));
}

/** The fact of this name that is in no language. */
export async function factNamed(
  scope: TenantScope,
  propertyId: string,
  factName: string,
): Promise<PropertyFact | undefined> {
  return (await factsOf(scope, propertyId)).find((fact) => fact.factName === factName && fact.language === null);
}

/** States a fact in no language, or another value of it; what is known of where it comes from stays. */
export async function stateFact(
  scope: TenantScope,
  propertyId: string,
  factName: string,
  factValue: string,
): Promise<void> {
  const before = await factNamed(scope, propertyId, factName);
  if (before?.factValue === factValue) return;
  const { source = '', reviewAfter = null } = before ?? {};
  const stated = { factName, factValue, language: null, source, verifiedOn: null, reviewAfter };
  if (before) await updateFact(scope, before.id, stated);
  else await createFact(scope, { ...stated, propertyId });
}

/** Days until a fact is looked at again where nobody has said when. */
const yearOfDays = 365;

/**
 * Says of facts that they are still true: the actor has looked at them today, and looks again as long after as before.
 * Values stay, so no page changes. Throws 404 where one of them is not the property's.
 */
export async function confirmFacts(
  scope: TenantScope,
  { propertyId, ids, reviewAfter }: { propertyId: string; ids: readonly string[]; reviewAfter?: string | null },
): Promise<{ data: PropertyFact[]; total: number }> {
  const { timeZone } = await oneProperty(scope, propertyId);
  const today = dayIn(new Date(), timeZone);
  const wanted = new Set(ids);
  const facts = (await factsOf(scope, propertyId)).filter(({ id }) => wanted.has(id));
  if (facts.length < wanted.size) throw notFound('Property fact');
  const data: PropertyFact[] = [];
  for (const { id, verifiedOn, reviewAfter: before, ...fact } of facts) {
    const between = verifiedOn && before ? Math.round((Date.parse(before) - Date.parse(verifiedOn)) / 86_400_000) : 0;
    const next = reviewAfter === undefined ? addDays(today, between > 0 ? between : yearOfDays) : reviewAfter;
    const looked = { ...fact, verifiedOn: today, reviewAfter: next };
    data.push(presentFact(found(await store.updateFact(scope, id, looked, scope.actor.name))));
  }
  return { data, total: data.length };
}

/** Withdraws a fact. Throws 404. */
export async function deleteFact(scope: TenantScope, factId: string, asked?: Language): Promise<void> {
  await factIn(scope, factId, asked);
  const { propertyId, factName, factValue, language } = found(await store.deleteFact(scope, factId));
  await refreshPages(scope, { propertyId });
  await noticeChanges(scope, { propertyId }, [{ name: factName, was: factValue, now: null }]);
  await recordAct(scope, {
    action: 'property-fact.deleted',
    targetKind: 'property-fact',
    targetId: factId,
    detail: { factName, factValue, language },
  });
}

/** A fact that gets another name is one less and one more. */
function changesOf(before: store.PropertyFactRow, after: store.PropertyFactRow): Change[] {
  if (before.factName === after.factName)
    return [{ name: after.factName, was: before.factValue, now: after.factValue }];
  return [
    { name: before.factName, was: before.factValue, now: null },
    { name: after.factName, was: null, now: after.factValue },
  ];
}

async function factIn(scope: TenantScope, factId: string, asked?: Language): Promise<store.PropertyFactRow> {
  const row = found(await store.findFact(scope, factId));
  if (asked && row.language !== null && row.language !== asked) throw notFound('Property fact');
  return row;
}

const taken = (factName: string) =>
  conflict('fact-exists', `This property has a fact ${factName} in this language already`);

function found(row: store.PropertyFactRow | undefined): store.PropertyFactRow {
  if (!row) throw notFound('Property fact');
  return row;
}
