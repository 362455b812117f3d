/** Words by which a text says that something is not there, beside the plain denials of each language. */
import type { Language } from '@foyer/contract/languages';

export const missingWords: Readonly<Record<Language, RegExp>> = {
  en: /^(?:no|not|none|never|without|vain|missing|lacks?|lacking|absent|unfortunately|sorry|afraid|nowhere)$/,
  de: /^(?:kein\p{L}*|nicht|nie|ohne|vergebens|vergeblich|umsonst|leider|draußen|fehlen|fehlt|fehlanzeige|verzichte\p{L}*|nirgends)$/u,
  es: /^(?:no|ni|ningún|ningun[oa]s?|nunca|sin|vano|falta|faltan|fuera|lamentablemente|lamentamos|ausencia|prescindimos)$/,
  fr: /^(?:pas|ni|aucune?|jamais|sans|vain|manquent?|absente?s?|dehors|hélas|malheureusement|désolés?|absence|renoncé)$/,
};
