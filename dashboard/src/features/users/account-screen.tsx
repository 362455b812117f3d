import { type CurrentUser, type CurrentUserInput, currentUserInput, userEndpoints } from '@foyer/contract/users';
import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { toast } from 'sonner';
import { ApiError, messageOf } from '#lib/api/api-error.ts';
import { call } from '#lib/api/call.ts';
import { placeServerErrors } from '#lib/forms/server-errors.ts';
import { useCurrentUser } from '#lib/session/current-user.ts';
import { chooseTheme, type ThemeChoice, useTheme } from '#lib/theme/theme.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Button } from '#ui/button.tsx';
import { Card, CardHead } from '#ui/card.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { Page, PageHead } from '#ui/page-head.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { SkeletonRows } from '#ui/skeleton.tsx';

/** Who I am here, and how the dashboard looks to me. */
export function AccountScreen() {
  const { data: user, error, isPending, refetch } = useCurrentUser();
  return (
    <Page>
      <PageHead title="Account">What your colleagues see, and how the dashboard looks to you.</PageHead>
      <div className="flex max-w-[640px] flex-col gap-3">
        <Card>
          <CardHead title="Profile" />
          {error ? (
            <ErrorState message={messageOf(error)} onRetry={() => void refetch()} />
          ) : user ? (
            <Profile user={user} />
          ) : (
            isPending && <SkeletonRows rows={2} label="Loading your profile" />
          )}
        </Card>
        <Theme />
      </div>
    </Page>
  );
}

function Profile({ user }: { user: CurrentUser }) {
  const client = useQueryClient();
  const form = useForm<CurrentUserInput>({
    resolver: zodResolver(currentUserInput) as never,
    values: { name: user.name, familyname: user.familyname },
  });
  const { errors, isDirty } = form.formState;
  const save = useMutation({
    mutationFn: (body: CurrentUserInput) => call(userEndpoints.updateMe, { body }),
    onSuccess: (saved) => {
      client.setQueriesData({ queryKey: ['current-user', user.sub] }, saved);
      toast.success('User profile updated successfully');
    },
    onError: (cause) => {
      if (cause instanceof ApiError && cause.status === 422 && cause.validationErrors.length > 0) {
        console.warn('The profile was refused', cause.validationErrors);
        placeServerErrors(form, cause);
      } else {
        toast.error('Failed to update user profile');
      }
    },
  });
  return (
    <form noValidate onSubmit={form.handleSubmit((values) => save.mutate(values))} className="flex flex-col gap-4 p-4">
      <div className="flex items-center gap-3">
        <Avatar name={`${user.name} ${user.familyname}`} picture={user.picture} className="size-11 text-base" />
        <div className="min-w-0">
          <p className="truncate font-medium">{user.email}</p>
          <p className="text-xs text-muted-foreground">E-mail and picture come from the sign-in service.</p>
        </div>
      </div>
      <div className="grid grid-cols-2 gap-4 max-md:grid-cols-1">
        <Field label="Name" error={errors.name?.message}>
          {(control) => <Input {...control} {...form.register('name')} autoComplete="given-name" />}
        </Field>
        <Field label="Family name" error={errors.familyname?.message}>
          {(control) => <Input {...control} {...form.register('familyname')} autoComplete="family-name" />}
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

const themeOptions: readonly { value: ThemeChoice; label: string }[] = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'system', label: 'System' },
];

function Theme() {
  const theme = useTheme();
  return (
    <Card>
      <CardHead title="Theme" />
      <div className="flex flex-wrap items-center gap-3 p-4 pt-2">
        <p className="grow text-sm text-muted-foreground">Kept in this browser.</p>
        <Segmented label="Theme" value={theme} options={themeOptions} onChange={chooseTheme} />
      </div>
    </Card>
  );
}
