/** Rows of the matrix about organisations, workspaces, properties with what is said of them, domains and style guides. */
import type { Level, Needs } from './law.ts';
import type { Place } from './places.ts';
import type { EndpointName, Row } from './rows.ts';

type Nouns =
  | 'organizations'
  | 'workspaces'
  | 'properties'
  | 'domains'
  | 'property-facts'
  | 'property-languages'
  | 'fact-uses'
  | 'hotel-decor'
  | 'styleguides';
type Names = Extract<EndpointName, `${Nouns}.${string}`>;

const reads = (needs: string, stands: Needs['stands'], path: Row['path']) => ({ needs, stands, answers: 200, path });
const narrowed = (name: string, needs: string, stands: Level, path: Row['path']): Row => ({
  ...reads(needs, stands, path),
  case: name,
  narrows: true,
});
/** A list of all one reaches. */
const all = (needs: string, path: string, level: Level, id: (place: Place) => string): Row => ({
  ...reads(needs, 'nowhere', () => path),
  case: 'all',
  shows: { level, id },
});
const removes = (needs: string, stands: Level, path: Row['path']): Row => ({ needs, stands, answers: 204, path });

const record = {
  name: 'Halden Stadthaus',
  type: 'hotel',
  address: 'Marktstraße 41',
  city: 'Dornbirn',
  country: 'AT',
  latitude: 47.4137,
  longitude: 9.7436,
  timeZone: 'Europe/Vienna',
};
const fact = { factName: 'boat_house', factValue: 'Six berths' };
const ofGuide =
  (rest: string) =>
  ({ styleguide }: Place) =>
    `/styleguides/${styleguide}${rest}`;
const link = ({ property }: Place) => `/property-languages/property/${property}/language/de`;

export const tenantRows: Readonly<Record<Names, Row | readonly Row[]>> = {
  'organizations.list': all('org:read', '/organizations', 'organization', ({ organization }) => organization),
  'organizations.mine': all(
    'org:read',
    '/organizations/my-organizations',
    'organization',
    ({ organization }) => organization,
  ),
  'organizations.one': reads('org:read', 'organization', ({ organization }) => `/organizations/${organization}`),
  'organizations.create': {
    needs: 'a session',
    stands: 'nowhere',
    answers: 201,
    path: () => '/organizations',
    body: () => ({ name: 'Halden Lodges' }),
  },
  'organizations.update': {
    ...reads('org:update', 'organization', ({ organization }) => `/organizations/${organization}`),
    body: () => ({ name: 'Halden Houses' }),
  },
  'organizations.setSlots': {
    needs: 'the operator',
    stands: 'organization',
    answers: 200,
    path: ({ organization }) => `/organizations/${organization}/workspace-slots`,
    body: () => ({ workspaceSlots: 9 }),
  },
  'organizations.remove': removes('org:delete', 'organization', ({ organization }) => `/organizations/${organization}`),
  'organizations.billing': reads(
    'billing:manage',
    'organization',
    ({ organization }) => `/organizations/${organization}/billing`,
  ),

  'workspaces.list': [
    all('workspace:read', '/workspaces', 'workspace', ({ workspace }) => workspace),
    narrowed(
      'of an organization',
      'workspace:read',
      'organization',
      ({ organization }) => `/workspaces?organisationId=${organization}`,
    ),
  ],
  'workspaces.mine': all('workspace:read', '/workspaces/my-workspaces', 'workspace', ({ workspace }) => workspace),
  'workspaces.one': reads('workspace:read', 'workspace', ({ workspace }) => `/workspaces/${workspace}`),
  'workspaces.impact': reads('workspace:delete', 'workspace', ({ workspace }) => `/workspaces/${workspace}/impact`),
  'workspaces.create': {
    needs: 'workspace:create',
    stands: 'organization',
    answers: 201,
    path: () => '/workspaces',
    body: ({ organization, spareDomain, spareStyleguide }) => ({
      name: 'Bergwerk Lodges',
      organisationId: organization,
      domainId: spareDomain,
      styleguideId: spareStyleguide,
    }),
  },
  'workspaces.update': {
    ...reads('workspace:update', 'workspace', ({ workspace }) => `/workspaces/${workspace}`),
    body: () => ({ name: 'Halden on the lake', propertySlots: 5 }),
  },
  'workspaces.remove': {
    ...removes('workspace:delete', 'workspace', ({ workspace }) => `/workspaces/${workspace}`),
    hidden: 403,
  },

  'properties.list': [
    all('property:read', '/properties', 'property', ({ property }) => property),
    narrowed('of a workspace', 'property:read', 'workspace', ({ workspace }) => `/properties?workspaceId=${workspace}`),
  ],
  'properties.mine': all('property:read', '/properties/my-properties', 'property', ({ property }) => property),
  'properties.one': reads('property:read', 'property', ({ property }) => `/properties/${property}`),
  'properties.create': {
    needs: 'property:create',
    stands: 'workspace',
    answers: 201,
    path: () => '/properties',
    body: ({ workspace }) => ({ ...record, workspaceId: workspace }),
  },
  'properties.update': {
    ...reads('property:update', 'property', ({ property }) => `/properties/${property}`),
    body: () => record,
  },
  'properties.remove': removes('property:delete', 'property', ({ property }) => `/properties/${property}`),

  'domains.list': [
    all('domain:read', '/domains', 'workspace', ({ domain }) => domain),
    narrowed(
      'of an organization',
      'domain:read',
      'organization',
      ({ organization }) => `/domains?organisationId=${organization}`,
    ),
  ],
  'domains.mine': all('domain:read', '/domains/my-domains', 'workspace', ({ domain }) => domain),
  'domains.one': reads('domain:read', 'workspace', ({ domain }) => `/domains/${domain}`),
  'domains.create': [
    {
      needs: 'domain:manage',
      stands: 'organization',
      answers: 201,
      path: () => '/domains',
      body: ({ organization }) => ({ name: 'halden-pier', tld: 'example', organisationId: organization }),
    },
    {
      needs: 'domain:manage',
      case: 'in the one organization the caller may add to',
      stands: 'nowhere',
      answers: 201,
      unless: ({ role, bound }) =>
        bound === 'organization' && role && ['manager', 'admin', 'owner'].includes(role) ? 201 : 403,
      path: () => '/domains',
      body: () => ({ name: 'halden-pier', tld: 'example' }),
    },
  ],
  'domains.update': {
    ...reads('domain:manage', 'workspace', ({ domain }) => `/domains/${domain}`),
    body: () => ({ name: 'halden-quay', tld: 'example' }),
  },
  'domains.remove': removes('domain:manage', 'organization', ({ spareDomain }) => `/domains/${spareDomain}`),
  'domains.verification': reads('domain:manage', 'workspace', ({ domain }) => `/domains/${domain}/verification`),
  'domains.verify': {
    needs: 'domain:verify',
    stands: 'workspace',
    answers: 202,
    path: ({ domain }) => `/domains/${domain}/verify`,
  },

  'property-facts.list': reads('property:read', 'property', ({ property }) => `/property-facts?propertyId=${property}`),
  'property-facts.one': reads('property:read', 'property', ({ fact }) => `/property-facts/${fact}`),
  'property-facts.create': {
    needs: 'property:update',
    stands: 'property',
    answers: 201,
    path: () => '/property-facts',
    body: ({ property }) => ({ ...fact, propertyId: property }),
  },
  'property-facts.update': {
    ...reads('property:update', 'property', ({ fact: id }) => `/property-facts/${id}`),
    body: () => fact,
  },
  'property-facts.remove': removes('property:update', 'property', ({ fact }) => `/property-facts/${fact}`),

  'property-facts.confirm': {
    ...reads('property:update', 'property', () => '/property-facts/confirm'),
    body: ({ property, fact: id }) => ({ propertyId: property, ids: [id] }),
  },

  'fact-uses.list': reads('property:read', 'property', ({ property }) => `/fact-uses?propertyId=${property}`),
  'fact-uses.texts': reads(
    'content:read',
    'property',
    ({ property }) => `/fact-uses/texts?propertyId=${property}&name=room_count`,
  ),
  'fact-uses.tryOut': {
    ...reads('property:update', 'property', () => '/fact-uses/try'),
    body: ({ property }) => ({ propertyId: property, fact }),
  },

  'hotel-decor.one': reads('property:read', 'property', ({ property }) => `/properties/${property}/decor`),
  'hotel-decor.update': {
    ...reads('property:update', 'property', ({ property }) => `/properties/${property}/decor`),
    body: () => ({ words: { en: { mood: ['calm'], materials: ['larch'] } } }),
  },
  'hotel-decor.palette': reads('media:read', 'property', ({ property }) => `/properties/${property}/palette`),

  'property-languages.list': [
    { ...reads('property:read', 'nowhere', () => '/property-languages'), case: 'all' },
    narrowed(
      'of a workspace',
      'property:read',
      'workspace',
      ({ workspace }) => `/property-languages?workspaceId=${workspace}`,
    ),
    {
      ...reads('property:read', 'property', ({ property }) => `/property-languages?propertyId=${property}`),
      case: 'of a property',
    },
  ],
  'property-languages.create': {
    needs: 'property:update',
    stands: 'property',
    answers: 201,
    path: () => '/property-languages',
    body: ({ property }) => ({ propertyId: property, languageId: 'fr' }),
  },
  'property-languages.update': { ...reads('property:update', 'property', link), body: () => ({ isDefault: true }) },
  'property-languages.remove': removes('property:update', 'property', link),

  'styleguides.list': [
    all('styleguide:read', '/styleguides', 'workspace', ({ styleguide }) => styleguide),
    narrowed(
      'of an organization',
      'styleguide:read',
      'organization',
      ({ organization }) => `/styleguides?organisationId=${organization}`,
    ),
  ],
  'styleguides.ofProperty': reads('styleguide:read', 'property', ({ property }) => `/styleguides/property/${property}`),
  'styleguides.one': reads('styleguide:read', 'workspace', ({ styleguide }) => `/styleguides/${styleguide}`),
  'styleguides.create': {
    needs: 'styleguide:manage',
    stands: 'organization',
    answers: 201,
    path: () => '/styleguides',
    body: ({ organization }) => ({ name: 'Halden in winter', organisationId: organization }),
  },
  'styleguides.update': {
    ...reads('styleguide:manage', 'workspace', ({ styleguide }) => `/styleguides/${styleguide}`),
    body: () => ({ name: 'Halden in summer' }),
  },
  'styleguides.versions': reads('styleguide:read', 'workspace', ofGuide('/versions')),
  'styleguides.restore': {
    ...reads('styleguide:manage', 'workspace', ofGuide('/versions/1/restore')),
    body: () => ({}),
  },
  'styleguides.tryOut': {
    ...reads('styleguide:manage', 'workspace', ofGuide('/try')),
    body: () => ({ content: { tone: { formality: 9 } } }),
  },
  'styleguides.remove': removes(
    'styleguide:manage',
    'organization',
    ({ spareStyleguide }) => `/styleguides/${spareStyleguide}`,
  ),
};
