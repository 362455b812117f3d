import { Button } from '#ui/button.tsx';
import type { Writing } from '../hooks/use-writing.ts';

type WritingBarProps = { busy: boolean; writing: Writing | undefined; onStop: () => void };

/** Says that the text is being written, or why it was not, above the text. */
export function WritingBar({ busy, writing, onStop }: WritingBarProps) {
  if (busy)
    return (
      <div className="flex items-center gap-3 border-b bg-card px-7 py-2 text-sm max-md:px-4">
        <p role="status" className="grow">
          {writing?.stopping ? 'Stopping...' : `Writing... ${writing?.step ?? ''}`}
        </p>
        <Button size="sm" busy={writing?.stopping} onClick={onStop}>
          {writing?.stopping ? 'Stopping...' : 'Stop and keep'}
        </Button>
      </div>
    );
  const said = writing?.error ?? writing?.note;
  if (!said) return null;
  return (
    <p
      role={writing?.error ? 'alert' : 'status'}
      className={
        writing?.error
          ? 'border-b bg-destructive-soft px-7 py-2 text-sm text-destructive-soft-foreground max-md:px-4'
          : 'border-b bg-brass-soft px-7 py-2 text-sm text-brass-soft-foreground max-md:px-4'
      }
    >
      {said}
    </p>
  );
}
