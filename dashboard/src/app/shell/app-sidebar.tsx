import { Link, useLocation } from 'react-router';
import { WorkspaceSwitcher } from '#features/workspaces/workspace-switcher.tsx';
import { Sidebar } from '#ui/sidebar.tsx';
import { SidebarGroup, SidebarItem } from '#ui/sidebar-menu.tsx';
import { useSidebar } from '#ui/sidebar-provider.tsx';
import { menuGroups, pageAt, pages } from '../pages.tsx';
import { UserMenu } from './user-menu.tsx';

/** Workspace on top, the groups of screens, the person at the foot. 'Platform' is the name of the navigation. */
export function AppSidebar() {
  const { pathname } = useLocation();
  const { setOpenMobile } = useSidebar();
  const active = pageAt(pathname);
  return (
    <Sidebar label="Sidebar">
      <WorkspaceSwitcher />
      <nav aria-labelledby="platform" className="min-h-0 grow overflow-y-auto overflow-x-hidden pt-1.5">
        <h2 id="platform" className="sr-only">
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
