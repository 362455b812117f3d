import type { BlockProps } from '../props.ts';

/** What somebody said, with their name. */
export function Quote({ block }: BlockProps<'quote'>) {
  if (block.text.trim() === '') return null;
  return (
    <figure className="quote">
      <blockquote>
        <p>{block.text}</p>
      </blockquote>
      {block.cite && <figcaption>{block.cite}</figcaption>}
    </figure>
  );
}
