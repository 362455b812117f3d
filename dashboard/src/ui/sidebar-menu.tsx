import ChevronDown from 'lucide-react/icons/chevron-down';
import { Collapsible, Slot as SlotPrimitive } from 'radix-ui';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { cn } from '#ui/class-names.ts';
import { useSidebar } from '#ui/sidebar-provider.tsx';
import { Tooltip } from '#ui/tooltip.tsx';

/** Whether only icons are shown. */
export function useIconMode(): boolean {
  const { state, isMobile } = useSidebar();
  return state === 'collapsed' && !isMobile;
}

type SidebarGroupProps = { title: string; defaultOpen: boolean; children: ReactNode };

/** A group under its header, which folds it. With icons only there is no header, so every entry stays reachable. */
export function SidebarGroup({ title, defaultOpen, children }: SidebarGroupProps) {
  const [open, setOpen] = useState(defaultOpen);
  const iconMode = useIconMode();
  return (
    <Collapsible.Root
      open={open || iconMode}
      onOpenChange={setOpen}
      className={cn(iconMode && 'border-t py-1 first:border-0')}
    >
      {!iconMode && (
        <Collapsible.Trigger className="group flex w-full items-center justify-between rounded-sm px-2 pt-[11px] pb-1 text-xs font-medium text-subtle-foreground hover:text-foreground">
          {title}
          <ChevronDown
            aria-hidden
            className="size-3 opacity-80 transition-transform group-data-[state=closed]:-rotate-90"
          />
        </Collapsible.Trigger>
      )}
      <Collapsible.Content>
        <ul>{children}</ul>
      </Collapsible.Content>
    </Collapsible.Root>
  );
}

type SidebarItemProps = ComponentProps<'a'> & { title: string; isActive: boolean };

/** An entry: icon and title, with icons only the title as its tooltip. `children` is the link. */
export function SidebarItem({ title, isActive, children, className, ...props }: SidebarItemProps) {
  const iconMode = useIconMode();
  return (
    <li>
      <Tooltip text={title} side="right" enabled={iconMode}>
        <SlotPrimitive.Root
          {...props}
          {...(isActive ? { 'aria-current': 'page' as const } : {})}
          {...(iconMode ? { 'aria-label': title } : {})}
          data-active={isActive}
          className={cn(
            'flex h-[29px] items-center gap-[9px] overflow-hidden rounded-sm px-2 whitespace-nowrap hover:bg-sidebar-accent data-[active=true]:bg-sidebar-accent data-[active=true]:font-[550] data-[active=true]:text-foreground max-md:h-[34px] [&>svg]:size-[15px] [&>svg]:shrink-0 [&>svg]:stroke-[1.75] [&>svg]:text-subtle-foreground data-[active=true]:[&>svg]:text-primary',
            className,
          )}
        >
          {children}
        </SlotPrimitive.Root>
      </Tooltip>
    </li>
  );
}
