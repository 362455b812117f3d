import ChevronDown from 'lucide-react/icons/chevron-down';
import { messageOf } from '#lib/api/api-error.ts';
import { propertyPicture } from '#lib/selection/property-picture.ts';
import { useSelection } from '#lib/selection/selection-provider.tsx';
import { ArchImage } from '#ui/arch-image.tsx';
import { Button } from '#ui/button.tsx';
import {
  DropdownMenu,
  DropdownMenuChoice,
  DropdownMenuContent,
  DropdownMenuLabel,
  DropdownMenuTrigger,
} from '#ui/dropdown-menu.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

/** The active property, first in the top bar, and the others of its workspace. */
export function PropertySwitch() {
  const { property, properties, loadingWorkspaces, loadingProperties, workspace, selectProperty } = useSelection();
  if (!property) {
    const failed = [loadingWorkspaces, loadingProperties].find(({ error, isLoading }) => error && !isLoading);
    if (failed)
      return (
        <span role="alert" className="flex min-w-0 items-center gap-2 text-sm">
          <span className="truncate text-destructive">{messageOf(failed.error)}</span>
          <Button variant="link" onClick={failed.reload}>
            Retry
          </Button>
        </span>
      );
    return loadingProperties.isLoading ? (
      <Skeleton className="h-4 w-32" />
    ) : (
      <span className="text-sm text-muted-foreground">{workspace ? 'No property yet' : 'No workspace'}</span>
    );
  }
  return (
    <DropdownMenu>
      <DropdownMenuTrigger
        aria-label={`Property, ${property.name}`}
        className="flex h-8 min-w-0 items-center gap-2 rounded-sm px-1 text-sm font-medium whitespace-nowrap hover:bg-muted data-[state=open]:bg-muted"
      >
        <ArchImage src={propertyPicture(property)} name={property.name} />
        <span className="truncate">{property.name}</span>
        <ChevronDown aria-hidden className="size-3.5 shrink-0 stroke-[1.75] text-subtle-foreground" />
      </DropdownMenuTrigger>
      <DropdownMenuContent align="start" className="w-64">
        <DropdownMenuLabel>{workspace?.name}</DropdownMenuLabel>
        {properties.map((each) => (
          <DropdownMenuChoice key={each.id} chosen={each.id === property.id} onSelect={() => selectProperty(each)}>
            <ArchImage src={propertyPicture(each)} name={each.name} className="h-7 w-[21px]" />
            <span className="min-w-0">
              <span className="block truncate">{each.name}</span>
              <span className="block truncate text-xs text-muted-foreground">{each.city}</span>
            </span>
          </DropdownMenuChoice>
        ))}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
