/**
 * Passwords as they are kept: scrypt with a salt each, the parameters written beside the hash so that they can be raised
 * later. A missing account costs the same time as a wrong password; nothing here ever compares clear text.
 */
import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';

const now = { logN: 15, r: 8, p: 3 };
const keyLength = 32;

/** Hash of nothing anybody can type; its format is checked like any other. */
const nobody = `scrypt$${now.logN}$${now.r}$${now.p}$${'A'.repeat(22)}$${'A'.repeat(43)}`;

function derive(password: string, salt: Buffer, options: ScryptOptions): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  scrypt(password.normalize('NFKC'), salt, keyLength, options, (error, key) => (error ? reject(error) : resolve(key)));
  return promise;
}

const options = (logN: number, r: number, p: number): ScryptOptions => ({
  N: 2 ** logN,
  r,
  p,
  maxmem: 2 ** logN * r * 256,
});

/** `scrypt$log2(N)$r$p$salt$hash`, the last two base64url. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, options(now.logN, now.r, now.p));
  return ['scrypt', now.logN, now.r, now.p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

/** True when the password made this hash; with no hash (no such account) always false, after the same work. */
export async function passwordMatches(password: string, stored: string | undefined): Promise<boolean> {
  const [kind, logN, r, p, salt, hash] = (stored ?? nobody).split('$');
  if (kind !== 'scrypt' || !salt || !hash) throw new Error('A password is stored in a form that is not known');
  const key = await derive(password, Buffer.from(salt, 'base64url'), options(Number(logN), Number(r), Number(p)));
  return timingSafeEqual(key, Buffer.from(hash, 'base64url')) && stored !== undefined;
}
