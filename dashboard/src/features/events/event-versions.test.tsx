import { type Event, eventEndpoints } from '@foyer/contract/events';
import { termEndpoints } from '@foyer/contract/terms';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { refusal } from '#testing/fake-api.ts';
import { renderPath } from '#testing/render-path.tsx';
import { listed, uuid } from '#testing/samples.ts';
import { event, eventsApi, german } from './testing/events.ts';

const column = (name: string) => within(screen.getByRole('region', { name }));
const open = async (api: ReturnType<typeof eventsApi>['api']) => {
  const rendered = renderPath(`/liveposts/events/${uuid(70)}`, { api });
  await screen.findByRole('heading', { level: 1, name: 'Harbour Advent' });
  return rendered;
};

/** An event that somebody else gives another title as soon as it is open. */
function savedByOthers() {
  const { api, held } = eventsApi([event(70), { ...german, version: 3 }]);
  const changed: Event[] = [event(70, { title: 'Advent by the harbour', version: 4 }), { ...german, version: 4 }];
  let now = 4;
  const save = ({ headers, body, params }: { headers: Headers; body: unknown; params: Record<string, string> }) => {
    if (now === 4) held.group = changed;
    if (headers.get('if-match') !== `"${now}"`)
      return refusal(412, { message: 'Somebody else saved this in the meantime', code: 'stale', present: changed[0] });
    now += 1;
    held.group = held.group.map((one) => {
      const { venue: _, ...sent } = body as Event;
      return { ...one, ...(one.eventId === params.id ? sent : {}), version: now };
    });
    return held.group.find((one) => one.eventId === params.id) as Event;
  };
  api.on(eventEndpoints.update, save);
  return api;
}

test('a save of an older version shows both, and what I keep is saved on top of theirs', async () => {
  const api = savedByOthers();
  const { user } = await open(api);
  fireEvent.change(column('German').getByLabelText('Title'), { target: { value: 'Hafenadvent' } });
  fireEvent.change(column('English').getByLabelText('Description'), { target: { value: 'Brass choirs' } });
  await user.click(screen.getByRole('button', { name: 'Save event' }));
  const both = within(await screen.findByRole('alert', { name: 'Two versions' }));
  expect(both.getByText('Somebody else saved this in the meantime')).toBeTruthy();
  const title = within(both.getByText('Title in English').parentElement as HTMLElement);
  expect([title.getByText('Harbour Advent'), title.getByText('Advent by the harbour')]).toHaveLength(2);
  expect(both.getByText('Title in German')).toBeTruthy();
  expect(both.queryByText('Venue')).toBeNull();
  expect(column('German').getByLabelText('Title')).toHaveProperty('value', 'Hafenadvent');

  await user.click(both.getByRole('button', { name: 'Keep mine' }));
  await screen.findByText('Event saved');
  const saves = api.asked(eventEndpoints.update).slice(1);
  expect(saves.map(({ params, headers }) => [params.id, headers.get('if-match')])).toEqual([
    [uuid(70), '"4"'],
    [uuid(71), '"5"'],
  ]);
  expect(saves[0]?.body).toMatchObject({ title: 'Harbour Advent', description: 'Brass choirs' });
});

test('theirs can be taken instead, and nothing is sent', async () => {
  const api = savedByOthers();
  const { user } = await open(api);
  fireEvent.change(column('English').getByLabelText('Description'), { target: { value: 'Brass choirs' } });
  await user.click(screen.getByRole('button', { name: 'Save event' }));
  await user.click(await screen.findByRole('button', { name: 'Take theirs' }));
  expect(column('English').getByLabelText('Title')).toHaveProperty('value', 'Advent by the harbour');
  expect(screen.queryByRole('alert', { name: 'Two versions' })).toBeNull();
  expect(screen.getAllByText('Everything is saved')).not.toHaveLength(0);
  expect(api.asked(eventEndpoints.update)).toHaveLength(1);
});

test('a language goes live at a time to come, and the plan is called off again', async () => {
  const { api } = eventsApi([event(70, { status: 'draft' })]);
  const { user } = await open(api);
  const english = column('English');
  await user.selectOptions(english.getByLabelText('Status in English'), 'published');
  await user.selectOptions(english.getByLabelText('When English goes live'), 'later');
  fireEvent.change(english.getByLabelText('Day and hour for English'), { target: { value: '2027-03-01T07:30' } });
  await user.click(screen.getByRole('button', { name: 'Save event' }));
  await screen.findByText('Event saved');
  const publishAt = new Date('2027-03-01T07:30').toISOString();
  expect(api.asked(eventEndpoints.update)[0]?.body).toMatchObject({ status: 'scheduled', publishAt });
  expect(english.getByLabelText('Status in English')).toHaveProperty('value', 'scheduled');
  await user.selectOptions(english.getByLabelText('Status in English'), 'draft');
  await user.click(screen.getByRole('button', { name: 'Save event' }));
  await screen.findAllByText('Everything is saved');
  expect(api.asked(eventEndpoints.update)[1]?.body).toMatchObject({ status: 'draft', publishAt: null });
});

test('what could not be published says why', async () => {
  const { api } = eventsApi([event(70, { status: 'failed', failure: 'The event was over by then' })]);
  await open(api);
  expect(column('English').getByText('The event was over by then')).toBeTruthy();
});

test('an event can be sorted into a category of the site’s own', async () => {
  const { api } = eventsApi();
  const term = (slug: string, name: string, parent: string | null) => ({
    ...{ id: slug, slug, name, parent, count: 0, taxonomy: 'event_category' as const },
  });
  api.on(termEndpoints.list, () =>
    listed(
      term('culture', 'Culture', null),
      term('music', 'Music', 'culture'),
      term('lake-nights', 'Lake nights', 'culture'),
    ),
  );
  const { user } = await open(api);
  await screen.findByRole('option', { name: 'Lake nights' });
  expect(screen.queryByRole('option', { name: 'Culture' })).toBeNull();
  await user.selectOptions(screen.getByLabelText('Category'), 'lake-nights');
  await user.click(screen.getByRole('button', { name: 'Save event' }));
  await screen.findByText('Event saved');
  expect(api.asked(eventEndpoints.update)[0]?.body).toMatchObject({ category: 'market', siteCategory: 'lake-nights' });
});
