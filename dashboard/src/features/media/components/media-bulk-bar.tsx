import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import type { BulkAct } from './bulk-dialog.tsx';

type MediaBulkBarProps = {
  count: number;
  /** How many more the filter finds; 0 once all are chosen. */
  others: number;
  mayDelete: boolean;
  /** What writes alt text for the chosen. */
  write: ReactNode;
  onAll: () => void;
  onAct: (act: BulkAct | 'delete') => void;
  onClear: () => void;
};

/** What can be done with everything chosen; stays in sight below. */
export function MediaBulkBar({ count, others, mayDelete, write, onAll, onAct, onClear }: MediaBulkBarProps) {
  return (
    <section
      aria-label="Chosen pictures"
      className="rise sticky bottom-0 z-20 mt-4 flex flex-wrap items-center gap-2 rounded-[10px] border bg-popover px-3.5 py-2.5 shadow-md max-md:-mx-2 max-md:gap-1.5"
    >
      <p role="status" className="text-sm font-medium">
        {count} selected
      </p>
      {others > 0 && (
        <Button size="sm" variant="ghost" className="text-muted-foreground" onClick={onAll}>
          Select all {count + others}
        </Button>
      )}
      <span className="grow" />
      <Button size="sm" variant="ghost" onClick={() => onAct('tag')}>
        Tag
      </Button>
      <Button size="sm" variant="ghost" onClick={() => onAct('move')}>
        Move
      </Button>
      <Button size="sm" variant="ghost" onClick={() => onAct('rights')}>
        Rights
      </Button>
      <Button
        size="sm"
        variant="danger"
        disabledReason={mayDelete ? undefined : 'Your role does not allow deleting pictures'}
        onClick={() => onAct('delete')}
      >
        Delete
      </Button>
      {write}
      <Button size="icon-sm" variant="ghost" aria-label="Choose none" onClick={onClear}>
        <X aria-hidden />
      </Button>
    </section>
  );
}
