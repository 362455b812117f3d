import type { BlockProps } from '../props.ts';

/** The table of when and where. A value of several lines has its first one in bold. */
export function Details({ block }: BlockProps<'details'>) {
  if (block.rows.length === 0) return null;
  return (
    <section className="details">
      {block.heading && <h2>{block.heading}</h2>}
      <dl>
        {block.rows.map((row, i) => (
          <div key={i}>
            <dt>{row.label}</dt>
            <dd>
              <Lines text={row.value} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Lines({ text }: { text: string }) {
  const [first = '', ...rest] = text.split('\n').filter((line) => line.trim() !== '');
  if (rest.length === 0) return first;
  return (
    <>
      <b>{first}</b>
      {rest.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </>
  );
}
