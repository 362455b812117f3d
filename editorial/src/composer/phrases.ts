/** Puts what a language can say about a scene in its places on the page: one frame for all languages. */
import type { Scene } from './scene.ts';
import type { Caption, Line, Phrases, Question, Row, Voice } from './voice.ts';

type Lines<Words> = (words: Words) => readonly Line[];

/** Everything a language can say, written against its words for the scene. */
type Sentences<Words> = {
  eyebrows: Lines<Words>;
  titles: Lines<Words>;
  subtitles: Lines<Words>;
  headings: (words: Words) => Phrases['headings'];
  bookingLabels: Lines<Words>;
  eventOpenings: Lines<Words>;
  stayOpenings: Lines<Words>;
  announcements: Lines<Words>;
  mood: Lines<Words>;
  happening: Lines<Words>;
  way: Lines<Words>;
  evening: Lines<Words>;
  morning: Lines<Words>;
  house: Lines<Words>;
  guests: Lines<Words>;
  closing: Lines<Words>;
  rows: (words: Words) => readonly Row[];
  questions: (words: Words) => readonly Question[];
  captions: (words: Words) => readonly Caption[];
  pageTitles: (words: Words) => readonly string[];
  descriptions: Lines<Words>;
  /** The address of a page about no event. */
  staySlug: (words: Words) => string;
};

/** `polish` is the voice's last touch: on rows, rate and page titles here, on sentences when they are chosen. */
export const phrasesIn =
  <Words>(wordsOf: (scene: Scene) => Words, say: Sentences<Words>, polish: Voice['polish']) =>
  (scene: Scene): Phrases => {
    const words = wordsOf(scene);
    const { event, tone } = scene;
    const polished = (text: string) => polish(text, tone);
    const named = event?.title.toLowerCase().includes(event.city.toLowerCase());
    return {
      eyebrows: say.eyebrows(words),
      titles: say.titles(words),
      subtitles: say.subtitles(words),
      moves: {
        opening: [...say.eventOpenings(words), ...say.stayOpenings(words)],
        mood: say.mood(words),
        happening: say.happening(words),
        way: say.way(words),
        return: say.evening(words),
        morning: say.morning(words),
        house: say.house(words),
        guests: say.guests(words),
        closing: say.closing(words),
      },
      announcements: say.announcements(words),
      headings: say.headings(words),
      rows: say.rows(words).map((row) => ({ ...row, label: polished(row.label), value: polished(row.value) })),
      questions: say.questions(words),
      captions: say.captions(words),
      booking: { labels: say.bookingLabels(words), rate: polished(scene.offer) },
      pageTitles: say.pageTitles(words).map(polished),
      descriptions: say.descriptions(words),
      slug: event ? `${event.title} ${named ? '' : event.city}` : say.staySlug(words),
    };
  };
