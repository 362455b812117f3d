import { describe, expect, it } from 'vitest';
import { type BookingSettings, bookingSettings, defaultBooking } from './booking.ts';
import { type SiteCategory, siteCategories } from './category-config.ts';
import {
  type ArchiveSettings,
  archiveSettings,
  type BannerSettings,
  bannerSettings,
  type IdentitySettings,
  identitySettings,
} from './site-content.ts';

const id = '01930000-0000-7000-8000-000000000001';

/** Documents in which every field that can hold a text holds one. */
const booking: BookingSettings = {
  ...defaultBooking,
  engine: 'hart',
  address: 'https://engine.example/book',
  pattern: 'https://engine.example/?from={checkin}',
  hotel: '4711',
  hotels: [{ propertyId: id, hotel: 'SEE' }],
  parameters: { checkin: 'von' },
  dates: 'DD.MM.YYYY',
  languageCodes: { de: 'deu' },
  currency: 'EUR',
  rate: 'ADVENT',
  promo: 'LAKE 10',
  fixed: [{ name: 'channel', value: 'site' }],
  labels: { en: 'Book now' },
};
const banners: BannerSettings = {
  banners: [
    {
      id: 'b-1',
      imageId: id,
      texts: { en: { title: 'Open', text: 'All winter', button: 'Events' } },
      link: '/events',
      from: '2026-12-01',
      until: '2026-12-24',
      isActive: true,
    },
  ],
};
const archive = { texts: { en: { title: 'Events', text: 'By the lake' } }, imageId: id };
const archives: ArchiveSettings = { events: archive, blog: archive, venues: archive };
const identity: IdentitySettings = {
  name: 'Halden',
  taglines: { en: 'At the lake' },
  logoId: id,
  logoDarkId: id,
  iconId: id,
  socialImageId: id,
  contact: { company: 'Halden GmbH', address: 'Seeweg 1', telephone: '+43 5574 1', email: 'a@halden.example' },
  social: [{ network: 'instagram', address: 'https://instagram.com/halden' }],
  legal: [{ kind: 'imprint', names: { en: 'Imprint' }, link: '/imprint' }],
  cookies: { en: 'None' },
  robots: 'index',
};
const categories: SiteCategory[] = [
  {
    slug: 'market',
    names: { en: 'Market' },
    descriptions: { en: 'Stalls' },
    color: '#b14d2c',
    icon: 'store',
    parent: null,
    kind: 'market',
  },
];

const documents = { booking, banners, archives, identity, categories };
const schemas = {
  booking: bookingSettings,
  banners: bannerSettings,
  archives: archiveSettings,
  identity: identitySettings,
  categories: siteCategories,
};

/** Fields that are text for people: drawn as text wherever they stand, so that only what hides in text is refused. */
const isText =
  /\.(title|text|button)$|(taglines|cookies|labels|names|descriptions)\.\w\w$|^identity\.name$|contact\.(company|address)$/;
const hidden = ['Book\u202enow', 'a\u0000b', 'a\u2028b'];
const hostile = [
  ...hidden,
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)//https:',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  '"><script>alert(1)</script>',
  "' onmouseover='alert(1)",
  '</style><script>alert(1)</script>',
  'red;}body{display:none',
  'url(//evil.example/x)',
  'expression(alert(1))',
  '//evil.example',
  '/\\evil.example',
  'https://good.example@evil.example/',
  'https://good.example/"onload="x',
  '{{7*7}}',
];

type Leaf = { path: string; put: (value: string) => unknown };

/** Every text in a document, and the document with another one in its place. */
function leavesOf(value: unknown, path: string, put: (value: unknown) => unknown): Leaf[] {
  if (typeof value === 'string') return [{ path, put }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, one]) =>
    leavesOf(one, `${path}.${name}`, (changed) =>
      put(Array.isArray(value) ? value.with(Number(name), changed) : { ...value, [name]: changed }),
    ),
  );
}

describe.each(Object.keys(documents) as (keyof typeof documents)[])('what is typed into %s', (name) => {
  const leaves = leavesOf(documents[name], name, (changed) => changed);
  const parse = (document: unknown) => schemas[name].safeParse(document);

  it('is kept as it is when it means no harm', () => {
    expect(parse(documents[name]).data).toEqual(documents[name]);
    expect(leaves.length).toBeGreaterThan(5);
  });

  it.each(leaves)('is never script, style or a way elsewhere in $path', ({ path, put }) => {
    const kept = hostile.filter((text) => parse(put(text)).success);
    expect(kept).toEqual(isText.test(path) ? hostile.filter((text) => !hidden.includes(text)) : []);
  });
});
