import type { BlockProps } from '../props.ts';
import { Prose } from '../prose.tsx';

/** The opening of the page, in the large reading size. */
export function Introduction({ block }: BlockProps<'introduction'>) {
  return <Prose kind="introduction" heading={block.heading} paragraphs={block.paragraphs} />;
}
