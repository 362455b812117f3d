/** The fact a claim asks for, as far as its words tell: what the form begins with, for a person to put right. */
import { suggestedFacts } from '@foyer/contract/fact-themes';
import type { Language } from '@foyer/contract/languages';
import { type Quantity, quantitiesOf } from '@foyer/editorial/claims/reading/quantities';
import { readText } from '@foyer/editorial/claims/reading/read';
import { codesOf } from '@foyer/editorial/lexicon/currencies';
import { type LedgerClaim, sentenceAround } from './ledger.ts';

type Asking = Pick<LedgerClaim, 'kind' | 'text' | 'segment' | 'start'>;

export function factFor(claim: Asking, language: Language): { name: string; value: string } {
  const reading = readText(claim.text, language);
  const [quantity] = quantitiesOf(reading);
  const value = (quantity && statedAs(quantity)) ?? claim.text;
  if (claim.kind === 'price' || claim.kind === 'distance') return { name: placeIn(claim, language), value };
  const counted = claim.kind === 'count' && language === 'en' ? reading.tokens.find((token) => token.value) : undefined;
  const things = counted && claim.text.slice(counted.end).trim();
  if (counted && things && /^[\p{L} -]+$/u.test(things))
    return { name: `${capital(single(things))} count`, value: String(counted.value) };
  return { name: /\d/.test(claim.text) ? '' : capital(claim.text), value: claim.text };
}

/** As facts hold lengths and prices; null where they hold none of this unit, or it is not certain which. */
function statedAs({ value, high, unit, mode }: Quantity): string | null {
  if (high !== null) return null;
  if (unit === 'm' || unit === 'km') return `${value} ${unit}`;
  if (unit === 'min') return mode === 'walk' || mode === 'drive' ? `${value} min ${mode}` : null;
  const [code, ...others] = codesOf[unit] ?? [];
  return code && others.length === 0 ? `${value} ${code}` : null;
}

/** What the sentence measures or prices, where it is one of the names we offer: 'Distance, beach'. */
function placeIn({ kind, segment, start }: Asking, language: Language): string {
  if (language !== 'en') return '';
  const around = sentenceAround(segment, start, language);
  const sentence = segment.slice(around.start, around.end).toLowerCase();
  const names = suggestedFacts
    .flatMap(({ groups }) => groups[kind]?.split(' ') ?? [])
    .map((name) => name.replaceAll('_', ' '));
  const found = names.filter((name) => sentence.includes(name));
  return found.length === 1 ? `${capital(kind)}, ${found[0]}` : '';
}

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
const single = (things: string) =>
  things
    .replace(/(ss|sh|ch|x)es$/, '$1')
    .replace(/ies$/, 'y')
    .replace(/(?<!s)s$/, '');
