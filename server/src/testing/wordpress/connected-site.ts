/** An organisation whose domain is connected with a real WordPress that this brings up, and what stands there. */
import type { Delivery } from '@foyer/contract/channels';
import { startWordPress, type WordPress } from '@foyer/wordpress-plugin/testing/wordpress';
import { deliverDue } from '../../features/channels/delivering/rules.ts';
import { makeOrganization, type TestOrganization } from '../factories.ts';
import { createTestApp, type TestApp } from '../test-app.ts';
import type { TestClient } from '../test-client.ts';
import { asOwner } from '../test-database.ts';

export type ConnectedSite = {
  app: TestApp;
  wordpress: WordPress;
  house: TestOrganization;
  owner: TestClient;
  /** Brings what is due. */
  deliver: () => Promise<void>;
  /** The same after every wait is over. */
  deliverLater: () => Promise<void>;
  /** How a thing stands, by language. */
  standing: (thingId: string) => Promise<Record<string, Delivery>>;
  /** What a visitor gets. */
  visit: (url: string) => Promise<{ status: number; html: string }>;
  /** Number, status and title of each post of a type in WordPress, the oldest first. */
  posts: (type: string) => { number: number; status: string; title: string; guid: string }[];
  close: () => Promise<void>;
};

/**
 * `through` says at which address Foyer finds it, such as that of a proxy; `open` are others it may reach; `start`
 * brings up another WordPress than the usual one.
 */
export async function connectSite(
  through: (baseUrl: string) => Promise<string> | string = (baseUrl) => baseUrl,
  open: readonly string[] = [],
  start: () => Promise<WordPress> = startWordPress,
): Promise<ConnectedSite> {
  const wordpress = await start();
  const address = await through(wordpress.baseUrl);
  const app = await createTestApp({
    runtime: { outboundAllow: [address, ...open].map((url) => new URL(url).host) },
  });
  const house = await makeOrganization();
  const owner = app.as(house.people.owner);
  const { user: username, password } = wordpress.logins.foyer_channel;
  const domainId = house.domain.id;
  const saved = await owner.put(`/domains/${domainId}/channel`, { address, username, password });
  if (saved.status !== 200) throw new Error(saved.text);
  const deliverOnce = () => deliverDue({ organisationId: house.id, domainId });
  const endWaits = async () => {
    await asOwner('update deliveries set next_try_at = now(), lease_until = null where domain_id = $1', [domainId]);
    await asOwner('update channels set held_until = null where domain_id = $1', [domainId]);
  };
  const isBusy = async () => {
    const busy = `select 1 from channels where domain_id = $1 and held_until > now() and problem->>'code' = 'busy'`;
    return (await asOwner(busy, [domainId])).length > 0;
  };
  const deliver = async () => {
    await deliverOnce();
    // On a machine that does others beside it SQLite may be locked for longer than the plugin waits.
    for (let tries = 0; tries < 5 && (await isBusy()); tries += 1) {
      await endWaits();
      await deliverOnce();
    }
  };
  return {
    ...{ app, wordpress, house, owner, deliver },
    deliverLater: async () => {
      await endWaits();
      await deliver();
    },
    standing: async (thingId) => {
      const { body } = await owner.get<{
        data: { id: string; languages: { language: string; delivery: Delivery }[] }[];
      }>(`/posts?domainId=${domainId}&take=100`);
      const row = body.data.find((one) => one.id === thingId);
      return Object.fromEntries((row?.languages ?? []).map(({ language, delivery }) => [language, delivery]));
    },
    visit: async (url) => {
      const answer = await fetch(url, { redirect: 'manual' });
      return { status: answer.status, html: await answer.text() };
    },
    posts: (type) =>
      JSON.parse(
        wordpress.php(
          `global $wpdb; echo json_encode($wpdb->get_results("SELECT ID number, post_status status, post_title title, guid FROM {$wpdb->posts} WHERE post_type = '${type}' AND post_status <> 'auto-draft' ORDER BY ID"));`,
        ),
      ).map((row: { number: string }) => ({ ...row, number: Number(row.number) })),
    close: async () => {
      await app.close();
      await wordpress.stop();
    },
  };
}
