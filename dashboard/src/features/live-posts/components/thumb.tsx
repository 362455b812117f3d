import { mediaEndpoints } from '@foyer/contract/media';
import type { PostRow } from '@foyer/contract/posts';
import CalendarDays from 'lucide-react/icons/calendar-days';
import FileText from 'lucide-react/icons/file-text';
import Landmark from 'lucide-react/icons/landmark';
import { apiAddress } from '#lib/api/call.ts';
import { cn } from '#ui/class-names.ts';

/** The post's picture, or a sign of its kind. */
export function Thumb({ row, large }: { row: Pick<PostRow, 'imageId' | 'kind'>; large?: boolean }) {
  const size = large ? 'size-14 rounded-md' : 'h-[30px] w-10 rounded-sm';
  if (row.imageId)
    return (
      <img
        src={apiAddress(`${mediaEndpoints.file.path.replace(':id', row.imageId)}?width=480`)}
        alt=""
        loading="lazy"
        className={cn(size, 'shrink-0 object-cover')}
      />
    );
  const Icon = row.kind === 'venue' ? Landmark : row.kind.startsWith('event') ? CalendarDays : FileText;
  return (
    <span aria-hidden className={cn(size, 'grid shrink-0 place-items-center bg-muted text-subtle-foreground')}>
      <Icon className="size-4 stroke-[1.75]" />
    </span>
  );
}
