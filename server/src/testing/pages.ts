/** What tests of pages begin with, made through the API: facts of the hotel, an event near it, a page with its text. */
import type { Block } from '@foyer/contract/blocks';
import type { Brief } from '@foyer/contract/content';
import type { Event } from '@foyer/contract/events';
import type { LandingPage, LandingPagePost } from '@foyer/contract/landing-pages';
import type { Language } from '@foyer/contract/languages';
import type { TestOrganization } from './factories.ts';
import type { TestAnswer, TestClient } from './test-client.ts';

const facts: Record<string, string> = {
  amenities: '["indoor_pool","heated_pool","sauna","breakfast_buffet","free_wifi","parking","bar"]',
  room_count: '84',
  'hours:indoor_pool': '07:00-21:00',
  'hours:breakfast': '06:30-10:30',
  'price:breakfast': '18 EUR',
  'distance:train_station': '6 min walk',
  'distance:beach': '350 m',
  year_renovated: '2021',
  'size:spa': '600 m²',
};

const good = <T>(answer: TestAnswer<T>): T => {
  if (answer.status >= 400) throw new Error(`${answer.status} ${answer.text}`);
  return answer.body;
};

/** States nine facts of the organisation's hotel. */
export async function stateFacts(client: TestClient, { property }: TestOrganization): Promise<void> {
  for (const [factName, factValue] of Object.entries(facts)) {
    good(await client.post('/property-facts', { propertyId: property.id, factName, factValue }));
  }
}

/** A market in Lindau that begins in thirty days and lasts three. */
export async function makeEvent(
  client: TestClient,
  { workspace }: TestOrganization,
  more: object = {},
): Promise<Event> {
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  return good(
    await client.post<Event>('/publish', {
      workspaceId: workspace.id,
      title: 'Harbour Advent',
      description: 'Wooden stalls and brass choirs at the old harbour.',
      eventStartDate: `${day(30)}T11:00:00+01:00`,
      eventEndDate: `${day(33)}T20:00:00+01:00`,
      timeZone: 'Europe/Berlin',
      status: 'published',
      category: 'market',
      venue: {
        title: 'Lindau harbour',
        address: 'Hafenplatz 1',
        postalCode: '88131',
        city: 'Lindau',
        country: 'DE',
        latitude: 47.5442,
        longitude: 9.6829,
      },
      ...more,
    }),
  );
}

export async function makePage(
  client: TestClient,
  { property }: TestOrganization,
  more: { languages?: Language[]; eventId?: string | null; name?: string; brief?: Partial<Brief> } = {},
): Promise<LandingPage> {
  const { languages = ['en'], eventId = null, name = 'Pool and sauna by the lake', brief = {} } = more;
  return good(
    await client.post<LandingPage>('/landing-pages', { propertyId: property.id, languages, eventId, name, brief }),
  );
}

/** Saves a text into the page; by default one in which every claim is the hotel's own. */
export async function saveText(
  client: TestClient,
  page: LandingPage,
  language: Language = 'en',
  blocks: Block[] = ownText(language),
): Promise<LandingPagePost> {
  const post = postIn(page, language);
  return good(
    await client.put<LandingPagePost>(`/landing-pages/${page.id}/posts/${language}`, {
      title: 'Pool and sauna by the lake',
      description: '',
      slug: post.slug,
      blocks,
      version: post.version,
    }),
  );
}

export function postIn(page: LandingPage, language: Language): LandingPagePost {
  const post = page.posts.find((one) => one.language === language);
  if (!post) throw new Error(`No post in ${language}`);
  return post;
}

const sentences: Record<Language, string[]> = {
  en: [
    'The indoor pool is open from 7:00 to 21:00, and the sauna is one door further.',
    'All 84 rooms stand 350 m from the beach. The train station is a 6 minute walk away.',
    'Breakfast costs 18 EUR. The spa measures 600 m².',
  ],
  de: [
    'Der Innenpool ist von 7:00 bis 21:00 Uhr geöffnet, die Sauna liegt eine Tür weiter.',
    'Die 84 Zimmer liegen 350 m vom Strand. Zum Bahnhof gehen Sie 6 Minuten zu Fuß.',
    'Das Frühstück kostet 18 EUR. Der Spa misst 600 m².',
  ],
  es: [
    'La piscina interior abre de 7:00 a 21:00 y la sauna queda al lado.',
    'Las 84 habitaciones están a 350 m de la playa. La estación de tren está a 6 minutos a pie.',
    'El desayuno cuesta 18 EUR. El spa mide 600 m².',
  ],
  fr: [
    'La piscine intérieure est ouverte de 7:00 à 21:00 et le sauna se trouve à côté.',
    'Les 84 chambres sont à 350 m de la plage. La gare est à 6 minutes à pied.',
    'Le petit déjeuner coûte 18 EUR. Le spa mesure 600 m².',
  ],
};

/** A page all of whose claims rest on the facts above. */
export function ownText(language: Language = 'en', ...more: string[]): Block[] {
  const base = { locked: false, origin: 'person' as const };
  return [
    { ...base, kind: 'hero', id: 'hero', eyebrow: '', title: 'Halden am See', subtitle: '', imageId: null },
    { ...base, kind: 'introduction', id: 'introduction', heading: '', paragraphs: [...sentences[language], ...more] },
  ];
}
