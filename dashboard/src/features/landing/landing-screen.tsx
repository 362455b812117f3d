import { type ReactNode, useEffect } from 'react';
import { Link } from 'react-router';
import { useSession, useSessionState } from '#lib/session/use-session.ts';
import { buttonStyle } from '#ui/button.tsx';
import { cn } from '#ui/class-names.ts';
import { FoyerMark } from '#ui/foyer-mark.tsx';
import { BusyDays } from './busy-days.tsx';
import { HeroArch } from './hero-arch.tsx';
import { InkAndPencil } from './ink-and-pencil.tsx';

/** What Foyer is, and the way in. */
export function LandingScreen() {
  const { problem } = useSessionState();
  useEffect(() => {
    document.title = 'Foyer';
  }, []);
  return (
    <div className="min-h-dvh overflow-x-clip bg-canvas">
      <Width>
        <header className="flex h-[72px] items-center gap-7">
          <span className="mr-auto flex items-center gap-[9px] text-[1.25rem] font-semibold tracking-[-.02em]">
            <FoyerMark className="size-[26px]" />
            Foyer
          </span>
          <WayIn className="h-9 px-4 text-base" />
        </header>
      </Width>
      {problem && (
        <Width>
          <p
            role="alert"
            className="rounded-md border border-brass-line bg-brass-soft px-4 py-3 text-brass-soft-foreground"
          >
            <b className="font-semibold">{problem.message}</b> {problem.nextStep}
          </p>
        </Width>
      )}
      <main>
        <Width>
          <section className="grid min-h-[780px] grid-cols-[minmax(0,1.02fr)_minmax(0,1fr)] gap-8 overflow-y-clip max-md:block max-md:min-h-0">
            <div>
              <h1 className="mt-28 text-[4rem] leading-[4.125rem] font-semibold tracking-[-.035em] text-balance max-lg:text-[3rem] max-lg:leading-[3.125rem] max-md:mt-9 max-md:text-[2.5rem] max-md:leading-[2.625rem]">
                Your website is the first room guests walk into.
              </h1>
              <p className="mt-6 mb-8 max-w-[31em] text-[1.1875rem] leading-[1.8125rem] text-muted-foreground max-md:mt-4 max-md:mb-6 max-md:text-[1.0625rem] max-md:leading-[1.625rem]">
                Foyer keeps it true. It writes event pages, posts and alt text from facts your hotel has checked, in
                your tone, in every language you publish. You decide what goes live.
              </p>
              <WayIn className="h-11 rounded-[9px] px-5 text-[0.9375rem]" />
            </div>
            <HeroArch />
          </section>
        </Width>
        <section className="border-y bg-background py-28 max-md:py-16">
          <Width>
            <InkAndPencil />
          </Width>
        </section>
        <section className="py-28 max-md:py-16">
          <Width>
            <BusyDays />
          </Width>
        </section>
      </main>
      <Width>
        <footer className="border-t pt-7 pb-10 text-base text-muted-foreground">Foyer</footer>
      </Width>
    </div>
  );
}

const Width = ({ children }: { children: ReactNode }) => (
  <div className="mx-auto max-w-[1232px] px-8 max-md:px-5">{children}</div>
);

/** 'Sign in', or the dashboard for those who have. */
function WayIn({ className }: { className: string }) {
  const session = useSession();
  const { status } = useSessionState();
  const look = cn(buttonStyle({ variant: 'primary' }), 'max-md:h-11', className);
  return status === 'signed-in' ? (
    <Link to="/" className={look}>
      Open dashboard
    </Link>
  ) : (
    <button type="button" className={look} onClick={() => void session.signIn()}>
      Sign in
    </button>
  );
}
