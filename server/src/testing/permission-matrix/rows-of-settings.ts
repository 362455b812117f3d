/** Rows of the matrix about the settings of a domain's site. */
import { defaultSiteCategories } from '@foyer/contract/category-config';
import type { TestClient } from '../test-client.ts';
import type { Place } from './places.ts';
import type { EndpointName, Row } from './rows.ts';

type Nouns =
  | 'site-settings'
  | 'style-settings'
  | 'category-config'
  | 'language-config'
  | 'global-settings'
  | 'property-amenities';
type Names = Extract<EndpointName, `${Nouns}.${string}`>;

const reads = (path: string): Row => ({
  needs: 'config:read',
  stands: 'workspace',
  answers: 200,
  path: ({ domain }) => `${path}?domainId=${domain}`,
});
const writes = (path: string, body: object): Row => ({
  needs: 'config:write',
  stands: 'workspace',
  answers: 200,
  path: () => path,
  body: ({ domain }) => ({ ...body, domainId: domain }),
});
const amenities = { needs: 'config:write', stands: 'property', answers: 200 } as const;
const ofHouse = ({ domain, property }: Place) => `domainId=${domain}&propertyId=${property}`;

export const settingsRows: Readonly<Record<Names, Row | readonly Row[]>> = {
  'site-settings.changes': reads('/site-settings/changes'),
  'site-settings.publish': writes('/site-settings/publish', {}),
  'site-settings.reset': writes('/site-settings/reset', { sections: ['style'] }),
  'site-settings.versions': reads('/site-settings/versions'),
  'site-settings.restore': writes('/site-settings/restore', { number: 1 }),
  'site-settings.preview': {
    ...writes('/site-settings/preview', {}),
    needs: 'config:read',
    answers: 201,
  },
  'style-settings.read': reads('/style-settings'),
  'style-settings.save': [
    writes('/style-settings', { buttons: { radius: 9 } }),
    {
      ...writes('/style-settings', {}),
      case: 'with the domain in the address',
      path: ({ domain }) => `/style-settings?domainId=${domain}`,
      body: () => ({ buttons: { radius: 9 } }),
    },
  ],
  'category-config.read': reads('/category-config'),
  'category-config.save': writes('/category-config', { categories: defaultSiteCategories }),
  'language-config.read': reads('/language-config'),
  'language-config.save': writes('/language-config', { languages: [{ languageId: 'de' }, { languageId: 'en' }] }),
  'global-settings.read': reads('/wordpress/global-settings'),
  'global-settings.save': writes('/wordpress/global-settings', { siteIdentity: { name: 'Halden' } }),
  'global-settings.booking': reads('/wordpress/booking-component'),
  'global-settings.saveBooking': writes('/wordpress/booking-component', { nights: 3 }),
  'global-settings.banners': reads('/wordpress/banner-images'),
  'global-settings.saveBanners': writes('/wordpress/banner-images', { banners: [] }),
  'global-settings.archives': reads('/wordpress/archive-content'),
  'global-settings.saveArchives': writes('/wordpress/archive-content', { events: { texts: {} } }),
  'global-settings.identity': reads('/wordpress/site-identity'),
  'global-settings.saveIdentity': writes('/wordpress/site-identity', { name: 'Halden' }),
  'property-amenities.list': [
    { ...reads('/property-amenities'), case: 'of a domain' },
    {
      ...amenities,
      needs: 'config:read',
      case: 'of a property',
      path: (place) => `/property-amenities?${ofHouse(place)}`,
    },
  ],
  'property-amenities.save': {
    ...amenities,
    path: () => '/property-amenities',
    body: ({ domain, property }) => ({ domainId: domain, propertyId: property, amenities: ['sauna'] }),
  },
  'property-amenities.remove': {
    ...amenities,
    answers: 204,
    path: (place) => `/property-amenities/sauna?${ofHouse(place)}`,
  },
};

/** A look that was published, and another that is being edited. */
export async function layOutLook(client: TestClient, domainId: string): Promise<void> {
  for (const radius of [6, 7]) {
    await client.post('/style-settings', { domainId, buttons: { radius } });
    if (radius === 6) await client.post('/site-settings/publish', { domainId });
  }
}
