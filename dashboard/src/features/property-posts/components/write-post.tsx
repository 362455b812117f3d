import { pageSegments } from '@foyer/contract/blocks';
import type { Language } from '@foyer/contract/languages';
import type { Property } from '@foyer/contract/properties';
import { isPropertyPostBlock, type PropertyPostDraft } from '@foyer/contract/property-post-fields';
import { writing } from '#features/content/queries.ts';
import { useMay, useStyleguide } from '#features/landing-pages/queries.ts';
import { toast } from '#lib/toast.ts';
import { WriteButton } from '#ui/write-button.tsx';

type WritePostProps = {
  property: Property;
  language: Language;
  draft: PropertyPostDraft;
  refusal: string | undefined;
  /** Puts the fields into the draft and shows them. */
  onWritten: (fields: Partial<PropertyPostDraft>) => void;
};

/** Has the description of a house written from its facts; title and summary come along where there are none. */
export function WritePost({ property, language, draft, refusal, onWritten }: WritePostProps) {
  const mayGenerate = useMay('ai:generate', property);
  const styleguide = useStyleguide(property.id).data;
  return (
    <WriteButton
      label="Write the property post"
      short="Write"
      language={language}
      refusal={
        refusal ??
        (mayGenerate ? undefined : 'Your role does not allow having texts written') ??
        (styleguide ? undefined : 'The style guide is not loaded yet')
      }
      heads={!draft.title || !draft.excerpt}
      replaces={pageSegments(draft.blocks).length > 0}
      onWrite={(signal) =>
        writing(
          {
            styleguideId: styleguide?.id ?? '',
            propertyId: property.id,
            language,
            contentType: 'property_post',
          },
          signal,
        )
      }
      onUse={({ title, description, blocks }) => {
        onWritten({
          title: draft.title || title,
          excerpt: draft.excerpt || description,
          blocks: blocks.filter(isPropertyPostBlock),
        });
        toast('The text is in its place', { action: { label: 'Undo', onClick: () => onWritten(draft) } });
      }}
    />
  );
}
