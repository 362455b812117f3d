import Archive from 'lucide-react/icons/archive';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Clock from 'lucide-react/icons/clock';
import Pencil from 'lucide-react/icons/pencil';
import type { ComponentType } from 'react';
import { Badge, type BadgeTone } from '#ui/badge.tsx';

type Status = 'draft' | 'scheduled' | 'published' | 'failed' | 'archived';

const looks: Record<Status, { word: string; tone: BadgeTone; Icon: ComponentType<{ 'aria-hidden'?: boolean }> }> = {
  draft: { word: 'Draft', tone: 'outline', Icon: Pencil },
  scheduled: { word: 'Scheduled', tone: 'info', Icon: Clock },
  published: { word: 'Published', tone: 'success', Icon: CircleCheck },
  failed: { word: 'Failed', tone: 'danger', Icon: CircleAlert },
  archived: { word: 'Archived', tone: 'muted', Icon: Archive },
};

/** State of a post: an icon and a word, never color alone. */
export function StatusBadge({ status }: { status: Status }) {
  const { word, tone, Icon } = looks[status];
  return (
    <Badge tone={tone}>
      <Icon aria-hidden />
      {word}
    </Badge>
  );
}
