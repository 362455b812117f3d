import { z } from 'zod';
import { endpoint } from './lib/endpoint.ts';
import { id, idParams, instant, listOf, noContent } from './lists.ts';
import { userRole } from './user-roles.ts';

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

/** A browser this person is signed in with; `current` is the one that asks. */
export const userSession = z.object({
  id,
  userAgent: z.string(),
  createdAt: instant,
  lastSeenAt: instant,
  current: z.boolean(),
});
export type UserSession = z.infer<typeof userSession>;

/** All that is stored about a person, for that person. */
export const userExport = z.object({
  exportedAt: instant,
  user: currentUser,
  roles: z.array(userRole),
  sessions: z.array(userSession),
  /** What the person did in the organisations they belong to, oldest first. */
  acts: z.array(
    z.object({
      at: instant,
      organisationId: id,
      action: z.string(),
      targetKind: z.string(),
      targetId: z.string(),
      detail: z.record(z.string(), z.unknown()),
    }),
  ),
});
export type UserExport = z.infer<typeof userExport>;

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
  sessions: endpoint({
    method: 'GET',
    path: '/users/me/sessions',
    summary: 'Where I am signed in, the latest seen first',
    access: { signedIn: true },
    responses: { 200: listOf(userSession) },
  }),
  endSession: endpoint({
    method: 'DELETE',
    path: '/users/me/sessions/:id',
    summary: 'Sign out in one place',
    access: { signedIn: true },
    params: idParams,
    responses: { 204: noContent },
  }),
  endOtherSessions: endpoint({
    method: 'DELETE',
    path: '/users/me/sessions',
    summary: 'Sign out everywhere but here',
    access: { signedIn: true },
    responses: { 204: noContent },
  }),
  exportMe: endpoint({
    method: 'GET',
    path: '/users/me/export',
    summary: 'All that is stored about me',
    access: { signedIn: true },
    responses: { 200: userExport },
  }),
} as const;
