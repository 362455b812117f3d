/** Before the server's tests: with TEST_DATABASE=postgres a throwaway Postgres server, else nothing. */
import { startPostgresServer } from './postgres-server.ts';

export async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.TEST_DATABASE !== 'postgres' || process.env.TEST_DATABASE_URL) return undefined;
  const server = await startPostgresServer();
  process.env.TEST_DATABASE_URL = server.url;
  return () => server.stop();
}
