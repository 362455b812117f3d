import { Marked } from '../marked.tsx';
import type { BlockProps } from '../props.ts';

/** A paragraph of a running text. */
export function Paragraph({ block }: BlockProps<'paragraph'>) {
  if (block.text.trim() === '') return null;
  return (
    <p>
      <Marked text={block.text} marks={block.marks} />
    </p>
  );
}
