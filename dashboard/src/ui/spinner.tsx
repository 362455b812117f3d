import LoaderCircle from 'lucide-react/icons/loader-circle';
import { cn } from '#ui/class-names.ts';

/** A turning ring; still where motion is not wanted. Always beside words. */
export const Spinner = ({ className }: { className?: string }) => (
  <LoaderCircle aria-hidden className={cn('size-4 animate-spin', className)} />
);
