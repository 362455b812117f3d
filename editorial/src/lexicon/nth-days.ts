/** 'The last weekend of January', 'am ersten Maiwochenende': days that a text counts within a month, in four languages. */
import type { Language } from '@foyer/contract/languages';

/** Which one of the month; -1 is the last one. */
export const nthWords: Readonly<Record<Language, readonly (readonly [RegExp, number])[]>> = {
  en: [
    [/^first$/, 1],
    [/^second$/, 2],
    [/^third$/, 3],
    [/^fourth$/, 4],
    [/^(?:last|final|closing)$/, -1],
    [/^penultimate$/, -2],
  ],
  de: [
    [/^erste[nrsm]?$/, 1],
    [/^zweite[nrsm]?$/, 2],
    [/^dritte[nrsm]?$/, 3],
    [/^vierte[nrsm]?$/, 4],
    [/^letzte[nrsm]?$/, -1],
    [/^vorletzte[nrsm]?$/, -2],
  ],
  es: [
    [/^primer[oa]?$/, 1],
    [/^segund[oa]$/, 2],
    [/^tercer[oa]?$/, 3],
    [/^cuart[oa]$/, 4],
    [/^últim[oa]$/, -1],
    [/^penúltim[oa]$/, -2],
  ],
  fr: [
    [/^premi(?:er|ère)$/, 1],
    [/^(?:deuxième|seconde?)$/, 2],
    [/^troisième$/, 3],
    [/^quatrième$/, 4],
    [/^derni(?:er|ère)$/, -1],
  ],
};

/** French says 'avant-dernier' for the last but one. */
export const lastButOne = /^avant$/;

/** A weekend, in as many words as it takes. */
export const weekendWords: Readonly<Record<Language, RegExp>> = {
  en: /^(?:weekend|week end)(?: |$)/,
  de: /^(?:wochenendes?|weekends?)(?: |$)/,
  es: /^(?:fin de semana|finde|weekend)(?: |$)/,
  fr: /^(?:weekend|week end|fin de semaine)(?: |$)/,
};

/** German joins the two: 'Jännerwochenende'. */
export const monthWeekend =
  /^(jänner|januar|feber|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember)(?:wochenendes?|weekends?)$/;

export const monthsOfWeekend: Readonly<Record<string, number>> = {
  jänner: 1,
  januar: 1,
  feber: 2,
  februar: 2,
  märz: 3,
  april: 4,
  mai: 5,
  juni: 6,
  juli: 7,
  august: 8,
  september: 9,
  oktober: 10,
  november: 11,
  dezember: 12,
};

/** Between the weekend and its month: 'of', 'im', 'des Monats', 'du mois de'. */
export const ofMonth = /^(?:of|in|im|des|vom|monats?|the|month|de|del|mes|d|du|mois|en)$/;

/** A day that only lies before or after the event, or till which one may do something. */
export const asideOf =
  /^(?:before|after|following|by|until|till|vor|nach|bis|antes|después|tras|hasta|avant|après|jusqu|jusque)$/;
