/** How guests may pay: 'we take all cards', of a house that a fact gives to cash alone, and the other way round. */
import type { ClaimSource } from '@foyer/contract/claims';
import type { Finder, Finding } from '#claims/finding.ts';
import type { Ledger } from '#claims/ledger/ledger.ts';
import { isElsewhere, isUnreal } from '#claims/reading/aside.ts';
import { hasMark } from '#claims/reading/has-mark.ts';
import { clauseOf, type Reading } from '#claims/reading/read.ts';
import { missingWords } from '#lexicon/missing.ts';

/** Cards that are nothing but money, and those that may be a menu, a map or a game. */
const moneyCard =
  /^(?:kreditkarten?|bankkarten?|ec|girocard|debitkarten?|kartenzahlung(?:en)?|kontaktlos|contactless|contactlos|visa|mastercard|maestro|datáfono|bancaires?|bizum|twint)$/;
const anyCard = /^(?:cards?|karten?|tarjetas?|cartes?)$/;
const paying =
  /^(?:pay|pays|paid|paying|payments?|accept|accepts|accepted|credit|debit|plastic|zahl\p{L}*|bezahl\p{L}*|begleich\p{L}*|akzeptier\p{L}*|annehmen|nehmen|paga\p{L}*|pago|pagos|pague|acepta\p{L}*|admit\p{L}*|crédito|débito|pay(?:er|ez|e|ent|ons|é)|pai\p{L}*|règl\p{L}*|régl\p{L}*|accept\p{L}*|crédit|débit|contact)$/u;
const cash = /^(?:cash|bargeld|bar|barzahlung|efectivo|metálico|espèces|liquide)$/;
const only =
  /^(?:only|nur|ausschließlich|allein|solo|sólo|solamente|únicamente|exclusivamente|uniquement|seulement|exclusivement|que)$/;
/** Cards of other sorts: what games are played with, and what guests are given. */
const others =
  /^(?:play\p{L}*|spiel\p{L}*|jug\p{L}*|jou(?:er|ez|ons|e)|key|guest|gäste\p{L}*|post\p{L}*|wine|wein\p{L}*|vinos?|vins?|huésped|menu|dishes|gerichte|platos|plats)$/u;

/** 'By card', 'all cards', 'no cards': what may stand before money, and not before a hand of cards. */
const before =
  /^(?:by|with|mit|per|con|par|credit|debit|bank|all|any|most|major|every|alle[nr]?|jede|gängigen|todas?|las|los|toutes?|vos|les|no|keine|ninguna|aucune|pas|accept\p{L}*|take|nehmen|acepta\p{L}*)$/u;
const beforeReach = 3;
/** 'If you want to pay by card', 'wer mit Karte zahlen will': supposed, and not said. */
const supposing = /^(?:if|whoever|anyone|those|wer|wenn|falls|si|quien|quienes|qui|quiconque)$/;

type Told = { card: boolean; from: number; to: number };

const isDenied = (reading: Reading, from: number, to: number): boolean =>
  hasMark(reading, from, to, 'denied', 'deniedAfter', 'no', 'gone') ||
  reading.tokens
    .slice(from, to)
    .some(
      ({ text }) =>
        missingWords[reading.language].test(text) || /^(?:no|nicht|keine?|pas|stay|bleiben|restent|quedan)$/.test(text),
    );

/** Where a text says that cards are taken, or that nothing but cash is. */
function toldIn(reading: Reading): Told[] {
  return reading.tokens.flatMap(({ text }, index): Told[] => {
    const isMoney = moneyCard.test(text);
    if (!isMoney && !anyCard.test(text) && !cash.test(text)) return [];
    const [start, end] = clauseOf(reading, index);
    const words = reading.tokens.slice(start, end);
    if (words.some((word) => others.test(word.text))) return [];
    const denied = isDenied(reading, start, end);
    if (cash.test(text)) {
      const sole = words.some((word) => only.test(word.text));
      return sole && !denied ? [{ card: false, from: index, to: index + 1 }] : [];
    }
    const isFramed = reading.tokens
      .slice(Math.max(start, index - beforeReach), index)
      .some((word) => before.test(word.text));
    const isCard = isMoney || (isFramed && words.some((word) => paying.test(word.text)));
    if (supposing.test(words[0]?.text ?? '')) return [];
    return isCard ? [{ card: !denied, from: index, to: index + 1 }] : [];
  });
}

/** What a fact says of it: 'cash only, no cards' takes none, 'cash and all cards' does. */
function knownBy({ stated }: Ledger): { card: boolean; source: ClaimSource } | null {
  for (const { name, reading, source } of stated) {
    if (!/pay|card|cash/.test(name)) continue;
    const isBar = reading.tokens.some(({ text }) => cash.test(text));
    const isCard = reading.tokens.some(({ text }) => moneyCard.test(text) || anyCard.test(text));
    const isSole = reading.tokens.some(({ text }) => only.test(text));
    if (isCard && (isBar || isSole || isDenied(reading, 0, reading.tokens.length) || /pay/.test(name)))
      return { card: !isDenied(reading, 0, reading.tokens.length), source };
    if (isBar && isSole) return { card: false, source };
  }
  return null;
}

export const findPayment: Finder = (reading, ledger) => {
  const told = toldIn(reading);
  const known = told.length > 0 ? knownBy(ledger) : null;
  if (!known) return [];
  return told.flatMap(({ card, from, to }): Finding[] => {
    const place = { subjects: [], from, to };
    if (isUnreal(reading, place) || isElsewhere(reading, place)) return [];
    const { source } = known;
    if (card === known.card) return [{ kind: 'amenity', verdict: 'supported', from, to, source }];
    // The whole clause says it: 'we take all cards'.
    const [start, end] = clauseOf(reading, from);
    return [{ kind: 'amenity', verdict: 'contradicted', from: start, to: end, source }];
  });
};
