import Bell from 'lucide-react/icons/bell';
import Search from 'lucide-react/icons/search';
import { Link, useLocation } from 'react-router';
import { PropertySwitch } from '#features/properties/property-switch.tsx';
import { useTitleOf } from '#lib/page-title/page-title.tsx';
import { Button } from '#ui/button.tsx';
import { Kbd } from '#ui/kbd.tsx';
import { Popover, PopoverContent, PopoverTrigger } from '#ui/popover.tsx';
import { SidebarTrigger } from '#ui/sidebar.tsx';
import { pageAt } from '../pages.tsx';

/** What the screen is about: the property first, then the path; the palette and the bell at the right. */
export const TopBar = ({ onSearch }: { onSearch: () => void }) => (
  <header className="flex h-12 shrink-0 items-center gap-2 border-b pr-4 pl-3.5 max-md:h-[52px] max-md:px-3">
    <SidebarTrigger />
    <PropertySwitch />
    <Breadcrumb />
    <div className="ml-auto flex items-center gap-2">
      <button
        type="button"
        onClick={onSearch}
        aria-keyshortcuts="Control+K Meta+K"
        className="flex h-[30px] w-[236px] items-center gap-2 rounded-[7px] border bg-card pr-1.5 pl-2.5 text-sm text-muted-foreground hover:border-border-strong max-lg:w-auto max-md:hidden"
      >
        <Search aria-hidden className="size-3.5 stroke-[1.75]" />
        <span className="grow text-left">Search or jump to</span>
        <Kbd>Ctrl K</Kbd>
      </button>
      <Button variant="ghost" size="icon-sm" aria-label="Search or jump to" className="md:hidden" onClick={onSearch}>
        <Search aria-hidden />
      </Button>
      <Notifications />
    </div>
  </header>
);

function Breadcrumb() {
  const { pathname } = useLocation();
  const page = pageAt(pathname);
  const thing = useTitleOf(page?.title ?? '');
  if (!page) return null;
  const separator = (
    <span aria-hidden className="text-subtle-foreground">
      /
    </span>
  );
  return (
    <nav aria-label="Breadcrumb" className="min-w-0 text-sm max-md:hidden">
      <ol className="flex min-w-0 items-center gap-2 whitespace-nowrap">
        {page.group === 'Configuration' && (
          <li className="flex gap-2 text-muted-foreground max-lg:hidden">
            {separator}
            {page.group}
          </li>
        )}
        <li className="flex gap-2">
          {separator}
          {thing ? (
            <Link to={page.within ?? page.path} className="text-muted-foreground hover:text-foreground">
              {page.title}
            </Link>
          ) : (
            <span aria-current="page" className="font-medium">
              {page.title}
            </span>
          )}
        </li>
        {thing && (
          <li className="flex min-w-0 gap-2">
            {separator}
            <span aria-current="page" className="truncate font-medium">
              {thing}
            </span>
          </li>
        )}
      </ol>
    </nav>
  );
}

const Notifications = () => (
  <Popover>
    <PopoverTrigger asChild>
      <Button variant="ghost" size="icon-sm" aria-label="Notifications">
        <Bell aria-hidden />
      </Button>
    </PopoverTrigger>
    <PopoverContent aria-label="Notifications" align="end" className="w-80">
      <h2 className="text-base font-semibold">Notifications</h2>
      <p className="mt-1 text-sm text-muted-foreground">Nothing has been reported since you signed in.</p>
    </PopoverContent>
  </Popover>
);
