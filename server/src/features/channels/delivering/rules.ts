/**
 * Brings what is due to the WordPress of a domain, some posts at a time and never one twice at once. Each post is
 * leased; before every call the lease is prolonged, and a worker that has lost it stops. The WordPress is called with
 * no transaction open. A post is looked up before it is tried again, so that a lost answer writes nothing anew.
 */
import type { Actor, TenantScope } from '#lib/scope.ts';
import { type Login, WordPressFailure } from '../../../gateways/wordpress/calls.ts';
import {
  deleteItem,
  findItem,
  findPicture,
  type ItemType,
  type Over,
  putItem,
  putPicture,
  putTerm,
  type Standing,
  unpublishItem,
} from '../../../gateways/wordpress/items.ts';
import { inTenant } from '../../access/rules.ts';
import { type Image, readMedia } from '../../media/rules.ts';
import { loginOf } from '../checks/rules.ts';
import { foundBy, textOf } from '../drift/rules.ts';
import { mirrorAll, sendDelivery } from '../outbox/rules.ts';
import { concernsSite, needsPerson, waitAfterFailures, waitAfterTries } from '../policy.ts';
import type { ChannelRow } from '../store.ts';
import { digestOf, itemTypes, type Told, tellOf } from '../telling/rules.ts';
import * as store from './store.ts';

const system: Actor = { userId: null, name: 'Foyer' };
const atOnce = 4;
/** Domains taken up in one round. */
const round = 50;

type Work = {
  row: store.Leased;
  login: Login;
  type: ItemType;
  /** Our id of the post there. */
  id: string;
  open: <T>(act: (scope: TenantScope) => Promise<T>) => Promise<T>;
  /** Prolongs the lease. Throws where it is lost. */
  hold: () => Promise<void>;
  /** Bytes a picture may have there, as far as the site has said. */
  largestUpload: number | undefined;
  /** Terms that were written in this run. */
  terms: Set<string>;
};

class LeaseLost extends Error {}

/** Works off what is due on a domain; what has to wait for longer is taken up by the job that is sent for it. */
export async function deliverDue(
  { organisationId, domainId }: { organisationId: string; domainId: string },
  signal?: AbortSignal,
): Promise<void> {
  const open: Work['open'] = (act) => inTenant(organisationId, system, act);
  const terms = new Set<string>();
  const worker = async () => {
    while (!signal?.aborted) {
      const next = await open((scope) => store.claim(scope, domainId));
      if (!next) return;
      await deliver(next, open, terms);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  await open(async (scope) => {
    const next = await store.nextDue(scope, domainId);
    if (next) await sendDelivery(scope, domainId, new Date(next));
  });
}

/** Has every domain with something due worked off: what a process that died has left behind is found here. */
export async function deliverEverywhere(): Promise<void> {
  for (const { organisationId, domainId } of await store.dueChannels(round)) {
    await inTenant(organisationId, system, (scope) => sendDelivery(scope, domainId));
  }
}

/** Has everything looked at again, on every domain: what changed unnoticed beside the pages is brought there too. */
export async function mirrorEverything(): Promise<void> {
  for (const { organisationId, domainId } of await store.allChannels()) {
    await inTenant(organisationId, system, (scope) => mirrorAll(scope, domainId));
  }
}

async function deliver(
  { row, channel }: { row: store.Leased; channel: ChannelRow },
  open: Work['open'],
  terms: Set<string>,
): Promise<void> {
  const type = itemTypes[row.type];
  if (!type) throw new Error(`Nothing of type ${row.type} is mirrored`);
  const hold = async () => {
    if (!(await open((scope) => store.renew(scope, row)))) throw new LeaseLost();
  };
  try {
    const login = loginOf(channel);
    const id = `${row.thingId}-${row.language}`;
    const there = await bring({
      row,
      login,
      type,
      id,
      open,
      hold,
      terms,
      largestUpload: channel.site?.largestUpload || undefined,
    });
    await open((scope) => store.settle(scope, row, there));
  } catch (problem) {
    if (problem instanceof LeaseLost) return;
    await open((scope) => keepFailure(scope, row, channel, problem));
    if (!(problem instanceof WordPressFailure)) throw problem;
  }
}

async function keepFailure(
  scope: TenantScope,
  row: store.Leased,
  channel: ChannelRow,
  failure: unknown,
): Promise<void> {
  if (!(failure instanceof WordPressFailure)) {
    const problem = { code: 'upstream', message: 'Foyer could not read what is to be brought there' } as const;
    return store.fail(scope, row, problem, waitAfterTries(row.tries));
  }
  if (failure.code === 'stale') return store.outrun(scope, row, Number(failure.outOf.lowest) || row.wanted);
  const { problem } = failure;
  if (concernsSite(problem.code)) {
    const { failures } = channel;
    return store.hold(scope, row, { problem, failures, wait: waitAfterFailures(failures) });
  }
  const wait = needsPerson(problem.code) ? null : waitAfterTries(row.tries);
  return store.fail(scope, row, problem, wait, foundBy(failure, row));
}

type There = Parameters<typeof store.settle>[2];

async function bring(work: Work): Promise<There> {
  const { row, login, type, id, open, hold } = work;
  const told = await open((scope) => tellOf(scope, row));
  const decided = isDecided(row, told);
  const asBefore = row.tries === 0 && !decided;
  if (typeof told === 'object') {
    const sent = digestOf(told, row.language);
    if (asBefore && row.stands === 'published' && row.sent === sent) return row;
    return { ...standing(await publish(work, told, decided)), sent };
  }
  if (asBefore && row.stands === told) return row;
  const mark = { version: row.wanted, ...(decided ? overOf(row) : {}) };
  await hold();
  if (told === 'draft') {
    const there = await unpublishItem(login, type, id, mark);
    return there ? standing(there, 'draft') : gone;
  }
  await deleteItem(login, type, id, mark);
  return gone;
}

/** True where a person has said that what a hand changed there may go, as far as they have seen it. */
function isDecided({ overwrite, adoptedAt, drift }: store.Leased, told: Told | 'draft' | 'gone'): boolean {
  if (overwrite) return true;
  // Whoever takes a page off here does what was done there.
  if (told === 'draft' && drift === 'unpublished') return true;
  return adoptedAt !== null && (typeof told === 'string' || Date.parse(told.publishedAt) > Date.parse(adoptedAt));
}

/** What they have seen; nothing where the post was gone. */
const overOf = ({ driftMark }: store.Leased): Over => (driftMark ? { seen: driftMark } : {});

const gone: There = { stands: 'gone', link: null, postNumber: null, sent: null, text: null };

const standing = (there: Standing, stands: 'published' | 'draft' = 'published'): There => ({
  stands,
  link: stands === 'published' ? there.link : null,
  postNumber: there.post,
  sent: null,
  text: textOf(there),
});

async function publish(work: Work, told: Told, decided: boolean): Promise<Standing> {
  const { row, login, type, id, hold } = work;
  if (row.tries > 0) {
    await hold();
    const there = await findItem(login, type, id);
    if (there?.version === row.wanted && there.status === 'publish' && !there.changed_by_hand) return there;
  }
  const pictures = new Map<string, { url: string; altText: string; number: number }>();
  for (const image of told.images) {
    const altText = image.altText[row.language] ?? '';
    const there = await bringPicture(work, image, altText);
    if (there) pictures.set(image.id, { url: there.url, altText, number: there.post });
  }
  for (const { taxonomy, slug, name } of told.terms) {
    const key = `${taxonomy} ${slug} ${name}`;
    if (work.terms.has(key)) continue;
    await hold();
    await putTerm(login, taxonomy, slug, name);
    work.terms.add(key);
  }
  await hold();
  const there = await putItem(login, type, id, {
    ...told.itemOf(pictures, (image) => pictures.get(image)?.number),
    version: row.wanted,
    ...(row.postNumber && !(decided && row.drift === 'removed') ? { post: row.postNumber } : {}),
    ...(decided ? overOf(row) : {}),
  });
  if (there.version === row.wanted && there.status === 'publish') return there;
  throw new WordPressFailure('upstream', 'The WordPress keeps something else than was sent');
}

/** A picture as it is now, described in the language of the post; null where its file is not there. */
async function bringPicture({ row, login, hold, largestUpload }: Work, image: Image, altText: string) {
  const id = `${image.id}-${image.version}-${row.language}`;
  await hold();
  const there = await findPicture(login, id);
  if (there && there.alt_text === altText) return there;
  const file = await readMedia(image, largestUpload);
  if (!file) return there;
  await hold();
  return putPicture(login, id, { bytes: file, name: `${image.id}.webp`, title: image.title, altText });
}
