import { FoyerMark } from '#ui/foyer-mark.tsx';
import { Spinner } from '#ui/spinner.tsx';

/** Shown while it is found out who is here. */
export const FullscreenLoader = () => (
  <div className="grid h-dvh place-content-center justify-items-center gap-4 bg-canvas">
    <FoyerMark className="size-10" />
    <p role="status" className="flex items-center gap-2 text-sm text-muted-foreground">
      <Spinner />
      Loading
    </p>
  </div>
);
