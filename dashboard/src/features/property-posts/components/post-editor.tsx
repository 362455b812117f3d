import { lengthRange } from '@foyer/contract/content';
import { languageNames } from '@foyer/contract/languages';
import type { Media } from '@foyer/contract/media';
import type { Property } from '@foyer/contract/properties';
import type { PropertyPost } from '@foyer/contract/property-posts';
import type { TextContext } from '@foyer/editorial/context';
import { type ReactNode, useState } from 'react';
import { mayNotWrite, useMay } from '#features/landing-pages/queries.ts';
import { ApiError, messageOf } from '#lib/api/api-error.ts';
import { dayAndTime } from '#lib/dates/dates.ts';
import { toast } from '#lib/toast.ts';
import { BlockEditor } from '#ui/block-editor/block-editor.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { LeaveDialog } from '#ui/leave-dialog.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { TwoVersions } from '#ui/two-versions.tsx';
import { differences } from '../differences.ts';
import { useLedger } from '../hooks/use-ledger.tsx';
import { fieldsOf, storedOf, usePostDraft } from '../hooks/use-post-draft.ts';
import { usePreview, usePublish, useRemovePost, useUnpublish, useUnschedule } from '../queries.ts';
import { completenessOf, type Problem, problemsOf } from '../words.ts';
import { AddressFields } from './address-fields.tsx';
import { GalleryEditor } from './gallery-editor.tsx';
import { HouseFields } from './house-fields.tsx';
import { PlanDialog } from './plan-dialog.tsx';
import { PostHeader } from './post-header.tsx';
import { SidePanel } from './side-panel.tsx';
import { TextFields } from './text-fields.tsx';
import { WritePost } from './write-post.tsx';

type PostEditorProps = {
  property: Property;
  post: PropertyPost;
  context: TextContext;
  pictures: readonly Media[];
  /** Languages that could take the pictures of this one. */
  others: readonly PropertyPost[];
  /** What stands above the fields. */
  head: ReactNode;
  onShare: (from: PropertyPost) => Promise<void>;
  onRemoved: () => void;
};

/** One language of a property post with every field, its claims and facts beside it. */
export function PostEditor({ property, post, context, pictures, others, head, onShare, onRemoved }: PostEditorProps) {
  const { language } = post;
  const name = languageNames[language];
  const kept = usePostDraft(property.id, post);
  const { draft, state, revision, guard, change, load, reload, keepMine, flush, savedVersion } = kept;
  const mayWrite = useMay('content:write', property);
  const mayPublish = useMay('content:publish', property);
  const mayDelete = useMay('content:delete', property);
  const refusal = mayWrite ? undefined : mayNotWrite;
  const publish = usePublish(property.id, post.id);
  const unpublish = useUnpublish(property.id, post.id);
  const unschedule = useUnschedule(property.id, post);
  const remove = useRemovePost(property.id);
  const preview = usePreview(post.id);
  const [panel, setPanel] = useState(false);
  const [asking, setAsking] = useState<'plan' | 'unpublish' | 'remove' | null>(null);
  const [tried, setTried] = useState(false);
  const [refused, setRefused] = useState<Problem[]>([]);
  const edit: typeof change = (fields) => {
    setRefused([]);
    change(fields);
  };
  const ledger = useLedger({ property, post, draft, context, refusal, change: edit, onShow: () => setPanel(false) });

  const problems = tried ? problemsOf(draft, post) : [];
  const shown = problems.length > 0 ? problems : refused;
  async function goLive(at: string | null = null) {
    setAsking(null);
    setTried(true);
    setRefused([]);
    if (problemsOf(draft, post).length > 0 || !(await flush())) return;
    publish.mutate(at, {
      onSuccess: (after) => {
        setTried(false);
        if (after.publishAt) return void toast.success(`${name} goes live on ${dayAndTime(after.publishAt)}`);
        toast.success(`${name} published`, {
          action: { label: 'View live', onClick: () => window.open(after.link, '_blank', 'noreferrer') },
        });
      },
      onError: (error) => {
        const found = error instanceof ApiError ? error.validationErrors : [];
        // What is wrong with a text is told under its language.
        setRefused(found.map((one) => (one.field === language ? { ...one, field: 'content' } : one)));
        if (found.length === 0) toast.error(messageOf(error));
      },
    });
  }
  async function shareAll() {
    if (await flush()) await onShare({ ...post, gallery: draft.gallery, featured_media: draft.featured_media });
  }
  async function look() {
    // The window is opened by the press itself, or the browser would not let it.
    const view = window.open('', '_blank');
    if (!(await flush())) return void view?.close();
    preview.mutate(undefined, {
      onSuccess: ({ url }) => {
        if (view) view.location.href = url;
        else window.location.assign(url);
      },
      onError: (error) => {
        view?.close();
        toast.error(messageOf(error));
      },
    });
  }
  const confirmed = () => {
    const done = { onSuccess: () => setAsking(null), onError: () => setAsking(null) };
    if (asking === 'unpublish')
      unpublish.mutate(undefined, {
        ...done,
        onSuccess: () => {
          setAsking(null);
          toast.success(`${name} is off the site`);
        },
      });
    else
      remove.mutate(post.id, {
        ...done,
        onSuccess: () => {
          setAsking(null);
          toast.success(`${name} deleted`);
          onRemoved();
        },
      });
  };

  const sidePanel = (onClose?: () => void) => (
    <SidePanel
      property={property}
      post={post}
      ledger={ledger.panel(onClose, lengthRange.standard)}
      onRestored={(restored) => load(storedOf(restored))}
      refusal={refusal}
      onBeforeRestore={flush}
      onClose={onClose}
    />
  );

  return (
    <div className="@container/post flex min-h-0 grow">
      <div className="flex min-h-0 min-w-0 grow flex-col">
        <PostHeader
          post={post}
          state={state}
          open={ledger.open}
          publishRefusal={
            mayPublish
              ? ledger.open > 0
                ? `${ledger.open} ${ledger.open === 1 ? 'claim has' : 'claims have'} no source`
                : undefined
              : 'Your role does not allow publishing'
          }
          unpublishRefusal={mayPublish ? undefined : 'Your role does not allow publishing'}
          removeRefusal={mayDelete ? undefined : 'Your role does not allow deleting'}
          publishing={publish.isPending}
          previewing={preview.isPending}
          onRetry={() => void flush()}
          onPanel={() => setPanel(true)}
          onPreview={() => void look()}
          onPublish={() => void goLive()}
          onPlan={() => setAsking('plan')}
          onUnpublish={() => setAsking('unpublish')}
          onUnschedule={() =>
            unschedule.mutate(undefined, { onSuccess: () => toast.success(`${name} is off the plan`) })
          }
          onRemove={() => setAsking('remove')}
        />
        <div className="min-h-0 grow overflow-y-auto bg-sunken px-7 py-5 max-md:px-4">
          <div className="mx-auto flex max-w-[860px] flex-col gap-3">
            {head}
            <ErrorSummary problems={shown} title="Nothing was published yet" />
            {state.kind === 'stale' && (
              <TwoVersions
                message={state.message}
                parts={post.version === savedVersion() ? [] : differences(draft, fieldsOf(post), pictures)}
                onKeepMine={() => keepMine(kept.stored)}
                onTakeTheirs={() => load(kept.stored)}
              />
            )}
            <TextFields
              draft={draft}
              problems={shown}
              language={language}
              readOnly={!mayWrite}
              words={completenessOf({ ...draft, language }).words}
              write={
                <WritePost
                  property={property}
                  language={language}
                  draft={draft}
                  refusal={refusal}
                  onWritten={(fields) => {
                    edit(fields);
                    reload();
                  }}
                />
              }
              description={
                <BlockEditor
                  ref={ledger.editor}
                  blocks={draft.blocks}
                  revision={`${post.id} ${revision}`}
                  label={`Property description in ${name}`}
                  refusal={refusal}
                  marks={ledger.marks}
                  activeClaim={ledger.active}
                  pictures={null}
                  language={language}
                  onChange={ledger.onBlocks}
                  onOpenClaim={ledger.setActive}
                  onLeave={leaveText}
                />
              }
              onChange={edit}
            />
            <HouseFields draft={draft} property={property} problems={shown} readOnly={!mayWrite} onChange={edit} />
            <GalleryEditor
              propertyId={property.id}
              postId={post.id}
              draft={draft}
              pictures={pictures}
              language={language}
              refusal={refusal}
              onShare={others.length > 0 ? () => void shareAll() : undefined}
              onChange={edit}
            />
            <AddressFields
              key={`${post.id} ${revision}`}
              draft={draft}
              post={post}
              readOnly={!mayWrite}
              onChange={edit}
            />
          </div>
        </div>
      </div>
      <aside
        aria-label="Claims, facts and history"
        className="hidden min-h-0 w-[clamp(340px,30cqi,400px)] shrink-0 border-l @min-[980px]/post:block"
      >
        {sidePanel()}
      </aside>
      <Sheet
        open={panel}
        onOpenChange={setPanel}
        side="right"
        title="Claims, facts and history"
        className="w-[min(400px,94vw)]"
      >
        {sidePanel(() => setPanel(false))}
      </Sheet>
      {ledger.dialogs}
      {asking === 'plan' && (
        <PlanDialog
          name={name}
          planned={post.publishAt}
          onClose={() => setAsking(null)}
          onPlan={(at) => void goLive(at)}
        />
      )}
      <ConfirmDialog
        open={asking === 'unpublish' || asking === 'remove'}
        onOpenChange={(open) => !open && setAsking(null)}
        title={asking === 'remove' ? `Delete ${name}` : `Unpublish ${name}`}
        confirm={asking === 'remove' ? `Delete ${name}` : 'Unpublish'}
        busy={unpublish.isPending || remove.isPending}
        onConfirm={confirmed}
      >
        {asking === 'remove'
          ? others.length > 0
            ? `The ${name} text goes for good, with its history. The other languages stay. If it is live, its address answers that it is gone.`
            : 'It is the last language: the post is thrown away, and for 30 days Live Posts can bring it back.'
          : 'Guests no longer find it, and its address answers that it is gone. The draft stays.'}
      </ConfirmDialog>
      <LeaveDialog open={guard.asking} onStay={guard.stay} onLeave={guard.leave} />
    </div>
  );
}

/** Out of the text: to the claims where they stand beside it, else to the button that opens them. */
function leaveText() {
  const stops = ['[data-claims-heading]', '[data-claims-opener]'].flatMap((stop) => [
    ...document.querySelectorAll<HTMLElement>(stop),
  ]);
  stops.find((stop) => stop.checkVisibility?.() ?? true)?.focus();
}
