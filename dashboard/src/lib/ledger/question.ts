/**
 * A question to the house about a claim that no fact bears out, as a mail for the person's own mail program. It records
 * nothing: until somebody answers and the fact is stated with its source, the claim stays open.
 */
import { type Language, languageNames } from '@foyer/contract/languages';
import type { Property } from '@foyer/contract/properties';
import { type LedgerClaim, sentenceAround } from './ledger.ts';

/** A `mailto:` address to the property that quotes the claim and the sentence it stands in. */
export function questionAbout(
  claim: Pick<LedgerClaim, 'text' | 'segment' | 'start'>,
  { property, page, language }: { property: Property; page: { name: string }; language: Language },
): string {
  const { start, end } = sentenceAround(claim.segment, claim.start, language);
  const subject = `Is this true of ${property.name}: “${claim.text}”?`;
  const body = [
    `The ${languageNames[language]} page “${page.name}” says:`,
    `“${claim.segment.slice(start, end).trim()}”`,
    `No fact of ${property.name} says “${claim.text}”. Is it true, and how do we know it?`,
  ].join('\n\n');
  return `mailto:${encodeURIComponent(property.email)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
