import { type CurrentUser, type CurrentUserInput, currentUserInput } from '@foyer/contract/users';
import { zodResolver } from '@hookform/resolvers/zod';
import Lock from 'lucide-react/icons/lock';
import { useForm } from 'react-hook-form';
import { messageOf, requestIdOf } from '#lib/api/api-error.ts';
import { placeServerErrors } from '#lib/forms/server-errors.ts';
import { useLeaveGuard } from '#lib/forms/use-leave-guard.ts';
import { useCurrentUser } from '#lib/session/current-user.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Button } from '#ui/button.tsx';
import { Card, CardHead } from '#ui/card.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { LeaveDialog } from '#ui/leave-dialog.tsx';
import { SkeletonRows } from '#ui/skeleton.tsx';
import { useSaveProfile } from './queries.ts';

/** My name, to change; e-mail and picture, as the sign-in service gives them. */
export function ProfileCard() {
  const { data: user, error, refetch } = useCurrentUser();
  return (
    <Card>
      <CardHead title="Profile" />
      {error ? (
        <ErrorState message={messageOf(error)} requestId={requestIdOf(error)} onRetry={() => void refetch()} />
      ) : user ? (
        <ProfileForm user={user} />
      ) : (
        <SkeletonRows rows={3} label="Loading your profile" />
      )}
    </Card>
  );
}

function ProfileForm({ user }: { user: CurrentUser }) {
  const form = useForm<CurrentUserInput>({
    resolver: zodResolver(currentUserInput) as never,
    values: { name: user.name, familyname: user.familyname },
  });
  const { errors, isDirty } = form.formState;
  const save = useSaveProfile(user.sub);
  const guard = useLeaveGuard(isDirty);
  const submit = form.handleSubmit((values) =>
    save.mutate(values, { onError: (cause) => void placeServerErrors(form, cause) }),
  );
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4 p-4 pt-2">
      <LeaveDialog open={guard.state === 'blocked'} onStay={() => guard.reset()} onLeave={() => guard.proceed()} />
      <div className="flex items-center gap-3.5">
        <Avatar name={`${user.name} ${user.familyname}`} picture={user.picture} className="size-14 text-md" />
        <p className="text-xs text-muted-foreground">
          Picture and e-mail come from your sign-in service and are changed there.
        </p>
      </div>
      <div className="grid grid-cols-2 gap-4 max-md:grid-cols-1">
        <Field label="Name" error={errors.name?.message}>
          {(control) => <Input {...control} {...form.register('name')} autoComplete="given-name" />}
        </Field>
        <Field label="Family name" error={errors.familyname?.message}>
          {(control) => <Input {...control} {...form.register('familyname')} autoComplete="family-name" />}
        </Field>
        <Field label="E-mail" className="md:col-span-2">
          {(control) => (
            <span className="relative block">
              <Input {...control} readOnly value={user.email} className="pr-8 text-muted-foreground" />
              <Lock
                aria-hidden
                className="pointer-events-none absolute top-1/2 right-2.5 size-4 -translate-y-1/2 stroke-[1.75] text-subtle-foreground"
              />
            </span>
          )}
        </Field>
      </div>
      <Button
        type="submit"
        variant="primary"
        className="self-start"
        busy={save.isPending}
        disabledReason={isDirty || save.isPending ? undefined : 'Nothing has changed'}
      >
        {save.isPending ? 'Saving...' : 'Save profile'}
      </Button>
    </form>
  );
}
