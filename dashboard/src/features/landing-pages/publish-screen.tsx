import type { LandingPage, Readiness } from '@foyer/contract/landing-pages';
import { type Language, languageNames } from '@foyer/contract/languages';
import { searchTitle } from '@foyer/contract/page-title';
import { undoSeconds } from '@foyer/contract/posts';
import type { Property } from '@foyer/contract/properties';
import Send from 'lucide-react/icons/send';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { liveOf, useDeliveries } from '#features/channels/queries.ts';
import { messageOf } from '#lib/api/api-error.ts';
import { useOpenThing } from '#lib/page-title/page-title.tsx';
import { toast } from '#lib/toast.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { DeliveryCard } from '#ui/delivery/delivery-card.tsx';
import { LoadFailed } from '#ui/load-failed.tsx';
import { Page } from '#ui/page-head.tsx';
import { SkeletonRows } from '#ui/skeleton.tsx';
import { AcrossLanguagesCard } from './components/across-languages-card.tsx';
import { AfterEventCard } from './components/after-event-card.tsx';
import { ApprovedBy } from './components/approved-by.tsx';
import { BookingCard } from './components/booking-card.tsx';
import { ChecksCard } from './components/checks-card.tsx';
import { LandingPageGate } from './components/property-gate.tsx';
import { type PublishChoice, PublishTable } from './components/publish-table.tsx';
import { SearchResult } from './components/search-result.tsx';
import { Steps } from './components/steps.tsx';
import { headline, isCurrent, summary, whereTheyStand } from './publish-words.ts';
import { useMay, usePublish, useReadiness, useUndoPublishing, useUnpublish, useUnschedule } from './queries.ts';

const LookSheet = lazy(() => import('./components/look-sheet.tsx').then((module) => ({ default: module.LookSheet })));

export const PublishScreen = () => (
  <LandingPageGate>{(property, page) => <PublishLoader property={property} page={page} />}</LandingPageGate>
);

function PublishLoader({ property, page }: { property: Property; page: LandingPage }) {
  const readiness = useReadiness(page.id);
  useOpenThing(page.name);
  if (readiness.error)
    return (
      <Page>
        <LoadFailed error={readiness.error} onRetry={() => readiness.refetch()} />
      </Page>
    );
  if (!readiness.data)
    return (
      <Page>
        <SkeletonRows rows={6} label="Checking the page" />
      </Page>
    );
  return <Publish property={property} page={page} readiness={readiness.data} />;
}

type PublishProps = { property: Property; page: LandingPage; readiness: Readiness };

function Publish({ property, page, readiness }: PublishProps) {
  const [looking, setLooking] = useState<Language | null>(null);
  const publish = usePublish(page.id);
  const undo = useUndoPublishing(page.id);
  const unpublish = useUnpublish(page.id);
  const unschedule = useUnschedule(page.id);
  const refusal = useMay('content:publish', property) ? undefined : 'Your role does not allow publishing';
  const deliveries = useDeliveries({ kind: 'entry', id: page.id }, liveOf(page.posts), !refusal);
  const ready = new Set(readiness.languages.filter((one) => one.ready).map((one) => one.language));
  const [choices, setChoices] = useState<Partial<Record<Language, PublishChoice>>>({});
  const choiceOf = (language: Language): PublishChoice => {
    const post = page.posts.find((one) => one.language === language);
    const waits = post !== undefined && !isCurrent(post) && post.status !== 'scheduled';
    return choices[language] ?? { chosen: ready.has(language) && waits, at: post?.publishAt ?? null };
  };
  const chosen = refusal ? [] : page.posts.filter((post) => ready.has(post.language) && choiceOf(post.language).chosen);
  const later = chosen.filter((post) => choiceOf(post.language).at !== null).length;
  const now = chosen.length - later;
  const first = page.posts.find((post) => choiceOf(post.language).chosen) ?? page.posts[0];

  // The notice outlives this screen, so what becomes of it is said wherever one is by then.
  const takeBack = (languages: Language[]) =>
    undo.mutateAsync(languages).then(
      () => toast.success('Undone. Guests see what they saw before.'),
      (error) => toast.error(messageOf(error)),
    );
  const send = () =>
    publish.mutate(
      { languages: chosen.map((post) => ({ language: post.language, publishAt: choiceOf(post.language).at })) },
      {
        onSuccess: (after) => {
          setChoices({});
          const sent = chosen.map((post) => post.language);
          toast.success(whereTheyStand(after.posts.filter((post) => sent.includes(post.language))), {
            duration: undoSeconds * 1000,
            action: { label: 'Undo', onClick: () => takeBack(sent) },
          });
        },
        onError: (error) => toast.error(messageOf(error)),
      },
    );

  const off = ({ language }: { language: Language }, from: 'site' | 'plan') =>
    (from === 'site' ? unpublish : unschedule).mutate([language], {
      onSuccess: () => {
        setChoices((before) => ({ ...before, [language]: { chosen: false, at: null } }));
        toast.success(`${languageNames[language]} is off the ${from}`);
      },
      onError: (error) => toast.error(messageOf(error)),
    });

  return (
    <Page>
      <div className="mb-5 flex flex-wrap items-start justify-between gap-3">
        <div>
          <h1 className="text-xl font-semibold tracking-[-.014em]">{headline(page.posts, readiness.languages)}</h1>
          <p className="mt-0.5 text-muted-foreground">{summary(page.posts, readiness.languages)}</p>
        </div>
        <Steps current={4} pageId={page.id} />
      </div>
      <div className="@container">
        <div className="grid gap-3 [grid-template-areas:'table'_'side'_'rest'] @min-[760px]:grid-cols-[minmax(0,8fr)_minmax(0,7fr)] @min-[760px]:gap-x-5 @min-[760px]:[grid-template-areas:'table_table'_'rest_side'] @min-[1060px]:grid-cols-[minmax(0,8fr)_minmax(0,5fr)] @min-[1060px]:grid-rows-[auto_1fr] @min-[1060px]:[grid-template-areas:'table_side'_'rest_side']">
          <div className="min-w-0 [grid-area:table]">
            <PublishTable
              page={page}
              readiness={readiness}
              refusal={refusal}
              choiceOf={choiceOf}
              onChoose={(language, choice) => setChoices((before) => ({ ...before, [language]: choice }))}
              onLook={setLooking}
              onUnpublish={(post) => off(post, 'site')}
              onUnschedule={(post) => off(post, 'plan')}
              busy={unpublish.isPending || unschedule.isPending}
            />
          </div>
          <Card className="h-fit px-4 py-4 [grid-area:side]">
            <ChecksCard pageId={page.id} readiness={readiness} />
            <ApprovedBy page={page} readiness={readiness} />
            <Button
              variant="primary"
              className="mt-4 h-9 w-full"
              busy={publish.isPending}
              disabledReason={refusal ?? (chosen.length ? undefined : nothingChosen(page, ready))}
              onClick={send}
            >
              {!publish.isPending && <Send aria-hidden />}
              {publish.isPending ? 'Publishing...' : buttonWords(now, later)}
            </Button>
            <p className="mt-2 text-center text-xs text-muted-foreground">
              You can undo for ten seconds, and roll back any time.
            </p>
            <p className="mt-1 text-center text-xs text-muted-foreground">
              Live within a second on {hostOf(page)}.{' '}
              <Link to="/generate" className="font-medium text-primary hover:underline">
                All pages
              </Link>
            </p>
          </Card>
          {first && (
            <div className="@container flex flex-col gap-3 [grid-area:rest]">
              <div className="grid gap-3 @min-[520px]:grid-cols-2">
                <AfterEventCard page={page} refusal={refusal} />
                <BookingCard property={property} post={first} />
              </div>
              <DeliveryCard {...deliveries} />
              <AcrossLanguagesCard pageId={page.id} readiness={readiness} />
              <Card className="px-4 py-3.5">
                <SearchResult
                  title={searchTitle(first.title, page.siteName)}
                  description={first.description}
                  url={first.url}
                />
              </Card>
            </div>
          )}
        </div>
      </div>
      {looking && (
        <Suspense fallback={null}>
          <LookSheet page={page} language={looking} onClose={() => setLooking(null)} />
        </Suspense>
      )}
    </Page>
  );
}

function nothingChosen(page: LandingPage, ready: ReadonlySet<Language>): string {
  if (ready.size === 0) return 'No language is ready yet';
  return page.posts.every(isCurrent) ? 'Everything saved is live already' : 'Choose a language that is ready';
}

const hostOf = (page: LandingPage) => (page.posts[0] ? new URL(page.posts[0].url).host : 'the site');

function buttonWords(now: number, later: number): string {
  if (now && later) return `Publish ${now} now, schedule ${later}`;
  if (later) return `Schedule ${later}`;
  return now ? `Publish ${now} now` : 'Publish';
}
