import { invitationDays, invitationInput, type NewInvitation } from '@foyer/contract/invitations';
import { type FormEvent, useState } from 'react';
import { useInvite } from '#features/invitations/queries.ts';
import { roleTitle } from '#features/roles/queries.ts';
import { ApiError } from '#lib/api/api-error.ts';
import { dayAndTime } from '#lib/dates/dates.ts';
import { Button } from '#ui/button.tsx';
import { useCloseGuard } from '#ui/close-guard.tsx';
import { CopyField } from '#ui/copy-field.tsx';
import { Dialog, DialogClose } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { grantOf, type RolePlace } from '../places.ts';
import { RolePicker } from './role-picker.tsx';

type InviteDialogProps = { places: readonly RolePlace[]; onClose: () => void };

/** Whom, to which role, where; then the link, this once. */
export function InviteDialog(props: InviteDialogProps) {
  const [made, setMade] = useState<NewInvitation | null>(null);
  return made ? <LinkDialog invitation={made} onClose={props.onClose} /> : <InviteForm {...props} onMade={setMade} />;
}

function InviteForm({ places, onClose, onMade }: InviteDialogProps & { onMade: (made: NewInvitation) => void }) {
  const [email, setEmail] = useState('');
  const [placeId, setPlaceId] = useState(places[0]?.id ?? '');
  const [roleId, setRoleId] = useState('');
  const [problems, setProblems] = useState<{ email?: string | undefined; roleId?: string | undefined }>({});
  const place = places.find(({ id }) => id === placeId);
  const invite = useInvite();
  const { tryClose, question } = useCloseGuard(email !== '', onClose);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!place) return;
    const read = invitationInput.safeParse({ email: email.trim(), ...grantOf(roleId, place) });
    if (!read.success) {
      const wrong = (field: string) => read.error.issues.find(({ path }) => path[0] === field)?.message;
      return setProblems({ email: wrong('email'), roleId: roleId ? wrong('roleId') : 'Choose a role' });
    }
    setProblems({});
    invite.mutate(read.data, {
      onSuccess: onMade,
      onError: (cause) => {
        const found = cause instanceof ApiError ? cause.validationErrors : [];
        const wrong = (name: string) => found.find(({ field }) => field === name)?.message;
        setProblems({ email: wrong('email'), roleId: wrong('roleId') });
      },
    });
  };
  return (
    <>
      <Dialog
        open
        onOpenChange={(open) => !open && tryClose()}
        title="Invite person"
        description={`You get a link to send them. It is good for ${invitationDays} days and one person.`}
        footer={
          <>
            <DialogClose>
              <Button>Cancel</Button>
            </DialogClose>
            <Button type="submit" form="invite-form" variant="primary" busy={invite.isPending}>
              {invite.isPending ? 'Creating...' : 'Create invitation'}
            </Button>
          </>
        }
      >
        <form id="invite-form" noValidate onSubmit={submit} className="flex flex-col gap-4">
          <Field label="E-mail" error={problems.email} hint="Tells you later whom the invitation was for">
            {(control) => (
              <Input
                {...control}
                name="email"
                type="email"
                value={email}
                autoComplete="off"
                onChange={(event) => setEmail(event.target.value)}
              />
            )}
          </Field>
          <RolePicker
            places={places}
            placeId={placeId}
            roleId={roleId}
            roleError={problems.roleId}
            onPlace={(id) => {
              setPlaceId(id);
              setRoleId('');
            }}
            onRole={setRoleId}
          />
        </form>
      </Dialog>
      {question}
    </>
  );
}

const LinkDialog = ({ invitation, onClose }: { invitation: NewInvitation; onClose: () => void }) => (
  <Dialog
    open
    onOpenChange={(open) => !open && onClose()}
    title={`Invitation for ${invitation.email}`}
    description={`${roleTitle(invitation.roleName)}, good until ${dayAndTime(invitation.expiresAt)}.`}
    footer={
      <Button variant="primary" onClick={onClose}>
        Done
      </Button>
    }
  >
    <CopyField
      label="Invitation link"
      value={invitation.link}
      hint="Send it to them yourself. It is shown only now: once this closes, it cannot be read again."
    />
  </Dialog>
);
