/** The Spanish voice. Address is usted or tú throughout; where neither is needed, the house speaks impersonally. */
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
import { spanishWords, type Words } from './words.ts';

const sentences = {
  ...{ eyebrows, titles, subtitles, headings, bookingLabels },
  ...{ eventOpenings, stayOpenings, announcements, mood, happening, guests, closing },
  way: (w: Words) => [...way(w), ...formalWay(w)],
  evening: (w: Words) => [...evening(w), ...formalEvening(w)],
  morning: (w: Words) => [...morning(w), ...formalMorning(w)],
  house: (w: Words) => [...house(w), ...formalHouse(w)],
  ...{ rows, questions, captions, pageTitles, descriptions },
  staySlug: ({ city }: Words) => `dormir en ${city}`,
};

/** A el and de el are written as one word, a title's own article included. */
const polish = (text: string): string =>
  text.replace(/(?<!\p{L})([Dd])e el (?=\p{L})/gu, '$1el ').replace(/(?<!\p{L})([Aa]) el (?=\p{L})/gu, '$1l ');

export const spanish: Voice = {
  language: 'es',
  phrases: phrasesIn(spanishWords, sentences, polish),
  lodging:
    /(?<!\p{L})(?:camas?|noches?|dormir|duerm\p{L}+|dorm\p{L}+|habitaci\p{L}+|llave|maletas?|equipaje|estancia|desayun\p{L}*|despert\p{L}*|registro)(?!\p{L})/iu,
  constructions: [
    /, así que /,
    /; /,
    /: /,
    /, y /,
    /\bsi\b/i,
    /^para /i,
    /\bhay\b/i,
    /\(/,
    /\bnadie\b/i,
    /\bquien\b/i,
    /\bnuestr/i,
    /\bconviene\b/i,
    /\bse puede/i,
    /\bprimero\b/i,
    /\bel resto\b/i,
    /\babre\b/i,
    /\bqueda\b/i,
  ],
  polish,
  topicWords: {
    pool: /piscina|nada[rn]?\b|agua|baño/i,
    sauna: /\b(?:spa|sauna|bienestar|hammam|vapor)\b/i,
    breakfast: /desayun/i,
    train: /\b(?:tren(?:es)?|tranvía|autobús|metro|sin coche)\b/i,
    dogs: /\b(?:perr[oa]s?|mascotas?)\b/i,
    family: /famili|niñ[oa]s|hij[oa]s/i,
    restaurant: /\b(?:cena\w*|restaurante|comer|cocina|gastronom\p{L}*)\b/iu,
    bar: /\b(?:bar|copas?|cóctel\w*)\b/i,
    rooms: /habitaci|\bsuites?\b|\bnoches?\b/i,
    history: /histori|tradici/i,
    work: /trabaj|reuni|congreso|negocio/i,
    bicycles: /bici/i,
    price: /preci|econ[oó]mic|barat|oferta/i,
    parking: /aparca|\bcoche\b|parking/i,
  },
};
