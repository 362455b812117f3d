import type { Article } from '@foyer/contract/articles';
import type { Language } from '@foyer/contract/languages';
import type { Property } from '@foyer/contract/properties';
import { writing } from '#features/content/queries.ts';
import { WriteButton } from '#ui/write-button.tsx';

type WriteCaptionProps = {
  article: Article;
  house: Property | null;
  language: Language;
  imageId: string;
  refusal: string | undefined;
  replaces: boolean;
  onUse: (caption: string) => void;
};

/** Has the line under a picture of the article written. */
export function WriteCaption({ article, house, language, imageId, refusal, replaces, onUse }: WriteCaptionProps) {
  const { styleguideId, relatedEventIds } = article;
  return (
    <WriteButton
      label="Write the caption"
      short="Caption"
      language={language}
      refusal={
        refusal ??
        (house && styleguideId ? undefined : 'A caption is written from the facts of a house, and this has none')
      }
      replaces={replaces}
      onWrite={(signal) =>
        writing(
          {
            styleguideId: styleguideId ?? '',
            propertyId: house?.id ?? '',
            language,
            eventId: relatedEventIds[0] ?? null,
            contentType: 'caption',
            imageId,
          },
          signal,
        )
      }
      onUse={({ blocks }) => {
        const [image] = blocks;
        if (image?.kind === 'image') onUse(image.caption);
      }}
    />
  );
}
