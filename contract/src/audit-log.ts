import { z } from 'zod';
import { endpoint } from './lib/endpoint.ts';
import { day, id, instant, listOf, paging } from './lists.ts';

/** What is published, and what is done with it. */
const publishedThings = ['landing-page', 'property-post', 'article', 'page', 'event', 'venue'] as const;
const publishingActs = [
  'published',
  'unpublished',
  'scheduled',
  'unscheduled',
  'publishing-failed',
  'publishing-undone',
  'claim-approved',
  'archived',
  'deleted',
  'brought-back',
] as const;

/** Every act that is written down, as `thing.verb`. */
export const auditActions = [
  'session.started',
  'session.ended',
  'organization.created',
  'organization.updated',
  'organization.deleted',
  'role.created',
  'role.updated',
  'role.deleted',
  'user-role.granted',
  'user-role.removed',
  'invitation.created',
  'invitation.accepted',
  'invitation.removed',
  'writing-provider.set',
  'writing-provider.removed',
  'workspace.created',
  'workspace.updated',
  'workspace.deleted',
  'property.created',
  'property.updated',
  'property.deleted',
  'property-fact.deleted',
  'property-language.deleted',
  'domain.created',
  'domain.updated',
  'domain.deleted',
  'domain.verified',
  'domain.unverified',
  'channel.connected',
  'channel.changed',
  'channel.removed',
  'channel.overwritten',
  'channel.adopted',
  'wordpress-import.started',
  'wordpress-import.finished',
  'wordpress-import.cancelled',
  'landing-page.after-event-chosen',
  'styleguide.deleted',
  'site-settings.published',
  'media.deleted',
  'user.exported',
  'posts.exported',
  'events.exported',
  ...publishedThings.flatMap((thing) => publishingActs.map((act) => `${thing}.${act}` as const)),
] as const;
export const auditAction = z.enum(auditActions);
export type AuditAction = z.infer<typeof auditAction>;

export const auditEntry = z.object({
  id,
  at: instant,
  /** Null for what the system did by itself. */
  actorId: id.nullable(),
  actorName: z.string(),
  action: auditAction,
  targetKind: z.string(),
  targetId: z.string(),
  /** Null for what concerns the organisation as a whole. */
  workspaceId: id.nullable(),
  detail: z.record(z.string(), z.unknown()),
});
export type AuditEntry = z.infer<typeof auditEntry>;

export const auditLogEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/audit-log',
    summary: 'What was done, by whom and when, newest first',
    access: {
      permission: 'audit:read',
      at: [
        { kind: 'workspace', from: 'query.workspaceId' },
        { kind: 'organization', from: 'query.organisationId' },
        'reach',
      ],
    },
    query: paging.extend({
      organisationId: id.optional(),
      workspaceId: id.optional(),
      action: auditAction.optional(),
      actorId: id.optional(),
      /** What was done with one thing. */
      targetId: id.optional(),
      /** From this instant, or from the beginning of this day in UTC. */
      from: z.union([instant, day]).optional(),
      /** Before this instant, or until the end of this day in UTC. */
      to: z.union([instant, day]).optional(),
    }),
    responses: { 200: listOf(auditEntry) },
  }),
} as const;
