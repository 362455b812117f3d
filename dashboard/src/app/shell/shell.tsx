import { useEffect, useState } from 'react';
import { Outlet, useLocation } from 'react-router';
import { LinkNotice } from '#features/workspaces/link-notice.tsx';
import { LeaveGuards } from '#lib/forms/leave-guards.tsx';
import { PageTitleProvider } from '#lib/page-title/page-title.tsx';
import { SelectionProvider } from '#lib/selection/selection-provider.tsx';
import { SidebarInset } from '#ui/sidebar.tsx';
import { SidebarProvider } from '#ui/sidebar-provider.tsx';
import { useIsNarrower } from '#ui/use-mobile.ts';
import { pageAt } from '../pages.tsx';
import { AppSidebar } from './app-sidebar.tsx';
import { CommandPalette } from './command-palette.tsx';
import { TopBar } from './top-bar.tsx';

/** Below this width a screen with a panel needs the sidebar's room. */
const roomForBoth = 1200;

/** Where a switch of place leads: the same screen, but from an open thing to the list it stands in. */
function screenOf(pathname: string): string {
  const page = pageAt(pathname);
  return page?.path.includes(':') ? (page.within ?? '/') : pathname;
}

/** Sidebar, top bar and the sheet a screen is shown on (spec 2). */
export function Shell() {
  const [paletteOpen, setPaletteOpen] = useState(false);
  const { pathname } = useLocation();
  const narrow = useIsNarrower(roomForBoth);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.metaKey || event.ctrlKey)) return;
      event.preventDefault();
      setPaletteOpen((open) => !open);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);

  return (
    <LeaveGuards>
      <SelectionProvider screenOf={screenOf}>
        <PageTitleProvider>
          <SidebarProvider startCollapsed={narrow && pageAt(pathname)?.panel === true}>
            <a
              href="#content"
              className="sr-only z-50 rounded-md bg-primary px-3 py-2 text-primary-foreground focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
            >
              Skip to content
            </a>
            <AppSidebar />
            <SidebarInset>
              <TopBar onSearch={() => setPaletteOpen(true)} />
              <LinkNotice />
              <main id="content" tabIndex={-1} className="flex min-h-0 grow flex-col outline-none">
                <Outlet />
              </main>
            </SidebarInset>
            <CommandPalette open={paletteOpen} onOpenChange={setPaletteOpen} />
          </SidebarProvider>
        </PageTitleProvider>
      </SelectionProvider>
    </LeaveGuards>
  );
}
