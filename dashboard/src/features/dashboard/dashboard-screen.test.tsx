import { eventEndpoints } from '@foyer/contract/events';
import { landingPageEndpoints } from '@foyer/contract/landing-pages';
import { propertyEndpoints } from '@foyer/contract/properties';
import { propertyFactEndpoints } from '@foyer/contract/property-facts';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { refusal } from '#testing/fake-api.ts';
import { haldenApi, renderPath } from '#testing/render-path.tsx';
import { listed, nearbyEvent, uuid } from '#testing/samples.ts';
import { demandDays, horizon, horizonDays, openStretches } from './days.ts';

describe('the days of the strip', () => {
  test('ninety of them, from today', () => {
    expect(horizon(new Date('2026-11-21T12:00:00'))).toEqual({ from: '2026-11-21', to: '2027-02-18' });
    expect(demandDays([], '2026-11-21')).toHaveLength(horizonDays);
  });

  test('an event counts on each of its days, in its own zone', () => {
    const days = demandDays(
      [
        nearbyEvent(1, {
          eventStartDate: '2026-11-22T23:30:00Z',
          eventEndDate: '2026-11-24T10:00:00Z',
          timeZone: 'Europe/Vienna',
          weight: 2,
        }),
      ],
      '2026-11-21',
    );
    expect(days.slice(0, 5).map(({ weight }) => weight)).toEqual([0, 0, 2, 2, 0]);
  });

  test('a day is covered when all its events are, by a live page', () => {
    const live = { landingPageId: uuid(9), status: 'published' as const };
    const draft = { landingPageId: uuid(9), status: 'draft' as const };
    const on = (day: string, change: Parameters<typeof nearbyEvent>[1]) =>
      nearbyEvent(1, { eventStartDate: `${day}T18:00:00+01:00`, eventEndDate: null, weight: 1, ...change });
    const days = demandDays(
      [
        on('2026-11-21', { coveredBy: live }),
        on('2026-11-22', { coveredBy: live }),
        on('2026-11-22', { coveredBy: null }),
        on('2026-11-23', { coveredBy: draft }),
        on('2026-11-24', { eventStatus: 'cancelled' }),
      ],
      '2026-11-21',
    );
    expect(days.slice(0, 4).map(({ weight, covered }) => [weight, covered])).toEqual([
      [1, true],
      [2, false],
      [1, false],
      [0, false],
    ]);
    expect(openStretches(days)).toEqual([{ from: '2026-11-22', to: '2026-11-23' }]);
  });
});

test('events without a page lead to writing one', async () => {
  const covered = nearbyEvent(71, {
    title: 'Lakeside Lights',
    coveredBy: { landingPageId: uuid(90), status: 'published' },
  });
  const api = haldenApi().on(eventEndpoints.nearby, () => listed(nearbyEvent(70), covered));
  renderPath('/', { api });
  const write = await screen.findByRole('link', { name: 'Write page' });
  expect(write.getAttribute('href')).toBe(`/generate/new?event=${uuid(70)}`);
  expect(screen.queryByText('Lakeside Lights')).toBeNull();
  expect(screen.getByRole('link', { name: '1 fact stated' }).getAttribute('href')).toBe('/hotel');
});

test('each card fails alone', async () => {
  const api = haldenApi().on(landingPageEndpoints.list, () => refusal(503, { message: 'Back in a minute' }));
  renderPath('/', { api });
  await screen.findByText('Harbour Advent');
  await screen.findByText(/Back in a minute/, undefined, { timeout: 8000 });
});

test('without facts, stating some comes first', async () => {
  renderPath('/', { api: haldenApi().on(propertyFactEndpoints.list, () => listed()) });
  expect((await screen.findByRole('link', { name: 'State facts' })).getAttribute('href')).toBe('/hotel');
});

test('without a property, adding one comes first', async () => {
  const api = haldenApi().on(propertyEndpoints.list, () => listed());
  renderPath('/', { api });
  await waitFor(() => expect(api.asked(propertyEndpoints.list)).toHaveLength(1), { timeout: 4000 });
  expect((await screen.findByRole('link', { name: 'Add property' })).getAttribute('href')).toBe('/settings/workspace');
});
