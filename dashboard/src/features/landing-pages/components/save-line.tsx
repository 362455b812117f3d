import type { LandingPagePost } from '@foyer/contract/landing-pages';
import { Button } from '#ui/button.tsx';
import type { SaveState } from '../hooks/use-draft.ts';
import { clockWords } from '../words.ts';

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

type StaleNoticeProps = {
  message: string;
  theirs: LandingPagePost | undefined;
  onTakeTheirs: () => void;
  onKeepMine: () => void;
};

/** Somebody saved in between: both texts stay until a person chooses. */
export const StaleNotice = ({ message, theirs, onTakeTheirs, onKeepMine }: StaleNoticeProps) => (
  <div
    role="alert"
    className="mx-auto mb-4 max-w-[640px] rounded-[10px] border border-brass-line bg-brass-soft px-4 py-3 text-sm text-brass-soft-foreground"
  >
    <p className="font-medium">{message}</p>
    <details className="mt-2">
      <summary className="cursor-pointer">Show their text</summary>
      <div className="mt-2 max-h-60 overflow-y-auto font-voice text-md whitespace-pre-line">
        {theirs?.blocks
          .map((block) =>
            ('paragraphs' in block ? [block.heading, ...block.paragraphs] : 'title' in block ? [block.title] : []).join(
              '\n',
            ),
          )
          .filter(Boolean)
          .join('\n\n')}
      </div>
    </details>
    <div className="mt-3 flex gap-2">
      <Button size="sm" onClick={onTakeTheirs}>
        Take theirs
      </Button>
      <Button size="sm" onClick={onKeepMine}>
        Keep mine
      </Button>
    </div>
  </div>
);
