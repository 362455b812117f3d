import { channelDriftEndpoints, type Difference } from '@foyer/contract/channel-drift';
import { channelEndpoints } from '@foyer/contract/channels';
import { jobEndpoints } from '@foyer/contract/jobs';
import { landingPageEndpoints } from '@foyer/contract/landing-pages';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { landingPage, landingPageApi, pageId, readyState } from '#features/landing-pages/testing/landing-pages.ts';
import { refusal } from '#testing/fake-api.ts';
import { renderPath } from '#testing/render-path.tsx';
import { delivery, haldenDomain, listed, uuid } from '#testing/samples.ts';

const foundAt = '2026-11-24T12:00:00Z';
const difference = (change: Partial<Difference> = {}): Difference => ({
  ...{ kind: 'changed', foundAt, adopted: false, domainId: haldenDomain.id, language: 'en', seen: 'a1b2' },
  fields: [{ name: 'Title', ours: 'Advent by the lake', theirs: 'Advent <b>now</b>' }],
  text: [
    { what: 'Heading', state: 'same', ours: [{ text: 'Why come', changed: false }], theirs: null },
    {
      ...{ what: 'Paragraph', state: 'changed' },
      ours: [{ text: 'The pool is warm.', changed: true }],
      theirs: [
        { text: 'The pool is hot.', changed: true },
        { text: 'Stay long.', changed: false },
      ],
    },
  ],
  ...{ obstacles: [], draftAhead: false },
  ...change,
});

function publishing(found: Difference, role?: 'viewer') {
  const { api } = landingPageApi(landingPage(), role);
  const { kind, adopted } = found;
  const held = { drifts: true };
  api.on(landingPageEndpoints.readiness, () => ({ languages: [readyState()] }));
  api.on(channelEndpoints.deliveries, () =>
    listed(
      delivery({
        ...{ state: 'delivered', stands: 'published', problem: null, nextTryAt: null },
        ...{ drift: held.drifts ? { kind, foundAt, adopted } : null },
      }),
    ),
  );
  api.on(channelDriftEndpoints.difference, () => found);
  return { held, ...renderPath(`/generate/${pageId}/publish`, { api }) };
}

const card = async () => within(await screen.findByRole('region', { name: 'WordPress' }));
async function opened(at: ReturnType<typeof publishing>, name: string) {
  await at.user.click(await (await card()).findByRole('button', { name: 'See difference in English' }));
  const dialog = within(await screen.findByRole('dialog', { name }));
  await dialog.findByRole('button', { name: 'Overwrite' });
  return dialog;
}

test('both sides stand beside each other as text, and adopting takes what was seen into the draft', async () => {
  const at = publishing(difference({ draftAhead: true }));
  at.api.on(channelDriftEndpoints.adopt, () => ({ version: 4 }));
  expect((await card()).getByText('Changed there')).toBeTruthy();
  const dialog = await opened(at, 'Changed in WordPress');
  expect(dialog.getByText('Advent <b>now</b>')).toBeTruthy();
  expect(dialog.getByText('The pool is hot.').tagName).toBe('MARK');
  expect(dialog.getByText(/Your unpublished changes stay in the history/)).toBeTruthy();
  await at.user.click(dialog.getByRole('button', { name: 'Adopt' }));
  await screen.findByText('What stands in WordPress is the English draft now. Publish it to bring both level');
  expect(at.api.asked(channelDriftEndpoints.adopt).map(({ params, body }) => [params, body])).toEqual([
    [{ id: pageId, language: 'en' }, { seen: 'a1b2' }],
  ]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('overwriting asks first, and names what was seen', async () => {
  const at = publishing(difference());
  at.api.on(channelEndpoints.retry, () => ({ retried: 1 }));
  const dialog = await opened(at, 'Changed in WordPress');
  await at.user.click(dialog.getByRole('button', { name: 'Overwrite' }));
  const question = within(await screen.findByRole('dialog', { name: 'Overwrite what stands in WordPress?' }));
  expect(at.api.asked(channelEndpoints.retry)).toHaveLength(0);
  at.held.drifts = false;
  await at.user.click(question.getByRole('button', { name: 'Overwrite' }));
  await screen.findByText('Sending English to WordPress again');
  expect(at.api.asked(channelEndpoints.retry)[0]).toMatchObject({
    params: { id: haldenDomain.id },
    body: { thing: { id: pageId, language: 'en', seen: 'a1b2' } },
  });
  await waitFor(async () => expect((await card()).queryByText('Changed there')).toBeNull());
});

test('what cannot be held is named, and only then is there nothing to adopt', async () => {
  const at = publishing(difference({ obstacles: ['There is a table, which no block here can hold'] }));
  const dialog = await opened(at, 'Changed in WordPress');
  expect(dialog.getByText('There is a table, which no block here can hold.')).toBeTruthy();
  expect(dialog.getByRole('button', { name: /^Adopt/ }).ariaDisabled).toBe('true');
});

test('a page that was unpublished there can be taken off here too', async () => {
  const fields = [{ name: 'Status', ours: 'publish', theirs: 'draft' }];
  const at = publishing(difference({ kind: 'unpublished', fields, text: [] }));
  at.api.on(channelDriftEndpoints.takeOff, () => undefined);
  const dialog = await opened(at, 'Unpublished in WordPress');
  expect(dialog.queryByRole('button', { name: 'Adopt' })).toBeNull();
  await at.user.click(dialog.getByRole('button', { name: 'Take it off here too' }));
  await screen.findByText('English was taken off the site');
  expect(at.api.asked(channelDriftEndpoints.takeOff)[0]?.body).toEqual({ seen: 'a1b2' });
});

test('what was changed once more meanwhile is read again, and nothing is decided', async () => {
  const at = publishing(difference({ kind: 'removed', fields: [], text: [] }));
  const message = 'It was changed again in WordPress. Look at the difference once more';
  at.api.on(channelDriftEndpoints.takeOff, () => refusal(409, { code: 'stale', message }));
  const dialog = await opened(at, 'Deleted in WordPress');
  await at.user.click(dialog.getByRole('button', { name: 'Take it off here too' }));
  await screen.findByText(message);
  await waitFor(() => expect(at.api.asked(channelDriftEndpoints.difference)).toHaveLength(2));
});

test('a difference that cannot be loaded says so, and can be tried again', async () => {
  const at = publishing(difference());
  let fails = true;
  at.api.on(channelDriftEndpoints.difference, () =>
    fails ? refusal(404, { code: 'not-found', message: 'Difference not found' }) : difference(),
  );
  await at.user.click(await (await card()).findByRole('button', { name: 'See difference in English' }));
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByText('Difference not found');
  fails = false;
  await at.user.click(dialog.getByRole('button', { name: 'Retry' }));
  await dialog.findByText('The pool is hot.');
});

test('whoever may not publish sees it and decides nothing', async () => {
  const at = publishing(difference(), 'viewer');
  const dialog = await opened(at, 'Changed in WordPress');
  expect(dialog.getByRole('button', { name: /^Adopt/ }).ariaDisabled).toBe('true');
  expect(dialog.getByRole('button', { name: /^Overwrite/ }).ariaDisabled).toBe('true');
});

test('coming by has the WordPress looked at, and shows what was found', async () => {
  const at = publishing(difference());
  at.held.drifts = false;
  const found = { id: uuid(702), kind: 'channels.look', progress: 1, step: '', error: null };
  at.api.on(channelDriftEndpoints.look, () => ({ jobId: uuid(702) }));
  at.api.on(jobEndpoints.one, () => {
    at.held.drifts = true;
    return { ...found, state: 'done' as const, createdAt: foundAt, updatedAt: foundAt };
  });
  await (await card()).findByRole('button', { name: 'See difference in English' });
  expect(at.api.asked(channelDriftEndpoints.look)).toHaveLength(1);
});
