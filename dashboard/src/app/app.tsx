import type { DashboardConfig } from '@foyer/contract/config';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { RouterProvider } from 'react-router/dom';
import { AuthenticationError } from '#features/session/authentication-error.tsx';
import { FullscreenLoader } from '#features/session/fullscreen-loader.tsx';
import { ConfigContext } from '#lib/config/config.ts';
import type { Session } from '#lib/session/session.ts';
import { SessionContext, useSession, useSessionState } from '#lib/session/use-session.ts';
import { ErrorBoundary } from '#ui/error-boundary.tsx';
import { Toaster } from '#ui/toaster.tsx';
import { TooltipProvider } from '#ui/tooltip.tsx';
import { createRouter } from './router.tsx';

type AppProps = { config: DashboardConfig; session: Session; client: QueryClient };

/** Everything a screen stands in. */
export const App = ({ config, session, client }: AppProps) => (
  <ErrorBoundary>
    <ConfigContext value={config}>
      <SessionContext value={session}>
        <QueryClientProvider client={client}>
          <TooltipProvider>
            <Gate />
            <Toaster />
          </TooltipProvider>
        </QueryClientProvider>
      </SessionContext>
    </ConfigContext>
  </ErrorBoundary>
);

/** Nothing is routed before it is known who is here (spec 2). */
function Gate() {
  const session = useSession();
  const { status, problem } = useSessionState();
  if (status === 'loading') return <FullscreenLoader />;
  if (status === 'failed' && problem) {
    return <AuthenticationError problem={problem} onReturn={session.dismissProblem} />;
  }
  return <Routed />;
}

function Routed() {
  const [router] = useState(createRouter);
  return <RouterProvider router={router} />;
}
