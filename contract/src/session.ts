import { z } from 'zod';
import { endpoint } from './lib/endpoint.ts';
import { instant, noContent } from './lists.ts';

export const csrfToken = z.object({ csrfToken: z.string(), expiresAt: instant });
export const sessionInput = z.object({
  token: z.string().min(1, 'Sign-in token is required').max(16_384),
  /** The token of an invitation's link: lets in a person who holds no role yet. */
  invitation: z.string().max(200).optional(),
});
export const sessionAnswer = z.object({ userId: z.uuid(), expiresAt: instant });

export const sessionEndpoints = {
  csrf: endpoint({
    method: 'GET',
    path: '/csrf/token',
    summary: 'A token for the x-csrf-token header of every write, good for one hour',
    access: { public: true },
    responses: { 200: csrfToken },
  }),
  start: endpoint({
    method: 'POST',
    path: '/auth/session',
    summary: "Start a session with the identity provider's access token",
    access: { public: true },
    body: sessionInput,
    responses: { 200: sessionAnswer },
  }),
  end: endpoint({
    method: 'POST',
    path: '/auth/logout',
    summary: 'End the session',
    access: { public: true },
    responses: { 204: noContent },
  }),
} as const;
