import type { BlockProps } from '../props.ts';
import { Prose } from '../prose.tsx';

/** What a guest is glad to have read before leaving; on the soft band, beside the questions. */
export function GoodToKnow({ block }: BlockProps<'good-to-know'>) {
  return <Prose kind="good-to-know" heading={block.heading} paragraphs={block.paragraphs} />;
}
