import { describe, expect, it } from 'vitest';
import { onDebian } from '../testing/wordpress.ts';
import { eventPost, newId, propertyPost, useSite } from './site.ts';

const site = useSite();
const channel: ReturnType<typeof site.as> = (...args) => site.as('foyer_channel')(...args);

/** What MariaDB and SQLite do differently, and what holds on both all the same. */
describe('on either database', () => {
  it('posts that want one address at once get one each, under which each is read', async () => {
    const slug = `one-address-${newId().slice(0, 8)}`;
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, i) =>
        channel('PUT', `/items/property/${newId()}`, propertyPost({ slug, content: `<p>House number ${i}.</p>` })),
      ),
    );
    expect(answers.map((answer) => answer.status)).toEqual(Array(8).fill(201));
    expect(new Set(answers.map((answer) => answer.body.slug)).size).toBe(8);
    for (const [i, answer] of answers.entries())
      expect((await site.visit(answer.body.link)).html).toContain(`House number ${i}.`);
  });

  it('a lock is held by one, though the one of MySQL is none on SQLite', async () => {
    const other = onDebian ? 'new wpdb(DB_USER, DB_PASSWORD, DB_NAME, DB_HOST)' : '$wpdb';
    const theirs = `global $wpdb; foreach (array($wpdb, ${other}) as $asks) $held[] = $asks->get_var("SELECT GET_LOCK('foyer', 0)"); echo json_encode($held);`;
    expect(JSON.parse(site.wordpress.php(theirs))).toEqual(onDebian ? ['1', '0'] : ['1=1', '1=1']);
    const ours = `foreach (array('a', 'b') as $token) $held[] = Foyer\\Channel\\take_lock('foyer_lock_test', time() . ":$token"); delete_option('foyer_lock_test'); echo json_encode($held);`;
    expect(JSON.parse(site.wordpress.php(ours))).toEqual([true, false]);
  });

  it('a moment is kept as it is meant, however it is written', async () => {
    const moments = {
      '2026-12-04T17:00:00Z': '2026-12-04T17:00:00+00:00',
      '2026-12-04T17:00:00+00:00': '2026-12-04T17:00:00+00:00',
      '2026-12-04T17:00:00+01:00': '2026-12-04T17:00:00+01:00',
    };
    for (const [sent, kept] of Object.entries(moments)) {
      const { body } = await channel(
        'PUT',
        `/items/event/${newId()}`,
        eventPost({ meta: { event_start_date: sent, event_end_date: sent } }),
      );
      expect(body.meta, sent).toMatchObject({ event_start_date: kept, event_end_date: kept });
    }
  });

  it('a text that is nothing but a moment, which SQLite would tell in other words, is kept or refused', async () => {
    const id = newId();
    const city = '2026-12-04T17:00:00Z';
    const { status, body } = await channel('PUT', `/items/event/${id}`, eventPost({ meta: { city } }));
    if (onDebian) expect([status, body.meta.city]).toEqual([201, city]);
    else expect([status, body.code]).toEqual([503, 'foyer_not_written']);
  });
});
