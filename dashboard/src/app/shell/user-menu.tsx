import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down';
import CircleUserRound from 'lucide-react/icons/circle-user-round';
import CreditCard from 'lucide-react/icons/credit-card';
import LogOut from 'lucide-react/icons/log-out';
import Settings from 'lucide-react/icons/settings';
import { Link } from 'react-router';
import { useConfig } from '#lib/config/config.ts';
import { useCurrentUser } from '#lib/session/current-user.ts';
import { useSession } from '#lib/session/use-session.ts';
import { Avatar } from '#ui/avatar.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '#ui/dropdown-menu.tsx';
import { useIconMode } from '#ui/sidebar-menu.tsx';
import { useSidebar } from '#ui/sidebar-provider.tsx';

/** Who is signed in, and what concerns them (spec 2). */
export function UserMenu() {
  const { data: user } = useCurrentUser();
  const session = useSession();
  const { pricingUrl } = useConfig();
  const { isMobile, setOpenMobile } = useSidebar();
  const iconMode = useIconMode();
  const name = [user?.name, user?.familyname].filter(Boolean).join(' ') || user?.email || '';
  const close = () => setOpenMobile(false);

  return (
    <DropdownMenu>
      <DropdownMenuTrigger className="mt-1 flex h-[50px] w-full shrink-0 items-center gap-2.5 rounded-md px-2 text-left hover:bg-sidebar-accent data-[state=open]:bg-sidebar-accent group-data-[sidebar=collapsed]/shell:md:h-8 group-data-[sidebar=collapsed]/shell:md:px-0.5">
        <Avatar name={name} picture={user?.picture ?? null} />
        <span className="sr-only">Your menu, {iconMode && name}</span>
        {!iconMode && (
          <>
            <span className="min-w-0 grow">
              <span className="block truncate font-medium text-foreground">{name}</span>
              <span className="block truncate text-xs text-muted-foreground">{user?.email}</span>
            </span>
            <ChevronsUpDown aria-hidden className="size-[15px] shrink-0 stroke-[1.75]" />
          </>
        )}
      </DropdownMenuTrigger>
      <DropdownMenuContent side={isMobile ? 'top' : 'right'} align="end" className="w-60">
        <div className="flex items-center gap-2.5 px-2 py-1.5">
          <Avatar name={name} picture={user?.picture ?? null} />
          <div className="min-w-0 text-sm">
            <p className="truncate font-medium">{name}</p>
            <p className="truncate text-xs text-muted-foreground">{user?.email}</p>
          </div>
        </div>
        <DropdownMenuSeparator />
        <DropdownMenuItem asChild>
          <a href={pricingUrl} target="_blank" rel="noreferrer">
            <ArrowUpRight aria-hidden />
            Upgrade Version
          </a>
        </DropdownMenuItem>
        <DropdownMenuSeparator />
        <DropdownMenuItem asChild>
          <Link to="/settings/account" onClick={close}>
            <CircleUserRound aria-hidden />
            Account
          </Link>
        </DropdownMenuItem>
        <DropdownMenuItem asChild>
          <Link to="/settings/billing" onClick={close}>
            <CreditCard aria-hidden />
            Billing
          </Link>
        </DropdownMenuItem>
        <DropdownMenuItem asChild>
          <Link to="/settings/workspace" onClick={close}>
            <Settings aria-hidden />
            Workspace
          </Link>
        </DropdownMenuItem>
        <DropdownMenuSeparator />
        <DropdownMenuItem onSelect={() => void session.signOut()}>
          <LogOut aria-hidden />
          Logout
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
