import { type HotelDecor, hotelDecorEndpoints } from '@foyer/contract/hotel-decor';
import { type Media, mediaEndpoints } from '@foyer/contract/media';
import { propertyLanguageEndpoints } from '@foyer/contract/property-languages';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { refusal } from '#testing/fake-api.ts';
import { haldenApi, renderPath } from '#testing/render-path.tsx';
import { listed, uuid } from '#testing/samples.ts';
import { formatOf, photographerList, photographRows } from './missing-photographs.ts';

const picture = (number: number, title: string, change: Partial<Media> = {}): Media => ({
  id: uuid(number),
  propertyId: uuid(40),
  title,
  url: `/media/${uuid(number)}/file`,
  width: 1800,
  height: 1200,
  altText: {},
  ...change,
});
const pool = picture(80, 'Lake pool');
const jetty = picture(81, 'Jetty');
const place = (change: Partial<HotelDecor['places'][number]> = {}): HotelDecor['places'][number] => ({
  ...{ id: uuid(85), kind: 'pool', names: { en: 'Lake pool' }, seasonal: true },
  pictures: [{ mediaId: pool.id, season: 'summer' }],
  ...change,
});
const decor = (change: Partial<HotelDecor> = {}): HotelDecor => ({
  ...{ propertyId: uuid(40), version: 3, words: {}, places: [place()], pictures: [pool] },
  ...{ savedBy: 'Ines Brandt', savedAt: '2026-11-20T09:00:00Z' },
  ...change,
});
const api = (now: HotelDecor) =>
  haldenApi()
    .on(hotelDecorEndpoints.one, () => now)
    .on(hotelDecorEndpoints.update, ({ body }) => ({ ...now, ...body, version: now.version + 1 }) as HotelDecor)
    .on(hotelDecorEndpoints.palette, () => ({
      pictures: 1,
      from: 'places' as const,
      colors: [{ hex: '#2f6b7a', share: 0.4, mediaIds: [pool.id] }],
    }))
    .on(mediaEndpoints.list, () => listed(pool, jetty))
    .on(propertyLanguageEndpoints.list, () => listed());

describe('rooms and areas', () => {
  test('a place is added with its photographs in their order', async () => {
    const { user, api: asked } = renderPath('/hotel?tab=places', {
      api: api(decor({ version: 0, places: [], pictures: [pool, jetty] })),
    });
    await user.click(await screen.findByRole('button', { name: 'Add room or area' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add room or area' }));
    await user.selectOptions(dialog.getByLabelText('What it is'), 'Terrace');
    await user.click(dialog.getByRole('button', { name: 'Add' }));
    await dialog.findByText('Write the name in one language');
    await user.type(dialog.getByLabelText('Name in English'), 'Jetty');
    await user.click(await dialog.findByRole('checkbox', { name: 'Lake pool' }));
    await user.click(dialog.getByRole('checkbox', { name: 'Jetty' }));
    await user.click(dialog.getByRole('button', { name: 'Move Jetty up' }));
    await user.click(dialog.getByRole('button', { name: 'Add' }));
    await screen.findByText('Terrace, 2 photographs');
    const [sent] = asked.asked(hotelDecorEndpoints.update);
    expect(sent?.headers.get('if-match')).toBe('"0"');
    expect(sent?.body.places).toMatchObject([
      {
        kind: 'terrace',
        names: { en: 'Jetty' },
        pictures: [{ mediaId: jetty.id }, { mediaId: pool.id }],
      },
    ]);
  });

  test('two versions of a place stand beside each other, and what others did elsewhere stays', async () => {
    const theirs = decor({
      version: 4,
      places: [
        place({ names: { en: 'Winter pool' } }),
        place({ id: uuid(86), kind: 'bar', names: { en: 'Bootsbar' } }),
      ],
    });
    const fake = api(decor()).on(hotelDecorEndpoints.update, ({ body, headers }) =>
      headers.get('if-match') === '"4"'
        ? ({ ...theirs, ...body, version: 5 } as HotelDecor)
        : refusal(412, { message: 'Somebody else saved this in the meantime', code: 'stale', present: theirs }),
    );
    const { user } = renderPath('/hotel?tab=places', { api: fake });
    await user.click(await screen.findByRole('button', { name: 'Edit Lake pool' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit room or area' }));
    await user.type(dialog.getByLabelText('Name in English'), ' West');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    const two = within(await dialog.findByRole('alert', { name: 'Two versions' }));
    expect(two.getByText('Winter pool')).toBeTruthy();
    await user.click(two.getByRole('button', { name: 'Keep mine' }));
    await screen.findByRole('heading', { name: 'Lake pool West' });
    expect(screen.getByRole('heading', { name: 'Bootsbar' })).toBeTruthy();
  });
});

test('words are saved as they are added, and the palette is shown', async () => {
  const { user, api: asked } = renderPath('/hotel?tab=look', { api: api(decor()) });
  await user.type(await screen.findByRole('textbox', { name: 'Materials in English' }), 'larch{Enter}');
  await screen.findByText(/^Saved /);
  const sent = asked.asked(hotelDecorEndpoints.update);
  expect(sent).toHaveLength(1);
  expect(sent[0]?.body).toMatchObject({ words: { en: { mood: [], materials: ['larch'] } }, places: [place()] });
  expect(screen.getByText('#2f6b7a')).toBeTruthy();
});

test('a list that cannot be loaded offers to try again', async () => {
  const broken = api(decor()).on(hotelDecorEndpoints.one, () => refusal(500, { message: 'Broken' }));
  const { user } = renderPath('/hotel?tab=places', { api: broken });
  await screen.findByText('Broken');
  broken.on(hotelDecorEndpoints.one, () => decor());
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByText('Pool, 1 photograph');
});

describe('missing photographs', () => {
  test('are counted by season where a place changes with it, and by format as the picture was taken', async () => {
    renderPath('/hotel?tab=photographs', { api: api(decor()) });
    await screen.findByText('11 photographs are missing. One of each format will do.');
    const rows = screen.getAllByRole('row').map(({ textContent }) => textContent);
    expect(rows[2]).toBe('Lake poolSummer1missingmissing');
    expect(formatOf({ width: 1200, height: 1600 })).toBe('upright');
    expect(formatOf({ width: 1200, height: 1250 })).toBe('square');
    expect(formatOf({ width: 640, height: 480 })).toBeNull();
  });

  test('are a list no spreadsheet takes for formulas', () => {
    const rows = photographRows(decor({ places: [place({ names: { en: '=HYPERLINK("x")' }, seasonal: false })] }));
    expect(photographerList('Halden, am See', rows).split('\r\n')).toEqual([
      '"House","Room or area","What it is","Season","Format"',
      `"Halden, am See","'=HYPERLINK(""x"")","Pool","Any","Upright"`,
      `"Halden, am See","'=HYPERLINK(""x"")","Pool","Any","Square"`,
    ]);
  });
});

test('amenities ticked and not saved are asked about from the other tabs too, which guard words of their own', async () => {
  const warned = vi.spyOn(console, 'warn');
  const { user } = renderPath('/hotel', { api: api(decor()) });
  await user.click(await screen.findByRole('checkbox', { name: 'Outdoor pool' }));
  await user.click(screen.getByRole('tab', { name: 'Mood and colors' }));
  await screen.findByRole('heading', { name: 'Mood and materials' });
  await user.click(screen.getByRole('link', { name: /^Styleguide/ }));
  const question = within(await screen.findByRole('dialog', { name: 'Leave without saving' }));
  expect(window.location.pathname).toBe('/hotel');
  await user.click(question.getByRole('button', { name: 'Leave and lose changes' }));
  await waitFor(() => expect(window.location.pathname).toBe('/styleguide'));
  expect(warned).not.toHaveBeenCalled();
});
