import CircleUserRound from 'lucide-react/icons/circle-user-round';
import CreditCard from 'lucide-react/icons/credit-card';
import Globe from 'lucide-react/icons/globe';
import KeyRound from 'lucide-react/icons/key-round';
import Languages from 'lucide-react/icons/languages';
import ScrollText from 'lucide-react/icons/scroll-text';
import Settings from 'lucide-react/icons/settings';
import Users from 'lucide-react/icons/users';
import type { Page } from './page.ts';

/** Rows of the settings, in the order they are offered in. */
export const settingsPages: readonly Page[] = [
  {
    path: '/settings/account',
    title: 'Account',
    Icon: CircleUserRound,
    section: 'You',
    load: async () => ({ Component: (await import('#features/users/account-screen.tsx')).AccountScreen }),
  },
  {
    path: '/settings/workspace',
    title: 'Workspace',
    Icon: Settings,
    section: 'Workspace',
    load: async () => ({ Component: (await import('./workspace-settings-screen.tsx')).WorkspaceSettingsScreen }),
  },
  {
    path: '/settings/workspace/languages',
    title: 'Languages',
    Icon: Languages,
    section: 'Workspace',
    load: async () => ({
      Component: (await import('#features/property-languages/languages-screen.tsx')).LanguagesScreen,
    }),
  },
  {
    path: '/settings/workspace/members',
    title: 'Members',
    Icon: Users,
    section: 'Organization',
    needs: 'members:read',
    load: async () => ({ Component: (await import('#features/user-roles/members-screen.tsx')).MembersScreen }),
  },
  {
    path: '/settings/workspace/roles',
    title: 'Roles',
    Icon: KeyRound,
    section: 'Organization',
    needs: 'roles:read',
    load: async () => ({ Component: (await import('#features/roles/roles-screen.tsx')).RolesScreen }),
  },
  {
    path: '/settings/workspace/domains',
    title: 'Domains',
    Icon: Globe,
    section: 'Organization',
    load: async () => ({ Component: (await import('#features/domains/domains-screen.tsx')).DomainsScreen }),
  },
  {
    path: '/settings/workspace/domains/:domainId/import',
    title: 'Domains',
    Icon: Globe,
    within: '/settings/workspace/domains',
    load: async () => ({
      Component: (await import('#features/wordpress-import/wordpress-import-screen.tsx')).WordPressImportScreen,
    }),
  },
  {
    path: '/settings/billing',
    title: 'Billing',
    Icon: CreditCard,
    section: 'Organization',
    load: async () => ({ Component: (await import('./billing-settings-screen.tsx')).BillingSettingsScreen }),
  },
  {
    path: '/settings/workspace/audit-log',
    title: 'Audit log',
    Icon: ScrollText,
    section: 'Organization',
    needs: 'audit:read',
    load: async () => ({ Component: (await import('#features/audit-log/audit-log-screen.tsx')).AuditLogScreen }),
  },
];
