import type { BlockProps } from '../props.ts';

/** A heading within a running text. */
export function Heading({ block }: BlockProps<'heading'>) {
  const Level = block.level === 3 ? 'h3' : 'h2';
  return block.text.trim() === '' ? null : <Level>{block.text}</Level>;
}
