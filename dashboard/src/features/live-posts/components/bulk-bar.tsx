import type { PostRow } from '@foyer/contract/posts';
import X from 'lucide-react/icons/x';
import { Button } from '#ui/button.tsx';
import { counted } from '../words.ts';
import type { Wish } from './posts-tab.tsx';
import type { Rights } from './row-menu.tsx';

type BulkBarProps = {
  rows: readonly PostRow[];
  rights: Rights;
  onWish: (wish: Wish) => void;
  onClear: () => void;
};

const mayNotPublish = 'Your role does not allow publishing';

/** What can be done with everything chosen; rises from below and stays in sight. */
export function BulkBar({ rows, rights, onWish, onClear }: BulkBarProps) {
  const refusal = rights.publish ? undefined : mayNotPublish;
  return (
    <section
      aria-label="Chosen posts"
      className="rise sticky bottom-0 z-20 flex flex-wrap items-center gap-2 rounded-[10px] border bg-popover px-3.5 py-2.5 shadow-md max-md:-mx-2 max-md:gap-1.5"
    >
      <p role="status" className="mr-auto text-sm font-medium">
        {counted(rows.length, 'post')} chosen
      </p>
      <Button size="sm" variant="primary" disabledReason={refusal} onClick={() => onWish({ act: 'publish', rows })}>
        Publish
      </Button>
      <Button size="sm" disabledReason={refusal} onClick={() => onWish({ act: 'schedule', rows })}>
        Schedule
      </Button>
      <Button size="sm" disabledReason={refusal} onClick={() => onWish({ act: 'unpublish', rows })}>
        Unpublish
      </Button>
      <Button size="sm" disabledReason={refusal} onClick={() => onWish({ act: 'archive', rows })}>
        Archive
      </Button>
      <Button
        size="sm"
        variant="danger"
        disabledReason={rights.delete ? undefined : 'Your role does not allow deleting posts'}
        onClick={() => onWish({ act: 'delete', rows })}
      >
        Delete
      </Button>
      <Button size="icon-sm" variant="ghost" aria-label="Choose none" onClick={onClear}>
        <X aria-hidden />
      </Button>
    </section>
  );
}
