import type { ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import { Dialog, DialogClose } from '#ui/dialog.tsx';

type ConfirmDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** What is lost and what stays. */
  children: ReactNode;
  /** Verb and object, such as 'Delete fact'. */
  confirm: string;
  busy?: boolean;
  onConfirm: () => void;
};

/** Asks before something is destroyed. */
export const ConfirmDialog = ({
  open,
  onOpenChange,
  title,
  children,
  confirm,
  busy,
  onConfirm,
}: ConfirmDialogProps) => (
  <Dialog
    open={open}
    onOpenChange={onOpenChange}
    title={title}
    className="w-[440px]"
    footer={
      <>
        <DialogClose>
          <Button>Cancel</Button>
        </DialogClose>
        <Button variant="destructive" busy={busy ?? false} onClick={onConfirm}>
          {confirm}
        </Button>
      </>
    }
  >
    <p className="text-sm text-muted-foreground">{children}</p>
  </Dialog>
);
