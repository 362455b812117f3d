import Eye from 'lucide-react/icons/eye';
import History from 'lucide-react/icons/history';
import ListChecks from 'lucide-react/icons/list-checks';
import Send from 'lucide-react/icons/send';
import type { ReactNode } from 'react';
import type { SaveState } from '#lib/forms/use-draft.ts';
import { Button } from '#ui/button.tsx';
import { SaveLine } from '#ui/save-line.tsx';
import { Steps } from './steps.tsx';

type CheckHeaderProps = {
  pageId: string;
  name: string;
  state: SaveState;
  /** Claims without a source. */
  open: number;
  words: number;
  /** Why the page cannot go on to publishing, if so. */
  refusal: string | undefined;
  tabs: ReactNode;
  onRetry: () => void;
  onClaims: () => void;
  onHistory: () => void;
  onPreview: () => void;
  onPublish: () => void;
};

/** Where the page stands, whether it is saved, and where to go from here. */
export const CheckHeader = (props: CheckHeaderProps) => (
  <header className="border-b px-7 pt-2.5 max-md:px-4">
    <h1 className="sr-only">Check {props.name}</h1>
    <div className="@container/steps flex flex-wrap items-center justify-between gap-x-4 gap-y-2 pb-2">
      <Steps current={3} pageId={props.pageId} />
      <div className="flex flex-wrap items-center gap-2 max-md:w-full">
        <span className="max-md:mr-auto">
          <SaveLine state={props.state} onRetry={props.onRetry} />
        </span>
        <Button className="@min-[900px]/check:hidden" data-claims-opener onClick={props.onClaims}>
          <ListChecks aria-hidden /> {props.open ? `${props.open} open` : 'Claims'}
        </Button>
        <Button
          onClick={props.onPreview}
          aria-label="Preview"
          className="max-md:w-10 max-md:px-0 md:@max-[540px]/steps:w-8 md:@max-[540px]/steps:px-0"
        >
          <Eye aria-hidden /> <span className="max-md:hidden @max-[540px]/steps:hidden">Preview</span>
        </Button>
        <Button variant="primary" disabledReason={props.refusal} onClick={props.onPublish}>
          <Send aria-hidden /> Publish
        </Button>
      </div>
    </div>
    <div className="flex items-center justify-between gap-4">
      {props.tabs}
      <span className="flex items-center gap-2 text-xs whitespace-nowrap text-muted-foreground">
        <span className="max-md:hidden">{props.words} words</span>
        <Button size="sm" variant="ghost" onClick={props.onHistory}>
          <History aria-hidden /> <span className="max-md:sr-only">History</span>
        </Button>
      </span>
    </div>
  </header>
);
