/** Die deutsche Stimme. Sie schreibt aus den Angaben und übersetzt nicht; Sie oder du gilt für die ganze Seite. */
import type { Phrases, Voice } from '../voice.ts';
import { evening } from './evening.ts';
import { eventOpenings } from './event-openings.ts';
import { happening, mood } from './happening.ts';
import { closing, guests, house } from './house.ts';
import { morning } from './morning.ts';
import { captions, descriptions, pageTitles, questions, rows } from './reference.ts';
import { stayOpenings } from './stay-openings.ts';
import { bookingLabels, eyebrows, headings, subtitles, titles } from './titles.ts';
import { way } from './way.ts';
import { germanWords } from './words.ts';

export const german: Voice = {
  language: 'de',
  phrases(scene): Phrases {
    const w = germanWords(scene);
    return {
      eyebrows: eyebrows(w),
      titles: titles(w),
      subtitles: subtitles(w),
      moves: {
        opening: [...eventOpenings(w), ...stayOpenings(w)],
        mood: mood(w),
        happening: happening(w),
        way: way(w),
        return: evening(w),
        morning: morning(w),
        house: house(w),
        guests: guests(w),
        closing: closing(w),
      },
      headings: headings(w),
      rows: rows(w),
      questions: questions(w),
      captions: captions(w),
      booking: { labels: bookingLabels(w), rate: w.offer },
      pageTitles: pageTitles(w),
      descriptions: descriptions(w),
      slug: w.e
        ? `${w.e.bare} ${w.e.bare.toLowerCase().includes(w.e.city.toLowerCase()) ? '' : w.e.city}`
        : `aufenthalt in ${w.city}`,
    };
  },
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
  polish: (text) => text,
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
  endings: [
    'ungen',
    'heiten',
    'keiten',
    'sten',
    'ste',
    'ern',
    'eres',
    'erer',
    'eren',
    'en',
    'em',
    'er',
    'es',
    'et',
    'te',
    'st',
    'e',
    'n',
    's',
    't',
  ],
  compounds: true,
};
