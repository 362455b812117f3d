import { brief } from '@foyer/contract/content';
import type { Event } from '@foyer/contract/events';
import type { LandingPage } from '@foyer/contract/landing-pages';
import type { Property } from '@foyer/contract/properties';
import type { PropertyFact } from '@foyer/contract/property-facts';
import type { Styleguide } from '@foyer/contract/styleguides';
import PenLine from 'lucide-react/icons/pen-line';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router';
import { toast } from 'sonner';
import { messageOf } from '#lib/api/api-error.ts';
import { useOpenThing } from '#lib/page-title/page-title.tsx';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Page } from '#ui/page-head.tsx';
import { SkeletonRows } from '#ui/skeleton.tsx';
import { type BriefDraft, BriefForm } from './components/brief-form.tsx';
import { PropertyGate } from './components/property-gate.tsx';
import { Steps } from './components/steps.tsx';
import { WritingPanel } from './components/writing-panel.tsx';
import { suggestedFacts } from './facts-for-page.ts';
import { useWriting } from './hooks/use-writing.ts';
import {
  useCreateLandingPage,
  useEvent,
  useFacts,
  useLandingPage,
  useStyleguide,
  useUpdateLandingPage,
} from './queries.ts';
import { eventDates, eventDay } from './words.ts';

export const BriefScreen = () => (
  <PropertyGate>{(property) => <BriefLoader key={property.id} property={property} />}</PropertyGate>
);

function BriefLoader({ property }: { property: Property }) {
  const { pageId } = useParams();
  const [params] = useSearchParams();
  const page = useLandingPage(pageId);
  const eventId = pageId ? (page.data?.eventId ?? null) : params.get('event');
  const event = useEvent(eventId);
  const facts = useFacts(property.id);
  const styleguide = useStyleguide(property.id);
  const failed = [page, event, facts, styleguide].find((query) => query.error);
  if (failed?.error)
    return (
      <Page>
        <ErrorState message={failed.error.message} onRetry={() => failed.refetch()} />
      </Page>
    );
  if ((pageId && !page.data) || (eventId && !event.data) || !facts.data || !styleguide.data)
    return (
      <Page>
        <SkeletonRows rows={8} label="Loading the brief" />
      </Page>
    );
  return (
    <BriefEditor
      key={pageId ?? eventId ?? 'new'}
      property={property}
      page={page.data}
      event={event.data ?? null}
      facts={facts.data.data}
      styleguide={styleguide.data}
    />
  );
}

type BriefEditorProps = {
  property: Property;
  page: LandingPage | undefined;
  event: Event | null;
  facts: PropertyFact[];
  styleguide: Styleguide;
};

function firstDraft({ property, page, event, facts }: BriefEditorProps): BriefDraft {
  if (page)
    return {
      name: page.name,
      languages: page.posts.map((post) => post.language),
      brief: page.brief,
      factIds: new Set(page.factIds),
    };
  const arrive = event ? eventDay(event) : null;
  const leave = arrive ? new Date(Date.parse(`${arrive}T12:00:00Z`) + 2 * 86_400_000).toISOString().slice(0, 10) : null;
  return {
    name: event ? `${event.title}, ${event.venue.city}` : `A stay at ${property.name}`,
    languages: ['en', 'de'],
    brief: brief.parse({ arrive, leave }),
    factIds: suggestedFacts(facts),
  };
}

function BriefEditor(props: BriefEditorProps) {
  const { property, page, event, facts, styleguide } = props;
  const navigate = useNavigate();
  const location = useLocation();
  const [draft, setDraft] = useState(() => firstDraft(props));
  const [errors, setErrors] = useState<Partial<Record<'name' | 'languages', string>>>({});
  const create = useCreateLandingPage();
  const update = useUpdateLandingPage(page?.id ?? '');
  const { writings, write, stop } = useWriting(page);
  useOpenThing(page?.name ?? event?.title ?? 'New');
  const context = useMemo(
    () => ({ property, facts, event, styleguide: styleguide.content }),
    [property, facts, event, styleguide.content],
  );
  const busy = create.isPending || update.isPending || Object.values(writings).some((one) => one?.state === 'writing');

  async function start() {
    const found = {
      ...(draft.name.trim() ? {} : { name: 'Page name is required' }),
      ...(draft.languages.length ? {} : { languages: 'Choose at least one language' }),
    };
    setErrors(found);
    if (Object.keys(found).length) return;
    const body = { name: draft.name, languages: draft.languages, brief: draft.brief, factIds: [...draft.factIds] };
    try {
      if (page) writeAll(await update.mutateAsync(body), draft);
      else {
        const saved = await create.mutateAsync({ ...body, propertyId: property.id, eventId: event?.eventId ?? null });
        navigate(`/generate/${saved.id}`, { replace: true, state: { write: true } });
      }
    } catch (error) {
      toast.error(messageOf(error));
    }
  }

  function writeAll(saved: LandingPage, { languages, brief: asked, factIds }: BriefDraft) {
    for (const language of languages)
      void write({
        styleguideId: saved.styleguideId,
        propertyId: property.id,
        language,
        contentType: 'landing_page',
        eventId: saved.eventId,
        landingPageId: saved.id,
        factIds: [...factIds],
        brief: asked,
      });
  }

  // A page that was just begun is written at once, and only once: the wish is taken out of the history.
  const wished = useRef((location.state as { write?: boolean } | null)?.write === true && page !== undefined);
  useEffect(() => {
    if (!wished.current || !page) return;
    wished.current = false;
    navigate('.', { replace: true, state: null });
    writeAll(page, draft);
  });

  const written = page?.posts.some((post) => post.blocks.length > 0) ?? false;
  const panelLanguages = page ? page.posts.map((post) => post.language) : [];
  return (
    <Page>
      <div className="mb-5 flex flex-wrap items-start justify-between gap-3">
        <div>
          <h1 className="text-xl font-semibold tracking-[-.014em]">
            {event ? `${event.title}, ${event.venue.city}` : `A stay at ${property.name}`}
          </h1>
          {event && <p className="mt-0.5 text-muted-foreground">{eventDates(event)}</p>}
        </div>
        <Steps current={2} pageId={page?.id} />
      </div>
      <div className="grid gap-7 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <form
          noValidate
          onSubmit={(submitted) => {
            submitted.preventDefault();
            void start();
          }}
        >
          <BriefForm draft={draft} errors={errors} facts={facts} styleguide={styleguide} onChange={setDraft} />
          <div className="sticky bottom-0 -mx-1 mt-5 bg-background px-1 py-3">
            <Button type="submit" variant="primary" busy={busy} className="w-full">
              <PenLine aria-hidden />
              {busy ? 'Writing...' : written ? 'Write again' : 'Write page'}
            </Button>
            {written && (
              <p className="mt-1.5 text-center text-xs text-muted-foreground">
                Locked blocks and what a person wrote stay as they are.
              </p>
            )}
          </div>
        </form>
        {page ? (
          <WritingPanel
            pageId={page.id}
            languages={panelLanguages}
            posts={page.posts}
            writings={writings}
            context={context}
            onStop={() => void stop()}
          />
        ) : (
          <div className="grid place-items-center rounded-[10px] border border-dashed border-border-strong">
            <EmptyState Icon={PenLine} title="Nothing written yet">
              Choose the languages and the facts, then write. Each sentence will name what it rests on.
            </EmptyState>
          </div>
        )}
      </div>
    </Page>
  );
}
