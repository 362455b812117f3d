import type { Styleguide, StyleguideVersion } from '@foyer/contract/styleguides';
import type { DecidedProposal, PastTraining, TrainingStatus } from '@foyer/contract/training';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { makeOrganization, type TestOrganization } from '../../../testing/factories.ts';
import { makePage, ownText, saveText, stateFacts } from '../../../testing/pages.ts';
import { standingCases } from '../../../testing/standing-cases.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import type { TestClient } from '../../../testing/test-client.ts';
import { duProposal } from '../../../testing/training.ts';

type List<T> = { data: T[]; total: number };

let app: TestApp;
let own: TestOrganization;
let foreign: TestOrganization;
let editor: TestClient;

beforeAll(async () => {
  app = await createTestApp({ jobs: true });
  own = await makeOrganization();
  foreign = await makeOrganization('Atlantic House');
  editor = app.as(own.people.editor);
});
afterAll(() => app.close());

const at = (rest = '', id = own.styleguide.id) => `/content/train/${id}${rest}`;
const statusAt = (id = own.styleguide.id) => `/content/train/status/${id}`;
const statusOf = async (id?: string) => (await editor.get<TrainingStatus>(statusAt(id))).body;
const proposalsOf = async (id?: string) => (await editor.get<List<DecidedProposal>>(at('/proposals', id))).body.data;
const guideOf = async (id = own.styleguide.id) => (await editor.get<Styleguide>(`/styleguides/${id}`)).body;

/** Starts a training and waits until it has ended. */
async function trained(body?: object, id?: string): Promise<TrainingStatus> {
  const { status } = await editor.post<TrainingStatus>(at('', id), body);
  expect(status).toBe(202);
  return vi.waitFor(
    async () => {
      const now = await statusOf(id);
      expect(['queued', 'running']).not.toContain(now.status);
      return now;
    },
    { timeout: 15_000, interval: 100 },
  );
}

const casual = [
  'Komm einfach vorbei und bring deine Badehose mit. Du brauchst sonst nichts, wir haben den Rest für dich.',
  'Dein Zimmer hat ein Fenster zum See. Schnapp dir ein Rad und fahr mit deinen Kindern zum Hafen, dann gibt es Eis.',
  'Wenn du spät kommst, liegt dein Schlüssel im Kasten. Nimm dir ein Bier aus dem Kühlschrank und setz dich raus.',
].map((text, index) => ({ title: `Brief ${index + 1}`, language: 'de', text }));

standingCases(
  [
    {
      name: 'POST /content/train/:id',
      call: (client) => client.post(at(), {}),
      missing: (client) => client.post(at('', uuidv7()), {}),
      bad: (client) => client.post(at(), { texts: [{ language: 'it', text: '' }, { language: 'de' }] }),
      forbidden: 'viewer',
    },
    {
      name: 'GET /content/train/status/:id',
      call: (client) => client.get(statusAt()),
      missing: (client) => client.get(statusAt(uuidv7())),
      bad: (client) => client.get(statusAt('17')),
    },
    {
      name: 'POST /content/train/:id/cancel',
      call: (client) => client.post(at('/cancel')),
      missing: (client) => client.post(at('/cancel', uuidv7())),
      bad: (client) => client.post(at('/cancel', '17')),
      forbidden: 'viewer',
    },
    {
      name: 'GET /content/train/:id/history',
      call: (client) => client.get(at('/history')),
      missing: (client) => client.get(at('/history', uuidv7())),
      bad: (client) => client.get(at('/history?take=1000')),
    },
    {
      name: 'GET /content/train/:id/proposals',
      call: (client) => client.get(at('/proposals')),
      missing: (client) => client.get(at('/proposals', uuidv7())),
      bad: (client) => client.get(at('/proposals', '17')),
    },
    {
      name: 'POST /content/train/:id/decisions',
      call: (client) => client.post(at('/decisions'), { key: duProposal.key, decision: 'accepted' }),
      missing: (client) => client.post(at('/decisions', uuidv7()), { key: duProposal.key, decision: 'accepted' }),
      bad: (client) => client.post(at('/decisions'), { key: '', decision: 'perhaps' }),
      forbidden: 'viewer',
    },
  ],
  () => ({
    nobody: app.anonymous,
    stranger: app.as(foreign.people.owner),
    owner: app.as(own.people.owner),
    roles: { viewer: app.as(own.people.viewer), editor, manager: app.as(own.people.manager) },
  }),
);

describe('a training', () => {
  it('is idle before the first, and fails with a reason where there is nothing to learn from', async () => {
    const { id } = (await editor.post<Styleguide>('/styleguides', { name: 'Lodges', organisationId: own.id })).body;
    expect(await statusOf(id)).toMatchObject({ status: 'idle', progress: 0, startedAt: null, texts: 0 });
    const failed = await trained(undefined, id);
    expect(failed).toMatchObject({ status: 'failed', error: expect.stringContaining('nothing to learn from') });
    expect((await editor.get<List<PastTraining>>(at('/history', id))).body.data).toMatchObject([
      { state: 'failed', startedBy: own.people.editor.name, proposals: 0 },
    ]);
  });

  it('runs one at a time and ends when it is cancelled', async () => {
    const waiting = await createTraining();
    const second = await editor.post<{ code: string }>(at(), {});
    expect([second.status, second.body.code]).toEqual([409, 'already-training']);
    expect(waiting.status).toBe('queued');
    const stopped = await editor.post<TrainingStatus>(at('/cancel'));
    expect([stopped.status, stopped.body.status]).toEqual([200, 'idle']);
    expect((await trained({ texts: casual })).status).toBe('ready');
  });

  it('proposes what pasted texts show, and a person makes it a version of the guide', async () => {
    const guide = await guideOf();
    const status = await trained({ texts: casual });
    expect(status).toMatchObject({ status: 'ready', progress: 1, texts: 3 });
    expect(status.steps[0]?.name).toBe('Read 3 pasted texts');
    const address = (await proposalsOf()).find(({ key }) => key === 'address:de');
    expect(address?.change).toEqual({ kind: 'address', language: 'de', was: null, now: 'informal' });
    expect(address?.evidence.some(({ sentence }) => casual.some(({ text }) => text.includes(sentence)))).toBe(true);
    expect((await guideOf()).version).toBe(guide.version);

    const decide = (decision: string) => editor.post<never>(at('/decisions'), { key: 'address:de', decision });
    const accepted = await decide('accepted');
    expect(accepted.status).toBe(200);
    expect(accepted.body).toMatchObject({
      proposal: { decision: 'accepted', decidedBy: own.people.editor.name },
      styleguide: { version: guide.version + 1, content: { languageOverrides: { de: { address: 'informal' } } } },
    });
    expect((await decide('accepted')).status).toBe(409);
    const versions = await editor.get<List<StyleguideVersion>>(`/styleguides/${own.styleguide.id}/versions`);
    expect(versions.body.data[0]).toMatchObject({ accepted: 'address:de', savedBy: own.people.editor.name });
    expect((await statusOf()).status).toBe('ready');
    expect((await editor.get<List<PastTraining>>(at('/history'))).body.data[0]).toMatchObject({ accepted: 1 });
  });

  it('answers 404 for a proposal nobody made', async () => {
    expect((await editor.post(at('/decisions'), { key: 'address:fr', decision: 'accepted' })).status).toBe(404);
  });

  it('is stale once a page goes live or somebody saves the guide, and reads both the next time', async () => {
    const owner = app.as(own.people.owner);
    await stateFacts(owner, own);
    const page = await makePage(owner, own);
    await saveText(owner, page, 'en', ownText('en'));
    expect((await owner.post(`/landing-pages/${page.id}/publish`, { languages: [{ language: 'en' }] })).status).toBe(
      200,
    );
    expect(await statusOf()).toMatchObject({ status: 'stale', changed: { livePages: 1, guide: false } });
    const { name, content, styleguideTypeId } = await guideOf();
    const tone = { ...content.tone, formality: 3 };
    await editor.put(`/styleguides/${own.styleguide.id}`, { name, styleguideTypeId, content: { ...content, tone } });
    expect(await statusOf()).toMatchObject({ status: 'stale', changed: { livePages: 1, guide: true } });
    expect(await trained({ texts: casual.slice(0, 1) })).toMatchObject({ status: 'ready', texts: 2 });
    expect((await trained({ texts: casual.slice(0, 1), livePages: false })).texts).toBe(1);
  });
});

/** One that waits: no worker takes it up within the same moment. */
async function createTraining(): Promise<TrainingStatus> {
  const { status, body } = await editor.post<TrainingStatus>(at(), { texts: casual });
  expect(status).toBe(202);
  return body;
}
