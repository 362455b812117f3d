/** One WordPress for all test files, up before the first of them and down after the last. */
import type { TestProject } from 'vitest/node';
import { startWordPress, type WordPressAddress } from '../testing/wordpress.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    wordpress: WordPressAddress;
  }
}

export async function setup(project: TestProject) {
  const { baseUrl, logins, folder, stop } = await startWordPress();
  project.provide('wordpress', { baseUrl, logins, folder });
  return stop;
}
