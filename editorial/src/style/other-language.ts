/**
 * Whether a piece of a page is written in another language than the page. Names of house, event, venue and towns belong
 * to no language and are left out before anything is judged; what is too short to tell is left alone.
 */
import type { StyleIssue } from '@foyer/contract/claims';
import { languageNames } from '@foyer/contract/languages';
import type { TextContext } from '#context.ts';
import { detectLanguage, languageSigns } from '#readability/detect-language.ts';
import { wordsOf } from '#readability/sentences.ts';
import { knownNames } from '#style/known-names.ts';
import { costs } from '#style/score.ts';

/** Fewest words beside names of a text whose language is worth a warning. */
const fewestWords = 6;
/** Signs another language needs, and how far it must lead the page's own. */
const fewestSigns = 2;
const lead = 2;
const personName = /^\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)+$/u;

/** The text with the names of its sources blanked out. */
function withoutNames(text: string, context: TextContext): string {
  const { property, event, facts } = context;
  const names = [
    ...knownNames(context),
    property.address,
    property.city,
    event?.venue.city ?? '',
    ...facts.map((fact) => fact.factValue).filter((value) => personName.test(value)),
  ];
  return names
    .filter((name) => name.length > 1)
    .sort((a, b) => b.length - a.length)
    .reduce((rest, name) => rest.replaceAll(name, ' '), text);
}

/** One issue over the whole text when it reads as another language; none when it cannot be told. */
export function findOtherLanguage(text: string, context: TextContext): StyleIssue[] {
  const plain = withoutNames(text, context);
  const spoken = wordsOf(plain).length < fewestWords ? null : detectLanguage(plain);
  if (!spoken || spoken === context.language) return [];
  const signs = new Map(languageSigns(plain).map(({ language, score }) => [language, score]));
  const other = signs.get(spoken) ?? 0;
  if (other < fewestSigns || other < (signs.get(context.language) ?? 0) * lead) return [];
  const message = `This reads as ${languageNames[spoken]}, not ${languageNames[context.language]}`;
  return [{ start: 0, end: text.length, text, kind: 'language', message, cost: costs.language }];
}
