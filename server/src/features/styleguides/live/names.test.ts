import type { LiveEffect, Styleguide } from '@foyer/contract/styleguides';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeOrganization } from '../../../testing/factories.ts';
import { makeEvent, makePage, ownText, saveText, stateFacts } from '../../../testing/pages.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { reread } from '../rereading/rules.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

it('takes no word of a house’s, an event’s or a venue’s name for the text’s own', async () => {
  const at = await makeOrganization();
  const owner = app.as(at.people.owner);
  const path = `/styleguides/${at.styleguide.id}`;
  await stateFacts(owner, at);
  const event = await makeEvent(owner, at);
  const page = await makePage(owner, at, { eventId: event.eventId });
  const names = `${at.property.name}, ${event.title}, ${event.venue.title}`;
  await saveText(owner, page, 'en', ownText('en', `Slippers for all: ${names}.`));
  const published = await owner.post(`/landing-pages/${page.id}/publish`, { languages: [{ language: 'en' }] });
  expect(published).toMatchObject({ status: 200 });
  const { body } = await owner.get<Styleguide>(path);
  const texts = async (...avoidedWords: string[]) => {
    const tone = { ...body.content.tone, vocabulary: { preferredWords: [], avoidedWords } };
    const content = { ...body.content, tone };
    return (await owner.post<LiveEffect>(`${path}/try`, { content })).body.total;
  };
  expect(await texts('slippers')).toBe(1);
  expect(await texts(event.title.split(' ')[0] ?? '', at.property.name, event.venue.title)).toBe(0);
  await owner.put(path, {
    ...body,
    content: { ...body.content, tone: { ...body.content.tone, vocabulary: { avoidedWords: [event.title] } } },
  });
  await reread({ organisationId: at.id, styleguideId: at.styleguide.id });
  const listed = await owner.get<{ total: number }>(`/posts?written=true&offGuide=true&propertyId=${at.property.id}`);
  expect(listed.body.total).toBe(0);
});
