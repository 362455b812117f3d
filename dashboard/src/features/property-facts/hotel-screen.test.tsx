import { readAmenities } from '@foyer/contract/canonical-facts';
import { themeOf } from '@foyer/contract/fact-themes';
import { propertyFactEndpoints } from '@foyer/contract/property-facts';
import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { refusal } from '#testing/fake-api.ts';
import { haldenApi, renderPath } from '#testing/render-path.tsx';
import { fact, listed, uuid } from '#testing/samples.ts';
import { withAmenity } from './amenities.ts';
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
  await user.type(dialog.getByLabelText('Name'), 'distance:train_station');
  await user.type(dialog.getByLabelText('Value'), 'near');
  await user.click(dialog.getByRole('button', { name: 'Add fact' }));
  await dialog.findByText(/^Write distance:train_station as/, { selector: '[id$=error]' });
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
  await user.click(screen.getByRole('button', { name: 'Save amenities' }));
  await screen.findByText('Fact saved');
  const [asked] = api.asked(propertyFactEndpoints.update);
  expect(asked?.params).toEqual({ id: uuid(63) });
  expect(JSON.parse(asked?.body.factValue ?? '')).toEqual(['sauna', 'lake_jetty', 'outdoor_pool']);
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

test('no facts: the next step', async () => {
  renderPath('/hotel', { api: haldenApi().on(propertyFactEndpoints.list, () => listed()) });
  await screen.findByText('No facts stated yet');
});
