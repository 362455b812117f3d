/** Holds the ledger's claims against the labels: what it caught, where it cried wolf, and the intervals of both. */
import type { Claim, ClaimKind } from '@foyer/contract/claims';
import type { Language } from '@foyer/contract/languages';
import { findClaims } from '#claims/find-claims.ts';
import type { Label, MeasuredText } from '#claims/testing/labelled/labelled-house.ts';

/** One label and whether a claim lay over it; `exact` when its kind and verdict were the label's. */
export type Judged = { language: Language; label: Label; span: string; hit: boolean; exact: boolean };
/** A claim held open where nothing was planted. */
export type Alarm = { language: Language; claim: Claim };
export type Measured = {
  planted: Judged[];
  right: Judged[];
  alarms: Alarm[];
  /** Sentences, and those with an alarm in them, by language. */
  sentences: Record<Language, number>;
  alarmed: Record<Language, number>;
};

type Span = { start: number; end: number };
const isOpen = ({ verdict }: { verdict: string }) => verdict === 'contradicted' || verdict === 'unsupported';
const overlap = (a: Span, b: Span) => a.start < b.end && a.end > b.start;

function judge(label: Label, claims: readonly Claim[], language: Language, text: string): Judged {
  const open = isOpen(label);
  const over = claims.filter(
    (claim) => overlap(claim, label) && (open ? isOpen(claim) : claim.verdict === 'supported'),
  );
  const exact = over.some(({ kind, verdict }) => kind === label.kind && verdict === label.verdict);
  return { language, label, span: text.slice(label.start, label.end), hit: over.length > 0, exact };
}

/** Checks each text as a whole. */
export function measure(texts: readonly MeasuredText[]): Measured {
  const byLanguage = () => ({ en: 0, de: 0, es: 0, fr: 0 });
  const measured: Measured = { planted: [], right: [], alarms: [], sentences: byLanguage(), alarmed: byLanguage() };
  for (const { language, sources, text, sentences, labels } of texts) {
    const claims = findClaims(text, { ...sources, language });
    const planted = labels.filter(isOpen);
    measured.planted.push(...planted.map((label) => judge(label, claims, language, text)));
    measured.right.push(
      ...labels.filter((label) => !isOpen(label)).map((label) => judge(label, claims, language, text)),
    );
    const alarms = claims.filter((claim) => isOpen(claim) && !planted.some((label) => overlap(claim, label)));
    measured.alarms.push(...alarms.map((claim) => ({ language, claim })));
    measured.sentences[language] += sentences.length;
    measured.alarmed[language] += sentences.filter((one) => alarms.some((claim) => overlap(claim, one))).length;
  }
  return measured;
}

/** Wilson's score interval at 95 % for `hits` of `tries`; [0, 1] where nothing was tried. */
export function wilson(hits: number, tries: number): [low: number, high: number] {
  if (tries === 0) return [0, 1];
  const z = 1.959964;
  const share = hits / tries;
  const middle = share + (z * z) / (2 * tries);
  const half = z * Math.sqrt((share * (1 - share)) / tries + (z * z) / (4 * tries * tries));
  const scale = 1 + (z * z) / tries;
  return [Math.max(0, (middle - half) / scale), Math.min(1, (middle + half) / scale)];
}

export const kindsOf = (judged: readonly Judged[]): ClaimKind[] =>
  [...new Set(judged.map(({ label }) => label.kind))].sort();
