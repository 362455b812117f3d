import type { PublicBanner } from '@foyer/contract/public-settings';
import { describe, expect, it } from 'vitest';
import { bannersChangeAt, bannersOf, sooner } from './banner-days.ts';

const banner = (id: string, from: string | null, until: string | null): PublicBanner => ({
  id,
  image: null,
  texts: { en: { title: id, text: '', button: '' } },
  link: '',
  from,
  until,
});
const site = {
  timeZone: 'Europe/Vienna',
  banners: [
    banner('always', null, null),
    banner('advent', '2026-11-26', '2026-12-20'),
    banner('spring', '2027-03-01', null),
  ],
};
const shown = (at: string) => bannersOf(site, 'en', Date.parse(at)).map(({ id }) => id);

describe('banners', () => {
  it('come and go with the days of the house', () => {
    expect(shown('2026-11-25T22:59:00Z')).toEqual(['always']);
    expect(shown('2026-11-25T23:00:00Z')).toEqual(['always', 'advent']);
    expect(shown('2026-12-20T22:59:00Z')).toEqual(['always', 'advent']);
    expect(shown('2026-12-20T23:00:00Z')).toEqual(['always']);
    expect(bannersOf(site, 'de')).toEqual([]);
  });

  it('say when they change next', () => {
    const next = (at: string) => bannersChangeAt(site, Date.parse(at));
    expect(next('2026-11-01T12:00:00Z')).toBe('2026-11-25T23:00:00.000Z');
    expect(next('2026-11-26T12:00:00Z')).toBe('2026-12-20T23:00:00.000Z');
    expect(next('2026-12-24T12:00:00Z')).toBe('2027-02-28T23:00:00.000Z');
    expect(next('2027-04-01T12:00:00Z')).toBeNull();
    expect([sooner(null, 'x'), sooner('2026-01-01T00:00:00Z', '2025-01-01T00:00:00Z')]).toEqual([
      'x',
      '2025-01-01T00:00:00Z',
    ]);
  });
});
