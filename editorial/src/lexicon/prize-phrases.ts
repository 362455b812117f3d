/** How prizes of no fixed name are told in the four languages: 'of the year', and the nouns of prizes. */
import type { Language } from '@foyer/contract/languages';

/** 'Resort Canario del Año': what makes a house's kind a prize. */
export const ofYear: Readonly<Record<Language, readonly string[]>> = {
  en: ['of', 'the', 'year'],
  de: ['des', 'jahres'],
  es: ['del', 'año'],
  fr: ['de', 'l', 'année'],
};

/** 'Gasthofpreis', 'Premio', 'Prix': with a capital, and no price or star's award among them. */
export const prizeNoun: Readonly<Record<Language, RegExp>> = {
  en: /^(?:award|prize|trophy|medal)$/,
  de: /^(?:(?:gasthof|gasthaus|gastgeber|gastro|wirtshaus|hotel|hütten|wirte|kultur|design|tourismus|umwelt|landes|staats|ehren)\p{L}{0,2}preis(?:es)?|award|medaille|goldmedaille|silbermedaille)$/u,
  es: /^(?:premio|trofeo|galardón|medalla)$/,
  fr: /^(?:prix|trophée|médaille)$/,
};

/** Whoever is elected or wins: so a prize is told of us. */
export const electing =
  /^(?:voted|named|elected|chosen|crowned|won|win|winners?|awarded|gewählt|gekürt|gewonnen|ausgezeichnet|geholt|heimgebracht|ernannt|erhalten|elegid[oa]s?|eligieron|nombrad[oa]s?|nombraron|ganamos|ganado|fuimos|somos|premiad[oa]s?|élue?s?|nommée?s?|sacrée?s?|désignée?s?|remporté|reçu|gagné|couronnée?s?)$/;

/** What is of the year without being a prize's. */
export const notPrized =
  /^(?:tage?n?|zeit|nacht|nächte|days?|nights?|time|best|party|fiesta|noches?|días?|época|jours?|nuits?|fête|soirée|end|ende|final|fin|rest|mitte|beginning|anfang|start|principio|début|month|monate|meses|mois)$/;
