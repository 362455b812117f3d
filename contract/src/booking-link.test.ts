import { describe, expect, it } from 'vitest';
import { bookingSettings, defaultBooking } from './booking.ts';
import { type BookingEngine, bookingEngines } from './booking-engines.ts';
import {
  type BookingOptions,
  bookingLink,
  bookingRefusal,
  dayAfter,
  isDay,
  nightsBetween,
  type Stay,
} from './booking-link.ts';
import { patternProblem } from './booking-patterns.ts';

const house = { hotel: '', reservationLink: 'https://book.halden.example/am-see?from=site' };
const stay: Stay = {
  checkin: '2026-12-05',
  checkout: '2026-12-08',
  adults: 2,
  ages: [10, 2],
  language: 'de',
  rate: 'ADVENT',
  promo: 'LAKE 10',
};
const settings = (changes: Partial<BookingOptions>): BookingOptions => ({ ...defaultBooking, ...changes });
const link = (engine: BookingEngine, changes: Partial<BookingOptions> = {}, asked: Stay = stay) =>
  bookingLink(
    settings({ engine, address: 'https://engine.example/book', hotel: '4711', currency: 'EUR', ...changes }),
    house,
    asked,
  );

/** A stay from 5 to 8 December 2026 as each engine of the reference reads it: names and date forms by hand. */
const golden: [BookingEngine, Partial<BookingOptions>, string][] = [
  ['link', {}, 'https://engine.example/book'],
  [
    'mews',
    {},
    'https://engine.example/book?mewsStart=2026-12-05&mewsEnd=2026-12-08&mewsAdultCount=2&mewsChildCount=2&mewsVoucherCode=LAKE%2010&language=de-DE&currency=EUR',
  ],
  [
    'cendyn',
    {},
    'https://engine.example/book?property=4711&checkin=2026-12-05&checkout=2026-12-08&adults=2&children=2&promo-code=LAKE%2010&rateCode=ADVENT',
  ],
  [
    'windsurfer',
    { languageCodes: { de: '4' } },
    'https://engine.example/book?propertyID=4711&checkin=12/05/2026&checkout=12/08/2026&nights=3&adults=2&rooms=1&langID=4&currID=EUR&Rate=ADVENT',
  ],
  ['hart', {}, 'https://engine.example/book?arrival=05/12/2026&nights=3&adults=2&children=2&rateID=ADVENT'],
  [
    'stayntouch',
    { parameters: { checkin: 'from', checkout: 'to' } },
    'https://engine.example/book?from=12-05-2026&to=12-08-2026',
  ],
  ['fuel', {}, 'https://engine.example/book?Checkin=12/05/2026&specialCode=LAKE%2010'],
  [
    'exely',
    {},
    'https://engine.example/book?hotel_id=4711&date=2026-12-05&nights=3&adults=2&children-age=10%3B2&access-code=LAKE%2010',
  ],
  ['roomstay', {}, 'https://engine.example/book#?arrive=2026-12-05&depart=2026-12-08'],
  [
    'pattern',
    {
      pattern:
        'https://engine.example/{language}/rooms?a={checkin:DD.MM.YYYY}&b={checkout:YYYYMMDD}&n={nights}&p={adults}-{children}&code={promo}',
      languageCodes: { de: 'deu' },
    },
    'https://engine.example/deu/rooms?a=05.12.2026&b=20261208&n=3&p=2-2&code=LAKE%2010',
  ],
  [
    'pattern',
    {
      pattern:
        'https://engine.example/go?d=(CHECKINDAY)&m=(CHECKINMONTH)&y=(CHECKINYEAR)&n=(LENGTH)&h=(PARTNER-HOTEL-ID)',
    },
    'https://engine.example/go?d=05&m=12&y=2026&n=3&h=4711',
  ],
];

describe('a link to the booking engine', () => {
  it.each(golden)('of %s (%#) says the stay in the engine’s own words', (engine, changes, address) => {
    expect(link(engine, changes)).toBe(address);
  });

  it('is golden for every engine there is', () => {
    expect(new Set(golden.map(([engine]) => engine))).toEqual(new Set(bookingEngines));
  });

  it('leads to the house’s own address where the settings name none, and nowhere without either', () => {
    expect(link('link', { address: '' })).toBe('https://book.halden.example/am-see?from=site');
    expect(link('hart', { address: '' }, { checkin: '2026-12-05' })).toBe(
      'https://book.halden.example/am-see?from=site&arrival=05/12/2026&nights=2&adults=2',
    );
    const none = { hotel: '', reservationLink: '' };
    expect(bookingLink(settings({ engine: 'mews' }), none, stay)).toBeNull();
    expect(bookingLink(settings({}), { hotel: '', reservationLink: 'javascript:alert(1)' }, stay)).toBeNull();
  });

  it('says why guests are led nowhere, and nothing while they are led somewhere', () => {
    const why = (changes: Partial<BookingOptions>, reservationLink = '') =>
      bookingRefusal(settings(changes), { hotel: '', reservationLink });
    expect(why({ engine: 'mews' })).toBe(
      'Write where the engine begins, or state the reservation link of the property',
    );
    expect(why({ engine: 'mews', address: 'javascript:alert(1)' })).toBe('The address must begin with https://');
    expect(why({}, 'javascript:alert(1)')).toBe('The reservation link of the property is no address');
    expect(why({ engine: 'pattern' }, house.reservationLink)).toBe('Write the pattern of the link');
    expect(why({ engine: 'pattern', pattern: 'go?{arrival}' })).toBe(
      'Begin with an address such as https://example.com/',
    );
    for (const [engine, changes] of golden) {
      expect(why({ engine, address: 'https://engine.example/', ...changes })).toBeNull();
    }
    expect(why({ engine: 'hart' }, house.reservationLink)).toBeNull();
  });

  it('replaces a parameter the address has, and keeps the rest of it', () => {
    const address = 'https://engine.example/book?arrival=01/01/2020&x=1#top';
    expect(link('hart', { address, rate: '' }, { checkin: '2026-12-05', checkout: '2026-12-06' })).toBe(
      'https://engine.example/book?x=1&arrival=05/12/2026&nights=1&adults=2#top',
    );
    const hash = 'https://engine.example/a?b=1#/rooms?arrive=x&keep=1';
    expect(link('roomstay', { address: hash }, { checkin: '2026-12-05' })).toBe(
      'https://engine.example/a?b=1#/rooms?keep=1&arrive=2026-12-05&depart=2026-12-07',
    );
  });

  it('takes names, date form, codes of houses and fixed parameters from the team', () => {
    const changes: Partial<BookingOptions> = {
      parameters: { checkin: 'von', nights: '', rate: '', children: '' },
      dates: 'DD.MM.YYYY',
      fixed: [{ name: 'channel', value: 'site' }],
    };
    expect(link('hart', { ...changes, parameters: { ...changes.parameters, hotel: 'h' } })).toBe(
      'https://engine.example/book?channel=site&von=05.12.2026&adults=2&h=4711',
    );
    const other = { ...house, hotel: 'SEE' };
    expect(bookingLink(settings({ engine: 'cendyn', hotel: '4711' }), other, {})).toContain('property=SEE');
  });

  it('lasts the usual nights when the departure is missing, before the arrival or no day', () => {
    const of = (checkout?: string) => link('roomstay', {}, { checkin: '2028-02-28', checkout });
    for (const checkout of [undefined, '2028-02-28', '2028-02-01', '2028-02-31', 'tomorrow', '']) {
      expect(of(checkout)).toBe('https://engine.example/book#?arrive=2028-02-28&depart=2028-03-01');
    }
    expect(of('2028-03-05')).toContain('depart=2028-03-05');
  });

  it('without an arrival says the guests alone, and nothing of a date that is none', () => {
    for (const checkin of [undefined, null, '', '2026-02-30', '05.12.2026', "2026-12-05'><script>"]) {
      expect(link('hart', { rate: '' }, { checkin })).toBe('https://engine.example/book?adults=2');
    }
    expect(
      link('pattern', { pattern: 'https://e.example/?a={checkin}&n={nights}&adults={adults}&k=1' }, { adults: 3 }),
    ).toBe('https://e.example/?adults=3&k=1');
  });

  it('cannot be turned elsewhere by what stands in it', () => {
    const hostile = 'x&evil=1#//evil.example/\'"><script>javascript:';
    for (const [engine, changes] of golden) {
      const address = link(engine, changes, { ...stay, rate: hostile, promo: hostile });
      expect(new URL(String(address)).origin).toBe('https://engine.example');
      expect(address).not.toMatch(/[<>"'\s]|&evil=1/);
    }
  });

  it('counts nights across a change of the clocks and a leap day', () => {
    expect(nightsBetween('2026-03-28', '2026-03-30')).toBe(2);
    expect(nightsBetween('2026-10-24', '2026-10-26')).toBe(2);
    expect(dayAfter('2028-02-28', 2)).toBe('2028-03-01');
    expect(nightsBetween('2026-12-05', '2026-12-05')).toBe(0);
    expect(isDay('2028-02-29') && !isDay('2027-02-29') && !isDay('20280229')).toBe(true);
  });
});

describe('a pattern', () => {
  it.each([
    'https://engine.example/',
    'https://engine.example/{hotel}?a={checkin}',
    'https://engine.example/#/search?from={checkin:DD/MM/YYYY}',
    'https://engine.example/?y=(CHECKINYEAR)',
  ])('can be %s', (pattern) => expect(patternProblem(pattern)).toBeNull());

  it.each([
    '',
    'engine.example/{checkin}',
    'http://engine.example/?a={checkin}',
    'javascript:alert({checkin})',
    'https://{hotel}.example/',
    'https://{hotel}/',
    'https://user:pass@engine.example/',
    'https://engine.example@evil.example/',
    'https://engine.example/?a={arrival}',
    'https://engine.example/?a={nights:DD}',
    'https://engine.example/?a={checkin:dd.mm}',
    'https://engine.example/?a={checkin',
    'https://engine.example/?a=checkin}',
    'https://engine.example/?a=(CHECKOUT)',
    'https://engine.example/?a="><script>',
    'https://engine.example/?a=b c',
    'https://engine.example/?a={__proto__}',
    'https://engine.example/?a={constructor}',
  ])('cannot be %s', (pattern) => expect(patternProblem(pattern)).toEqual(expect.any(String)));
});

describe('settings of the booking bar', () => {
  it('are good as they come', () => expect(bookingSettings.parse(defaultBooking)).toEqual(defaultBooking));

  it.each([
    [{ engine: 'pattern' }, 'pattern'],
    [{ engine: 'stayntouch' }, 'parameters'],
    [{ engine: 'synxis' }, 'engine'],
    [{ adults: 8 }, 'adults'],
    [{ address: 'javascript:alert(1)' }, 'address'],
    [{ address: 'http://engine.example/' }, 'address'],
    [{ address: 'https://a.example@evil.example/' }, 'address'],
    [{ parameters: { checkin: 'a=1&b' } }, 'parameters'],
    [{ parameters: { somebody: 'x' } }, 'parameters'],
    [{ fixed: [{ name: '__proto__', value: 'x' }] }, 'fixed'],
    [{ rate: '<b>' }, 'rate'],
    [{ currency: 'euro' }, 'currency'],
    [{ labels: { en: 'Book\u202enow' } }, 'labels'],
    [{ labels: { en: 'x'.repeat(41) } }, 'labels'],
    [{ nights: 0 }, 'nights'],
  ])('are not %j', (changes, field) => {
    const { error } = bookingSettings.safeParse({ ...defaultBooking, ...changes });
    expect(error?.issues.map(({ path }) => path[0])).toContain(field);
  });
});
