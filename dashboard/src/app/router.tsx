/**
 * The routes, made from the table of pages. Only /landing is public; every other path needs a person signed in, and
 * paths nobody knows lead home (spec 2).
 */
import { createBrowserRouter, Navigate, Outlet, type RouteObject, useLocation } from 'react-router';
import { FullscreenLoader } from '#features/session/fullscreen-loader.tsx';
import { rememberReturnPath } from '#lib/session/return-path.ts';
import { useSessionState } from '#lib/session/use-session.ts';
import type { Page } from './page.ts';
import { pages } from './pages.tsx';
import { RouteError } from './route-error.tsx';
import { Shell } from './shell/shell.tsx';

/** Lets signed-in people through and remembers where others wanted to go. */
function SignedInOnly() {
  const { status } = useSessionState();
  const { pathname, search, hash } = useLocation();
  if (status === 'signed-in') return <Outlet />;
  if (pathname !== '/' || search) rememberReturnPath(pathname + search + hash);
  return <Navigate to="/landing" replace />;
}

/** The sheet while the first screen's code is fetched; later screens replace one another in one step. */
const ScreenLoading = () => (
  <p role="status" className="sr-only">
    Loading
  </p>
);

const routeOf = ({ path, load }: Page): RouteObject => ({
  ...(path === '/' ? { index: true } : { path }),
  lazy: load,
  HydrateFallback: ScreenLoading,
  ErrorBoundary: RouteError,
});

const [settings, screens] = [pages.filter((page) => page.section), pages.filter((page) => !page.section)];

const routes: RouteObject[] = [
  {
    path: '/landing',
    HydrateFallback: FullscreenLoader,
    lazy: async () => ({ Component: (await import('#features/landing/landing-screen.tsx')).LandingScreen }),
  },
  { path: '/landing/*', element: <Navigate to="/landing" replace /> },
  {
    path: '/',
    element: <SignedInOnly />,
    children: [
      {
        path: 'invitation',
        lazy: async () => ({
          Component: (await import('#features/invitations/invitation-screen.tsx')).InvitationScreen,
        }),
        HydrateFallback: FullscreenLoader,
        ErrorBoundary: RouteError,
      },
      {
        element: <Shell />,
        children: [
          ...screens.map(routeOf),
          {
            lazy: async () => ({ Component: (await import('./settings/settings-layout.tsx')).SettingsLayout }),
            HydrateFallback: ScreenLoading,
            ErrorBoundary: RouteError,
            children: settings.map(routeOf),
          },
          { path: 'settings', element: <Navigate to="/settings/account" replace /> },
          { path: '*', element: <Navigate to="/" replace /> },
        ],
      },
    ],
  },
];

export const createRouter = () => createBrowserRouter(routes);
