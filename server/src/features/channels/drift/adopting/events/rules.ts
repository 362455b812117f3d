/**
 * Taking over what somebody changed of an event in WordPress. An event has no draft: its title, text and ticket link are
 * changed as they are where it is planned, in that language, and what stands there counts as ours from then on. Its
 * times, its place and its pictures belong to all languages and are changed here alone.
 */
import { type Event, eventInput } from '@foyer/contract/events';
import type { Language } from '@foyer/contract/languages';
import { invalid, notFound } from '#lib/refusal.ts';
import type { TenantScope } from '#lib/scope.ts';
import { inputOf, translationsOf, updateEvent } from '../../../../events/rules.ts';
import { sendDelivery } from '../../../outbox/rules.ts';
import { retry } from '../../../standing/store.ts';
import { changedFields } from '../../comparing/rules.ts';
import { readLine, readPost } from '../../reading/rules.ts';
import type { Drifted, TextThere } from '../../store.ts';
import { foreign, formed, hold, notKept, record } from '../rules.ts';

type Words = { title?: string; description?: string; ticketUrl?: string | null };
type Adoption = { words: Words; obstacles: string[] };

/** Changes the event. Answers its version. Throws 404, 409 where it has changed since, 422 with what is in the way. */
export async function adoptEvent(
  scope: TenantScope,
  eventId: string,
  language: Language,
  seen: string,
): Promise<number> {
  const event = (await translationsOf(scope, eventId)).find((one) => one.language === language);
  if (!event) throw notFound('Event');
  const thing = { id: event.translation_group, language };
  const drifted = await hold(scope, thing.id, language, seen);
  const { words, obstacles } = adoptionOfEvent(drifted, event);
  if (obstacles.length > 0) throw invalid(obstacles.map((message) => ({ field: 'text', message })));
  const after = await updateEvent(scope, event.eventId, { ...inputOf(event), ...words });
  // What stands there is ours now, so that bringing ours goes over nothing.
  await retry(scope, drifted.row.channelId, thing, true);
  await sendDelivery(scope, drifted.row.domainId);
  await record(scope, thing.id, { language, version: after.version }, 'event');
  return after.version;
}

/** What of the event would change, and everything that is in the way. */
export function adoptionOfEvent({ brought, found }: Drifted, event: Event): Adoption {
  if (!brought || !found) return { words: {}, obstacles: [notKept({ brought, found })] };
  const changed = changedFields(brought, found);
  const words: Words = {};
  const obstacles = formed(found);
  if (changed.includes('title')) words.title = readLine(found.title) ?? found.title;
  if (brought.content !== found.content) {
    const text = plainText(found);
    words.description = text.description;
    obstacles.push(...text.obstacles);
  }
  if (changed.includes('meta.ticket_url')) words.ticketUrl = String(found.meta.ticket_url ?? '').trim() || null;
  const left = changed.filter((key) => !['title', 'status', 'meta.ticket_url'].includes(key));
  const refused = eventInput.safeParse({ ...inputOf(event), ...words }).error?.issues ?? [];
  return { words, obstacles: [...obstacles, ...foreign(left, found), ...refused.map(({ message }) => message)] };
}

/** The text of an event is paragraphs and nothing else. */
function plainText({ content }: TextThere): { description: string; obstacles: string[] } {
  const { pieces, strange } = readPost(content);
  const paragraphs = pieces.flatMap((piece) =>
    piece.kind === 'text' && piece.text.marks.length === 0 ? [piece.text.text] : [],
  );
  const obstacles = strange.map((what) => `There is ${what}, which the text of an event cannot hold`);
  if (paragraphs.length < pieces.length)
    obstacles.push('The text has more than plain paragraphs. Make it plain there, or write over it');
  return { description: paragraphs.join('\n\n'), obstacles };
}
