/**
 * How each language says where the thing in a picture is: the part of a house, what lies near it, or an event with its
 * place. Names stand where no gender need be guessed: German puts the kind of house before them, 'im Hotel Halden am
 * See', and says an event whose gender nobody sees in quotation marks.
 */
import type { Language } from '@foyer/contract/languages';
import type { Lie, Subject } from '../lexicon/picture-names.ts';
import { noun, titleNoun } from './de/nouns.ts';
import { withArticle } from './en/words.ts';
import * as spanish from './es/articles.ts';
import * as french from './fr/articles.ts';

/** A house as a phrase names it; `city` empty where its name says it already. */
type Home = { name: string; type: string; city: string };

/** An event's or a place's name as it was given; `city` as with a house. */
type Occasion = { name: string; venue: string; city: string; date: string };

type Wording = {
  /** 'The bar at Halden am See in Bregenz'; without a subject 'At Halden am See in Bregenz'. */
  ofHouse: (subject: Subject | null, home: Home) => string;
  /** 'Market stalls at Harbour Advent, Old Harbour in Lindau, 5 December 2026'. */
  ofEvent: (subject: Subject | null, occasion: Occasion) => string;
  /** A name of its own beside the noun, or in its place where its gender shows: 'the Lake pool', 'the bar “Lido”'. */
  named: (said: string, name: string) => string;
  metresLong: (metres: string) => string;
  warm: (degrees: string) => string;
  area: (squareMetres: string) => string;
  people: (count: string) => string;
  seats: (count: string) => string;
};

const joined = (parts: readonly string[], mark: string) => parts.filter(Boolean).join(mark);
const first = (said: string) => said.split(' ')[0] ?? '';
/** Letters of a name begin small after an article, unless it is written all in capitals. */
const small = (name: string) => (/^\p{Lu}\p{Ll}/u.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name);

/** 'la piscina' and 'Piscina del lago' make 'la piscina del lago': the name begins with the noun, so it has its gender. */
function headFirst(said: string, name: string, quoted: string): string {
  const [, article = '', rest = ''] = /^(l’|\S+ )(.+)$/.exec(said) ?? [];
  const noun = rest.split(' ')[0] ?? '';
  return noun && new RegExp(`^${noun}(?![\\p{L}])`, 'iu').test(name) ? `${article}${small(name)}` : `${said} ${quoted}`;
}

const english: Wording = {
  ofHouse: (subject, { name, city }) => {
    const where: Record<Lie, string> = { inside: 'at', outside: 'at', thing: 'at', facade: 'of', near: 'near' };
    return joined([subject?.said ?? '', where[subject?.lie ?? 'inside'], name, city && `in ${city}`], ' ');
  },
  ofEvent: (subject, { name, venue, city, date }) => {
    const event = subject ? `${subject.said} at ${withArticle(name)}` : name;
    return joined([joined([joined([event, venue], ', '), city && `in ${city}`], ' '), date], ', ');
  },
  named: (said, name) => {
    const noun = said.split(' ').at(-1) ?? '';
    const article = first(said) === 'the' ? 'the' : /^[aeiou]/i.test(name) ? 'an' : 'a';
    return new RegExp(`(?<![\\p{L}])${noun}$`, 'iu').test(name) ? `${article} ${name}` : `${said} ‘${name}’`;
  },
  metresLong: (metres) => `${metres} metres long`,
  warm: (degrees) => `the water at ${degrees} °C`,
  area: (squareMetres) => `${squareMetres} square metres`,
  people: (count) => `for up to ${count} people`,
  seats: (count) => `with ${count} seats`,
};

/** What a house is called by its kind: the noun German bends in place of a name. */
const germanHouses: readonly (readonly [RegExp, string, 'm' | 'f' | 'n'])[] = [
  [/hotel/i, 'Hotel', 'n'],
  [/hostel/i, 'Hostel', 'n'],
  [/resort/i, 'Resort', 'n'],
  [/lodge/i, 'Lodge', 'f'],
  [/pension|guesthouse/i, 'Pension', 'f'],
  [/\p{L}haus(?!\p{L})|^haus(?!\p{L})/iu, 'Haus', 'n'],
];

/** 'das Hotel Halden am See', 'die Pension Kastanie': with its kind before it, unless its name says that. */
function germanHouse({ name, type }: Home) {
  const told = germanHouses.find(([kind]) => kind.test(name));
  if (told) return noun(name, told[2]);
  const [, kind, gender] = germanHouses.find(([pattern]) => pattern.test(type)) ?? [/./, 'Haus', 'n' as const];
  return noun(`${kind} ${name}`, gender);
}

/** Endings by which the name of a room or area shows its gender. */
const germanHeads: readonly (readonly [RegExp, 'm' | 'f' | 'n'])[] = [
  [/(?:zimmer|bad|becken|restaurant|spa|studio|atrium|foyer|gym)$/i, 'n'],
  [/(?:suite|bar|sauna|stube|halle|lounge|lobby|terrasse|kammer|therme|küche|wiese)$/i, 'f'],
  [/(?:pool|saal|raum|salon|garten|keller|hof|strand|park|bereich)$/i, 'm'],
];

const german: Wording = {
  ofHouse: (subject, home) => {
    const house = germanHouse(home);
    const city = home.city && `in ${home.city}`;
    const dative = (preposition: string, short: string) =>
      house.dat.startsWith('dem ') ? house.dat.replace('dem', short) : `${preposition} ${house.dat}`;
    if (subject?.lie === 'facade') return joined([house.nom, city, 'von außen'], ' ');
    const where: Record<Exclude<Lie, 'facade'>, string> = {
      inside: dative('in', 'im'),
      thing: dative('in', 'im'),
      outside: dative('an', 'am'),
      near: dative('bei', 'beim'),
    };
    return joined([subject?.said ?? '', where[subject?.lie ?? 'inside'], city], ' ');
  },
  ofEvent: (subject, { name, venue, city, date }) => {
    const { dat } = titleNoun(name);
    const at = dat.startsWith('dem ') ? dat.replace('dem', 'beim') : `bei ${dat}`;
    const event = subject ? `${subject.said} ${at}` : name;
    return joined([joined([joined([event, venue], ', '), city && `in ${city}`], ' '), date], ', ');
  },
  named: (said, name) => {
    const gender = germanHeads.find(([ending]) => ending.test(name))?.[1];
    if (!gender) return `${said} „${name}“`;
    if (/^eine? /.test(said)) return `${gender === 'f' ? 'eine' : 'ein'} ${name}`;
    return noun(name, gender).nom;
  },
  metresLong: (metres) => `${metres} Meter lang`,
  warm: (degrees) => `das Wasser mit ${degrees} °C`,
  area: (squareMetres) => `${squareMetres} Quadratmeter`,
  people: (count) => `für bis zu ${count} Personen`,
  seats: (count) => `mit ${count} Sitzplätzen`,
};

const spanishWording: Wording = {
  ofHouse: (subject, home) => {
    const house = spanish.houseName(home.name);
    const where: Record<Lie, string> = {
      inside: house.del,
      outside: house.del,
      thing: house.en,
      facade: house.del,
      near: `cerca ${house.del}`,
    };
    const place = subject ? where[subject.lie] : house.en;
    return joined([joined([subject?.said ?? '', place], ' '), home.city && `en ${home.city}`], ', ');
  },
  ofEvent: (subject, { name, venue, city, date }) => {
    const event = subject ? `${subject.said} ${spanish.eventName(name).en}` : name;
    return joined([event, venue, city && `en ${city}`, date], ', ');
  },
  named: (said, name) => headFirst(said, name, `«${name}»`),
  metresLong: (metres) => `${metres} metros de largo`,
  warm: (degrees) => `el agua a ${degrees} °C`,
  area: (squareMetres) => `${squareMetres} metros cuadrados`,
  people: (count) => `para un máximo de ${count} personas`,
  seats: (count) => `con ${count} asientos`,
};

const frenchWording: Wording = {
  ofHouse: (subject, home) => {
    const house = french.houseName(home.name, home.type);
    const where: Record<Lie, string> = {
      inside: house.du,
      outside: house.du,
      thing: house.au,
      facade: house.du,
      near: `près ${house.du}`,
    };
    const place = subject ? where[subject.lie] : house.au;
    return joined([subject?.said ?? '', place, home.city && french.townName(home.city).au], ' ');
  },
  ofEvent: (subject, { name, venue, city, date }) => {
    const event = subject ? `${subject.said} ${french.eventName(name).au}` : name;
    const at = city && french.townName(city).au;
    return joined([joined([joined([event, venue], ', '), at], venue ? ', ' : ' '), date], ', ');
  },
  named: (said, name) => headFirst(said, name, `« ${name} »`),
  metresLong: (metres) => `${metres} mètres de long`,
  warm: (degrees) => `l’eau à ${degrees} °C`,
  area: (squareMetres) => `${squareMetres} mètres carrés`,
  people: (count) => `pour ${count} personnes au plus`,
  seats: (count) => `avec ${count} places assises`,
};

const wordings: Record<Language, Wording> = {
  en: english,
  de: german,
  es: spanishWording,
  fr: frenchWording,
};

export const wordingIn = (language: Language): Wording => wordings[language];
