import { useQuery } from '@tanstack/react-query';
import { useOrganization } from '#features/organizations/queries.ts';
import { usePermissions } from '#features/permissions/queries.ts';
import { rolesQuery } from '#features/roles/queries.ts';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { type RolePlace, whyNot } from '../places.ts';

type RolePickerProps = {
  places: readonly RolePlace[];
  /** Fixes the place: only the role is chosen. */
  placeFixed?: boolean;
  placeId: string;
  roleId: string;
  onPlace: (placeId: string) => void;
  onRole: (roleId: string) => void;
  roleError?: string | undefined;
};

const kinds = { organization: 'Whole organization', workspace: 'Workspace', property: 'Property' } as const;

/** A place and a role that fits there. What I cannot give stands in the list with the reason. */
export function RolePicker({ places, placeFixed, placeId, roleId, onPlace, onRole, roleError }: RolePickerProps) {
  const organization = useOrganization();
  const { data: roles = [] } = useQuery({
    ...rolesQuery(organization?.id ?? ''),
    enabled: organization !== null,
  });
  const place = places.find(({ id }) => id === placeId);
  const { held } = usePermissions(place?.place ?? null);
  const chosen = roles.find(({ id }) => id === roleId);
  return (
    <>
      <Field
        label="Where"
        hint={
          place &&
          (place.kind === 'property' ? 'Counts for this property alone' : 'Counts there and for everything in it')
        }
      >
        {(control) => (
          <Select {...control} value={placeId} disabled={placeFixed} onChange={(event) => onPlace(event.target.value)}>
            {places.map(({ id, kind, name }) => (
              <option key={id} value={id}>
                {kind === 'property' ? '\u2003' : ''}
                {name}, {kinds[kind].toLowerCase()}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label="Role" error={roleError} hint={chosen?.description}>
        {(control) => (
          <Select {...control} name="roleId" value={roleId} onChange={(event) => onRole(event.target.value)}>
            <option value="">Choose a role</option>
            {place &&
              roles.map((role) => {
                const reason = whyNot(role, place, held);
                return (
                  <option key={role.id} value={role.id} disabled={reason !== null}>
                    {role.name}
                    {reason && `, ${reason}`}
                  </option>
                );
              })}
          </Select>
        )}
      </Field>
    </>
  );
}
