import type { Language } from '@foyer/contract/languages';
import type { PublicCard } from '@foyer/contract/public-parts';
import { Picture } from '#blocks/picture.tsx';
import { dayRange, longDay } from '#theme/formats.ts';
import { sitePath } from '#theme/links.ts';
import { words } from '#theme/words.ts';

type CardsProps = {
  title?: string;
  cards: readonly PublicCard[];
  language: Language;
  /** Names the house of each, where the site has several. */
  houses?: boolean;
  /** Heading of each card: under the section's own, or right under the page's. */
  level?: 2 | 3;
};

/** Pages of the site side by side: what they are about, when, and the way to them. */
export function Cards({ title, cards, language, houses = false, level = 3 }: CardsProps) {
  if (cards.length === 0) return null;
  return (
    <section className="section entries">
      {title && <h2>{title}</h2>}
      <ul>
        {cards.map((card) => (
          <li key={card.path}>
            <Card card={card} language={language} house={houses ? card.propertyName : ''} level={level} />
          </li>
        ))}
      </ul>
    </section>
  );
}

type CardProps = { card: PublicCard; language: Language; house: string; level: 2 | 3 };

function Card({ card, language, house, level }: CardProps) {
  const { image } = card;
  const Heading = level === 2 ? 'h2' : 'h3';
  const when = whenOf(card, language);
  const about = [image ? when : '', card.place, house].filter(Boolean).join(' · ');
  const notice = noticeOf(card, language);
  return (
    <article>
      {image ? (
        <Picture image={image} sizes="(min-width: 768px) 28rem, 90vw" />
      ) : (
        <p className="entry-tile">{when || card.propertyName || card.title}</p>
      )}
      {about && <p className="entry-date">{about}</p>}
      <Heading className="entry-title">
        <a href={sitePath(card.path)}>{card.title}</a>
      </Heading>
      {notice && <p className="entry-notice">{notice}</p>}
      {card.description && <p className="entry-text">{card.description}</p>}
    </article>
  );
}

function whenOf(card: PublicCard, language: Language): string {
  if (card.eventStart !== null) return dayRange(language, card.eventStart, card.eventEnd);
  return card.kind === 'article' ? longDay(language, card.publishedAt) : '';
}

/** What has become of the event, when it is not to be as it was planned. */
function noticeOf({ eventStatus, over }: PublicCard, language: Language): string {
  if (eventStatus !== null && eventStatus !== 'scheduled') return words[language].shortNotices[eventStatus];
  return over ? words[language].over : '';
}
