/**
 * Asks before a dialog with unsaved changes is closed, and only then. Saving closes it without a question.
 */
import { type ReactNode, useState } from 'react';
import { LeaveDialog } from '#ui/leave-dialog.tsx';

/** `tryClose` is for the dialog's `onOpenChange`; `question` is to be drawn beside the dialog. */
export function useCloseGuard(unsaved: boolean, onClose: () => void): { tryClose: () => void; question: ReactNode } {
  const [asking, setAsking] = useState(false);
  return {
    tryClose: () => (unsaved ? setAsking(true) : onClose()),
    question: <LeaveDialog open={asking} onStay={() => setAsking(false)} onLeave={onClose} />,
  };
}
