import { languageNames } from '@foyer/contract/languages';
import type { PropertyPost } from '@foyer/contract/property-posts';
import MoreHorizontal from 'lucide-react/icons/ellipsis';
import ExternalLink from 'lucide-react/icons/external-link';
import Eye from 'lucide-react/icons/eye';
import ListChecks from 'lucide-react/icons/list-checks';
import Send from 'lucide-react/icons/send';
import { dayAndTime } from '#lib/dates/dates.ts';
import type { SaveState } from '#lib/forms/use-draft.ts';
import { Button } from '#ui/button.tsx';
import { DropdownMenu, DropdownMenuContent, DropdownMenuItem, DropdownMenuTrigger } from '#ui/dropdown-menu.tsx';
import { SaveLine } from '#ui/save-line.tsx';
import { StatusBadge } from '#ui/status-badge.tsx';

type PostHeaderProps = {
  post: PropertyPost;
  state: SaveState;
  /** Claims without a source. */
  open: number;
  /** Why it cannot go live, be taken off or deleted, if so. */
  publishRefusal: string | undefined;
  unpublishRefusal: string | undefined;
  removeRefusal: string | undefined;
  publishing: boolean;
  previewing: boolean;
  onRetry: () => void;
  onPanel: () => void;
  onPreview: () => void;
  onPublish: () => void;
  onPlan: () => void;
  onUnpublish: () => void;
  onUnschedule: () => void;
  onRemove: () => void;
};

/** What is open, whether it is saved, and what can be done with it. */
export function PostHeader(props: PostHeaderProps) {
  const { post, state, open, publishing } = props;
  const language = languageNames[post.language];
  const live = post.publishedVersion !== null;
  const current = post.status === 'published' && post.publishedVersion === post.version && state.kind === 'saved';
  return (
    <header className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b px-7 py-2.5 max-md:px-4">
      <h2 className="text-base font-semibold">{language}</h2>
      <StatusBadge status={post.status} />
      {post.publishAt && <span className="text-xs text-muted-foreground">{dayAndTime(post.publishAt)}</span>}
      <span className="grow">
        <SaveLine state={state} onRetry={props.onRetry} />
      </span>
      <div className="flex flex-wrap items-center gap-2">
        <Button className="@min-[980px]/post:hidden" data-claims-opener onClick={props.onPanel}>
          <ListChecks aria-hidden /> {open ? `${open} open` : 'Claims and facts'}
        </Button>
        {live && (
          <Button asChild>
            <a href={post.link} target="_blank" rel="noreferrer">
              <ExternalLink aria-hidden /> View live
            </a>
          </Button>
        )}
        <Button busy={props.previewing} onClick={props.onPreview}>
          {!props.previewing && <Eye aria-hidden />}
          <span className="max-md:sr-only">Preview</span>
        </Button>
        <Button
          variant="primary"
          busy={publishing}
          disabledReason={props.publishRefusal ?? (current ? 'Guests see this version already' : undefined)}
          onClick={props.onPublish}
        >
          {!publishing && <Send aria-hidden />}
          {publishing ? 'Publishing...' : live ? 'Publish changes' : `Publish ${language}`}
        </Button>
        <DropdownMenu>
          <DropdownMenuTrigger asChild>
            <Button size="icon" aria-label={`More for ${language}`}>
              <MoreHorizontal aria-hidden />
            </Button>
          </DropdownMenuTrigger>
          <DropdownMenuContent align="end">
            {!current && (
              <DropdownMenuItem disabled={Boolean(props.publishRefusal)} onSelect={props.onPlan}>
                {post.publishAt ? 'Plan another time' : 'Publish later'}
              </DropdownMenuItem>
            )}
            {post.status === 'scheduled' && (
              <DropdownMenuItem disabled={Boolean(props.unpublishRefusal)} onSelect={props.onUnschedule}>
                Take off the plan
              </DropdownMenuItem>
            )}
            {live && (
              <DropdownMenuItem disabled={Boolean(props.unpublishRefusal)} onSelect={props.onUnpublish}>
                Unpublish
              </DropdownMenuItem>
            )}
            <DropdownMenuItem danger disabled={Boolean(props.removeRefusal)} onSelect={props.onRemove}>
              Delete {language}
            </DropdownMenuItem>
          </DropdownMenuContent>
        </DropdownMenu>
      </div>
    </header>
  );
}
