/**
 * How guests are spoken to: Sie or du, usted or tú, vous or tu, told by pronouns, verbs and imperatives. A German
 * sentence that begins with 'Sie' or 'Ihr' may speak of others, so it is no evidence by itself.
 */
import type { StyleIssue } from '@foyer/contract/claims';
import type { Language } from '@foyer/contract/languages';
import type { AddressForm, StyleguideContent } from '@foyer/contract/styleguides';
import { PhraseTree } from '#claims/reading/phrases.ts';
import { breaks, type Token } from '#claims/reading/tokens.ts';
import { packs } from '#lexicon/packs.ts';
import { costs } from '#style/score.ts';

type Trees = {
  formal: PhraseTree<true>;
  informal: PhraseTree<true>;
  formalStart: PhraseTree<true>;
  informalStart: PhraseTree<true>;
  /** Informal imperatives that may be something else. */
  noun: PhraseTree<true>;
  statement: PhraseTree<true>;
};
const compiled = new Map<Language, Trees>();

const names: Record<Language, Record<AddressForm, string>> = {
  en: { formal: 'formal', informal: 'informal' },
  de: { formal: 'Sie', informal: 'du' },
  es: { formal: 'usted', informal: 'tú' },
  fr: { formal: 'vous', informal: 'tu' },
};

/** One-word swaps that keep the sentence whole. */
const swaps: Partial<Record<Language, Record<AddressForm, Readonly<Record<string, string>>>>> = {
  de: {
    formal: {
      du: 'Sie',
      dich: 'Sie',
      dir: 'Ihnen',
      dein: 'Ihr',
      deine: 'Ihre',
      deinen: 'Ihren',
      deinem: 'Ihrem',
      deiner: 'Ihrer',
      deines: 'Ihres',
      euch: 'Sie',
      euer: 'Ihr',
      eure: 'Ihre',
      euren: 'Ihren',
      eurem: 'Ihrem',
      eurer: 'Ihrer',
    },
    informal: {
      sie: 'du',
      ihnen: 'dir',
      ihr: 'dein',
      ihre: 'deine',
      ihren: 'deinen',
      ihrem: 'deinem',
      ihrer: 'deiner',
      ihres: 'deines',
    },
  },
  es: { formal: { tú: 'usted', tu: 'su', tus: 'sus', te: 'le', contigo: 'con usted' }, informal: { usted: 'tú' } },
  fr: {
    formal: { tu: 'vous', te: 'vous', toi: 'vous', ton: 'votre', ta: 'votre', tes: 'vos' },
    informal: { votre: 'ton', vos: 'tes' },
  },
};

/** Words before 'ton' and 'tu' that make it a noun or a participle. */
const nounBefore: ReadonlySet<string> = new Set(['le', 'un', 'du', 'ce', 'bon', 'au', 'rendez', 's', 'été']);

function treesOf(language: Language): Trees {
  let trees = compiled.get(language);
  if (!trees) {
    const { style, endings, verbEndings } = packs[language];
    const tree = (phrases: readonly string[]) => {
      const made = new PhraseTree<true>(endings, verbEndings);
      for (const phrase of phrases) made.add(phrase, true);
      return made;
    };
    trees = {
      formal: tree(style.formal),
      informal: tree(style.informal),
      formalStart: tree(style.formalImperatives),
      informalStart: tree(style.informalImperatives),
      noun: tree(style.nounImperatives),
      statement: tree(style.statementImperatives),
    };
    compiled.set(language, trees);
  }
  return trees;
}

/** The form a language is written in: its own rule, else what the formality says; null where nothing is asked. */
export function addressOf(guide: StyleguideContent, language: Language): AddressForm | null {
  const own = guide.languageOverrides[language]?.address;
  if (own) return own;
  if (guide.tone.formality === 5) return null;
  return guide.tone.formality > 5 ? 'formal' : 'informal';
}

/** Capital 'Sie', 'Ihr' inside a sentence speak to the guest; in lower case or at its start they may not. */
const isGermanFormal = (token: Token) => token.capital && token.gap < breaks.sentence;

function isMeant(
  text: string,
  tokens: readonly Token[],
  index: number,
  to: number,
  language: Language,
  form: AddressForm,
): boolean {
  const token = tokens[index] as Token;
  const before = tokens[index - 1];
  if (language === 'de' && form === 'formal' && to - index === 1) return isGermanFormal(token);
  if (language === 'fr' && before && token.gap <= breaks.space && nounBefore.has(before.text)) return false;
  // 't’attend', but not 'a-t-il'.
  if (language === 'fr' && token.text === 't') return /['’]/.test(text.charAt(token.end));
  return true;
}

/** At the start of a clause, not followed by what makes a noun of it ('Reserva de mesa'). */
const opensClause = (tokens: readonly Token[], index: number, to: number) =>
  (tokens[index]?.gap ?? 0) >= breaks.clause &&
  !/^(?:de|del|des|du|d|von|of|y|et|und)$/.test(
    (tokens[to]?.gap ?? 9) === breaks.space ? (tokens[to]?.text ?? '') : '',
  );

const determiner = /^(?:le|la|les|l|un|une|ce|cette|ces|el|los|las|una|este|esta)$/;

/** 'Réserve une chambre' speaks to the guest; 'Gare' and 'Reste à savoir' do only beside words that surely do. */
function mayBeImperative(trees: Trees, tokens: readonly Token[], index: number, sure: boolean): { to: number } | null {
  const noun = trees.noun.longest(tokens, index);
  if (noun && (sure || determiner.test(tokens[noun.to]?.text ?? '')) && tokens[noun.to]?.gap === breaks.space)
    return noun;
  return sure ? trees.statement.longest(tokens, index) : null;
}

/** Issues for every word in the form of address that is not asked for. */
export function findAddress(
  text: string,
  tokens: readonly Token[],
  guide: StyleguideContent,
  language: Language,
): StyleIssue[] {
  const asked = addressOf(guide, language);
  if (!asked) return [];
  const trees = treesOf(language);
  const wrong: AddressForm = asked === 'formal' ? 'informal' : 'formal';
  const found: StyleIssue[] = [];
  const meant = (index: number) => {
    const said = trees[wrong].longest(tokens, index);
    return said && isMeant(text, tokens, index, said.to, language, wrong) ? said : null;
  };
  const sure = wrong === 'informal' && tokens.some((_, index) => meant(index) !== null);
  for (let index = 0; index < tokens.length; index++) {
    const starts =
      trees[`${wrong}Start`].longest(tokens, index) ??
      (wrong === 'informal' ? mayBeImperative(trees, tokens, index, sure) : null);
    const match = meant(index) ?? (starts && opensClause(tokens, index, starts.to) ? starts : null);
    if (!match) continue;
    const start = tokens[index]?.start ?? 0;
    const end = tokens[match.to - 1]?.end ?? start;
    const words = text.slice(start, end);
    const swap = swaps[language]?.[asked][words.toLowerCase()];
    const fix =
      swap && tokens[index]?.capital && words !== words.toLowerCase()
        ? swap.charAt(0).toUpperCase() + swap.slice(1)
        : swap;
    const message =
      language === 'en'
        ? `“${words}” is too casual for this style guide`
        : `This style guide speaks to guests with ${names[language][asked]}, not with “${words}”`;
    found.push({ start, end, text: words, kind: 'address', message, ...(fix ? { fix } : {}), cost: costs.address });
    index = match.to - 1;
  }
  return found;
}
