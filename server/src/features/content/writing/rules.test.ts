import { type Block, pageSegments } from '@foyer/contract/blocks';
import { generateInput } from '@foyer/contract/content';
import type { LandingPage } from '@foyer/contract/landing-pages';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { builtInWriter } from '../../../gateways/writer/built-in.ts';
import type { WriteRequest, Writer } from '../../../gateways/writer/writer.ts';
import { makeOrganization, type TestOrganization } from '../../../testing/factories.ts';
import { makePage, ownText, postIn, saveText, stateFacts } from '../../../testing/pages.ts';
import { photoNamed, uploadPicture } from '../../../testing/pictures.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import type { TestClient } from '../../../testing/test-client.ts';
import { beginWriting } from '../../entries/writing/rules.ts';
import { beginJob, cancelJob, oneJob } from '../../jobs/rules.ts';
import { write } from './rules.ts';

let app: TestApp;
let own: TestOrganization;
let editor: TestClient;
let page: LandingPage;

beforeAll(async () => {
  app = await createTestApp();
  own = await makeOrganization();
  editor = app.as(own.people.editor);
  await stateFacts(editor, own);
});
beforeEach(async () => {
  page = await makePage(editor, own);
});
afterAll(() => app.close());

const never = new AbortController().signal;
const draft = async () => postIn((await editor.get<LandingPage>(`/landing-pages/${page.id}`)).body, 'en');

async function begin() {
  const input = generateInput.parse({
    styleguideId: own.styleguide.id,
    propertyId: own.property.id,
    landingPageId: page.id,
    language: 'en',
  });
  return own.within(async (scope) => {
    const jobId = await beginJob(scope, 'content.generate', input);
    const post = await beginWriting(scope, page.id, 'en', jobId);
    return { jobId, postId: post.id, input };
  });
}

/** Writes as far as the given block, then does what the test says. */
const until = (count: number, then: () => Promise<void> | void): Writer => ({
  async write(request, listener) {
    let written = 0;
    return builtInWriter.write(request, {
      ...listener,
      onBlock: async (block, after) => {
        if (written === count) await then();
        written += 1;
        await listener.onBlock(block, after);
      },
    });
  },
});

it('tells a writer how the house looks: its materials, its mood, and what its photographs show', async () => {
  const picture = await uploadPicture(app, own, 'DSC_1044', await photoNamed('pool'));
  const pictures = [{ mediaId: picture.id, season: 'winter' }];
  const place = { id: uuidv7(), kind: 'pool', names: { de: 'Seebad' }, pictures };
  const words = { en: { mood: ['calm'], materials: ['larch', 'slate'] } };
  await editor.put(`/properties/${own.property.id}/decor`, { words, places: [place] });
  let asked: WriteRequest | undefined;
  const listening: Writer = {
    write: (request, listener) => {
      asked = request;
      return builtInWriter.write(request, listener);
    },
  };
  await write(own.within, await begin(), listening, never);
  expect(asked?.facts.at(-1)?.factValue).toBe('Larch and slate give the rooms of the house their look.');
  expect(asked?.styleguide?.general.keywords).toEqual(['calm']);
  expect(asked?.images.find(({ id }) => id === picture.id)?.tags).toEqual(['pool', 'winter']);
  await editor.put(`/properties/${own.property.id}/decor`, {});
});

describe('a text in work', () => {
  it('comes out the same when the process dies half way and the job is taken up again', async () => {
    const writing = await begin();
    const process = new AbortController();
    const dying = until(2, () => {
      process.abort();
      process.signal.throwIfAborted();
    });
    await expect(write(own.within, writing, dying, process.signal)).rejects.toThrow();
    expect((await draft()).blocks).toHaveLength(2);
    expect(await own.within((scope) => oneJob(scope, writing.jobId))).toMatchObject({ state: 'running' });
    await write(own.within, writing, builtInWriter, never);
    const finished = await draft();
    expect(finished.jobId).toBe(null);
    expect(new Set(finished.blocks.map((block) => block.id)).size).toBe(finished.blocks.length);
    expect(await own.within((scope) => oneJob(scope, writing.jobId))).toMatchObject({ state: 'done' });
    await write(own.within, writing, builtInWriter, never);
    expect(await draft()).toEqual(finished);
  });

  it('stays as far as it is when it is cancelled', async () => {
    const writing = await begin();
    const cancelling = until(2, async () => {
      await own.within((scope) => cancelJob(scope, writing.jobId));
    });
    await write(own.within, writing, cancelling, never);
    expect(await draft()).toMatchObject({ jobId: null, blocks: [{}, {}] });
    expect(await own.within((scope) => oneJob(scope, writing.jobId))).toMatchObject({ state: 'cancelled' });
  });

  it('does not begin when it was cancelled before', async () => {
    const writing = await begin();
    await own.within((scope) => cancelJob(scope, writing.jobId));
    await write(own.within, writing, builtInWriter, never);
    expect(await draft()).toMatchObject({ jobId: null, blocks: [] });
  });

  it('fails with a sentence when the writer does, and gives the draft back', async () => {
    const writing = await begin();
    const broken = until(1, () => {
      throw new Error('a secret of the house');
    });
    await expect(write(own.within, writing, broken, never)).rejects.toThrow();
    expect(await draft()).toMatchObject({ jobId: null, blocks: [{}] });
    const job = await own.within((scope) => oneJob(scope, writing.jobId));
    expect(job).toMatchObject({ state: 'failed', error: 'The text could not be written. Try again' });
  });

  it('is written in sight of what its sister pages say in its language, live and in drafts', async () => {
    const at = await makeOrganization();
    const client = app.as(at.people.editor);
    await stateFacts(client, at);
    const [sister, draft, mine] = (await Promise.all(
      ['Live', 'Draft', 'Mine'].map((name) => makePage(client, at, { name, languages: ['en', 'de'] })),
    )) as [LandingPage, LandingPage, LandingPage];
    for (const language of ['en', 'de'] as const) {
      for (const { page, text } of [
        { page: sister, text: 'Live' },
        { page: draft, text: 'Draft' },
        { page: mine, text: 'Mine' },
      ])
        await saveText(client, page, language, ownText(language, `${text} in ${language}.`));
    }
    const live = await client.post(`/landing-pages/${sister.id}/publish`, { languages: [{ language: 'en' }] });
    expect(live.status, live.text).toBe(200);
    const input = generateInput.parse({
      styleguideId: at.styleguide.id,
      propertyId: at.property.id,
      landingPageId: mine.id,
      language: 'en',
    });
    const seen: string[] = [];
    const reader: Writer = {
      write(request, listener) {
        seen.push(...(request.beside ?? []).map((blocks) => pageSegments(blocks).at(-1)?.text ?? ''));
        return builtInWriter.write(request, listener);
      },
    };
    for (const landingPageId of [mine.id, null]) {
      const jobId = await at.within((scope) => beginJob(scope, 'content.generate', input));
      await write(at.within, { jobId, postId: null, input: { ...input, landingPageId } }, reader, never);
      expect(seen.splice(0).sort()).toEqual(['Draft in en.', 'Live in en.', ...(landingPageId ? [] : ['Mine in en.'])]);
    }
  });

  it('takes away what it no longer has, and nothing of a person’s', async () => {
    const old: Block[] = [
      { kind: 'rooms', id: 'old', locked: false, origin: 'composer', heading: 'Old', paragraphs: [] },
      { kind: 'rooms', id: 'ours', locked: false, origin: 'person', heading: 'Ours', paragraphs: [] },
      { kind: 'rooms', id: 'locked', locked: true, origin: 'composer', heading: 'Locked', paragraphs: [] },
    ];
    const post = postIn(page, 'en');
    await editor.put(`/landing-pages/${page.id}/posts/en`, { ...post, blocks: old });
    await write(own.within, await begin(), builtInWriter, never);
    const ids = (await draft()).blocks.map((block) => block.id);
    expect(ids).toEqual(expect.arrayContaining(['ours', 'locked', 'hero']));
    expect(ids).not.toContain('old');
  });
});
