import { ConfirmDialog } from '#ui/confirm-dialog.tsx';

type LeaveDialogProps = { open: boolean; onStay: () => void; onLeave: () => void };

/** The question before unsaved changes are lost. */
export const LeaveDialog = ({ open, onStay, onLeave }: LeaveDialogProps) => (
  <ConfirmDialog
    open={open}
    onOpenChange={(next) => !next && onStay()}
    title="Leave without saving"
    confirm="Leave and lose changes"
    onConfirm={onLeave}
  >
    Your last changes are not saved. Stay to save them, or leave and lose them.
  </ConfirmDialog>
);
