import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { DayAndHour, tomorrowMorning } from '#ui/publish-when.tsx';

type PlanDialogProps = {
  /** The language. */
  name: string;
  /** The moment that is planned already. */
  planned: string | null;
  onClose: () => void;
  onPlan: (at: string) => void;
};

/** Names the moment at which a language goes live by itself. */
export function PlanDialog({ name, planned, onClose, onPlan }: PlanDialogProps) {
  const [at, setAt] = useState(() => planned ?? tomorrowMorning());
  const past = Date.parse(at) <= Date.now();
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Publish ${name} later`}
      description="It is checked once more when the time comes; should something be missing then, Live Posts says why."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            disabledReason={past ? 'That moment is over' : undefined}
            onClick={() => onPlan(at)}
          >
            Plan
          </Button>
        </>
      }
    >
      <DayAndHour at={at} name={name} onChange={setAt} />
    </Dialog>
  );
}
