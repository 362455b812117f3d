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

/**
 * Why a role stays as it is: it is one's own, or the only one that may do everything in the organization. `all` are the
 * bindings in sight. Null when it may be changed, as far as can be seen from here.
 */
export function whyFixed(binding: MemberRole, me: string | undefined, all: readonly MemberRole[]): string | null {
  if (binding.roleId === 'owner' && all.filter(({ roleId }) => roleId === 'owner').length === 1)
    return 'The last owner stays. Make somebody else an owner first.';
  if (binding.userId === me) return 'Nobody changes their own roles. Ask another person who manages members.';
  return null;
}
