/** What a question asks states nothing: 'Is the house open in November? We close on the second' holds no error. */

import type { Finding } from '#claims/finding.ts';
import { saysYes } from '#claims/reading/denial.ts';
import { isAnswered, isPlainNo, wordsIn } from '#claims/reading/questions.ts';
import { type Reading, sentenceOf } from '#claims/reading/read.ts';

/** What a guest who asks begins with; 'ready for', 'fancy' and a bare noun invite and claim. */
const asking: Readonly<Record<Reading['language'], RegExp>> = {
  en: /^(?:is|are|do|does|did|can|could|may|will|would|have|has|must|should) /,
  de: /^(?:ist|sind|hat|haben|habt|kann|können|könnt|darf|dürfen|muss|müssen|gibt|gilt|macht|machen|kostet|kosten|öffnet|schließt|wird|werden|soll|sollte) /,
  es: /^(?:está|están|es|son|hay|tiene|tienen|tenéis|se puede|se pueden|puedo|podemos|abre|abren|abrís|cierra|cierran|cuesta|hace|debo|tengo|se) /,
  fr: /^(?:est|êtes|peut|puis|pouvons|y a|avez|ouvrez|fermez|faut|dois|sont|doit) |(?:^| )(?:est|sont|ouvre|ferme|ouvrent|ferment|coûte|a|ont|commence)(?: t)? (?:il|elle|ils|elles|on)(?: |$)/,
};

const sure =
  /^(?:of course|sure|certainly|absolutely|natürlich|klar|gewiss|selbstverständlich|claro|por supuesto|desde luego|bien sûr|évidemment|naturellement|volontiers|gern|gerne|yes|ja|sí|oui)/;

/** Where the answer begins to a question that a guest asks, or null where the sentence is none or nothing answers it. */
function answerOf(reading: Reading, index: number): number | null {
  const [start, end] = sentenceOf(reading, index);
  if (!isAnswered(reading, end)) return null;
  return asking[reading.language].test(`${wordsIn(reading, start, end)} `) ? end : null;
}

const isYes = (reading: Reading, at: number): boolean =>
  saysYes(reading, at) !== null || sure.test(wordsIn(reading, at, at + 3));

const numbers: ReadonlySet<string> = new Set(['time', 'price', 'count', 'distance', 'size', 'year']);

/** A season that is only asked for, and a number that the answer says no to. */
export function isOnlyAskedFor({ kind, from }: Finding, reading: Reading): boolean {
  if (kind !== 'date' && !numbers.has(kind)) return false;
  const answer = answerOf(reading, from);
  if (answer === null) return false;
  return kind === 'date' ? !isYes(reading, answer) : isPlainNo(reading, answer);
}
