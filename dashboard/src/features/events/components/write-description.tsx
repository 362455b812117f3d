import { pageSegments } from '@foyer/contract/blocks';
import { type Language, languageNames } from '@foyer/contract/languages';
import type { Property } from '@foyer/contract/properties';
import type { Workspace } from '@foyer/contract/workspaces';
import { writing } from '#features/content/queries.ts';
import { WriteButton } from '#ui/write-button.tsx';

type WriteDescriptionProps = {
  workspace: Workspace;
  property: Property;
  /** The event as it is kept, in whichever language. */
  eventId: string;
  language: Language;
  /** What stands there now. */
  description: string;
  refusal: string | undefined;
  onUse: (description: string) => void;
};

/** Has an event described from what is kept of it: dates, place, price. Paragraphs stand an empty line apart. */
export function WriteDescription(props: WriteDescriptionProps) {
  const { workspace, property, eventId, language, description, refusal, onUse } = props;
  return (
    <WriteButton
      label={`Write the description in ${languageNames[language]}`}
      short="Write"
      language={language}
      refusal={refusal}
      replaces={description.trim() !== ''}
      heads={false}
      onWrite={(signal) =>
        writing(
          {
            styleguideId: workspace.styleguideId,
            propertyId: property.id,
            language,
            contentType: 'event_description',
            eventId,
          },
          signal,
        )
      }
      onUse={({ blocks }) =>
        onUse(
          pageSegments(blocks)
            .map(({ text }) => text)
            .join('\n\n'),
        )
      }
    />
  );
}
