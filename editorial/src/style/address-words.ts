/**
 * The words by which each language speaks to a guest, made ready once: the lists of the lexicon and what its grammar makes
 * of the verbs that hotels ask guests to do. Single words are looked up, phrases are walked.
 */
import type { Language } from '@foyer/contract/languages';
import type { AddressForm } from '@foyer/contract/styleguides';
import { plainLetters } from '#claims/plain-name.ts';
import { PhraseTree } from '#claims/reading/phrases.ts';
import type { Token } from '#claims/reading/tokens.ts';
import { packs } from '#lexicon/packs.ts';
import { morphologies } from '#style/inflection.ts';

/** The words found at a token, up to the one before `to`. */
export type AddressMatch = { to: number };
type Finder = (tokens: readonly Token[], index: number) => AddressMatch | null;

/** `formal` and `informal` speak to a guest anywhere, the others where a clause begins. */
export type AddressWords = Readonly<
  Record<'formal' | 'informal' | 'formalStart' | 'informalStart' | 'noun' | 'statement', Finder>
>;
const known = new Map<Language, AddressWords>();

const isPlain = (phrase: string): boolean => /^\p{L}+$/u.test(phrase);

function finderOf(language: Language, ...lists: readonly (readonly string[])[]): Finder {
  const { endings, verbEndings } = packs[language];
  const all = lists.flat();
  const words = new Set(all.filter(isPlain).map((word) => word.toLowerCase()));
  const tree = new PhraseTree<true>(endings, verbEndings);
  for (const phrase of all) if (!isPlain(phrase)) tree.add(phrase, true);
  return (tokens, index) =>
    tree.longest(tokens, index) ?? (words.has(tokens[index]?.text ?? '') ? { to: index + 1 } : null);
}

/** Pronouns that tell the form by themselves: 'siéntate', 'siéntese'. */
const ofForm: Readonly<Record<AddressForm, RegExp>> = { formal: /^se/, informal: /^(?:te|os)/ };

function makeWords(language: Language): AddressWords {
  const { style } = packs[language];
  const { imperativesOf, spokenTo, hungBehind } = morphologies[language];
  const asked = style.verbs.map(imperativesOf);
  const spoken = style.verbs.map(spokenTo);
  const unsure = new Set([...style.nounImperatives, ...style.statementImperatives]);
  const sure = (form: AddressForm) => asked.flatMap((one) => one[form]).filter((word) => !unsure.has(word));
  const bare = (form: AddressForm) => new Set(asked.flatMap((one) => one[form].map(plainLetters)));
  const [formal, informal] = [bare('formal'), bare('informal')];
  /** A request with its pronouns speaks to a guest wherever it stands: 'Al caer la tarde, siéntate'. */
  const isHung = (text: string, form: AddressForm): boolean => {
    const parts = hungBehind?.(text);
    if (!parts) return false;
    const [own, other] = form === 'formal' ? [formal, informal] : [informal, formal];
    if (ofForm[form].test(parts.pronouns)) return own.has(parts.bare);
    return own.has(parts.bare) && !other.has(parts.bare) && !/^(?:se|te|os)/.test(parts.pronouns);
  };
  const spokenIn = (form: AddressForm): Finder => {
    const listed = finderOf(
      language,
      style[form],
      spoken.flatMap((one) => one[form]),
    );
    return (tokens, index) =>
      listed(tokens, index) ?? (isHung(tokens[index]?.text ?? '', form) ? { to: index + 1 } : null);
  };
  return {
    formal: spokenIn('formal'),
    informal: spokenIn('informal'),
    formalStart: finderOf(language, style.formalImperatives, sure('formal')),
    informalStart: finderOf(language, style.informalImperatives, sure('informal')),
    noun: finderOf(language, style.nounImperatives),
    statement: finderOf(language, style.statementImperatives),
  };
}

/** The words of a language, made at the first question. */
export function addressWords(language: Language): AddressWords {
  const words = known.get(language) ?? makeWords(language);
  known.set(language, words);
  return words;
}
