/** How many animals a house takes: 'up to three dogs in each room', of one that takes two; 'only one dog', of the same. */
import type { Finder, Finding } from '#claims/finding.ts';
import { isPets } from '#claims/kinds/pets.ts';
import { hasMark } from '#claims/reading/has-mark.ts';
import { isMoney, quantitiesBeside } from '#claims/reading/quantities.ts';
import { wordsIn } from '#claims/reading/questions.ts';
import { clauseOf, idsOf, marksIn, mentionsBeside, type Reading, sentenceOf } from '#claims/reading/read.ts';
import { breaks } from '#claims/reading/tokens.ts';

/** Tokens of adjectives between a number and the animals it counts. */
const reach = 2;
/** '20 pounds per dog' counts pounds. */
const per = /^(?:per|pro|je|por|par|for|für|para|pour|a|each|every|cada|chaque|jede[nr]?)$/;

type Count = { value: number; from: number; to: number };

/** Numbers of animals: 'one dog per room', 'hasta tres perros'. */
function countsIn(reading: Reading, articles: boolean): Count[] {
  return reading.mentions.filter(isPets).flatMap((mention): Count[] => {
    for (let index = mention.from; index >= Math.max(0, mention.from - reach); index--) {
      const token = reading.tokens[index];
      const apart = index < mention.from && (reading.tokens[index + 1]?.gap ?? breaks.space) > breaks.space;
      if (!token || apart || (per.test(token.text) && token.value === null)) break;
      if (quantitiesBeside(reading, index).some((one) => isMoney(one.unit) && one.from <= index && one.to > index))
        break;
      if (token.value !== null && (token.kind === 'number' || (articles && token.article)))
        return [{ value: token.value, from: index, to: mention.to }];
      if (articles && reading.language === 'de' && one.test(token.text))
        return [{ value: 1, from: index, to: mention.to }];
    }
    return [];
  });
}

/** What a guest and his animals stay in. A welcome of several words may hold it: 'chien par chambre est admis'. */
const lodging =
  /^(?:rooms?|bedrooms?|apartments?|suites?|pitch|cabins?|chalets?|studios?|zimmern?|apartment|wohnung|stellplatz|habitación|apartamento|parcela|chambres?|appartement|emplacement|party|booking|guest)$/;
/** 'Einen', which is no number to the reader of numbers. */
const one = /^(?:eine?[nmrs]?|einzige[nr]?)$/;

/** 'Dogs welcome, two per apartment at most': a number that a policy gives by what they stay in. */
const countsByRoom = ({ tokens }: Reading): Count[] =>
  tokens.flatMap(({ kind, value, article }, index): Count[] => {
    const [next, room] = tokens.slice(index + 1, index + 3);
    const isByRoom = per.test(next?.text ?? '') && lodging.test(room?.text ?? '');
    return kind === 'number' && value !== null && !article && isByRoom ? [{ value, from: index, to: index + 1 }] : [];
  });

/** True where a count says how many may come, and not how many lie in the sun. */
const isRule = (reading: Reading, { from }: Count): boolean => {
  const [start, end] = clauseOf(reading, from);
  // 'Two dogs need two rooms'.
  const isCounted = (index: number) => reading.tokens[index]?.kind === 'number' && !reading.tokens[index]?.article;
  const room = mentionsBeside(reading, from).some(
    (one) => one.from >= start && idsOf(one, 'counted').includes('room') && !isCounted(one.from - 1),
  );
  const allowed = mentionsBeside(reading, from).some(
    (one) => one.from >= from && one.to <= end && idsOf(one, 'amenity').includes('pet_friendly'),
  );
  return room || allowed || marksIn(reading, start, end, 'welcomed').length > 0;
};

const most =
  /(?<!\p{L})(?:only|just|single|maximum|max|at most|limit|no more than|not more than|nur|höchstens|maximal|einzige[nr]?|mehr als|solo|sólo|únicamente|máximo|más de|seule?|seulement|uniquement|maximum|au plus|plus d|plus de|n (?:\p{L}+ ){1,2}qu)(?!\p{L})/u;
/** 'More than one dog is welcome' sets no limit; 'more than one is not' does. */
const moreThan = /(?<!\p{L})(?:(?<!no )(?<!not )more than|mehr als|más de|plus d|plus de)(?!\p{L})/u;

/** 'Only one dog per room': a limit of the house. */
function isLimit(reading: Reading, { from }: Count): boolean {
  const [start, end] = sentenceOf(reading, from);
  const tokens = reading.tokens.slice(start, end).map(({ text }) => text);
  const words = tokens.join(' ');
  const denied = hasMark(reading, start, end, 'denied', 'deniedAfter');
  const none = denied || /(?<!\p{L})(?:nicht|no|not|pas|ne|n)(?!\p{L})/u.test(words);
  return most.test(words) && (!moreThan.test(words) || none) && tokens.some((word) => lodging.test(word));
}

/** What stands around the animals where there may be any number of them. */
const unlimited: Readonly<Record<Reading['language'], RegExp>> = {
  en: /(?:as many @ as you (?:like|please|want|wish)|(?:any|whatever) number of @|no limit (?:on|to) (?:the number of )?@)/,
  de: /(?:(?:so viele|beliebig viele) @|@ in beliebiger (?:zahl|anzahl)|@ ohne mengenbegrenzung)/,
  es: /(?:tantos @ como|todos los @ que|cuantos @ (?:quiera|quieras|quieran)|@ sin límite de número)/,
  fr: /(?:autant de @ que|tous les @ que vous|@ sans limite de nombre)/,
};
const aroundReach = 5;

/** 'Bring as many dogs as you like': no number at all. */
const countlessIn = (reading: Reading): Count[] =>
  reading.mentions.filter(isPets).flatMap(({ from, to }): Count[] => {
    const [start, end] = clauseOf(reading, from);
    const noun = reading.tokens
      .slice(from, to)
      .findIndex(({ text }) => /^(?:dogs|pets|hunde|haustiere|perros|mascotas|chiens|animaux)$/.test(text));
    const at = noun < 0 ? from : from + noun;
    const before = wordsIn(reading, Math.max(start, at - aroundReach), at);
    const behind = wordsIn(reading, at + 1, Math.min(end, at + aroundReach));
    return unlimited[reading.language].test(`${before} @ ${behind}`)
      ? [{ value: Number.POSITIVE_INFINITY, from, to }]
      : [];
  });

/** More animals than the house takes, or fewer told as the most. */
export const findHowManyPets: Finder = (reading, ledger) => {
  const countless = countlessIn(reading);
  const said = [...countsIn(reading, true), ...countless];
  if (said.length === 0) return [];
  const known = ledger.stated.flatMap((stated) =>
    stated.name === 'policy:pets'
      ? [...countsIn(stated.reading, true), ...countsByRoom(stated.reading)].map(({ value }) => ({
          value,
          source: stated.source,
        }))
      : [],
  );
  const [first] = known;
  if (!first) return [];
  return said.flatMap((one): Finding[] => {
    const { value, from, to } = one;
    const isMore =
      countless.includes(one) || (value > first.value && !reading.tokens[from]?.article && isRule(reading, one));
    const isLess = value < first.value && isLimit(reading, one);
    return isMore || isLess ? [{ kind: 'amenity', verdict: 'contradicted', from, to, source: first.source }] : [];
  });
};
