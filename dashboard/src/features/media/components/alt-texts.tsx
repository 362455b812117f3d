import { type Language, languageNames } from '@foyer/contract/languages';
import { altTextAim, type LibraryPicture, undescribedIn } from '@foyer/contract/media-library';
import PenLine from 'lucide-react/icons/pen-line';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Field } from '#ui/field.tsx';
import { Progress } from '#ui/progress.tsx';
import { isGoing, useJob, useStop, useWrite } from '../queries.ts';
import { KeptTextarea } from './panel-field.tsx';
import { Suggestions } from './review-card.tsx';

type AltTextsProps = {
  propertyId: string;
  picture: LibraryPicture;
  languages: readonly Language[];
  /** The job that writes alt texts just now, for this picture or others. */
  writing: string | null;
  mayWrite: boolean;
  mayGenerate: boolean;
  onDecorative: (decorative: boolean) => void;
  onKeep: (language: Language, text: string, was: string) => void;
};

/** What one picture is said to show in each language, and what is suggested where nothing is said. */
export function AltTexts({ picture, languages, onDecorative, onKeep, ...rest }: AltTextsProps) {
  const { propertyId, mayWrite } = rest;
  return (
    <fieldset className="flex min-w-0 flex-col gap-3">
      <legend className="mb-2 text-sm font-semibold">Alt text</legend>
      <Checkbox
        disabled={!mayWrite}
        checked={picture.decorative}
        onChange={(event) => onDecorative(event.target.checked)}
      >
        Decorative, says nothing
      </Checkbox>
      {!picture.decorative && (
        <>
          {languages.map((language) => (
            <AltField
              key={language}
              picture={picture}
              language={language}
              readOnly={!mayWrite}
              onKeep={(text, was) => onKeep(language, text, was)}
            />
          ))}
          <Writing picture={picture} languages={languages} {...rest} />
          {Object.keys(picture.suggested).length > 0 && (
            <section aria-label="Suggested alt text" className="flex flex-col gap-2.5">
              <Suggestions
                key={Object.keys(picture.suggested).join()}
                propertyId={propertyId}
                picture={picture}
                mayWrite={mayWrite}
              />
            </section>
          )}
        </>
      )}
    </fieldset>
  );
}

type WritingProps = Omit<AltTextsProps, 'onDecorative' | 'onKeep'>;

/** Has the texts that are missing suggested; a text that stands is a person's and stays. */
function Writing({ propertyId, picture, languages, writing, mayWrite, mayGenerate }: WritingProps) {
  const [begun, setBegun] = useState<string | null>(null);
  const jobId = writing ?? begun;
  const { data: job } = useJob(propertyId, jobId);
  const write = useWrite(propertyId);
  const stop = useStop(propertyId);
  if (job && isGoing(job)) {
    return (
      <div>
        <Progress value={job.progress} label="Writing alt text" className="h-1.5" />
        <div className="mt-1.5 flex items-center gap-2">
          <p role="status" className="grow text-xs text-muted-foreground">
            Writing alt text{job.step && `, ${job.step}`}. It goes on when you leave this page.
          </p>
          <Button size="sm" variant="ghost" busy={stop.isPending} onClick={() => stop.mutate(job.id)}>
            {stop.isPending ? 'Stopping...' : 'Stop'}
          </Button>
        </div>
      </div>
    );
  }
  const missing = undescribedIn(picture, languages);
  const wanted = missing.filter((language) => !picture.suggested[language]);
  return (
    <div className="flex flex-col items-start gap-2">
      {begun && job?.id === begun && job.state === 'failed' && (
        <p role="alert" className="text-xs text-destructive">
          {job.error}. Write the texts yourself, or try again.
        </p>
      )}
      <Button
        size="sm"
        busy={write.isPending}
        disabledReason={
          !mayWrite || !mayGenerate
            ? 'Your role does not allow writing texts'
            : missing.length === 0
              ? 'Every language has its alt text. Empty one to have it written anew'
              : wanted.length === 0
                ? 'Answer the suggestions first'
                : undefined
        }
        onClick={() => write.mutate([picture.id], { onSuccess: ({ jobId: id }) => setBegun(id) })}
      >
        {!write.isPending && <PenLine aria-hidden />}
        {write.isPending ? 'Beginning...' : 'Write alt text'}
      </Button>
    </div>
  );
}

type AltFieldProps = {
  picture: LibraryPicture;
  language: Language;
  readOnly: boolean;
  onKeep: (text: string, was: string) => void;
};

function AltField({ picture, language, readOnly, onKeep }: AltFieldProps) {
  const text = picture.altText[language] ?? '';
  const told = picture.altBy[language];
  const hint = [
    text && `${text.length} of ${altTextAim} letters`,
    told && `${told.origin === 'approved' ? 'Approved' : 'Written'} by ${told.by}`,
  ].filter(Boolean);
  return (
    <Field label={languageNames[language]} hint={hint.join(', ') || undefined}>
      {(control) => (
        <KeptTextarea
          {...control}
          lang={language}
          rows={2}
          maxLength={400}
          readOnly={readOnly}
          className="font-voice"
          placeholder="What it shows"
          value={text}
          onKeep={onKeep}
        />
      )}
    </Field>
  );
}
