import type { PostRow } from '@foyer/contract/posts';
import { messageOf } from '#lib/api/api-error.ts';
import { toast } from '#lib/toast.ts';
import { Button } from '#ui/button.tsx';
import { useBringBack } from '../queries.ts';
import { isEntry, kindNames, updatedWords } from '../words.ts';
import { Thumb } from './thumb.tsx';

/** Days something stays in the trash. */
const days = 30;

/** What was thrown away, and the way back. */
export function TrashList({ rows, mayBringBack }: { rows: readonly PostRow[]; mayBringBack: boolean }) {
  const bring = useBringBack();
  return (
    <ul className="divide-y divide-border">
      {rows.map((row) => (
        <li key={row.id} className="flex min-h-[57px] items-center gap-3 px-4 py-2">
          <Thumb row={row} />
          <span className="min-w-0 grow">
            <span className="block truncate font-medium">{row.title || 'Untitled'}</span>
            <span className="block text-xs text-muted-foreground">
              {kindNames[row.kind]}
              {row.deletedAt && `, deleted ${updatedWords(row.deletedAt).toLowerCase()}, ${leftWords(row.deletedAt)}`}
            </span>
          </span>
          <Button
            size="sm"
            aria-label={`Bring back ${row.title}`}
            busy={bring.isPending && bring.variables === row.id}
            disabledReason={mayBringBack ? undefined : 'Your role does not allow bringing posts back'}
            onClick={() =>
              bring.mutate(row.id, {
                onSuccess: () => toast.success(`${row.title} is back, ${isEntry(row) ? 'as a draft' : 'as it was'}`),
                onError: (error) => toast.error(messageOf(error)),
              })
            }
          >
            Bring back
          </Button>
        </li>
      ))}
    </ul>
  );
}

function leftWords(deletedAt: string, now = Date.now()): string {
  const left = Math.max(0, Math.ceil(days - (now - Date.parse(deletedAt)) / 86_400_000));
  return left === 1 ? 'gone for good in a day' : `gone for good in ${left} days`;
}
