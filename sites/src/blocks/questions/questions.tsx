import type { BlockProps } from '../props.ts';

/** Questions that open on a click, without script; the first stands open. */
export function Questions({ block, words }: BlockProps<'questions'>) {
  if (block.items.length === 0) return null;
  return (
    <section className="questions">
      <h2 className={block.heading ? undefined : 'unseen'}>{block.heading || words.questions}</h2>
      <div>
        {block.items.map((item, i) => (
          <details key={i} open={i === 0}>
            <summary>{item.question}</summary>
            <p>{item.answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
