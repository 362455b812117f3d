/**
 * Makes a phrase into words: resolves form of address and free alternatives, keeps out avoided words, prefers the
 * preferred ones, and sets capitals where sentences begin.
 */
import type { Chance } from './chance.ts';
import { runsIn } from './runs.ts';
import type { Scene } from './scene.ts';
import type { Voice } from './voice.ts';
import { type WordFinder, wordFinders } from './word-forms.ts';

export type Wording = {
  /** The phrase in words, or null when every way to say it would use an avoided word. */
  word: (phrase: string, key: string) => string | null;
  avoids: (text: string) => boolean;
  /** How many preferred words a text uses that are not used on the page yet; `note` marks them used. */
  freshPreferred: (text: string) => number;
  note: (text: string) => void;
  /** True where the town is named beside a title that names it already. */
  echoesTown: (text: string) => boolean;
  /** Runs of five words that other pages of the site use already. */
  worn: (text: string) => number;
};

/** Wording for one page. */
export function wordingOf(scene: Scene, voice: Voice, chance: Chance, beside: ReadonlySet<string>): Wording {
  const { tone, house, event } = scene;
  const names = [house.name, house.city, house.address, event?.title, event?.venue, event?.city].map((n) => n ?? '');
  const finder = wordFinders(scene.language, names);
  const finders = (words: readonly string[]) => words.map(finder);
  const avoided = finders(tone.avoided);
  const preferred = finders([...tone.preferred, ...tone.keywords]);
  const used = new Set<WordFinder>();
  const avoids = (text: string) => !avoided.some((finds) => finds(text));
  const fresh = (text: string) => preferred.filter((finds) => !used.has(finds) && finds(text));

  const chooseOption = (options: readonly string[], key: string): string => {
    const allowed = options.filter(avoids);
    const wanted = allowed.filter((option) => fresh(option).length > 0);
    // Not every time: a preferred word in the same place of each page would show the template.
    const prefers = wanted.length > 0 && chance.draw(`${key}/preferred`) < 0.6;
    return chance.pick(key, prefers ? wanted : allowed.length ? allowed : options);
  };

  const once = namedOnce(scene);

  const worn = (text: string) => (beside.size === 0 ? 0 : runsIn(text).filter((run) => beside.has(run)).length);
  const choose = (phrase: string, key: string): string => {
    let group = 0;
    const chosen = phrase.replace(/\[([^[\]]*)\]/g, (_, options: string) =>
      chooseOption(options.split('|'), `${key}/${group++}`),
    );
    return voice.polish(once(tidy(chosen)), tone);
  };

  return {
    avoids,
    freshPreferred: (text) => fresh(text).length,
    note: (text) => {
      for (const finds of fresh(text)) used.add(finds);
    },
    echoesTown: (text) =>
      Boolean(
        event &&
          townIsTold(scene) &&
          text.includes(event.title) &&
          text.replaceAll(event.title, '').includes(event.city),
      ),
    worn,
    word(phrase, key) {
      const addressed = phrase.replace(/\{([^{}|]*)\|([^{}]*)\}/g, (_, formal: string, informal: string) =>
        tone.address === 'formal' ? formal : informal,
      );
      const first = choose(addressed, key);
      if (beside.size === 0 || !addressed.includes('[')) return avoids(first) ? first : null;
      // Of a few ways to say it, the one that other pages of the site have used least.
      const ways = [first, ...spare.map((other) => choose(addressed, `${key}/${other}`))].filter(avoids);
      return ways.sort((one, other) => worn(one) - worn(other))[0] ?? null;
    },
  };
}

/** Further draws among the free alternatives of a phrase. */
const spare = ['second', 'third'];

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** One space between words, none before a stop, a capital at the start of each sentence. */
const tidy = (text: string) =>
  text
    .replace(/[ \n]+/g, ' ')
    .replace(/ +([.,;:?])/g, '$1')
    .trim()
    .replace(/^[¿«]?\p{Ll}/u, (start) => start.toUpperCase())
    .replace(
      /((?:\p{L}{3}|:\d\d|\d{4}|€\d*|°C|\u00a0h|[)”“"»])[.?] )([¿«]?\p{Ll})/gu,
      (_, stop: string, letter: string) => stop + letter.toUpperCase(),
    );

/**
 * A title that names its town has said it: 'New Year Swim in Hard' is not in Hard again. Where the sentence would break
 * without the second mention (`is in Hard`), it stays.
 */
function namedOnce({ event }: Scene): (text: string) => string {
  if (!event || !townIsTold({ event })) return (text) => text;
  const [title, city] = [escaped(event.title), escaped(event.city)];
  const place = `, (?:in|en|à|a) ${city},|,? (?:in|en|à|a) ${city}|, ${city}(?=,|$)`;
  const again = new RegExp(
    `(${title}[“”"»]?(?:[^.?]*?[^.?\\s,] ?)??)(?<!\\b(?:is|are|ist|sind|es|son|est|sont|está|están)[“”"»]?)(?:${place})(?!\\p{L}| \\()`,
    'gu',
  );
  return (text) => text.replace(again, '$1');
}

/** True when the event's title names its town. */
const townIsTold = ({ event }: Pick<Scene, 'event'>): boolean =>
  event?.title.toLowerCase().includes(event.city.toLowerCase()) ?? false;
