import type { Venue, VenueInFull } from '@foyer/contract/venues';
import type { Workspace } from '@foyer/contract/workspaces';
import Trash from 'lucide-react/icons/trash-2';
import { type FormEvent, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { usePermissions } from '#features/permissions/queries.ts';
import { ApiError, messageOf } from '#lib/api/api-error.ts';
import { useLeaveGuard } from '#lib/forms/use-leave-guard.ts';
import { useVersion } from '#lib/forms/use-version.ts';
import { useOpenThing } from '#lib/page-title/page-title.tsx';
import { countryNames } from '#lib/places/country-names.ts';
import { withPlace } from '#lib/selection/place.ts';
import { useSelection } from '#lib/selection/selection-provider.tsx';
import { toast } from '#lib/toast.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { Field, FieldError } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { LeaveDialog } from '#ui/leave-dialog.tsx';
import { Page, PageHead } from '#ui/page-head.tsx';
import { PublishWhen } from '#ui/publish-when.tsx';
import { Select } from '#ui/select.tsx';
import { TwoVersions } from '#ui/two-versions.tsx';
import { useRemoveVenue, useSaveVenue } from '../queries.ts';
import { draftOf, inputOf, partsOf, type VenueDraft } from '../venue-draft.ts';
import { venueStatusNames } from '../words.ts';
import { VenueSurroundings } from './venue-surroundings.tsx';

const countries = countryNames();
/** Choices of a person; the others are states something else brings about. */
const choices: VenueDraft['status'][] = ['draft', 'published', 'archived'];

/** A place with its address, how many it holds, and what is held there. */
export function VenueEditor({ workspace, venue }: { workspace: Workspace; venue: VenueInFull | null }) {
  const navigate = useNavigate();
  const { property } = useSelection();
  const { held, may } = usePermissions({ workspaceId: workspace.id });
  const readOnly = held !== null && !may('content:write');
  const [draft, setDraft] = useState(() => draftOf(venue, property));
  const [before, setBefore] = useState(draft);
  const [problems, setProblems] = useState<Record<string, string>>({});
  const [removing, setRemoving] = useState(false);
  const [leaveFor, setLeaveFor] = useState<string | null>(null);
  const save = useSaveVenue(workspace.id, venue?.id);
  const remove = useRemoveVenue();
  const version = useVersion<Venue>(venue);
  const { present } = version;
  const unsaved = JSON.stringify(draft) !== JSON.stringify(before);
  const guard = useLeaveGuard(unsaved && leaveFor === null);
  useOpenThing(venue?.title ?? 'New venue');
  const place = { workspaceId: workspace.id, propertyId: property?.id ?? null };
  useEffect(() => {
    if (leaveFor) void navigate(leaveFor, { replace: true });
  }, [leaveFor, navigate]);

  function submit(event?: FormEvent) {
    event?.preventDefault();
    if (save.isPending || readOnly) return;
    const wrong = draft.capacity.trim() !== '' && !/^\d+$/.test(draft.capacity.trim());
    setProblems(wrong ? { capacity: 'Write the capacity as a whole number' } : {});
    if (wrong) return;
    const sent = draft;
    save.mutate(
      { body: inputOf(sent), ifMatch: version.ifMatch },
      {
        onSuccess: (saved) => {
          const { id } = saved;
          const kept = draftOf(saved, null);
          version.noteSaved(saved);
          setBefore(kept);
          // What was typed meanwhile stays, as a change that is not saved.
          setDraft((now) => (now === sent ? kept : now));
          toast.success(venue ? 'Venue saved' : 'Venue added');
          if (!venue) setLeaveFor(`/liveposts/venues/${id}${withPlace('', place)}`);
        },
        onError: (error) => {
          if (version.noteStale(error)) return;
          const found = error instanceof ApiError ? error.validationErrors : [];
          setProblems(Object.fromEntries(found.map(({ field, message }) => [field, message])));
          if (found.length === 0) toast.error(messageOf(error));
        },
      },
    );
  }

  const text = (
    name: Exclude<keyof VenueDraft, 'publishAt' | 'status'>,
    label: string,
    more: React.ComponentProps<'input'> & { hint?: string } = {},
  ) => {
    const { hint, ...rest } = more;
    return (
      <Field label={label} error={problems[name]} hint={hint}>
        {(control) => (
          <Input
            {...control}
            {...rest}
            name={name}
            readOnly={readOnly}
            value={draft[name]}
            onChange={(event) => setDraft({ ...draft, [name]: event.target.value })}
          />
        )}
      </Field>
    );
  };

  return (
    <Page>
      <PageHead
        title={venue?.title ?? 'New venue'}
        actions={
          venue && (
            <Button
              variant="danger"
              disabledReason={
                !may('content:delete')
                  ? 'Your role does not allow deleting venues'
                  : venue.events > 0
                    ? 'Events are held here. Move or delete them first'
                    : undefined
              }
              onClick={() => setRemoving(true)}
            >
              <Trash aria-hidden />
              Delete venue
            </Button>
          )
        }
      >
        {`Kept for every property of ${workspace.name}`}
      </PageHead>
      <div className="grid gap-5 lg:grid-cols-[minmax(0,1fr)_340px]">
        <form noValidate aria-label="Venue" onSubmit={submit} className="min-w-0">
          <ErrorSummary problems={Object.entries(problems).map(([field, message]) => ({ field, message }))} />
          {version.stale && present && (
            <TwoVersions
              message={version.stale}
              parts={partsOf(draft, draftOf(present, null))}
              onKeepMine={() => {
                version.settle();
                submit();
              }}
              onTakeTheirs={() => {
                version.settle();
                setDraft(draftOf(present, null));
                setBefore(draftOf(present, null));
              }}
            />
          )}
          <Card className="mt-3 grid gap-4 px-4 py-4 sm:grid-cols-2">
            <div className="sm:col-span-2">{text('title', 'Venue name')}</div>
            {text('address', 'Street address')}
            {text('postalCode', 'Postal code')}
            {text('city', 'City')}
            <Field label="Country" error={problems.country}>
              {(control) => (
                <Select
                  {...control}
                  name="country"
                  disabled={readOnly}
                  value={draft.country}
                  onChange={(event) => setDraft({ ...draft, country: event.target.value })}
                >
                  <option value="">Choose a country</option>
                  {countries.map(({ code, name }) => (
                    <option key={code} value={code}>
                      {name}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
            {text('latitude', 'Latitude', { inputMode: 'decimal' })}
            {text('longitude', 'Longitude', { inputMode: 'decimal' })}
            {text('capacity', 'Capacity', { inputMode: 'numeric', hint: 'People it holds. Empty when not known.' })}
            <Field label="Status" error={problems.status} hint="A published venue has a page of its own on the site.">
              {(control) => (
                <Select
                  {...control}
                  name="status"
                  disabled={readOnly}
                  value={draft.status}
                  onChange={(event) =>
                    setDraft({ ...draft, status: event.target.value as VenueDraft['status'], publishAt: null })
                  }
                >
                  {(choices.includes(draft.status) ? choices : [...choices, draft.status]).map((status) => (
                    <option key={status} value={status}>
                      {venueStatusNames[status]}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
            {draft.status === 'failed' && present?.failure && (
              <div className="sm:col-span-2">
                <FieldError>{present.failure}</FieldError>
              </div>
            )}
            {!readOnly &&
              present?.status !== 'published' &&
              (draft.status === 'published' || draft.status === 'scheduled') && (
                <div className="flex flex-wrap items-center gap-2 text-sm text-muted-foreground sm:col-span-2">
                  Goes live
                  <PublishWhen
                    at={draft.publishAt}
                    name={draft.title || 'the venue'}
                    onChange={(at) => setDraft({ ...draft, status: at ? 'scheduled' : 'published', publishAt: at })}
                  />
                </div>
              )}
          </Card>
          <div className="sticky -bottom-5 z-10 mt-5 flex flex-wrap items-center gap-3 border-t bg-background pt-3 pb-5 max-md:-bottom-4 max-md:pb-4">
            <Button
              type="submit"
              variant="primary"
              busy={save.isPending}
              disabledReason={
                readOnly
                  ? 'Your role allows looking at venues, not changing them'
                  : venue && !unsaved
                    ? 'Everything is saved'
                    : undefined
              }
            >
              {save.isPending ? 'Saving...' : 'Save venue'}
            </Button>
            <p role="status" className="text-xs text-muted-foreground">
              {venue && !unsaved
                ? 'Everything is saved'
                : venue && venue.events > 0
                  ? `Saves in ${workspace.name}. Its events move with it.`
                  : `Saves in ${workspace.name}.`}
            </p>
          </div>
        </form>
        {venue && <VenueSurroundings venue={venue} place={place} />}
      </div>
      <LeaveDialog open={guard.state === 'blocked'} onStay={() => guard.reset()} onLeave={() => guard.proceed()} />
      <ConfirmDialog
        open={removing}
        onOpenChange={setRemoving}
        title={`Delete ${venue?.title ?? 'venue'}?`}
        confirm="Delete venue"
        busy={remove.isPending}
        onConfirm={() =>
          venue &&
          remove.mutate(
            { id: venue.id, ifMatch: version.ifMatch },
            {
              onSuccess: () => {
                toast.success('Venue deleted');
                setLeaveFor(`/liveposts${withPlace('tab=venues', place)}`);
              },
              onError: (error) => {
                version.noteStale(error);
                toast.error(messageOf(error));
              },
              onSettled: () => setRemoving(false),
            },
          )
        }
      >
        No event is held here. Its page on the site answers that it is gone. For 30 days it can be brought back from the
        trash.
      </ConfirmDialog>
    </Page>
  );
}
