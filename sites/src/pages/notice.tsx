import type { PublicEventPage, PublicLandingPage } from '@foyer/contract/public-pages';
import { sitePath } from '#theme/links.ts';
import { words } from '#theme/words.ts';
import { listPath } from './names.ts';

/**
 * What has become of the event of a page that is not to be as planned, or is over. The page stays; this says so, and of
 * what is over where the next ones are: it promises none.
 */
export function Notice({ page }: { page: PublicEventPage | PublicLandingPage }) {
  const { event, language } = page;
  const said = words[language];
  if (!event) return null;
  if (event.eventStatus !== 'scheduled') return <p className="notice">{said.notices[event.eventStatus]}</p>;
  if (!event.over) return null;
  return (
    <p className="notice">
      {said.over} <a href={sitePath(listPath(page, 'events'))}>{said.onNext}</a>
    </p>
  );
}
