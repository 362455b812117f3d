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
import { HoverCard, HoverCardContent, HoverCardTrigger } from '#ui/hover-card.tsx';
import { Input } from '#ui/input.tsx';

/** 'Properties' of one workspace, on hover, focus, Enter or tap; choosing one switches the workspace if needed (spec 2). */
export function PropertiesCard({ workspace, onDone }: { workspace: Workspace; onDone: () => void }) {
  const [open, setOpen] = useState(false);
  return (
    <HoverCard open={open} onOpenChange={setOpen}>
      <HoverCardTrigger asChild>
        <button
          type="button"
          aria-expanded={open}
          aria-label={`Properties of ${workspace.name}`}
          onClick={() => setOpen(true)}
          className="flex h-8 shrink-0 items-center gap-1 rounded-sm px-1.5 text-sm text-muted-foreground hover:text-foreground data-[state=open]:font-medium data-[state=open]:text-foreground"
        >
          Properties
          <ChevronRight aria-hidden className="size-3.5 stroke-[1.75]" />
        </button>
      </HoverCardTrigger>
      <HoverCardContent
        role="dialog"
        aria-label={`Properties of ${workspace.name}`}
        side="right"
        align="start"
        className="w-[288px] max-md:w-[calc(100vw-32px)]"
      >
        <Properties workspace={workspace} onDone={onDone} />
      </HoverCardContent>
    </HoverCard>
  );
}

function Properties({ workspace, onDone }: { workspace: Workspace; onDone: () => void }) {
  const { property, selectProperty } = useSelection();
  const { data, error, isPending } = useQuery(propertiesQuery(workspace.id));
  const [search, setSearch] = useState('');
  const found = (data ?? []).filter(({ name, city }) =>
    `${name} ${city}`.toLowerCase().includes(search.trim().toLowerCase()),
  );
  const message = error
    ? messageOf(error)
    : isPending
      ? 'Loading properties...'
      : data.length === 0
        ? 'No properties for this workspace'
        : found.length === 0
          ? 'No matching properties'
          : null;
  return (
    <div className="p-1.5">
      <div className="flex items-center justify-between px-2 pt-1 pb-2 text-xs">
        <h3 className="font-medium">Properties</h3>
        <span className="text-muted-foreground">
          {workspace.propertyCount} of {workspace.propertySlots} slots
        </span>
      </div>
      <div className="relative px-1 pb-1.5">
        <Search
          aria-hidden
          className="absolute top-[9px] left-3.5 size-4 stroke-[1.75] text-subtle-foreground max-md:top-3"
        />
        <Input
          type="search"
          aria-label={`Search properties of ${workspace.name}`}
          placeholder="Search properties..."
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          className="pl-8"
        />
      </div>
      {message ? (
        <p role={error ? 'alert' : 'status'} className="px-2 py-3 text-sm text-muted-foreground">
          {message}
        </p>
      ) : (
        <ul className="max-h-[200px] overflow-y-auto">
          {found.map((each) => (
            <li key={each.id}>
              <button
                type="button"
                aria-current={each.id === property?.id || undefined}
                onClick={() => {
                  selectProperty(each);
                  onDone();
                }}
                className="flex w-full items-center gap-3 rounded-sm px-1.5 py-[5px] text-left hover:bg-accent aria-[current]:bg-accent"
              >
                <ArchImage src={propertyPicture(each)} name={each.name} className="h-8 w-6" />
                <span className="min-w-0 grow">
                  <span className="block truncate text-sm font-medium">{each.name}</span>
                  <span className="block truncate text-xs text-muted-foreground">{each.city}</span>
                </span>
                {each.id === property?.id && <Check aria-hidden className="size-4 stroke-[1.75] text-primary" />}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
