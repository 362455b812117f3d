import { Marked } from '../marked.tsx';
import type { BlockProps } from '../props.ts';

/** A list within a running text, counted where the order matters. */
export function List({ block }: BlockProps<'list'>) {
  const items = block.items.filter((item) => item.text.trim() !== '');
  if (items.length === 0) return null;
  const Kind = block.ordered ? 'ol' : 'ul';
  return (
    <Kind>
      {items.map((item, i) => (
        <li key={i}>
          <Marked text={item.text} marks={item.marks} />
        </li>
      ))}
    </Kind>
  );
}
