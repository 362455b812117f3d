/**
 * The only mint of scopes. A request proves its session and targets here, jobs and the system enter one organisation,
 * the public sites the one that owns their host. Foreign and missing are the same refusal.
 */
import type { Access, EndpointDefinition } from '@foyer/contract/lib/endpoint';
import type { Permission } from '@foyer/contract/permissions';
import type { SQL } from 'drizzle-orm';
import { notAllowed, notFound, Refusal, signInNeeded } from '#lib/refusal.ts';
import { runtime } from '#lib/runtime.ts';
import type { Actor, Asked, Reach, Scope, TenantScope } from '#lib/scope.ts';
import type { Gate, TargetFound } from '#lib/serve.ts';
import {
  type Binding,
  belongTogether,
  type Chain,
  heldAt,
  holds,
  permissionsOf,
  reachesNothing,
  reachOf,
  reachWithin,
  things,
} from './policy.ts';
import {
  answerOf,
  type Entered,
  type EnteredSite,
  entering,
  inReading,
  inReadingAhead,
  inTransaction,
  operate,
  type Person,
  type Sight,
  type SignedIn,
  type Transaction,
} from './store.ts';

export { type Binding, type Chain, heldAt, permissionsOf };

type Place = Pick<Scope, 'organisationId' | 'workspaceId' | 'propertyId' | 'reach' | 'may'>;
type Gated = Extract<Access, { permission: Permission }>;

const nothing: Reach = { organisationIds: [], workspaceIds: [], propertyIds: [] };

/** What `serve` proves requests with. */
export const gate: Gate = {
  enter<T>(
    sessionHash: string | null,
    endpoint: EndpointDefinition,
    targets: readonly TargetFound[],
    work: (scope: Scope) => Promise<T>,
    ahead?: Asked,
  ): Promise<T> {
    if (!sessionHash) throw signInNeeded();
    const kinds = targets.map((target) => target.kind);
    const ids = targets.map((target) => target.id);
    const proven = async (transaction: Transaction<Entered | null>) => {
      if (!transaction.entered) throw signInNeeded();
      const scope = mintFor(transaction.entered, endpoint, targets, transaction);
      if ('operator' in endpoint.access) await operate(transaction);
      return work(scope);
    };
    if (endpoint.method !== 'GET') return inTransaction(entering.session(sessionHash, kinds, ids), proven, ahead);
    return ahead
      ? inReadingAhead(entering.session(sessionHash, kinds, ids), ahead, sightOf, proven)
      : inReading(entering.proof(sessionHash, kinds, ids), sightOf, proven);
  },
};

/**
 * Work in one organisation with all its permissions: jobs and what the system does by itself. Commits before it
 * answers. Throws the refusal of a missing organisation.
 */
export function inTenant<T>(
  organisationId: string,
  actor: Actor,
  work: (scope: TenantScope) => Promise<T>,
): Promise<T> {
  const reach = { ...nothing, organisationIds: [organisationId] };
  const place: Place = { organisationId, workspaceId: null, propertyId: null, reach, may: () => true };
  return within(organisationId, actor.userId, (transaction) => work(mint(actor, place, transaction) as TenantScope));
}

/** Reads for the public: the organisation that owns the host (`name.tld`). Undefined when nobody does. */
export function inSite<T>(
  host: string,
  work: (site: { scope: TenantScope; domain: EnteredSite }) => Promise<T>,
): Promise<T | undefined> {
  const sight = (domain: EnteredSite | null): Sight => ({
    organisationIds: domain ? [domain.organisationId] : [],
    personId: null,
  });
  return inReading<EnteredSite | null, T | undefined>(entering.site(host), sight, async (transaction) => {
    const domain = transaction.entered;
    if (!domain) return undefined;
    const { organisationId } = domain;
    const reach = { ...nothing, organisationIds: [organisationId] };
    const place: Place = { organisationId, workspaceId: null, propertyId: null, reach, may: () => false };
    return work({ scope: mint({ userId: null, name: 'Visitor' }, place, transaction) as TenantScope, domain });
  });
}

/**
 * Runs a function of the database that enters one organisation for the person of a proven scope, in its transaction,
 * and hands on what it answers with the way to write there. Null when it enters nothing.
 */
export async function stepInto<E extends { organisationId: string }>(
  scope: Scope,
  enter: SQL,
): Promise<{ entered: E; scope: TenantScope } | null> {
  const entered = await answerOf<E | null>(scope.db, enter);
  if (!entered) return null;
  const { organisationId } = entered;
  const place: Place = { organisationId, workspaceId: null, propertyId: null, reach: nothing, may: () => false };
  return { entered, scope: { ...scope, ...place } as TenantScope };
}

/** What a sign-in or sign-out found: the person, and a scope in each of their organisations to write the log with. */
export type ActOfPerson = { userId: string; scopes: TenantScope[] };

/** Enters as the person a token names; `null` when that person may not come in. See app.sign_in for the shapes. */
export function inSignIn<T>(
  person: object,
  session: object,
  founding: object | null,
  invitationHash: string | null,
  work: (act: ActOfPerson | null) => Promise<T>,
): Promise<T> {
  return asPerson(entering.signIn(person, session, founding, invitationHash), work);
}

/** Ends a session in the transaction `work` runs in; `null` when there is none. */
export function inSignOut<T>(sessionHash: string, work: (act: ActOfPerson | null) => Promise<T>): Promise<T> {
  return asPerson(entering.signOut(sessionHash), work);
}

/** Whether the person ended this session from another browser. */
export const wasEnded = (sessionHash: string): Promise<boolean> =>
  inTransaction<boolean, boolean>(entering.ended(sessionHash), async ({ entered }) => entered);

/**
 * Work in a database that holds no organisation, for whoever founds the first ones: `scopeOf` names the one that was
 * founded last. False, and nothing done, when there is one already.
 */
export function inEmpty(
  work: (scopeOf: (organisationId: string, actor: Actor) => TenantScope) => Promise<void>,
): Promise<boolean> {
  return inTransaction<boolean, boolean>(entering.empty(), async (transaction) => {
    if (!transaction.entered) return false;
    await work((organisationId, actor) => {
      const reach = { ...nothing, organisationIds: [organisationId] };
      const place: Place = { organisationId, workspaceId: null, propertyId: null, reach, may: () => true };
      return mint(actor, place, transaction) as TenantScope;
    });
    return true;
  });
}

/**
 * Runs a function of the database that enters by itself (`enter`, a call of one in schema app), and hands on what it
 * answers with the way to scopes of the organisations it has entered.
 */
export function inAct<E, T>(
  enter: string,
  work: (entered: E, scopeOf: (place: { actor: Actor; organisationId: string }) => TenantScope) => Promise<T>,
): Promise<T> {
  return inTransaction<E, T>(enter, (transaction) =>
    work(transaction.entered, ({ actor, organisationId }) => {
      const reach = { ...nothing, organisationIds: [organisationId] };
      const place: Place = { organisationId, workspaceId: null, propertyId: null, reach, may: () => true };
      return mint(actor, place, transaction) as TenantScope;
    }),
  );
}

function asPerson<T>(enter: string, work: (act: ActOfPerson | null) => Promise<T>): Promise<T> {
  return inAct<SignedIn | null, T>(enter, (signedIn, scopeOf) => {
    if (!signedIn) return work(null);
    const { userId, name, organisationIds } = signedIn;
    const scopes = organisationIds.map((organisationId) => scopeOf({ actor: { userId, name }, organisationId }));
    return work({ userId, scopes });
  });
}

function within<T>(
  organisationId: string,
  userId: string | null,
  work: (transaction: Transaction<boolean>) => Promise<T>,
): Promise<T> {
  return inTransaction<boolean, T>(entering.tenant(organisationId, userId), async (transaction) => {
    if (!transaction.entered) throw notFound('Organization');
    return work(transaction);
  });
}

/** With a target the organisation it is in, without one all that the bindings name; the same as app.enter says. */
function sightOf(entered: Entered | null): Sight {
  if (!entered) return { organisationIds: [], personId: null };
  const [first] = entered.targets;
  const bound = entered.bindings.map((binding) => binding.organisationId);
  return { organisationIds: first ? [first.organisationId] : [...new Set(bound)], personId: entered.person.id };
}

function mintFor(
  entered: Entered,
  endpoint: EndpointDefinition,
  asked: readonly TargetFound[],
  transaction: Transaction<unknown>,
): Scope {
  const { person } = entered;
  const isOperator = isPlatformOperator(person);
  const name = `${person.name} ${person.familyName}`.trim() || person.email;
  const actor: Actor = { userId: person.id, name, ...(isOperator ? { isOperator } : {}) };
  const { access } = endpoint;
  if ('operator' in access && !isOperator) throw notAllowed();
  const chains = entered.targets.map((chain, i) => {
    if (chain === null) throw missing(endpoint, asked[i]?.kind ?? '');
    return chain;
  });
  const place =
    'permission' in access
      ? placeOf(entered, endpoint, access, chains, asked)
      : placeOfPerson(entered, endpoint, chains);
  return mint(actor, place, transaction);
}

function isPlatformOperator({ issuer, subject }: Person): boolean {
  const { operator } = runtime();
  return operator !== null && operator.issuer === issuer && operator.subject === subject;
}

/** About oneself: reaches nothing, and says what one may where the request names a place. */
function placeOfPerson({ bindings }: Entered, endpoint: EndpointDefinition, chains: readonly Chain[]): Place {
  const [first] = chains;
  if (!first) return { organisationId: null, workspaceId: null, propertyId: null, reach: nothing, may: () => false };
  for (const chain of chains) if (!belongTogether(first, chain)) throw missing(endpoint, chain.kind);
  return { ...standing(first), reach: nothing, may: (wanted) => holds(bindings, wanted, first) };
}

function placeOf(
  { bindings }: Entered,
  endpoint: EndpointDefinition,
  { permission, at }: Gated,
  chains: readonly Chain[],
  asked: readonly TargetFound[],
): Place {
  const first = chains[0];
  const narrows = at.includes('reach');
  if (!first) {
    const reach = reachOf(bindings, permission);
    if (!narrows || (endpoint.method !== 'GET' && reachesNothing(reach))) throw notAllowed();
    const may = (wanted: Permission) => !reachesNothing(reachOf(bindings, wanted));
    return { organisationId: null, workspaceId: null, propertyId: null, reach, may };
  }
  const reach = reachWithin(bindings, permission, first);
  for (const [i, chain] of chains.entries()) {
    const together = asked[i]?.apart ? first.organisationId === chain.organisationId : belongTogether(first, chain);
    if (!together) throw missing(endpoint, chain.kind);
    if (holds(bindings, permission, chain)) continue;
    if (endpoint.method !== 'GET' || !narrows || reachesNothing(reach)) throw notAllowed();
  }
  return { ...standing(first), reach, may: (wanted) => holds(bindings, wanted, first) };
}

/** A thing that serves several workspaces stands in none. */
const standing = ({ organisationId, workspaceIds, propertyId }: Chain) => ({
  organisationId,
  workspaceId: workspaceIds.length === 1 ? (workspaceIds[0] ?? null) : null,
  propertyId,
});

/** Foreign equals missing. Deleting a workspace answers 403, which the dashboard counts as done (spec 8). */
function missing(endpoint: EndpointDefinition, kind: Chain['kind']): Refusal {
  const thing = endpoint.thing ?? things[kind] ?? 'Thing';
  if (kind === 'workspace' && endpoint.method === 'DELETE') return new Refusal(403, 'not-found', `${thing} not found`);
  return notFound(thing);
}

function mint(actor: Actor, place: Place, transaction: Transaction<unknown>): Scope {
  const { organisationId, workspaceId, propertyId, reach, may } = place;
  const { db, send, afterCommit } = transaction;
  return { db, actor, organisationId, workspaceId, propertyId, reach, may, send, afterCommit } as unknown as Scope;
}
