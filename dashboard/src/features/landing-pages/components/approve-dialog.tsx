import type { Language } from '@foyer/contract/languages';
import { type FormEvent, useState } from 'react';
import { toast } from 'sonner';
import { messageOf } from '#lib/api/api-error.ts';
import type { LedgerClaim } from '#lib/ledger/ledger.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { useApproveClaim } from '../queries.ts';

type ApproveDialogProps = { pageId: string; language: Language; claim: LedgerClaim; onClose: () => void };

/** A person takes a claim without a source on themselves; name and reason are kept. */
export function ApproveDialog({ pageId, language, claim, onClose }: ApproveDialogProps) {
  const approve = useApproveClaim(pageId);
  const [error, setError] = useState<string>();
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const reason = String(new FormData(event.currentTarget).get('reason') ?? '').trim();
    if (reason.length < 3) {
      setError('Say why this may stand');
      return;
    }
    approve.mutate(
      { language, body: { text: claim.text, kind: claim.kind, reason } },
      { onSuccess: onClose, onError: (cause) => toast.error(messageOf(cause)) },
    );
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
          <Button variant="primary" type="submit" form="approve-claim" busy={approve.isPending}>
            {approve.isPending ? 'Approving...' : 'Approve claim'}
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
