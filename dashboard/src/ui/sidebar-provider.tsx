/**
 * Whether the sidebar is open, after shadcn/ui's sidebar (MIT): its cookie, widths and shortcut are what spec 9 names.
 * On a phone it is a sheet with a state of its own, which no cookie keeps.
 */
import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useState } from 'react';
import { TooltipProvider } from '#ui/tooltip.tsx';
import { useIsMobile } from '#ui/use-mobile.ts';

const cookieName = 'sidebar_state';
const cookieSeconds = 60 * 60 * 24 * 7;
const shortcut = 'b';

type Sidebar = {
  state: 'expanded' | 'collapsed';
  open: boolean;
  setOpen: (open: boolean) => void;
  openMobile: boolean;
  setOpenMobile: (open: boolean) => void;
  isMobile: boolean;
  toggleSidebar: () => void;
};

const SidebarContext = createContext<Sidebar | null>(null);

export function useSidebar(): Sidebar {
  const sidebar = use(SidebarContext);
  if (!sidebar) throw new Error('useSidebar needs a SidebarProvider above it');
  return sidebar;
}

const remembered = () => !document.cookie.split('; ').includes(`${cookieName}=false`);

type SidebarProviderProps = {
  /** The screen wants the room: the sidebar starts with icons until somebody opens it. The cookie stays as it is. */
  startCollapsed?: boolean;
  children: ReactNode;
};

export function SidebarProvider({ startCollapsed = false, children }: SidebarProviderProps) {
  const isMobile = useIsMobile();
  const [kept, keepOpen] = useState(remembered);
  const [collapsed, setCollapsed] = useState({ wanted: startCollapsed, now: startCollapsed });
  const [openMobile, setOpenMobile] = useState(false);
  if (collapsed.wanted !== startCollapsed) setCollapsed({ wanted: startCollapsed, now: startCollapsed });
  const open = kept && !collapsed.now;

  const setOpen = useCallback((next: boolean) => {
    keepOpen(next);
    setCollapsed((before) => ({ ...before, now: false }));
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers we serve
    document.cookie = `${cookieName}=${next}; path=/; max-age=${cookieSeconds}; SameSite=Lax`;
  }, []);

  const toggleSidebar = useCallback(() => {
    if (isMobile) setOpenMobile((before) => !before);
    else setOpen(!open);
  }, [isMobile, open, setOpen]);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== shortcut || !(event.metaKey || event.ctrlKey) || event.altKey || event.shiftKey)
        return;
      event.preventDefault();
      toggleSidebar();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [toggleSidebar]);

  const value = useMemo<Sidebar>(
    () => ({
      state: open ? 'expanded' : 'collapsed',
      open,
      setOpen,
      openMobile,
      setOpenMobile,
      isMobile,
      toggleSidebar,
    }),
    [open, setOpen, openMobile, isMobile, toggleSidebar],
  );

  return (
    <SidebarContext value={value}>
      <TooltipProvider delay={0}>
        <div data-sidebar={value.state} className="group/shell flex h-dvh overflow-hidden bg-canvas">
          {children}
        </div>
      </TooltipProvider>
    </SidebarContext>
  );
}
