/**
 * What one press changes where a word does not keep to the style guide: the word and what hangs on it, its space, the
 * capital of its sentence, 'a' or 'an', a preposition that would be said twice. Null where no whole sentence is left.
 */
import type { StyleIssue } from '@foyer/contract/claims';
import type { Language } from '@foyer/contract/languages';
import type { Mend } from '#claims/mend-superlative.ts';
import { grammarOf } from '#claims/reading/grammar.ts';
import { breaks, type Token, tokenize } from '#claims/reading/tokens.ts';
import { standsWithout } from '#style/standing-without.ts';

type Place = Pick<StyleIssue, 'start' | 'end' | 'kind' | 'fix'>;
/** Kinds whose words are taken out or put in place of others; the rest are signs and swaps that stand as they are. */
const ofWords: readonly StyleIssue['kind'][] = ['avoided-word', 'preferred-word', 'superlative', 'green'];

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const isCapital = (text: string) => text !== '' && text.charAt(0) !== text.charAt(0).toLowerCase();

/** Words said otherwise than they begin. */
const asConsonant = /^(?:uni(?!n|m)|use|usu|ut[ei]|eu|one|once|ewe)/;
const asVowel = /^(?:[aeiou]|hour|honest|honou?r|heir)/;
const articleBefore = (word: string): string => (asVowel.test(word) && !asConsonant.test(word) ? 'an' : 'a');

/** 'Le', 'de', 'que' lose their vowel before another, and 'l’' gains one. */
const losesVowel = /^(?:le|la|de|ce|ne|je|me|te|se|que|ma|ta|sa|du|au)$/;
const isElided = (between: string) => /^['’ʼ]$/.test(between);
const vowel = /^[aeiouhàâéèêíîóôúûœ]/;
/** A preposition with the article in it: it cannot go without taking the article along. */
const withArticle = /^(?:im|ins|am|ans|beim|unterm|vorm|zum|zur|vom|aufs|al|del|au|aux|du|des)$/;
/** What two words at the seam would have to become one for. */
const contracts = /^(?:(?:a|de) el|(?:à|de) les?)$/;

/** Whether a word may follow the one before it as that is written. */
function fits(before: Token | undefined, between: string, next: string, language: Language): boolean {
  if (!before || language === 'en' || language === 'de') return true;
  if (isElided(between)) return vowel.test(next);
  if (language === 'es') return !(before.text === 'la' || before.text === 'una') || !/^h?[aá]/.test(next);
  return !(losesVowel.test(before.text) && vowel.test(next));
}

/** What is written in place of the words from `from` to `to`, and up to which token. */
function inPlace(text: string, tokens: readonly Token[], from: number, to: number, fix: string, language: Language) {
  const [first, next] = [tokens[from] as Token, tokens[to]];
  const said = text.slice(first.start, tokens[to - 1]?.end);
  const begins = first.gap === breaks.sentence;
  const written = isCapital(said) && (begins || language !== 'de') ? capital(fix) : fix;
  const last = /\p{L}+$/u.exec(fix)?.[0].toLowerCase() ?? '';
  const { prepositions } = grammarOf(language);
  const twice = prepositions.has(last) && next?.gap === breaks.space && prepositions.has(next.text);
  // German cases hang on the preposition that goes.
  if (twice && (language === 'de' || withArticle.test(next.text))) return null;
  const after = tokens[twice ? to + 1 : to];
  if (after?.gap === breaks.space && contracts.test(`${last} ${after.text}`)) return null;
  return { written, end: twice ? next.end : (tokens[to - 1]?.end ?? first.end) };
}

/** The mend of an issue of a text that was cut into these tokens. */
export function mendIn(
  text: string,
  tokens: readonly Token[],
  { start, end, kind, fix }: Place,
  language: Language,
): Mend | null {
  if (fix === undefined) return null;
  const from = tokens.findIndex((token) => token.start >= start);
  const first = tokens[from];
  if (!ofWords.includes(kind) || !first) return { start, end, text: fix };
  const behind = tokens.findIndex((token) => token.start >= end);
  const to = behind < 0 ? tokens.length : behind;
  const [before, next] = [tokens[from - 1], tokens[to]];
  const between = text.slice(before?.end ?? 0, start);
  let mend: Mend;
  if (fix === '') {
    if (kind !== 'superlative' && !standsWithout(text, tokens, from, to, language)) return null;
    if (next && /^\s+$/.test(text.slice(end, next.start))) {
      if (!fits(before, between, next.text, language)) return null;
      const word = text.slice(next.start, next.end);
      const leads = first.gap === breaks.sentence && first.capital;
      mend = { start, end: next.end, text: leads ? capital(word) : word };
    } else mend = { start: start - (/\s+$/.exec(between)?.[0].length ?? 0), end, text: '' };
  } else {
    const put = inPlace(text, tokens, from, to, fix, language);
    if (!put || !fits(before, between, fix.toLowerCase(), language)) return null;
    mend = { start, end: put.end, text: put.written };
  }
  const article = before?.text;
  if (!before || language !== 'en' || (article !== 'a' && article !== 'an') || !/^\s+$/.test(between)) return mend;
  const right = articleBefore(mend.text.toLowerCase());
  if (right === article) return mend;
  return { ...mend, start: before.start, text: `${before.capital ? capital(right) : right} ${mend.text}` };
}

/** How an issue is mended with one press; null where it is left to a person. */
export const mendIssue = (text: string, issue: Place, language: Language): Mend | null =>
  mendIn(text, tokenize(text, language), issue, language);
