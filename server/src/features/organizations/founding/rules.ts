/**
 * Founds organisations in an empty database, with people who are known before they sign in: what the demo begins with.
 * It refuses to touch a database that holds any organisation.
 */
import type { Actor, TenantScope } from '#lib/scope.ts';
import { inEmpty } from '../../access/rules.ts';
import { found } from './store.ts';

export type Founding = {
  organization: { id: string; name: string; workspaceSlots: number };
  people: {
    id: string;
    issuer: string;
    subject: string;
    email: string;
    name: string;
    familyName: string;
    bindingId: string;
    role: string;
  }[];
};

/**
 * Founds one organisation after another and hands each to `furnish`, all in one transaction: either everything stands
 * or nothing. False, and nothing done, when the database is not empty; a second program waits for the first.
 */
export function foundOnEmpty(
  foundings: readonly Founding[],
  furnish: (organisationId: string, scopeOf: (actor: Actor) => TenantScope) => Promise<void>,
): Promise<boolean> {
  return inEmpty(async (scopeOf) => {
    for (const { organization, people } of foundings) {
      await found(scopeOf(organization.id, { userId: null, name: 'Foyer' }), organization, people);
      await furnish(organization.id, (actor) => scopeOf(organization.id, actor));
    }
  });
}
