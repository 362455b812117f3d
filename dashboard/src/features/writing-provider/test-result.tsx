import type { ProviderTest } from '@foyer/contract/writing-provider';
import Check from 'lucide-react/icons/check';
import TriangleAlert from 'lucide-react/icons/triangle-alert';

/** What a test of the connection came to; always there, so that it is read out when it changes. */
export const TestResult = ({ result }: { result: ProviderTest | null }) => (
  <p role="status" className={result?.works ? 'text-sm text-success' : 'text-sm text-destructive'}>
    {result && (
      <span className="flex items-center gap-1.5">
        {result.works ? (
          <Check aria-hidden className="size-4 shrink-0" />
        ) : (
          <TriangleAlert aria-hidden className="size-4 shrink-0" />
        )}
        {result.message}
      </span>
    )}
  </p>
);
