/**
 * How guests are spoken to: Sie or du, usted or tú, vous or tu, told by pronouns, verbs and imperatives. A German
 * sentence that begins with 'Sie' or 'Ihr' may speak of others, so it is no evidence by itself.
 */
import type { StyleIssue } from '@foyer/contract/claims';
import type { Language } from '@foyer/contract/languages';
import type { AddressForm, StyleguideContent } from '@foyer/contract/styleguides';
import { breaks, type Token } from '#claims/reading/tokens.ts';
import { isGermanRequest, isMeantInGerman } from '#style/address-german.ts';
import { type AddressWords, addressWords } from '#style/address-words.ts';
import { costs } from '#style/score.ts';

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
const nounBefore: ReadonlySet<string> = new Set([
  'le',
  'un',
  'du',
  'ce',
  'bon',
  'au',
  'rendez',
  's',
  'été',
  'est',
  'être',
]);

/** The form a language is written in: its own rule, else what the formality says; null where nothing is asked. */
export function addressOf(guide: StyleguideContent, language: Language): AddressForm | null {
  const own = guide.languageOverrides[language]?.address;
  if (own) return own;
  if (guide.tone.formality === 5) return null;
  return guide.tone.formality > 5 ? 'formal' : 'informal';
}

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
  if (language === 'de') return isMeantInGerman(text, tokens, index, to, form);
  if (language === 'fr' && before && token.gap <= breaks.space && nounBefore.has(before.text)) return false;
  // 'Le ton sur ton.'
  if (/^t(?:on|a|es)$/.test(token.text) && (tokens[to]?.gap ?? breaks.sentence) > breaks.space) return false;
  // 't’attend', but not 'a-t-il'.
  if (language === 'fr' && token.text === 't') return /['’]/.test(text.charAt(token.end));
  return true;
}

const denying = /^(?:no|ne|n|bitte)$/;
const pronoun = /^(?:se|te|t|os|nos|le|les|lo|la|los|las|vous|y|en)$/;
/** 'Al llegar, pide…', 'Une fois installé, passez…': what only says when or for whom, before a request. */
const leading =
  /^(?:al|antes|después|tras|una|si|cuando|para|por|durante|desde|en|entre|hasta|y|avant|après|une|pour|pendant|dès|à|au|le|lors|puis|ensuite|bei|nach|vor|wenn|zum|zur|am|im|mit)$/;

/** Where a request begins: before its 'no se', 'ne vous'. */
function beginningOf(tokens: readonly Token[], index: number): number {
  const before = pronoun.test(tokens[index - 1]?.text ?? '') ? index - 1 : index;
  return denying.test(tokens[before - 1]?.text ?? '') ? before - 1 : index;
}

/** At the start of a clause, or behind the comma of words that only lead to it. */
function opensClause(tokens: readonly Token[], index: number): boolean {
  const first = beginningOf(tokens, index);
  const gap = tokens[first]?.gap ?? 0;
  if (gap !== breaks.comma) return gap >= breaks.clause;
  const led = tokens.slice(0, first).findLastIndex((token) => token.gap >= breaks.clause);
  const isFirstComma = tokens.slice(led + 1, first).every((token) => token.gap < breaks.comma);
  return led >= 0 && isFirstComma && leading.test(tokens[led]?.text ?? '');
}

/** What makes a noun of an imperative: 'Reserva de mesa'. */
const ofNoun = /^(?:de|del|des|du|d|von|of|y|et|und)$/;

/** 'Monte-charge', 'Such- und Rettungshunde'; 'Détendez-vous' has its pronoun there. */
const partOfWord = /^-(?!vous|nous|toi|moi|le|la|les|lui|leur|y|en)/;

const joining = /^(?:y|e|o|et|ou|puis|und|oder|dann)$/;

/** 'Relájate, respira y disfruta': what goes on from a request of the same sentence is one as well. */
const goesOn = (tokens: readonly Token[], index: number, request: number): boolean =>
  request >= 0 &&
  tokens.slice(request + 1, index + 1).every(({ gap }) => gap < breaks.sentence) &&
  (tokens[index]?.gap === breaks.comma || joining.test(tokens[index - 1]?.text ?? ''));

const determiner = /^(?:le|la|les|l|un|une|ce|cette|ces|el|los|las|una|este|esta)$/;

/** 'Réserve une chambre' speaks to the guest; 'Gare' and 'Reste à savoir' do only beside words that surely do. */
function mayBeImperative(
  { noun: nouns, statement }: AddressWords,
  tokens: readonly Token[],
  index: number,
  sure: boolean,
): { to: number } | null {
  const noun = nouns(tokens, index);
  const behind = tokens[noun?.to ?? index];
  if (behind?.gap === breaks.space && ofNoun.test(behind.text)) return null;
  if (noun && (sure || determiner.test(tokens[noun.to]?.text ?? '')) && tokens[noun.to]?.gap === breaks.space)
    return noun;
  return sure ? statement(tokens, index) : null;
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
  const said = addressWords(language);
  const wrong: AddressForm = asked === 'formal' ? 'informal' : 'formal';
  const found: StyleIssue[] = [];
  const meant = (index: number) => {
    const match = said[wrong](tokens, index);
    return match && isMeant(text, tokens, index, match.to, language, wrong) ? match : null;
  };
  const sure = wrong === 'informal' && tokens.some((_, index) => meant(index) !== null);
  let request = -1;
  for (let index = 0; index < tokens.length; index++) {
    const starts =
      said[`${wrong}Start`](tokens, index) ??
      (wrong === 'informal' ? mayBeImperative(said, tokens, index, sure) : null);
    const isRequest =
      starts !== null &&
      (opensClause(tokens, index) || goesOn(tokens, index, request)) &&
      // '¿Conoce la ciudad?' asks what is so, and for nothing.
      text.charAt((tokens[index]?.start ?? 0) - 1) !== '¿' &&
      !partOfWord.test(text.slice(tokens[index]?.end)) &&
      (language !== 'de' || isGermanRequest(text, tokens, index, starts.to, sure));
    const asks = isRequest ? starts : null;
    const match = meant(index) ?? asks;
    if (!match) continue;
    if (asks) request = index;
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
