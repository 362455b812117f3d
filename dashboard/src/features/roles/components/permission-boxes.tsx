import { Checkbox } from '#ui/checkbox.tsx';
import { byThing } from '../grouping.ts';

type PermissionBoxesProps = {
  permissions: readonly { id: string; name: string; description: string }[];
  chosen: ReadonlySet<string>;
  /** What I hold: nobody puts more into a role. */
  held: ReadonlySet<string>;
  onChange: (chosen: Set<string>) => void;
};

/** Permissions to tick, by what they are about. What I do not hold myself cannot be ticked, and says so. */
export function PermissionBoxes({ permissions, chosen, held, onChange }: PermissionBoxesProps) {
  const toggle = (id: string, on: boolean) => {
    const next = new Set(chosen);
    if (on) next.add(id);
    else next.delete(id);
    onChange(next);
  };
  return (
    <div className="grid grid-cols-2 gap-x-6 gap-y-4 max-md:grid-cols-1">
      {byThing(permissions).map((group) => (
        <fieldset key={group.thing} className="min-w-0">
          <legend className="pb-1 text-xs font-semibold">{group.name}</legend>
          {group.permissions.map(({ id, name, description }) => {
            const beyond = !held.has(id) && !chosen.has(id);
            return (
              <Checkbox
                key={id}
                name={id}
                checked={chosen.has(id)}
                disabled={beyond}
                onChange={(event) => toggle(id, event.target.checked)}
                title={description}
                className="max-md:min-h-10"
              >
                {name}
                {beyond && <span className="ml-1.5 text-xs text-muted-foreground">You do not hold this yourself</span>}
              </Checkbox>
            );
          })}
        </fieldset>
      ))}
    </div>
  );
}
