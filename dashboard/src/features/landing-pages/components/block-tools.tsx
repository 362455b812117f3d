import type { Block } from '@foyer/contract/blocks';
import Columns from 'lucide-react/icons/columns-3';
import Lock from 'lucide-react/icons/lock';
import LockOpen from 'lucide-react/icons/lock-open';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import Trash from 'lucide-react/icons/trash-2';
import type { ComponentType } from 'react';
import { Button } from '#ui/button.tsx';
import { Tooltip } from '#ui/tooltip.tsx';
import { blockNames } from '../editor/fields.ts';

type BlockToolsProps = {
  block: Block;
  /** Why nothing can be done now, such as a writing under way. */
  refusal: string | undefined;
  onLock: (locked: boolean) => void;
  onWriteAgain: () => void;
  onWays: () => void;
  onRemove: () => void;
};

/** What can be done with a block as a whole. */
export function BlockTools({ block, refusal, onLock, onWriteAgain, onWays, onRemove }: BlockToolsProps) {
  const name = blockNames[block.kind];
  const kept = refusal ?? (block.locked ? 'This block is locked' : undefined);
  return (
    <div
      role="toolbar"
      aria-label={`${name}, tools`}
      className="flex items-center gap-0.5 rounded-md border bg-popover p-0.5 font-sans shadow-xs"
    >
      <span className="px-1.5 text-xs whitespace-nowrap text-muted-foreground">{name}</span>
      <Tool
        label={`Lock ${name}`}
        hint={block.locked ? 'Unlock: may be written again' : 'Lock: stays as it is'}
        refusal={refusal}
        pressed={block.locked}
        Icon={block.locked ? Lock : LockOpen}
        onUse={() => onLock(!block.locked)}
      />
      <Tool label={`Write ${name} again`} hint="Write again" refusal={kept} Icon={RefreshCw} onUse={onWriteAgain} />
      <Tool
        label={`Other ways to say ${name}`}
        hint="Other ways to say it"
        refusal={kept}
        Icon={Columns}
        onUse={onWays}
      />
      <Tool label={`Take out ${name}`} hint="Take out" refusal={refusal} Icon={Trash} onUse={onRemove} />
    </div>
  );
}

type ToolProps = {
  label: string;
  hint: string;
  refusal: string | undefined;
  pressed?: boolean;
  Icon: ComponentType<{ 'aria-hidden'?: boolean }>;
  onUse: () => void;
};

/** One tool. Its tooltip is always there, so that the button keeps the focus while it cannot be used. */
const Tool = ({ label, hint, refusal, pressed, Icon, onUse }: ToolProps) => (
  <Tooltip text={refusal ?? hint}>
    <Button
      variant="ghost"
      size="icon-sm"
      aria-label={label}
      aria-pressed={pressed}
      disabled={refusal !== undefined}
      onClick={onUse}
    >
      <Icon aria-hidden />
    </Button>
  </Tooltip>
);
