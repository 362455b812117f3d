import type { Event } from '@foyer/contract/events';
import type { EventImport } from '@foyer/contract/imports';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { google, outlook, wordpress } from '../../testing/calendars.ts';
import { makeOrganization, type TestOrganization } from '../../testing/factories.ts';
import { standingCases } from '../../testing/standing-cases.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';

type Started = { id: string; jobId: string };
let app: TestApp;
let own: TestOrganization;
let foreign: TestOrganization;
let kept: Started;

const days = (count: number) => new Date(Date.now() + count * 86_400_000).toISOString().slice(0, 10);
const stamp = (count: number, hour = '190000') => `${days(count).replaceAll('-', '')}T${hour}`;
const calendar = (...events: string[][]) => [
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  ...events.flatMap((lines) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT']),
  'END:VCALENDAR',
];
const concert = [
  'UID:concert-1',
  'SUMMARY:Organ concert',
  `DTSTART;TZID=Europe/Vienna:${stamp(20)}`,
  'LOCATION:Seekapelle\\, Rathausstraße 4\\, 6900 Bregenz\\, Austria',
];

const fileOf = (
  at: TestOrganization,
  text: string | string[],
  fields: Record<string, string> = {},
  name = 'events.ics',
) => {
  const form = new FormData();
  form.set('workspaceId', at.workspace.id);
  for (const [field, value] of Object.entries(fields)) form.set(field, value);
  form.set('file', new Blob([typeof text === 'string' ? text : text.join('\r\n')]), name);
  return form;
};
async function over(client: TestClient, { id }: Started): Promise<EventImport> {
  for (let tries = 0; tries < 300; tries += 1) {
    const { body } = await client.get<EventImport>(`/imports/${id}?take=100`);
    if (!['queued', 'running'].includes(body.state)) return body;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The import does not end');
}
async function bring(
  at: TestOrganization,
  text: string | string[],
  fields: Record<string, string> = {},
): Promise<EventImport> {
  const client = app.as(at.people.editor);
  const answer = await client.post<Started>('/imports', fileOf(at, text, fields));
  expect(answer.status, answer.text).toBe(202);
  return over(client, answer.body);
}
const eventsOf = async (at: TestOrganization) =>
  (await app.as(at.people.viewer).get<{ data: Event[]; total: number }>('/all-events?take=100')).body;
const counts = ({ counts: found }: EventImport) => [found.new, found.changed, found.same, found.doubtful, found.failed];

beforeAll(async () => {
  app = await createTestApp({ jobs: true });
  own = await makeOrganization();
  foreign = await makeOrganization('Atlantic House');
  const { body } = await app
    .as(own.people.editor)
    .post<Started>('/imports', fileOf(own, calendar(concert), { dryRun: 'true' }));
  kept = body;
  await over(app.as(own.people.editor), kept);
});
afterAll(() => app.close());

standingCases(
  [
    {
      name: 'POST /imports',
      call: (client) => client.post('/imports', fileOf(own, calendar(concert), { dryRun: 'true' })),
      missing: (client) => client.post('/imports', { workspaceId: uuidv7(), feedUrl: 'https://events.example/a.ics' }),
      bad: (client) =>
        client.post('/imports', { workspaceId: own.workspace.id, feedUrl: 'file:///etc/passwd', format: 'xls' }),
      forbidden: 'viewer',
    },
    {
      name: 'GET /imports/:id',
      call: (client) => client.get(`/imports/${kept.id}`),
      missing: (client) => client.get(`/imports/${uuidv7()}`),
      bad: (client) => client.get(`/imports/${kept.id}?verdict=good`),
    },
    {
      name: 'POST /imports/:id/apply',
      call: (client) => client.post(`/imports/${kept.id}/apply`, {}),
      missing: (client) => client.post(`/imports/${uuidv7()}/apply`, {}),
      bad: (client) => client.post(`/imports/${kept.id}/apply`, { doubtful: 'perhaps' }),
      forbidden: 'viewer',
    },
  ],
  () => ({
    nobody: app.anonymous,
    stranger: app.as(foreign.people.owner),
    owner: app.as(own.people.owner),
    roles: {
      viewer: app.as(own.people.viewer),
      editor: app.as(own.people.editor),
      manager: app.as(own.people.manager),
    },
  }),
);

describe('an import', () => {
  it.each([
    ['Outlook', outlook],
    ['Google', google],
    ['a plug-in', wordpress],
  ])('of a file of %s, twice, adds nothing twice', async (_maker, file) => {
    const at = await makeOrganization();
    const first = await bring(at, file);
    expect([first.state, first.error]).toEqual(['done', null]);
    const { total } = await eventsOf(at);
    expect(total).toBe(first.counts.new);
    expect(total).toBeGreaterThanOrEqual(2);
    const again = await bring(at, file);
    expect(counts(again)).toEqual([0, 0, first.counts.new + first.counts.same, 0, first.counts.failed]);
    expect((await eventsOf(at)).total).toBe(total);
  });

  it('only says what would come of it, until it is applied', async () => {
    const at = await makeOrganization();
    const client = app.as(at.people.editor);
    const dry = await bring(at, calendar(concert, ['UID:bad', 'SUMMARY:No start']), {
      dryRun: 'true',
      status: 'published',
    });
    expect([dry.dryRun, dry.appliedAt, counts(dry)]).toEqual([true, null, [1, 0, 0, 0, 1]]);
    expect(dry.lines.data).toMatchObject([
      { line: 3, verdict: 'new', title: 'Organ concert', venue: 'Seekapelle, Bregenz', eventId: null },
      { line: 9, verdict: 'failed', title: 'No start', problems: ['The event has no start (DTSTART)'] },
    ]);
    expect((await eventsOf(at)).total).toBe(0);
    const applied = await client.post<Started>(`/imports/${dry.id}/apply`, {});
    expect(applied.status, applied.text).toBe(202);
    const done = await over(client, applied.body);
    expect(done.appliedAt).not.toBeNull();
    const { data } = await eventsOf(at);
    expect(data).toMatchObject([
      {
        eventId: done.lines.data[0]?.eventId,
        title: 'Organ concert',
        status: 'published',
        timeZone: 'Europe/Vienna',
        venue: { title: 'Seekapelle', address: 'Rathausstraße 4', postalCode: '6900', city: 'Bregenz', country: 'AT' },
      },
    ]);
  });

  it('takes over what the source changed and leaves what a person wrote', async () => {
    const at = await makeOrganization();
    const client = app.as(at.people.editor);
    await bring(at, calendar([...concert, 'DESCRIPTION:Bach']));
    const [before] = (await eventsOf(at)).data;
    const { name, ...venue } = before?.venue ?? { name: '' };
    await client.post(`/update-event/${before?.eventId}`, {
      ...before,
      venue: { ...venue, latitude: 47.5039 },
      title: 'Organ by candlelight',
      expectedVisitors: 300,
    });
    const moved = concert.map((line) =>
      line.replace(stamp(20), stamp(21, '200000')).replace('Organ concert', 'Organ concert (moved)'),
    );
    const second = await bring(at, calendar([...moved, 'DESCRIPTION:Bach and Buxtehude', 'STATUS:CONFIRMED']));
    expect(counts(second)).toEqual([0, 1, 0, 0, 0]);
    const [after] = (await eventsOf(at)).data;
    expect(after).toMatchObject({
      eventId: before?.eventId,
      title: 'Organ by candlelight',
      description: 'Bach and Buxtehude',
      expectedVisitors: 300,
    });
    expect(after?.eventStartDate.slice(0, 16)).toBe(`${days(21)}T20:00`);
    expect(after?.venue.latitude).toBe(47.5039);
    const cancelled = await bring(at, calendar([...moved, 'DESCRIPTION:Bach and Buxtehude', 'STATUS:CANCELLED']));
    expect(counts(cancelled)).toEqual([0, 1, 0, 0, 0]);
    expect((await eventsOf(at)).data[0]).toMatchObject({ eventStatus: 'cancelled', title: 'Organ by candlelight' });
  });

  it('does not bring in again what was thrown away, and follows it once it is back', async () => {
    const at = await makeOrganization();
    const client = app.as(at.people.editor);
    await bring(at, calendar(concert));
    const eventId = (await eventsOf(at)).data[0]?.eventId;
    await client.delete(`/delete-event/${eventId}`);
    const again = await bring(at, calendar(concert));
    expect(counts(again)).toEqual([0, 0, 1, 0, 0]);
    expect(again.lines.data[0]?.problems).toContain('It lies in the trash; brought back, it follows this source');
    expect((await eventsOf(at)).total).toBe(0);
    expect((await client.post(`/posts/${eventId}/bring-back`)).status).toBe(204);
    expect(counts(await bring(at, calendar([...concert, 'DESCRIPTION:Bach'])))).toEqual([0, 1, 0, 0, 0]);
    expect((await eventsOf(at)).data).toMatchObject([{ eventId, description: 'Bach' }]);
  });

  it('knows an event that was typed by hand by title, day and place, and doubts one elsewhere that day', async () => {
    const at = await makeOrganization();
    const client = app.as(at.people.editor);
    const typed = await client.post<Event>('/publish', {
      workspaceId: at.workspace.id,
      title: 'ORGAN Concert',
      eventStartDate: `${days(20)}T18:30:00+01:00`,
      timeZone: 'Europe/Vienna',
      venue: {
        title: 'Seekapelle',
        address: 'Rathausstraße 4',
        city: 'Bregenz',
        country: 'AT',
        latitude: 47.5,
        longitude: 9.74,
      },
    });
    expect(typed.status, typed.text).toBe(201);
    const elsewhere = ['UID:concert-2', ...concert.slice(1, 3), 'LOCATION:Münster\\, Lindau\\, Germany'];
    const found = await bring(at, calendar(concert, elsewhere, ['UID:again', ...concert.slice(1)]));
    expect(counts(found)).toEqual([0, 0, 2, 1, 0]);
    expect((await eventsOf(at)).total).toBe(1);
    const applied = await client.post<Started>(`/imports/${found.id}/apply`, { doubtful: true });
    await over(client, applied.body);
    expect((await eventsOf(at)).total).toBe(2);
  });

  it('reads a table, refuses a file too large, and wants one source', async () => {
    const at = await makeOrganization();
    const client = app.as(at.people.editor);
    const table = `title;start;venue;city;country\nSailing day;${days(30)} 10:00;Harbour;Lindau;Germany\nNowhere;${days(31)};;;\n`;
    const done = await bring(at, table, { language: 'de' });
    expect([done.format, ...counts(done)]).toEqual(['csv', 1, 0, 0, 0, 1]);
    expect((await eventsOf(at)).data).toMatchObject([
      { title: 'Sailing day', language: 'de', status: 'draft', timeZone: 'Europe/Vienna' },
    ]);
    const large = await client.post('/imports', fileOf(at, 'x'.repeat(5 * 1024 * 1024 + 1)));
    expect([large.status, large.body.validationErrors]).toMatchObject([422, [{ field: 'file' }]]);
    const none = await client.post('/imports', { workspaceId: at.workspace.id });
    expect([none.status, none.body.validationErrors]).toMatchObject([422, [{ field: 'file' }]]);
  });

  it('of a feed at a private address fails with a sentence', async () => {
    const client = app.as(own.people.editor);
    for (const feedUrl of [
      'http://127.0.0.1:8080/calendar.ics',
      'http://169.254.169.254/latest',
      'webcal://localhost/feed',
    ]) {
      const { body } = await client.post<Started>('/imports', { workspaceId: own.workspace.id, feedUrl });
      expect(await over(client, body)).toMatchObject({
        state: 'failed',
        error: expect.stringMatching(/may not be read/),
      });
    }
  });

  it('can be cancelled, and another go brings the rest', async () => {
    const at = await makeOrganization();
    const client = app.as(at.people.editor);
    const many = Array.from({ length: 400 }, (_, i) => [
      `UID:many-${i}`,
      `SUMMARY:Evening ${i}`,
      `DTSTART;TZID=Europe/Vienna:${stamp(2 + i)}`,
      'LOCATION:Seehalle\\, Bregenz\\, Austria',
    ]);
    const { body } = await client.post<Started>('/imports', fileOf(at, calendar(...many)));
    while ((await eventsOf(at)).total === 0) await new Promise((resolve) => setTimeout(resolve, 20));
    await client.post(`/jobs/${body.jobId}/cancel`, {});
    expect((await over(client, body)).state).toBe('cancelled');
    await new Promise((resolve) => setTimeout(resolve, 500));
    const { total } = await eventsOf(at);
    expect(total).toBeLessThan(400);
    const again = await client.post<Started>(`/imports/${body.id}/apply`, {});
    expect(again.status, again.text).toBe(202);
    expect((await over(client, again.body)).state).toBe('done');
    expect((await eventsOf(at)).total).toBe(400);
  });
});
