import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { Button } from '#ui/button.tsx';

type PagerProps = { skip: number; take: number; total: number; onSkip: (skip: number) => void };

const figures = new Intl.NumberFormat('en');

/** '1 to 20 of 187' and the way to the pages before and after. */
export const Pager = ({ skip, take, total, onSkip }: PagerProps) => (
  <nav aria-label="Pages" className="flex items-center gap-2 text-xs text-muted-foreground">
    <p className="num grow" role="status">
      {total === 0
        ? 'Nothing to show'
        : `${figures.format(skip + 1)} to ${figures.format(Math.min(skip + take, total))} of ${figures.format(total)}`}
    </p>
    <Button
      size="sm"
      disabledReason={skip === 0 ? 'This is the first page' : undefined}
      onClick={() => onSkip(Math.max(0, skip - take))}
    >
      <ChevronLeft aria-hidden />
      Previous
    </Button>
    <Button
      size="sm"
      disabledReason={skip + take >= total ? 'This is the last page' : undefined}
      onClick={() => onSkip(skip + take)}
    >
      Next
      <ChevronRight aria-hidden />
    </Button>
  </nav>
);
