import { NavLink, Outlet, useLocation } from 'react-router';
import { usePermissions } from '#features/permissions/queries.ts';
import { useSelection } from '#lib/selection/selection-provider.tsx';
import { cn } from '#ui/class-names.ts';
import { Page } from '#ui/page-head.tsx';
import { useChosenInSight } from '#ui/tab-style.ts';
import { settingsSections } from '../page.ts';
import { pages } from '../pages.tsx';

/** Every screen of the settings: the way to the others at the left, or above where there is less room. */
export const SettingsLayout = () => (
  <Page>
    <div className="xl:grid xl:grid-cols-[176px_minmax(0,1fr)] xl:gap-9">
      <SettingsNav />
      <div className="min-w-0 max-w-[900px]">
        <Outlet />
      </div>
    </div>
  </Page>
);

function SettingsNav() {
  const { pathname } = useLocation();
  const { workspace } = useSelection();
  const { may } = usePermissions(workspace ? { workspaceId: workspace.id } : null);
  const shown = pages.filter((page) => page.section && (!page.needs || may(page.needs)));
  // What I may open comes a moment later than the screen, and then the strip is longer.
  const strip = useChosenInSight<HTMLElement>(`${pathname} of ${shown.length}`);
  return (
    <nav
      ref={strip}
      aria-label="Settings"
      className="max-xl:mb-5 max-xl:flex max-xl:gap-5 max-xl:overflow-x-auto max-xl:border-b max-xl:[scrollbar-width:none] max-md:-mx-4 max-md:px-4 xl:sticky xl:top-0 xl:flex xl:flex-col xl:gap-4 xl:self-start"
    >
      {settingsSections.map((section) => (
        <div key={section} className="max-xl:contents">
          <h2 className="px-2.5 pb-1 text-xs text-muted-foreground max-xl:sr-only">{section}</h2>
          <ul className="max-xl:contents xl:flex xl:flex-col xl:gap-px">
            {shown
              .filter((page) => page.section === section)
              .map(({ path, title, Icon, load }) => (
                <li key={path} className="max-xl:contents">
                  <NavLink
                    to={path}
                    end
                    onPointerEnter={() => void load()}
                    className={({ isActive }) =>
                      cn(
                        'flex shrink-0 items-center gap-2.5 text-sm whitespace-nowrap text-muted-foreground hover:text-foreground xl:h-[30px] xl:rounded-md xl:px-2.5 xl:hover:bg-muted max-xl:h-9 max-xl:border-b-2 max-xl:border-transparent max-md:h-11',
                        isActive &&
                          'font-medium text-foreground xl:bg-muted max-xl:border-primary [&>svg]:text-primary',
                      )
                    }
                  >
                    <Icon aria-hidden className="size-4 stroke-[1.75] text-subtle-foreground max-xl:hidden" />
                    {title}
                  </NavLink>
                </li>
              ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
