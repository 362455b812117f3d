import { type Channel, channelInput } from '@foyer/contract/channels';
import type { Domain } from '@foyer/contract/domains';
import { type FormEvent, useState } from 'react';
import { useSaveChannel } from '#features/channels/queries.ts';
import { ApiError } from '#lib/api/api-error.ts';
import { useVersion } from '#lib/forms/use-version.ts';
import { Button } from '#ui/button.tsx';
import { Dialog, DialogClose } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { TwoVersions } from '#ui/two-versions.tsx';
import { hostOf } from '../host.ts';
import { PluginButton } from './plugin-button.tsx';

type ChannelDialogProps = {
  domain: Domain;
  /** The connection to change; null for a new one. */
  channel: Channel | null;
  onClose: () => void;
  /** The connection stands and can be tested. */
  onSaved: () => void;
};

type Problems = Partial<Record<string, string>>;

/** Which WordPress shows the pages of a domain, and who signs in there. */
export function ChannelDialog({ domain, channel, onClose, onSaved }: ChannelDialogProps) {
  const version = useVersion(channel);
  const { present } = version;
  const [address, setAddress] = useState(channel?.address ?? '');
  const [username, setUsername] = useState(channel?.username ?? '');
  const [password, setPassword] = useState('');
  const [problems, setProblems] = useState<Problems>({});
  const save = useSaveChannel(domain.id, channel);
  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    const read = channelInput.safeParse({ address, username, ...(password ? { password } : {}) });
    const missing = !channel && !password ? { password: 'Application password is required' } : {};
    const found = { ...missing, ...firstOf(read.error?.issues ?? []) };
    setProblems(found);
    if (!read.success || Object.keys(found).length > 0) return;
    save.mutate(
      { body: read.data, ifMatch: version.ifMatch },
      {
        onSuccess: () => {
          onSaved();
          onClose();
        },
        onError: (cause) => {
          if (version.noteStale(cause)) return;
          if (cause instanceof ApiError) {
            setProblems(Object.fromEntries(cause.validationErrors.map(({ field, message }) => [field, message])));
          }
        },
      },
    );
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={channel ? 'Edit connection' : 'Connect WordPress'}
      description={`Whatever is live on ${hostOf(domain)} is shown there as well, and follows every change.`}
      footer={
        <>
          <DialogClose>
            <Button>Cancel</Button>
          </DialogClose>
          <Button type="submit" form="channel-form" variant="primary" busy={save.isPending}>
            {save.isPending ? 'Saving...' : 'Save and test'}
          </Button>
        </>
      }
    >
      <form id="channel-form" noValidate onSubmit={submit} className="flex flex-col gap-4">
        {version.stale && present && (
          <TwoVersions
            message={version.stale}
            parts={[
              { name: 'Address', mine: address, theirs: present.address },
              { name: 'User name', mine: username, theirs: present.username },
            ]}
            onKeepMine={() => {
              version.settle();
              submit();
            }}
            onTakeTheirs={() => {
              version.settle();
              setAddress(present.address);
              setUsername(present.username);
            }}
          />
        )}
        {!channel && (
          <ol className="list-decimal pl-5 text-sm text-muted-foreground">
            <li>
              <PluginButton domainId={domain.id} /> and upload it in WordPress under Plugins, Add New. Activate it.
            </li>
            <li>Add a user with the role Foyer channel.</li>
            <li>In the profile of that user, under Application Passwords, make one and paste it here.</li>
          </ol>
        )}
        <Field label="Address of the WordPress" error={problems.address}>
          {(control) => (
            <Input
              {...control}
              name="address"
              type="url"
              value={address}
              placeholder="https://hotel.example"
              autoComplete="off"
              spellCheck={false}
              onChange={(event) => setAddress(event.target.value)}
            />
          )}
        </Field>
        <Field label="User name" error={problems.username}>
          {(control) => (
            <Input
              {...control}
              name="username"
              value={username}
              autoCapitalize="none"
              autoComplete="off"
              spellCheck={false}
              onChange={(event) => setUsername(event.target.value)}
            />
          )}
        </Field>
        <Field
          label="Application password"
          error={problems.password}
          hint={channel ? 'Leave it empty to keep the one that is stored' : 'Kept sealed and never shown again'}
        >
          {(control) => (
            <Input
              {...control}
              name="application-password"
              type="password"
              value={password}
              autoComplete="off"
              onChange={(event) => setPassword(event.target.value)}
            />
          )}
        </Field>
      </form>
    </Dialog>
  );
}

/** The first problem of each field. */
const firstOf = (issues: readonly { path: PropertyKey[]; message: string }[]): Problems =>
  Object.fromEntries([...issues].reverse().map(({ path, message }) => [String(path[0]), message]));
