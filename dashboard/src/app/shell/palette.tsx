import { useNavigate } from 'react-router';
import { propertyPicture } from '#lib/selection/property-picture.ts';
import { useSelection } from '#lib/selection/selection-provider.tsx';
import { ArchImage } from '#ui/arch-image.tsx';
import { CommandDialog, CommandGroup, CommandItem } from '#ui/command.tsx';
import { pages } from '../pages.tsx';

/** Screens and places, found by typing. */
export function Palette({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const navigate = useNavigate();
  const { properties, property, selectProperty } = useSelection();
  const others = properties.filter(({ id }) => id !== property?.id);
  const choose = (act: () => void) => () => {
    onOpenChange(false);
    act();
  };
  return (
    <CommandDialog open={open} onOpenChange={onOpenChange} placeholder="Search or jump to">
      <CommandGroup heading="Go to">
        {pages
          .filter((page) => !page.within || page.palette)
          .map(({ path, title, palette = title, Icon, group }) => (
            <CommandItem key={path} value={`${palette} ${path}`} onSelect={choose(() => void navigate(path))}>
              <Icon aria-hidden />
              {palette}
              {group && <span className="ml-auto text-xs text-muted-foreground">{group}</span>}
            </CommandItem>
          ))}
      </CommandGroup>
      {others.length > 0 && (
        <CommandGroup heading="Places">
          {others.map((place) => (
            <CommandItem
              key={place.id}
              value={`${place.name} ${place.city}`}
              onSelect={choose(() => selectProperty(place))}
            >
              <ArchImage src={propertyPicture(place)} name={place.name} className="h-5 w-4" />
              {place.name}
              <span className="ml-auto text-xs text-muted-foreground">{place.city}</span>
            </CommandItem>
          ))}
        </CommandGroup>
      )}
    </CommandDialog>
  );
}
