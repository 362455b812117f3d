/** What one press, or an agreed correction, puts in a claim's place, and whether the text is the better for it. */
import type { Claim } from '@foyer/contract/claims';
import type { Language } from '@foyer/contract/languages';
import { findClaims } from '#claims/find-claims.ts';
import { type Mend, mendSuperlative } from '#claims/mend-superlative.ts';
import { clocksAs } from '#claims/ready-words.ts';
import type { Sources } from '#context.ts';

type Context = Sources & { language: Language };

const isRed = ({ verdict }: Claim) => verdict === 'contradicted' || verdict === 'unsupported';

/** A correction is offered only where the text says less that is wrong after it, and nothing wrong in its place. */
export function isBetter(text: string, mend: Mend, claims: readonly Claim[], context: Context): boolean {
  const mended = findClaims(text.slice(0, mend.start) + mend.text + text.slice(mend.end), context).filter(isRed);
  const end = mend.start + Math.max(1, mend.text.length);
  return !mended.some((one) => one.start < end && mend.start < one.end) && mended.length < claims.filter(isRed).length;
}

/** The mend of a claim among all `claims` of a text that stands on a page; null where only a person knows it. */
export function correctionOf(
  text: string,
  claim: Claim,
  claims: readonly Claim[],
  page: string,
  context: Context,
): Mend | null {
  if (claim.expected === undefined) return mendSuperlative(text, claim, context);
  const { start, end } = claim;
  const words =
    context.language === 'en' && claim.kind === 'time' ? clocksAs(claim.expected, claim.text, page) : claim.expected;
  // 'From 3 p.m.' has its full stop from the sentence's end: shown, and put there, in one.
  const shares = /[ap]\.m$/.test(words) && text[end] === '.';
  const mend = shares ? { start, end: end + 1, text: `${words}.` } : { start, end, text: words };
  return words !== claim.text && isBetter(text, mend, claims, context) ? mend : null;
}
