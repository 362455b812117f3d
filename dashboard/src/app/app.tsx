import type { DashboardConfig } from '@foyer/contract/config';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import { RouterProvider } from 'react-router/dom';
import { AuthenticationError } from '#features/session/authentication-error.tsx';
import { FullscreenLoader } from '#features/session/fullscreen-loader.tsx';
import { ConfigContext } from '#lib/config/config.ts';
import type { Session } from '#lib/session/session.ts';
import { SessionContext, useSession, useSessionState } from '#lib/session/use-session.ts';
import { whenSomethingIsSaid } from '#lib/toast.ts';
import { ErrorBoundary } from '#ui/error-boundary.tsx';
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
            <Toasts />
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
  // One that nobody sees any more may not go on answering the browser's back and forth.
  useEffect(() => () => router.dispose(), [router]);
  return <RouterProvider router={router} />;
}

const Toaster = lazy(async () => ({ default: (await import('#ui/toaster.tsx')).Toaster }));

/** Toasts come with the first touch of the page or the first word: nothing on the first screen needs them. */
function Toasts() {
  const [due, setDue] = useState(false);
  useEffect(() => {
    const come = () => setDue(true);
    const end = whenSomethingIsSaid(come);
    for (const touch of touches) window.addEventListener(touch, come, { once: true, capture: true });
    return () => {
      end();
      for (const touch of touches) window.removeEventListener(touch, come, { capture: true });
    };
  }, []);
  return due ? (
    <Suspense fallback={null}>
      <Toaster />
    </Suspense>
  ) : null;
}

const touches = ['pointerdown', 'keydown'] as const;
