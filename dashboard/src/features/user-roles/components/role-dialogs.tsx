import type { MemberRole } from '@foyer/contract/user-roles';
import { type ReactNode, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Dialog, DialogClose } from '#ui/dialog.tsx';
import { fullName, type Person } from '../people.ts';
import { grantOf, type RolePlace } from '../places.ts';
import { useChangeRole, useGiveRole } from '../queries.ts';
import { RolePicker } from './role-picker.tsx';

type Common = { places: readonly RolePlace[]; onClose: () => void };

/** Another role for somebody, where they hold this one. */
export function ChangeRole({ binding, places, onClose }: Common & { binding: MemberRole }) {
  const placeId = binding.propertyId ?? binding.workspaceId ?? binding.organisationId;
  const place = places.find(({ id }) => id === placeId);
  const [roleId, setRoleId] = useState(binding.roleId);
  const change = useChangeRole();
  return (
    <RoleDialog
      title={`Change role of ${fullName(binding.user)}`}
      description="The change counts from their next request."
      confirm={change.isPending ? 'Changing...' : 'Change role'}
      busy={change.isPending}
      refusal={roleId === binding.roleId || !roleId ? 'Choose another role' : undefined}
      onConfirm={() => place && change.mutate({ binding, grant: grantOf(roleId, place) }, { onSuccess: onClose })}
      onClose={onClose}
    >
      <RolePicker
        places={places}
        placeFixed
        placeId={placeId}
        roleId={roleId}
        onPlace={() => undefined}
        onRole={setRoleId}
      />
    </RoleDialog>
  );
}

/** One more role for somebody, at another place. */
export function GiveRole({ person, places, onClose }: Common & { person: Person }) {
  const [placeId, setPlaceId] = useState(places[0]?.id ?? '');
  const [roleId, setRoleId] = useState('');
  const place = places.find(({ id }) => id === placeId);
  const give = useGiveRole();
  return (
    <RoleDialog
      title={`Give ${fullName(person.user)} a role`}
      description="It counts beside the roles they hold already."
      confirm={give.isPending ? 'Giving...' : 'Give role'}
      busy={give.isPending}
      refusal={roleId ? undefined : 'Choose a role'}
      onConfirm={() =>
        place && give.mutate({ ...grantOf(roleId, place), userId: person.user.id }, { onSuccess: onClose })
      }
      onClose={onClose}
    >
      <RolePicker
        places={places}
        placeId={placeId}
        roleId={roleId}
        onPlace={(id) => {
          setPlaceId(id);
          setRoleId('');
        }}
        onRole={setRoleId}
      />
    </RoleDialog>
  );
}

type RoleDialogProps = {
  title: string;
  description: string;
  confirm: string;
  busy: boolean;
  refusal: string | undefined;
  onConfirm: () => void;
  onClose: () => void;
  children: ReactNode;
};

const RoleDialog = ({ title, description, confirm, busy, refusal, onConfirm, onClose, children }: RoleDialogProps) => (
  <Dialog
    open
    onOpenChange={(open) => !open && onClose()}
    title={title}
    description={description}
    footer={
      <>
        <DialogClose>
          <Button>Cancel</Button>
        </DialogClose>
        <Button variant="primary" busy={busy} disabledReason={busy ? undefined : refusal} onClick={onConfirm}>
          {confirm}
        </Button>
      </>
    }
  >
    <div className="flex flex-col gap-4">{children}</div>
  </Dialog>
);
