import { textSegments } from '@foyer/contract/blocks';
import { languageNames } from '@foyer/contract/languages';
import type { Property } from '@foyer/contract/properties';
import type { PropertyPost } from '@foyer/contract/property-posts';
import { dayAndTime } from '#lib/dates/dates.ts';
import { toast } from '#lib/toast.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { LoadFailed } from '#ui/load-failed.tsx';
import { SkeletonRows } from '#ui/skeleton.tsx';
import { useRestore, useVersion } from '../queries.ts';

type VersionDialogProps = {
  property: Property;
  post: PropertyPost;
  version: number;
  refusal: string | undefined;
  onBeforeRestore: () => Promise<boolean>;
  onRestored: (post: PropertyPost) => void;
  onClose: () => void;
};

/** One saved state to read, and to make the draft again. */
export function VersionDialog(props: VersionDialogProps) {
  const { property, post, version, refusal, onClose } = props;
  const of = { id: post.id, entryId: post.meta.translation_group, language: post.language };
  const { data, error, refetch } = useVersion(of, version);
  const restore = useRestore(property.id, of);
  const now = version === post.version;

  async function bringBack() {
    // What was typed last is a saved state too, to be come back to.
    if (!(await props.onBeforeRestore())) return;
    restore.mutate(version, {
      onSuccess: (restored) => {
        props.onRestored(restored);
        toast.success('Restored as the draft. What guests see stays as it is.');
        onClose();
      },
    });
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={data ? `${languageNames[post.language]}, ${dayAndTime(data.savedAt)}` : languageNames[post.language]}
      description={data ? `Saved by ${data.savedBy}` : undefined}
      className="w-[640px]"
      footer={
        <>
          <Button onClick={onClose}>Close</Button>
          <Button
            variant="primary"
            busy={restore.isPending}
            disabledReason={refusal ?? (now ? 'It is the draft already' : data ? undefined : 'It is being loaded')}
            onClick={() => void bringBack()}
          >
            {restore.isPending ? 'Restoring...' : 'Restore'}
          </Button>
        </>
      }
    >
      {error && <LoadFailed error={error} onRetry={() => refetch()} />}
      {!data && !error && <SkeletonRows rows={4} label="Loading the saved state" />}
      {data && (
        <article lang={post.language} className="font-voice text-md">
          <h3 className="text-xl font-medium">{data.title || 'Without a title'}</h3>
          {data.description && <p className="mt-1 text-muted-foreground">{data.description}</p>}
          {data.blocks.map((block) =>
            block.kind === 'heading' ? (
              <h4 key={block.id} className="mt-4 text-lg font-medium">
                {block.text}
              </h4>
            ) : (
              <div key={block.id} className="mt-2">
                {textSegments(block).map(({ field, text }) => (
                  <p key={field} className={block.kind === 'list' ? 'ml-4 list-item list-disc' : ''}>
                    {text}
                  </p>
                ))}
              </div>
            ),
          )}
        </article>
      )}
    </Dialog>
  );
}
