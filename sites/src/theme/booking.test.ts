import type { BookingEngine } from '@foyer/contract/booking-engines';
import type { PublicSite } from '@foyer/contract/public-parts';
import { describe, expect, it } from 'vitest';
import { site as sample } from '#testing/samples.ts';
import { settings } from '#testing/settings.ts';
import { askedLink, bookLink, comingStay, takesStays, today } from './booking.ts';

const house = { name: 'Halden am See', reservationLink: 'https://book.halden.example/am-see' };
const siteOf = (engine: BookingEngine, more: Partial<PublicSite['booking']> = {}): PublicSite => ({
  ...sample,
  booking: { ...settings.booking, engine, houses: [{ ...house, hotel: 'SEE' }], ...more },
});
const now = new Date('2026-11-22T08:00:00Z');
const asked = (query: string, site = siteOf('hart')) => askedLink(site, new URLSearchParams(query), now);

describe('what a form asks for', () => {
  it('becomes the engine’s own question', () => {
    expect(asked('house=Halden+am+See&checkin=2026-12-05&checkout=2026-12-08&adults=3&children=1')).toBe(
      'https://book.halden.example/am-see?arrival=05/12/2026&nights=3&adults=3&children=1',
    );
    const mews = siteOf('mews', { address: 'https://engine.example/book' });
    expect(asked('house=Halden+am+See&checkin=2026-12-05&language=de', mews)).toBe(
      'https://engine.example/book?mewsStart=2026-12-05&mewsEnd=2026-12-07&mewsAdultCount=2&language=de-DE',
    );
  });

  it('carries no day that is over, too far ahead or none', () => {
    for (const day of ['2026-11-21', '2020-01-01', '2030-01-01', '2026-02-30', 'today', '', "'><script>"]) {
      expect(asked(`house=Halden+am+See&checkin=${encodeURIComponent(day)}&checkout=2026-12-01`)).toBe(
        'https://book.halden.example/am-see?adults=2',
      );
    }
    expect(asked('house=Halden+am+See&checkin=2026-11-22')).toContain('arrival=22/11/2026&nights=2');
    expect(asked('house=Halden+am+See&checkin=2026-12-01&checkout=2027-12-01')).toContain('nights=2');
  });

  it('asks for guests within what the bar offers', () => {
    const guests = (query: string) => new URL(String(asked(`house=Halden+am+See&${query}`))).searchParams;
    expect(guests('adults=99&children=99').toString()).toBe('adults=6&children=4');
    expect(guests('adults=0').get('adults')).toBe('1');
    for (const many of ['-1', '1e3', 'two', '%00', '999']) expect(guests(`adults=${many}`).get('adults')).toBe('2');
  });

  it('leads nowhere but to what the team has said', () => {
    for (const name of ['', 'Atlantic', 'https://evil.example', '__proto__']) {
      expect(asked(`house=${encodeURIComponent(name)}&checkin=2026-12-05`)).toBeNull();
    }
    const query = 'house=Halden+am+See&url=https://evil.example&address=//evil.example&checkin=2026-12-05';
    expect(asked(query)).toMatch(/^https:\/\/book\.halden\.example\//);
    const bad = siteOf('hart', { houses: [{ name: house.name, reservationLink: 'javascript:alert(1)', hotel: '' }] });
    expect(asked('house=Halden+am+See', bad)).toBeNull();
    expect(asked('house=Halden+am+See', siteOf('link'))).toBeNull();
  });
});

describe('a link', () => {
  it('is the house’s own while nothing else is said', () => {
    expect(bookLink(siteOf('link'), 'en', house)).toBe(house.reservationLink);
    expect(bookLink(siteOf('link'), 'en', { ...house, reservationLink: '' })).toBeNull();
    expect(bookLink(siteOf('cendyn'), 'en', house)).toBe(`${house.reservationLink}?property=SEE&adults=2`);
  });

  it('knows the day it is at the house', () => {
    const late = new Date('2026-11-22T23:30:00Z');
    expect([today({ timeZone: 'UTC' }, late), today({ timeZone: 'Europe/Vienna' }, late)]).toEqual([
      '2026-11-22',
      '2026-11-23',
    ]);
    expect(comingStay(sample, { checkin: '2026-11-22', adults: 2 }, late)).toEqual({ adults: 2 });
  });
});

it('a site takes stays only for houses it knows and engines that read them', () => {
  expect(takesStays(siteOf('mews'), house)).toBe(true);
  expect(takesStays(siteOf('link'), house)).toBe(false);
  expect(takesStays(siteOf('mews', { houses: [] }), house)).toBe(false);
});
