import type { LandingPage, LandingPagePost, Readiness } from '@foyer/contract/landing-pages';
import { type Language, languageNames } from '@foyer/contract/languages';
import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Eye from 'lucide-react/icons/eye';
import { type ComponentProps, useState } from 'react';
import { Link } from 'react-router';
import { distinctClaims } from '#lib/ledger/ledger.ts';
import { Button } from '#ui/button.tsx';
import { CheckBox } from '#ui/checkbox.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { LanguageBadge } from '#ui/language-badge.tsx';
import { PublishWhen } from '#ui/publish-when.tsx';
import { StatusBadge } from '#ui/status-badge.tsx';
import { isCurrent, isLive } from '../publish-words.ts';
import { dayAndClock } from '../words.ts';

/** `at` is an instant, or null for now. */
export type PublishChoice = { chosen: boolean; at: string | null };

type PublishTableProps = {
  page: LandingPage;
  readiness: Readiness;
  /** Why this person may not publish, if so. */
  refusal: string | undefined;
  choiceOf: (language: Language) => PublishChoice;
  onChoose: (language: Language, choice: PublishChoice) => void;
  onUnpublish: (post: LandingPagePost) => void;
  onUnschedule: (post: LandingPagePost) => void;
  onLook: (language: Language) => void;
  busy: boolean;
};

/** A row a language: where it will stand, whether its claims are settled, when it goes live. */
export function PublishTable(props: PublishTableProps) {
  const { page, readiness, refusal, choiceOf, onChoose, onUnpublish, onUnschedule, onLook, busy } = props;
  const [leaving, setLeaving] = useState<{ post: LandingPagePost; plan: boolean } | null>(null);
  const { post: left, plan } = leaving ?? {};
  const name = left ? languageNames[left.language] : '';
  return (
    <div className="overflow-hidden rounded-[10px] border bg-card shadow-xs">
      <table className="w-full text-sm max-md:block">
        <thead className="bg-sunken text-left text-xs text-muted-foreground max-md:sr-only">
          <tr className="h-[34px]">
            <th className="w-10 pl-4">
              <span className="sr-only">Publish</span>
            </th>
            <th className="px-2.5 font-medium">Language</th>
            <th className="px-2.5 font-medium">Address</th>
            <th className="px-2.5 font-medium">Claims</th>
            <th className="px-2.5 font-medium">When</th>
            <th className="pr-4 pl-2.5">
              <span className="sr-only">State</span>
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-border max-md:block">
          {page.posts.map((post) => (
            <PublishRow
              key={post.language}
              pageId={page.id}
              post={post}
              state={readiness.languages.find((one) => one.language === post.language)}
              choice={choiceOf(post.language)}
              refusal={refusal}
              busy={busy}
              onChoose={(choice) => onChoose(post.language, choice)}
              onUnpublish={() => setLeaving({ post, plan: false })}
              onUnschedule={() => setLeaving({ post, plan: true })}
              onLook={() => onLook(post.language)}
            />
          ))}
        </tbody>
      </table>
      <ConfirmDialog
        open={leaving !== null}
        onOpenChange={() => setLeaving(null)}
        title={plan ? `Take ${name} off the plan?` : `Take ${name} off the site?`}
        confirm={plan ? 'Cancel schedule' : 'Unpublish'}
        onConfirm={() => {
          if (left) (plan ? onUnschedule : onUnpublish)(left);
          setLeaving(null);
        }}
      >
        {!plan
          ? `Guests who open its address are told that the page was taken away${left?.status === 'scheduled' ? ', and what is scheduled does not go live' : ''}. The text stays here as a draft.`
          : left && isLive(left)
            ? 'The newer words will not go live by themselves. Guests go on seeing what is live now, and the text stays here.'
            : 'It will not go live by itself. The text stays here as a draft.'}
      </ConfirmDialog>
    </div>
  );
}

type PublishRowProps = {
  pageId: string;
  post: LandingPagePost;
  state: Readiness['languages'][number] | undefined;
  choice: PublishChoice;
  refusal: string | undefined;
  busy: boolean;
  onChoose: (choice: PublishChoice) => void;
  onUnpublish: () => void;
  onUnschedule: () => void;
  onLook: () => void;
};

function PublishRow(props: PublishRowProps) {
  const { pageId, post, state, choice, refusal, onChoose, onLook } = props;
  const name = languageNames[post.language];
  const ready = state?.ready === true;
  const why = refusal ?? (ready ? undefined : `${name} is not ready yet`);
  return (
    <tr className="h-[46px] max-md:grid max-md:h-auto max-md:grid-cols-[auto_minmax(0,1fr)_auto] max-md:items-center max-md:gap-x-3 max-md:gap-y-1.5 max-md:px-4 max-md:py-3">
      <td className="md:pl-4">
        <CheckBox
          aria-label={`Publish ${name}`}
          title={why}
          checked={choice.chosen && !why}
          disabled={why !== undefined}
          onChange={(event) => onChoose({ ...choice, chosen: event.target.checked })}
        />
      </td>
      <td className="whitespace-nowrap md:px-2.5">
        <span className="flex items-center gap-2">
          <LanguageBadge code={post.language} name={name} state={badgeOf(post)} /> {name}
        </span>
      </td>
      <td className="text-muted-foreground max-md:col-start-2 max-md:row-start-2 md:w-full md:max-w-0 md:px-2.5">
        <span className="flex items-center gap-1">
          <span className="min-w-0 py-1 leading-[18px] [overflow-wrap:anywhere]" title={post.url}>
            {new URL(post.url).pathname}
          </span>
          {isLive(post) && (
            <a
              href={post.url}
              target="_blank"
              rel="noreferrer"
              aria-label={`View ${name} live`}
              className="grid size-6 shrink-0 place-items-center rounded-sm text-primary hover:bg-muted"
            >
              <ArrowUpRight aria-hidden className="size-4" />
            </a>
          )}
        </span>
      </td>
      <td className="whitespace-nowrap md:px-2.5">
        {state && state.open > 0 ? (
          <Link
            to={`/generate/${pageId}/check?language=${post.language}`}
            className="flex items-center gap-1.5 text-destructive hover:underline"
          >
            <CircleAlert aria-hidden className="size-4 stroke-[1.75]" /> {state.open} unsourced
          </Link>
        ) : (
          <span className="flex items-center gap-1.5">
            <CircleCheck aria-hidden className="size-4 stroke-[1.75] text-success" />{' '}
            {distinctClaims(state?.claims ?? [])} settled
          </span>
        )}
      </td>
      <td className="max-md:col-start-2 max-md:col-end-4 max-md:row-start-3 md:px-2.5">
        <When {...props} ready={ready} name={name} />
      </td>
      <td className="max-md:col-start-3 max-md:row-start-2 max-md:justify-self-end md:pr-2.5">
        <Button variant="ghost" size="icon-sm" aria-label={`Preview ${name}`} onClick={onLook}>
          <Eye aria-hidden />
        </Button>
      </td>
    </tr>
  );
}

type WhenProps = PublishRowProps & { ready: boolean; name: string };

function When({ post, ready, choice, name, refusal, busy, onChoose, onUnpublish, onUnschedule }: WhenProps) {
  const planned = post.status === 'scheduled';
  const since = post.status === 'published' ? post.publishedAt : planned ? post.publishAt : null;
  const mayChoose = ready && !isCurrent(post) && !refusal;
  // What has its time is left alone until somebody asks for another.
  const settled = planned && !choice.chosen;
  return (
    <span className="flex flex-col items-start gap-1 py-1.5">
      {post.status !== 'draft' && (
        <span className="flex flex-col items-start gap-x-2 whitespace-nowrap max-md:flex-row max-md:flex-wrap max-md:items-center">
          <StatusBadge status={post.status} />
          <span className="flex items-center gap-2.5 text-xs">
            {since && <span className="text-muted-foreground">{dayAndClock(since)}</span>}
            {settled && mayChoose && (
              <Act
                label={`Change when ${name} goes live`}
                onClick={() => onChoose({ chosen: true, at: post.publishAt })}
              >
                Change
              </Act>
            )}
            {planned && (
              <Act label={`Cancel schedule of ${name}`} busy={busy} disabledReason={refusal} onClick={onUnschedule}>
                Cancel
              </Act>
            )}
            {isLive(post) && (
              <Act label={`Unpublish ${name}`} busy={busy} disabledReason={refusal} onClick={onUnpublish}>
                Unpublish
              </Act>
            )}
          </span>
        </span>
      )}
      {post.failure && <span className="text-xs text-destructive">{post.failure}</span>}
      {!ready && !isCurrent(post) && <span className="text-muted-foreground">After review</span>}
      {mayChoose && !settled && (
        <PublishWhen at={choice.at} name={name} onChange={(at) => onChoose({ chosen: true, at })} />
      )}
    </span>
  );
}

type ActProps = Pick<ComponentProps<typeof Button>, 'busy' | 'disabledReason' | 'onClick' | 'children'>;

const Act = ({ label, ...props }: ActProps & { label: string }) => (
  <Button variant="link" size="bare" className="min-h-6 text-xs" aria-label={label} {...props} />
);

const badgeOf = (post: LandingPagePost) =>
  post.status === 'published' ? (isCurrent(post) ? 'live' : 'behind') : post.status;
