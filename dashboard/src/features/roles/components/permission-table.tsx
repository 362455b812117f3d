import type { Role } from '@foyer/contract/roles';
import Check from 'lucide-react/icons/check';
import { byThing } from '../grouping.ts';

type PermissionTableProps = { roles: readonly Role[]; permissions: readonly { id: string; name: string }[] };

/** A column a role, a row a permission, parted by what the permission is about. */
export const PermissionTable = ({ roles, permissions }: PermissionTableProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reachable by keyboard
  <section aria-label="What each role may do" tabIndex={0} className="relative overflow-x-auto border-t">
    <table className="w-full border-collapse text-sm">
      <thead className="bg-sunken text-xs text-muted-foreground">
        <tr className="h-[34px]">
          <th scope="col" className="sticky left-0 z-10 bg-sunken px-4 text-left font-medium">
            May
          </th>
          {roles.map(({ id, name }) => (
            <th key={id} scope="col" className="min-w-[68px] px-1.5 text-center font-medium max-md:min-w-[60px]">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      {byThing(permissions).map((group) => (
        <tbody key={group.thing} className="border-t first-of-type:border-t-0">
          <tr>
            <th
              scope="rowgroup"
              colSpan={roles.length + 1}
              className="px-4 pt-2.5 pb-0.5 text-left text-xs font-semibold"
            >
              {group.name}
            </th>
          </tr>
          {group.permissions.map(({ id, name }) => (
            <tr key={id} className="h-[30px] hover:bg-muted">
              <th scope="row" className="sticky left-0 z-10 bg-card px-4 text-left font-normal text-muted-foreground">
                {name}
              </th>
              {roles.map((role) => (
                <td key={role.id} className="text-center">
                  {role.permissions.some((held) => held === id) ? (
                    <>
                      <Check aria-hidden className="mx-auto size-4 text-primary" />
                      <span className="sr-only">Yes</span>
                    </>
                  ) : (
                    <>
                      <span aria-hidden className="text-subtle-foreground">
                        –
                      </span>
                      <span className="sr-only">No</span>
                    </>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  </section>
);
