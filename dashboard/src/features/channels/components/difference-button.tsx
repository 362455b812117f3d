import { type Language, languageNames } from '@foyer/contract/languages';
import { lazy, Suspense, useState } from 'react';
import { Button } from '#ui/button.tsx';
import type { Thing } from '../hooks/use-difference.ts';

const DifferenceDialog = lazy(async () => ({ default: (await import('./difference-dialog.tsx')).DifferenceDialog }));

export type DifferenceProps = { thing: Thing; language: Language; mayDecide: boolean };

/** Leads to what somebody changed in WordPress, and to what can be done about it. */
export function DifferenceButton(props: DifferenceProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" aria-label={`See difference in ${languageNames[props.language]}`} onClick={() => setOpen(true)}>
        See difference
      </Button>
      {open && (
        <Suspense fallback={null}>
          <DifferenceDialog {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
