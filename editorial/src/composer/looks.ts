/**
 * How a house looks, as texts may speak of it: its materials in one plain sentence of the language, its mood as words to
 * dwell on. A sentence that would claim something the facts do not bear is left out.
 */
import type { Language } from '@foyer/contract/languages';
import { findClaims } from '#claims/find-claims.ts';
import type { Fact, TextContext } from '#context.ts';
import { capital } from './entries.ts';

/** Nouns of the materials and adjectives of the mood, in the language of the text. */
export type Looks = { mood: readonly string[]; materials: readonly string[] };

/** The name its sentence goes by among the facts of a request. */
export const materialsFact = 'decor:materials';

/** Verbs after one material and after several: the words before them stay as the team wrote them. */
const endings: Record<Language, readonly [one: string, several: string]> = {
  en: ['gives the rooms of the house their look', 'give the rooms of the house their look'],
  de: ['prägt die Räume des Hauses', 'prägen die Räume des Hauses'],
  es: ['da carácter a las salas de la casa', 'dan carácter a las salas de la casa'],
  fr: ['donne leur caractère aux pièces de la maison', 'donnent leur caractère aux pièces de la maison'],
};

function materialsSentence(materials: readonly string[], language: Language): string {
  const said = materials.slice(0, 3);
  const list = new Intl.ListFormat(language === 'en' ? 'en-GB' : language, { type: 'conjunction' }).format(said);
  return `${capital(list)} ${endings[language][said.length === 1 ? 0 : 1]}.`;
}

/** The context with what is known of the looks of the house; the same one where nothing is. */
export function withLooks(context: TextContext, { mood, materials }: Looks): TextContext {
  const { language, styleguide } = context;
  const sentence = materials.length > 0 ? materialsSentence(materials, language) : '';
  const holds = findClaims(sentence, context).every(({ verdict }) => verdict === 'supported' || verdict === 'opinion');
  const fact: Fact[] =
    sentence && holds ? [{ id: materialsFact, factName: materialsFact, factValue: sentence, language }] : [];
  const keywords = styleguide && mood.length > 0 ? [...styleguide.general.keywords, ...mood] : null;
  return {
    ...context,
    facts: [...context.facts, ...fact],
    styleguide: styleguide && keywords ? { ...styleguide, general: { ...styleguide.general, keywords } } : styleguide,
  };
}
