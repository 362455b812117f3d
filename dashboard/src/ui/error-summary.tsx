import CircleAlert from 'lucide-react/icons/circle-alert';
import { useEffect, useRef } from 'react';

type Problem = { /** Name of the control it leads to. */ field: string; message: string };

/** All that is wrong with a form, above it; each line leads to its field. Takes the focus when it appears. */
export function ErrorSummary({ problems, title = 'Nothing was saved yet' }: { problems: Problem[]; title?: string }) {
  const box = useRef<HTMLDivElement>(null);
  const count = problems.length;
  const before = useRef(0);
  useEffect(() => {
    // One problem less means that somebody is typing: the caret stays where it is.
    if (count > before.current) box.current?.focus();
    before.current = count;
  }, [count]);
  if (count === 0) return null;
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="rounded-md border border-destructive bg-destructive-soft px-3 py-2.5 text-sm text-destructive-soft-foreground"
    >
      <p className="flex items-center gap-2 font-semibold">
        <CircleAlert aria-hidden className="size-4 stroke-[1.75]" />
        {title}
      </p>
      <ul className="mt-1 ml-6 list-disc">
        {problems.map(({ field, message }) => (
          <li key={`${field} ${message}`}>
            <button
              type="button"
              className="min-h-6 text-left underline underline-offset-2"
              onClick={() => focusField(field)}
            >
              {message}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

function focusField(name: string): void {
  const control = document.getElementsByName(name)[0] ?? document.getElementById(name);
  control?.scrollIntoView({ block: 'center' });
  control?.focus();
}
