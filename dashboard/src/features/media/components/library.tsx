import type { Language } from '@foyer/contract/languages';
import type { LibraryPicture } from '@foyer/contract/media-library';
import type { Property } from '@foyer/contract/properties';
import PenLine from 'lucide-react/icons/pen-line';
import { type DragEvent, useState } from 'react';
import { usePermissions } from '#features/permissions/queries.ts';
import { messageOf } from '#lib/api/api-error.ts';
import { toast } from '#lib/toast.ts';
import { Button } from '#ui/button.tsx';
import { cn } from '#ui/class-names.ts';
import { LoadFailed } from '#ui/load-failed.tsx';
import { PageHead } from '#ui/page-head.tsx';
import { Pager } from '#ui/pager.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { SkeletonRows } from '#ui/skeleton.tsx';
import { useIsMobile, useIsNarrower } from '#ui/use-mobile.ts';
import { useLibraryFilter } from '../hooks/use-library-filter.ts';
import { useUploads } from '../hooks/use-uploads.ts';
import { findAll, pageSize, useLibrary, useOverview, useWrite } from '../queries.ts';
import { counted } from '../words.ts';
import { type BulkAct, BulkDialog } from './bulk-dialog.tsx';
import { ChangeStrip } from './change-strip.tsx';
import { Coverage } from './coverage.tsx';
import { DeletePicturesDialog } from './delete-pictures-dialog.tsx';
import { FolderDialog } from './folder-dialog.tsx';
import { LibraryActions } from './library-actions.tsx';
import { Nothing, Sentence } from './library-words.tsx';
import { MediaBulkBar } from './media-bulk-bar.tsx';
import { MediaGrid } from './media-grid.tsx';
import { MediaList } from './media-list.tsx';
import { MediaToolbar } from './media-toolbar.tsx';
import { PicturePanel } from './picture-panel.tsx';
import { UploadTray } from './upload-tray.tsx';
import { WritingPanel } from './writing-panel.tsx';

type Asking = { act: BulkAct | 'delete'; pictures: readonly LibraryPicture[] } | { act: 'folder' | 'edit-folder' };
type LibraryProps = { property: Property; languages: readonly Language[] };

/** Pictures found by filters, what is done with them, and one of them opened beside. */
export function Library({ property, languages }: LibraryProps) {
  const filters = useLibraryFilter();
  const { filter, change } = filters;
  const pictures = useLibrary(property.id, filter);
  const overview = useOverview(property.id);
  const uploads = useUploads(property.id);
  const { may } = usePermissions({ propertyId: property.id });
  const [chosen, setChosen] = useState<ReadonlyMap<string, LibraryPicture>>(new Map());
  const [asking, setAsking] = useState<Asking | null>(null);
  const [over, setOver] = useState(false);
  const write = useWrite(property.id);
  const [begun, setBegun] = useState<string | null>(null);
  const [changed, setChanged] = useState<string | null>(null);
  const [aside, setAside] = useState(false);
  const mobile = useIsMobile();
  const narrow = useIsNarrower(1024);
  const mayWrite = may('media:write');
  const mayDelete = may('media:delete');
  const folder = overview.data?.folders.find(({ id }) => id === filter.folderId);
  const add = (files: readonly File[]) => uploads.add(files, folder?.id);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const files = [...event.dataTransfer.files];
    if (mayWrite && files.length > 0) add(files);
  };
  const open = filters.picture;
  const close = () => change({ picture: '' });
  const done = (jobId?: string) => {
    if (jobId) setChanged(jobId);
    setAsking(null);
    setChosen(new Map());
  };
  const list = {
    pictures: pictures.data?.data ?? [],
    languages,
    chosen,
    open,
    busy: pictures.isPlaceholderData,
    onChoose: (picture: LibraryPicture, on: boolean) => {
      const next = new Map(chosen);
      if (on) next.set(picture.id, picture);
      else next.delete(picture.id);
      setChosen(next);
    },
    onOpen: (id: string) => change({ picture: id === open ? '' : id }),
  };
  const chooseAll = () =>
    findAll(property.id, { ...filter, skip: 0 }).then(
      (all) => setChosen(new Map(all.map((picture) => [picture.id, picture]))),
      (error) => toast.error(messageOf(error)),
    );
  const total = pictures.data?.total ?? 0;
  const changing = overview.data?.changing ?? changed;
  const jobId = overview.data?.writing ?? begun;
  const writing = !open && !aside && (jobId !== null || filter.review);
  const panel = writing ? (
    <WritingPanel
      propertyId={property.id}
      jobId={jobId}
      overview={overview.data}
      mayWrite={mayWrite}
      onClose={() => {
        setAside(true);
        setBegun(null);
        if (filter.review) change({ review: '' });
      }}
    />
  ) : open ? (
    <PicturePanel
      propertyId={property.id}
      id={open}
      languages={languages}
      folders={overview.data?.folders ?? []}
      writing={overview.data?.writing ?? null}
      mayWrite={mayWrite}
      mayGenerate={may('ai:generate')}
      mayDelete={mayDelete}
      onDelete={(picture) => setAsking({ act: 'delete', pictures: [picture] })}
      onClose={close}
    />
  ) : null;
  return (
    <div className="flex min-h-0 grow">
      <section
        aria-label="Library"
        className={cn('relative min-h-0 min-w-0 grow overflow-y-auto px-7 py-5 max-md:p-4', over && 'bg-primary-soft')}
        onDragOver={(event) => {
          event.preventDefault();
          if (event.dataTransfer.types.includes('Files')) setOver(true);
        }}
        onDragLeave={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
        }}
        onDrop={drop}
      >
        <div className="mx-auto max-w-[1320px]">
          <PageHead
            title="Media Library"
            actions={
              <LibraryActions
                mayWrite={mayWrite}
                inFolder={Boolean(folder)}
                onFolder={() => setAsking({ act: folder ? 'edit-folder' : 'folder' })}
                onFiles={add}
              />
            }
          >
            {overview.data && (
              <Sentence
                name={property.name}
                total={overview.data.total}
                undescribed={overview.data.undescribed}
                live={overview.data.undescribedLive}
              />
            )}
            {overview.data && overview.data.toReview > 0 && !filter.review && (
              <button
                type="button"
                className="font-medium text-primary hover:underline max-md:mt-1 max-md:block md:float-right"
                onClick={() => {
                  setAside(false);
                  change({ review: 'true', picture: '' });
                }}
              >
                Review {counted(overview.data.toReview, 'picture')}
              </button>
            )}
          </PageHead>
          <UploadTray uploads={uploads} />
          {changing && <ChangeStrip propertyId={property.id} jobId={changing} onClose={() => setChanged(null)} />}
          <MediaToolbar filters={filters} overview={overview.data} languages={languages} />
          <div className="mt-3.5">
            {pictures.error ? (
              <LoadFailed error={pictures.error} onRetry={() => void pictures.refetch()} />
            ) : !pictures.data ? (
              <SkeletonRows rows={8} label="Loading pictures" />
            ) : total === 0 ? (
              <Nothing narrowed={filters.narrowed} onClear={filters.clear} />
            ) : filters.view === 'list' && !mobile ? (
              <MediaList {...list} />
            ) : (
              <MediaGrid {...list} />
            )}
          </div>
          {total > pageSize && (
            <div className="mt-4">
              <Pager
                skip={filter.skip}
                take={pageSize}
                total={total}
                onSkip={(skip) => change({ skip: skip > 0 ? String(skip) : '' })}
              />
            </div>
          )}
          {overview.data && total > 0 && <Coverage overview={overview.data} />}
          {chosen.size > 0 && (
            <MediaBulkBar
              count={chosen.size}
              others={Math.max(0, total - chosen.size)}
              mayDelete={mayDelete}
              write={
                <Button
                  size="sm"
                  busy={write.isPending}
                  disabledReason={may('ai:generate') ? undefined : 'Your role does not allow writing texts'}
                  onClick={() =>
                    write.mutate([...chosen.keys()], {
                      onSuccess: ({ jobId: id }) => {
                        setBegun(id);
                        setAside(false);
                        setChosen(new Map());
                        close();
                      },
                    })
                  }
                >
                  <PenLine aria-hidden />
                  Write alt text
                </Button>
              }
              onAll={() => void chooseAll()}
              onAct={(act) => setAsking({ act, pictures: [...chosen.values()] })}
              onClear={() => setChosen(new Map())}
            />
          )}
        </div>
      </section>
      {panel && !narrow && <aside className="w-[344px] shrink-0 border-l bg-sunken">{panel}</aside>}
      <Sheet
        open={Boolean(panel) && narrow}
        onOpenChange={(on) => {
          if (!on) writing ? setAside(true) : close();
        }}
        title={writing ? 'Alt text' : 'Picture'}
        side="right"
        className="w-[min(380px,100vw)]"
      >
        {panel}
      </Sheet>
      {asking?.act === 'delete' && (
        <DeletePicturesDialog
          propertyId={property.id}
          pictures={asking.pictures}
          onClose={() => setAsking(null)}
          onDone={(jobId) => {
            if (asking.pictures.some(({ id }) => id === open)) close();
            done(jobId);
          }}
        />
      )}
      {(asking?.act === 'tag' || asking?.act === 'move' || asking?.act === 'rights') && (
        <BulkDialog
          act={asking.act}
          propertyId={property.id}
          pictures={asking.pictures}
          overview={overview.data}
          onClose={() => setAsking(null)}
          onDone={done}
        />
      )}
      {(asking?.act === 'folder' || asking?.act === 'edit-folder') && (
        <FolderDialog
          propertyId={property.id}
          folder={asking.act === 'edit-folder' ? (folder ?? null) : null}
          mayDelete={mayDelete}
          onClose={() => setAsking(null)}
          onDone={(next) => {
            setAsking(null);
            change({ folder: next });
          }}
        />
      )}
    </div>
  );
}
