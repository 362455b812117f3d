import type { MemberRole } from '@foyer/contract/user-roles';
import Plus from 'lucide-react/icons/plus';
import { dayOf } from '#lib/dates/dates.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { fullName, type Person, whyFixed } from '../people.ts';
import { placeName, type RolePlace } from '../places.ts';

type PersonRowProps = {
  person: Person;
  /** Everybody's roles in sight. */
  all: readonly MemberRole[];
  me: string | undefined;
  places: readonly RolePlace[];
  mayManage: boolean;
  onGive: () => void;
  onChange: (binding: MemberRole) => void;
  onRemove: (binding: MemberRole) => void;
};

/** A person, and a line for each role they hold. */
export function PersonRow({ person, all, me, places, mayManage, onGive, onChange, onRemove }: PersonRowProps) {
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
      <ul aria-label={`Roles of ${name}`} className="flex flex-col gap-1.5 max-md:pl-12">
        {bindings.map((binding) => {
          const where = placeName(binding, places);
          const fixed = mayManage ? whyFixed(binding, me, all) : null;
          const what = `${binding.roleName} of ${name}, ${where}`;
          return (
            <li key={binding.id} className="flex flex-wrap items-center gap-x-2 gap-y-1.5">
              <div className="min-w-36 grow text-sm" title={`Since ${dayOf(binding.createdAt)}`}>
                <span className="font-medium">{binding.roleName}</span>
                <span className="block text-xs text-muted-foreground">{where}</span>
              </div>
              {mayManage && (
                <span className="flex gap-1.5">
                  <Button
                    size="sm"
                    aria-label={`Change ${what}`}
                    disabledReason={fixed ?? undefined}
                    onClick={() => onChange(binding)}
                  >
                    Change
                  </Button>
                  <Button
                    size="sm"
                    variant="ghost"
                    aria-label={`Remove ${what}`}
                    disabledReason={fixed ?? undefined}
                    onClick={() => onRemove(binding)}
                  >
                    Remove
                  </Button>
                </span>
              )}
            </li>
          );
        })}
        {mayManage && !isMe && (
          <li>
            <Button variant="link" size="bare" className="min-h-6 text-xs" onClick={onGive}>
              <Plus aria-hidden />
              Give another role<span className="sr-only"> to {name}</span>
            </Button>
          </li>
        )}
      </ul>
    </li>
  );
}
