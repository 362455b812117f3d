/**
 * Before the server's tests: with TEST_DATABASE=postgres a throwaway Postgres server, and a folder for whatever the run
 * keeps in files, also where a test kills its process. It goes when the run ends.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startPostgresServer } from './postgres-server.ts';

export async function setup(): Promise<() => Promise<void>> {
  const wanted = process.env.TEST_DATABASE === 'postgres' && !process.env.TEST_DATABASE_URL;
  // The server runs as a person of its own, who may not look into the folder of the run.
  const server = wanted ? await startPostgresServer() : null;
  if (server) process.env.TEST_DATABASE_URL = server.url;
  const before = tmpdir();
  const scratch = mkdtempSync(path.join(before, 'foyer-tests-'));
  process.env.TMPDIR = scratch;
  return async () => {
    process.env.TMPDIR = before;
    rmSync(scratch, { recursive: true, force: true });
    await server?.stop();
  };
}
