import type { Block } from '@foyer/contract/blocks';
import type { LandingPage } from '@foyer/contract/landing-pages';
import type { Language } from '@foyer/contract/languages';
import { writing } from '#features/content/queries.ts';
import { WriteButton } from '#ui/write-button.tsx';

type WriteCaptionProps = {
  page: LandingPage;
  language: Language;
  imageId: string;
  /** Which picture of the row, from 1 on. */
  number: number;
  refusal: string | undefined;
  replaces: boolean;
  onUse: (caption: string) => void;
};

/** Has the line under a picture written. */
export function WriteCaption({ page, language, imageId, number, refusal, replaces, onUse }: WriteCaptionProps) {
  const { styleguideId, propertyId, eventId, brief } = page;
  return (
    <WriteButton
      label={`Write the caption of picture ${number}`}
      short="Caption"
      language={language}
      refusal={refusal}
      replaces={replaces}
      onWrite={(signal) =>
        writing({ styleguideId, propertyId, language, eventId, brief, contentType: 'caption', imageId }, signal)
      }
      onUse={({ blocks }) => {
        const [image] = blocks;
        if (image?.kind === 'image') onUse(image.caption);
      }}
    />
  );
}

/** A picture of the row with its line: what it shows, and below it the rest. */
export function withCaption(block: Block, index: number, line: string): Block {
  if (block.kind !== 'gallery') return block;
  const [title = '', ...rest] = line.split(', ');
  const caption = rest.join(', ');
  const told = { title, caption: caption.charAt(0).toUpperCase() + caption.slice(1) };
  return { ...block, items: block.items.map((item, i) => (i === index ? { ...item, ...told } : item)) };
}
