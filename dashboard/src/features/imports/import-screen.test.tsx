import { eventFeedEndpoints } from '@foyer/contract/event-feeds';
import { type EventImport, importEndpoints } from '@foyer/contract/imports';
import { jobEndpoints } from '@foyer/contract/jobs';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { refusal } from '#testing/fake-api.ts';
import { haldenApi, renderPath } from '#testing/render-path.tsx';
import { listed, uuid } from '#testing/samples.ts';

const found = (change: Partial<EventImport> = {}): EventImport => ({
  id: uuid(800),
  workspaceId: uuid(20),
  jobId: uuid(801),
  source: 'town.ics',
  format: 'ics',
  dryRun: true,
  state: 'done',
  error: null,
  counts: { new: 2, changed: 1, same: 3, doubtful: 1, failed: 1 },
  lines: listed(
    {
      line: 4,
      verdict: 'new',
      title: 'Harbour Advent',
      eventStartDate: '2026-11-26T16:00:00+01:00',
      venue: 'Harbour, Lindau',
      problems: [],
      eventId: null,
    },
    {
      line: 19,
      verdict: 'doubtful',
      title: 'Winter Fair',
      eventStartDate: null,
      venue: '',
      problems: ['No place is named'],
      eventId: null,
    },
  ),
  appliedAt: null,
  createdAt: '2026-11-22T08:00:00Z',
  ...change,
});

function importApi(first: EventImport = found()) {
  const held = { found: first, progress: 0.4 };
  const api = haldenApi();
  api.on(eventFeedEndpoints.list, () => listed());
  api.on(importEndpoints.start, () => ({ id: uuid(800), jobId: uuid(801) }));
  api.on(importEndpoints.one, ({ query }) => ({
    ...held.found,
    lines: query.verdict
      ? listed(...held.found.lines.data.filter(({ verdict }) => verdict === query.verdict))
      : held.found.lines,
  }));
  const job = (state: 'running' | 'cancelled') => ({
    id: uuid(801),
    kind: 'imports.run',
    state,
    progress: held.progress,
    step: 'entering',
    error: null,
    createdAt: '2026-11-22T08:00:00Z',
    updatedAt: '2026-11-22T08:00:00Z',
  });
  api.on(jobEndpoints.one, () => job('running'));
  api.on(jobEndpoints.cancel, () => {
    held.found = { ...held.found, state: 'cancelled', appliedAt: '2026-11-22T08:01:00Z' };
    return job('cancelled');
  });
  return { api, held };
}

const address = () => Object.fromEntries(new URLSearchParams(window.location.search));
const calendar = () => new File(['BEGIN:VCALENDAR'], 'town.ics', { type: 'text/calendar' });

test('a file is read without entering anything, its lines are shown, and then it is entered', async () => {
  const { api, held } = importApi();
  api.on(importEndpoints.apply, () => {
    held.found = { ...held.found, state: 'done', dryRun: false, appliedAt: '2026-11-22T08:01:00Z' };
    return { id: uuid(800), jobId: uuid(801) };
  });
  const { user } = renderPath('/liveposts/import', { api });
  await screen.findByRole('heading', { level: 1, name: 'Import events' });
  await user.click(await screen.findByRole('button', { name: 'Read file' }));
  await screen.findByText('Choose a calendar file or a table');
  await user.upload(screen.getByLabelText('File from this computer'), calendar());
  await user.selectOptions(screen.getByLabelText('Language of its texts'), 'de');
  await user.click(screen.getByRole('button', { name: 'Read file' }));
  await screen.findByText('town.ics was read; nothing is entered yet');
  const [sent] = api.asked(importEndpoints.start);
  expect(sent?.files.file?.name).toBe('town.ics');
  expect(sent?.body).toMatchObject({
    workspaceId: uuid(20),
    dryRun: 'true',
    language: 'de',
    timeZone: 'Europe/Vienna',
    status: 'draft',
  });
  expect(address().import).toBe(uuid(800));

  const lines = within(screen.getByRole('region', { name: 'Lines' }));
  const [, advent, fair] = lines.getAllByRole('row');
  expect(advent?.textContent).toBe('Line 4NewHarbour AdventHarbour, Lindau26 Nov 2026, 16:00');
  expect(fair?.textContent).toContain('No place is named');
  await user.click(lines.getByRole('button', { name: 'In doubt 1' }));
  await waitFor(() => expect(lines.getAllByRole('row')).toHaveLength(2));
  expect(address().verdict).toBe('doubtful');

  await user.click(screen.getByRole('checkbox', { name: 'Enter the 1 event in doubt too' }));
  await user.click(screen.getByRole('button', { name: 'Enter 4 events' }));
  await screen.findByText('The events are entered');
  expect(api.asked(importEndpoints.apply)[0]?.body).toEqual({ doubtful: true });
  expect(screen.getByRole('link', { name: 'Open events' })).toHaveProperty('pathname', '/liveposts');
});

test('a running import survives a reload, tells how far it is, and can be stopped', async () => {
  const { api } = importApi(found({ state: 'running', dryRun: false }));
  const { user } = renderPath(`/liveposts/import?import=${uuid(800)}`, { api });
  await screen.findByText('Entering the events of town.ics');
  await waitFor(() => expect(screen.getByRole('progressbar', { name: 'Import' }).ariaValueNow).toBe('40'));
  await user.click(screen.getByRole('button', { name: 'Stop' }));
  await screen.findByText('Stopped; what was entered by then stays');
  expect(api.asked(jobEndpoints.cancel)[0]?.params.id).toBe(uuid(801));
});

test('an address is read once or followed, and a wrong one is refused at its field', async () => {
  const { api } = importApi();
  api.on(importEndpoints.start, () =>
    refusal(422, {
      message: 'Invalid feed URL',
      validationErrors: [{ field: 'feedUrl', message: 'Invalid feed URL' }],
    }),
  );
  api.on(eventFeedEndpoints.create, () =>
    refusal(409, { message: 'This workspace follows that address already', code: 'feed-exists' }),
  );
  const { user } = renderPath('/liveposts/import', { api });
  await user.click(await screen.findByRole('radio', { name: 'An address' }));
  await user.type(screen.getByLabelText('Address of the calendar'), 'town.example/events.ics');
  await user.click(screen.getByRole('button', { name: 'Read address' }));
  await screen.findByText('Invalid feed URL');
  expect(api.asked(importEndpoints.start)[0]?.body).toMatchObject({ feedUrl: 'town.example/events.ics', dryRun: true });
  await user.click(screen.getByRole('button', { name: 'Follow, every 6 hours' }));
  await screen.findByText('This workspace follows that address already');
  expect(api.asked(eventFeedEndpoints.create)[0]?.body).toMatchObject({
    url: 'town.example/events.ics',
    language: 'en',
  });
});

test('calendars that are followed say when they were read and why that failed, and can be given up', async () => {
  const { api } = importApi();
  let feeds = [
    {
      id: uuid(810),
      workspaceId: uuid(20),
      url: 'https://town.example/events.ics',
      language: 'de' as const,
      status: 'draft' as const,
      fetchedAt: new Date(Date.now() - 3 * 3_600_000).toISOString(),
      failure: 'The address answered 503',
      nextFetchAt: new Date(Date.now() + 3 * 3_600_000).toISOString(),
    },
  ];
  api.on(eventFeedEndpoints.list, () => listed(...feeds));
  api.on(eventFeedEndpoints.remove, () => {
    feeds = [];
    return undefined;
  });
  const { user } = renderPath('/liveposts/import', { api });
  const card = within(await screen.findByRole('region', { name: 'Calendars we follow' }));
  await card.findByText('The address answered 503');
  expect(card.getByText('German, read 3 hours ago, next in 3 hours')).toBeTruthy();
  await user.click(card.getByRole('button', { name: 'Stop following https://town.example/events.ics' }));
  await user.click(await screen.findByRole('button', { name: 'Stop following' }));
  await card.findByText('No calendar yet');
});

test('a source that cannot be read says why, and an import that is gone leads back', async () => {
  const { api } = importApi(found({ state: 'failed', error: 'This is no calendar' }));
  const { user } = renderPath(`/liveposts/import?import=${uuid(800)}`, { api });
  await screen.findByText('This is no calendar');
  await user.click(screen.getByRole('button', { name: 'Import something else' }));
  await screen.findByRole('button', { name: 'Read file' });
  expect(address().import).toBeUndefined();
});

test('an import that is not there says so', async () => {
  const { api } = importApi();
  api.on(importEndpoints.one, () => refusal(404, { message: 'Import not found', requestId: '7f3a' }));
  renderPath(`/liveposts/import?import=${uuid(800)}`, { api });
  expect((await screen.findByText(/Import not found/)).textContent).toContain('Request 7f3a');
});
