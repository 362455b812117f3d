/** Whatever the composer writes, by its type; a landing page when none is named. */
import type { ComposedPage, ContentType } from '@foyer/contract/content';
import { announcementSources, composeAnnouncement } from './compose-announcement.ts';
import { composeCaption } from './compose-caption.ts';
import { composePage } from './compose-page.ts';
import { composeArticle, composePropertyPost } from './compose-story.ts';
import type { ComposeRequest } from './workshop.ts';

const composers: Record<ContentType, (request: ComposeRequest) => ComposedPage> = {
  landing_page: composePage,
  property_post: composePropertyPost,
  article: composeArticle,
  event_description: composeAnnouncement,
  search: (request) => ({ ...composePage(request), blocks: [] }),
  caption: composeCaption,
};

/** Writes a text. */
export const composeText = (request: ComposeRequest): ComposedPage =>
  composers[request.contentType ?? 'landing_page'](request);

/** What a text of this type rests on: an event description on the event alone, a property post on no event. */
export function sourcesFor(request: ComposeRequest): ComposeRequest {
  if (request.contentType === 'event_description') return announcementSources(request);
  return request.contentType === 'property_post' ? { ...request, event: null } : request;
}
