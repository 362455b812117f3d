import type { Block } from '@foyer/contract/blocks';
import Lock from 'lucide-react/icons/lock';
import LockOpen from 'lucide-react/icons/lock-open';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import Trash from 'lucide-react/icons/trash-2';
import { Button } from '#ui/button.tsx';
import { Tooltip } from '#ui/tooltip.tsx';
import { blockNames } from '../editor/fields.ts';

type BlockToolsProps = {
  block: Block;
  /** Why nothing can be done now, such as a writing under way. */
  refusal: string | undefined;
  onLock: (locked: boolean) => void;
  onWriteAgain: () => void;
  onRemove: () => void;
};

/** What can be done with a block as a whole. */
export function BlockTools({ block, refusal, onLock, onWriteAgain, onRemove }: BlockToolsProps) {
  const name = blockNames[block.kind];
  const lock = (
    <Button
      variant="ghost"
      size="icon-sm"
      aria-pressed={block.locked}
      aria-label={`Lock ${name}`}
      disabledReason={refusal}
      onClick={() => onLock(!block.locked)}
    >
      {block.locked ? <Lock aria-hidden /> : <LockOpen aria-hidden />}
    </Button>
  );
  return (
    <div
      role="toolbar"
      aria-label={`${name}, tools`}
      className="flex items-center gap-0.5 rounded-md border bg-popover p-0.5 font-sans shadow-xs"
    >
      <span className="px-1.5 text-xs whitespace-nowrap text-muted-foreground">{name}</span>
      {refusal ? (
        lock
      ) : (
        <Tooltip text={block.locked ? 'Unlock: may be written again' : 'Lock: stays as it is'}>{lock}</Tooltip>
      )}
      <Button
        variant="ghost"
        size="icon-sm"
        aria-label={`Write ${name} again`}
        disabledReason={refusal ?? (block.locked ? 'This block is locked' : undefined)}
        onClick={onWriteAgain}
      >
        <RefreshCw aria-hidden />
      </Button>
      <Button
        variant="ghost"
        size="icon-sm"
        aria-label={`Take out ${name}`}
        disabledReason={refusal}
        onClick={onRemove}
      >
        <Trash aria-hidden />
      </Button>
    </div>
  );
}
