import type { PublicPage } from '@foyer/contract/public-pages';
import type { ComponentType } from 'react';
import { Article } from './article.tsx';
import { EventPage } from './event-page.tsx';
import { Home } from './home.tsx';
import { LandingPage } from './landing-page.tsx';
import { ListPage } from './list-page.tsx';
import { PlainPage } from './plain-page.tsx';
import { PropertyPage } from './property-page.tsx';
import { VenuePage } from './venue-page.tsx';

type PageOf<K extends PublicPage['kind']> = Extract<PublicPage, { kind: K }>;

/** How each kind of page looks. A kind that is missing here does not compile. */
const views: { [K in PublicPage['kind']]: ComponentType<{ page: PageOf<K> }> } = {
  home: Home,
  'landing-page': LandingPage,
  event: EventPage,
  venue: VenuePage,
  property: PropertyPage,
  article: Article,
  page: PlainPage,
  list: ListPage,
};

/** A page as its kind is shown. */
export function PageView({ page }: { page: PublicPage }) {
  const View = views[page.kind] as ComponentType<{ page: PublicPage }>;
  return <View page={page} />;
}
