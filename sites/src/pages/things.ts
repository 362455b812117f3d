/**
 * The things that schema.org has names for, made of the values that stand on the page and no others. Nothing is claimed
 * that is not known: no availability, no rating body, no organizer.
 */
import type { PublicArticle, PublicList, PublicPage } from '@foyer/contract/public-pages';
import type { PublicEvent, PublicProperty } from '@foyer/contract/public-parts';
import type {
  BlogPosting,
  BreadcrumbList,
  Event,
  EventStatusType,
  ItemList,
  LodgingBusiness,
  Offer,
  Organization,
  Place,
  PostalAddress,
  WebPage,
  WebSite,
} from 'schema-dts';
import { absolute, webLink } from '#theme/links.ts';
import { nameOf, trailOf } from './names.ts';

const statuses: Record<PublicEvent['eventStatus'], EventStatusType> = {
  scheduled: 'https://schema.org/EventScheduled',
  cancelled: 'https://schema.org/EventCancelled',
  postponed: 'https://schema.org/EventPostponed',
  moved: 'https://schema.org/EventRescheduled',
};

/** schema.org's name for a type of property; anything that is not more exact is a LodgingBusiness. */
const lodgings: Record<string, 'Hotel' | 'Hostel' | 'Resort' | 'BedAndBreakfast'> = {
  hotel: 'Hotel',
  hostel: 'Hostel',
  resort: 'Resort',
  guesthouse: 'BedAndBreakfast',
};

const known = <T>(value: T | null | undefined | ''): T | undefined =>
  value === null || value === undefined || value === '' ? undefined : value;

const postalAddress = (address: PublicProperty['address']): PostalAddress => ({
  '@type': 'PostalAddress',
  streetAddress: known(address.street),
  postalCode: known(address.postalCode),
  addressLocality: known(address.city),
  addressCountry: known(address.country),
});

const geo = ({ latitude, longitude }: PublicProperty['address']) =>
  ({ '@type': 'GeoCoordinates', latitude, longitude }) as const;

/** An hour alone, as `checkinTime` wants it. */
const hour = (time: string | null) => (time === null ? undefined : `${time}:00`);

/** The house, with the values that stand on the page. */
export function lodging(property: PublicProperty, page: PublicPage, images: string[]): LodgingBusiness {
  const { logo } = page.site.identity;
  return {
    '@type': lodgings[property.type] ?? 'LodgingBusiness',
    '@id': `${absolute(page.site.origin, '/')}#${encodeURIComponent(property.name)}`,
    name: property.name,
    url: absolute(page.site.origin, property.path ?? '/'),
    address: postalAddress(property.address),
    geo: geo(property.address),
    telephone: known(property.telephone),
    email: known(property.email),
    image: images.length > 0 ? images : undefined,
    logo: logo ? absolute(page.site.origin, logo.src) : undefined,
    starRating: property.starRating ? { '@type': 'Rating', ratingValue: property.starRating } : undefined,
    checkinTime: hour(property.checkInTime),
    checkoutTime: hour(property.checkOutTime),
    numberOfRooms: property.roomCount ?? undefined,
    petsAllowed: property.petsAllowed ?? undefined,
    amenityFeature: property.amenities.map((name) => ({ '@type': 'LocationFeatureSpecification', name, value: true })),
    availableLanguage: page.site.languages,
  };
}

function offer(event: PublicEvent): Offer | undefined {
  const url = webLink(event.ticketUrl) ?? undefined;
  const priced = event.price !== null && (event.currency !== null || event.price === 0);
  if (!url && !priced) return undefined;
  return {
    '@type': 'Offer',
    url,
    price: priced ? (event.price ?? undefined) : undefined,
    priceCurrency: priced ? known(event.currency) : undefined,
  };
}

/** What a thing must know of where it is told. */
type Telling = Pick<PublicPage, 'site' | 'language' | 'description'>;

/** What happens where and when. */
export const event = (value: PublicEvent, page: Telling, images: string[]): Event => ({
  '@type': 'Event',
  name: value.name,
  description: known(value.description) ?? known(page.description),
  url: value.path === null ? undefined : absolute(page.site.origin, value.path),
  startDate: value.startDate,
  endDate: known(value.endDate),
  eventStatus: statuses[value.eventStatus],
  eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
  location: place(value.venueName, value.address, value.venuePath, page),
  image: images.length > 0 ? images : undefined,
  offers: offer(value),
  inLanguage: page.language,
});

/** Where it is; with its own address on the web where it has a page. */
export const place = (
  name: string,
  address: PublicProperty['address'],
  path: string | null,
  page: Pick<PublicPage, 'site'>,
): Place => ({
  '@type': 'Place',
  name,
  url: path === null ? undefined : absolute(page.site.origin, path),
  address: postalAddress(address),
  geo: geo(address),
});

/** The way from home to the page. */
export const breadcrumbs = (page: PublicPage): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  itemListElement: [...trailOf(page), { name: nameOf(page), path: page.path }].map(({ name, path }, i) => ({
    '@type': 'ListItem',
    position: i + 1,
    name,
    item: absolute(page.site.origin, path),
  })),
});

/** An article with its author and the days it was published and changed. */
export const article = (page: PublicArticle): BlogPosting => ({
  '@type': 'BlogPosting',
  headline: page.title,
  description: known(page.excerpt || page.description),
  image: page.image ? [absolute(page.site.origin, page.image.src)] : undefined,
  datePublished: page.publishedAt,
  dateModified: page.updatedAt,
  author: page.author ? { '@type': 'Person', name: page.author } : organization(page),
  publisher: organization(page),
  mainEntityOfPage: absolute(page.site.origin, page.path),
  articleSection: page.categories.length > 0 ? page.categories.map(({ name }) => name) : undefined,
  inLanguage: page.language,
});

const organization = (page: PublicPage): Organization => ({
  '@type': 'Organization',
  name: page.site.name,
  url: absolute(page.site.origin, '/'),
});

/** The pages of a list, in their order. */
export const listing = (page: PublicList): ItemList => ({
  '@type': 'ItemList',
  name: nameOf(page),
  numberOfItems: page.entries.length,
  itemListElement: page.entries.map((entry, i) => ({
    '@type': 'ListItem',
    position: i + 1,
    name: entry.title,
    url: absolute(page.site.origin, entry.path),
  })),
});

export const webPage = (page: PublicPage): WebPage => ({
  '@type': 'WebPage',
  name: nameOf(page),
  url: absolute(page.site.origin, page.path),
  dateModified: page.updatedAt,
  inLanguage: page.language,
});

export const webSite = (page: PublicPage): WebSite => ({
  '@type': 'WebSite',
  name: page.site.name,
  url: absolute(page.site.origin, '/'),
  inLanguage: page.site.languages,
});
