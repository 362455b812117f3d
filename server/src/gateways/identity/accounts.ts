/**
 * The people who sign in with a password: kept by lower-case email, known to the rest by a random id (`sub`). A
 * disabled account is as good as none. There is no reset by mail: `setPassword` is for whoever runs the installation.
 */
import { uuidv7 } from 'uuidv7';
import { hashPassword, passwordMatches } from './passwords.ts';
import type { Query } from './tables.ts';

export type Account = {
  id: string;
  email: string;
  givenName: string;
  familyName: string;
  picture: string | null;
  demo: boolean;
};

export type NewAccount = { email: string; name: string; familyName: string; password: string };
export type DemoAccount = { id?: string; email: string; name: string; familyName: string; picture?: string };

/** The one password of every demo account; the sign-in page tells it. */
export const demoPassword = 'foyer-demo';

const columns = 'id, email, given_name as "givenName", family_name as "familyName", picture, demo';

export const normalEmail = (email: string) => email.trim().toLowerCase();

/** The account of a `sub`; undefined when there is none or it is disabled. */
export async function findAccount(query: Query, id: string): Promise<Account | undefined> {
  const { rows } = await query<Account>(
    `select ${columns} from identity.accounts where id::text = $1 and not disabled`,
    [id],
  );
  return rows[0];
}

/** The account when email and password fit, else undefined, in about the same time. */
export async function findByPassword(query: Query, email: string, password: string): Promise<Account | undefined> {
  const { rows } = await query<Account & { hash: string }>(
    `select ${columns}, password_hash as hash from identity.accounts where email = $1 and not disabled`,
    [normalEmail(email)],
  );
  const found = rows[0];
  if (!(await passwordMatches(password, found?.hash)) || !found) return undefined;
  const { hash: _hash, ...account } = found;
  return account;
}

/** The new account, or undefined when the email has one already. */
export async function createAccount(query: Query, account: NewAccount): Promise<Account | undefined> {
  const { rows } = await query<Account>(
    `insert into identity.accounts (id, email, given_name, family_name, password_hash)
     values ($1, $2, $3, $4, $5) on conflict (email) do nothing returning ${columns}`,
    [uuidv7(), normalEmail(account.email), account.name, account.familyName, await hashPassword(account.password)],
  );
  return rows[0];
}

/** Sets a new password and ends every session and token of the account; false when there is no such account. */
export async function setPassword(query: Query, email: string, password: string): Promise<boolean> {
  const { rows } = await query<{ id: string }>(
    'update identity.accounts set password_hash = $2 where email = $1 returning id',
    [normalEmail(email), await hashPassword(password)],
  );
  const account = rows[0];
  if (!account) return false;
  await query(`delete from identity.payloads where payload ->> 'accountId' = $1`, [account.id]);
  return true;
}

/** Puts in the demo accounts that are missing; returns all of them, in the order given. */
export async function addDemoAccounts(query: Query, list: readonly DemoAccount[]): Promise<Account[]> {
  const hash = await hashPassword(demoPassword);
  const accounts: Account[] = [];
  for (const { id, email, name, familyName, picture } of list) {
    await query(
      `insert into identity.accounts (id, email, given_name, family_name, picture, password_hash, demo)
       values ($1, $2, $3, $4, $5, $6, true) on conflict (email) do nothing`,
      [id ?? uuidv7(), normalEmail(email), name, familyName, picture ?? null, hash],
    );
    const { rows } = await query<Account>(`select ${columns} from identity.accounts where email = $1`, [
      normalEmail(email),
    ]);
    accounts.push(...rows);
  }
  return accounts;
}

/** The demo accounts that can still sign in, oldest first. */
export async function listDemoAccounts(query: Query): Promise<Account[]> {
  const { rows } = await query<Account>(
    `select ${columns} from identity.accounts where demo and not disabled order by created_at, id limit 20`,
  );
  return rows;
}
