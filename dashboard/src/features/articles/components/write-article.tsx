import type { Article, ArticlePost } from '@foyer/contract/articles';
import { isStoryBlock, pageSegments } from '@foyer/contract/blocks';
import type { Property } from '@foyer/contract/properties';
import { writing } from '#features/content/queries.ts';
import { toast } from '#lib/toast.ts';
import { WriteButton } from '#ui/write-button.tsx';
import type { ArticleFields } from '../hooks/article-ledger.ts';

type WriteArticleProps = {
  article: Article;
  post: ArticlePost;
  house: Property | null;
  /** The house in whose name an article without one is asked for. */
  near: Property | null;
  draft: ArticleFields;
  refusal: string | undefined;
  /** Puts the fields into the draft and shows them. */
  onWritten: (fields: Partial<ArticleFields>) => void;
};

/**
 * Has the article written from the facts of its house and its first event, without a house from the event alone; what
 * stands above the text stays.
 */
export function WriteArticle({ article, post, house, near, draft, refusal, onWritten }: WriteArticleProps) {
  const { styleguideId, relatedEventIds, factIds } = article;
  const [eventId = null] = relatedEventIds;
  return (
    <WriteButton
      label="Write the article"
      short="Write"
      language={post.language}
      refusal={
        refusal ??
        (near && styleguideId && (house || eventId) ? undefined : 'There is nothing to write from: choose an event')
      }
      heads={!draft.title || !draft.excerpt}
      replaces={pageSegments(draft.blocks).length > 0}
      onWrite={(signal) =>
        writing(
          {
            styleguideId: styleguideId ?? '',
            propertyId: near?.id ?? '',
            language: post.language,
            contentType: house ? 'article' : 'event_description',
            eventId,
            // An article that names no facts rests on all of them.
            ...(factIds.length > 0 ? { factIds } : {}),
            brief: { length: 'long' },
          },
          signal,
        )
      }
      onUse={({ title, description, blocks }) => {
        onWritten({
          title: draft.title || title,
          excerpt: draft.excerpt || description,
          description: draft.description || description,
          blocks: blocks.filter(isStoryBlock),
        });
        toast('The text is in its place', { action: { label: 'Undo', onClick: () => onWritten(draft) } });
      }}
    />
  );
}
