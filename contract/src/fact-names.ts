/** Names of facts as people say and write them. Stored they are lower case with _ and, for a group, a colon. */
import { suggestedFacts } from './fact-themes.ts';

/** Kinds of places that ways lead to: 'train to station' names none. */
const commonPlaces = new Set(
  `${suggestedFacts.map(({ groups }) => groups.distance ?? '').join(' ')} harbour lake town village centre market`
    .split(/[ _]/)
    .filter(Boolean),
);
const way = /^((?:train|tram|bus|ferry|boat|flight|drive|walk|way)_(?:to|from)_)(.+)$/;

const inCapitals = (words: string) =>
  words
    .split('_')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('_');

const isCommon = (place: string) => place.split('_').some((word) => commonPlaces.has(word));

/** A place within a sentence: 'train_station' as 'the train station', 'san_sebastian' as 'San Sebastian'. */
export const placeWords = (place: string): string =>
  (isCommon(place) ? `the ${place}` : inCapitals(place)).replaceAll('_', ' ');

/** 'distance:train_station' as 'Distance, train station', 'train_to_lindau' as 'Train to Lindau'. */
export function factLabel(name: string): string {
  const words = name
    .replace(way, (whole, start: string, place: string) => (isCommon(place) ? whole : start + inCapitals(place)))
    .replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .replaceAll('_', ' ')
    .replace(':', ', ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The name of a fact by its label or by any plain words: 'Distance, train station' as 'distance:train_station'. */
export function factNameOf(typed: string): string {
  const [first = '', ...rest] = typed.split(/[:,]/);
  const [group, name] = [plain(first), plain(rest.join(' '))];
  return group && name ? `${group}:${name}` : group || name;
}

const plain = (words: string) =>
  words
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('æ', 'ae')
    .replaceAll('œ', 'oe')
    .replaceAll('ø', 'o')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_|_$/g, '');

/** Why a fact's name or value is refused, without the name as it is stored: 'Write a whole number, for example 84'. */
export const plainProblem = (message: string): string =>
  message.startsWith('Write the fact name')
    ? 'Write in words what it is about, such as Free shuttle'
    : message.replace(/^Write \S+ as /, 'Write ');
