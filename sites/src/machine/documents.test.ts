// @vitest-environment jsdom
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { calendar, feed } from '#testing/more-samples.ts';
import { event, site } from '#testing/samples.ts';
import { judge } from '#testing/schema-rules.ts';
import { offsetAt, timeZoneLines } from '#theme/time-zones.ts';
import { calendarText } from './calendar.ts';
import { eventsJson } from './events-json.ts';
import { feedXml } from './feed.ts';

const read = (text: string) => new ICAL.Component(ICAL.parse(text));
const eventsIn = (text: string) =>
  read(text)
    .getAllSubcomponents('vevent')
    .map((one) => new ICAL.Event(one));

describe('the calendar', () => {
  const text = calendarText(site, site.name, calendar.events);
  const [market, allDay, night] = eventsIn(text);

  it('names each event, its place and its page', () => {
    expect(market?.uid).toBe(event.uid);
    expect(market?.summary).toBe('Lindau Harbor Christmas Market');
    expect(market?.location).toBe('Old harbor, Hafenplatz 1, 88131 Lindau');
    expect(market?.component.getFirstPropertyValue('url')).toBe(`${site.origin}/events/lindau-harbor-christmas-market`);
    expect(allDay?.summary).toBe('All day; long, and with\nlines');
    expect(night?.description).toBe('Ünïcode '.repeat(40));
  });

  it('keeps hours on the clock of the place, with a zone that says when it changes', () => {
    expect(market?.startDate.toString()).toBe('2026-11-26T11:00:00');
    expect(market?.component.getFirstProperty('dtstart')?.getParameter('tzid')).toBe('Europe/Berlin');
    expect(market?.startDate.toJSDate().toISOString()).toBe('2026-11-26T10:00:00.000Z');
    expect(night?.startDate.toJSDate().toISOString()).toBe('2027-06-19T18:00:00.000Z');
    expect(night?.endDate.toJSDate().toISOString()).toBe('2027-06-19T23:30:00.000Z');
    expect(
      read(text)
        .getAllSubcomponents('vtimezone')
        .map((zone) => zone.getFirstPropertyValue('tzid')),
    ).toEqual(['Europe/Berlin', 'Europe/Vienna']);
  });

  it('lets days stand alone, the last one excluded', () => {
    expect(allDay?.startDate.isDate).toBe(true);
    expect([allDay?.startDate.toString(), allDay?.endDate.toString()]).toEqual(['2026-11-26', '2026-12-21']);
  });

  it('says what became of each, in a form that a subscribed calendar takes over', () => {
    const statuses = [market, allDay, night].map((one) => one?.component.getFirstPropertyValue('status'));
    expect(statuses).toEqual(['CONFIRMED', 'CANCELLED', 'TENTATIVE']);
    const later = { ...event, updatedAt: '2026-10-20T09:00:01+02:00' };
    const [sooner, changed] = [event, later].map((one) => eventsIn(calendarText(site, 'x', [one]))[0]?.sequence ?? 0);
    expect(changed).toBe((sooner ?? 0) + 1);
  });

  it('has lines of at most 75 bytes that end as they must', () => {
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(text).not.toMatch(/[^\r]\n/);
    const hostile = { ...event, name: 'A\r\nEND:VEVENT\r\nX-EVIL:1', uid: 'u\r\nX:1', timeZone: 'Mars/Base' };
    const [one, ...others] = eventsIn(calendarText(site, 'n\nX:1', [hostile]));
    expect(one?.summary).toContain('END:VEVENT');
    expect(others).toEqual([]);
  });

  it.each([
    'Europe/Vienna',
    'America/New_York',
    'Asia/Kolkata',
    'Australia/Lord_Howe',
    'America/Sao_Paulo',
    'Africa/Casablanca',
  ])('knows the clock of %s', (zone) => {
    const component = new ICAL.Component(ICAL.parse(timeZoneLines(zone, 2026, 2027).join('\r\n')));
    const known = new ICAL.Timezone({ component, tzid: zone });
    for (let at = Date.UTC(2026, 0, 1); at < Date.UTC(2028, 0, 1); at += 5 * 86_400_000) {
      const utc = ICAL.Time.fromJSDate(new Date(at), true);
      expect(utc.convertToZone(known).utcOffset(), new Date(at).toISOString()).toBe(offsetAt(zone, at) * 60);
    }
  });
});

describe('the feed', () => {
  it('lists what was published, as text', () => {
    const xml = new DOMParser().parseFromString(feedXml(feed, '/feed.xml'), 'text/xml');
    expect(xml.querySelector('parsererror')).toBeNull();
    expect(xml.querySelector('channel > link')?.textContent).toBe(`${site.origin}/`);
    const [first] = xml.querySelectorAll('item');
    expect(first?.querySelector('title')?.textContent).toBe('Salt & <light>');
    expect(first?.querySelector('pubDate')?.textContent).toBe('Sun, 01 Nov 2026 07:00:00 GMT');
    expect(first?.querySelector('guid')?.textContent).toMatch(/^http:\/\/halden\.localhost:3002\//);
    const german = feedXml({ ...feed, language: 'de' }, '/de/feed.xml');
    expect(german).toContain(`<link>${site.origin}/de</link>`);
  });
});

describe('events for programs', () => {
  it('are valid, each of them', () => {
    const { faults, types } = judge(JSON.parse(eventsJson(calendar)));
    expect(faults).toEqual([]);
    expect(types).toEqual(['Event', 'Event', 'Event']);
  });
});
