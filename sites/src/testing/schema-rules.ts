/**
 * What search engines demand of structured data: the fields that must be there, the forms that values must have, and
 * the values they know. Names every fault rather than the first.
 */
type Node = Record<string, unknown>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';
const isAddress = (value: unknown) => isText(value) && /^https?:\/\//.test(value) && URL.canParse(value);
const isDate = (value: unknown) =>
  isText(value) &&
  /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2})?(?:Z|[+-]\d{2}:\d{2}))?$/.test(value) &&
  !/T00:00(?::00)?(?:Z|[+-])/.test(value);

type Check = [fault: string, holds: boolean];

const postalAddress = (value: unknown): Check[] => [
  ['address is a PostalAddress', isNode(value) && value['@type'] === 'PostalAddress'],
  ['address has a street', isNode(value) && isText(value.streetAddress)],
  ['address has a locality', isNode(value) && isText(value.addressLocality)],
  ['address has a country code', isNode(value) && /^[A-Z]{2}$/.test(String(value.addressCountry))],
];

const geo = (value: unknown): Check[] => [
  ['geo has numbers', isNode(value) && typeof value.latitude === 'number' && typeof value.longitude === 'number'],
];

const images = (value: unknown): Check[] => [
  ['images are absolute addresses', value === undefined || (Array.isArray(value) && value.every(isAddress))],
];

const offer = (value: unknown): Check[] => {
  if (value === undefined) return [];
  if (!isNode(value)) return [['offers is an Offer', false]];
  return [
    ['an offer has an address or a price', isAddress(value.url) || typeof value.price === 'number'],
    ['a price has its currency', !value.price || /^[A-Z]{3}$/.test(String(value.priceCurrency))],
    ['availability is known to be true', value.availability === undefined],
  ];
};

const event = (node: Node): Check[] => {
  const place = isNode(node.location) ? node.location : {};
  return [
    ['an event has a name', isText(node.name)],
    ['startDate is a day, or an hour with its offset', isDate(node.startDate)],
    ['endDate is a day, or an hour with its offset', node.endDate === undefined || isDate(node.endDate)],
    ['location is a Place', place['@type'] === 'Place' && isText(place.name)],
    ...postalAddress(place.address),
    ...geo(place.geo),
    [
      'eventStatus is known',
      /^https:\/\/schema\.org\/Event(Scheduled|Cancelled|Postponed|Rescheduled)$/.test(String(node.eventStatus)),
    ],
    ['an event has a description', isText(node.description)],
    ...images(node.image),
    ...offer(node.offers),
  ];
};

const lodging = (node: Node): Check[] => [
  ['a house has a name', isText(node.name)],
  ...postalAddress(node.address),
  ...geo(node.geo),
  ['a house has its address on the web', isAddress(node.url)],
  ...images(node.image),
  ['no stars of its own making', node.aggregateRating === undefined && node.review === undefined],
  [
    'a rating has its value',
    node.starRating === undefined || (isNode(node.starRating) && Number(node.starRating.ratingValue) > 0),
  ],
  ['check-in is an hour', node.checkinTime === undefined || /^\d{2}:\d{2}:\d{2}$/.test(String(node.checkinTime))],
];

/** Somebody or something that is named. */
const named = (value: unknown) => isNode(value) && isText(value['@type']) && isText(value.name);

const article = (node: Node): Check[] => [
  ['an article has a headline of at most 110 letters', isText(node.headline) && node.headline.length <= 110],
  ['datePublished is a day or an hour with its offset', isDate(node.datePublished)],
  ['dateModified is a day or an hour with its offset', isDate(node.dateModified)],
  ['an article has its author by name', named(node.author)],
  ['an article has its publisher by name', named(node.publisher)],
  ['an article is the main thing of its page', isAddress(node.mainEntityOfPage)],
  ...images(node.image),
];

const itemList = (node: Node): Check[] => {
  const items = Array.isArray(node.itemListElement) ? node.itemListElement : [];
  return [
    ['a list says how many it has', node.numberOfItems === items.length],
    ['items are counted from 1', items.every((item, i) => isNode(item) && item.position === i + 1)],
    ['items have names and addresses', items.every((item) => isNode(item) && isText(item.name) && isAddress(item.url))],
    ['no item stands twice', new Set(items.map((item) => isNode(item) && item.url)).size === items.length],
  ];
};

const breadcrumbs = (node: Node): Check[] => {
  const items = Array.isArray(node.itemListElement) ? node.itemListElement : [];
  return [
    ['breadcrumbs have two steps at least', items.length >= 2],
    ['steps are counted from 1', items.every((item, i) => isNode(item) && item.position === i + 1)],
    [
      'steps have names and addresses',
      items.every((item) => isNode(item) && isText(item.name) && isAddress(item.item)),
    ],
  ];
};

const checks: Record<string, (node: Node) => Check[]> = {
  Event: event,
  Hotel: lodging,
  Hostel: lodging,
  Resort: lodging,
  BedAndBreakfast: lodging,
  LodgingBusiness: lodging,
  BreadcrumbList: breadcrumbs,
  BlogPosting: article,
  ItemList: itemList,
  Place: (node) => [['a place has a name', isText(node.name)], ...postalAddress(node.address), ...geo(node.geo)],
  WebPage: (node) => [['a page has its address and name', isAddress(node.url) && isText(node.name)]],
  WebSite: (node) => [['a site has its address and name', isAddress(node.url) && isText(node.name)]],
};

/** The faults of a graph, none when it is valid; and the types it holds. */
export function judge(graph: unknown): { faults: string[]; types: string[] } {
  const root = isNode(graph) ? graph : {};
  const nodes = Array.isArray(root['@graph']) ? root['@graph'].filter(isNode) : [];
  const types = nodes.map((node) => String(node['@type']));
  const faults = nodes.flatMap((node) => {
    const check = checks[String(node['@type'])];
    if (!check) return [`unknown type ${String(node['@type'])}`];
    return check(node).flatMap(([fault, holds]) => (holds ? [] : [`${String(node['@type'])}: ${fault}`]));
  });
  return { faults: root['@context'] === 'https://schema.org' ? faults : [...faults, 'no context'], types };
}
