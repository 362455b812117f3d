import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { type FormEvent, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Card, CardHead } from '#ui/card.tsx';
import { Textarea } from '#ui/textarea.tsx';

type ExampleListProps = {
  title: string;
  /** What one of them is called. */
  kind: string;
  values: readonly string[];
  onChange: (values: string[]) => void;
};

/** Texts that sound like the house, in the hand they are read in. */
export function ExampleList({ title, kind, values, onChange }: ExampleListProps) {
  const [adding, setAdding] = useState(false);
  const [typed, setTyped] = useState('');
  const add = (event: FormEvent) => {
    event.preventDefault();
    const text = typed.trim();
    if (text !== '' && !values.includes(text)) onChange([...values, text]);
    setTyped('');
    setAdding(false);
  };
  return (
    <Card className="pb-3">
      <CardHead
        title={title}
        detail={String(values.length)}
        action={
          <Button variant="ghost" size="sm" aria-label={`Add a ${kind}`} onClick={() => setAdding(true)}>
            <Plus aria-hidden />
            Add example
          </Button>
        }
      />
      {values.length === 0 && !adding && <p className="px-4 pt-1 text-sm text-muted-foreground">None yet</p>}
      <ul className="divide-y px-4">
        {values.map((text) => (
          <li key={text} className="flex items-start gap-3 py-1.5">
            <span className="min-w-0 grow font-voice text-[1.0625rem] leading-6 break-words">{text}</span>
            <span className="pt-1 text-xs text-muted-foreground">{kind}</span>
            <button
              type="button"
              aria-label={`Remove ${text}`}
              onClick={() => onChange(values.filter((one) => one !== text))}
              className="grid size-6 shrink-0 place-items-center rounded-xs hover:bg-muted"
            >
              <X aria-hidden className="size-3.5 stroke-[1.75]" />
            </button>
          </li>
        ))}
      </ul>
      {adding && (
        <form onSubmit={add} className="flex flex-col gap-2 px-4 pt-1">
          <Textarea
            aria-label={`New ${kind}`}
            rows={2}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            autoFocus
          />
          <div className="flex gap-2">
            <Button type="submit" size="sm" variant="primary">
              Add {kind}
            </Button>
            <Button size="sm" onClick={() => setAdding(false)}>
              Cancel
            </Button>
          </div>
        </form>
      )}
    </Card>
  );
}
