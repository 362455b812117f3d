import { z } from 'zod';
import { endpoint } from './lib/endpoint.ts';
import { id, idParams, instant } from './lists.ts';

/** Work that waits. `progress` runs from 0 to 1. */
export const job = z.object({
  id,
  kind: z.string(),
  state: z.enum(['queued', 'running', 'done', 'failed', 'cancelled']),
  progress: z.number(),
  step: z.string(),
  error: z.string().nullable(),
  createdAt: instant,
  updatedAt: instant,
});
export type Job = z.infer<typeof job>;

const ownJob = { permission: 'content:read', at: [{ kind: 'job', from: 'params.id' }] } as const;

export const jobEndpoints = {
  one: endpoint({
    method: 'GET',
    path: '/jobs/:id',
    summary: 'How far a job is',
    access: ownJob,
    params: idParams,
    responses: { 200: job },
  }),
  stream: endpoint({
    method: 'GET',
    path: '/jobs/:id/stream',
    summary: 'What a job does, as an event stream from its beginning',
    access: ownJob,
    params: idParams,
    streams: true,
    responses: { 200: z.unknown() },
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/jobs/:id/cancel',
    summary: 'Stop a job and keep what is there',
    access: { permission: 'ai:generate', at: [{ kind: 'job', from: 'params.id' }] },
    params: idParams,
    responses: { 200: job },
  }),
} as const;
