import { describe, expect, it } from 'vitest';
import { zonedInstant } from '#lib/zoned-time.ts';
import { readTable } from './rules.ts';

const read = (text: string | Buffer) =>
  readTable(Buffer.from(text as string), { timeZone: 'Europe/Vienna', now: new Date('2026-11-21T09:00:00Z') });
const shown = (text: string | Buffer) =>
  read(text).candidates.map(({ title, start, end, timeZone, allDay, timeKnown }) =>
    [
      title,
      zonedInstant(start, timeZone),
      end && zonedInstant(end, timeZone),
      allDay && 'all day',
      !timeKnown && 'hour unknown',
    ].filter(Boolean),
  );

describe('a table', () => {
  it('with the documented header', () => {
    const text = [
      'title,start,end,time zone,venue,address,postal code,city,country,latitude,longitude,description,category,ticket url,price,currency,uid',
      'Winter market,2026-12-05T10:00,2026-12-05 18:00,Europe/Zurich,Old town,Marktgasse 4,9000,St. Gallen,Switzerland,47.4245,9.3767,"Stalls, soup and choirs",Market,https://gallen.example/market,0,CHF,sg-1',
    ].join('\n');
    expect(shown(text)).toEqual([['Winter market', '2026-12-05T10:00:00+01:00', '2026-12-05T18:00:00+01:00']]);
    expect(read(text).candidates[0]).toMatchObject({
      line: 2,
      uid: 'sg-1',
      timeZone: 'Europe/Zurich',
      description: 'Stalls, soup and choirs',
      category: 'market',
      price: 0,
      currency: 'CHF',
      ticketUrl: 'https://gallen.example/market',
      place: {
        title: 'Old town',
        address: 'Marktgasse 4',
        postalCode: '9000',
        city: 'St. Gallen',
        country: 'Switzerland',
        latitude: 47.4245,
      },
    });
  });

  it('of Outlook: month first, hours with AM and PM, days in full', () => {
    const text = [
      '"Subject","Start Date","Start Time","End Date","End Time","All day event","Description","Location"',
      '"Lake run","6/14/2027","9:30:00 AM","6/14/2027","1:00:00 PM","False","","Seepromenade, Bregenz"',
      '"Harvest festival","9/4/2027","12:00:00 AM","9/5/2027","12:00:00 AM","True","","Dornbirn"',
    ].join('\r\n');
    expect(shown(text)).toEqual([
      ['Lake run', '2027-06-14T09:30:00+02:00', '2027-06-14T13:00:00+02:00'],
      ['Harvest festival', '2027-09-04T00:00:00+02:00', '2027-09-05T00:00:00+02:00', 'all day'],
    ]);
  });

  it('in German, with semicolons, as Excel saves it', () => {
    const text =
      'Veranstaltung;Datum;Uhrzeit;Straße;PLZ;Stadt;Eintritt\nGänsemarkt;5.12.2026;19.30 Uhr;Römerstraße 2;6900;Bregenz;€ 12,50\n\nNachtwächter;06.12.2026;;;;Bregenz;frei\n';
    expect(shown(Buffer.from(text, 'latin1'))).toEqual([
      ['Gänsemarkt', '2026-12-05T19:30:00+01:00'],
      ['Nachtwächter', '2026-12-06T00:00:00+01:00', 'hour unknown'],
    ]);
    const [first, second] = read(text.replace(/€/g, 'EUR')).candidates;
    expect([first?.price, second?.price, second?.line]).toEqual([12.5, 0, 4]);
  });

  it('tells bad rows by their line, also behind one that takes several', () => {
    const { candidates, unreadable } = read(
      [
        'title;start;end;description',
        'Reading;2027-01-11 17:00;;"A first line',
        'and a second"',
        ';2027-01-12;;',
        'Sailing;31.02.2027;;',
        'Regatta;2027-05-01 10:00;2027-04-30 10:00;',
        'Concert;2027-05-01 25:00;;',
        'Night walk;2027-05-01 22:00;2027-05-01 01:00;',
      ].join('\n'),
    );
    expect(candidates.map(({ title, line }) => [title, line])).toEqual([
      ['Reading', 2],
      ['Night walk', 8],
    ]);
    expect(candidates[1]?.end).toBe('2027-05-01T23:00:00.000Z');
    expect(unreadable.map(({ line }) => line)).toEqual([4, 5, 6, 7]);
  });

  it('doubts days that may be read both ways', () => {
    const { candidates } = read('title,date\nRegatta,05/06/2027\n');
    expect(candidates[0]).toMatchObject({
      start: '2027-06-04T22:00:00.000Z',
      doubts: [expect.stringContaining('2027-06-05')],
    });
  });

  it.each(['', 'name of the dog,age\nRex,4', '\u0000\u0001', 'Dear Greta'])('that is none (%j) is told so', (text) => {
    expect(read(text)).toMatchObject({
      candidates: [],
      unreadable: [{ line: 1, problem: expect.stringMatching(/title|start|read/) }],
    });
  });
});
