import type { LandingPage } from '@foyer/contract/landing-pages';
import type { Language } from '@foyer/contract/languages';
import { writing } from '#features/content/queries.ts';
import { WriteButton } from '#ui/write-button.tsx';
import type { DraftFields } from '../hooks/use-draft.ts';

type WriteSearchProps = {
  page: LandingPage;
  language: Language;
  draft: DraftFields;
  refusal: string | undefined;
  onUse: (fields: Pick<DraftFields, 'title' | 'description'>) => void;
};

/** Has title and description for search results written from what the page rests on. */
export function WriteSearch({ page, language, draft, refusal, onUse }: WriteSearchProps) {
  const { styleguideId, propertyId, eventId, factIds, brief } = page;
  return (
    <WriteButton
      label="Write title and description"
      language={language}
      refusal={refusal}
      replaces={draft.title !== '' || draft.description !== ''}
      onWrite={(signal) =>
        writing(
          {
            ...{ styleguideId, propertyId, language, eventId, brief },
            contentType: 'search',
            ...(factIds.length > 0 ? { factIds } : {}),
          },
          signal,
        )
      }
      onUse={({ title, description }) => onUse({ title, description })}
    />
  );
}
