import { type FormEvent, useState } from 'react';
import { messageOf } from '#lib/api/api-error.ts';
import type { LedgerClaim } from '#lib/ledger/ledger.ts';
import { toast } from '#lib/toast.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { Textarea } from '#ui/textarea.tsx';

type ApproveDialogProps = {
  claim: LedgerClaim;
  /** Keeps the approval with its reason. */
  onApprove: (claim: { text: string; kind: LedgerClaim['kind']; reason: string }) => Promise<unknown>;
  onClose: () => void;
};

/** A person takes a claim without a source on themselves; name and reason are kept. */
export function ApproveDialog({ claim, onApprove, onClose }: ApproveDialogProps) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const reason = String(new FormData(event.currentTarget).get('reason') ?? '').trim();
    if (reason.length < 3) {
      setError('Say why this may stand');
      return;
    }
    setBusy(true);
    onApprove({ text: claim.text, kind: claim.kind, reason })
      .then(onClose, (cause: unknown) => toast.error(messageOf(cause)))
      .finally(() => setBusy(false));
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Approve without a source"
      description="Your name and reason are kept with the page."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" type="submit" form="approve-claim" busy={busy}>
            {busy ? 'Approving...' : 'Approve claim'}
          </Button>
        </>
      }
    >
      <form id="approve-claim" noValidate onSubmit={submit} className="flex flex-col gap-4">
        <p className="font-voice text-md">“{claim.text}”</p>
        <Field label="Why may this stand?" error={error}>
          {(control) => <Textarea {...control} name="reason" rows={3} />}
        </Field>
      </form>
    </Dialog>
  );
}
