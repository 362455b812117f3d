/**
 * Superlatives nobody can prove and phrases that every hotel has used. A superlative before its noun can be left out and
 * the sentence stands; of any other the message says what to do, since no word put in its place would be true.
 */
import type { StyleIssue } from '@foyer/contract/claims';
import type { Language } from '@foyer/contract/languages';
import { phrasesOfLanguages } from '#claims/reading/phrases-of-languages.ts';
import { breaks, type Token } from '#claims/reading/tokens.ts';
import { packs } from '#lexicon/packs.ts';
import { costs } from '#style/score.ts';

type Kind = 'superlative' | 'cliche';

const treeOf = phrasesOfLanguages<Kind>((tree, language) => {
  const { style } = packs[language];
  for (const phrase of style.superlatives) tree.add(phrase, 'superlative');
  for (const phrase of style.cliches) tree.add(phrase, 'cliche');
});

const messages: Record<Kind, (words: string) => string> = {
  superlative: (words) => `“${words}” praises without proof; say what makes it so good, or leave it out`,
  cliche: (words) => `“${words}” stands in every hotel text; say it in your own words`,
};

/** Words that begin no noun: what is praised is not named right after the praise. */
const smallWords: Record<Language, ReadonlySet<string>> = {
  en: new Set(
    'a about all among and any are around as at be but by can could ever for from i if in is it me my near of on or our so than that the this to was we when where which will with you your'.split(
      ' ',
    ),
  ),
  de: new Set(),
  es: new Set(
    'a al cerca como con de del desde en entre es está jamás nunca o para por que sin sobre son u y'.split(' '),
  ),
  fr: new Set('à au aux d dans de des du en et est où ou par parmi pour près qu que qui sans sont sous sur'.split(' ')),
};

/** What is left of a superlative that stands before its noun; undefined where the sentence would not stand without it. */
function withoutPraise(tokens: readonly Token[], from: number, to: number, language: Language): string | undefined {
  const [before, first, noun] = [tokens[from - 1], tokens[from], tokens[to]];
  if (!first || noun?.kind !== 'word' || noun.gap !== breaks.space || smallWords[language].has(noun.text)) return;
  // Another word of praise stands before it: 'the finest, best rooms', 'the very best breakfast'.
  const apart = first.gap !== breaks.space && first.gap !== breaks.sentence;
  if (apart || (before && first.gap === breaks.space && /^(?:very|most|sehr|muy|très)$/.test(before.text))) return;
  if (language === 'de') return noun.capital ? '' : undefined;
  const vowel = /^[aeiouhàâéèêíóúœ]/.test(noun.text);
  if (language === 'en') {
    // A capital within a sentence may be part of a name: 'the Best Western'.
    const named = first.capital && first.gap !== breaks.sentence;
    const article = before && first.gap === breaks.space ? before.text : '';
    return (article === 'a' && vowel) || (article === 'an' && !vowel) || named ? undefined : '';
  }
  // 'Le meilleur', 'el mejor': the article stays, and is no other before a vowel.
  const isArticle = /^(?:el|la|los|las|le|les)$/.test(first.text) && to - from > 1;
  return isArticle && !vowel ? first.text : undefined;
}

/** Issues for superlatives and worn phrases. */
export function findWornPhrases(text: string, tokens: readonly Token[], language: Language): StyleIssue[] {
  const tree = treeOf(language);
  const found: StyleIssue[] = [];
  for (let index = 0; index < tokens.length; index++) {
    const match = tree.longest(tokens, index);
    const kind = match?.values[0];
    if (!match || !kind) continue;
    const start = tokens[index]?.start ?? 0;
    const end = tokens[match.to - 1]?.end ?? start;
    const words = text.slice(start, end);
    const left = kind === 'superlative' ? withoutPraise(tokens, index, match.to, language) : undefined;
    const fix = left && tokens[index]?.capital ? left.charAt(0).toUpperCase() + left.slice(1) : left;
    const message = messages[kind](words);
    found.push({ start, end, text: words, kind, message, ...(fix === undefined ? {} : { fix }), cost: costs[kind] });
    index = match.to - 1;
  }
  return found;
}
