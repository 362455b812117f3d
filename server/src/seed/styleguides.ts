/** How the houses of the demo sound: in English, and what German, Spanish and French do differently. */
import { type StyleguideContent, styleguideContent } from '@foyer/contract/styleguides';

const halden = {
  preferredWords: [
    'lake room',
    'unhurried',
    'the water',
    'our kitchen',
    'walk over',
    'guests',
    'jetty',
    'slow breakfast',
    'warm',
    'quiet',
    'by train',
    'the harbour',
    'in the evening',
    'local',
    'early',
    'the garden',
    'a day',
    'at home',
  ],
  avoidedWords: [
    'nestled',
    'most romantic',
    'world-class',
    'indulge',
    'paradise',
    'hidden gem',
    'luxurious',
    'breathtaking',
    'unforgettable',
    'must-see',
    'pamper',
  ],
  // What stands in place of a word has its form, since it is put there at a press.
  rules: {
    nestled: { instead: 'beside', why: 'Birds nest; a house stands somewhere' },
    'most romantic': { instead: 'quiet', why: 'Say what is there, and guests decide' },
    'world-class': { instead: 'good', why: 'Name the thing that is good' },
    indulge: { instead: 'enjoy' },
    luxurious: { instead: 'comfortable' },
    unforgettable: { why: 'Guests decide what they remember' },
    'must-see': { instead: 'worth seeing' },
    pamper: { instead: 'look after' },
  },
};

export const haldenStyle: StyleguideContent = styleguideContent.parse({
  general: {
    hotelName: 'Halden am See',
    description: 'A hotel on Lake Constance that tells guests what is there and lets them decide.',
    keywords: ['Lake Constance', 'Bregenz', 'heated lake pool', 'arrival by train'],
    targetAudience: 'Couples and small families from the region who come for two nights, most of them by train.',
    settings: { superlativesNeedProof: true, greenClaimsNeedCertificate: true, exclamationMarks: false },
  },
  tone: {
    primaryTone: 'Warm, plain, unhurried',
    formality: 4,
    contentLength: 5,
    creativity: 3,
    vocabulary: halden,
  },
  examples: {
    headlines: [
      'Breakfast until noon. The lake does not mind.',
      'Forty rooms, one jetty.',
      'Warm water, cold mountains',
      'The train leaves every half hour. So can you.',
      'Come back cold. The pool is not.',
      'A town, a lake, a door key',
    ],
    descriptions: [
      'The lake pool is heated to 34 °C and open until nine in the evening. Walk over from the sauna; the path is lit.',
      'Walk nine minutes to the station and take the train to Lindau. It runs every half hour.',
      'At weekends, breakfast waits until noon.',
    ],
    amenities: ['Lake pool, 34 °C', 'Sauna with a forest side', 'Bicycles for guests'],
  },
  languageOverrides: {
    de: {
      address: 'formal',
      preferredWords: ['Seezimmer', 'unsere Küche', 'Steg', 'Gäste', 'am Wasser', 'in Ruhe'],
      avoidedWords: ['eingebettet', 'Wohlfühloase', 'traumhaft', 'unvergesslich', 'verwöhnen', 'einzigartig'],
      rules: {
        eingebettet: { instead: 'gelegen' },
        verwöhnen: { instead: 'umsorgen' },
        einzigartig: { why: 'Sagen, was es nur hier gibt' },
      },
      description: 'Sie statt du. Kurze Sätze, österreichische Wörter dort, wo man sie hier sagt.',
    },
    fr: {
      address: 'formal',
      preferredWords: ['chambre côté lac', 'notre cuisine', 'le ponton', 'sans hâte'],
      avoidedWords: ['niché', 'havre de paix', 'inoubliable', 'écrin', 'luxueux'],
      rules: { niché: { instead: 'situé' }, luxueux: { instead: 'confortable' } },
      description: 'Vouvoiement. Des phrases courtes, des faits avant les adjectifs.',
    },
    es: {
      address: 'formal',
      preferredWords: ['habitación con lago', 'nuestra cocina', 'el embarcadero', 'sin prisa'],
      avoidedWords: ['enclavado', 'paraíso', 'inolvidable', 'lujoso', 'de ensueño'],
      rules: { enclavado: { instead: 'situado' }, lujoso: { instead: 'cómodo' } },
      description: 'Trato de usted. Frases cortas y datos antes que adjetivos.',
    },
  },
});

/** A guide of another house in the same four languages. */
const styled = (
  hotelName: string,
  about: { description: string; audience: string; tone: string; formality: number; address: 'formal' | 'informal' },
  words: { preferred: string[]; avoided: string[]; headlines: string[] },
): StyleguideContent =>
  styleguideContent.parse({
    general: { hotelName, description: about.description, targetAudience: about.audience },
    tone: {
      primaryTone: about.tone,
      formality: about.formality,
      contentLength: 4,
      creativity: 4,
      vocabulary: { preferredWords: words.preferred, avoidedWords: words.avoided },
    },
    examples: { headlines: words.headlines },
    languageOverrides: {
      de: { address: about.address, avoidedWords: ['einzigartig', 'unvergesslich', 'Location'] },
      fr: { address: about.address, avoidedWords: ['inoubliable', 'incontournable'] },
      es: { address: about.address, avoidedWords: ['inolvidable', 'de ensueño'] },
    },
  });

export const stadtgartenStyle = styled(
  'Stadtgarten Venues',
  {
    description: 'Rooms for evenings in Vienna, let by people who answer the telephone.',
    audience: 'Companies and associations planning an evening or a day for 40 to 220 people.',
    tone: 'Clear, exact, friendly',
    formality: 6,
    address: 'formal',
  },
  {
    preferred: ['the hall', 'your evening', 'daylight', 'on foot', 'by tram'],
    avoided: ['iconic', 'vibrant', 'state-of-the-art', 'unique', 'seamless'],
    headlines: ['A hall with daylight', 'Two hundred and twenty chairs, one tram stop'],
  },
);

export const bergwerkStyle = styled(
  'Bergwerk Lodges',
  {
    description: 'Timber lodges above an old silver mine in the Montafon.',
    audience: 'Friends and families who ski, walk and cook for themselves.',
    tone: 'Dry, friendly, outdoors',
    formality: 2,
    address: 'informal',
  },
  {
    preferred: ['the stove', 'the valley', 'before breakfast', 'snow', 'your boots'],
    avoided: ['cosy retreat', 'magical', 'breathtaking', 'getaway'],
    headlines: ['Boots by the stove', 'The lift is closer than the bakery'],
  },
);

export const atlanticStyle = styled(
  'Atlantic House',
  {
    description: 'A small town house in Lisbon with a courtyard and a long breakfast table.',
    audience: 'Travelers who stay three nights or more and walk the city.',
    tone: 'Light, curious, precise',
    formality: 4,
    address: 'formal',
  },
  {
    preferred: ['the courtyard', 'the hill', 'the river', 'on foot', 'tiles'],
    avoided: ['authentic', 'hidden gem', 'vibrant', 'nestled'],
    headlines: ['Seven doors from the tram', 'Breakfast under the lemon tree'],
  },
);
