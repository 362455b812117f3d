/**
 * German words of address that are other words as well: 'Sie' and 'Ihr' at the start of a sentence, 'ihr' of her and them,
 * 'du' in French names, and requests to several ('Bucht…') that look like statements.
 */
import type { AddressForm } from '@foyer/contract/styleguides';
import { breaks, type Token } from '#claims/reading/tokens.ts';

/** Behind these 'ihr' is who travels, not whose. */
const beforeYou = /^(?:ob|wenn|dass|was|wo|wie|damit|bis|solange|sobald|falls|weil|während|bevor|nachdem|wohin|wann)$/;

/** What a guest brings along or gets: at the start of a text 'Ihr Zimmer' is the guest's, 'Ihr Garten' the host's. */
const ofGuest =
  /^(?:\p{L}*zimmer|\p{L}*suite|\p{L}*apartment|anreise|abreise|ankunft|anfahrt|aufenthalt|wagen|auto|e-auto|fahrräder|gepäck|koffer|\p{L}*urlaub|auszeit|tisch|frühstück|reise|buchung|reservierung|anfrage|schlüssel|wünsche|wunsch|gutschein|vorteil|vorteile|tag|abend|wochenende|veranstaltung|tagung|hochzeit|feier|fest|besuch|gastgeber|ansprechpartner\p{L}*|hund)s?$/u;

const isFirstSentence = (tokens: readonly Token[], index: number): boolean =>
  tokens.slice(1, index + 1).every(({ gap }) => gap < breaks.sentence);

const ofHer = /^(?:zu|bei|mit|von|nach|aus|seit|gegenüber|hinter|vor|neben)$/;
/** Verbs that only several of you do: 'Ihr seid zu viert?' */
const ofYou =
  /^(?:seid|habt|könnt|wollt|dürft|müsst|sollt|möchtet|werdet|wart|hattet|sucht|kommt|bleibt|reist|braucht|findet|liebt|plant|feiert|wünscht|bucht|träumt)$/;

const isQuestion = (text: string, tokens: readonly Token[], index: number): boolean => {
  const end = tokens.findIndex(({ gap }, at) => at > index && gap >= breaks.sentence);
  return text.slice(tokens[index]?.start, end < 0 ? undefined : tokens[end]?.start).includes('?');
};

/** Capital 'Sie', 'Ihr' inside a sentence speak to the guest; at its start they may not. */
function isFormal(text: string, tokens: readonly Token[], index: number): boolean {
  const [token, next] = [tokens[index], tokens[index + 1]];
  if (!token?.capital) return false;
  if (token.gap < breaks.sentence) return true;
  // 'Sie reisen mit Hund?' asks whoever reads it.
  if (token.text === 'sie') return isFirstSentence(tokens, index) && isQuestion(text, tokens, index);
  // 'Ihr Zimmer steht bereit' begins a text: nobody has been told of whose it could be else.
  return token.text.startsWith('ihr') && ofGuest.test(next?.text ?? '') && isFirstSentence(tokens, index);
}

/** Whether a single word of the lists speaks to the guest here. */
export function isMeantInGerman(
  text: string,
  tokens: readonly Token[],
  index: number,
  to: number,
  form: AddressForm,
): boolean {
  const [before, token, next] = [tokens[index - 1], tokens[index], tokens[index + 1]];
  // 'Zu ihr kommt das halbe Dorf.'
  if (token?.text === 'ihr' && !token.capital && ofHer.test(before?.text ?? '')) return false;
  if (to - index > 1) return true;
  if (form === 'formal') return isFormal(text, tokens, index);
  // 'Café du Nord.'
  if (token?.text === 'du' && before?.capital && next?.capital && token.gap === breaks.space)
    return before.gap >= breaks.sentence && index === 1 && !/^(?:caf|brass|ch|rest|hôt|bou)/.test(before.text);
  if (token?.text !== 'ihr') return true;
  if (token.capital && token.gap >= breaks.sentence && ofYou.test(next?.text ?? '')) return true;
  const isYou = beforeYou.test(before?.text ?? '') && token.gap === breaks.space;
  return isYou && !token.capital && next?.kind === 'word' && !next.capital;
}

/** 'Kommt herein', 'schaut vorbei'. */
const inviting = /^(?:herein|rein|vorbei|mit|her|euch|uns)$/;

/** 'Wählt ein Gast das Menü, …' asks nobody: a plural imperative needs another word that speaks to guests, or its mark. */
export function isGermanRequest(
  text: string,
  tokens: readonly Token[],
  index: number,
  to: number,
  sure: boolean,
): boolean {
  const token = tokens[index];
  if (!token) return false;
  const next = tokens[index + 1]?.text ?? '';
  if (sure || to - index > 1 || !token.text.endsWith('t') || next === 'sie' || inviting.test(next)) return true;
  const end = tokens.findIndex(({ gap }, at) => at > index && gap >= breaks.sentence);
  return text.slice(token.end, tokens[end]?.start).includes('!');
}
