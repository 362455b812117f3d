/** The English voice. Address is one form in English; formality shows in contractions and in which lines are chosen. */
import { phrasesIn } from '../phrases.ts';
import type { Tone } from '../tone.ts';
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
import { englishWords, type Words } from './words.ts';

const contractions: readonly (readonly [RegExp, string])[] = [
  [/\b(it|that|there) is\b(?=[ a-z])/gi, '$1’s'],
  [/\bdo not\b/gi, 'don’t'],
  [/\bdoes not\b/gi, 'doesn’t'],
  [/\byou will\b/gi, 'you’ll'],
  [/\bwe have (?=thought|put)/gi, 'we’ve '],
  [/\bcannot\b/gi, 'can’t'],
];

const sentences = {
  ...{ eyebrows, titles, subtitles, headings, bookingLabels },
  ...{ eventOpenings, stayOpenings, announcements, mood, happening, guests, closing },
  way: (w: Words) => [...way(w), ...formalWay(w)],
  evening: (w: Words) => [...evening(w), ...formalEvening(w)],
  morning: (w: Words) => [...morning(w), ...formalMorning(w)],
  house: (w: Words) => [...house(w), ...formalHouse(w)],
  ...{ rows, questions, captions, pageTitles, descriptions },
  staySlug: ({ city }: Words) => `stay in ${city}`,
};

const polish = (text: string, tone: Tone): string =>
  (tone.formality > 3 ? [] : contractions).reduce(
    (line, [from, to]) => line.replace(from, to),
    text.replace(/\bon on\b/g, 'on'),
  );

export const english: Voice = {
  language: 'en',
  phrases: phrasesIn(englishWords, sentences, polish),
  lodging:
    /(?<!\p{L})(?:beds?|nights?|overnight|sle(?:ep|pt)\p{L}*|stay(?:s|ing)?(?! open)|pack|bags?|luggage|keys?|wakes?|(?<!meeting )rooms?|check-?(?:in|out)|breakfast)(?!\p{L})/iu,
  constructions: [
    /, so /,
    /, which /,
    /; /,
    /: /,
    /, (?:and|but) /,
    /\bif\b/i,
    /^for /i,
    /^there (?:is|are)\b/i,
    /\(/,
    / or /,
    /^come /i,
    /\bnobody\b/i,
    /\byours\b/,
    /\bours?\b/i,
  ],
  polish,
  topicWords: {
    pool: /\b(?:pool|swim\w*|water|bath\w*)\b/i,
    sauna: /\b(?:spa|sauna|wellness|steam|hammam)\b/i,
    breakfast: /\bbreakfasts?\b/i,
    train: /\b(?:trains?|rail|tram|bus|car-free|without (?:a|the) car)\b/i,
    dogs: /\b(?:dogs?|pets?)\b/i,
    family: /\b(?:famil\w+|child\w*|kids?)\b/i,
    restaurant: /\b(?:dinner|restaurant|eat\w*|kitchen|food)\b/i,
    bar: /\b(?:bar|drinks?|cocktails?)\b/i,
    rooms: /\b(?:rooms?|suites?)\b/i,
    history: /\b(?:histor\w+|old house|tradition\w*)\b/i,
    work: /\b(?:work\w*|meetings?|conference|business)\b/i,
    bicycles: /\b(?:bikes?|bicycles?|cycling)\b/i,
    price: /\b(?:price|budget|value|cheap\w*)\b/i,
    parking: /\b(?:parking|car|drive)\b/i,
  },
};
