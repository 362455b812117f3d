/** A WordPress for each worker, up before the first test file and down after the last. */
import type { TestProject } from 'vitest/node';
import { shareMariaDb } from '../testing/mariadb.ts';
import { onDebian, startWordPress, type WordPressAddress } from '../testing/wordpress.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    wordpresses: WordPressAddress[];
  }
}

export async function setup(project: TestProject) {
  const closeDatabase = onDebian ? await shareMariaDb() : async () => {};
  const sites = await Promise.all(Array.from({ length: project.config.maxWorkers }, () => startWordPress()));
  project.provide(
    'wordpresses',
    sites.map(({ baseUrl, logins, folder, version }) => ({ baseUrl, logins, folder, version })),
  );
  return async () => {
    await Promise.all(sites.map(({ stop }) => stop()));
    await closeDatabase();
  };
}
