/** The text of a landing page of the hotel that could exist, and the pictures in it. */
import type { Block } from '@foyer/contract/blocks';
import type { PublicImage } from '@foyer/contract/public-parts';

const pictureId = (n: number) => `0193f1c2-7a10-7000-8000-00000000000${n}`;

const image = (n: number, alt: string): PublicImage => ({
  id: pictureId(n),
  src: `/_media/${pictureId(n)}.jpg`,
  width: 1536,
  height: 1024,
  alt,
  focus: null,
});

export const images = [
  image(1, 'Advent market at the harbor at dusk, stalls and a lit fir tree in the snow'),
  image(2, 'Steaming outdoor pool at sunset, snowy mountains across the lake'),
  image(3, 'Double room with a window onto the lake'),
  image(4, 'Croissants, coffee and berries on a wooden table'),
];

const written = { locked: false, origin: 'composer' as const };

export const blocks: Block[] = [
  {
    kind: 'hero',
    id: 'hero',
    ...written,
    eyebrow: 'Events near the hotel',
    title: 'Advent on the harbor, then straight into warm water',
    subtitle: 'Lindau, 26 November to 20 December, Thursday to Sunday',
    imageId: pictureId(1),
  },
  {
    kind: 'booking',
    id: 'booking',
    ...written,
    arrive: '2026-11-26',
    leave: '2026-11-28',
    adults: 2,
    rate: 'Breakfast and pool',
    label: 'See rooms from 184 €',
  },
  {
    kind: 'introduction',
    id: 'introduction',
    ...written,
    heading: 'The market is twelve minutes away. The pool is closer.',
    paragraphs: [
      'From 26 November to 20 December, wooden stalls and brass choirs fill the old harbor of Lindau. The train from Bregenz takes twelve minutes and runs every half hour, so you can leave the car where it is.',
      'Come back cold and step into the lake pool. It is heated to 34 °C and open until 21:00, and the harbor lights look their best from the water. Breakfast runs until noon at weekends, which makes the second mulled wine an easy decision.',
    ],
  },
  {
    kind: 'event',
    id: 'event',
    ...written,
    heading: 'Forty stalls between the lion and the lighthouse',
    paragraphs: [
      'The market stands on the harbor promenade, with the lit fir tree in the middle. Brass choirs play at five every afternoon.',
    ],
  },
  {
    kind: 'getting-there',
    id: 'getting-there',
    ...written,
    heading: 'Twelve minutes by train',
    paragraphs: [
      'Walk nine minutes to Bregenz station and take the train to Lindau-Insel. The market begins at the exit.',
    ],
  },
  {
    kind: 'details',
    id: 'details',
    ...written,
    heading: '',
    rows: [
      { label: 'When', value: '26 November to 20 December\nThursday to Sunday, 11:00 to 21:00' },
      { label: 'Where', value: 'Old harbor, Lindau\n9.6 km from the hotel' },
      { label: 'By train', value: '12 minutes from Bregenz, every half hour' },
      { label: 'Entry', value: 'Free' },
      { label: 'Dogs', value: 'Welcome here, 18 € a night' },
    ],
  },
  {
    kind: 'gallery',
    id: 'gallery',
    ...written,
    heading: 'Two nights by the lake',
    items: [
      { imageId: pictureId(2), title: 'The lake pool', caption: '34 °C, 09:00 to 21:00' },
      { imageId: pictureId(3), title: 'Lake rooms', caption: 'From 184 € a night for two' },
      { imageId: pictureId(4), title: 'Slow breakfast', caption: 'Until noon at weekends' },
    ],
  },
  {
    kind: 'rooms',
    id: 'rooms',
    ...written,
    heading: 'Wake up to the water',
    paragraphs: ['Twenty-two of our rooms look onto the lake. Each has a bench in the window and a kettle beside it.'],
  },
  {
    kind: 'good-to-know',
    id: 'good-to-know',
    ...written,
    heading: 'Good to know',
    paragraphs: ['The pool towels are in your room. The last train from Lindau leaves at 23:30.'],
  },
  {
    kind: 'questions',
    id: 'questions',
    ...written,
    heading: '',
    items: [
      {
        question: 'How do we get to the market?',
        answer:
          'Walk nine minutes to Bregenz station and take the train to Lindau. It runs every half hour until 23:30.',
      },
      { question: 'Can we check in early?', answer: 'From noon when a room is free. Your bags may come at any time.' },
      { question: 'Is there parking at the hotel?', answer: 'Yes, 40 spaces behind the house, 9 € a night.' },
    ],
  },
];
