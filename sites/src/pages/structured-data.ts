/** What search engines read of a page: a graph of the things it is about, as schema.org has them. */
import type { PublicLandingPage, PublicPage } from '@foyer/contract/public-pages';
import type { PublicImage } from '@foyer/contract/public-parts';
import type { Graph, Thing } from 'schema-dts';
import { cutPath } from '#blocks/picture.tsx';
import { absolute } from '#theme/links.ts';
import { article, breadcrumbs, event, listing, lodging, place, webPage, webSite } from './things.ts';

/** Pixels a picture has at least that search engines show. */
const narrowest = 720;
const searchCuts = ['wide', 'classic', 'square'] as const;

function thingsOf(page: PublicPage): Thing[] {
  const addresses = (images: readonly (PublicImage | null)[]) =>
    images.flatMap((image) => (image ? [absolute(page.site.origin, image.src)] : []));
  /** Of an event search engines ask for one picture in three cuts, none of them small. */
  const cuts = ([first, ...others]: readonly PublicImage[]) => {
    const large = first && first.width >= narrowest && first.height >= narrowest * (9 / 16);
    if (!large) return addresses(first ? [first, ...others] : []);
    const paths = searchCuts.map((cut) => absolute(page.site.origin, cutPath(first, cut)));
    return [...paths, ...addresses(others)];
  };
  switch (page.kind) {
    case 'home':
      return [webSite(page), ...page.properties.map((house) => lodging(house, page, addresses([house.image])))];
    case 'landing-page': {
      const [ofEvent, ofHouse] = divided(page);
      const happening = page.event ? [event(page.event, page, cuts(ofEvent))] : [];
      return [...happening, lodging(page.property, page, addresses(ofHouse)), breadcrumbs(page)];
    }
    case 'event':
      return [event(page.event, page, cuts(page.images)), breadcrumbs(page)];
    case 'venue':
      return [place(page.title, page.address, page.path, page), breadcrumbs(page)];
    case 'property':
      return [lodging(page.property, page, addresses([page.image, ...page.gallery])), breadcrumbs(page)];
    case 'article':
      return [article(page), breadcrumbs(page)];
    case 'list':
      return [listing(page), breadcrumbs(page)];
    case 'page':
      return [webPage(page), breadcrumbs(page)];
  }
}

/** The picture of the hero is the event's, the others the house's. */
function divided(page: PublicLandingPage): [PublicImage[], PublicImage[]] {
  const hero = page.blocks.find((block) => block.kind === 'hero');
  const isHero = (image: PublicImage) => image.id === hero?.imageId;
  return [page.images.filter(isHero), page.images.filter((image) => !isHero(image))];
}

const graph = (page: PublicPage): Graph => ({ '@context': 'https://schema.org', '@graph': thingsOf(page) });

/** JSON that may stand in a script element: nothing in it can close the element. */
export const scriptJson = (value: unknown): string =>
  JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** The page's JSON-LD as text that may stand in a script element. */
export const structuredData = (page: PublicPage): string => scriptJson(graph(page));
