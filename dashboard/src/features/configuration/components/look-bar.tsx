import type { SettingsPreview } from '@foyer/contract/site-settings';
import History from 'lucide-react/icons/history';
import Monitor from 'lucide-react/icons/monitor';
import Smartphone from 'lucide-react/icons/smartphone';
import Tablet from 'lucide-react/icons/tablet';
import Undo2 from 'lucide-react/icons/undo-2';
import { type ComponentType, useState } from 'react';
import { Button } from '#ui/button.tsx';
import type { PreviewWidth } from '#ui/preview-frame.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { Select } from '#ui/select.tsx';
import { Tooltip } from '#ui/tooltip.tsx';
import { useActs, useChanges } from '../queries.ts';
import { countOfChanges } from '../words.ts';
import { ChangesDialog } from './changes-dialog.tsx';
import { VersionsDialog } from './versions-dialog.tsx';

const widthLabel = (Icon: ComponentType<{ 'aria-hidden': boolean; className: string }>, name: string) => (
  <>
    <Icon aria-hidden className="size-3.5" /> <span className="max-xl:sr-only">{name}</span>
  </>
);
const widths = [
  { value: 'desktop', label: widthLabel(Monitor, 'Desktop') },
  { value: 'tablet', label: widthLabel(Tablet, 'Tablet') },
  { value: 'phone', label: widthLabel(Smartphone, 'Phone') },
] as const;

type LookBarProps = {
  domainId: string;
  pages: SettingsPreview['pages'];
  path: string;
  onPath: (path: string) => void;
  width: PreviewWidth;
  onWidth: (width: PreviewWidth) => void;
  /** Why nothing can be changed here, if so. */
  refusal: string | undefined;
  canUndo: boolean;
  onUndo: () => void;
  /** Saves what waits; false when that cannot be done. */
  flush: () => Promise<boolean>;
  /** What is edited was changed as a whole, and is to be read again. */
  onTaken: () => Promise<void>;
};

/** What is looked at, and what becomes of what was changed: undone, discarded, taken up again or published. */
export function LookBar(props: LookBarProps) {
  const { domainId, pages, path, onPath, width, onWidth, refusal, canUndo, onUndo, flush, onTaken } = props;
  const changes = useChanges(domainId);
  const { publish } = useActs(domainId);
  const [open, setOpen] = useState<'changes' | 'versions' | null>(null);
  const total = changes.data?.total ?? 0;
  const known = pages.some((page) => page.path === path);

  const publishAll = async () => {
    if (!(await flush())) return;
    const { data } = await changes.refetch();
    if (data) publish.mutate(data.version);
  };

  return (
    <div className="flex flex-wrap items-center gap-2 border-b px-5 py-2.5 max-md:px-4">
      <Segmented label="Width" value={width} onChange={onWidth} options={widths} />
      <span className="w-36">
        <Select
          aria-label="Page of the site"
          value={path}
          className="h-8 text-sm"
          onChange={(event) => onPath(event.target.value)}
        >
          {!known && <option value={path}>{path}</option>}
          {pages.map((page) => (
            <option key={page.path} value={page.path}>
              {page.title}
            </option>
          ))}
        </Select>
      </span>
      <span className="ml-auto flex flex-wrap items-center gap-1.5">
        <Button
          variant="ghost"
          size="icon"
          aria-label="Undo"
          disabledReason={canUndo ? undefined : 'Nothing to undo here'}
          onClick={onUndo}
        >
          <Undo2 aria-hidden />
        </Button>
        <Tooltip text="Versions">
          <Button variant="ghost" size="icon" aria-label="Versions" onClick={() => setOpen('versions')}>
            <History aria-hidden />
          </Button>
        </Tooltip>
        <Button
          disabledReason={total > 0 ? undefined : 'Guests see all of it already'}
          onClick={() => setOpen('changes')}
        >
          What changed
        </Button>
        <Button
          variant="primary"
          busy={publish.isPending}
          disabledReason={refusal ?? (total > 0 || publish.isPending ? undefined : 'Guests see all of it already')}
          onClick={() => void publishAll()}
        >
          {publish.isPending ? 'Publishing...' : total > 0 ? `Publish ${countOfChanges(total)}` : 'Publish'}
        </Button>
      </span>
      {open === 'changes' && changes.data && (
        <ChangesDialog
          domainId={domainId}
          changes={changes.data}
          refusal={refusal}
          onTaken={onTaken}
          onClose={() => setOpen(null)}
        />
      )}
      {open === 'versions' && changes.data && (
        <VersionsDialog
          domainId={domainId}
          version={changes.data.version}
          refusal={refusal}
          onTaken={onTaken}
          onClose={() => setOpen(null)}
        />
      )}
    </div>
  );
}
