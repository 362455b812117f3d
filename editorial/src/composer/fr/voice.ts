/** The French voice. Address is vous or tu throughout; where neither is needed, the house says on. */
import { phrasesIn } from '../phrases.ts';
import type { Voice } from '../voice.ts';
import { announcements } from './announcements.ts';
import { evening } from './evening.ts';
import { eventOpenings } from './event-openings.ts';
import { formalEvening, formalHouse, formalMorning, formalWay } from './formal.ts';
import { guests } from './guests.ts';
import { happening, mood } from './happening.ts';
import { closing, house } from './house.ts';
import { morning } from './morning.ts';
import { captions, descriptions, pageTitles, questions, rows } from './reference.ts';
import { stayOpenings } from './stay-openings.ts';
import { bookingLabels, eyebrows, headings, subtitles, titles } from './titles.ts';
import { way } from './way.ts';
import { frenchWords, type Words } from './words.ts';

/** French sets a narrow space before high stops and inside quotation marks, a full one before the colon; none may break. */
export const spaced = (text: string): string =>
  text
    .replace(/(?<=[\p{L}\p{N})»€%’])[ \u00a0\u202f]*([;?])(?=\s|$)/gu, '\u202f$1')
    .replace(/(?<=[\p{L}\p{N})»€%’])[ \u00a0\u202f]*:(?=\s|$)/gu, '\u00a0:')
    .replace(/«[ \u00a0\u202f]*/g, '«\u202f')
    .replace(/[ \u00a0\u202f]*»/g, '\u202f»');

const sentences = {
  ...{ eyebrows, titles, subtitles, headings, bookingLabels },
  ...{ eventOpenings, stayOpenings, announcements, mood, happening, guests, closing },
  way: (w: Words) => [...way(w), ...formalWay(w)],
  evening: (w: Words) => [...evening(w), ...formalEvening(w)],
  morning: (w: Words) => [...morning(w), ...formalMorning(w)],
  house: (w: Words) => [...house(w), ...formalHouse(w)],
  ...{ rows, questions, captions, pageTitles, descriptions },
  staySlug: ({ city }: Words) => `dormir ${city.au}`,
};

export const french: Voice = {
  language: 'fr',
  phrases: phrasesIn(frenchWords, sentences, spaced),
  lodging:
    /(?<!\p{L})(?:lits?|nuits?|dormir|dors|dort|dormez|chambres?|clés?|valises?|bagages?|séjour|réveil\p{L}*|petit[ -]déj\p{L}*|petit déjeuner)(?!\p{L})/iu,
  constructions: [
    /; /,
    /\s: /,
    /, et /,
    /\bsi\b/i,
    /^pour /i,
    /\bil y a\b/i,
    /\(/,
    /\bpersonne\b/i,
    /\bqui\b/i,
    /\bnotre\b/i,
    /\bon\b/i,
    /\bd’abord\b/i,
    /\bautant\b/i,
    /\ble reste\b/i,
    /\bferme\b/i,
    /\bouverte?\b/i,
    /\bcompte[rz]?\b/i,
  ],
  polish: spaced,
  topicWords: {
    pool: /piscine|nage|baign|\beau\b/i,
    sauna: /\b(?:spa|sauna|bien-être|hammam|vapeur)/i,
    breakfast: /petits?[ -]d[ée]j/i,
    train: /\b(?:trains?|tram\w*|bus|métro|sans voiture)\b/iu,
    dogs: /\b(?:chiens?|animaux)\b/i,
    family: /famil|enfant/i,
    restaurant: /\b(?:d[iî]ner|restaurant|manger|cuisine|table)\b/i,
    bar: /\b(?:bar|verres?|cocktails?)\b/i,
    rooms: /\b(?:chambres?|suites?|nuits?)\b/i,
    history: /histoire|histori|tradition/i,
    work: /travail|réunion|congrès|affaires/i,
    bicycles: /v[ée]lo/i,
    price: /\bprix\b|tarif|offre|économ|pas cher/i,
    parking: /parking|voiture|\bgarer\b/i,
  },
};
