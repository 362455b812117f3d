import type { Event } from '@foyer/contract/events';
import { type Language, languageNames } from '@foyer/contract/languages';
import type { Property } from '@foyer/contract/properties';
import type { Workspace } from '@foyer/contract/workspaces';
import Trash from 'lucide-react/icons/trash-2';
import { type FormEvent, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useDeliveries } from '#features/channels/queries.ts';
import { usePermissions } from '#features/permissions/queries.ts';
import { messageOf } from '#lib/api/api-error.ts';
import { useLeaveGuard } from '#lib/forms/use-leave-guard.ts';
import { useOpenThing } from '#lib/page-title/page-title.tsx';
import { withPlace } from '#lib/selection/place.ts';
import { useSelection } from '#lib/selection/selection-provider.tsx';
import { listWords } from '#lib/text/list-words.ts';
import { toast } from '#lib/toast.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { DeliveryCard } from '#ui/delivery/delivery-card.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { LeaveDialog } from '#ui/leave-dialog.tsx';
import { Page, PageHead } from '#ui/page-head.tsx';
import { TwoVersions } from '#ui/two-versions.tsx';
import { partsOf } from '../event-differences.ts';
import { draftOf, type EventDraft, isWritten, leaderOf, toldIn } from '../event-draft.ts';
import { useEventEditor } from '../hooks/use-event-editor.ts';
import { usePictures, useRemoveEvent } from '../queries.ts';
import { CoveringPages } from './covering-pages.tsx';
import { PictureField } from './picture-field.tsx';
import { TextColumns } from './text-columns.tsx';
import { TicketFields } from './ticket-fields.tsx';
import { VenueFields } from './venue-fields.tsx';
import { WhenFields } from './when-fields.tsx';
import { WriteDescription } from './write-description.tsx';

type EventEditorProps = {
  workspace: Workspace;
  property: Property;
  /** The languages it is told in; none for a new event. */
  stored: readonly Event[];
  first: EventDraft;
};

const mayNotWrite = 'Your role allows looking at events, not changing them';

/** An event with all its languages side by side, when and where it is, and the pages about it. */
export function EventEditor({ workspace, property, stored, first }: EventEditorProps) {
  const navigate = useNavigate();
  const { properties } = useSelection();
  const { held, may } = usePermissions({ workspaceId: workspace.id });
  const readOnly = held !== null && !may('content:write');
  const leader = leaderOf(stored);
  const place = { workspaceId: workspace.id, propertyId: property.id };
  const editor = useEventEditor({ workspaceId: workspace.id, stored, first, place });
  const { draft, problems, change } = editor;
  const pictures = usePictures(property.id).data?.data ?? [];
  const remove = useRemoveEvent();
  const [removing, setRemoving] = useState<'event' | Language | null>(null);
  const guard = useLeaveGuard(editor.unsaved && !remove.isPending && !remove.isSuccess);
  const { leaveFor } = editor;
  // After the guard, which has to know by then that nothing is lost.
  useEffect(() => {
    if (leaveFor) void navigate(leaveFor, { replace: true });
  }, [leaveFor, navigate]);
  useOpenThing(leader?.title ?? 'New event');
  const name = leader?.title ?? 'event';

  // A description needs something to be about, also while the event is still being written.
  const about = {
    name: leader?.title || 'Event',
    date: leader?.eventStartDate ?? 'open',
    city: draft.venue.city || property.city,
    country: draft.venue.country || property.country,
    venue: draft.venue.title,
    imageType: leader?.category ?? '',
    propertyId: property.id,
  };

  function submit(submitted: FormEvent) {
    submitted.preventDefault();
    if (!editor.saving && !readOnly) void editor.save();
  }
  function takeAway(language: Language) {
    if (draft.texts[language]?.eventId) return setRemoving(language);
    const { [language]: _, ...texts } = draft.texts;
    change({ texts });
  }
  function removeNow() {
    if (!removing || !leader) return;
    const one = removing === 'event' ? leader.eventId : draft.texts[removing]?.eventId;
    if (!one) return;
    remove.mutate(
      { id: one, ifMatch: editor.version() },
      {
        onSuccess: () => {
          toast.success(removing === 'event' ? 'Event deleted' : `${languageNames[removing]} removed`);
          if (removing === 'event') navigate(`/liveposts${withPlace('tab=events', place)}`);
          else {
            editor.forget(removing);
            remove.reset();
          }
        },
        onError: (error) => {
          toast.error(messageOf(error));
          void editor.noteStale(error);
        },
        onSettled: () => setRemoving(null),
      },
    );
  }

  return (
    <Page>
      <PageHead
        title={leader?.title ?? 'New event'}
        actions={
          leader && (
            <Button
              variant="danger"
              disabledReason={may('content:delete') ? undefined : 'Your role does not allow deleting events'}
              onClick={() => setRemoving('event')}
            >
              <Trash aria-hidden />
              Delete event
            </Button>
          )
        }
      >
        {leader ? `Kept for every property of ${workspace.name}` : `For every property of ${workspace.name}`}
      </PageHead>
      <form noValidate aria-label="Event" onSubmit={submit}>
        <ErrorSummary problems={editor.listed} />
        {editor.stale && (
          <TwoVersions
            message={editor.stale.message}
            parts={partsOf(draft, draftOf(editor.stale.theirs), pictures)}
            onKeepMine={editor.keepMine}
            onTakeTheirs={editor.takeTheirs}
          />
        )}
        <div className="mt-3 grid gap-5 lg:grid-cols-[minmax(0,1fr)_320px]">
          <div className="flex min-w-0 flex-col gap-4">
            <TextColumns
              draft={draft}
              problems={problems}
              leader={leader?.language}
              readOnly={readOnly}
              onChange={(texts) => change({ texts })}
              onRemove={takeAway}
              write={
                leader &&
                ((language, { eventId, description }, use) => (
                  <WriteDescription
                    workspace={workspace}
                    property={property}
                    eventId={eventId ?? leader.eventId}
                    language={language}
                    description={description}
                    refusal={may('ai:generate') ? undefined : 'Your role does not allow having texts written'}
                    onUse={use}
                  />
                ))
              }
            />
            <WhenFields draft={draft} problems={problems} readOnly={readOnly} onChange={change} />
            <VenueFields
              venue={draft.venue}
              propertyId={property.id}
              near={property}
              problems={problems}
              readOnly={readOnly}
              onChange={(venue) => change({ venue })}
            />
            <TicketFields
              domainId={workspace.domainId}
              draft={draft}
              problems={problems}
              readOnly={readOnly}
              onChange={change}
            />
          </div>
          <div className="flex min-w-0 flex-col gap-4">
            {leader && (
              <CoveringPages
                properties={properties}
                eventIds={stored.map(({ eventId }) => eventId)}
                writeAddress={readOnly ? null : `/generate/new${withPlace(`event=${leader.eventId}`, place)}`}
              />
            )}
            {leader && <Deliveries told={stored} mayPublish={may('content:publish')} />}
            <Card aria-label="Pictures" className="flex flex-col gap-5 px-4 pt-3 pb-4">
              <h2 className="text-base font-semibold">Pictures</h2>
              <PictureField
                name="featured_media"
                label="Main image"
                mediaId={draft.featured_media}
                file={draft.mainImage}
                pictures={pictures}
                told={toldIn(draft)}
                about={about}
                error={problems.featured_media ?? problems.mainImage}
                readOnly={readOnly}
                onChange={({ mediaId, file }) => change({ featured_media: mediaId, mainImage: file })}
              />
              <PictureField
                name="secondary_image"
                label="Secondary image"
                mediaId={draft.secondary_image}
                file={draft.secondaryImage}
                pictures={pictures}
                told={toldIn(draft)}
                about={about}
                error={problems.secondary_image ?? problems.secondaryImage}
                readOnly={readOnly}
                onChange={({ mediaId, file }) => change({ secondary_image: mediaId, secondaryImage: file })}
              />
            </Card>
          </div>
        </div>
        <div className="sticky -bottom-5 z-10 mt-5 flex flex-wrap items-center gap-3 border-t bg-background pt-3 pb-5 max-md:-bottom-4 max-md:pb-4">
          <Button
            type="submit"
            variant="primary"
            busy={editor.saving}
            disabledReason={readOnly ? mayNotWrite : leader && !editor.unsaved ? 'Everything is saved' : undefined}
          >
            {editor.saving ? 'Saving...' : 'Save event'}
          </Button>
          <p role="status" className="text-xs text-muted-foreground">
            {editor.saving ? editor.step : hitWords(draft, editor.unsaved || !leader, workspace.name)}
          </p>
        </div>
      </form>
      <LeaveDialog open={guard.state === 'blocked'} onStay={() => guard.reset()} onLeave={() => guard.proceed()} />
      <ConfirmDialog
        open={removing !== null}
        onOpenChange={(open) => !open && setRemoving(null)}
        title={removing === null || removing === 'event' ? `Delete ${name}?` : `Remove ${languageNames[removing]}?`}
        confirm={removing === null || removing === 'event' ? 'Delete event' : 'Remove language'}
        busy={remove.isPending}
        onConfirm={removeNow}
      >
        {removing === null || removing === 'event'
          ? 'It is off every list and site at once, in every language. For 30 days it can be brought back from the trash.'
          : `The event stays in its other languages. For 30 days ${languageNames[removing]} can be brought back from the trash.`}
      </ConfirmDialog>
    </Page>
  );
}

/** How the languages stand in the WordPress of the domain; each save brings them there anew. */
function Deliveries({ told, mayPublish }: { told: readonly Event[]; mayPublish: boolean }) {
  const live = told.map(({ language, status, version }) => `${language} ${status} ${version}`).join();
  const [{ eventId: id, translation_group: group } = { eventId: '', translation_group: '' }] = told;
  return <DeliveryCard {...useDeliveries({ kind: 'event', id, group }, live, mayPublish)} />;
}

/** 'English and German in Halden Collection', what a save will hit. */
function hitWords(draft: EventDraft, unsaved: boolean, workspace: string): string {
  const written = toldIn(draft).filter((language) => isWritten(draft.texts[language]));
  if (!unsaved) return 'Everything is saved';
  if (written.length === 0) return `Nothing is written yet. It will be kept in ${workspace}.`;
  return `Saves ${listWords(written.map((language) => languageNames[language]))} in ${workspace}.`;
}
