import type { Language } from '@foyer/contract/languages';
import type { LibraryPicture } from '@foyer/contract/media-library';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import Pencil from 'lucide-react/icons/pencil';
import { cn } from '#ui/class-names.ts';
import { altState } from '../words.ts';

const looks = {
  ink: { Icon: CircleCheck, color: 'text-success' },
  pencil: { Icon: Pencil, color: 'text-brass-soft-foreground' },
  none: { Icon: CircleDashed, color: 'text-muted-foreground' },
};

/** How far a picture is described, in a sign and words. */
export function AltBadge({ picture, languages }: { picture: LibraryPicture; languages: readonly Language[] }) {
  const { words, tone } = altState(picture, languages);
  const { Icon, color } = looks[tone];
  return (
    <span className={cn('flex min-w-0 items-center gap-1.5 text-xs', color)}>
      <Icon aria-hidden className="size-3.5 shrink-0 stroke-[1.75]" />
      <span className="truncate">{words}</span>
    </span>
  );
}
