import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import { Button } from '#ui/button.tsx';
import { useConfirmFacts } from '../queries.ts';

type ConfirmBarProps = { propertyId: string; ids: string[]; refusal: string | undefined; onClear: () => void };

/** Says of everything chosen that it is still true; stays in sight below. */
export function ConfirmBar({ propertyId, ids, refusal, onClear }: ConfirmBarProps) {
  const confirm = useConfirmFacts(propertyId);
  return (
    <section
      aria-label="Chosen facts"
      className="rise sticky bottom-0 z-20 flex flex-wrap items-center gap-2 rounded-[10px] border bg-popover px-3.5 py-2.5 shadow-md max-md:-mx-2"
    >
      <p role="status" className="text-sm font-medium">
        {ids.length} selected
      </p>
      <p className="min-w-0 grow text-xs text-muted-foreground max-md:hidden">
        Whoever confirms stands beside the fact with today's date.
      </p>
      <Button
        size="sm"
        variant="primary"
        busy={confirm.isPending}
        disabledReason={refusal}
        onClick={() => confirm.mutate(ids, { onSuccess: onClear })}
      >
        {!confirm.isPending && <Check aria-hidden />}
        {confirm.isPending ? 'Confirming...' : 'Still true'}
      </Button>
      <Button size="icon-sm" variant="ghost" aria-label="Choose none" onClick={onClear}>
        <X aria-hidden />
      </Button>
    </section>
  );
}
