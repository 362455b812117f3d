/**
 * What stands on a screen while it loads, when the server or the way to it fails, and when there is nothing to show: one
 * table of screens, one new house. What stands above a part that loads stays where it is.
 */
import { type Foyer, startFoyer } from '@foyer/tools/whole-foyer';
import { type BrowserContext, expect, type Page, type Route, test } from '@playwright/test';

type Screen = {
  path: string;
  /** What each part that loads says meanwhile. */
  loading: string[];
  /** What is said where nothing stands yet, and the button or link that leads on. */
  empty: string;
  wayOn: string;
};

const screens: Record<string, Screen> = {
  Dashboard: {
    path: '/',
    loading: [
      'Loading next 90 days within 35 km',
      'Loading needs you',
      'Loading events worth a page',
      'Loading published per week',
      'Loading languages',
      'Loading alt text',
      'Loading how it goes',
      'Loading who did what',
    ],
    empty: 'No event without a page',
    wayOn: 'Open Landing Pages',
  },
  'Live Posts, all': {
    path: '/liveposts',
    loading: ['Loading posts'],
    empty: 'Nothing here yet',
    wayOn: 'New post',
  },
  'Live Posts, landing pages': {
    path: '/liveposts?tab=landing-pages',
    loading: ['Loading posts'],
    empty: 'Nothing here yet',
    wayOn: 'New post',
  },
  'Live Posts, property posts': {
    path: '/liveposts?tab=property-posts',
    loading: ['Loading posts'],
    empty: 'Nothing here yet',
    wayOn: 'New post',
  },
  'Live Posts, blog': {
    path: '/liveposts?tab=blog',
    loading: ['Loading posts'],
    empty: 'Nothing here yet',
    wayOn: 'New post',
  },
  'Events as a list': {
    path: '/liveposts?tab=events',
    loading: ['Loading events'],
    empty: 'No event in this range',
    wayOn: 'Import events',
  },
  'Events as a calendar': {
    path: '/liveposts?tab=events&view=calendar',
    loading: ['Loading events'],
    empty: 'No event in this month',
    wayOn: 'New event',
  },
  'Events as a radar': {
    path: '/liveposts?tab=events&view=radar',
    loading: ['Loading events'],
    empty: 'No event in this range',
    wayOn: 'Look as far as 100 km',
  },
  Venues: {
    path: '/liveposts?tab=venues',
    loading: ['Loading venues'],
    empty: 'No venue yet',
    wayOn: 'New venue',
  },
  'Import events': {
    path: '/liveposts/import',
    loading: ['Loading calendars'],
    empty: 'No calendar yet',
    wayOn: 'An address',
  },
  'Property Post': {
    path: '/property-post',
    loading: ['Loading the property post'],
    empty: 'Nothing says what Seehof Hard is yet',
    wayOn: 'Begin English',
  },
  Blog: {
    path: '/blog',
    loading: ['Loading articles'],
    empty: 'No article yet',
    wayOn: 'See ideas',
  },
  'Ideas of the blog': {
    path: '/blog?tab=ideas',
    loading: ['Loading ideas'],
    empty: 'No theme is left',
    wayOn: 'Add facts',
  },
  'Landing Pages': {
    path: '/generate',
    loading: ['Loading events', 'Loading pages'],
    empty: 'No event in this range',
    wayOn: 'Page without an event',
  },
};

let foyer: Foyer;
let context: BrowserContext;
let page: Page;
test.beforeAll(async ({ browser }) => {
  foyer = await startFoyer({ FOYER_DEMO: 'off' });
  context = await browser.newContext();
  page = await context.newPage();
  await createAccount();
  await furnish();
});
test.afterAll(async () => {
  await context?.close();
  await foyer?.stop();
});

for (const [name, screen] of Object.entries(screens)) {
  test(`${name}: while it loads, when it fails, and with nothing to show`, async () => {
    await failsAndRecovers(screen.path, screen.loading, async () => {
      await expect(content().getByText(screen.empty, { exact: true }).first()).toBeVisible();
      const wayOn = { name: screen.wayOn, exact: true };
      const ways = content().getByRole('button', wayOn).or(content().getByRole('link', wayOn));
      await expect(ways.or(content().getByText(screen.wayOn, { exact: true })).first()).toBeVisible();
    });
  });
}

test('Editors of an event and of its venue: while they load, and when they fail', async () => {
  const day = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
  const { eventId, venue } = await call<{ eventId: string; venue: { venueId: string } }>('POST', '/publish', {
    workspaceId: await firstWorkspace(),
    title: 'Lake Light Night',
    description: '',
    eventStartDate: `${day}T18:00:00+01:00`,
    timeZone: 'Europe/Vienna',
    category: 'outdoor',
    venue: {
      ...{ title: 'Hafenmole', address: 'Hafenstraße 1', postalCode: '6971', city: 'Hard', country: 'AT' },
      ...{ latitude: 47.4935, longitude: 9.6902 },
    },
  });
  await failsAndRecovers(`/liveposts/events/${eventId}`, ['Loading the event'], () =>
    expect(content().getByRole('textbox', { name: 'Title' })).toHaveValue('Lake Light Night'),
  );
  await failsAndRecovers(`/liveposts/venues/${venue.venueId}`, ['Loading the venue'], () =>
    expect(content().getByRole('textbox', { name: 'Venue name' })).toHaveValue('Hafenmole'),
  );
});

const content = () => page.locator('#content');
const retries = () => content().getByRole('button', { name: 'Retry' });

/** Who is signed in and where they are is known; all that the screen itself asks for is in the way. */
const ofShell =
  /^\/(csrf|auth|users|workspaces|properties|domains|organizations|my-roles|user-roles|permissions)(\/|$)/;

/** Opens a screen with its answers held back, then failing in two ways, then coming. */
async function failsAndRecovers(path: string, loading: readonly string[], isThere: () => Promise<void>) {
  const held = Promise.withResolvers<void>();
  let answer = async (route: Route): Promise<void> => {
    await held.promise;
    await answer(route);
  };
  const ofScreen = (url: URL) => url.origin === new URL(foyer.api).origin && !ofShell.test(url.pathname);
  await page.route(ofScreen, (route) => answer(route).catch(() => {}));
  await page.goto(foyer.app + path);
  for (const label of loading) {
    const said = page.getByRole('status');
    await expect(
      page
        .getByRole('status', { name: label })
        .or(said.filter({ hasText: label }))
        .first(),
    ).toBeAttached();
  }
  await expect(page.getByRole('button', { name: /^Property, / })).toBeVisible();
  const whileLoading = await standing();

  answer = (route) => route.fulfill({ status: 500, contentType: 'text/html', body: '<h1>Internal Server Error</h1>' });
  held.resolve();
  const failed = content().getByRole('alert').filter({ hasText: 'Server error occurred. Please try again later.' });
  await expect(failed).toHaveCount(loading.length);

  answer = (route) => route.abort();
  await retries().first().click();
  const cut = content().getByRole('alert').filter({ hasText: 'Network error - please check your connection' });
  await expect(cut.first()).toBeVisible();

  await page.unroute(ofScreen);
  await expect(async () => {
    for (const retry of await retries().all()) await retry.click({ timeout: 1000 });
    await expect(retries()).toHaveCount(0, { timeout: 3000 });
  }).toPass();
  await isThere();
  const now = await standing();
  const moved = Object.entries(whileLoading).filter(([what, at]) => what in now && now[what] !== at);
  expect(moved.map(([what, at]) => `${what}: ${at} → ${now[what]}`)).toEqual([]);
}

/** Where headings and controls stand above what loads, by what they say; what stands there twice is left out. */
const standing = () =>
  content().evaluate((main) => {
    const places: Record<string, string> = {};
    const seen = new Map<string, number>();
    const loading = main.querySelector('[role="status"]');
    const top = main.querySelector('h1')?.getBoundingClientRect().y ?? 0;
    for (const element of main.querySelectorAll('h1, h2, nav a, button, select, input')) {
      const { x, y, width } = element.getBoundingClientRect();
      const follows = loading && loading.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING;
      if (width === 0 || follows) continue;
      const words = element.getAttribute('aria-label') ?? element.textContent ?? '';
      const name = `${element.tagName} ${words.replace(/\d+$/, '').trim()}`;
      seen.set(name, (seen.get(name) ?? 0) + 1);
      places[name] = `${Math.round(x)},${Math.round(y - top)}`;
    }
    for (const [name, times] of seen) if (times > 1) delete places[name];
    return places;
  });

async function createAccount() {
  await page.goto(foyer.app);
  await page.getByRole('button', { name: 'Sign in' }).first().click();
  await page.getByRole('link', { name: 'Create account' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Lena');
  await page.getByLabel('Family name').fill('Moosbrugger');
  await page.getByLabel('Email').fill('lena@seehof.example');
  await page.getByLabel('Password').fill('vier alte Linden');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('Lena Moosbrugger')).toBeVisible();
}

/** A workspace with one house and nothing else. */
async function furnish() {
  const { data } = await call<{ data: { id: string }[] }>('GET', '/organizations/my-organizations');
  const organisationId = data[0]?.id;
  const made = (path: string, body: object) => call<{ id: string }>('POST', path, { ...body, organisationId });
  const domain = await made('/domains', { name: 'seehof', tld: 'localhost' });
  const styleguide = await made('/styleguides', { name: 'Seehof', styleguideTypeId: 1, content: {} });
  const place = { domainId: domain.id, styleguideId: styleguide.id, propertySlots: 1 };
  const workspace = await made('/workspaces', { name: 'Seehof', ...place });
  await call('POST', '/properties', {
    ...{ name: 'Seehof Hard', workspaceId: workspace.id, type: 'hotel', address: 'Uferstraße 7', postalCode: '6971' },
    ...{ city: 'Hard', country: 'AT', latitude: 47.4889, longitude: 9.6861, timeZone: 'Europe/Vienna' },
  });
}

async function firstWorkspace(): Promise<string> {
  type Entries = { data: { workspace: { id: string } }[] };
  return (await call<Entries>('GET', '/workspaces/my-workspaces')).data[0]?.workspace.id ?? '';
}

/** Asks the API as the person who is signed in. */
async function call<T>(method: string, path: string, body?: object): Promise<T> {
  const { status, answered } = await page.evaluate(
    async ([api, how, to, sent]) => {
      const { csrfToken } = await (await fetch(`${api}/csrf/token`, { credentials: 'include' })).json();
      const headers = { 'content-type': 'application/json', 'x-csrf-token': csrfToken };
      const init = { method: how, credentials: 'include', headers, ...(sent ? { body: JSON.stringify(sent) } : {}) };
      const answer = await fetch(api + to, init as RequestInit);
      return { status: answer.status, answered: await answer.json() };
    },
    [foyer.api, method, path, body] as const,
  );
  expect(status, `${method} ${path}`).toBeLessThan(300);
  return answered as T;
}
