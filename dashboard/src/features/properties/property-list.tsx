import type { Property } from '@foyer/contract/properties';
import Building2 from 'lucide-react/icons/building-2';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { usePermissions } from '#features/permissions/queries.ts';
import { messageOf, requestIdOf } from '#lib/api/api-error.ts';
import { propertyPicture } from '#lib/selection/property-picture.ts';
import { useSelection } from '#lib/selection/selection-provider.tsx';
import { ArchImage } from '#ui/arch-image.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card, CardHead, CardList } from '#ui/card.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { DropdownMenu, DropdownMenuContent, DropdownMenuItem, DropdownMenuTrigger } from '#ui/dropdown-menu.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { SkeletonRows } from '#ui/skeleton.tsx';
import { PropertyForm } from './property-form.tsx';
import { useDeleteProperty } from './queries.ts';

/** The properties of the active workspace, to add, change and delete. */
export function PropertyList() {
  const { workspace, properties, loadingProperties } = useSelection();
  const [editing, setEditing] = useState<Property | 'new' | null>(null);
  const [deleting, setDeleting] = useState<Property | null>(null);
  const remove = useDeleteProperty(workspace?.id ?? '');
  const { held, may } = usePermissions(workspace ? { workspaceId: workspace.id } : null);
  if (!workspace) return null;
  const mayAdd = held === null || may('property:create');
  const full = properties.length >= workspace.propertySlots;
  const add = (
    <Button
      size="sm"
      onClick={() => setEditing('new')}
      disabledReason={full ? `All ${workspace.propertySlots} property slots of this workspace are in use` : undefined}
    >
      <Plus aria-hidden />
      Add property
    </Button>
  );
  return (
    <Card>
      <CardHead
        title="Properties"
        detail={`${properties.length} of ${workspace.propertySlots} slots`}
        action={properties.length > 0 && mayAdd && add}
        className="pb-2"
      />
      {loadingProperties.error ? (
        <ErrorState
          message={messageOf(loadingProperties.error)}
          requestId={requestIdOf(loadingProperties.error)}
          onRetry={loadingProperties.reload}
        />
      ) : loadingProperties.isLoading ? (
        <SkeletonRows rows={2} label="Loading properties..." />
      ) : properties.length === 0 ? (
        <EmptyState
          Icon={Building2}
          title="No property yet"
          action={
            mayAdd && (
              <Button variant="primary" onClick={() => setEditing('new')}>
                Add property
              </Button>
            )
          }
        >
          Pages are written for a property.{' '}
          {mayAdd
            ? 'Add the first one with its address and times.'
            : 'Adding one is not part of your role; ask somebody who manages this workspace.'}
        </EmptyState>
      ) : (
        <CardList className="border-t">
          {properties.map((property) => (
            <Row
              key={property.id}
              property={property}
              onEdit={may('property:update') ? () => setEditing(property) : undefined}
              onDelete={may('property:delete') ? () => setDeleting(property) : undefined}
            />
          ))}
        </CardList>
      )}
      {editing && (
        <PropertyForm
          property={editing === 'new' ? null : editing}
          workspaceId={workspace.id}
          onClose={() => setEditing(null)}
        />
      )}
      <ConfirmDialog
        open={deleting !== null}
        onOpenChange={(open) => !open && setDeleting(null)}
        title={`Delete ${deleting?.name ?? 'property'}`}
        confirm="Delete property"
        busy={remove.isPending}
        onConfirm={() => deleting && remove.mutate(deleting.id, { onSettled: () => setDeleting(null) })}
      >
        Its facts, pages and pictures go with it. Pages that are live leave the site at once. This cannot be undone.
      </ConfirmDialog>
    </Card>
  );
}

type RowProps = {
  property: Property;
  /** Missing for those who may not. */
  onEdit: (() => void) | undefined;
  onDelete: (() => void) | undefined;
};

function Row({ property, onEdit, onDelete }: RowProps) {
  const { property: active } = useSelection();
  const { name, city, starRating, factCount } = property;
  return (
    <li>
      <ArchImage src={propertyPicture(property)} name={name} className="h-9 w-[27px]" />
      <div className="min-w-0 grow">
        <p className="flex items-center gap-2">
          <span className="truncate font-medium">{name}</span>
          {property.id === active?.id && <Badge tone="active">Active</Badge>}
        </p>
        <p className="truncate text-xs text-muted-foreground">
          {[city, starRating && `${starRating} stars`, `${factCount} ${factCount === 1 ? 'fact' : 'facts'}`]
            .filter(Boolean)
            .join(', ')}
        </p>
      </div>
      {onEdit && (
        <Button size="sm" onClick={onEdit} aria-label={`Edit ${name}`}>
          Edit
        </Button>
      )}
      {onDelete && (
        <DropdownMenu>
          <DropdownMenuTrigger asChild>
            <Button variant="ghost" size="icon-sm" aria-label={`More about ${name}`}>
              <Ellipsis aria-hidden />
            </Button>
          </DropdownMenuTrigger>
          <DropdownMenuContent align="end">
            <DropdownMenuItem danger onSelect={onDelete}>
              Delete property
            </DropdownMenuItem>
          </DropdownMenuContent>
        </DropdownMenu>
      )}
    </li>
  );
}
