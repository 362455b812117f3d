import { expect, it } from 'vitest';
import { newId, propertyPost, useSite } from './site.ts';

const site = useSite();
const channel: ReturnType<typeof site.as> = (...args) => site.as('foyer_channel')(...args);

it('a post changed by hand is written over where it is what somebody has seen, and nothing else', async () => {
  const id = newId();
  const { body } = await channel('PUT', `/items/property/${id}`, propertyPost());
  const byHand = (title: string) =>
    site.wordpress.php(`wp_update_post(array('ID' => ${body.post}, 'post_title' => '${title}'));`);
  byHand('First by hand');
  const listed = await channel('GET', `/items/property?translation_group=${body.translation_group}`);
  const [{ digest: seen }] = listed.body.data;
  expect(listed.body.data).toMatchObject([{ changed_by_hand: true, digest: expect.not.stringMatching(body.digest) }]);
  byHand('Second by hand');
  const late = await channel('PUT', `/items/property/${id}`, propertyPost({ version: 2, seen }));
  expect(late).toMatchObject({ status: 409, body: { code: 'foyer_changed_by_hand' } });
  const now = late.body.data.item.digest;
  const off = await channel('POST', `/items/property/${id}/unpublish`, { version: 2, seen });
  expect(off.body.code).toBe('foyer_changed_by_hand');
  const over = await channel('PUT', `/items/property/${id}`, propertyPost({ version: 2, seen: now }));
  expect(over).toMatchObject({ status: 200, body: { title: 'Hotel Halden am Markt', changed_by_hand: false } });
  site.wordpress.php(`wp_delete_post(${body.post}, true);`);
  const gone = await channel('PUT', `/items/property/${id}`, propertyPost({ version: 3, post: body.post, seen: now }));
  expect(gone.body.code).toBe('foyer_removed_by_hand');
});
