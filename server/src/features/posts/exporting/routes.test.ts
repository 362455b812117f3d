import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makePosts, type PostsGround } from '../../../testing/posts.ts';
import { standingCases } from '../../../testing/standing-cases.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { asOwner } from '../../../testing/test-database.ts';
import { postColumns } from './rules.ts';

let app: TestApp;
let ground: PostsGround;

beforeAll(async () => {
  app = await createTestApp();
  ground = await makePosts(app);
});
afterAll(() => app.close());

standingCases(
  [
    {
      name: 'POST /posts/csv',
      call: (client) => client.post(`/posts/csv?workspaceId=${ground.own.workspace.id}`),
      missing: (client) => client.post(`/posts/csv?workspaceId=${uuidv7()}`),
      bad: (client) => client.post(`/posts/csv?workspaceId=${ground.own.workspace.id}&status=secret`),
    },
  ],
  () => ({
    nobody: app.anonymous,
    stranger: app.as(ground.foreign.people.owner),
    owner: app.as(ground.own.people.owner),
    roles: {
      viewer: app.as(ground.own.people.viewer),
      editor: ground.editor,
      manager: app.as(ground.own.people.manager),
    },
  }),
);

const file = async (query: string) => {
  const answer = await ground.editor.post(`/posts/csv?workspaceId=${ground.own.workspace.id}${query}`);
  expect(answer.status, answer.text).toBe(200);
  return { ...answer, lines: answer.text.split('\r\n').slice(0, -1) };
};

test('the rows a filter leaves, in their order, with what they show; and it is written down', async () => {
  await ground.editor.post('/publish', {
    ...{ ...ground.draftEvent, venue: { ...ground.draftEvent.venue }, workspaceId: ground.own.workspace.id },
    title: '=HYPERLINK("http://evil.example","Tickets")',
  });
  const { headers, lines } = await file('&tab=events&sort=title');
  expect(headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(headers['content-disposition']).toBe('attachment; filename="posts.csv"');
  expect(lines[0]).toBe(`\uFEFF${postColumns.join(',')}`);
  expect(lines.slice(1).map((line) => line.split(',')[0])).toEqual([
    `"'=HYPERLINK(""http://evil.example""`,
    'Harbour Advent',
    'Old parade',
  ]);
  expect(lines[2]).toContain('Event,,published,English: published; German: published,');
  expect(lines[2]).toContain('/events/harbour-advent');
  expect((await file('&tab=events&search=parade&status=draft')).lines).toHaveLength(2);
  const acts = await app.as(ground.own.people.owner).get<{ data: object[] }>('/audit-log');
  expect(acts.body.data[0]).toMatchObject({
    ...{ action: 'posts.exported', targetKind: 'workspace', targetId: ground.own.workspace.id },
    detail: { tab: 'events', rows: 1 },
  });
});

test('goes on beyond one page, and holds each row once', async () => {
  await asOwner(
    `insert into venues (id, organisation_id, workspace_id, title, address, city, country, latitude, longitude)
     select gen_random_uuid(), $1, $2, 'Hall ' || n, 'Street ' || n, 'Lindau', 'DE', 47.5, 9.7 from generate_series(1, 230) n`,
    [ground.own.id, ground.own.workspace.id],
  );
  const { lines } = await file('&tab=venues&search=Hall');
  expect(new Set(lines.slice(1).map((line) => line.split(',')[0])).size).toBe(231);
  expect(lines).toHaveLength(232);
});
