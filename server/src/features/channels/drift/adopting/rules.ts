/**
 * Taking over what somebody changed in WordPress: the text becomes a new version of the draft, judged like anything
 * else, and goes live when a person publishes it; nothing that guests read changes by taking it over. What cannot be
 * held here is named, and then nothing is taken. A language that was taken off there can be taken off here too.
 */
import { articlePostDetails } from '@foyer/contract/articles';
import { blocks as blocksOf } from '@foyer/contract/blocks';
import type { Language } from '@foyer/contract/languages';
import { propertyPostDraft } from '@foyer/contract/property-post-fields';
import { siteOrigin } from '#lib/addresses.ts';
import { conflict, invalid, notFound } from '#lib/refusal.ts';
import type { TenantScope } from '#lib/scope.ts';
import { recordAct } from '../../../audit-log/rules.ts';
import { hostOf } from '../../../domains/rules.ts';
import { unpublishEntry } from '../../../entries/publishing/rules.ts';
import { onePost, type PostRow, type PostText } from '../../../entries/rules.ts';
import { makeDraft } from '../../../entries/versions/rules.ts';
import { rulesOf } from '../../../posts/types/rules.ts';
import { type Pictures, picturesIn } from '../../telling/markup/rules.ts';
import { findLive } from '../../telling/store.ts';
import { changedFields, nameOf } from '../comparing/rules.ts';
import { placed } from '../placing/rules.ts';
import { readLine, readPost } from '../reading/rules.ts';
import { type Drifted, lockDrifted, setAdopted, type TextThere } from '../store.ts';

type Adoption = { text: PostText; obstacles: string[] };

/** How people name what they have looked at. */
export const seenOf = ({ row }: Drifted): string => row.driftMark ?? 'gone';

/** Takes the text into the draft; answers its version. Throws 404, 409 where it has changed since, 422 with what is in the way. */
export async function adopt(scope: TenantScope, entryId: string, language: Language, seen: string): Promise<number> {
  const drifted = await hold(scope, entryId, language, seen);
  const post = await onePost(scope, entryId, language);
  const { text, obstacles } = await adoptionOf(scope, drifted, post);
  if (obstacles.length > 0) throw invalid(obstacles.map((message) => ({ field: 'text', message })));
  const { version } = await makeDraft(scope, rulesOf, post, text);
  await setAdopted(scope, drifted.row.id);
  await record(scope, entryId, { language, version });
  return version;
}

/** Takes the language off here too. Throws like `adopt`. */
export async function takeOff(scope: TenantScope, entryId: string, language: Language, seen: string): Promise<void> {
  const { row } = await hold(scope, entryId, language, seen);
  if (row.drift === 'changed') throw conflict('still-there', 'It still stands in WordPress');
  await unpublishEntry(scope, entryId, [language]);
  await record(scope, entryId, { language, takenOff: true });
}

/** One language held as somebody has seen it. Throws 404, and 409 where it has changed since. */
export async function hold(scope: TenantScope, thingId: string, language: Language, seen: string): Promise<Drifted> {
  const drifted = await lockDrifted(scope, thingId, language);
  if (!drifted) throw notFound('Difference');
  if (seenOf(drifted) !== seen) {
    throw conflict('stale', 'It was changed again in WordPress. Look at the difference once more');
  }
  return drifted;
}

export const record = (
  scope: TenantScope,
  targetId: string,
  detail: Record<string, unknown>,
  targetKind: 'post' | 'event' = 'post',
) => recordAct(scope, { action: 'channel.adopted', targetKind, targetId, detail });

/** The draft as it would be, and everything that is in the way. */
export async function adoptionOf(
  scope: TenantScope,
  { row, brought, found }: Drifted,
  post: PostRow,
): Promise<Adoption> {
  if (!found || !brought) return { text: post, obstacles: [notKept({ brought, found })] };
  const live = await findLive(scope, row);
  const base = live ?? post;
  const changed = changedFields(brought, found);
  const title = changed.includes('title') ? (readLine(found.title) ?? found.title) : base.title;
  const made = placed(base.blocks, found.content, {
    ...{ title: base.title, newTitle: title, story: post.type !== 'landing_page' },
    origin: siteOrigin(await hostOf(scope, row.domainId)),
    pictures: picturesThere(base.blocks, brought),
  });
  const words = wordsOf(post, base.description, found, changed);
  const text = { title, slug: post.slug, blocks: made.blocks, description: words.description, details: words.details };
  return { text, obstacles: [...formed(found), ...made.obstacles, ...words.obstacles, ...tooLong(post, text)] };
}

/** Why nothing can be taken over where one of the two states is not there. */
export const notKept = ({ found }: Pick<Drifted, 'brought' | 'found'>): string =>
  found
    ? 'What was sent to WordPress was not kept. Write over it, or copy the text by hand'
    : 'Nothing stands in WordPress any more';

/** A title or a summary that is more than plain text. */
export const formed = ({ title, excerpt }: TextThere): string[] => [
  ...(readLine(title) === null ? ['The title has more than plain words. Make it plain there'] : []),
  ...(readLine(excerpt) === null ? ['The summary has more than plain words. Make it plain there'] : []),
];

/** Where our pictures stand there: those of the text as it was brought, in their order. */
function picturesThere(blocks: PostText['blocks'], brought: TextThere): Pictures {
  const ids = picturesIn(blocks);
  const there = readPost(brought.content).pieces.flatMap((piece) => (piece.kind === 'picture' ? [piece.src] : []));
  if (ids.length !== there.length) return new Map();
  return new Map(ids.map((id, at) => [id, { url: there[at] as string, altText: '' }]));
}

type Words = Pick<PostText, 'description' | 'details'> & { obstacles: string[] };

/** What stands beside the text, by the type of the post. */
function wordsOf(post: PostRow, before: string, found: TextThere, changed: readonly string[]): Words {
  const search = changed.includes('meta.description') ? String(found.meta.description ?? '') : undefined;
  const summary = changed.includes('excerpt') ? (readLine(found.excerpt) ?? found.excerpt) : undefined;
  const left = changed.filter((key) => !['title', 'excerpt', 'status', 'meta.description'].includes(key));
  if (post.type === 'article') {
    const details =
      summary === undefined ? post.details : { ...post.details, ...articlePostDetails.parse({ excerpt: summary }) };
    return { description: search ?? before, details, obstacles: foreign(left, found) };
  }
  const description = summary ?? search ?? before;
  const obstacles =
    search !== undefined && summary !== undefined && search !== summary
      ? ['Summary and description for search were changed apart, and here they are one. Make them the same there']
      : [];
  if (post.type !== 'property_post')
    return { description, details: post.details, obstacles: [...obstacles, ...foreign(left, found)] };
  const house = houseOf(post, found, left);
  return { description, details: house.details, obstacles: [...obstacles, ...house.obstacles] };
}

const { meta: houseFields } = propertyPostDraft.shape;

/** What a property post says of its house. */
function houseOf(post: PostRow, found: TextThere, left: readonly string[]): Omit<Words, 'description'> {
  const own = left
    .flatMap((key) => (key.startsWith('meta.') ? [key.slice(5)] : []))
    .filter((key) => key in houseFields.shape);
  const rest = left.filter((key) => !own.includes(key.slice(5)));
  const said = Object.fromEntries(own.map((key) => [key, found.meta[key]]));
  const meta = houseFields.safeParse({ ...(post.details.meta as object), ...said });
  if (!meta.success) return { details: post.details, obstacles: foreign(left, found) };
  return { details: { ...post.details, meta: meta.data }, obstacles: foreign(rest, found) };
}

/** Fields that are made here and cannot be taken over from there. */
export const foreign = (keys: readonly string[], found: TextThere): string[] =>
  keys.map((key) => {
    const what = key === 'slug' ? `Address was changed to “${found.slug.slice(0, 80)}”` : `${nameOf(key)} was changed`;
    return `${what} there, and cannot be taken over. Change it back there, or write over it`;
  });

function tooLong(post: PostRow, { title, description, blocks }: PostText): string[] {
  const most = post.type === 'property_post' ? 600 : 400;
  const wrong = blocksOf.safeParse(blocks).error?.issues ?? [];
  return [
    ...(title === '' ? ['The title is empty'] : []),
    ...(title.length > 200 ? ['A title can have at most 200 characters'] : []),
    ...(description.length > most ? [`A summary can have at most ${most} characters`] : []),
    ...new Set(wrong.map(({ message }) => message)),
  ];
}
