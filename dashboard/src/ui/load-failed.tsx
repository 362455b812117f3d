import { ApiError } from '#lib/api/api-error.ts';
import { ErrorState } from '#ui/error-state.tsx';

/** What could not be loaded, in the server's words and with its request id. */
export const LoadFailed = ({ error, onRetry }: { error: Error; onRetry: () => void }) => (
  <ErrorState
    message={error.message}
    requestId={error instanceof ApiError ? error.requestId : undefined}
    onRetry={onRetry}
  />
);
