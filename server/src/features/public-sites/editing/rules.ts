/**
 * A site as its settings are being edited, for whoever holds a pass for its domain: every live page of it in the look
 * that is not published yet. Guests never see it, and nothing of it is kept.
 */
import { readPass } from '#lib/passes.ts';
import { readSettings } from '../../site-settings/reading/rules.ts';
import { siteWith } from '../directory/rules.ts';
import type { Visit } from '../visiting/rules.ts';

/** The visit as it would be with everything published that is being edited; undefined when the pass is for another. */
export async function visitAsEdited(visited: Visit, token: string): Promise<Visit | undefined> {
  const { scope, domain, live } = visited;
  if (readPass('look', token) !== domain.id) return undefined;
  const read = await readSettings(scope, domain.id);
  const settings = { ...read, published: read.drafts };
  const site = await siteWith(scope, domain, live, settings);
  return { ...visited, settings, site: { ...site, editing: true } };
}
