import type { Property } from '@foyer/contract/properties';
import type { Workspace } from '@foyer/contract/workspaces';
import { useQuery } from '@tanstack/react-query';
import Check from 'lucide-react/icons/check';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Search from 'lucide-react/icons/search';
import { useState } from 'react';
import { messageOf } from '#lib/api/api-error.ts';
import { propertyPicture } from '#lib/selection/property-picture.ts';
import { propertiesQuery } from '#lib/selection/queries.ts';
import { useSelection } from '#lib/selection/selection-provider.tsx';
import { ArchImage } from '#ui/arch-image.tsx';
import { Button } from '#ui/button.tsx';
import { HoverCard } from '#ui/hover-card.tsx';
import { Input } from '#ui/input.tsx';

type PropertiesCardProps = {
  workspace: Workspace;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onChoose: (property: Property) => void;
};

/** 'Properties' of one workspace; choosing one switches the workspace if needed (spec 2). */
export const PropertiesCard = ({ workspace, open, onOpenChange, onChoose }: PropertiesCardProps) => (
  <HoverCard
    open={open}
    onOpenChange={onOpenChange}
    label={`Properties of ${workspace.name}`}
    className="w-[288px]"
    trigger={(props) => (
      <button
        {...props}
        type="button"
        aria-label={`Properties of ${workspace.name}`}
        className="flex h-8 shrink-0 items-center gap-[3px] rounded-sm px-1 text-xs text-muted-foreground hover:text-foreground max-md:h-10 max-md:px-2 data-[state=open]:font-medium data-[state=open]:text-foreground"
      >
        Properties
        <ChevronRight aria-hidden className="size-[13px] stroke-[1.75]" />
      </button>
    )}
  >
    <Properties workspace={workspace} onChoose={onChoose} />
  </HoverCard>
);

function Properties({ workspace, onChoose }: Pick<PropertiesCardProps, 'workspace' | 'onChoose'>) {
  const { property } = useSelection();
  const { data, error, isPending, refetch } = useQuery(propertiesQuery(workspace.id));
  const [search, setSearch] = useState('');
  const sought = search.trim().toLowerCase();
  const found = (data ?? []).filter(({ name, city }) => `${name} ${city}`.toLowerCase().includes(sought));
  return (
    <>
      <div className="px-2.5 pt-2.5 pb-2">
        <div className="flex items-center justify-between px-1 pb-2 text-xs">
          <h3 className="font-medium">Properties</h3>
          <span className="num text-muted-foreground">
            {data?.length ?? workspace.propertyCount} of {workspace.propertySlots} slots
          </span>
        </div>
        <div className="relative">
          <Search
            aria-hidden
            className="absolute top-1/2 left-2.5 size-3.5 -translate-y-1/2 stroke-[1.75] text-subtle-foreground"
          />
          <Input
            type="search"
            aria-label={`Search properties of ${workspace.name}`}
            placeholder="Search properties..."
            value={search}
            onChange={(event) => setSearch(event.target.value)}
            className="h-8 pl-8 text-sm"
          />
        </div>
      </div>
      {data && found.length > 0 ? (
        <ul className="max-h-[200px] overflow-y-auto px-1.5 pb-1.5">
          {found.map((each) => (
            <li key={each.id}>
              <button
                type="button"
                aria-current={each.id === property?.id || undefined}
                onClick={() => onChoose(each)}
                className="flex w-full items-center gap-[11px] rounded-[7px] px-2 py-1 text-left hover:bg-accent aria-[current]:bg-accent max-md:py-1.5"
              >
                <ArchImage src={propertyPicture(each)} name={each.name} className="h-8 w-6" />
                <span className="min-w-0 grow">
                  <span className="block truncate text-sm leading-[1.125rem] font-medium">{each.name}</span>
                  <span className="block truncate text-xs leading-[1.125rem] text-muted-foreground">{each.city}</span>
                </span>
                {each.id === property?.id && (
                  <Check aria-hidden className="size-[15px] shrink-0 stroke-[1.75] text-primary" />
                )}
              </button>
            </li>
          ))}
        </ul>
      ) : (
        <p role={error ? 'alert' : 'status'} className="px-3.5 pt-1 pb-3.5 text-sm text-muted-foreground">
          {isPending
            ? 'Loading properties...'
            : error
              ? messageOf(error)
              : data.length > 0
                ? 'No matching properties'
                : 'No properties for this workspace'}
          {error && (
            <Button variant="link" className="ml-2" onClick={() => void refetch()}>
              Retry
            </Button>
          )}
        </p>
      )}
    </>
  );
}
