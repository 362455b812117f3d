/** The columns of domains that say how their host is proven, and nothing else of them. */
import { and, eq } from 'drizzle-orm';
import { domains } from '#db/tables/tenants.ts';
import type { TenantScope } from '#lib/scope.ts';
import { inAct } from '../../access/rules.ts';
import type { Proof } from '../policy.ts';

const columns = {
  organisationId: domains.organisationId,
  name: domains.name,
  tld: domains.tld,
  verified: domains.verified,
  checkedAt: domains.checkedAt,
  problem: domains.problem,
  misses: domains.misses,
  absentSince: domains.absentSince,
  nextCheckAt: domains.nextCheckAt,
};

export type ProofRow = Proof & { organisationId: string; name: string; tld: string };

type Due = { organisationId: string; domainId: string };

const itself = (scope: TenantScope, domainId: string) =>
  and(eq(domains.organisationId, scope.organisationId), eq(domains.id, domainId));

export async function findProof(scope: TenantScope, domainId: string): Promise<ProofRow | undefined> {
  const [row] = await scope.db.select(columns).from(domains).where(itself(scope, domainId));
  return row;
}

/** Holds the domain until the transaction ends, so that looks at it are stored one after another. */
export async function lockProof(scope: TenantScope, domainId: string): Promise<ProofRow | undefined> {
  const [row] = await scope.db.select(columns).from(domains).where(itself(scope, domainId)).for('no key update');
  return row;
}

/** Domains of all organisations whose record is to be looked for by now, the longest due first. */
export const dueDomains = (most: number) => inAct<Due[], Due[]>(`app.due_domains(${most})`, async (due) => due);

/** Throws the database's refusal when it would prove a host a second time. */
export async function setProof(scope: TenantScope, domainId: string, proof: Proof): Promise<void> {
  const { verified, checkedAt, problem, misses, absentSince, nextCheckAt } = proof;
  await scope.db
    .update(domains)
    .set({ verified, checkedAt, problem, misses, absentSince, nextCheckAt })
    .where(itself(scope, domainId));
}
