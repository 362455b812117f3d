import { z } from 'zod';
import { endpoint } from './lib/endpoint.ts';
import { id } from './lists.ts';

/** The signed-in person; `name` is the given name (spec 3). */
export const currentUser = z.object({
  id,
  sub: z.string(),
  name: z.string(),
  familyname: z.string(),
  email: z.string(),
  picture: z.string().nullable(),
  isOperator: z.boolean(),
});
export type CurrentUser = z.infer<typeof currentUser>;

export const currentUserInput = z.object({
  name: z.string().trim().min(1, 'Name is required').max(120, 'Name can have at most 120 characters'),
  familyname: z.string().trim().max(120, 'Family name can have at most 120 characters').default(''),
});
export type CurrentUserInput = z.infer<typeof currentUserInput>;

export const userEndpoints = {
  me: endpoint({
    method: 'GET',
    path: '/users/me',
    summary: 'The signed-in person',
    access: { signedIn: true },
    responses: { 200: currentUser },
  }),
  updateMe: endpoint({
    method: 'PUT',
    path: '/users/me',
    summary: 'Change own name',
    access: { signedIn: true },
    body: currentUserInput,
    responses: { 200: currentUser },
  }),
} as const;
