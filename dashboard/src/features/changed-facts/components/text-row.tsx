import type { ChangedPage, ChangedText, CorrectionOutcome } from '@foyer/contract/changed-facts';
import { languageNames } from '@foyer/contract/languages';
import CircleAlert from 'lucide-react/icons/circle-alert';
import ExternalLink from 'lucide-react/icons/external-link';
import { Link } from 'react-router';
import { CheckBox } from '#ui/checkbox.tsx';
import { LanguageBadge } from '#ui/language-badge.tsx';
import { OutdatedSentence } from '#ui/outdated-sentence.tsx';
import { correctionKey, editorOf, isCorrectable } from '../corrections.ts';

type TextRowProps = {
  page: ChangedPage;
  text: ChangedText;
  chosen: ReadonlySet<string>;
  onChoose: (key: string, wanted: boolean) => void;
  /** What became of the last try; null where there was none. */
  outcome: CorrectionOutcome | undefined;
};

/** One language of a page: each sentence that is no longer so, with a box for the correction or the way to the editor. */
export function TextRow({ page, text, chosen, onChoose, outcome }: TextRowProps) {
  const { language } = text;
  const name = languageNames[language];
  return (
    <li className="px-4 py-3">
      <p className="mb-2 flex flex-wrap items-center gap-2 text-sm">
        <LanguageBadge code={language} name={name} state="behind" />
        <span className="font-medium">{text.title}</span>
        <a
          href={text.url}
          target="_blank"
          rel="noreferrer"
          className="inline-flex min-h-6 items-center gap-1 text-xs text-primary hover:underline"
        >
          View live
          <ExternalLink aria-hidden className="size-3" />
        </a>
        <Link
          to={editorOf(page, language)}
          className="ml-auto inline-flex min-h-6 items-center text-xs font-medium text-primary hover:underline"
        >
          Open in editor
        </Link>
      </p>
      {outcome && !outcome.done && (
        <p role="alert" className="mb-2 flex items-start gap-2 text-sm text-destructive">
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          {outcome.message}
        </p>
      )}
      <ul className="grid gap-3">
        {text.claims.map((claim) => {
          const key = correctionKey(page.entryId, language, claim);
          return (
            <li key={key} className="flex items-start gap-3">
              {isCorrectable(claim) ? (
                <span className="grid size-6 shrink-0 place-items-center">
                  <CheckBox
                    checked={chosen.has(key)}
                    onChange={(event) => onChoose(key, event.target.checked)}
                    aria-label={`${name}: “${claim.text}” becomes “${claim.expected}”`}
                  />
                </span>
              ) : (
                <span className="w-6 shrink-0" />
              )}
              <div className="min-w-0">
                <OutdatedSentence claim={claim} language={language} />
                {!isCorrectable(claim) && (
                  <p className="mt-1 text-xs text-muted-foreground">
                    Nothing can be put in its place by itself. Write it anew in the editor.
                  </p>
                )}
                {claim.approved && (
                  <p className="mt-1 text-xs text-muted-foreground">A person let this stand before the fact changed.</p>
                )}
              </div>
            </li>
          );
        })}
      </ul>
    </li>
  );
}
