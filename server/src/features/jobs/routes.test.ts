import type { Job } from '@foyer/contract/jobs';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { notAllowed } from '../../lib/refusal.ts';
import { eventsOf, follow } from '../../testing/event-streams.ts';
import { makeOrganization, makePerson, type TestOrganization } from '../../testing/factories.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { beginJob, endJob, followJob, startJob, tellJob } from './rules.ts';

let app: TestApp;
let own: TestOrganization;
let foreign: TestOrganization;

beforeAll(async () => {
  app = await createTestApp();
  own = await makeOrganization();
  foreign = await makeOrganization('Atlantic House');
});
afterAll(() => app.close());

const begin = () =>
  own.within((scope) =>
    beginJob({ ...scope, workspaceId: own.workspace.id, propertyId: own.property.id }, 'content.generate', {}),
  );

describe('jobs', () => {
  it('are seen by those who may, and by nobody else', async () => {
    const id = await begin();
    const calls = ['', '/stream'].map((end) => `/jobs/${id}${end}`);
    for (const path of calls) {
      expect((await app.anonymous.get(path)).status).toBe(401);
      expect((await app.as(foreign.people.owner).get(path)).status).toBe(404);
    }
    expect((await app.anonymous.post(`/jobs/${id}/cancel`)).status).toBe(401);
    expect((await app.as(foreign.people.owner).post(`/jobs/${id}/cancel`)).status).toBe(404);
    expect((await app.as(own.people.viewer).post(`/jobs/${id}/cancel`)).status).toBe(403);
    expect((await app.as(own.people.viewer).get('/jobs/none')).status).toBe(422);
    expect((await app.as(own.people.viewer).get<Job>(`/jobs/${id}`)).body).toMatchObject({
      id,
      kind: 'content.generate',
      state: 'queued',
      progress: 0,
      error: null,
    });
  });

  it('stream from the beginning to the end', async () => {
    const id = await begin();
    await own.within((scope) => startJob(scope, id));
    await own.within((scope) => tellJob(scope, id, { progress: 0.5, step: 'Writing', events: [{ n: 1 }, { n: 2 }] }));
    const events: unknown[] = [];
    const following = follow(app, own.people.viewer, `/jobs/${id}/stream`, (event) => events.push(event));
    await expect.poll(() => events.length).toBe(2);
    await own.within((scope) => tellJob(scope, id, { events: [{ n: 3 }] }));
    await expect.poll(() => events.length).toBe(3);
    await own.within((scope) => endJob(scope, id, { state: 'done', events: [{ n: 4 }] }));
    await following;
    expect(events).toEqual([{ n: 1 }, { n: 2 }, { n: 3 }, { n: 4 }]);
    const late = await app.as(own.people.viewer).get(`/jobs/${id}/stream`);
    expect(late.headers['content-type']).toContain('text/event-stream');
    expect(eventsOf(late.text)).toEqual(events);
    expect((await app.as(own.people.viewer).get<Job>(`/jobs/${id}`)).body).toMatchObject({
      state: 'done',
      progress: 1,
    });
  });

  it('hear nothing more once cancelled', async () => {
    const id = await begin();
    await own.within((scope) => startJob(scope, id));
    const editor = app.as(own.people.editor);
    expect((await editor.post<Job>(`/jobs/${id}/cancel`)).body.state).toBe('cancelled');
    expect((await editor.post<Job>(`/jobs/${id}/cancel`)).body.state).toBe('cancelled');
    expect(await own.within((scope) => tellJob(scope, id, { events: [{ n: 1 }] }))).toBe(false);
    expect(await own.within((scope) => startJob(scope, id))).toBe(false);
    expect(await own.within((scope) => endJob(scope, id, { state: 'done', events: [] }))).toBe(false);
    expect(eventsOf((await editor.get(`/jobs/${id}/stream`)).text)).toEqual([{ type: 'cancelled' }]);
  });

  it('stop being told to somebody whose role was taken away while they follow', async () => {
    const id = await begin();
    await own.within((scope) => startJob(scope, id));
    const guest = await makePerson({ bindings: [{ role: 'viewer', organisationId: own.id }] });
    const heard: unknown[] = [];
    const following = follow(app, guest, `/jobs/${id}/stream`, (event) => heard.push(event));
    await own.within((scope) => tellJob(scope, id, { events: [{ n: 1 }] }));
    await expect.poll(() => heard.length).toBe(1);
    const taken = await app.as(own.people.owner).delete(`/user-roles/user/${guest.userId}/role/viewer`);
    expect(taken.status).toBe(204);
    await own.within((scope) => tellJob(scope, id, { events: [{ n: 2 }] }));
    await following;
    expect(heard).toEqual([{ n: 1 }]);
    await own.within((scope) => endJob(scope, id, { state: 'done', events: [] }));
  });

  it('are asked for anew at each beat, so that a quiet stream ends too', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const answers = [
        { state: 'running', events: [] },
        { state: 'running', events: [] },
      ];
      const open = async () => {
        const answer = answers.shift();
        if (!answer) throw notAllowed();
        return answer;
      };
      const told = followJob(open as never, 'quiet', new AbortController().signal);
      expect((await told.next()).value).toEqual([]);
      const second = told.next();
      await vi.advanceTimersByTimeAsync(15_000);
      expect((await second).value).toEqual([]);
      const third = told.next().catch((problem: Error) => problem.message);
      await vi.advanceTimersByTimeAsync(15_000);
      expect(await third).toBe('Your role does not allow this');
    } finally {
      vi.useRealTimers();
    }
  });
});
