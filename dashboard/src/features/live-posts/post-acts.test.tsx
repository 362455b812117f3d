import { postEndpoints } from '@foyer/contract/posts';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { refusal } from '#testing/fake-api.ts';
import { renderPath } from '#testing/render-path.tsx';
import { uuid } from '#testing/samples.ts';
import { failedRow, postLanguage, postRow, postsApi } from './testing/posts.ts';

const table = () => screen.findByRole('table');

test('a failed post says why and can be tried again; a plan needs a time to come', async () => {
  const { api } = postsApi([failedRow]);
  api.on(postEndpoints.publish, ({ body }) => ({
    results: body.posts.map(({ id }) => ({ id, language: 'en' as const, done: true, message: null })),
  }));
  const { user } = renderPath('/liveposts', { api });
  await table();
  await user.click(screen.getByRole('button', { name: 'More about Dornbirn Winter Fair' }));
  expect((await screen.findByRole('menu')).textContent).toContain('English: The site did not answer');
  await user.click(screen.getByRole('menuitem', { name: 'Retry' }));
  await screen.findByRole('dialog', { name: 'Publish Dornbirn Winter Fair once more?' });
  await user.click(screen.getByRole('button', { name: 'Publish 1 language' }));
  await screen.findByRole('dialog', { name: '1 language published' });
  await user.click(screen.getAllByRole('button', { name: 'Close' })[0] as HTMLElement);

  await user.click(screen.getByRole('button', { name: 'More about Dornbirn Winter Fair' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Schedule' }));
  const when = await screen.findByLabelText('Day and hour');
  await user.clear(when);
  await user.type(when, '2020-01-01T10:00');
  await user.click(screen.getByRole('button', { name: 'Schedule 1 language' }));
  await screen.findByText('Choose a time that is still to come');
  expect(api.asked(postEndpoints.publish)).toHaveLength(1);
});

test('a plan is called off alone, language by language, and what is live stays', async () => {
  const planned = { status: 'scheduled', publishAt: '2050-11-25T07:00:00Z' } as const;
  const languages = [postLanguage('en', planned), postLanguage('de', planned), postLanguage('fr')];
  const { api } = postsApi([postRow(301, { languages })]);
  api.on(postEndpoints.unschedule, ({ body }) =>
    body.languages[0] === 'en'
      ? new Response(null, { status: 204 })
      : refusal(409, { message: 'German is not scheduled any more. Look at what became of it' }),
  );
  const { user } = renderPath('/liveposts', { api });
  await table();
  await user.click(screen.getByRole('button', { name: 'More about Harbour Advent in Lindau' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Unschedule' }));
  await screen.findByText(/What guests see now stays as it is/);
  await user.click(screen.getByRole('button', { name: 'Unschedule 2 languages' }));
  await screen.findByRole('dialog', { name: '1 language taken off the plan, 1 not' });
  screen.getByText('German is not scheduled any more. Look at what became of it');
  expect(api.asked(postEndpoints.unschedule).map(({ params, body }) => [params.id, body.languages])).toEqual([
    [uuid(301), ['en']],
    [uuid(301), ['de']],
  ]);
  expect(api.asked(postEndpoints.unpublish)).toHaveLength(0);
});

test('deleting says what is lost, and the trash brings it back', async () => {
  const { api, held } = postsApi([postRow(301)]);
  api.on(postEndpoints.throwAway, () => {
    held.rows = [postRow(301, { deletedAt: new Date().toISOString() })];
    return { results: [{ id: uuid(301), language: null, done: true, message: null }] };
  });
  api.on(postEndpoints.bringBack, () => {
    held.rows = [];
    return undefined;
  });
  const { user } = renderPath('/liveposts', { api });
  await table();
  await user.click(screen.getByRole('button', { name: 'More about Harbour Advent in Lindau' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  await screen.findByText(/For 30 days it can be brought back/);
  await user.click(screen.getByRole('button', { name: 'Delete 1 post' }));
  await screen.findByRole('dialog', { name: '1 post deleted' });
  await user.click(screen.getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
  await screen.findByText('Nothing here yet');
  await user.click(screen.getByRole('button', { name: 'Trash' }));
  await screen.findByText(/deleted just now, gone for good in 30 days/);
  await user.click(screen.getByRole('button', { name: 'Bring back Harbour Advent in Lindau' }));
  await screen.findByText('Harbour Advent in Lindau is back, as a draft');
  await screen.findByText('The trash is empty');
  expect(api.asked(postEndpoints.bringBack)[0]?.params.id).toBe(uuid(301));
});
