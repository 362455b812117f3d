import type { ArticlePost } from '@foyer/contract/articles';
import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import Eye from 'lucide-react/icons/eye';
import ListChecks from 'lucide-react/icons/list-checks';
import PanelRight from 'lucide-react/icons/panel-right';
import Send from 'lucide-react/icons/send';
import type { ReactNode } from 'react';
import { dayAndTime } from '#lib/dates/dates.ts';
import type { SaveState } from '#lib/forms/use-draft.ts';
import { Button } from '#ui/button.tsx';
import { SaveLine } from '#ui/save-line.tsx';
import { StatusBadge } from '#ui/status-badge.tsx';
import type { PanelName } from './article-panel.tsx';

type ArticleHeaderProps = {
  name: string;
  state: SaveState;
  /** Claims without a source. */
  open: number;
  words: number;
  status: Pick<ArticlePost, 'status' | 'publishAt' | 'failure' | 'url'>;
  tabs: ReactNode;
  /** Has the text written. */
  write: ReactNode;
  onRetry: () => void;
  onPanel: (name: PanelName) => void;
  onPreview: () => void;
  onPublish: () => void;
};

/** Where the language stands, whether it is saved, and where to go from here. */
export const ArticleHeader = (props: ArticleHeaderProps) => {
  const { status, publishAt, failure, url } = props.status;
  return (
    <header className="border-b px-7 pt-2.5 max-md:px-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 pb-2">
        <div className="flex min-w-0 items-center gap-2.5 max-md:w-full">
          <h1 className="truncate text-base font-semibold">{props.name}</h1>
          <StatusBadge status={status} />
          {status === 'published' && (
            <a href={url} target="_blank" rel="noreferrer" aria-label="View live" className="text-primary">
              <ArrowUpRight aria-hidden className="size-4" />
            </a>
          )}
          {publishAt && <span className="text-xs text-muted-foreground">{dayAndTime(publishAt)}</span>}
        </div>
        <div className="flex flex-wrap items-center gap-2 max-md:w-full">
          <span className="max-md:mr-auto">
            <SaveLine state={props.state} onRetry={props.onRetry} />
          </span>
          <Button
            className="@min-[900px]/check:hidden"
            data-claims-opener
            aria-label={props.open ? `${props.open} open claims` : 'Claims'}
            onClick={() => props.onPanel('claims')}
          >
            <ListChecks aria-hidden /> {props.open > 0 ? props.open : <span className="max-md:hidden">Claims</span>}
          </Button>
          <Button
            size="icon"
            className="@min-[900px]/check:hidden"
            aria-label="About the article"
            onClick={() => props.onPanel('article')}
          >
            <PanelRight aria-hidden />
          </Button>
          <Button onClick={props.onPreview} aria-label="Preview" className="max-md:w-10 max-md:px-0">
            <Eye aria-hidden /> <span className="max-md:hidden">Preview</span>
          </Button>
          <Button variant="primary" onClick={props.onPublish}>
            <Send aria-hidden /> Publish
          </Button>
        </div>
      </div>
      {failure && (
        <p role="alert" className="pb-2 text-xs text-destructive">
          It did not go live: {failure}
        </p>
      )}
      <div className="flex items-center justify-between gap-4">
        {props.tabs}
        <span className="flex items-center gap-3 pb-1.5 text-xs whitespace-nowrap text-muted-foreground">
          <span className="max-md:hidden">{props.words} words</span>
          {props.write}
        </span>
      </div>
    </header>
  );
};
