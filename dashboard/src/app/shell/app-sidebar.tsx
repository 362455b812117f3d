import { lazy, Suspense } from 'react';
import { Link, useLocation, useNavigation } from 'react-router';
import { WorkspaceSwitcher } from '#features/workspaces/workspace-switcher.tsx';
import { Sidebar } from '#ui/sidebar.tsx';
import { SidebarGroup, SidebarItem, useIconMode } from '#ui/sidebar-menu.tsx';
import { useSidebar } from '#ui/sidebar-provider.tsx';
import { menuGroups } from '../page.ts';
import { pageAt, pages } from '../pages.tsx';
import { UserMenu } from './user-menu.tsx';

/** Comes after the first screen, which does not wait for a number. */
const UndescribedCount = lazy(async () => ({
  default: (await import('#features/dashboard/components/undescribed-count.tsx')).UndescribedCount,
}));

/**
 * Workspace on top, the groups of screens, the person at the foot. 'Platform' is the name of the navigation. The entry
 * that is pressed is marked at once; where a step is refused, the mark goes back.
 */
export function AppSidebar() {
  const { pathname } = useLocation();
  const ahead = useNavigation().location;
  const { setOpenMobile } = useSidebar();
  const iconMode = useIconMode();
  const active = pageAt(ahead?.pathname ?? pathname);
  return (
    <Sidebar label="Sidebar">
      <WorkspaceSwitcher />
      <nav aria-labelledby="platform" className="min-h-0 grow overflow-y-auto overflow-x-hidden pt-1.5">
        <h2 id="platform" className={iconMode ? 'sr-only' : 'px-2 pt-1 text-xs font-semibold text-sidebar-foreground'}>
          Platform
        </h2>
        {menuGroups.map((group) => (
          <SidebarGroup key={group} title={group} defaultOpen>
            {pages
              .filter((page) => page.group === group)
              .map(({ path, title, Icon, load }) => (
                <SidebarItem key={path} title={title} isActive={path === (active?.within ?? active?.path)}>
                  <Link to={path} onClick={() => setOpenMobile(false)} onPointerEnter={() => void load()}>
                    <Icon aria-hidden />
                    <span>{title}</span>
                    {path === '/media' && (
                      <Suspense>
                        <UndescribedCount />
                      </Suspense>
                    )}
                  </Link>
                </SidebarItem>
              ))}
          </SidebarGroup>
        ))}
      </nav>
      <UserMenu />
    </Sidebar>
  );
}
