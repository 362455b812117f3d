/**
 * Acts of the audit log as sentences begin: what somebody did, and to what. Names come from the detail of the entry;
 * an id stands where there is none.
 */
import type { AuditAction, AuditEntry } from '@foyer/contract/audit-log';

const acts: Readonly<Record<string, string>> = {
  'session.started': 'Signed in',
  'session.ended': 'Signed out',
  'organization.created': 'Created the organization',
  'organization.updated': 'Changed the organization',
  'organization.deleted': 'Deleted the organization',
  'role.created': 'Created a role',
  'role.updated': 'Changed a role',
  'role.deleted': 'Deleted a role',
  'user-role.granted': 'Gave a role',
  'user-role.removed': 'Took a role away',
  'invitation.created': 'Invited a person',
  'invitation.accepted': 'Accepted an invitation',
  'invitation.removed': 'Revoked an invitation',
  'workspace.created': 'Created a workspace',
  'workspace.updated': 'Changed a workspace',
  'workspace.deleted': 'Deleted a workspace',
  'property.created': 'Added a property',
  'property.updated': 'Changed a property',
  'property.deleted': 'Deleted a property',
  'property-fact.deleted': 'Deleted a fact',
  'property-language.deleted': 'Took a language from a property',
  'domain.created': 'Added a domain',
  'domain.updated': 'Changed a domain',
  'domain.deleted': 'Deleted a domain',
  'domain.verified': 'Verified a domain',
  'domain.unverified': 'Lost the proof of a domain',
  'writing-provider.set': 'Set the writing service',
  'writing-provider.removed': 'Removed the writing service',
  'channel.connected': 'Connected a WordPress',
  'channel.changed': 'Changed the connection to a WordPress',
  'channel.removed': 'Disconnected a WordPress',
  'channel.overwritten': 'Wrote over a change made in WordPress',
  'channel.adopted': 'Took over a change made in WordPress',
  'wordpress-import.started': 'Started an import from a WordPress',
  'wordpress-import.finished': 'Finished an import from a WordPress',
  'wordpress-import.cancelled': 'Stopped an import from a WordPress',
  'landing-page.after-event-chosen': 'Chose what becomes of a page after its event',
  'styleguide.deleted': 'Deleted a style guide',
  'site-settings.published': 'Published the look of a site',
  'media.deleted': 'Deleted a picture',
  'user.exported': 'Exported their own data',
  'posts.exported': 'Exported a list of posts',
  'events.exported': 'Exported a list of events',
};

/** What is published, as the end of a sentence. */
const things: Readonly<Record<string, string>> = {
  'landing-page': 'a page',
  'property-post': 'a property post',
  article: 'an article',
  page: 'a plain page',
  event: 'an event',
  venue: 'a venue',
};
const deeds: Readonly<Record<string, (thing: string) => string>> = {
  published: (thing) => `Published ${thing}`,
  unpublished: (thing) => `Took ${thing} off the site`,
  scheduled: (thing) => `Scheduled ${thing}`,
  unscheduled: (thing) => `Took ${thing} off the plan`,
  'publishing-failed': (thing) => `Failed to publish ${thing}`,
  'publishing-undone': (thing) => `Undid publishing ${thing}`,
  'claim-approved': (thing) => `Approved a claim of ${thing}`,
  archived: (thing) => `Archived ${thing}`,
  deleted: (thing) => `Deleted ${thing}`,
  'brought-back': (thing) => `Brought back ${thing}`,
};

export function actOf(action: AuditAction): string {
  const [thing = '', deed = ''] = action.split('.');
  return acts[action] ?? deeds[deed]?.(things[thing] ?? thing) ?? action;
}

/** What the details say, as 'name: value' in their order; ids and empty ones are left out. */
export function detailsOf({ detail }: Pick<AuditEntry, 'detail'>): string[] {
  return Object.entries(detail).flatMap(([name, value]) => {
    const text = textOf(value);
    return text === '' || /Id$/.test(name) ? [] : [`${spaced(name)}: ${text}`];
  });
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map(textOf).filter(Boolean).join(', ');
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'object' ? '' : String(value);
}

const spaced = (name: string) => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
