import PanelLeft from 'lucide-react/icons/panel-left';
import type { ComponentProps, ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import { cn } from '#ui/class-names.ts';
import { Sheet } from '#ui/sheet.tsx';
import { useSidebar } from '#ui/sidebar-provider.tsx';

/** 16rem wide, 3rem when collapsed, a sheet of 18rem on a phone (spec 9). */
export function Sidebar({ label, children }: { label: string; children: ReactNode }) {
  const { isMobile, openMobile, setOpenMobile, state } = useSidebar();
  if (isMobile) {
    return (
      <Sheet
        open={openMobile}
        onOpenChange={setOpenMobile}
        title={label}
        side="left"
        className="w-(--sidebar-width-mobile) bg-sidebar p-2 text-sm text-sidebar-foreground"
      >
        {children}
      </Sheet>
    );
  }
  return (
    <aside
      aria-label={label}
      data-state={state}
      className="flex w-(--sidebar-width) shrink-0 flex-col overflow-hidden p-2 text-sm text-sidebar-foreground transition-[width] duration-(--duration-base) ease-out data-[state=collapsed]:w-(--sidebar-width-icon)"
    >
      {children}
    </aside>
  );
}

/** The sheet beside the sidebar. */
export const SidebarInset = ({ className, ...props }: ComponentProps<'div'>) => (
  <div
    {...props}
    className={cn(
      'my-2 mr-2 flex min-w-0 grow flex-col overflow-hidden rounded-lg border bg-background shadow-sm max-md:m-0 max-md:rounded-none max-md:border-0 max-md:shadow-none',
      className,
    )}
  />
);

export function SidebarTrigger() {
  const { toggleSidebar } = useSidebar();
  return (
    <Button variant="ghost" size="icon-sm" aria-label="Toggle sidebar" onClick={toggleSidebar}>
      <PanelLeft aria-hidden />
    </Button>
  );
}
