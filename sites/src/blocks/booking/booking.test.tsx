// @vitest-environment jsdom

import type { BlockOf } from '@foyer/contract/blocks';
import type { PublicSite } from '@foyer/contract/public-parts';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { blocks } from '#testing/sample-blocks.ts';
import { landingPage, property, site } from '#testing/samples.ts';
import { settings } from '#testing/settings.ts';
import { words } from '#theme/words.ts';
import { Booking } from './booking.tsx';

const block = blocks.find((one) => one.kind === 'booking') as BlockOf<'booking'>;
const engine: PublicSite['booking'] = {
  ...settings.booking,
  engine: 'mews',
  address: 'https://engine.example/book',
  houses: [{ name: property.name, reservationLink: property.reservationLink, hotel: '' }],
};
function show(
  booking: Partial<PublicSite['booking']>,
  language: 'en' | 'de' = 'en',
  changes: Partial<typeof block> = {},
) {
  const page = landingPage(language, { site: { ...site, booking: { ...settings.booking, ...booking } } });
  const markup = renderToStaticMarkup(<Booking block={{ ...block, ...changes }} page={page} words={words[language]} />);
  return new DOMParser().parseFromString(markup, 'text/html');
}
const fields = (document: Document) =>
  Object.fromEntries(new URLSearchParams(new FormData(document.querySelector('form') as HTMLFormElement) as never));

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-22T08:00:00Z'), toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());

it('says the stay and leads to the house’s own link while no engine is set', () => {
  const document = show({});
  expect([...document.querySelectorAll('dt')].map(({ textContent }) => textContent)).toEqual([
    'Arrive',
    'Leave',
    'Guests',
    'Rate',
  ]);
  expect(document.querySelector('a')?.getAttribute('href')).toBe(property.reservationLink);
  expect(document.querySelector('form')).toBeNull();
});

it('asks for a stay where an engine takes one, and sends it to the site itself', () => {
  const document = show(engine);
  const form = document.querySelector('form');
  expect([form?.getAttribute('action'), form?.getAttribute('method')]).toEqual(['/_booking', 'get']);
  expect(fields(document)).toEqual({
    house: property.name,
    language: 'en',
    checkin: '2026-11-26',
    checkout: '2026-11-28',
    adults: '2',
    children: '0',
  });
  for (const input of document.querySelectorAll('input[type=date]')) {
    expect([input.getAttribute('min'), input.getAttribute('max')]).toEqual(['2026-11-22', '2028-11-21']);
  }
  expect([...document.querySelectorAll('label span')].map(({ textContent }) => textContent)).toEqual([
    'Arrive',
    'Leave',
    'Guests',
    'Children',
  ]);
  expect(document.querySelector('button')?.textContent).toBe(block.label);
});

it('offers no day that is over, and as many guests as the team lets it', () => {
  const document = show({ ...engine, mostAdults: 3, mostChildren: 0 }, 'de', {
    arrive: '2026-11-20',
    adults: 9,
    label: '',
  });
  expect(fields(document)).toMatchObject({ checkin: '', checkout: '', adults: '3' });
  expect(document.querySelectorAll('select[name=adults] option')).toHaveLength(3);
  expect(document.querySelector('select[name=children]')).toBeNull();
});

it('bears the team’s words in the language of the page', () => {
  const labels = { de: 'Zimmer ansehen und buchen' };
  expect(show({ ...engine, labels }, 'de', { label: '' }).querySelector('button')?.textContent).toBe(labels.de);
  expect(show({ ...engine, labels }, 'en', { label: '' }).querySelector('button')?.textContent).toBe('See rooms');
});

it('carries the stay in its link where the site does not know the house yet', () => {
  const link = show({ ...engine, houses: [] })
    .querySelector('a')
    ?.getAttribute('href');
  expect(link).toContain('mewsStart=2026-11-26&mewsEnd=2026-11-28&mewsAdultCount=2');
});

it('is left out where the team shows no bar or nothing is said', () => {
  expect(show({ ...engine, isShown: false }).body.innerHTML).toBe('');
  const silent = landingPage('en', { property: { ...property, reservationLink: '' } });
  expect(renderToStaticMarkup(<Booking block={block} page={silent} words={words.en} />)).toBe('');
});
