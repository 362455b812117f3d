/**
 * Whether a text names a thing without saying that the house has it: in a wish, in somebody else's house, in what is
 * long gone, in a person's life, or as part of a name.
 */

import { isPraisedAbove } from '#claims/reading/praised-above.ts';
import { isQuestion } from '#claims/reading/questions.ts';
import {
  clauseOf,
  idsOf,
  type Mention,
  markAt,
  marksIn,
  mentionsBeside,
  type Reading,
  sentenceOf,
} from '#claims/reading/read.ts';
import { breaks } from '#claims/reading/tokens.ts';

/** Tokens over which a wish reaches forward to what is wished for. */
const wishReach = 7;
/** Tokens between 'our' and what is ours. */
const ourReach = 2;
/** Tokens of an elliptic question, as in 'A pool?'. */
const shortQuestion = 5;
/** Tokens of an opening such as 'For a sauna, …'. */
const opener = 4;
/** Tokens of an answer in which it may offer something else. */
const answerReach = 7;

/** True where 'our' or 'we have' stands right before a thing: that is a claim whatever surrounds it. */
const isOurs = (reading: Reading, { from, to }: Mention): boolean => {
  const [start] = clauseOf(reading, from);
  // 'Le casino de la maison'.
  if (markAt(reading, to, 'ofHouse')) return true;
  return marksIn(reading, Math.max(start, from - ourReach - 1), from, 'ours').some(
    (mark) => mark.to <= from && from - mark.to <= ourReach,
  );
};

const guests = /^(?:your|vos|votre|tes|tus?|deine?|vuestras?)$/;

/** True where the words of a clause make a place or a thing part of someone's life: 'who grew up above a casino in Nice'. */
export function isOfPerson(reading: Reading, { from, to }: Mention): boolean {
  const [start, end] = clauseOf(reading, from);
  // 'Passez vos vacances en famille à …': the guest's holiday is here.
  const isGuests = (at: number) => guests.test(reading.tokens[at - 1]?.text ?? '');
  if (marksIn(reading, start, to, 'people').some((mark) => mark.to <= to && mark.from < from && !isGuests(mark.from)))
    return true;
  // German puts the verb last: 'in Antwerpen ausgebildet'.
  return reading.language === 'de' && marksIn(reading, to, end, 'people').some((mark) => mark.from === to);
}

/** A shuttle is the house's, wherever it goes or comes from. */
const isRide = (mention: Mention) => idsOf(mention, 'amenity').some((id) => id.endsWith('_shuttle'));

const owning = {
  en: /^(?:has|have|had|owns?|keeps?)$/,
  de: /^(?:hat|haben|besitzt|besitzen)$/,
  es: /^(?:tienen?|poseen?)$/,
  fr: /^(?:a|ont|possède(?:nt)?)$/,
} as const;
const goesOn = /^(?:but|yet|while|whereas|so|aber|doch|während|dafür|pero|mientras|así|mais|alors|tandis)$/;

/** 'Our neighbour has a pool, a sauna and a lawn': what a comma adds to what others have is theirs too. */
function isListedWithOthers(reading: Reading, { from }: Mention): boolean {
  const [first] = sentenceOf(reading, from);
  const [start] = clauseOf(reading, from);
  if (start === first) return false;
  const head = clauseOf(reading, first);
  const owns = owning[reading.language];
  const verb = reading.tokens.slice(...head).findIndex(({ text }) => owns.test(text));
  const others = marksIn(reading, ...head, 'others').some((mark) => mark.to <= first + verb);
  const between = reading.tokens.slice(head[1], from);
  return (
    verb > 0 &&
    others &&
    between.every(({ gap, text }) => gap < breaks.clause && !goesOn.test(text) && !owns.test(text)) &&
    marksIn(reading, head[1], from, 'ours').length === 0
  );
}

/** 'Ailleurs, il y a des piscines': a few words before a comma say where it is. */
function isPlacedElsewhere(reading: Reading, { from }: Mention, first: number): boolean {
  const [start, end] = clauseOf(reading, from);
  const [, opened] = clauseOf(reading, first);
  return (
    start > first &&
    start === opened &&
    opened - first <= opener &&
    marksIn(reading, first, opened, 'others').some(({ to }) => to === opened) &&
    marksIn(reading, start, end, 'ours').length === 0
  );
}

/** True where the clause says that a thing is somebody else's: 'across the street', 'the town's'. */
export function isElsewhere(reading: Reading, mention: Mention): boolean {
  const [start, end] = clauseOf(reading, mention.from);
  const isStop = ({ from, to }: { from: number; to: number }) =>
    mentionsBeside(reading, from).some(
      (other) => other.from < to && other.to > from && idsOf(other, 'place').length > 0,
    );
  // 'The farm' is somebody else's, but not in 'the farm shop'.
  const others = marksIn(reading, start, end, 'others').filter(({ to }) => !(to > mention.from && to < mention.to));
  if (others.some((mark) => !isRide(mention) || !isStop(mark)) || isListedWithOthers(reading, mention)) return true;
  const [first, last] = sentenceOf(reading, mention.from);
  if (isPlacedElsewhere(reading, mention, first)) return true;
  // 'For a sauna, try the public baths': the opening only says what is looked for.
  return start === first && end - start <= opener && marksIn(reading, end, last, 'others').length > 0;
}

/** Verbs of what guests have and get, in the present. */
const having = /^(?:have|has|get|find|haben|hat|bekommen|finden|tienen?|encuentran?|ont|trouvent|auront)$/;

function isGone(reading: Reading, { from, to }: Mention): boolean {
  const [start, end] = clauseOf(reading, from);
  return (
    marksIn(reading, Math.max(start, from - 2), from, 'former').some(
      // 'Les plus jeunes ont leur club enfants': what guests have is here.
      (mark) => from - mark.to <= 1 && !having.test(reading.tokens[mark.from - 1]?.text ?? ''),
    ) ||
    marksIn(reading, start, end, 'gone').length > 0 ||
    marksIn(reading, to, end, 'became').length > 0
  );
}

const seeking = /^(?:ask|asks|buscamos|cherchons|suchen)$/;
const isOf = /^(?:our|le|les|te|os|vous|ihnen|nuestr[oa]s?)$/;
/** 'Ask for our gluten-free menu', 'le buscamos una canguro': looked for on behalf of a guest, and found. */
const isForGuests = ({ tokens }: Reading, at: number): boolean =>
  seeking.test(tokens[at]?.text ?? '') && [at - 1, at + 1, at + 2].some((near) => isOf.test(tokens[near]?.text ?? ''));

/**
 * True where a wish or a comparison stands before it: 'like a five-star hotel'. Who sleeps like a king in the heart of a town
 * sleeps there.
 */
export function isUnreal(reading: Reading, { from }: { from: number }): boolean {
  const [start] = clauseOf(reading, from);
  const anchor = marksIn(reading, start, from, 'anchoring').find(({ to }) => to === from);
  const isPraise = isPraisedAbove(reading, start, from);
  return marksIn(reading, start, from, 'unreal').some(
    (mark) =>
      mark.to <= from &&
      !isPraise &&
      !isPitched(reading, mark.from, from) &&
      !isForGuests(reading, mark.from) &&
      from - mark.to <= wishReach &&
      !(anchor && anchor.from > mark.to && marksIn(reading, start, mark.from, 'dwelling').length > 0),
  );
}

/** 'Das Fest schlägt in Exeter seine Zelte auf': it beats nothing there. */
const isPitched = ({ tokens }: Reading, mark: number, from: number): boolean =>
  tokens[mark]?.text === 'schlägt' && tokens[mark + 1]?.text === 'in' && from === mark + 2;

const linking: ReadonlySet<string> = new Set('de du des la le les of the del da di and y et'.split(' '));

/** The nearest token of the same phrase that is no linking word. */
function beside(reading: Reading, from: number, step: 1 | -1): number | null {
  for (let index = from; ; index += step) {
    const token = reading.tokens[index];
    if (!token || (reading.tokens[step > 0 ? index : index + 1]?.gap ?? breaks.sentence) > breaks.space) return null;
    if (!linking.has(token.text) || token.capital) return index;
  }
}

/** 'the Café de la Piscine', 'the Rooftop Pool Society': capitals that go on make a name, where nouns have none. */
function isName(reading: Reading, { from, to }: Mention): boolean {
  const isOther = (index: number | null) =>
    index !== null && index > start && reading.tokens[index]?.capital === true && reading.silent[index] === false;
  const [start, end] = sentenceOf(reading, from);
  // German writes every noun like a name; 'Café de la Piscine' is one there too.
  if (reading.language === 'de')
    return (
      from > start && /^(?:de|du|della|del)$/.test(reading.tokens[to]?.text ?? '') && isOther(beside(reading, to, 1))
    );
  const words = reading.tokens.slice(start, end).filter(({ kind, text }) => kind === 'word' && text.length > 3);
  // In a headline every word has its capital.
  if (words.filter(({ capital }) => !capital).length < 2) return false;
  if (!reading.tokens.slice(from, to).every(({ capital, text }) => capital || linking.has(text))) return false;
  const [left, right] = [beside(reading, from - 1, -1), beside(reading, to, 1)];
  return isOther(left) || (from > start && isOther(right));
}

/** 'A pool? The lake will do.': asked in so few words, and answered with something else. */
function isAnsweredAway(reading: Reading, { from, to }: Mention): boolean {
  const [start, end] = sentenceOf(reading, from);
  if (end - start > shortQuestion || to > end || !isQuestion(reading, end)) return false;
  const answer = Math.min(reading.tokens.length, end + answerReach);
  const nature = marksIn(reading, end, answer, 'landmark').some(({ mark }) => mark.id === 'nature');
  return (
    nature ||
    marksIn(reading, end, answer, 'substitute').length > 0 ||
    marksIn(reading, end, answer, 'others').length > 0
  );
}

const finest = /^(?:\p{L}{3,}est|schönste[nr]?|größte[nr]?|feinste[nr]?|höchste[nr]?)$/u;
const best = /^(?:best|beste|besten|mejor|meilleure?|only|einzige[rs]?|único|única|seule?)$/;
const copula = /^(?:is|was|are|ist|sind|war|es|son|est|sont|c)$/;

/** 'The best television is the window', 'le seul room service, c’est votre voisin': something else is called so. */
const isMetaphor = (reading: Reading, mention: Mention): boolean =>
  isBest(reading, mention) || isFinest(reading, mention);

/** 'The finest library is a bench', 'la plus belle bibliothèque, c’est la mémoire': the verb says of what it is told. */
function isFinest(reading: Reading, { from, to }: Mention): boolean {
  const isMost = finest.test(reading.tokens[from - 1]?.text ?? '') || reading.tokens[from - 2]?.text === 'plus';
  const verb = reading.tokens[to]?.text === 'c' ? to + 1 : to;
  return (
    isMost &&
    copula.test(reading.tokens[verb]?.text ?? '') &&
    definiteOrOne.test(reading.tokens[verb + 1]?.text ?? '') &&
    (reading.tokens[verb + 1]?.gap ?? breaks.sentence) === breaks.space
  );
}

const definiteOrOne = /^(?:the|an?|die|der|das|eine?|el|la|los|las|une?|una|le|les|l)$/;

const isBest = (reading: Reading, { from, to }: Mention): boolean =>
  best.test(reading.tokens[from - 1]?.text ?? '') &&
  // 'Même le meilleur masseur ne rivalise pas avec ce canapé.'
  (/^(?:ni|même|even|selbst|sogar)$/.test(reading.tokens[from - 3]?.text ?? '') ||
    // 'Il n’y a pas de meilleur bar que la cuisine de sa mère' weighs them.
    copula.test(reading.tokens[to]?.text ?? '') ||
    /^(?:que|than)$/.test(reading.tokens[to]?.text ?? ''));

const than = { en: /^(?:than|as)$/, de: /^als$/, es: /^que$/, fr: /^qu?e?$/ } as const;
const comparative = {
  en: /^(?:more|less|fewer|better|worse|rather|sooner|(?!other|either|never|ever|after|over|under)\p{L}{3,}er)$/u,
  de: /^(?:mehr|weniger|besser|lieber|eher|(?!immer|aber|oder|unser|hier|jeder|dieser|einer|keiner|wieder|unter|über)\p{L}{4,}er)$/u,
  es: /^(?:más|menos|mejor|peor|antes|mayor|menor)$/,
  fr: /^(?:plus|moins|mieux|plutôt|pire|meilleure?s?|aussi)$/,
} as const;
/** 'As well as a sauna' adds one. */
const adding = /^(?:well|far|long|soon|much|many|early|late|little|few)$/;
/** 'There is nothing finer than a swim in the pool' praises what is there. */
const nothing =
  /^(?:nothing|no|nowhere|what|nichts|kein\p{L}*|nirgend\p{L}*|was|nada|ningun\p{L}*|ningún|no|qué|rien|aucune?|pas|quoi)$/u;
const theirs = /^(?:the|our|der|die|das|den|dem|des|unser\p{L}*|el|la|los|las|nuestr\p{L}*|le|les|l|notre|nos)$/u;
const indefinite = /^(?:une?|una|cualquier|n)$/;
/** Tokens from 'than' to what is compared with. */
const thanReach = 4;

/** 'As punctual as an excellent butler', 'lieber ein Spiegelei als ein Kissenmenü': what something is only compared with. */
function isComparedWith(reading: Reading, { from }: Mention): boolean {
  const [start] = clauseOf(reading, from);
  // 'Like a library, only with better snacks.'
  if (reading.tokens[start]?.text === 'like' && from - start <= thanReach && start === sentenceOf(reading, start)[0])
    return true;
  for (let at = from - 1; at > start && from - at <= thanReach; at--) {
    const word = reading.tokens[at]?.text ?? '';
    if (!than[reading.language].test(word)) continue;
    const next = reading.tokens[at + 1]?.text ?? '';
    // 'Larger than the ballroom' speaks of a hall that is known; 'than on the rink' does not.
    if (at + 1 < from && theirs.test(next)) return false;
    // 'La terraza más alta que tiene el hotel': behind 'que' may stand a verb.
    const isRelative = (reading.language === 'es' || reading.language === 'fr') && at + 1 < from;
    if (isRelative && !indefinite.test(next) && !reading.grammar.prepositions.has(next)) return false;
    const before = reading.tokens.slice(start, at).map(({ text }) => text);
    if (before.some((one) => nothing.test(one))) return false;
    if (word === 'as')
      return before.at(-2) === 'as' && !adding.test(before.at(-1) ?? '') && /^(?:an?|any|most)$/.test(next);
    return before.some((one) => comparative[reading.language].test(one));
  }
  return false;
}

const preferring = /^(?:prefer|prefers|preferimos|prefiero|prefiere[ns]?|préfér\p{L}+|préfère(?:nt)?)$/u;
const preferredTo = /^(?:to|over|a|à|au|aux)$/;

/** 'Preferimos un buen caldo a una carta de almohadas': what is left for something better. */
function isLeftFor(reading: Reading, { from }: Mention): boolean {
  const before = reading.tokens.slice(clauseOf(reading, from)[0], from).map(({ text }) => text);
  const verb = before.findIndex((word) => preferring.test(word));
  return verb >= 0 && before.slice(Math.max(verb + 2, before.length - 3)).some((word) => preferredTo.test(word));
}

/** True where a thing is named and not claimed. */
export const isAside = (reading: Reading, mention: Mention): boolean =>
  isUnreal(reading, mention) ||
  isComparedWith(reading, mention) ||
  isLeftFor(reading, mention) ||
  isMetaphor(reading, mention) ||
  isOfPerson(reading, mention) ||
  isAnsweredAway(reading, mention) ||
  (!isOurs(reading, mention) &&
    (isElsewhere(reading, mention) || isGone(reading, mention) || isName(reading, mention)));
