/** A whole property post, as a client sends it: every field filled, every claim borne out. */
export const aboutHouse = (
  propertyId: string,
  group: string,
  more: { meta?: object } & Record<string, unknown> = {},
) => ({
  title: 'Hotel Halden am See',
  content: '<h2>By the lake</h2><p>A quiet house between the water and the old town.</p>',
  excerpt: 'A quiet house by the lake.',
  language: 'en',
  ...more,
  meta: {
    webapp_property_id: propertyId,
    property_type: 'Hotel',
    address: 'Seepromenade 4, 6900',
    city: 'Bregenz',
    country: 'Austria',
    translation_group: group,
    star_rating: 4,
    email: 'hello@halden.example',
    reservation_link: 'https://booking.example/halden',
    policies_links: ['https://halden.example/house-rules'],
    ...more.meta,
  },
});
