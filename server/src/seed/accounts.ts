/** The people of the demo: known to the sign-in provider and bound to their organisation before they first sign in. */
import type { FixedRole } from '@foyer/contract/permissions';

export type DemoAccount = {
  /** Subject at the sign-in provider, and id of the person here. */
  id: string;
  email: string;
  name: string;
  familyName: string;
  role: FixedRole;
  organization: 'halden' | 'atlantic';
};

const person = (
  number: number,
  email: string,
  [name, familyName]: readonly [string, string],
  role: FixedRole,
): DemoAccount => ({
  id: `0193f1c2-7a10-7000-8000-00000000010${number}`,
  email,
  name,
  familyName,
  role,
  organization: email.endsWith('@halden.example') ? 'halden' : 'atlantic',
});

export const demoAccounts: readonly DemoAccount[] = [
  person(1, 'owner@halden.example', ['Greta', 'Hagen'], 'owner'),
  person(2, 'manager@halden.example', ['Jonas', 'Feld'], 'manager'),
  person(3, 'editor@halden.example', ['Ines', 'Brandt'], 'editor'),
  person(4, 'viewer@halden.example', ['Lea', 'Amann'], 'viewer'),
  person(5, 'owner@atlantic.example', ['Marta', 'Lopes'], 'owner'),
];
