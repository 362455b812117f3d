import { languageNames } from '@foyer/contract/languages';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import { Link } from 'react-router';
import { messageOf } from '#lib/api/api-error.ts';
import { OutdatedSentence } from '#ui/outdated-sentence.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { type Trial, useFactEffect } from '../queries.ts';

/** Texts shown with their sentences; of the others only how many there are. */
const mostShown = 4;

type FactEffectProps = { propertyId: string; trial: Trial | null };

/** What live pages would say wrongly after a change, before it is saved. */
export function FactEffect({ propertyId, trial }: FactEffectProps) {
  const { data, error, isFetching } = useFactEffect(propertyId, trial);
  if (trial === null) return null;
  return (
    <section aria-label="On live pages" aria-busy={isFetching} className="rounded-md border bg-sunken px-3.5 py-3">
      {error ? (
        <p className="text-sm text-muted-foreground">
          What it would change on live pages could not be looked at. {messageOf(error)}
        </p>
      ) : !data ? (
        <p className="flex items-center gap-2 text-sm text-muted-foreground">
          <Spinner />
          Looking at live pages...
        </p>
      ) : data.total === 0 ? (
        <p role="status" className="flex items-start gap-2 text-sm">
          <CircleCheck aria-hidden className="mt-0.5 size-4 shrink-0 stroke-[1.75] text-success" />
          {data.texts === 0 ? 'Nothing is live about this house yet.' : 'No live text would say anything wrong.'}
        </p>
      ) : (
        <>
          <p role="status" className="flex items-start gap-2 text-sm font-medium">
            <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0 stroke-[1.75] text-brass-line" />
            {data.total === 1 ? '1 live text would be wrong' : `${data.total} live texts would be wrong`}
          </p>
          <ul className="mt-2 flex flex-col gap-2.5">
            {data.data.slice(0, mostShown).map(({ entryId, language, title, claims }) => (
              <li key={`${entryId} ${language}`} className="flex flex-col gap-1.5">
                <p className="text-xs font-medium text-muted-foreground">
                  {title}, {languageNames[language]}
                </p>
                {claims.slice(0, 2).map((claim) => (
                  <OutdatedSentence key={`${claim.blockId} ${claim.start}`} claim={claim} language={language} />
                ))}
              </li>
            ))}
          </ul>
          {data.total > mostShown && (
            <p className="mt-2 text-xs text-muted-foreground">And {data.total - mostShown} more.</p>
          )}
          <p className="mt-2 text-xs text-muted-foreground">
            They stay as they are until you correct them under{' '}
            <Link to="/changed-facts" className="font-medium text-primary hover:underline">
              Changed facts
            </Link>
            .
          </p>
        </>
      )}
      {data && data.read < data.texts && (
        <p className="mt-2 text-xs text-muted-foreground">
          {data.read} of {data.texts} live texts were looked at, those that rest on it first.
        </p>
      )}
    </section>
  );
}
