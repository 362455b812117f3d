import type { ReactNode } from 'react';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';

type LeaveDialogProps = {
  open: boolean;
  onStay: () => void;
  onLeave: () => void;
  /** What is about to take the changes away, where it is not leaving the page. */
  title?: string;
  confirm?: string;
  children?: ReactNode;
};

/** The question before unsaved changes are lost. */
export const LeaveDialog = ({
  open,
  onStay,
  onLeave,
  title = 'Leave without saving',
  confirm = 'Leave and lose changes',
  children = 'Your last changes are not saved. Stay to save them, or leave and lose them.',
}: LeaveDialogProps) => (
  <ConfirmDialog
    open={open}
    onOpenChange={(next) => !next && onStay()}
    title={title}
    confirm={confirm}
    onConfirm={onLeave}
  >
    {children}
  </ConfirmDialog>
);
