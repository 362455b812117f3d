/** 'Klimatisiert sind unsere Zimmer nicht': what opens a clause, and is denied by the end of it. */

import { wordsIn } from '#claims/reading/questions.ts';
import { clauseOf, type Mention, type Reading, sentenceOf } from '#claims/reading/read.ts';
import { breaks } from '#claims/reading/tokens.ts';

/** What stands between the thing and the end of its denial. */
const denied = {
  en: /^(?:our|the|all|these) (?:\p{L}+ ){1,3}(?:are|is) not$/u,
  de: /^(?:ist|sind) (?:\p{L}+ ){1,3}(?:nicht|keineswegs|nirgends)$/u,
  es: /^no (?:está|están|son|es) (?:\p{L}+ ){1,3}\p{L}+$/u,
  fr: /^(?:nos|les|le|la|notre|l) (?:\p{L}+ ){1,3}ne l (?:est|sont) pas$|^(?:nos|les|le|la|notre|l) (?:\p{L}+ ){1,3}ne le (?:sont|est) pas$/u,
} as const;

/** Most tokens of such a clause behind the thing. */
const longest = 7;

/** Where the denial ends, or null. */
export function frontedDenial(reading: Reading, { from, to }: Mention): number | null {
  if (clauseOf(reading, from)[0] !== from) return null;
  const [, last] = sentenceOf(reading, from);
  let end = to + 1;
  while (end < last && (reading.tokens[end]?.gap ?? breaks.sentence) <= breaks.space) end++;
  if (end - to > longest || end > last) return null;
  const words = wordsIn(reading, to, end);
  return denied[reading.language].test(words) ? end : null;
}
