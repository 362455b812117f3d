import type { Article, ArticlePost } from '@foyer/contract/articles';
import type { Media } from '@foyer/contract/media';
import type { Property } from '@foyer/contract/properties';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import { Segmented } from '#ui/segmented.tsx';
import type { ArticleFields } from '../hooks/article-ledger.ts';
import { Details } from './details.tsx';
import { History } from './history.tsx';

const views = [
  { value: 'claims', label: 'Claims' },
  { value: 'article', label: 'Article' },
  { value: 'history', label: 'History' },
] as const;
export type PanelName = (typeof views)[number]['value'];

type ArticlePanelProps = {
  name: PanelName;
  onName: (name: PanelName) => void;
  /** Where the panel stands over the text and can be put away. */
  onClose: (() => void) | undefined;
  claims: ReactNode;
  article: Article;
  post: ArticlePost;
  house: Property | null;
  pictures: readonly Media[];
  refusal: string | undefined;
  /** The version saved last. */
  version: number;
  draft: ArticleFields;
  beforeRestore: () => Promise<boolean>;
  onRestored: (post: ArticlePost) => void;
};

/** Beside the text: its claims, what its languages share, and what it said before. */
export function ArticlePanel(props: ArticlePanelProps) {
  const { name, onName, onClose, claims } = props;
  return (
    <div className="flex h-full min-h-0 flex-col">
      <div className="flex items-center gap-2 border-b px-4 py-2.5">
        <Segmented label="Beside the text" value={name} onChange={onName} options={views} />
        {onClose && (
          <Button variant="ghost" size="icon-sm" className="ml-auto" aria-label="Close" onClick={onClose}>
            <X aria-hidden />
          </Button>
        )}
      </div>
      <div className="min-h-0 grow">
        {name === 'claims' && claims}
        {name === 'article' && <Details {...props} />}
        {name === 'history' && <History {...props} />}
      </div>
    </div>
  );
}
