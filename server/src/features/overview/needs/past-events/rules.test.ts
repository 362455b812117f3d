import type { Need } from '@foyer/contract/overview';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeOrganization } from '../../../../testing/factories.ts';
import { makeEvent, makePage, saveText, stateFacts } from '../../../../testing/pages.ts';
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { asOwner } from '../../../../testing/test-database.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

test('an event that is over is told while a landing page about it is live, and no longer than that', async () => {
  const own = await makeOrganization();
  const editor = app.as(own.people.editor);
  await stateFacts(editor, own);
  const event = await makeEvent(editor, own);
  const page = await makePage(editor, own, { eventId: event.eventId });
  await saveText(editor, page);
  await editor.post(`/landing-pages/${page.id}/publish`, { languages: [{ language: 'en' }] });
  const told = async () =>
    (await editor.get<{ data: Need[] }>(`/overview/needs?propertyId=${own.property.id}`)).body.data.filter(
      ({ kind }) => kind === 'past-event',
    );
  expect(await told()).toEqual([]);
  // As time alone does it: nobody changes the event.
  const ended = (ago: string) =>
    asOwner(`update events set start_date = now() - interval '3 days', end_date = now() - $2::interval where id = $1`, [
      event.eventId,
      ago,
    ]);
  await ended('2 hours');
  expect(await told()).toEqual([]);
  await ended('2 days');
  expect(await told()).toEqual([
    {
      ...{ kind: 'past-event', eventId: event.eventId, title: 'Harbour Advent', timeZone: 'Europe/Berlin' },
      ...{ endedOn: expect.any(String), pages: 1, entryId: page.id },
    },
  ]);
  await editor.post(`/landing-pages/${page.id}/unpublish`, { languages: ['en'] });
  expect(await told()).toEqual([]);
  await editor.post(`/landing-pages/${page.id}/publish`, { languages: [{ language: 'en' }] });
  expect(await told()).toHaveLength(1);
  await editor.put(`/landing-pages/${page.id}/after-event`, { choice: 'archive' });
  expect(await told()).toEqual([]);
});
