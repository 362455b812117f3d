/** What a person does again and again: signing in, and looking at a site through a browser with no DNS. */

import type { Foyer } from '@foyer/tools/whole-foyer';
import { expect, type Page, type Request } from '@playwright/test';

const isSessionStart = (request: Request) =>
  request.method() === 'POST' && new URL(request.url()).pathname === '/auth/session';

export async function signIn(page: Page, foyer: Foyer, email: string, password = 'foyer-demo') {
  await page.goto(foyer.app);
  await expect(page).toHaveURL(/\/landing$/);
  await page.getByRole('button', { name: 'Sign in' }).first().click();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  // The sidebar stands before the server's session does; a load begun in between would sign in a second time.
  const session = page.waitForResponse((response) => isSessionStart(response.request()));
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await (await session).finished();
  await expect(page.getByRole('navigation', { name: 'Platform' })).toBeVisible({ timeout: 30_000 });
}

/** Every JSON-LD node of the page that is open. */
export const structuredData = (page: Page): Promise<Record<string, unknown>[]> =>
  page.locator('script[type="application/ld+json"]').evaluateAll((scripts) =>
    scripts.flatMap((script) => {
      const value = JSON.parse(script.textContent ?? 'null') as Record<string, unknown> & { '@graph'?: unknown };
      return (Array.isArray(value) ? value : Array.isArray(value['@graph']) ? value['@graph'] : [value]) as Record<
        string,
        unknown
      >[];
    }),
  );
