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

/** Capital 'Sie', 'Ihr' inside a sentence speak to the guest; at its start they may not. */
function isFormal(tokens: readonly Token[], index: number): boolean {
  const [token, next] = [tokens[index], tokens[index + 1]];
  if (!token?.capital) return false;
  if (token.gap < breaks.sentence) return true;
  // 'Ihr Zimmer steht bereit' begins a text: nobody has been told of whose it could be else.
  return token.text.startsWith('ihr') && ofGuest.test(next?.text ?? '') && isFirstSentence(tokens, index);
}

/** Whether a single word of the lists speaks to the guest here. */
export function isMeantInGerman(tokens: readonly Token[], index: number, form: AddressForm): boolean {
  const [before, token, next] = [tokens[index - 1], tokens[index], tokens[index + 1]];
  if (form === 'formal') return isFormal(tokens, index);
  // 'Café du Nord.'
  if (token?.text === 'du' && before?.capital && next?.capital && token.gap === breaks.space)
    return before.gap >= breaks.sentence && index === 1 && !/^(?:caf|brass|ch|rest|hôt|bou)/.test(before.text);
  if (token?.text !== 'ihr') return true;
  const isYou = beforeYou.test(before?.text ?? '') && token.gap === breaks.space;
  return isYou && !token.capital && next?.kind === 'word' && !next.capital;
}

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
  if (sure || to - index > 1 || !token.text.endsWith('t') || tokens[index + 1]?.text === 'sie') return true;
  const end = tokens.findIndex(({ gap }, at) => at > index && gap >= breaks.sentence);
  return text.slice(token.end, tokens[end]?.start).includes('!');
}
