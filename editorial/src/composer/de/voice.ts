/** Die deutsche Stimme. Sie schreibt aus den Angaben und übersetzt nicht; Sie oder du gilt für die ganze Seite. */
import { phrasesIn } from '../phrases.ts';
import type { Voice } from '../voice.ts';
import { announcements } from './announcements.ts';
import { evening } from './evening.ts';
import { eventOpenings } from './event-openings.ts';
import { formalEvening, formalHouse, formalMorning, formalWay } from './formal.ts';
import { happening, mood } from './happening.ts';
import { closing, guests, house } from './house.ts';
import { morning } from './morning.ts';
import { captions, descriptions, pageTitles, questions, rows } from './reference.ts';
import { stayOpenings } from './stay-openings.ts';
import { bookingLabels, eyebrows, headings, subtitles, titles } from './titles.ts';
import { way } from './way.ts';
import { germanWords, type Words } from './words.ts';

const sentences = {
  ...{ eyebrows, titles, subtitles, headings, bookingLabels },
  ...{ eventOpenings, stayOpenings, announcements, mood, happening, guests, closing },
  way: (w: Words) => [...way(w), ...formalWay(w)],
  evening: (w: Words) => [...evening(w), ...formalEvening(w)],
  morning: (w: Words) => [...morning(w), ...formalMorning(w)],
  house: (w: Words) => [...house(w), ...formalHouse(w)],
  ...{ rows, questions, captions, pageTitles, descriptions },
  staySlug: ({ city }: Words) => `aufenthalt in ${city}`,
};

const polish = (text: string): string => text;

export const german: Voice = {
  language: 'de',
  phrases: phrasesIn(germanWords, sentences, polish),
  lodging:
    /(?<!\p{L})(?:bett\p{L}*|nacht|nächte\p{L}*|übernacht\p{L}*|schlaf\p{L}*|schläf\p{L}*|zimmer\p{L}*|schlüssel|gepäck|taschen|packen|aufenthalt\p{L}*|anreise|abreise|frühstück\p{L}*|haustür)(?!\p{L})/iu,
  constructions: [
    /, also /,
    /, und /,
    /; /,
    /: /,
    /, denn /,
    / oder /,
    /^wer /i,
    /\bniemand/i,
    /\bes gibt\b|\bgibt es\b/i,
    /\(/,
    /\bsind es\b/,
    /\bdanach\b/i,
    /geöffnet/,
    /\bdarf\b|\bdürfen\b/,
  ],
  polish,
  topicWords: {
    pool: /\b(?:\p{L}*pool|schwimm\p{L}*|wasser|baden|\p{L}*becken)\b/iu,
    sauna: /\b(?:sauna|wellness|spa|dampfbad)\b/i,
    breakfast: /\bfrühstück/i,
    train: /\b(?:zug|bahn|autofrei|ohne auto)\b/i,
    dogs: /\bhund/i,
    family: /\b(?:famili|kind)/i,
    restaurant: /\b(?:abendessen|restaurant|küche|essen)\b/i,
    bar: /\b(?:bar|drinks?)\b/i,
    rooms: /\bzimmer/i,
    history: /\b(?:geschichte|tradition)/i,
    work: /\b(?:tagung|arbeit|konferenz|business)/i,
    bicycles: /\b(?:fahrr|rad\b|radfahr)/i,
    price: /\b(?:preis|günstig)/i,
    parking: /\b(?:parken|auto)\b/i,
  },
};
