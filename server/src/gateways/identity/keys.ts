/**
 * The provider's own keys: the one that signs tokens and the one that signs cookies and forms. Both are made once,
 * kept sealed in the database, and shared by every server on it; keys that cannot be opened stop the start.
 */
import { randomBytes } from 'node:crypto';
import { exportJWK, generateKeyPair, type JSONWebKeySet, type JWK } from 'jose';
import type { Query } from './tables.ts';

export type Seal = (text: string) => string | Promise<string>;

export type IdentityKeys = {
  signing: { keys: JWK[] };
  /** The public half, as the JWKS address gives it. */
  published: JSONWebKeySet;
  cookies: string[];
};

const secretParts = new Set(['d', 'p', 'q', 'dp', 'dq', 'qi']);

async function newSigningKeys(): Promise<string> {
  const { privateKey } = await generateKeyPair('RS256', { modulusLength: 2048, extractable: true });
  const key = { ...(await exportJWK(privateKey)), kid: randomBytes(9).toString('base64url'), alg: 'RS256', use: 'sig' };
  return JSON.stringify({ keys: [key] });
}

async function newCookieKeys(): Promise<string> {
  return JSON.stringify([randomBytes(32).toString('base64url')]);
}

/** Reads the keys, making those that are missing; two servers starting at once end up with the same ones. */
export async function loadKeys(query: Query, seal: Seal, unseal: Seal): Promise<IdentityKeys> {
  const read = async (name: string) =>
    (await query<{ sealed: string }>('select sealed from identity.keys where name = $1', [name])).rows[0]?.sealed;

  const load = async (name: string, make: () => Promise<string>): Promise<unknown> => {
    if ((await read(name)) === undefined) {
      await query('insert into identity.keys (name, sealed) values ($1, $2) on conflict (name) do nothing', [
        name,
        await seal(await make()),
      ]);
    }
    try {
      return JSON.parse(await unseal((await read(name)) ?? ''));
    } catch (cause) {
      throw new Error(`The sign-in keys (${name}) cannot be opened with the key this installation runs with`, {
        cause,
      });
    }
  };

  const signing = (await load('signing', newSigningKeys)) as { keys: JWK[] };
  const cookies = (await load('cookies', newCookieKeys)) as string[];
  const published = {
    keys: signing.keys.map((key) => Object.fromEntries(Object.entries(key).filter(([part]) => !secretParts.has(part)))),
  } as JSONWebKeySet;
  return { signing, published, cookies };
}
