import type { Invitation } from '@foyer/contract/invitations';
import { useQuery } from '@tanstack/react-query';
import Mail from 'lucide-react/icons/mail';
import { useState } from 'react';
import { invitationsQuery, useRevoke } from '#features/invitations/queries.ts';
import { messageOf, requestIdOf } from '#lib/api/api-error.ts';
import { dayAndTime, timeAway } from '#lib/dates/dates.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card, CardHead, CardList } from '#ui/card.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { SkeletonRows } from '#ui/skeleton.tsx';
import { placeName, type RolePlace } from '../places.ts';
import type { MembersOf } from '../queries.ts';

type InvitationListProps = { of: MembersOf; places: readonly RolePlace[]; onInvite: () => void };

/** Who has been invited and has not come yet. Their links are known to them alone. */
export function InvitationList({ of, places, onInvite }: InvitationListProps) {
  const { data: invitations, error, refetch } = useQuery(invitationsQuery(of));
  const [revoking, setRevoking] = useState<Invitation | null>(null);
  const revoke = useRevoke();
  const count = invitations?.length ?? 0;
  return (
    <Card>
      <CardHead title="Invitations" detail={count > 0 && String(count)} className="pb-2" />
      {error ? (
        <ErrorState message={messageOf(error)} requestId={requestIdOf(error)} onRetry={() => void refetch()} />
      ) : !invitations ? (
        <SkeletonRows rows={2} label="Loading invitations" />
      ) : count === 0 ? (
        <EmptyState Icon={Mail} title="No open invitation" action={<Button onClick={onInvite}>Invite person</Button>}>
          An invitation is a link, good for seven days and one person.
        </EmptyState>
      ) : (
        <CardList aria-label="Invitations" className="border-t">
          {invitations.map((invitation) => (
            <li key={invitation.id}>
              <span className="grid size-9 shrink-0 place-items-center rounded-full border border-dashed border-brass-line text-brass-line">
                <Mail aria-hidden className="size-4 stroke-[1.75]" />
              </span>
              <div className="min-w-0 grow">
                <p className="flex flex-wrap items-center gap-x-2 gap-y-0.5">
                  <span className="truncate font-medium">{invitation.email}</span>
                  {invitation.state === 'expired' && <Badge tone="warn">Expired</Badge>}
                </p>
                <p className="text-xs text-muted-foreground">
                  {invitation.roleName}, {placeName(invitation, places)}. Invited by {invitation.invitedBy} on{' '}
                  {dayAndTime(invitation.createdAt)}
                  {invitation.state === 'open' && `, runs out ${timeAway(invitation.expiresAt)}`}
                </p>
              </div>
              <Button
                size="sm"
                aria-label={`Revoke invitation of ${invitation.email}`}
                onClick={() => setRevoking(invitation)}
              >
                Revoke
              </Button>
            </li>
          ))}
        </CardList>
      )}
      <ConfirmDialog
        open={revoking !== null}
        onOpenChange={(open) => !open && setRevoking(null)}
        title={`Revoke invitation of ${revoking?.email ?? ''}`}
        confirm="Revoke invitation"
        busy={revoke.isPending}
        onConfirm={() => revoking && revoke.mutate(revoking.id, { onSettled: () => setRevoking(null) })}
      >
        The link stops working at once. You can invite the person again with a new one.
      </ConfirmDialog>
    </Card>
  );
}
