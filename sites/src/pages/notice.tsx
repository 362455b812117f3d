import type { PublicEvent } from '@foyer/contract/public-parts';
import type { Words } from '#theme/words.ts';

/** What has become of an event that is not to be as planned, or is over. The page stays; this says so. */
export function Notice({ event, words }: { event: PublicEvent; words: Words }) {
  const { eventStatus } = event;
  if (eventStatus !== 'scheduled') return <p className="notice">{words.notices[eventStatus]}</p>;
  return event.over ? <p className="notice">{words.over}</p> : null;
}
