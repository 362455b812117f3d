/** The page of an event itself: when and where, how to get in, where to stay and what else is on. */
import type { PublicEventPage } from '@foyer/contract/public-pages';
import type { PublicEvent } from '@foyer/contract/public-parts';
import type { ReactNode } from 'react';
import { entryPrice } from '#blocks/event/event.tsx';
import { Picture } from '#blocks/picture.tsx';
import { Prose } from '#blocks/prose.tsx';
import { countryName, dayRange, kilometres, wallClock } from '#theme/formats.ts';
import { sitePath, webLink } from '#theme/links.ts';
import { type Words, words } from '#theme/words.ts';
import { Cards } from './cards.tsx';
import { Frame } from './frame.tsx';
import { Houses } from './houses.tsx';
import { Notice } from './notice.tsx';
import { Opening } from './opening.tsx';

export function EventPage({ page }: { page: PublicEventPage }) {
  const said = words[page.language];
  const { event, categoryLink } = page;
  const [image = null, second] = page.images;
  return (
    <Frame page={page} words={said} over={image ? 'over-picture' : ''}>
      <Opening
        eyebrow={categoryLink.path ? <a href={sitePath(categoryLink.path)}>{categoryLink.name}</a> : categoryLink.name}
        title={page.title}
        subtitle={[dayRange(page.language, event.startDate, event.endDate), event.address.city]
          .filter(Boolean)
          .join(', ')}
        image={image}
      />
      <Notice page={page} />
      <div className="section pair">
        <Prose kind="event" heading="" paragraphs={event.description.split(/\n\s*\n/)} />
        <EventDetails page={page} words={said} />
      </div>
      {second && (
        <div className="section">
          <figure className="wide-picture">
            <Picture image={second} sizes="(min-width: 768px) 60rem, 90vw" />
          </figure>
        </div>
      )}
      <Houses title={said.whereToStay} houses={page.houses} page={page} words={said} />
      <Cards title={said.aboutIt} cards={page.pages} language={page.language} houses={severalHouses(page.pages)} />
      <Cards title={said.alsoOn} cards={page.more} language={page.language} />
    </Frame>
  );
}

const severalHouses = (cards: readonly { propertyName: string }[]) =>
  new Set(cards.map((card) => card.propertyName)).size > 1;

function EventDetails({ page, words: said }: { page: PublicEventPage; words: Words }) {
  const { event, language, categoryLink } = page;
  const tickets = webLink(event.ticketUrl);
  const entry = entryPrice(language, event, said);
  const hours = hoursOf(event, said);
  const [nearest] = page.houses;
  return (
    <section className="details">
      <h2 className="unseen">{said.details}</h2>
      <dl>
        <Row label={said.when}>
          <b>{dayRange(language, event.startDate, event.endDate)}</b>
          {hours && <span>{hours}</span>}
        </Row>
        <Row label={said.where}>
          <b>{event.venuePath ? <a href={sitePath(event.venuePath)}>{event.venueName}</a> : event.venueName}</b>
          <span>{event.address.street}</span>
          <span>
            {[
              `${event.address.postalCode} ${event.address.city}`.trim(),
              countryName(language, event.address.country),
            ].join(', ')}
          </span>
          {nearest && (
            <span>
              {said.away(kilometres(language, nearest.distance))} · {nearest.name}
            </span>
          )}
        </Row>
        {(entry || tickets) && (
          <Row label={said.entry}>
            {entry && <span>{entry}</span>}
            {tickets && (
              <span>
                <a href={tickets} rel="noopener">
                  {said.tickets}
                </a>
              </span>
            )}
          </Row>
        )}
        <Row label={said.topic}>
          {categoryLink.path ? <a href={sitePath(categoryLink.path)}>{categoryLink.name}</a> : categoryLink.name}
        </Row>
      </dl>
      <p className="calendar-link">
        <a href={sitePath(`${page.path}.ics`)}>{said.addToCalendar}</a>
      </p>
    </section>
  );
}

const Row = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);

/** The hours on the clock of the place, null where the day stands alone. */
function hoursOf({ startDate, endDate }: PublicEvent, said: Words): string | null {
  const from = wallClock(startDate);
  const until = endDate === null ? null : wallClock(endDate);
  if (from === null) return null;
  return until === null ? said.clock(from) : said.hours(from, until);
}
