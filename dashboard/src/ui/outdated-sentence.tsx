import type { OutdatedClaim } from '@foyer/contract/changed-facts';

/** A sentence of a live page with the words that are no longer so, and the sentence as it would be. */
export function OutdatedSentence({ claim, language }: { claim: OutdatedClaim; language: string }) {
  const { text, start, end } = claim.sentence;
  const [before, words, after] = [text.slice(0, start), text.slice(start, end), text.slice(end)];
  return (
    <div className="grid gap-1 font-voice text-[1.0625rem] leading-6" lang={language}>
      <p>
        <span className="sr-only" lang="en">
          Now on the site:{' '}
        </span>
        {before}
        <del className="rounded-xs bg-destructive-soft px-0.5 text-destructive-soft-foreground decoration-destructive">
          {words}
        </del>
        {after}
      </p>
      {claim.expected !== null && (
        <p>
          <span className="sr-only" lang="en">
            Corrected:{' '}
          </span>
          {before}
          <ins className="rounded-xs bg-primary-soft px-0.5 text-primary-soft-foreground decoration-ring decoration-2 underline-offset-4">
            {claim.expected}
          </ins>
          {after}
        </p>
      )}
    </div>
  );
}
