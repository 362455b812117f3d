import type { MemberRole } from '@foyer/contract/user-roles';
import { useQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import Users from 'lucide-react/icons/users';
import { useState } from 'react';
import { useOrganization } from '#features/organizations/queries.ts';
import { usePermissions } from '#features/permissions/queries.ts';
import { messageOf, requestIdOf } from '#lib/api/api-error.ts';
import { useSelection } from '#lib/selection/selection-provider.tsx';
import { useCurrentUser } from '#lib/session/current-user.ts';
import { Button } from '#ui/button.tsx';
import { Card, CardHead } from '#ui/card.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { PageHead } from '#ui/page-head.tsx';
import { SkeletonRows } from '#ui/skeleton.tsx';
import { InvitationList } from './components/invitation-list.tsx';
import { InviteDialog } from './components/invite-dialog.tsx';
import { PersonRow } from './components/person-row.tsx';
import { ChangeRole, GiveRole } from './components/role-dialogs.tsx';
import { fullName, type Person, peopleOf } from './people.ts';
import { grantableOf, placeName, type RolePlace, useRolePlaces } from './places.ts';
import { type MembersOf, membersQuery, useRemoveRole } from './queries.ts';

/** The people of the organization with their roles; below them the invitations nobody has accepted yet. */
export function MembersScreen() {
  const [inviting, setInviting] = useState(false);
  const onInvite = () => setInviting(true);
  const organization = useOrganization();
  const { workspace, properties } = useSelection();
  const everywhere = usePermissions(organization ? { organisationId: organization.id } : null);
  const here = usePermissions(workspace ? { workspaceId: workspace.id } : null);
  const places = useRolePlaces();
  const wide = everywhere.may('members:read');
  const of: MembersOf | null =
    wide && organization ? { organisationId: organization.id } : workspace ? { workspaceId: workspace.id } : null;
  const known = everywhere.held !== null && (workspace === null || here.held !== null);
  const mayRead = wide || here.may('members:read');
  const mayManage = everywhere.may('members:manage') || here.may('members:manage');
  const inWorkspace = new Set<string | null>([workspace?.id ?? null, ...properties.map(({ id }) => id)]);
  const heldAt = (placeId: string | null) =>
    everywhere.may('members:manage')
      ? everywhere.held
      : placeId !== null && inWorkspace.has(placeId) && here.may('members:manage')
        ? here.held
        : null;
  const manageable = places.filter(({ id }) => heldAt(id) !== null);
  return (
    <>
      <PageHead
        title="Members"
        actions={
          mayManage && (
            <Button variant="primary" onClick={onInvite}>
              <Plus aria-hidden />
              Invite person
            </Button>
          )
        }
      >
        {wide ? (organization?.name ?? 'Your organization') : (workspace?.name ?? 'Your workspace')}: who works here and
        what they may do.
      </PageHead>
      <div className="flex flex-col gap-3">
        {known && !mayRead ? (
          <Card className="p-4 text-sm text-muted-foreground">Seeing the members is not part of your role.</Card>
        ) : of && known ? (
          <>
            <People
              of={of}
              places={places}
              manageable={manageable}
              grantableAt={({ workspaceId, propertyId }) => {
                const held = heldAt(propertyId ?? workspaceId);
                return held && grantableOf(held);
              }}
              onInvite={mayManage ? onInvite : undefined}
            />
            {mayManage && <InvitationList of={of} places={places} onInvite={onInvite} />}
          </>
        ) : (
          <Card>
            <SkeletonRows rows={4} label="Loading members" />
          </Card>
        )}
      </div>
      {inviting && <InviteDialog places={manageable} onClose={() => setInviting(false)} />}
    </>
  );
}

type PeopleProps = {
  of: MembersOf;
  places: readonly RolePlace[];
  /** Where I may give roles. */
  manageable: readonly RolePlace[];
  grantableAt: (binding: MemberRole) => ReadonlySet<string> | null;
  onInvite: (() => void) | undefined;
};

type Open =
  | { what: 'give'; person: Person }
  | { what: 'change'; binding: MemberRole }
  | { what: 'remove'; binding: MemberRole };

function People({ of, places, manageable, grantableAt, onInvite }: PeopleProps) {
  const { data: bindings, error, refetch } = useQuery(membersQuery(of));
  const { data: user } = useCurrentUser();
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  const remove = useRemoveRole();
  const people = bindings && peopleOf(bindings);
  return (
    <Card>
      <CardHead title="People" detail={people && String(people.length)} className="pb-2" />
      {error ? (
        <ErrorState message={messageOf(error)} requestId={requestIdOf(error)} onRetry={() => void refetch()} />
      ) : !people || !bindings ? (
        <SkeletonRows rows={4} label="Loading members" />
      ) : people.length === 0 ? (
        <EmptyState
          Icon={Users}
          title="Nobody is bound here yet"
          action={
            onInvite && (
              <Button variant="primary" onClick={onInvite}>
                Invite person
              </Button>
            )
          }
        >
          People of the whole organization reach this workspace too; they are shown to those who manage it.
        </EmptyState>
      ) : (
        <ul aria-label="People" className="divide-y divide-border border-t">
          {people.map((person) => (
            <PersonRow
              key={person.user.id}
              person={person}
              all={bindings}
              me={user?.id}
              places={places}
              grantableAt={grantableAt}
              onGive={manageable.length > 0 ? () => setOpen({ what: 'give', person }) : undefined}
              onChange={(binding) => setOpen({ what: 'change', binding })}
              onRemove={(binding) => setOpen({ what: 'remove', binding })}
            />
          ))}
        </ul>
      )}
      {open?.what === 'give' && <GiveRole person={open.person} places={manageable} onClose={close} />}
      {open?.what === 'change' && <ChangeRole binding={open.binding} places={places} onClose={close} />}
      {open?.what === 'remove' && (
        <ConfirmDialog
          open
          onOpenChange={(next) => !next && close()}
          title={open.binding.userId === user?.id ? 'Leave' : `Remove role of ${fullName(open.binding.user)}`}
          confirm={open.binding.userId === user?.id ? 'Leave' : 'Remove role'}
          busy={remove.isPending}
          onConfirm={() => remove.mutate(open.binding.id, { onSettled: close })}
        >
          {open.binding.roleName}, {placeName(open.binding, places)}.{' '}
          {open.binding.userId === user?.id
            ? 'You lose what this role lets you do at once. Somebody else has to invite you again.'
            : 'It counts from their next request.'}{' '}
          What was written stays.
        </ConfirmDialog>
      )}
    </Card>
  );
}
