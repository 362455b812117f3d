import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useSelection } from '#lib/selection/selection-provider.tsx';
import { Popover, PopoverContent, PopoverTrigger } from '#ui/popover.tsx';
import { useIconMode } from '#ui/sidebar-menu.tsx';
import { useSidebar } from '#ui/sidebar-provider.tsx';
import { useDomainName } from './queries.ts';
import { WorkspaceMark } from './workspace-mark.tsx';

const WorkspaceList = lazy(async () => ({ default: (await import('./workspace-list.tsx')).WorkspaceList }));
const WorkspaceDialog = lazy(async () => ({ default: (await import('./workspace-dialog.tsx')).WorkspaceDialog }));

/** Top of the sidebar: the active workspace, and the list of mine (spec 2). */
export function WorkspaceSwitcher() {
  const { workspace, workspaces, loadingWorkspaces } = useSelection();
  const domainName = useDomainName();
  const iconMode = useIconMode();
  const { setOpenMobile } = useSidebar();
  const trigger = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [creating, setCreating] = useState(false);
  // The entry that opens the dialog is gone when it closes.
  useEffect(() => (creating ? () => trigger.current?.focus() : undefined), [creating]);
  const place = workspaces.findIndex(({ id }) => id === workspace?.id);
  const name = workspace?.name ?? (loadingWorkspaces.isLoading ? 'Loading workspaces...' : 'No workspace');
  return (
    <>
      <Popover open={open} onOpenChange={setOpen}>
        <PopoverTrigger
          ref={trigger}
          className="flex h-12 w-full shrink-0 items-center gap-2.5 rounded-md px-2 text-left hover:bg-sidebar-accent data-[state=open]:bg-sidebar-accent group-data-[sidebar=collapsed]/shell:md:h-9 group-data-[sidebar=collapsed]/shell:md:px-px"
        >
          <WorkspaceMark name={workspace?.name ?? ''} place={place} />
          <span className="sr-only">Workspace, {iconMode && name}</span>
          {!iconMode && (
            <>
              <span className="min-w-0 grow">
                {workspace ? (
                  <>
                    <b className="block truncate font-semibold text-foreground">{name}</b>
                    <span className="block truncate text-xs text-muted-foreground">
                      {domainName(workspace.domainId)}
                    </span>
                  </>
                ) : (
                  <span className="block truncate text-muted-foreground">{name}</span>
                )}
              </span>
              <ChevronsUpDown aria-hidden className="size-[15px] shrink-0 stroke-[1.75]" />
            </>
          )}
        </PopoverTrigger>
        <PopoverContent aria-label="My Workspaces" align="start" className="w-[348px] p-0">
          <Suspense fallback={null}>
            <WorkspaceList
              onDone={() => {
                setOpen(false);
                setOpenMobile(false);
              }}
              onCreate={() => {
                setOpen(false);
                setCreating(true);
              }}
            />
          </Suspense>
        </PopoverContent>
      </Popover>
      {creating && (
        <Suspense fallback={null}>
          <WorkspaceDialog onClose={() => setCreating(false)} />
        </Suspense>
      )}
    </>
  );
}
