import type { SignInProblem } from '#lib/session/sign-in-problem.ts';
import { Button } from '#ui/button.tsx';
import { FoyerMark } from '#ui/foyer-mark.tsx';

/** Sign-in failed: what happened, the next step, and the way back (spec 2). */
export const AuthenticationError = ({ problem, onReturn }: { problem: SignInProblem; onReturn: () => void }) => (
  <main className="grid h-dvh place-items-center bg-canvas p-6">
    <div className="w-full max-w-[440px] rounded-lg border bg-background p-6 shadow-sm">
      <FoyerMark className="size-8" />
      <h1 className="mt-4 text-xl font-semibold tracking-[-.014em]">Authentication Error</h1>
      <p role="alert" className="mt-2">
        {problem.message}
      </p>
      <p className="mt-1 text-muted-foreground">{problem.nextStep}</p>
      <Button variant="primary" className="mt-5" onClick={onReturn}>
        Return to Landing
      </Button>
    </div>
  </main>
);
