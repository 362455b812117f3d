import type { Article } from '@foyer/contract/articles';
import type { LibraryPicture } from '@foyer/contract/media-library';
import type { WordPressImport, WordPressItem } from '@foyer/contract/wordpress-import';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeOrganization } from '../../testing/factories.ts';
import { type ConnectedSite, connectSite } from '../../testing/wordpress/connected-site.ts';
import { type Fault, type FaultProxy, startFaultProxy } from '../../testing/wordpress/fault-proxy.ts';
import { fillOldSite, type OldSite } from '../../testing/wordpress/old-site.ts';
import { runImport } from './running/rules.ts';

let site: ConnectedSite;
let old: OldSite;
let proxy: FaultProxy;

beforeAll(async () => {
  // Files and pages are named by the address the site has itself.
  const own: string[] = [];
  site = await connectSite(async (baseUrl) => {
    own.push(baseUrl);
    proxy = await startFaultProxy(baseUrl);
    return proxy.address;
  }, own);
  old = fillOldSite(site.wordpress);
  await connectAs('administrator');
});
afterAll(async () => {
  await site?.close();
  await proxy?.close();
});

const path = () => `/domains/${site.house.domain.id}/wordpress-imports`;
async function connectAs(role: 'administrator' | 'foyer_channel'): Promise<void> {
  const { user: username, password } = site.wordpress.logins[role];
  const saved = await site.owner.put(`/domains/${site.house.domain.id}/channel`, {
    ...{ address: proxy.address, username, password },
  });
  expect(saved.status).toBe(200);
}
const shown = async (id: string) => (await site.owner.get<WordPressImport>(`${path()}/${id}`)).body;
async function itemsOf(id: string, query = ''): Promise<WordPressItem[]> {
  const all: WordPressItem[] = [];
  for (let total = 1; all.length < total; ) {
    const { body } = await site.owner.get<{ data: WordPressItem[]; total: number }>(
      `${path()}/${id}/items?take=100&skip=${all.length}${query}`,
    );
    all.push(...body.data);
    total = body.total;
  }
  return all;
}
async function start(body: object) {
  const begun = await site.owner.post<{ id: string; jobId: string }>(path(), body);
  expect(begun.status).toBe(202);
  return { importId: begun.body.id, jobId: begun.body.jobId, domainId: site.house.domain.id };
}
async function run(body: object): Promise<WordPressImport> {
  const which = await start(body);
  const { signal } = new AbortController();
  while (await runImport(site.house.within, which, signal));
  return shown(which.importId);
}
const articles = async () =>
  (await site.owner.get<{ total: number }>(`/articles?workspaceId=${site.house.workspace.id}`)).body.total;
const pictures = async () =>
  (await site.owner.get<{ total: number }>(`/media?propertyId=${site.house.property.id}`)).body.total;
const articleOf = async (items: readonly WordPressItem[], number: number): Promise<Article> => {
  const item = items.find((one) => one.kind === 'post' && one.number === number);
  return (await site.owner.get<Article>(`/articles/${item?.thingId}`)).body;
};

const stories = (items: readonly WordPressItem[]) => items.filter(({ kind }) => kind === 'post' || kind === 'page');

describe('an import from a WordPress', () => {
  let done: WordPressImport;
  let items: WordPressItem[];

  it('says in a dry run what would come, and changes nothing', async () => {
    const before = [await articles(), await pictures()];
    const found = await run({ propertyId: site.house.property.id });
    expect([found.state, found.error, found.language, found.notes]).toEqual(['done', null, 'de', []]);
    expect(found.counts.post.new).toBe(old.posts);
    expect(found.counts.page.new).toBe(old.pages);
    expect(found.counts.picture).toMatchObject({ new: 10, left: 2 });
    expect(found.counts.category).toMatchObject({ new: 2, same: 1, left: 1 });
    expect(found.counts.tag).toMatchObject({ same: 1, left: 1 });
    expect(found.reached).toBe(found.total);
    expect([await articles(), await pictures()]).toEqual(before);
    const [gallery] = (await itemsOf(found.id, '&kind=post')).filter(({ number }) => number === old.gallery);
    expect(gallery?.notes).toEqual(['5 blocks left out: acme/booking, latest-posts, [gallery], iframe, script']);
    expect(gallery?.link).toContain('fruehstueck-am-see');
  });

  it('brings posts, pages, pictures and categories in, as drafts, though answers are cut, late and no JSON', async () => {
    const faults = ['cut answer', 'half JSON', 'a page', '500', 'lost answer', '502'] as const;
    let calls = 0;
    proxy.next = () => {
      calls += 1;
      return calls % 4 === 0 ? (faults[(calls / 4) % faults.length] ?? 'none') : 'none';
    };
    done = await run({ dryRun: false, propertyId: site.house.property.id });
    proxy.next = () => 'none';
    items = await itemsOf(done.id);
    expect([done.state, done.error, done.reached]).toEqual(['done', null, done.total]);
    expect(stories(items).filter(({ outcome }) => outcome !== 'new')).toEqual([]);
    expect(await articles()).toBe(old.posts + old.pages);
    const left = items.filter(({ kind, outcome }) => kind === 'picture' && outcome === 'left');
    expect(left.map(({ title, notes }) => [title, notes])).toEqual([
      ['Logo', ['Only JPEG, PNG, WebP, AVIF and GIF come in; this is image/svg+xml']],
      ['No picture at all', [expect.stringContaining('not a picture we can read')]],
      ['Menu', ['Only JPEG, PNG, WebP, AVIF and GIF come in; this is application/pdf']],
    ]);
    expect(items.find(({ title }) => title === 'Mirrored')).toBeUndefined();
    const copy = items.find(({ title }) => title === 'Copy of the ferry');
    expect([copy?.outcome, copy?.notes]).toEqual(['same', ['The library has this picture already']]);
    const lake = items.find(({ kind, number }) => kind === 'picture' && number === old.lake);
    const { body: picture } = await site.owner.get<LibraryPicture>(`/media/${lake?.thingId}`);
    expect([picture.title, picture.altText]).toEqual(['Die Fähre & der See', { de: 'Die Fähre legt am Steg an' }]);
    expect(picture.altBy.de?.origin).toBe('written');
  });

  it('keeps what was typed, maps pictures and categories, and names what it left out', async () => {
    const lake = items.find(({ kind, number }) => kind === 'picture' && number === old.lake)?.thingId;
    const breakfast = await articleOf(items, old.gallery);
    const [post] = breakfast.posts;
    expect(breakfast.name).toBe('Frühstück am See — “gut & gerne”');
    expect([breakfast.coverId, breakfast.propertyId]).toEqual([lake, site.house.property.id]);
    expect(breakfast.author).toEqual({ userId: null, name: site.wordpress.logins.administrator.user });
    expect(breakfast.categories).toEqual(['art', 'music', 'wellness-spa']);
    expect([post?.language, post?.slug, post?.excerpt]).toEqual(['de', 'fruehstueck-am-see', 'Ein Morgen am Wasser.']);
    expect([post?.status, post?.publishedVersion]).toEqual(['draft', null]);
    const kinds = post?.blocks.map(({ kind }) => kind);
    expect(kinds).toEqual(['heading', 'paragraph', 'image', 'image', 'list']);
    expect(post?.blocks[1]).toMatchObject({
      text: 'Ein ruhiger Morgen hier.',
      marks: [
        { start: 4, end: 11, kind: 'strong' },
        { start: 12, end: 18, kind: 'link', href: 'https://halden.example/see' },
      ],
    });
    expect(post?.blocks[2]).toMatchObject({ kind: 'image', imageId: lake, caption: 'Die Fähre' });
    const classic = await articleOf(items, old.classic);
    const texts = classic.posts[0]?.blocks.map((block) => ('text' in block ? block.text : block.kind));
    expect(texts).toEqual(['First line', 'second line', 'A second paragraph [sic] with and', 'image', 'The terrace']);
    expect(JSON.stringify(classic)).not.toContain('cookie');
    expect((await articleOf(items, old.draft)).posts[0]?.status).toBe('draft');
    const slugs = [await articleOf(items, old.first), await articleOf(items, old.second)].map(
      (one) => one.posts[0]?.slug,
    );
    expect(slugs).toEqual(['winter', 'winter-2']);
    const twin = items.find(({ kind, number }) => kind === 'post' && number === old.second);
    expect(twin?.notes).toEqual(['Its address ends in winter-2 here, since winter is taken']);
  });

  it('brings nothing twice, follows what was changed there, and leaves what a person has changed or thrown away', async () => {
    const [mine, gone] = [await articleOf(items, old.classic), await articleOf(items, old.draft)];
    const post = mine.posts[0];
    const saved = await site.owner.put(`/articles/${mine.id}/posts/de`, {
      ...{
        title: 'Mine now',
        description: '',
        excerpt: '',
        slug: post?.slug,
        blocks: post?.blocks,
        version: post?.version,
      },
    });
    expect(saved.status).toBe(200);
    expect((await site.owner.delete(`/articles/${gone.id}`)).status).toBe(204);
    site.wordpress.php(
      `wp_update_post(array('ID' => ${old.classic}, 'post_content' => 'Changed there.')); wp_update_post(array('ID' => ${old.first}, 'post_content' => 'Much snow.'));`,
    );
    const before = [await articles(), await pictures()];
    const again = await run({ dryRun: false, propertyId: site.house.property.id });
    expect(again.state).toBe('done');
    expect(again.counts.post).toEqual({ new: 0, changed: 1, same: old.posts - 3, kept: 1, left: 1 });
    expect(again.counts.page).toEqual({ new: 0, changed: 0, same: old.pages, kept: 0, left: 0 });
    expect(again.counts.picture.new).toBe(0);
    expect([await articles(), await pictures()]).toEqual(before);
    expect((await articleOf(items, old.classic)).posts[0]?.title).toBe('Mine now');
    expect((await articleOf(items, old.first)).posts[0]?.blocks).toMatchObject([{ text: 'Much snow.' }]);
    expect((await site.owner.get(`/articles/${gone.id}`)).status).toBe(404);
  });

  it('stops when it is cancelled, keeps what came in, and does not begin again by itself', async () => {
    const which = await start({ dryRun: false });
    expect((await site.owner.post(path(), {})).status).toBe(409);
    let calls = 0;
    proxy.next = async ({ path: asked }): Promise<Fault> => {
      if (asked.includes('/media?include') && ++calls === 1) {
        await site.owner.post(`${path()}/${which.importId}/cancel`);
      }
      return 'none';
    };
    expect(await runImport(site.house.within, which, new AbortController().signal)).toBe(false);
    proxy.next = () => 'none';
    const stopped = await shown(which.importId);
    expect(stopped.state).toBe('cancelled');
    expect(stopped.reached).toBeLessThan(stopped.total ?? 0);
    expect(await runImport(site.house.within, which, new AbortController().signal)).toBe(false);
    expect((await shown(which.importId)).reached).toBe(stopped.reached);
  });

  it('names one thing that cannot be read, and ends when the site is out of order or knows nobody', async () => {
    proxy.next = ({ path: asked }) => (asked.includes(`${old.gallery}`) && asked.includes('/posts') ? '500' : 'none');
    const one = await run({ propertyId: site.house.property.id });
    expect([one.state, one.counts.post.left]).toEqual(['done', 2]);
    const [lost] = (await itemsOf(one.id, '&kind=post&outcome=left')).filter(({ number }) => number === old.gallery);
    expect(lost?.notes).toEqual(['The WordPress answered with an error page (500)']);
    proxy.next = ({ path: asked }) => (asked.includes('include=') ? 'a page' : 'none');
    const broken = await run({});
    expect([broken.state, broken.error]).toEqual(['failed', 'The WordPress answered with an error page (200)']);
    proxy.next = () => 'wrong password';
    expect((await run({})).error).toContain('application password is wrong');
    proxy.next = () => 'none';
  });

  it('reads what is published where the user may not read drafts, and says so', async () => {
    await connectAs('foyer_channel');
    const found = await run({ dryRun: false, propertyId: null, language: 'en' });
    expect(found.state).toBe('done');
    expect(found.notes).toEqual([expect.stringContaining('may not read drafts there')]);
    expect(found.counts.post.new).toBe(0);
    expect(found.counts.post.left + found.counts.post.same + found.counts.post.kept + found.counts.post.changed).toBe(
      old.posts - 2,
    );
  });

  it('belongs to its tenant alone', async () => {
    const foreign = await makeOrganization('Atlantic House');
    const owner = site.app.as(foreign.people.owner);
    for (const rest of ['', `/${done.id}`, `/${done.id}/items`]) {
      expect((await owner.get(`${path()}${rest}`)).status).toBe(404);
    }
    expect((await owner.post(path(), {})).status).toBe(404);
    expect((await owner.post(`${path()}/${done.id}/cancel`)).status).toBe(404);
    const other = `/domains/${foreign.domain.id}/wordpress-imports/${done.id}`;
    expect((await owner.get(other)).status).toBe(404);
  });
});
