import { type Language, languageNames, languages } from '@foyer/contract/languages';
import { altTextAim, type LibraryPicture } from '@foyer/contract/media-library';
import Check from 'lucide-react/icons/check';
import { useId, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { useReview } from '../queries.ts';
import { PictureImage } from './picture-image.tsx';

const sources = {
  model: 'Suggested by a model that saw it',
  'built-in': 'Suggested from its data, not seen',
};

type ReviewCardProps = { propertyId: string; picture: LibraryPicture; mayWrite: boolean };

/** A picture with what is suggested for it. */
export const ReviewCard = (props: ReviewCardProps) => (
  <article
    aria-label={`Suggestions for ${props.picture.title || 'a picture without a title'}`}
    className="flex flex-col gap-2.5"
  >
    <h3 className="text-sm font-semibold">{props.picture.title || 'Without a title'}</h3>
    <PictureImage picture={props.picture} width={960} className="aspect-[16/8] w-full rounded-[8px]" />
    <Suggestions {...props} />
  </article>
);

/** What is suggested for a picture: taken over as it stands or changed, or passed over. */
export function Suggestions({ propertyId, picture, mayWrite }: ReviewCardProps) {
  const suggested = languages.filter((one) => picture.suggested[one]);
  const [texts, setTexts] = useState<Partial<Record<Language, string>>>({});
  const [editing, setEditing] = useState(false);
  const review = useReview(propertyId);
  const field = useId();
  const textOf = (language: Language) => texts[language] ?? picture.suggested[language]?.text ?? '';
  const approve = () =>
    review.mutate({
      id: picture.id,
      approve: Object.fromEntries(suggested.filter((one) => textOf(one).trim()).map((one) => [one, textOf(one)])),
      skip: suggested.filter((one) => !textOf(one).trim()),
    });
  return (
    <>
      {suggested.map((language) => {
        const about = picture.suggested[language];
        return (
          <div key={language}>
            <p className="mb-1.5 flex items-center gap-2 text-xs text-muted-foreground">
              <span className="rounded-xs px-1 text-2xs font-semibold uppercase shadow-[inset_0_0_0_1px_var(--input)]">
                {language}
              </span>
              <label htmlFor={`${field}-${language}`} className="grow">
                <span className="sr-only">{languageNames[language]}, </span>
                {about && sources[about.source]}
              </label>
              <span className="num shrink-0">
                {textOf(language).length} of {altTextAim}
              </span>
            </p>
            <Textarea
              id={`${field}-${language}`}
              lang={language}
              rows={2}
              maxLength={400}
              readOnly={!editing}
              className="border-dashed border-brass-line font-voice"
              value={textOf(language)}
              onChange={(event) => setTexts({ ...texts, [language]: event.target.value })}
            />
          </div>
        );
      })}
      <div className="flex gap-2">
        <Button
          variant="primary"
          className="grow"
          busy={review.isPending}
          disabledReason={mayWrite ? undefined : 'Your role does not allow changing pictures'}
          onClick={approve}
        >
          {!review.isPending && <Check aria-hidden />}
          {review.isPending ? 'Saving...' : `Approve ${suggested.length}`}
        </Button>
        <Button aria-pressed={editing} onClick={() => setEditing(!editing)}>
          Edit
        </Button>
        <Button
          disabledReason={mayWrite ? undefined : 'Your role does not allow changing pictures'}
          onClick={() => review.mutate({ id: picture.id, approve: {}, skip: suggested })}
        >
          Skip
        </Button>
      </div>
    </>
  );
}
