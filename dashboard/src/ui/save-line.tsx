import { clockWords } from '#lib/dates/dates.ts';
import type { SaveState } from '#lib/forms/use-draft.ts';
import { Button } from '#ui/button.tsx';

/** 'Saved 12:04', or what is in the way. */
export function SaveLine({ state, onRetry }: { state: SaveState; onRetry: () => void }) {
  if (state.kind === 'failed')
    return (
      <span role="alert" className="flex items-center gap-2 text-xs text-destructive">
        Not saved: {state.message}
        <Button size="sm" onClick={onRetry}>
          Retry
        </Button>
      </span>
    );
  const words = {
    saved: state.kind === 'saved' ? `Saved ${clockWords(state.at)}` : '',
    unsaved: 'Not saved yet',
    saving: 'Saving...',
    stale: 'Not saved',
  }[state.kind];
  return (
    <span role="status" className="text-xs whitespace-nowrap text-muted-foreground">
      {words}
    </span>
  );
}
