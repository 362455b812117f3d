import Images from 'lucide-react/icons/images';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { counted } from '../words.ts';

type SentenceProps = { name: string; total: number; undescribed: number; live: number };

/** How many pictures there are and how far they are described. */
export const Sentence = ({ name, total, undescribed, live }: SentenceProps) => (
  <>
    {counted(total, 'picture')} for {name}.{' '}
    {undescribed === 0
      ? 'Each has alt text.'
      : `${undescribed} ${undescribed === 1 ? 'has' : 'have'} no alt text${live > 0 ? `; ${live} of those ${live === 1 ? 'is' : 'are'} on live pages` : ''}.`}
  </>
);

/** An empty list, and the way on. */
export const Nothing = ({ narrowed, onClear }: { narrowed: boolean; onClear: () => void }) => (
  <EmptyState
    Icon={Images}
    title={narrowed ? 'No picture matches' : 'No pictures yet'}
    action={narrowed && <Button onClick={onClear}>Clear filters</Button>}
  >
    {narrowed ? 'Look for other words, or widen the filters.' : 'Drop photographs here, or choose them with Upload.'}
  </EmptyState>
);
