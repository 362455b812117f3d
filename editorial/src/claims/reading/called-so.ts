/** 'The spa here is a salty rock', 'el ascensor eres tú': something or somebody else is called what a house may have. */

import { wordsIn } from '#claims/reading/questions.ts';
import { type Mention, marksIn, type Reading, sentenceOf } from '#claims/reading/read.ts';
import { breaks } from '#claims/reading/tokens.ts';

const definite: ReadonlySet<string> = new Set('the der die das den el la los las le les l'.split(' '));

const calling = /^(?:is|are|ist|sind|heißt|es|son|est|sont|c|s|se|eres|bist)$/;
/** The second word of 'c’est', 's’appelle' and 'se llama'. */
const second = /^(?:est|sont|appellent?|nomment?|llaman?)$/;
/** Tokens between a thing and 'is': 'the spa here is', 'el spa de la finca es'. */
const subjectReach = 3;
/** Tokens of what the thing is said to be. */
const predicateReach = 5;
const indefinite = /^(?:an?|eine?|un|une|el|la|los|las|le|les|der|die|das|the|vous|tú|tu|usted|you|sie|du|wir)$/;

/** 'The spa here is a salty rock', 'la piscine, c’est la mer', 'the lift is you': in a joke something else is called so. */
export function isCalledSo(reading: Reading, { from, to }: Mention): boolean {
  // 'Una terraza es un estado de ánimo': a maxim is of any of them.
  const article = reading.tokens[from - 1]?.text ?? '';
  if (!definite.has(article) && !/^(?:an?|eine?|un|una|une)$/.test(article)) return false;
  const [, end] = sentenceOf(reading, from);
  for (let at = to; at <= Math.min(end, to + subjectReach); at++) {
    if (!calling.test(reading.tokens[at]?.text ?? '') || (at > to && reading.tokens[at]?.gap !== breaks.space)) {
      if ((reading.tokens[at]?.gap ?? breaks.sentence) > breaks.space) return false;
      continue;
    }
    const twofold = /^(?:c|s|se)$/.test(reading.tokens[at]?.text ?? '');
    if (twofold && !second.test(reading.tokens[at + 1]?.text ?? '')) return false;
    const first = twofold ? at + 2 : at + 1;
    const named = twofold && reading.tokens[first]?.capital === true;
    const said = reading.tokens.slice(first, Math.min(end, first + predicateReach));
    const stop = said.findIndex(({ gap }, index) => index > 0 && gap > breaks.space);
    const words = stop < 0 ? said : said.slice(0, stop);
    const plain = words.every(({ kind, value, article }) => (kind === 'word' && value === null) || article === true);
    return (
      named ||
      (plain &&
        indefinite.test(words[0]?.text ?? '') &&
        !marksIn(reading, first, first + words.length, 'praised').length)
    );
  }
  return false;
}

/** 'El ascensor eres tú': the guest is called so. */
export const isYou = (reading: Reading, mention: Mention): boolean =>
  isCalledSo(reading, mention) &&
  marksIn(reading, mention.to, mention.to + 3, 'hereabouts').length +
    Number(/^(?:eres|bist)$/.test(reading.tokens[mention.to]?.text ?? '')) >
    0;

const another =
  /^(?:is|are|ist|sind|es|son|c est|ce sont|heißt|heißen|se llama|s appelle) (?:the|your|our|die|der|das|ihre?|la|el|las|los|su|tus?|le|l|les|vos|votre) /;

/** 'La climatisation, c’est la fenêtre', 'air conditioning here is the window': of a house without, what stands in for it. */
export const isAnother = (reading: Reading, mention: Mention): boolean =>
  isCalledSo(reading, mention) &&
  [0, 1, 2].some((far) => another.test(`${wordsIn(reading, mention.to + far, mention.to + far + 3)} `));
