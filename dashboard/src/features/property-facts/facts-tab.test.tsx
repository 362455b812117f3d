import { readAmenities } from '@foyer/contract/canonical-facts';
import { themeOf } from '@foyer/contract/fact-themes';
import { factUseEndpoints } from '@foyer/contract/fact-uses';
import { propertyFactEndpoints } from '@foyer/contract/property-facts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { refusal } from '#testing/fake-api.ts';
import { haldenApi, renderPath } from '#testing/render-path.tsx';
import { fact, listed, uuid } from '#testing/samples.ts';
import { detailsOf, detailWords, withAmenity, withDetails } from './amenities.ts';
import { suggestedNames } from './canonical.ts';
import { ageOf } from './fact-age.ts';

test('every suggestion has a theme of its own', () => {
  expect(suggestedNames.filter((name) => themeOf(name) === 'In your own words')).toEqual([]);
  expect(themeOf('chef')).toBe('In your own words');
});

describe('amenities', () => {
  const list = readAmenities('["sauna",{"id":"parking","free":true},"lake_jetty"]') ?? [];
  test('ticking keeps what is said about the others', () => {
    expect(withAmenity(list, 'bar', true)).toEqual(['sauna', { id: 'parking', free: true }, 'lake_jetty', 'bar']);
    expect(withAmenity(list, 'sauna', false)).toEqual([{ id: 'parking', free: true }, 'lake_jetty']);
    expect(withAmenity(list, 'parking', true)).toEqual(list);
  });
});

test('details of an amenity are said and taken back', () => {
  const list = readAmenities('["sauna",{"id":"parking","free":true}]') ?? [];
  const open = withDetails(list, 'sauna', { hours: '14:00-22:00', seasonal: 'winter', free: false, note: '' });
  expect(open).toEqual([
    { id: 'sauna', hours: '14:00-22:00', seasonal: 'winter' },
    { id: 'parking', free: true },
  ]);
  expect(detailWords(detailsOf(open, 'sauna'))).toBe('14:00-22:00, winter');
  expect(withDetails(open, 'sauna', {})).toEqual(list);
});

test('a fact past its review day is due', () => {
  const now = Date.parse('2026-11-21T12:00:00Z');
  expect(ageOf(fact(1, { verifiedOn: '2026-11-21' }), now)).toEqual({ text: 'checked today', due: false });
  expect(ageOf(fact(1, { reviewAfter: '2026-11-20' }), now)).toEqual({ text: 'review due, checked 3 Nov', due: true });
  expect(ageOf(fact(1, { verifiedOn: null, updatedAt: '2025-10-02T08:00:00Z' }), now).text).toBe('changed 2 Oct 2025');
});

test('facts stand under their theme with age and source', async () => {
  const api = haldenApi().on(propertyFactEndpoints.list, () =>
    listed(fact(60), fact(61, { factName: 'distance:beach', factValue: '350 m', source: '' })),
  );
  renderPath('/hotel', { api });
  const distances = await screen.findByRole('heading', { name: 'Distances' });
  const row = distances.closest('section')?.textContent;
  expect(row).toContain('Distance, beach 350 m');
  expect(row).toContain('no source named');
  expect(api.asked(propertyFactEndpoints.list)[0]?.query).toMatchObject({ propertyId: uuid(40) });
});

test('a fact is added in the form its name asks for', async () => {
  const api = haldenApi().on(propertyFactEndpoints.create, () => fact(62));
  const { user } = renderPath('/hotel', { api });
  await user.click(await screen.findByRole('button', { name: 'Add fact' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add fact' }));
  await user.type(dialog.getByLabelText('Name'), 'Distance, train station');
  await user.type(dialog.getByLabelText('Value'), 'near');
  await user.click(dialog.getByRole('button', { name: 'Add fact' }));
  await dialog.findByText(/^Write a number and m/, { selector: '[id$=error]' });
  expect(api.asked(propertyFactEndpoints.create)).toHaveLength(0);
  await user.clear(dialog.getByLabelText('Value'));
  await user.type(dialog.getByLabelText('Value'), '12 min walk');
  await user.click(dialog.getByRole('button', { name: 'Add fact' }));
  await screen.findByText('Fact added');
  expect(api.asked(propertyFactEndpoints.create)[0]?.body).toMatchObject({
    propertyId: uuid(40),
    factName: 'distance:train_station',
    factValue: '12 min walk',
    language: null,
  });
});

test('amenities are ticked and saved as one fact, unknown ones kept', async () => {
  const api = haldenApi()
    .on(propertyFactEndpoints.list, () =>
      listed(fact(63, { factName: 'amenities', factValue: '["sauna","lake_jetty"]' })),
    )
    .on(propertyFactEndpoints.update, () => fact(63));
  const { user } = renderPath('/hotel', { api });
  await user.click(await screen.findByRole('checkbox', { name: 'Outdoor pool' }));
  await user.click(screen.getByRole('button', { name: 'Details of Outdoor pool' }));
  const details = within(await screen.findByRole('dialog', { name: 'Outdoor pool' }));
  await user.type(details.getByLabelText('Hours'), 'always');
  await user.click(details.getByRole('button', { name: 'Use these details' }));
  await details.findByText(/^Write hours/);
  await user.clear(details.getByLabelText('Hours'));
  await user.type(details.getByLabelText('Hours'), '09:00-21:00');
  await user.click(details.getByRole('button', { name: 'Use these details' }));
  await user.click(screen.getByRole('button', { name: 'Save amenities' }));
  await screen.findByText('Fact saved');
  const [asked] = api.asked(propertyFactEndpoints.update);
  expect(asked?.params).toEqual({ id: uuid(63) });
  expect(JSON.parse(asked?.body.factValue ?? '')).toEqual([
    'sauna',
    'lake_jetty',
    { id: 'outdoor_pool', hours: '09:00-21:00' },
  ]);
});

test('somebody who goes on while amenities are being saved is let go when they are, and asked when they are not', async () => {
  let answer: (refused?: Response) => void = () => {};
  const api = haldenApi()
    .on(propertyFactEndpoints.list, () => listed(fact(63, { factName: 'amenities', factValue: '["sauna"]' })))
    .on(propertyFactEndpoints.update, () =>
      new Promise<Response | undefined>((resolve) => (answer = resolve)).then((refused) => refused ?? fact(63)),
    );
  const { user } = renderPath('/hotel', { api });
  const goOn = async () => {
    await user.click(await screen.findByRole('button', { name: 'Save amenities' }));
    await waitFor(() => expect(api.asked(propertyFactEndpoints.update).length).toBeGreaterThan(0));
    await user.click(screen.getByRole('link', { name: /^Styleguide/ }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(window.location.pathname).toBe('/hotel');
  };
  await user.click(await screen.findByRole('checkbox', { name: 'Outdoor pool' }));
  await goOn();
  answer(refusal(500, { message: 'Not kept' }));
  const question = within(await screen.findByRole('dialog', { name: 'Leave without saving' }));
  await user.click(question.getByRole('button', { name: 'Cancel' }));
  await goOn();
  await waitFor(() => expect(api.asked(propertyFactEndpoints.update)).toHaveLength(2));
  answer();
  await waitFor(() => expect(window.location.pathname).toBe('/styleguide'));
});

test('a list that cannot be loaded offers to try again', async () => {
  const api = haldenApi().on(propertyFactEndpoints.list, () => refusal(500, { message: 'Broken', requestId: '7f3a' }));
  const { user } = renderPath('/hotel', { api });
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Broken');
  expect(alert.textContent).toContain('Request 7f3a');
  api.on(propertyFactEndpoints.list, () => listed(fact(60)));
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByText('84');
});

test('no facts: the next step, and the questions such a house is asked', async () => {
  const { user } = renderPath('/hotel', { api: haldenApi().on(propertyFactEndpoints.list, () => listed()) });
  await screen.findByText('No facts stated yet');
  const asked = within(screen.getByRole('region', { name: 'Completeness' }));
  // The record of the sample says when guests come and go.
  expect(asked.getByText(/^2 of 12 answered/)).toBeTruthy();
  await user.click(asked.getByRole('button', { name: 'State number of rooms' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add fact' }));
  expect(dialog.getByLabelText('Name')).toHaveProperty('value', 'Room count');
});

const claim = {
  ...{ blockId: 'introduction', field: 'paragraphs.0', start: 4, end: 12, text: '84 rooms' },
  ...{ kind: 'count' as const, verdict: 'contradicted' as const, approved: false, restedOn: null, source: null },
  expected: '90 rooms',
  sentence: { text: 'All 84 rooms face the lake.', start: 4, end: 12 },
};
const text = {
  ...{ entryId: uuid(90), type: 'landing_page', name: 'Advent', language: 'en' as const, title: 'Advent by the lake' },
  ...{ url: 'http://halden.test/advent', publishedAt: '2026-11-01T10:00:00Z' },
};

test('a fact tells what rests on it, and a change what it would make wrong', async () => {
  const api = haldenApi()
    .on(propertyFactEndpoints.list, () => listed(fact(60), fact(61, { factName: 'floor_count', factValue: '4' })))
    .on(factUseEndpoints.list, () => listed({ name: 'room_count', texts: 2, pages: 1 }))
    .on(factUseEndpoints.texts, () => listed({ ...text, claims: [claim] }))
    .on(factUseEndpoints.tryOut, ({ body }) => {
      const wrong = body.fact?.factValue === '90' ? [{ ...text, claims: [claim] }] : [];
      return { texts: 3, read: 3, data: wrong, total: wrong.length };
    });
  const { user } = renderPath('/hotel', { api });
  await screen.findByText('On no live text');
  await user.click(screen.getByRole('button', { name: 'Room count: on 2 live texts' }));
  const uses = within(await screen.findByRole('dialog', { name: 'What rests on room count' }));
  expect((await uses.findByText('84 rooms')).tagName).toBe('MARK');
  await user.click(uses.getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
  await user.click(screen.getByRole('button', { name: 'Edit Room count' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit fact' }));
  expect(dialog.queryByRole('region', { name: 'On live pages' })).toBeNull();
  await user.clear(dialog.getByLabelText('Value'));
  await user.type(dialog.getByLabelText('Value'), '90');
  await dialog.findByText('1 live text would be wrong');
  expect(dialog.getByText('90 rooms').tagName).toBe('INS');
  expect(api.asked(propertyFactEndpoints.update)).toHaveLength(0);
});

test('facts due for review are chosen together and confirmed', async () => {
  const api = haldenApi()
    .on(propertyFactEndpoints.list, () =>
      listed(fact(60, { reviewAfter: '2025-01-01' }), fact(61, { factName: 'bar_count', reviewAfter: null })),
    )
    .on(propertyFactEndpoints.confirm, () => listed(fact(60)));
  const { user } = renderPath('/hotel', { api });
  await user.click(await screen.findByRole('button', { name: 'Choose facts: review due' }));
  expect(screen.getByText('1 selected')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Still true' }));
  await screen.findByText('1 fact confirmed');
  expect(api.asked(propertyFactEndpoints.confirm)[0]?.body).toEqual({ propertyId: uuid(40), ids: [uuid(60)] });
});
