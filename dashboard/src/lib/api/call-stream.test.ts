import { jobEndpoints } from '@foyer/contract/jobs';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { fakeApi, refusal } from '#testing/fake-api.ts';
import { stream } from './call.ts';

const id = '01930000-0000-7000-8000-000000000001';
const events = z.object({ step: z.string() });
const sent = (...chunks: string[]) => {
  const bytes = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(bytes.encode(chunk));
      controller.close();
    },
  });
  return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
};

test('events cut anywhere are put together, comments are left out', async () => {
  fakeApi().on(jobEndpoints.stream, () =>
    sent('data: {"step":', '"Reading"}\n\n: keep-alive\n\nevent: progress\r\ndata: {"st', 'ep":"Writing"}\r\n\r\n'),
  );
  const steps: string[] = [];
  for await (const event of stream(jobEndpoints.stream, { params: { id } }, events)) steps.push(event.step);
  expect(steps).toEqual(['Reading', 'Writing']);
});

test('a refusal is an ApiError', async () => {
  fakeApi().on(jobEndpoints.stream, () => refusal(404, { message: 'Job not found' }));
  const first = stream(jobEndpoints.stream, { params: { id } }, events).next();
  await expect(first).rejects.toMatchObject({ message: 'Job not found', status: 404 });
});
