/** A browser in which an editor of the demo is signed in, and calls sent from it as the dashboard sends them. */
import type { LandingPage } from '@foyer/contract/landing-pages';
import type { Foyer } from '@foyer/tools/whole-foyer';
import { chromium, type Page } from '@playwright/test';

export async function asEditor<T>(foyer: Foyer, use: (page: Page) => Promise<T>): Promise<T> {
  const browser = await chromium.launch({
    args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
    ...(process.env.FOYER_CHROMIUM ? { executablePath: process.env.FOYER_CHROMIUM } : {}),
  });
  try {
    const page = await browser.newPage();
    await page.goto(foyer.app);
    await page.getByRole('button', { name: 'Sign in' }).first().click();
    await page.getByLabel('Email').fill('editor@halden.example');
    await page.getByLabel('Password').fill('foyer-demo');
    const session = page.waitForResponse((response) => response.url().endsWith('/auth/session'));
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await (await session).finished();
    await page.getByRole('navigation', { name: 'Platform' }).waitFor();
    return await use(page);
  } finally {
    await browser.close();
  }
}

/** What the page in the browser is given to send a call. */
type Sent = { api: string; method: string; path: string; body?: unknown };
export type Call = <T>(method: string, path: string, body?: unknown) => Promise<T>;

/** Calls with the session of the page that is open. */
export const callsOf =
  (page: Page, { api }: Foyer): Call =>
  <T>(method: string, path: string, body?: unknown): Promise<T> =>
    page.evaluate(
      async ({ api, method, path, body }: Sent) => {
        const init: RequestInit = { credentials: 'include' };
        const { csrfToken } = await (await fetch(`${api}/csrf/token`, init)).json();
        const response = await fetch(api + path, {
          ...init,
          method,
          headers: { 'content-type': 'application/json', 'x-csrf-token': csrfToken },
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        });
        const answer = await response.json();
        if (!response.ok) throw new Error(`${method} ${path} answered ${response.status} ${answer.message}`);
        return answer;
      },
      { api, method, path, body } satisfies Sent,
    ) as Promise<T>;

/** The landing page of the demo whose English text stands at a path of the site. */
export async function demoPage(call: Call, path: string): Promise<LandingPage> {
  type Rows = { data: { id: string }[] };
  const properties = await call<Rows>('GET', '/properties/my-properties?take=100');
  for (const property of properties.data) {
    const pages = await call<Rows>('GET', `/landing-pages?propertyId=${property.id}&take=100`);
    for (const { id } of pages.data) {
      const page = await call<LandingPage>('GET', `/landing-pages/${id}`);
      if (page.posts.some((post) => post.language === 'en' && `/${post.slug}` === path)) return page;
    }
  }
  throw new Error(`The demo has no landing page at ${path}`);
}
