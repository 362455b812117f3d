import type { ReactNode } from 'react';

/** A heading and its paragraphs, and whatever the block adds below. The kind is the class its stylesheet speaks of. */
export function Prose(props: { kind: string; heading: string; paragraphs: readonly string[]; children?: ReactNode }) {
  const paragraphs = props.paragraphs.filter((text) => text.trim() !== '');
  if (props.heading === '' && paragraphs.length === 0) return null;
  return (
    <section className={`prose ${props.kind}`}>
      {props.heading && <h2>{props.heading}</h2>}
      <div className="prose-text">
        {paragraphs.map((text, i) => (
          <p key={i}>{text}</p>
        ))}
        {props.children}
      </div>
    </section>
  );
}
