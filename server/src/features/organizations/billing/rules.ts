/**
 * What an organisation uses of its plan, every number counted when it is asked for. There are no payments: a plan is
 * the room the platform operator has given.
 */
import type { Billing } from '@foyer/contract/organizations';
import { notFound } from '#lib/refusal.ts';
import { runtime } from '#lib/runtime.ts';
import type { TenantScope } from '#lib/scope.ts';
import { toInstant } from '#lib/time.ts';
import { writingKinds } from '../../content/metering/rules.ts';
import { foundingSlots } from '../rules.ts';
import { countUsage } from './store.ts';

/** Plan and usage of the scope's organisation; generation counts texts asked for since the month began (UTC). */
export async function billingOf(scope: TenantScope): Promise<Billing> {
  const counted = await countUsage(scope, writingKinds);
  if (!counted) throw notFound('Organization');
  const { workspaces, workspaceSlots, properties, propertySlots, generations, slotsSince } = counted;
  return {
    plan: { name: workspaceSlots > foundingSlots ? 'Extended' : 'Starter', since: toInstant(slotsSince) },
    pricingUrl: runtime().pricingUrl,
    usage: [
      { name: 'workspaces', used: workspaces, limit: workspaceSlots, per: null },
      { name: 'properties', used: properties, limit: propertySlots, per: null },
      { name: 'generation', used: generations, limit: runtime().writingLimit, per: 'month' },
    ],
  };
}
