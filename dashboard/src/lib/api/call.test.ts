import { domainEndpoints } from '@foyer/contract/domains';
import { importEndpoints } from '@foyer/contract/imports';
import { endpoint } from '@foyer/contract/lib/endpoint';
import { propertyEndpoints } from '@foyer/contract/properties';
import { sessionEndpoints } from '@foyer/contract/session';
import { userEndpoints } from '@foyer/contract/users';
import { workspaceEndpoints } from '@foyer/contract/workspaces';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { fakeApi, refusal } from '#testing/fake-api.ts';
import { ApiError } from './api-error.ts';
import { call } from './call.ts';
import { clearCsrf } from './csrf.ts';

const id = '01930000-0000-7000-8000-000000000001';
const failure = (work: Promise<unknown>) =>
  work.then(
    () => expect.fail('should have failed'),
    (cause) => cause,
  );
const html = (status: number) =>
  new Response('<!doctype html><h1>Bad gateway</h1>', { status, headers: { 'content-type': 'text/html' } });
const save = () => call(userEndpoints.updateMe, { body: { name: 'Ines' } });

afterEach(() => vi.useRealTimers());

describe('what is sent', () => {
  test('credentials go along, parameters and query stand in the address', async () => {
    const fetched = vi.fn(async () => Response.json({ data: [], total: 0 }));
    vi.stubGlobal('fetch', fetched);
    await call(propertyEndpoints.list, { query: { workspaceId: id, search: '', take: 5 } });
    expect(fetched).toHaveBeenCalledWith(
      `http://api.test/properties?workspaceId=${id}&take=5`,
      expect.objectContaining({ method: 'GET', credentials: 'include' }),
    );
    await call(workspaceEndpoints.one, { params: { id: 'a/b' } });
    expect(fetched).toHaveBeenLastCalledWith('http://api.test/workspaces/a%2Fb', expect.anything());
  });

  test('reads carry no CSRF token, writes carry one that is fetched once', async () => {
    const api = fakeApi()
      .on(userEndpoints.me, () => Response.json({}))
      .on(userEndpoints.updateMe, () => Response.json({}));
    await call(userEndpoints.me);
    expect(api.asked(sessionEndpoints.csrf)).toHaveLength(0);
    await Promise.all([save(), save()]);
    await save();
    expect(api.asked(sessionEndpoints.csrf)).toHaveLength(1);
    expect(api.asked(userEndpoints.updateMe).map(({ headers }) => headers.get('x-csrf-token'))).toEqual(
      Array(3).fill('token-1'),
    );
  });
});

describe('CSRF token', () => {
  const issued = (minutes: number, token: string) =>
    Response.json({ csrfToken: token, expiresAt: new Date(Date.now() + minutes * 60_000).toISOString() });

  test('a token that ends within five minutes is fetched again', async () => {
    const api = fakeApi().on(userEndpoints.updateMe, () => Response.json({}));
    api.on(sessionEndpoints.csrf, () => issued(4, 'soon'));
    await save();
    api.on(sessionEndpoints.csrf, () => issued(6, 'later'));
    await save();
    await save();
    expect(api.asked(userEndpoints.updateMe).map(({ headers }) => headers.get('x-csrf-token'))).toEqual([
      'soon',
      'later',
      'later',
    ]);
  });

  test('a 403 that mentions CSRF fetches a new token and tries once more', async () => {
    let token = 0;
    const api = fakeApi().on(sessionEndpoints.csrf, () => issued(60, `token-${++token}`));
    api.on(userEndpoints.updateMe, ({ headers }) =>
      headers.get('x-csrf-token') === 'token-1'
        ? refusal(403, { message: 'Invalid CSRF token' })
        : Response.json({ name: 'Ines' }),
    );
    await expect(save()).resolves.toEqual({ name: 'Ines' });
    expect(api.asked(userEndpoints.updateMe)).toHaveLength(2);
  });

  test('a second refusal is the answer, and another 403 is not tried again', async () => {
    const api = fakeApi().on(userEndpoints.updateMe, () => refusal(403, { message: 'Invalid CSRF token' }));
    expect(await failure(save())).toMatchObject({ status: 403, message: 'Invalid CSRF token' });
    expect(api.asked(userEndpoints.updateMe)).toHaveLength(2);
    api.on(userEndpoints.updateMe, () => refusal(403, { message: 'You may not do this' }));
    await failure(save());
    expect(api.asked(userEndpoints.updateMe)).toHaveLength(3);
  });

  test('no token: the fixed sentences', async () => {
    const api = fakeApi().on(sessionEndpoints.csrf, () => refusal(500, {}));
    expect(await failure(save())).toMatchObject({ message: 'Failed to obtain CSRF token' });
    api.on(sessionEndpoints.csrf, () => Response.json({}));
    clearCsrf();
    expect(await failure(save())).toMatchObject({ message: 'No CSRF token received from server' });
  });
});

describe('a CSRF token that comes too late or never', () => {
  const write = () => call(workspaceEndpoints.remove, { params: { id } });

  test('one asked for before the session changed is not used after it', async () => {
    const api = fakeApi().on(userEndpoints.updateMe, () => Response.json({}));
    let answerLate: (answer: Response) => void = () => {};
    api.on(sessionEndpoints.csrf, () => new Promise<Response>((resolve) => (answerLate = resolve)));
    const early = save();
    await vi.waitFor(() => expect(api.asked(sessionEndpoints.csrf)).toHaveLength(1));
    clearCsrf();
    const expiresAt = new Date(Date.now() + 3_600_000).toISOString();
    api.on(sessionEndpoints.csrf, () => ({ csrfToken: 'new', expiresAt }));
    await save();
    answerLate(Response.json({ csrfToken: 'old', expiresAt }));
    await early;
    await save();
    expect(api.asked(userEndpoints.updateMe).map(({ headers }) => headers.get('x-csrf-token'))).toEqual([
      'new',
      'old',
      'new',
    ]);
  });

  test('two writes refused together fetch one new token', async () => {
    let token = 0;
    const api = fakeApi().on(sessionEndpoints.csrf, () => ({
      csrfToken: `token-${++token}`,
      expiresAt: new Date(Date.now() + 3_600_000).toISOString(),
    }));
    api.on(userEndpoints.updateMe, ({ headers }) =>
      headers.get('x-csrf-token') === 'token-1' ? refusal(403, { message: 'Invalid CSRF token' }) : Response.json({}),
    );
    await Promise.all([save(), save(), save()]);
    expect(token).toBe(2);
  });

  test('a token that does not come within 10 s cannot be obtained', async () => {
    vi.useFakeTimers();
    const api = fakeApi().on(sessionEndpoints.csrf, () => new Promise<Response>(() => {}));
    const outcome = failure(save());
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await outcome).toMatchObject({ message: 'Failed to obtain CSRF token' });
    expect(api.asked(userEndpoints.updateMe)).toHaveLength(0);
  });

  test('the wait for it ends with the abort of the caller, and counts for the 10 s of a workspace request', async () => {
    vi.useFakeTimers();
    fakeApi().on(sessionEndpoints.csrf, () => new Promise<Response>(() => {}));
    const controller = new AbortController();
    const given = failure(call(userEndpoints.updateMe, { body: { name: 'Ines' }, signal: controller.signal }));
    controller.abort();
    expect(await given).toMatchObject({ name: 'AbortError' });
    clearCsrf();
    const timed = failure(write());
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await timed).toMatchObject({ message: 'Request timed out' });
  });
});

describe('errors', () => {
  test.each([
    [{ message: 'Name is taken', error: 'Conflict' }, 'Name is taken'],
    [{ message: '', error: 'Conflict' }, 'Conflict'],
    [{}, 'An error occurred'],
  ])('the words come from %j', async (body, message) => {
    fakeApi().on(userEndpoints.me, () => refusal(409, body));
    expect(await failure(call(userEndpoints.me))).toMatchObject({ message, status: 409, network: false });
  });

  test.each([
    [500, 'Server error occurred. Please try again later.'],
    [502, 'Service temporarily unavailable. Please try again later.'],
    [503, 'Service temporarily unavailable. Please try again later.'],
    [504, 'Service temporarily unavailable. Please try again later.'],
    [418, 'Server returned an error (418). Please try again.'],
  ])('a page of HTML with %i', async (status, message) => {
    fakeApi().on(userEndpoints.me, () => html(status));
    expect(await failure(call(userEndpoints.me))).toMatchObject({ message, status });
  });

  test('no response', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    expect(await failure(call(userEndpoints.me))).toMatchObject({
      message: 'Network error - please check your connection',
      network: true,
      status: 0,
    });
  });

  test.each([
    ['a page', html(200)],
    ['nothing', new Response('', { status: 200 })],
  ])('%s where an answer should be', async (_, response) => {
    fakeApi().on(userEndpoints.me, () => response);
    expect(await failure(call(userEndpoints.me))).toMatchObject({
      message: 'Server returned an error (200). Please try again.',
      status: 200,
    });
  });

  test('validation errors belong to a 422 alone', async () => {
    const validationErrors = [{ field: 'name', message: 'Name is required' }];
    fakeApi().on(userEndpoints.updateMe, () => refusal(409, { message: 'Name is taken', validationErrors }));
    expect(await failure(save())).toMatchObject({ validationErrors: [], network: false });
  });

  test('validation errors, code and request id of a 422', async () => {
    const validationErrors = [{ field: 'name', message: 'Name is required' }];
    fakeApi().on(userEndpoints.updateMe, () =>
      refusal(422, { message: 'Name is required', code: 'invalid', requestId: 'r-7f3a', validationErrors }),
    );
    const error = await failure(save());
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ code: 'invalid', requestId: 'r-7f3a', validationErrors });
  });
});

describe('time and abort', () => {
  test.each([
    ['a workspace request', () => call(workspaceEndpoints.mine, {})],
    ['a property request', () => call(propertyEndpoints.one, { params: { id } })],
  ])('%s gives up after 10 s', async (_, ask) => {
    vi.useFakeTimers();
    const never = () => new Promise<Response>(() => {});
    fakeApi().on(workspaceEndpoints.mine, never).on(propertyEndpoints.one, never);
    const outcome = failure(ask());
    await vi.advanceTimersByTimeAsync(9_999);
    await expect(Promise.race([outcome, Promise.resolve('waiting')])).resolves.toBe('waiting');
    await vi.advanceTimersByTimeAsync(1);
    expect(await outcome).toMatchObject({ message: 'Request timed out', code: 'timeout' });
  });

  test('the caller’s abort is passed on as it is', async () => {
    fakeApi().on(domainEndpoints.mine, () => new Promise<Response>(() => {}));
    const controller = new AbortController();
    const outcome = failure(call(domainEndpoints.mine, { signal: controller.signal }));
    controller.abort();
    expect(await outcome).toMatchObject({ name: 'AbortError' });
  });
});

test('a plain list is taken as a list with its length', async () => {
  const rows = [{ id, name: 'halden', tld: 'example' }];
  fakeApi().on(domainEndpoints.mine, () => Response.json(rows));
  await expect(call(domainEndpoints.mine, {})).resolves.toEqual({ data: rows, total: 1 });
});

const mediaFormEndpoint = endpoint({
  method: 'POST',
  path: '/things',
  summary: 'A form that may stand whole in one field',
  access: { signedIn: true },
  form: { files: { mainImage: { maxBytes: 10 } }, whole: 'thing' },
  body: z.object({ title: z.string(), tags: z.array(z.string()) }),
  responses: { 200: z.object({}) },
});

test('files travel as a form: whole in one field where the contract names it, else field by field', async () => {
  const picture = new File(['x'], 'a.png', { type: 'image/png' });
  const api = fakeApi().on(importEndpoints.start, () => ({ id, jobId: id }));
  api.on(mediaFormEndpoint, () => ({}));
  await call(importEndpoints.start, { body: { workspaceId: id, dryRun: true }, files: { file: picture } });
  const [asked] = api.asked(importEndpoints.start);
  expect(asked?.files.file?.name).toBe('a.png');
  expect(asked?.body).toEqual({ workspaceId: id, dryRun: 'true' });
  expect(asked?.headers.get('content-type')).toBeNull();

  await call(mediaFormEndpoint, { body: { title: 'A', tags: ['b'] }, files: { mainImage: picture } });
  const [form] = api.asked(mediaFormEndpoint);
  expect([form?.body, Object.keys(form?.files ?? {})]).toEqual([{ title: 'A', tags: ['b'] }, ['mainImage']]);

  await call(mediaFormEndpoint, { body: { title: 'A', tags: [] }, files: { mainImage: undefined } });
  expect(api.asked(mediaFormEndpoint)[1]?.headers.get('content-type')).toBe('application/json');
});
