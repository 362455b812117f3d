import { brief } from '@foyer/contract/content';
import type { Event } from '@foyer/contract/events';
import type { LandingPage } from '@foyer/contract/landing-pages';
import type { Language } from '@foyer/contract/languages';
import type { Media } from '@foyer/contract/media';
import type { Property } from '@foyer/contract/properties';
import type { PropertyFact } from '@foyer/contract/property-facts';
import type { Styleguide } from '@foyer/contract/styleguides';
import PenLine from 'lucide-react/icons/pen-line';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router';
import { messageOf } from '#lib/api/api-error.ts';
import { eventDates, eventDay } from '#lib/events/event-words.ts';
import { useLeaveGuard } from '#lib/forms/use-leave-guard.ts';
import { useOpenThing } from '#lib/page-title/page-title.tsx';
import { toast } from '#lib/toast.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LeaveDialog } from '#ui/leave-dialog.tsx';
import { LoadFailed } from '#ui/load-failed.tsx';
import { Page } from '#ui/page-head.tsx';
import { SkeletonRows } from '#ui/skeleton.tsx';
import { useWrittenLanguages } from '../property-languages/queries.ts';
import { type BriefDraft, BriefForm } from './components/brief-form.tsx';
import { LandingPageGate, PropertyGate } from './components/property-gate.tsx';
import { Steps } from './components/steps.tsx';
import { WritingPanel } from './components/writing-panel.tsx';
import { suggestedFacts } from './facts-for-page.ts';
import { type Contexts, usePageSources } from './hooks/use-page-sources.ts';
import { isBusy, useWriting } from './hooks/use-writing.ts';
import { mayNotWrite, useCreateLandingPage, useMay, usePictures, useUpdateLandingPage } from './queries.ts';

export function BriefScreen() {
  const { pageId } = useParams();
  const [params] = useSearchParams();
  return pageId ? (
    <LandingPageGate>
      {(property, page) => <BriefLoader key={page.id} property={property} page={page} eventId={page.eventId} />}
    </LandingPageGate>
  ) : (
    <PropertyGate>
      {(property) => (
        <BriefLoader key={property.id} property={property} page={undefined} eventId={params.get('event')} />
      )}
    </PropertyGate>
  );
}

type BriefLoaderProps = { property: Property; page: LandingPage | undefined; eventId: string | null };

function BriefLoader({ property, page, eventId }: BriefLoaderProps) {
  const { sources, failed } = usePageSources(property, eventId);
  const pictures = usePictures(property.id);
  const spoken = useWrittenLanguages(property);
  const missing = failed ?? (pictures.error ? pictures : undefined);
  if (missing?.error)
    return (
      <Page>
        <LoadFailed error={missing.error} onRetry={() => missing.refetch()} />
      </Page>
    );
  if (!sources || !pictures.data || !spoken)
    return (
      <Page>
        <SkeletonRows rows={8} label="Loading the brief" />
      </Page>
    );
  return (
    <BriefEditor
      key={eventId}
      property={property}
      page={page}
      spoken={spoken}
      pictures={pictures.data.data}
      {...sources}
    />
  );
}

type BriefEditorProps = {
  property: Property;
  page: LandingPage | undefined;
  /** Languages a page of this property is begun in. */
  spoken: Language[];
  event: Event | null;
  pictures: Media[];
  facts: PropertyFact[];
  styleguide: Styleguide;
  contexts: Contexts;
};

const titleOf = ({ property, event }: BriefEditorProps) =>
  event ? `${event.title}, ${event.venue.city}` : `A stay at ${property.name}`;

function firstDraft(props: BriefEditorProps): BriefDraft {
  const { page, event, facts, spoken } = props;
  if (page)
    return {
      name: page.name,
      languages: page.posts.map((post) => post.language),
      brief: page.brief,
      // A page that names no facts rests on all that are fresh.
      factIds: page.factIds.length ? new Set(page.factIds) : suggestedFacts(facts),
    };
  const arrive = event ? eventDay(event) : null;
  const leave = arrive ? new Date(Date.parse(`${arrive}T12:00:00Z`) + 2 * 86_400_000).toISOString().slice(0, 10) : null;
  return {
    name: titleOf(props),
    languages: spoken,
    brief: brief.parse({ arrive, leave }),
    factIds: suggestedFacts(facts),
  };
}

const bodyOf = ({ name, languages, brief: asked, factIds }: BriefDraft) => ({
  name: name.trim(),
  languages,
  brief: asked,
  factIds: [...factIds],
});

function BriefEditor(props: BriefEditorProps) {
  const { property, page, event, facts, styleguide, contexts } = props;
  const navigate = useNavigate();
  const location = useLocation();
  const [first] = useState(() => firstDraft(props));
  const [draft, setDraft] = useState(first);
  const [saved, setSaved] = useState(first);
  const [errors, setErrors] = useState<Partial<Record<'name' | 'languages', string>>>({});
  const create = useCreateLandingPage();
  const update = useUpdateLandingPage(page?.id ?? '');
  const { writings, write, stop } = useWriting(page);
  const mayWrite = useMay('content:write', property);
  const mayGenerate = useMay('ai:generate', property);
  const guard = useLeaveGuard(draft !== saved && !create.isPending && !create.isSuccess);
  useOpenThing(page?.name ?? event?.title ?? 'New');
  const busy = create.isPending || update.isPending || Object.values(writings).some(isBusy);

  async function start() {
    const found = {
      ...(draft.name.trim() ? {} : { name: 'Page name is required' }),
      ...(draft.languages.length ? {} : { languages: 'Choose at least one language' }),
    };
    setErrors(found);
    if (Object.keys(found).length) {
      document.getElementsByName(Object.keys(found)[0] ?? '')[0]?.focus();
      return;
    }
    try {
      if (page) {
        const kept = await update.mutateAsync(bodyOf(draft));
        setSaved(draft);
        writeAll(kept, draft);
      } else {
        const begun = await create.mutateAsync({
          ...bodyOf(draft),
          propertyId: property.id,
          eventId: event?.eventId ?? null,
        });
        navigate(`/generate/${begun.id}`, { replace: true, state: { write: true } });
      }
    } catch (error) {
      toast.error(messageOf(error));
    }
  }

  function writeAll(kept: LandingPage, { languages, brief: asked, factIds }: BriefDraft) {
    for (const language of languages)
      void write({
        styleguideId: kept.styleguideId,
        propertyId: property.id,
        language,
        contentType: 'landing_page',
        eventId: kept.eventId,
        landingPageId: kept.id,
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
  const refusal = mayWrite ? (mayGenerate ? undefined : 'Your role does not allow writing with Foyer') : mayNotWrite;
  return (
    <Page>
      <div className="mb-5 flex flex-wrap items-start justify-between gap-3">
        <div>
          <h1 className="text-xl font-semibold tracking-[-.014em]">{titleOf(props)}</h1>
          {event && <p className="mt-0.5 text-muted-foreground">{eventDates(event)}</p>}
        </div>
        <Steps current={2} pageId={page?.id} />
      </div>
      <div className="grid gap-7 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <form
          noValidate
          aria-label="Brief"
          onSubmit={(submitted) => {
            submitted.preventDefault();
            if (!busy && !refusal) void start();
          }}
        >
          <BriefForm
            draft={draft}
            errors={errors}
            facts={facts}
            pictures={props.pictures}
            styleguide={styleguide}
            readOnly={!mayWrite}
            onChange={setDraft}
          />
          <div className="sticky -bottom-5 z-10 -mx-1 mt-5 border-t bg-background px-1 pt-3 pb-5 max-md:-bottom-4 max-md:pb-4">
            <Button
              type="submit"
              variant={written ? 'outline' : 'primary'}
              busy={busy}
              disabledReason={refusal}
              className="w-full"
            >
              {!busy && <PenLine aria-hidden />}
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
          <WritingPanel page={page} writings={writings} contexts={contexts} onStop={stop} />
        ) : (
          <div className="grid h-80 place-items-center rounded-[10px] border border-dashed border-border-strong">
            <EmptyState Icon={PenLine} title="Nothing written yet">
              Choose the languages and the facts, then write. Each sentence will name what it rests on.
            </EmptyState>
          </div>
        )}
      </div>
      <LeaveDialog open={guard.state === 'blocked'} onStay={() => guard.reset()} onLeave={() => guard.proceed()} />
    </Page>
  );
}
