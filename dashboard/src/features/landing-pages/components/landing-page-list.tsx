import type { LandingPageRow } from '@foyer/contract/landing-pages';
import { languageNames } from '@foyer/contract/languages';
import type { Property } from '@foyer/contract/properties';
import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import CalendarCheck from 'lucide-react/icons/calendar-check';
import Trash from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { Link } from 'react-router';
import { dayWords, isOver } from '#lib/events/event-words.ts';
import { toast } from '#lib/toast.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card, CardHead, CardList } from '#ui/card.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { LanguageBadge, type LanguageState } from '#ui/language-badge.tsx';
import { LoadFailed } from '#ui/load-failed.tsx';
import { SkeletonRows } from '#ui/skeleton.tsx';
import { type useLandingPages, useMay, useRemoveLandingPage } from '../queries.ts';

type Pages = ReturnType<typeof useLandingPages>;

const stateOf = ({ status, behind }: LandingPageRow['posts'][number]): LanguageState =>
  status === 'published' ? (behind ? 'behind' : 'live') : status;

const isPast = ({ eventStartDate, eventEndDate }: LandingPageRow) =>
  eventStartDate !== null && isOver({ eventStartDate, eventEndDate });

/** What has been begun or published for this property. */
export function LandingPageList({ property, pages }: { property: Property; pages: Pages }) {
  const [removing, setRemoving] = useState<LandingPageRow | null>(null);
  const remove = useRemoveLandingPage(property.id);
  const mayDelete = useMay('content:delete', property);
  if (pages.data?.total === 0) return null;
  return (
    <Card id="pages" className="mt-5 scroll-mt-5">
      <CardHead title="Pages of this property" detail={pages.data ? String(pages.data.total) : undefined} />
      {pages.isPending ? (
        <SkeletonRows rows={3} label="Loading pages" />
      ) : pages.error ? (
        <LoadFailed error={pages.error} onRetry={() => pages.refetch()} />
      ) : (
        <CardList>
          {pages.data.data.map((page) => {
            const live = page.posts.find((post) => post.status === 'published');
            return (
              <li key={page.id} className="max-md:flex-wrap">
                <div className="min-w-0 grow max-md:basis-full">
                  <span className="flex items-center gap-2">
                    <Link to={`/generate/${page.id}/check`} className="min-w-0 truncate font-medium hover:underline">
                      {page.name}
                    </Link>
                    {isPast(page) && (
                      <Badge>
                        <CalendarCheck aria-hidden /> Event over
                      </Badge>
                    )}
                  </span>
                  {live && (
                    <p className="truncate text-xs text-muted-foreground">{live.url.replace(/^https?:\/\//, '')}</p>
                  )}
                  {page.archivedSince && (
                    <p className="text-xs text-muted-foreground">In the archive since {dayWords(page.archivedSince)}</p>
                  )}
                </div>
                <span className="flex gap-1 max-md:mr-auto">
                  {page.posts.map((post) => (
                    <LanguageBadge
                      key={post.language}
                      code={post.language}
                      name={languageNames[post.language]}
                      state={stateOf(post)}
                    />
                  ))}
                </span>
                {live && (
                  <a
                    href={live.url}
                    target="_blank"
                    rel="noreferrer"
                    className="grid size-7 place-items-center rounded-sm text-primary hover:bg-muted"
                    aria-label={`View ${page.name} live`}
                  >
                    <ArrowUpRight aria-hidden className="size-4" />
                  </a>
                )}
                <Button
                  variant="ghost"
                  size="icon-sm"
                  aria-label={`Delete ${page.name}`}
                  disabledReason={mayDelete ? undefined : 'Your role does not allow deleting pages'}
                  onClick={() => setRemoving(page)}
                >
                  <Trash aria-hidden />
                </Button>
              </li>
            );
          })}
        </CardList>
      )}
      <ConfirmDialog
        open={removing !== null}
        onOpenChange={() => setRemoving(null)}
        title={`Delete ${removing?.name ?? 'page'}?`}
        confirm="Delete page"
        busy={remove.isPending}
        onConfirm={() =>
          removing &&
          remove.mutate(removing.id, {
            onSuccess: () => {
              setRemoving(null);
              toast.success('Page deleted');
            },
            onError: (error) => toast.error(error.message),
          })
        }
      >
        Its text in every language is lost. Addresses that were live will say that the page was taken away.
      </ConfirmDialog>
    </Card>
  );
}
