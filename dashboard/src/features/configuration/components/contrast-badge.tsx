import { contrastWords } from '@foyer/contract/colors';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { Badge } from '#ui/badge.tsx';
import { gradeOf } from '../color-words.ts';

/** How well two colors can be told apart, in WCAG's words. */
export function ContrastBadge({ contrast, needed }: { contrast: number; needed: number }) {
  const grade = gradeOf(contrast, needed);
  return grade ? (
    <Badge tone="success">
      {grade} {contrastWords(contrast)}
    </Badge>
  ) : (
    <Badge tone="danger">
      <TriangleAlert aria-label="Too low" />
      {contrastWords(contrast)}
    </Badge>
  );
}
