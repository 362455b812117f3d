/**
 * What search engines read: Event, Hotel and BreadcrumbList as schema.org has them, from the values that stand on the
 * page and no others. It claims nothing that is not known: no availability, no rating body, no organizer.
 */
import type {
  PublicEvent,
  PublicHome,
  PublicLandingPage,
  PublicPage,
  PublicProperty,
} from '@foyer/contract/public-sites';
import type {
  BreadcrumbList,
  Event,
  EventStatusType,
  Graph,
  LodgingBusiness,
  Offer,
  PostalAddress,
  Thing,
  WebSite,
} from 'schema-dts';
import { absolute, webLink } from '#theme/links.ts';
import { words } from '#theme/words.ts';

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

function lodging(property: PublicProperty, page: PublicPage, images: string[]): LodgingBusiness {
  return {
    '@type': lodgings[property.type] ?? 'LodgingBusiness',
    '@id': `${absolute(page.site.origin, '/')}#${encodeURIComponent(property.name)}`,
    name: property.name,
    url: absolute(page.site.origin, '/'),
    address: postalAddress(property.address),
    geo: geo(property.address),
    telephone: known(property.telephone),
    email: known(property.email),
    image: images.length > 0 ? images : undefined,
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

const event = (value: PublicEvent, page: PublicLandingPage, images: string[]): Event => ({
  '@type': 'Event',
  name: value.name,
  description: known(value.description) ?? page.description,
  startDate: value.startDate,
  endDate: known(value.endDate),
  eventStatus: statuses[value.eventStatus],
  eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
  location: {
    '@type': 'Place',
    name: value.venueName,
    address: postalAddress(value.address),
    geo: geo(value.address),
  },
  image: images.length > 0 ? images : undefined,
  offers: offer(value),
  inLanguage: page.language,
});

const breadcrumbs = (page: PublicLandingPage): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  itemListElement: [
    {
      '@type': 'ListItem',
      position: 1,
      name: words[page.language].home,
      item: absolute(page.site.origin, homePath(page)),
    },
    { '@type': 'ListItem', position: 2, name: page.title, item: absolute(page.site.origin, page.path) },
  ],
});

const webSite = (page: PublicHome): WebSite => ({
  '@type': 'WebSite',
  name: page.site.name,
  url: absolute(page.site.origin, '/'),
  inLanguage: page.site.languages,
});

/** Where home stands in the page's language. */
export const homePath = (page: PublicPage) =>
  page.menu.find((link) => link.language === page.language)?.path ?? page.menu[0]?.path ?? '/';

function thingsOf(page: PublicPage): Thing[] {
  const { origin } = page.site;
  if (page.kind === 'home') {
    const houses = page.properties.map((house) =>
      lodging(house, page, house.image ? [absolute(origin, house.image.src)] : []),
    );
    return [webSite(page), ...houses];
  }
  const hero = page.blocks.find((block) => block.kind === 'hero');
  const addresses = (ofEvent: boolean) =>
    page.images.filter((image) => (image.id === hero?.imageId) === ofEvent).map(({ src }) => absolute(origin, src));
  return [
    ...(page.event ? [event(page.event, page, addresses(true))] : []),
    lodging(page.property, page, addresses(false)),
    breadcrumbs(page),
  ];
}

const graph = (page: PublicPage): Graph => ({ '@context': 'https://schema.org', '@graph': thingsOf(page) });

/** The page's JSON-LD as text that may stand in a script element: nothing in it can close the element. */
export const structuredData = (page: PublicPage): string =>
  JSON.stringify(graph(page)).replace(
    /[<>&\u2028\u2029]/g,
    (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
