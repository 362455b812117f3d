import CircleAlert from 'lucide-react/icons/circle-alert';
import { Component, type ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import { TooltipProvider } from '#ui/tooltip.tsx';

type ErrorBoundaryProps = {
  children: ReactNode;
  /** Called on 'Try Again', before the children are drawn again. */
  onTryAgain?: () => void;
};

/** Catches what a part of the page throws while drawing (spec 2). */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { error: Error | null }> {
  override state: { error: Error | null } = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    return (
      <SomethingWentWrong
        message={error.message}
        onTryAgain={() => {
          this.props.onTryAgain?.();
          this.setState({ error: null });
        }}
      />
    );
  }
}

/** Stands on its own: what its buttons need from above may be what has failed. */
export const SomethingWentWrong = ({ message, onTryAgain }: { message: string; onTryAgain: () => void }) => (
  <TooltipProvider>
    <div className="grid min-h-60 grow place-items-center p-6">
      <div role="alert" className="w-full max-w-[480px] rounded-[10px] border bg-card p-5 shadow-xs">
        <h2 className="flex items-center gap-2.5 text-base font-semibold">
          <CircleAlert aria-hidden className="size-[17px] stroke-[1.75] text-destructive" />
          Something went wrong
        </h2>
        <p className="mt-1.5 text-sm text-muted-foreground">{message}</p>
        <div className="mt-4 flex gap-2">
          <Button variant="primary" onClick={onTryAgain}>
            Try Again
          </Button>
          <Button onClick={() => window.location.reload()}>Reload Page</Button>
        </div>
      </div>
    </div>
  </TooltipProvider>
);
