import { channelEndpoints } from '@foyer/contract/channels';
import { landingPageEndpoints, type Readiness } from '@foyer/contract/landing-pages';
import { postEndpoints } from '@foyer/contract/posts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { refusal } from '#testing/fake-api.ts';
import { renderPath } from '#testing/render-path.tsx';
import { german, landingPage, landingPageApi, pageId, post, readyState } from './testing/landing-pages.ts';

const path = `/generate/${pageId}/publish`;
const both: Readiness = { languages: [readyState(), readyState({ language: 'de' })] };
const germanBlocked: Readiness = {
  languages: [
    readyState(),
    readyState({
      language: 'de',
      ready: false,
      open: 1,
      checks: [
        {
          key: 'claims',
          passed: false,
          blocking: true,
          message: '“Hubschrauberlandeplatz” has no source',
          detail: '1 open',
        },
      ],
    }),
  ],
};
const row = (name: string) => within(screen.getByRole('row', { name: new RegExp(name) }));

function ready(
  readiness: Readiness,
  change: Parameters<typeof landingPage>[0] = {},
  role: 'editor' | 'viewer' = 'editor',
) {
  const { api, held } = landingPageApi(landingPage(change), role);
  api.on(landingPageEndpoints.readiness, () => readiness);
  api.on(landingPageEndpoints.publish, ({ body }) => {
    const at = (language: string) => body.languages.find((one) => one.language === language);
    held.page = {
      ...held.page,
      posts: held.page.posts.map((one) => {
        const wish = at(one.language);
        if (!wish) return one;
        return wish.publishAt
          ? { ...one, status: 'scheduled', publishAt: wish.publishAt }
          : { ...one, status: 'published', publishedVersion: one.version, publishedAt: '2026-11-21T12:00:00Z' };
      }),
    };
    return held.page;
  });
  return { api, held };
}

test('what is ready goes live at once, and the button says how many', async () => {
  const { api } = ready(both);
  const { user } = renderPath(path, { api });
  await screen.findByText('English and German are ready.');
  expect(screen.getByRole('checkbox', { name: 'Publish English' })).toHaveProperty('checked', true);
  await user.click(screen.getByRole('checkbox', { name: 'Publish German' }));
  await user.click(screen.getByRole('button', { name: 'Publish 1 now' }));
  const live = await screen.findByRole('link', { name: 'View English live' });
  // How it goes on to WordPress is asked for anew.
  await waitFor(() => expect(api.asked(channelEndpoints.deliveries)).toHaveLength(2));
  expect(live).toHaveProperty('href', 'http://halden.example/harbour-advent');
  expect(api.asked(landingPageEndpoints.publish).map(({ body }) => body)).toEqual([
    { languages: [{ language: 'en', publishAt: null }] },
  ]);
  await screen.findByText('English is live.', { selector: '[data-sonner-toast] *' });
  await screen.findByText('English is live. German is ready.');
  expect(row('English').getByText(/^Published$/)).toBeTruthy();
  expect(screen.getByRole('checkbox', { name: 'Publish English' })).toHaveProperty('checked', false);
});

test('a language can wait for its day and be taken off the plan again', async () => {
  const { api, held } = ready(both);
  api.on(postEndpoints.unschedule, () => {
    held.page = landingPage();
    return new Response(null, { status: 204 });
  });
  const { user } = renderPath(path, { api });
  await user.selectOptions(await screen.findByLabelText('When German goes live'), 'later');
  const when = screen.getByLabelText('Day and hour for German');
  expect((when as HTMLInputElement).value).toMatch(/^\d{4}-\d\d-\d\dT07:00$/);
  await user.click(screen.getByRole('button', { name: 'Publish 1 now, schedule 1' }));
  await waitFor(() => expect(api.asked(landingPageEndpoints.publish)).toHaveLength(1));
  const [english, later] = api.asked(landingPageEndpoints.publish)[0]?.body.languages ?? [];
  expect(english).toEqual({ language: 'en', publishAt: null });
  expect(new Date(String(later?.publishAt)).getHours()).toBe(7);
  expect(Date.parse(String(later?.publishAt))).toBeGreaterThan(Date.now());

  await screen.findByText(/^English is live\. German goes live on \d+ \w+, 07:00\.$/, { selector: 'p' });
  // A row that has its time shows it and no other, until somebody asks.
  expect(screen.queryByLabelText('When German goes live')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Change when German goes live' }));
  expect(screen.getByLabelText('Day and hour for German')).toHaveProperty('value', (when as HTMLInputElement).value);
  expect(screen.getByRole('button', { name: 'Schedule 1' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Cancel schedule of German' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel schedule' }));
  await screen.findByText('German is off the plan');
  expect(api.asked(postEndpoints.unschedule)[0]?.body).toEqual({ languages: ['de'] });
  expect(screen.getByRole('checkbox', { name: 'Publish German' })).toHaveProperty('checked', false);
});

test('a language with an open claim cannot be chosen and leads to its claim', async () => {
  const { api } = ready(germanBlocked);
  const { user } = renderPath(path, { api });
  await screen.findByText('English is ready. German has one claim without a source.');
  expect(screen.getByRole('checkbox', { name: 'Publish German' })).toHaveProperty('disabled', true);
  expect(row('German').getByText('After review')).toBeTruthy();
  const checks = within(screen.getByRole('region', { name: 'Checks' }));
  expect(checks.getByRole('link', { name: 'German: “Hubschrauberlandeplatz” has no source' })).toHaveProperty(
    'search',
    '?language=de',
  );
  expect(checks.getByText('1 of 2')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Publish 1 now' }));
  await waitFor(() =>
    expect(api.asked(landingPageEndpoints.publish)[0]?.body).toEqual({
      languages: [{ language: 'en', publishAt: null }],
    }),
  );
  await user.click(await row('German').findByRole('link', { name: '1 unsourced' }));
  await screen.findByRole('heading', { level: 1, name: 'Check Harbour Advent, Lindau' });
  expect(window.location.search).toContain('language=de');
});

test('the style score of each language is named, and a word the guide avoids warns and stops nothing', async () => {
  const style = (message = 'Style guide') =>
    ({ key: 'style', passed: message === 'Style guide', blocking: false, message, detail: '94 of 100' }) as const;
  const avoided = '“einzigartig” is a word this style guide avoids';
  const of = (language: 'en' | 'de' | 'es' | 'fr', styleScore: number, message?: string) =>
    readyState({ language, styleScore, checks: [style(message)] });
  const four = ['en', 'de', 'es', 'fr'] as const;
  const posts = four.map((language, index) => post(91 + index, { language }));
  const { api } = ready({ languages: [of('en', 100), of('de', 94, avoided), of('es', 97), of('fr', 100)] }, { posts });
  renderPath(path, { api });
  const checks = within(await screen.findByRole('region', { name: 'Checks' }));
  const line = (words: string) => within(checks.getByText(words).closest('li') as HTMLElement);
  line('Style guide').getByText('EN 100, ES 97, FR 100');
  const german = line(`German: ${avoided}`);
  german.getByText('DE 94');
  german.getByRole('img', { name: 'Worth a look' });
  screen.getByRole('button', { name: 'Publish 4 now' });
});

test('when nothing is ready the button says so', async () => {
  const { api } = ready({ languages: [readyState({ ready: false }), readyState({ language: 'de', ready: false })] });
  const { user } = renderPath(path, { api });
  await screen.findByRole('heading', { name: 'Not ready yet' });
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  expect((await screen.findByRole('tooltip')).textContent).toBe('No language is ready yet');
  expect(api.asked(landingPageEndpoints.publish)).toHaveLength(0);
});

const live = { status: 'published', publishedVersion: 3, publishedAt: '2026-11-20T09:30:00Z' } as const;

test('a live language is taken off the site after a question', async () => {
  const { api, held } = ready(both, { posts: [post(91, live), german(live)] });
  api.on(landingPageEndpoints.unpublish, () => {
    held.page = landingPage({ posts: [post(91), german(live)] });
    return held.page;
  });
  const { user } = renderPath(path, { api });
  await screen.findByRole('heading', { name: 'Live for guests' });
  await user.click(screen.getByRole('button', { name: 'Unpublish English' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Take English off the site?' }));
  await user.click(dialog.getByRole('button', { name: 'Unpublish' }));
  await screen.findByText('English is off the site');
  expect(api.asked(landingPageEndpoints.unpublish)[0]?.body).toEqual({ languages: ['en'] });
  expect(screen.queryByRole('link', { name: 'View English live' })).toBeNull();
  expect(screen.getByRole('link', { name: 'View German live' })).toBeTruthy();
});

test('a change since publishing is marked as behind and offered', async () => {
  const { api } = ready(both, { posts: [post(91, { ...live, publishedVersion: 2 }), german(live)] });
  renderPath(path, { api });
  await screen.findByRole('img', { name: 'English, behind' });
  expect(screen.getByText('German is live. English is live with older words.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Publish 1 now' })).toBeTruthy();
});

test('a live language whose newer words are scheduled stays in view until then', async () => {
  const planned = { ...live, status: 'scheduled', publishedVersion: 2, publishAt: '2050-11-25T07:00:00' } as const;
  const { api } = ready(both, { posts: [post(91, planned), german(live)] });
  const { user } = renderPath(path, { api });
  await screen.findByText('German is live. English is live with older words until 25 Nov, 07:00.');
  expect(screen.getByRole('heading', { name: 'Live for guests' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'View English live' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Unpublish English' }));
  const dialog = await screen.findByRole('dialog', { name: 'Take English off the site?' });
  expect(dialog.textContent).toContain('what is scheduled does not go live');
});

test('a plan over a live language is called off alone, and what guests see stays', async () => {
  const planned = { ...live, status: 'scheduled', publishedVersion: 2, publishAt: '2050-11-25T07:00:00' } as const;
  const { api, held } = ready(both, { posts: [post(91, planned), german(live)] });
  api.on(postEndpoints.unschedule, () => {
    held.page = landingPage({ posts: [post(91, { ...live, publishedVersion: 2 }), german(live)] });
    return new Response(null, { status: 204 });
  });
  const { user } = renderPath(path, { api });
  await user.click(await screen.findByRole('button', { name: 'Cancel schedule of English' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Take English off the plan?' }));
  dialog.getByText(/Guests go on seeing what is live now/);
  await user.click(dialog.getByRole('button', { name: 'Cancel schedule' }));
  await screen.findByText('English is off the plan');
  expect(api.asked(postEndpoints.unschedule)[0]?.body).toEqual({ languages: ['en'] });
  expect(api.asked(landingPageEndpoints.unpublish)).toHaveLength(0);
  await screen.findByText('German is live. English is live with older words.');
  screen.getByRole('link', { name: 'View English live' });
  expect(screen.queryByRole('button', { name: 'Cancel schedule of English' })).toBeNull();
});

test('what was just published and scheduled can be undone for ten seconds', async () => {
  const { api, held } = ready(both);
  const before = held.page;
  const answer = vi.fn((): Response | undefined => refusal(409, { message: 'English was changed since' }));
  api.on(postEndpoints.undoPublishing, () => answer());
  const { user } = renderPath(path, { api });
  await user.selectOptions(await screen.findByLabelText('When German goes live'), 'later');
  await user.click(screen.getByRole('button', { name: 'Publish 1 now, schedule 1' }));
  const undo = await screen.findByRole('button', { name: 'Undo' });
  expect(screen.getByText(/You can undo for ten seconds/)).toBeTruthy();
  await user.click(undo);
  await screen.findByText('English was changed since');

  await user.click(screen.getByRole('button', { name: 'Change when German goes live' }));
  await user.click(screen.getByRole('button', { name: 'Schedule 1' }));
  answer.mockImplementation(() => {
    held.page = before;
    return undefined;
  });
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await screen.findByText(/^Undone/);
  expect(api.asked(postEndpoints.undoPublishing).map(({ body }) => body.languages)).toEqual([['en', 'de'], ['de']]);
  await screen.findByText('English and German are ready.');
});

test('what the server refuses is said, and the choice stays', async () => {
  const { api } = ready(both);
  api.on(landingPageEndpoints.publish, () => refusal(422, { message: 'English: “helipad” has no source' }));
  const { user } = renderPath(path, { api });
  await user.click(await screen.findByRole('button', { name: 'Publish 2 now' }));
  await screen.findByText('English: “helipad” has no source');
  expect(screen.getByRole('button', { name: 'Publish 2 now' })).toBeTruthy();
});

test('people who may only look are told why they cannot publish', async () => {
  const { api } = ready(both, { posts: [post(91, live), german()] }, 'viewer');
  const { user } = renderPath(path, { api });
  await screen.findByRole('link', { name: 'View English live' });
  await waitFor(() => expect(screen.getByRole('button', { name: 'Unpublish English' }).ariaDisabled).toBe('true'));
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  expect((await screen.findByRole('tooltip')).textContent).toBe('Your role does not allow publishing');
  expect(api.asked(landingPageEndpoints.publish)).toHaveLength(0);
});

test('a failed check of the page can be tried again', async () => {
  const { api } = landingPageApi();
  const answer = vi.fn((): Readiness | Response => refusal(400, { message: 'The check is away', requestId: '9c1' }));
  api.on(landingPageEndpoints.readiness, () => answer());
  const { user } = renderPath(path, { api });
  await screen.findByText(/The check is away/);
  answer.mockReturnValue(both);
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByRole('heading', { name: 'Ready for guests' });
});
