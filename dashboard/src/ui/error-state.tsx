import CircleAlert from 'lucide-react/icons/circle-alert';
import { Button } from '#ui/button.tsx';

type ErrorStateProps = {
  /** What could not be done, before the reason. */ title?: string;
  message: string;
  requestId?: string | undefined;
  onRetry: () => void;
};

/** A part of the page that could not be loaded. */
export const ErrorState = ({ title, message, requestId, onRetry }: ErrorStateProps) => (
  <div role="alert" className="flex flex-wrap items-center gap-3 px-4 py-5 text-sm">
    <CircleAlert aria-hidden className="size-4 shrink-0 stroke-[1.75] text-destructive" />
    <p className="grow">
      {title && <span className="block font-medium">{title}</span>}
      {message}
      {requestId && <span className="ml-2 text-xs text-muted-foreground">Request {requestId}</span>}
    </p>
    <Button size="sm" onClick={onRetry}>
      Retry
    </Button>
  </div>
);
