import type { EventFeed } from '@foyer/contract/event-feeds';
import { languageNames } from '@foyer/contract/languages';
import CircleAlert from 'lucide-react/icons/circle-alert';
import Rss from 'lucide-react/icons/rss';
import Trash from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { messageOf } from '#lib/api/api-error.ts';
import { timeAway } from '#lib/dates/dates.ts';
import { toast } from '#lib/toast.ts';
import { Button } from '#ui/button.tsx';
import { Card, CardHead } from '#ui/card.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LoadFailed } from '#ui/load-failed.tsx';
import { SkeletonRows } from '#ui/skeleton.tsx';
import { useFeeds, useLeaveFeed } from '../queries.ts';

/** Calendars that are read again by themselves, when they were read last and why that failed. */
export function FeedsCard({ workspaceId, refusal }: { workspaceId: string; refusal: string | undefined }) {
  const { data, error, refetch } = useFeeds(workspaceId);
  const [leaving, setLeaving] = useState<EventFeed | null>(null);
  const leave = useLeaveFeed(workspaceId);
  return (
    <Card aria-label="Calendars we follow" className="h-fit overflow-hidden">
      <CardHead title="Calendars we follow" detail={data?.length ? String(data.length) : undefined} />
      {error ? (
        <LoadFailed error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <SkeletonRows rows={2} label="Loading calendars" />
      ) : data.length === 0 ? (
        <EmptyState Icon={Rss} title="No calendar yet">
          Give the address of a town's or a venue's calendar and follow it. It is read again every six hours.
        </EmptyState>
      ) : (
        <ul className="divide-y divide-border">
          {data.map((feed) => (
            <li key={feed.id} className="flex items-start gap-2 px-4 py-2.5">
              <div className="min-w-0 grow text-xs text-muted-foreground">
                <p className="text-sm font-medium break-words text-foreground [overflow-wrap:anywhere]">{feed.url}</p>
                <p>
                  {languageNames[feed.language]}, {feed.fetchedAt ? `read ${timeAway(feed.fetchedAt)}` : 'not read yet'}
                  , next {timeAway(feed.nextFetchAt)}
                </p>
                {feed.failure && (
                  <p className="mt-1 flex items-start gap-1.5 text-destructive">
                    <CircleAlert aria-hidden className="mt-px size-3.5 shrink-0 stroke-[1.75]" />
                    {feed.failure}
                  </p>
                )}
              </div>
              <Button
                variant="ghost"
                size="icon-sm"
                aria-label={`Stop following ${feed.url}`}
                disabledReason={refusal}
                onClick={() => setLeaving(feed)}
              >
                <Trash aria-hidden />
              </Button>
            </li>
          ))}
        </ul>
      )}
      <ConfirmDialog
        open={leaving !== null}
        onOpenChange={(open) => !open && setLeaving(null)}
        title="Stop following this calendar?"
        confirm="Stop following"
        busy={leave.isPending}
        onConfirm={() =>
          leaving &&
          leave.mutate(leaving.id, {
            onSuccess: () => toast.success('The calendar is read no more'),
            onError: (problem) => toast.error(messageOf(problem)),
            onSettled: () => setLeaving(null),
          })
        }
      >
        {leaving?.url} is read no more. The events it brought stay.
      </ConfirmDialog>
    </Card>
  );
}
