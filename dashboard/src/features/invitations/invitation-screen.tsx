import type { InvitationPreview } from '@foyer/contract/invitations';
import MailX from 'lucide-react/icons/mail-x';
import { type ReactNode, useEffect, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { ApiError, messageOf, requestIdOf } from '#lib/api/api-error.ts';
import { dayAndTime } from '#lib/dates/dates.ts';
import { useCurrentUser } from '#lib/session/current-user.ts';
import { useSession } from '#lib/session/use-session.ts';
import { toast } from '#lib/toast.ts';
import { Button, buttonStyle } from '#ui/button.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { FoyerMark } from '#ui/foyer-mark.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useAccept, useInvitationPreview } from './queries.ts';

/** An invitation by link: what it is for, and the way in. The token stands behind the # and never reaches a log. */
export function InvitationScreen() {
  const { hash } = useLocation();
  const [token] = useState(() => decodeURIComponent(hash.slice(1)));
  const { data, error, refetch } = useInvitationPreview(token);
  const invalid = token === '' || (error instanceof ApiError && error.status < 500 && error.status >= 400);
  useEffect(() => {
    document.title = 'Invitation · Foyer';
  }, []);
  return (
    <main className="grid min-h-dvh place-items-center bg-canvas p-4">
      <div className="w-full max-w-[440px] rounded-lg border bg-background p-6 shadow-sm">
        <FoyerMark className="size-8" />
        {invalid ? (
          <Invalid />
        ) : error ? (
          <div className="-mx-4 mt-3">
            <ErrorState message={messageOf(error)} requestId={requestIdOf(error)} onRetry={() => void refetch()} />
          </div>
        ) : data ? (
          <Valid token={token} preview={data} />
        ) : (
          <div role="status" aria-label="Reading the invitation" className="mt-5 flex flex-col gap-3">
            <Skeleton className="h-6 w-3/5" />
            <Skeleton className="h-4 w-full" />
            <Skeleton className="h-24 w-full" />
          </div>
        )}
      </div>
    </main>
  );
}

const Title = ({ children }: { children: ReactNode }) => (
  <h1 className="mt-4 text-xl font-semibold tracking-[-.014em] text-balance">{children}</h1>
);

const Invalid = () => (
  <>
    <Title>This invitation cannot be used</Title>
    <p className="mt-2 flex gap-2.5 text-muted-foreground">
      <MailX aria-hidden className="mt-0.5 size-[18px] shrink-0 stroke-[1.75] text-destructive" />
      The link is not complete, has been used, was taken back, or is older than seven days. Ask the person who sent it
      for a new one.
    </p>
    <Link to="/" className={buttonStyle({ variant: 'outline', className: 'mt-5' })}>
      Open dashboard
    </Link>
  </>
);

function Valid({ token, preview }: { token: string; preview: InvitationPreview }) {
  const { organizationName, roleName, placeName, email, invitedBy, expiresAt } = preview;
  const { data: user } = useCurrentUser();
  const session = useSession();
  const navigate = useNavigate();
  const accept = useAccept(() => {
    toast.success(`You joined ${organizationName}`);
    void navigate('/', { replace: true });
  });
  const other = user && user.email.toLowerCase() !== email.toLowerCase();
  return (
    <>
      <Title>Join {organizationName}</Title>
      <p className="mt-1 text-muted-foreground">{invitedBy} invites you to work on its pages in Foyer.</p>
      <dl className="mt-4 divide-y divide-border rounded-[10px] border bg-card text-sm [&>div]:flex [&>div]:gap-4 [&>div]:px-3.5 [&>div]:py-2.5 [&_dd]:min-w-0 [&_dd]:grow [&_dd]:break-words [&_dt]:w-24 [&_dt]:shrink-0 [&_dt]:text-muted-foreground">
        <div>
          <dt>Role</dt>
          <dd className="font-medium">{roleName}</dd>
        </div>
        <div>
          <dt>Where</dt>
          <dd>{placeName ?? 'Whole organization'}</dd>
        </div>
        <div>
          <dt>Sent to</dt>
          <dd>{email}</dd>
        </div>
        <div>
          <dt>Good until</dt>
          <dd>{dayAndTime(expiresAt)}</dd>
        </div>
      </dl>
      {user && (
        <p className="mt-3 text-sm text-muted-foreground">
          You are signed in as <b className="font-medium text-foreground">{user.email}</b>.{' '}
          {other && 'That is another address than the invitation was sent to, and this account would join. '}
          To join with another account,{' '}
          <button
            type="button"
            className="min-h-6 text-primary underline underline-offset-2"
            onClick={() => void session.signOut()}
          >
            sign out
          </button>{' '}
          and open the link again.
        </p>
      )}
      <div className="mt-5 flex flex-wrap gap-2">
        <Button variant="primary" busy={accept.isPending} onClick={() => accept.mutate(token)}>
          {accept.isPending ? 'Accepting...' : 'Accept invitation'}
        </Button>
        <Link to="/" className={buttonStyle({ variant: 'ghost' })}>
          Not now
        </Link>
      </div>
    </>
  );
}
