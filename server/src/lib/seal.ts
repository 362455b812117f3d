/**
 * Secrets at rest: AES-256-GCM under a key derived from the installation's, with the key's id beside, so that a wrong
 * key is told from damage. A purpose is part of what is sealed: a value sealed for one cannot be opened for another.
 */
import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { derivedKey } from './keys.ts';

const version = 'v1';

/** Seals a text; `v1.<key id>.<nonce>.<tag>.<cipher text>`, each part base64url. */
export function seal(text: string, purpose = 'secret'): string {
  const key = derivedKey('seal');
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(purpose));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return [version, keyId(key), ...[nonce, cipher.getAuthTag(), sealed].map((part) => part.toString('base64url'))].join(
    '.',
  );
}

/** Opens what `seal` made for the same purpose. Throws WrongKey for another key, an error for damage. */
export function unseal(sealed: string, purpose = 'secret'): string {
  const key = derivedKey('seal');
  const [form, id, nonce = '', tag = '', text = ''] = sealed.split('.');
  if (form !== version) throw new Error('This is not a sealed value');
  if (id !== keyId(key)) throw new WrongKey();
  const bytes = (part: string) => Buffer.from(part, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', key, bytes(nonce), { authTagLength: 16 }).setAAD(
    Buffer.from(purpose),
  );
  decipher.setAuthTag(bytes(tag));
  return Buffer.concat([decipher.update(bytes(text)), decipher.final()]).toString('utf8');
}

export class WrongKey extends Error {
  constructor() {
    super('FOYER_KEY is not the key this installation was sealed with. Put back the key its data was made with.');
    this.name = 'WrongKey';
  }
}

const keyId = (key: Buffer): string =>
  createHash('sha256').update('key id').update(key).digest('base64url').slice(0, 8);
