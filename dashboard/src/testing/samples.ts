/** Rows of a small hotel group, complete as the contract wants them. */
import type { Delivery } from '@foyer/contract/channels';
import type { Domain } from '@foyer/contract/domains';
import type { NearbyEvent } from '@foyer/contract/events';
import type { Organization } from '@foyer/contract/organizations';
import type { Permission } from '@foyer/contract/permissions';
import type { Property } from '@foyer/contract/properties';
import type { PropertyFact } from '@foyer/contract/property-facts';
import type { LiveEffect, Styleguide } from '@foyer/contract/styleguides';
import type { TrainingStatus } from '@foyer/contract/training';
import type { CurrentUser } from '@foyer/contract/users';
import type { Workspace } from '@foyer/contract/workspaces';

/** A UUIDv7 that can be told from the others at a glance. */
export const uuid = (number: number): string => `01930000-0000-7000-8000-${String(number).padStart(12, '0')}`;
export const listed = <T>(...rows: T[]) => ({ data: rows, total: rows.length });

/** What GET /permissions answers to somebody who holds these. */
export const permissionEntries = (held: readonly Permission[]) =>
  listed(...held.map((id) => ({ id, name: id.replace(':', ' '), description: '' })));

const organisationId = uuid(1);

export const ines: CurrentUser = {
  id: uuid(2),
  sub: 'ines',
  name: 'Ines',
  familyname: 'Brandt',
  email: 'ines@halden.example',
  picture: null,
  isOperator: false,
};

export const halden: Organization = {
  id: organisationId,
  name: 'Halden',
  workspaceSlots: 3,
  workspaceCount: 2,
  version: 1,
};

export const haldenDomain: Domain = {
  id: uuid(10),
  name: 'halden',
  tld: 'example',
  domainVerfified: true,
  organisationId,
  version: 1,
};

/** English on its way to the WordPress of that domain. */
export const delivery = (change: Partial<Delivery> = {}): Delivery => ({
  domainId: haldenDomain.id,
  language: 'en',
  state: 'retrying',
  stands: null,
  link: null,
  problem: { code: 'upstream', message: 'The WordPress answered with an error page (502)' },
  deliveredAt: null,
  nextTryAt: '2026-11-20T08:00:00Z',
  drift: null,
  ...change,
});

export const workspace = (number: number, change: Partial<Workspace> = {}): Workspace => ({
  id: uuid(number),
  name: 'Halden Collection',
  organisationId,
  domainId: haldenDomain.id,
  styleguideId: uuid(30),
  propertySlots: 5,
  propertyCount: 2,
  version: 1,
  ...change,
});

export const property = (number: number, change: Partial<Property> = {}): Property => ({
  id: uuid(number),
  workspaceId: uuid(20),
  organisationId,
  domainId: haldenDomain.id,
  imageId: null,
  factCount: 3,
  version: 1,
  name: 'Halden am See',
  type: 'hotel',
  starRating: 4,
  address: 'Seestraße 4',
  postalCode: '6900',
  city: 'Bregenz',
  country: 'AT',
  latitude: 47.5031,
  longitude: 9.7471,
  timeZone: 'Europe/Vienna',
  email: 'hello@halden.example',
  telephone: '',
  reservationLink: '',
  checkInTime: '15:00',
  checkOutTime: '11:00',
  ...change,
});

export const styleguide = (number: number, change: Partial<Styleguide> = {}): Styleguide => ({
  id: uuid(number),
  name: 'Halden Styleguide',
  organisationId,
  styleguideTypeId: 1,
  version: 12,
  updatedAt: '2026-11-03T10:40:00Z',
  content: {
    general: { hotelName: 'Halden am See', description: '', keywords: ['lake'], targetAudience: '', settings: {} },
    tone: {
      primaryTone: 'Warm, plain, unhurried',
      formality: 4,
      contentLength: 5,
      creativity: 3,
      vocabulary: { preferredWords: ['the water'], avoidedWords: ['nestled'] },
    },
    examples: { headlines: ['Forty rooms, one jetty.'], descriptions: [], amenities: [] },
    languageOverrides: {},
  },
  ...change,
});

export const fact = (number: number, change: Partial<PropertyFact> = {}): PropertyFact => ({
  id: uuid(number),
  propertyId: uuid(40),
  factName: 'room_count',
  factValue: '84',
  language: null,
  source: 'Front desk',
  verifiedOn: '2026-11-03',
  reviewAfter: null,
  verifiedBy: 'Ines Brandt',
  updatedAt: '2026-11-03T10:40:00Z',
  ...change,
});

export const nearbyEvent = (number: number, change: Partial<NearbyEvent> = {}): NearbyEvent => ({
  eventId: uuid(number),
  postId: uuid(number + 500),
  title: 'Harbour Advent',
  description: '',
  eventStartDate: '2026-11-26T16:00:00+01:00',
  eventEndDate: '2026-12-20T20:00:00+01:00',
  timeZone: 'Europe/Berlin',
  allDay: false,
  timeKnown: true,
  status: 'published',
  eventStatus: 'scheduled',
  featured_media: null,
  secondary_image: null,
  venue: {
    venueId: null,
    name: 'Lindau, Germany',
    title: 'Harbour',
    address: 'Seepromenade 1',
    postalCode: '88131',
    city: 'Lindau',
    country: 'DE',
    latitude: 47.544,
    longitude: 9.684,
  },
  category: 'market',
  ticketUrl: null,
  price: 0,
  currency: null,
  expectedVisitors: 4000,
  language: 'en',
  translation_group: uuid(number),
  publishAt: null,
  failure: null,
  version: 3,
  slug: 'harbour-advent',
  workspaceId: uuid(20),
  distance: 9.6,
  bearing: 310,
  weight: 2,
  coveredBy: null,
  languages: [{ eventId: uuid(number), language: 'en', status: 'published' }],
  ...change,
});

/** What four live pages make of a guide nobody has changed. */
export const liveEffect = (change: Partial<LiveEffect> = {}): LiveEffect => ({
  checked: 4,
  total: 0,
  fresh: 0,
  data: [],
  languages: [],
  words: [],
  ...change,
});

/** A guide that nobody has trained. */
export const trainingStatus = (change: Partial<TrainingStatus> = {}): TrainingStatus => ({
  status: 'idle',
  progress: 0,
  startedAt: null,
  finishedAt: null,
  texts: 0,
  steps: [],
  open: 0,
  changed: { livePages: 0, guide: false },
  ...change,
});
