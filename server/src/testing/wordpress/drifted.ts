/** What looking at a WordPress writes down about a post that somebody has changed there, without a WordPress. */
import type { DriftKind } from '@foyer/contract/channel-drift';
import type { Language } from '@foyer/contract/languages';
import type { PublicationType } from '@foyer/contract/posts';
import { uuidv7 } from 'uuidv7';
import type { TextThere } from '../../features/channels/drift/store.ts';
import { asOwner } from '../test-database.ts';

export const textThere = (change: Partial<TextThere> = {}): TextThere => ({
  ...{ title: 'Advent by the lake', excerpt: 'Four days in December.', slug: 'advent-by-the-lake', status: 'publish' },
  ...{ content: '<p>Breakfast is served until noon.</p>', featured: 0, meta: {}, terms: {} },
  ...change,
});

type Drifted = {
  domainId: string;
  thingId: string;
  language?: Language;
  type?: PublicationType;
  kind?: DriftKind;
  /** What the difference is known by; a post that is gone has none. */
  mark?: string | null;
  brought?: TextThere | null;
  found?: TextThere | null;
};

/** Lays it beside the delivery of a language, which is made where there is none. */
export async function layDrift({ domainId, thingId, language = 'en', type = 'landing_page', ...more }: Drifted) {
  const { kind = 'changed', mark = 'seen', brought = textThere(), found = textThere({ title: 'By hand' }) } = more;
  const [row] = await asOwner<{ id: string; organisation_id: string }>(
    `insert into deliveries (id, organisation_id, channel_id, domain_id, type, thing_id, language, wanted, delivered,
       stands, drift, drift_mark, drift_found_at)
     select $1, organisation_id, id, domain_id, $2, $3, $4, 1, 1, 'published', $5, $6, now()
     from channels where domain_id = $7
     on conflict (channel_id, thing_id, language) do update set drift = excluded.drift, adopted_at = null,
       drift_mark = excluded.drift_mark, drift_found_at = now(), delivered = deliveries.wanted, stands = 'published'
     returning id, organisation_id`,
    [uuidv7(), type, thingId, language, kind, mark, domainId],
  );
  if (!row) throw new Error('The domain has no channel');
  await asOwner(
    `insert into delivery_texts (id, organisation_id, delivery_id, brought, found) values ($1, $2, $3, $4, $5)
     on conflict (delivery_id) do update set brought = excluded.brought, found = excluded.found`,
    [uuidv7(), row.organisation_id, row.id, JSON.stringify(brought), found && JSON.stringify(found)],
  );
}
