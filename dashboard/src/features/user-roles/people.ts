/**
 * Bindings as the members screen reads them: one entry a person, with what each of their roles is about, and why one
 * cannot be taken away.
 */
import type { MemberRole } from '@foyer/contract/user-roles';

export type Person = { user: MemberRole['user']; bindings: MemberRole[] };

/** People by name, each with their roles: those of the whole organization first. */
export function peopleOf(bindings: readonly MemberRole[]): Person[] {
  const people = new Map<string, Person>();
  for (const binding of bindings) {
    const person = people.get(binding.userId) ?? { user: binding.user, bindings: [] };
    people.set(binding.userId, { ...person, bindings: [...person.bindings, binding] });
  }
  return [...people.values()]
    .map(({ user, bindings: own }) => ({ user, bindings: own.toSorted((a, b) => width(a) - width(b)) }))
    .toSorted((a, b) => fullName(a.user).localeCompare(fullName(b.user)));
}

export const fullName = ({ name, familyname, email }: MemberRole['user']): string =>
  [name, familyname].filter(Boolean).join(' ') || email;

const width = ({ workspaceId, propertyId }: MemberRole) => (propertyId ? 2 : workspaceId ? 1 : 0);

type Sight = {
  me: string | undefined;
  /** Every binding in sight. */
  all: readonly MemberRole[];
  /** What I may give and take where the binding holds. */
  grantable: ReadonlySet<string>;
};

/** Why a role cannot be taken away; null when it can, as far as can be seen from here. */
export function whyKept(binding: MemberRole, { me, all, grantable }: Sight): string | null {
  if (binding.roleId === 'owner' && all.filter(({ roleId }) => roleId === 'owner').length === 1)
    return 'The last owner stays. Make somebody else an owner first.';
  if (binding.userId !== me && binding.permissions.some((permission) => !grantable.has(permission)))
    return 'This role permits more than you may give or take here.';
  return null;
}

/** Why a role cannot become another one. */
export const whyFixed = (binding: MemberRole, sight: Sight): string | null =>
  whyKept(binding, sight) ??
  (binding.userId === sight.me ? 'Nobody changes their own roles. Ask another person who manages members.' : null);
