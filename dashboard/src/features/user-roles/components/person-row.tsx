import type { MemberRole } from '@foyer/contract/user-roles';
import Plus from 'lucide-react/icons/plus';
import type { ReactNode } from 'react';
import { dayOf } from '#lib/dates/dates.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Tooltip } from '#ui/tooltip.tsx';
import { fullName, type Person, whyFixed, whyKept } from '../people.ts';
import { placeName, type RolePlace } from '../places.ts';

type PersonRowProps = {
  person: Person;
  /** Everybody's roles in sight. */
  all: readonly MemberRole[];
  me: string | undefined;
  places: readonly RolePlace[];
  /** What I may give and take where a binding holds; null where I manage nobody. */
  grantableAt: (binding: MemberRole) => ReadonlySet<string> | null;
  /** Without it nobody can be given another role here. */
  onGive: (() => void) | undefined;
  onChange: (binding: MemberRole) => void;
  onRemove: (binding: MemberRole) => void;
};

/** A person, and a line for each role they hold. */
export function PersonRow({ person, me, onGive, ...row }: PersonRowProps) {
  const { user, bindings } = person;
  const name = fullName(user);
  const isMe = user.id === me;
  return (
    <li className="grid grid-cols-[minmax(0,5fr)_minmax(0,7fr)] gap-x-4 gap-y-2 px-4 py-3 max-md:grid-cols-1">
      <div className="flex min-w-0 items-start gap-3">
        <Avatar name={name} picture={user.picture} className="size-9 text-xs" />
        <div className="min-w-0">
          <p className="flex items-center gap-2">
            <span className="truncate font-medium">{name}</span>
            {isMe && <Badge tone="active">You</Badge>}
          </p>
          <p className="truncate text-xs text-muted-foreground">{user.email}</p>
        </div>
      </div>
      <ul aria-label={`Roles of ${name}`} className="flex flex-col gap-2 max-md:pl-12">
        {bindings.map((binding, place) => (
          <RoleLine
            key={binding.id}
            binding={binding}
            name={name}
            me={me}
            {...row}
            give={
              onGive && !isMe && place === 0 ? (
                <Tooltip text="Give another role">
                  <Button size="icon-sm" variant="ghost" aria-label={`Give ${name} another role`} onClick={onGive}>
                    <Plus aria-hidden />
                  </Button>
                </Tooltip>
              ) : (
                onGive && <span aria-hidden className="w-7 max-md:hidden" />
              )
            }
          />
        ))}
      </ul>
    </li>
  );
}

type RoleLineProps = Pick<PersonRowProps, 'all' | 'me' | 'places' | 'grantableAt' | 'onChange' | 'onRemove'> & {
  binding: MemberRole;
  name: string;
  give: ReactNode;
};

function RoleLine({ binding, name, all, me, places, grantableAt, onChange, onRemove, give }: RoleLineProps) {
  const where = placeName(binding, places);
  const isMine = binding.userId === me;
  const grantable = grantableAt(binding);
  const sight = { me, all, grantable: grantable ?? new Set<string>() };
  const what = `${binding.roleName} of ${name}, ${where}`;
  return (
    <li className="flex flex-wrap items-center gap-x-2 gap-y-1.5">
      <div className="min-w-36 grow text-sm" title={`Since ${dayOf(binding.createdAt)}`}>
        <span className="font-medium">{binding.roleName}</span>
        <span className="block text-xs text-muted-foreground">{where}</span>
      </div>
      {grantable && (
        <span className="flex gap-1.5">
          <Button
            size="sm"
            aria-label={`Change ${what}`}
            disabledReason={whyFixed(binding, sight) ?? undefined}
            onClick={() => onChange(binding)}
          >
            Change
          </Button>
          <Button
            size="sm"
            variant="ghost"
            aria-label={isMine ? `Leave as ${what}` : `Remove ${what}`}
            disabledReason={whyKept(binding, sight) ?? undefined}
            onClick={() => onRemove(binding)}
          >
            {isMine ? 'Leave' : 'Remove'}
          </Button>
          {give}
        </span>
      )}
    </li>
  );
}
