import type { UserSession } from '@foyer/contract/users';
import Monitor from 'lucide-react/icons/monitor';
import Smartphone from 'lucide-react/icons/smartphone';
import { useState } from 'react';
import { messageOf, requestIdOf } from '#lib/api/api-error.ts';
import { dayAndTime, timeAway } from '#lib/dates/dates.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card, CardHead, CardList } from '#ui/card.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { SkeletonRows } from '#ui/skeleton.tsx';
import { deviceOf } from './device.ts';
import { useEndOtherSessions, useEndSession, useUserSessions } from './queries.ts';

/** Where I am signed in, and how to end it there. */
export function SessionsCard() {
  const { data: sessions, error, refetch } = useUserSessions();
  const endOthers = useEndOtherSessions();
  const [asking, setAsking] = useState(false);
  const others = sessions?.filter(({ current }) => !current).length ?? 0;
  return (
    <Card>
      <CardHead
        title="Sessions"
        detail={sessions && String(sessions.length)}
        className="pb-2"
        action={
          <Button
            size="sm"
            busy={endOthers.isPending}
            disabledReason={sessions && others === 0 ? 'You are signed in nowhere else' : undefined}
            onClick={() => setAsking(true)}
          >
            Sign out elsewhere
          </Button>
        }
      />
      {error ? (
        <ErrorState message={messageOf(error)} requestId={requestIdOf(error)} onRetry={() => void refetch()} />
      ) : sessions ? (
        <CardList aria-label="Sessions" className="border-t">
          {sessions.map((session) => (
            <SessionRow key={session.id} session={session} />
          ))}
        </CardList>
      ) : (
        <SkeletonRows rows={2} label="Loading your sessions" />
      )}
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Sign out elsewhere"
        confirm="Sign out elsewhere"
        onConfirm={() => {
          setAsking(false);
          endOthers.mutate();
        }}
      >
        {others === 1 ? 'One other browser is' : `${others} other browsers are`} signed out at once. You stay signed in
        here.
      </ConfirmDialog>
    </Card>
  );
}

function SessionRow({ session }: { session: UserSession }) {
  const end = useEndSession();
  const { name, isPhone } = deviceOf(session.userAgent);
  const Icon = isPhone ? Smartphone : Monitor;
  return (
    <li>
      <span className="grid size-9 shrink-0 place-items-center rounded-md bg-muted text-muted-foreground">
        <Icon aria-hidden className="size-4 stroke-[1.75]" />
      </span>
      <div className="min-w-0 grow">
        <p className="flex items-center gap-2">
          <span className="truncate font-medium">{name}</span>
          {session.current && <Badge tone="active">This browser</Badge>}
        </p>
        <p className="text-xs text-muted-foreground">
          Signed in {dayAndTime(session.createdAt)}, last seen {timeAway(session.lastSeenAt)}
        </p>
      </div>
      {!session.current && (
        <Button
          size="sm"
          busy={end.isPending}
          aria-label={`End session of ${name}, signed in ${dayAndTime(session.createdAt)}`}
          onClick={() => end.mutate(session.id)}
        >
          End
        </Button>
      )}
    </li>
  );
}
