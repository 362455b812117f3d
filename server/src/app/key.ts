/**
 * The installation's key: from FOYER_KEY, else made once in the data folder, readable for its owner alone. Whether it is
 * the right one is held against a sealed word in the database, so that a wrong key stops the start and harms nothing.
 */
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  writeSync,
} from 'node:fs';
import path from 'node:path';
import type pg from 'pg';
import { seal, unseal } from '#lib/seal.ts';

const keyBytes = 32;

/** 32 bytes. Throws with a sentence for the operator when the setting or the file holds something else. */
export function loadKey(dataFolder: string, setting: string | undefined): Buffer {
  if (setting) return decode(setting, 'FOYER_KEY');
  const file = path.join(dataFolder, 'key');
  if (!existsSync(file)) makeKey(dataFolder, file);
  chmodSync(file, 0o600);
  return decode(readFileSync(file, 'utf8').trim(), file);
}

/** The key for a process that makes none of its own: null where nobody has given or made one yet. */
export function knownKey(dataFolder: string, setting: string | undefined): Buffer | null {
  const file = path.join(dataFolder, 'key');
  return setting || existsSync(file) ? loadKey(dataFolder, setting) : null;
}

/** Throws WrongKey when the database was sealed with another one. */
export async function checkKey(pool: pg.Pool): Promise<void> {
  const read = () => pool.query<{ key_check: string }>('select key_check from app.installation');
  const known = (await read()).rows[0];
  if (known) return void unseal(known.key_check, 'installation');
  const insert = 'insert into app.installation (key_check) values ($1) on conflict do nothing';
  await pool.query(insert, [seal('foyer', 'installation')]);
  unseal((await read()).rows[0]?.key_check ?? '', 'installation');
}

function decode(text: string, from: string): Buffer {
  const key = Buffer.from(text, 'base64');
  if (key.length !== keyBytes) throw new Error(`${from}: a key is ${keyBytes} bytes in base64`);
  return key;
}

function makeKey(folder: string, file: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const unfinished = `${file}.${process.pid}`;
  const handle = openSync(unfinished, 'wx', 0o600);
  writeSync(handle, `${randomBytes(keyBytes).toString('base64')}\n`);
  fsyncSync(handle);
  closeSync(handle);
  renameSync(unfinished, file);
}
