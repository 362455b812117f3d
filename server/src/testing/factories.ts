/**
 * Organisations, people and things for tests, made through the same doors the product uses: sign-in makes people,
 * scopes write rows, row-level security holds for both.
 */
import { type FixedRole, fixedRoles } from '@foyer/contract/permissions';
import { styleguideContent } from '@foyer/contract/styleguides';
import { uuidv7 } from 'uuidv7';
import { domains, properties, styleguides, userRoles, workspaces } from '../db/tables/tenants.ts';
import { inTenant } from '../features/access/rules.ts';
import { hashOf, newToken } from '../lib/cookies.ts';
import { runtime } from '../lib/runtime.ts';
import type { TenantScope } from '../lib/scope.ts';

export type Person = {
  userId: string;
  name: string;
  /** What stands in the session cookie. */
  session: string;
};
/** `role` is a fixed role's name or the id of one of the organisation's own. */
export type Binding = { role: string; organisationId: string; workspaceId?: string; propertyId?: string };

export type TestOrganization = {
  id: string;
  name: string;
  domain: typeof domains.$inferSelect;
  styleguide: typeof styleguides.$inferSelect;
  workspace: typeof workspaces.$inferSelect;
  /** A hotel in Bregenz on Lake Constance. */
  property: typeof properties.$inferSelect;
  /** One for each fixed role, bound at the organisation. */
  people: Record<FixedRole, Person>;
  /** Work in the organisation with all permissions, as the system. */
  within<T>(work: (scope: TenantScope) => Promise<T>): Promise<T>;
};

const system = { userId: null, name: 'Test' };
let made = 0;

/** An organisation with a domain, style guide, workspace and property, and five people with sessions. */
export async function makeOrganization(name = `Halden Collection ${nextNumber()}`): Promise<TestOrganization> {
  const id = uuidv7();
  const owner = await makePerson({ name: 'Greta Hagen', founding: { organisationId: id, name } });
  const within = <T>(work: (scope: TenantScope) => Promise<T>) => inTenant(id, system, work);
  const things = await within(async (scope) => {
    const workspace = await makeWorkspace(scope, { name });
    return { ...workspace, property: await makeProperty(scope, workspace.workspace.id) };
  });
  const people = { owner } as Record<FixedRole, Person>;
  for (const role of fixedRoles) {
    if (role !== 'owner') people[role] = await makePerson({ bindings: [{ role, organisationId: id }] });
  }
  return { id, name, ...things, people, within };
}

/** A workspace with a domain and a style guide of its own. */
export async function makeWorkspace(scope: TenantScope, values: { name: string; propertySlots?: number }) {
  const { organisationId } = scope;
  const domain = await insertOne(
    scope.db
      .insert(domains)
      .values({ organisationId, name: `halden-${nextNumber()}-${uuidv7().slice(-6)}`, tld: 'localhost' })
      .returning(),
  );
  const content = styleguideContent.parse({ general: { hotelName: values.name } });
  const styleguide = await insertOne(
    scope.db
      .insert(styleguides)
      .values({ organisationId, name: `${values.name} Styleguide`, content })
      .returning(),
  );
  const workspace = await insertOne(
    scope.db
      .insert(workspaces)
      .values({
        organisationId,
        name: values.name,
        domainId: domain.id,
        styleguideId: styleguide.id,
        propertySlots: values.propertySlots ?? 5,
      })
      .returning(),
  );
  return { domain, styleguide, workspace };
}

export function makeProperty(
  scope: TenantScope,
  workspaceId: string,
  values: Partial<typeof properties.$inferInsert> = {},
) {
  return insertOne(
    scope.db
      .insert(properties)
      .values({
        organisationId: scope.organisationId,
        workspaceId,
        name: 'Hotel Halden am See',
        type: 'hotel',
        starRating: 4,
        address: 'Seepromenade 4',
        postalCode: '6900',
        city: 'Bregenz',
        country: 'AT',
        latitude: 47.5055,
        longitude: 9.7405,
        timeZone: 'Europe/Vienna',
        ...values,
      })
      .returning(),
  );
}

export type PersonOptions = {
  name?: string;
  bindings?: Binding[];
  /** Makes the person the owner of a new organisation. */
  founding?: { organisationId: string; name: string };
};

/** A person with a session; without bindings one that belongs nowhere. */
export async function makePerson(options: PersonOptions = {}): Promise<Person> {
  const userId = uuidv7();
  const name = options.name ?? 'Lukas Brandner';
  const [given, ...family] = name.split(' ');
  const person = {
    id: userId,
    issuer: 'https://sign-in.test',
    subject: userId,
    name: given,
    familyName: family.join(' '),
    email: `${userId}@halden.example`,
  };
  const founding = options.founding && { bindingId: uuidv7(), workspaceSlots: 3, ...options.founding };
  const session = newToken();
  await signIn(person, session, founding ?? null);
  for (const binding of options.bindings ?? []) await bind(userId, binding);
  if (!founding) await signIn(person, session, null);
  return { userId, name, session };
}

/** Gives a person a role somewhere. */
export async function bind(userId: string, binding: Binding): Promise<string> {
  return inTenant(binding.organisationId, system, async ({ db }) => {
    const row = await insertOne(
      db
        .insert(userRoles)
        .values({ userId, ...binding })
        .returning(),
    );
    return row.id;
  });
}

/** Without bindings and without founding this makes the person known and answers that they may not come in. */
async function signIn(person: object, session: string, founding: object | null): Promise<void> {
  const expiresAt = new Date(Date.now() + 7 * 24 * 60 * 60_000).toISOString();
  const row = { id: uuidv7(), tokenHash: hashOf(session), userAgent: 'Test', expiresAt };
  await runtime().database.pool.query('select app.sign_in($1, $2, $3)', [person, row, founding]);
}

export async function insertOne<T>(rows: PromiseLike<T[]>): Promise<T> {
  const [row] = await rows;
  if (!row) throw new Error('Nothing was inserted');
  return row;
}

function nextNumber(): number {
  made += 1;
  return made;
}
