import { type Language, languageNames } from '@foyer/contract/languages';
import type { PropertyPost } from '@foyer/contract/property-posts';
import Plus from 'lucide-react/icons/plus';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { cn } from '#ui/class-names.ts';
import { StatusBadge } from '#ui/status-badge.tsx';
import { completenessOf, counted, isChanged } from '../words.ts';

type LanguageCardsProps = {
  posts: readonly PropertyPost[];
  /** Languages the house is told in that have no post yet. */
  missing: readonly Language[];
  active: string | undefined;
  /** Claims without a source, by language. */
  open: Partial<Record<Language, number>>;
  beginning: Language | null;
  /** Why nothing can be begun, if so. */
  refusal: string | undefined;
  onChoose: (language: Language) => void;
  onBegin: (language: Language) => void;
};

/** The languages of a post side by side: how far each is, and what is still open in it. */
export const LanguageCards = (props: LanguageCardsProps) => (
  <ul aria-label="Languages" className="grid grid-cols-[repeat(auto-fill,minmax(164px,1fr))] gap-3">
    {props.posts.map((post) => (
      <li key={post.id}>
        <Card
          post={post}
          active={post.id === props.active}
          open={props.open[post.language] ?? 0}
          onChoose={() => props.onChoose(post.language)}
        />
      </li>
    ))}
    {props.missing.map((language) => (
      <li
        key={language}
        className="flex min-h-[104px] flex-col items-start justify-between gap-2 rounded-[10px] border border-dashed border-brass-line px-4 py-3"
      >
        <div>
          <p className="text-sm font-semibold">{languageNames[language]}</p>
          <p className="text-xs text-muted-foreground">Not begun</p>
        </div>
        <Button
          size="sm"
          busy={props.beginning === language}
          disabledReason={props.refusal}
          onClick={() => props.onBegin(language)}
        >
          {props.beginning !== language && <Plus aria-hidden />}
          {props.beginning === language ? 'Beginning...' : `Begin ${languageNames[language]}`}
        </Button>
      </li>
    ))}
  </ul>
);

type CardProps = { post: PropertyPost; active: boolean; open: number; onChoose: () => void };

function Card({ post, active, open, onChoose }: CardProps) {
  const { filled, fields, words, pictures } = completenessOf(post);
  return (
    <button
      type="button"
      aria-current={active ? 'page' : undefined}
      onClick={onChoose}
      className={cn(
        'flex h-full min-h-[104px] w-full flex-col gap-1.5 rounded-[10px] border bg-card px-4 py-3 text-left shadow-xs hover:bg-muted/50',
        active && 'border-primary shadow-[inset_0_0_0_1px_var(--primary)]',
      )}
    >
      <span className="flex flex-wrap items-center gap-2">
        <span className="grow text-sm font-semibold">{languageNames[post.language]}</span>
        {isChanged(post) && <Badge tone="warn">Changed since</Badge>}
        <StatusBadge status={post.status} />
      </span>
      <span aria-hidden className="mt-1 flex h-1.5 gap-px">
        {Array.from({ length: fields }, (_, at) => (
          <i
            key={at}
            className={cn(
              'grow rounded-[1.5px]',
              at < filled ? 'bg-primary' : 'shadow-[inset_0_0_0_1px_var(--brass-line)]',
            )}
          />
        ))}
      </span>
      <span className="text-xs text-muted-foreground">
        {filled} of {fields} fields
      </span>
      <span className="text-xs text-muted-foreground">
        {counted(words, 'word')}, {counted(pictures, 'picture')}
      </span>
      {open > 0 && (
        <span className="text-xs font-medium text-destructive">{counted(open, 'claim')} without a source</span>
      )}
    </button>
  );
}
