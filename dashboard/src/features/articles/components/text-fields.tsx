import type { ArticlePost } from '@foyer/contract/articles';
import { slug as slugSchema } from '@foyer/contract/landing-pages';
import type { Language } from '@foyer/contract/languages';
import { type KeyboardEvent, useState } from 'react';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { Textarea } from '#ui/textarea.tsx';
import type { ArticleFields } from '../hooks/article-ledger.ts';
import { shownUrl } from '../words.ts';

type FieldsProps = {
  draft: ArticleFields;
  /** For people who may look and not write. */
  readOnly: boolean;
  onChange: (fields: Partial<ArticleFields>) => void;
};

const oneLine = (text: string) => text.replace(/\s*\n\s*/g, ' ');

/** Title and excerpt, as readers will see them above the text. */
export function TitleFields({ draft, language, readOnly, onChange }: FieldsProps & { language: Language }) {
  const noBreak = (event: KeyboardEvent) => event.key === 'Enter' && event.preventDefault();
  return (
    <div className="story-head flex flex-col gap-3 font-voice">
      <textarea
        aria-label="Title"
        name="article-title"
        lang={language}
        rows={1}
        maxLength={200}
        readOnly={readOnly}
        placeholder="Title"
        className="story-title"
        value={draft.title}
        onKeyDown={noBreak}
        onChange={(event) => onChange({ title: oneLine(event.target.value) })}
      />
      <textarea
        aria-label="Excerpt"
        name="article-excerpt"
        lang={language}
        rows={2}
        maxLength={400}
        readOnly={readOnly}
        placeholder="Excerpt: a sentence or two for lists and feeds"
        className="story-excerpt text-muted-foreground"
        value={draft.excerpt}
        onKeyDown={noBreak}
        onChange={(event) => onChange({ excerpt: oneLine(event.target.value) })}
      />
    </div>
  );
}

/** What search results show beside the title, and the address. */
export function SearchFields({ draft, post, readOnly, onChange }: FieldsProps & { post: ArticlePost }) {
  const [slug, setSlug] = useState(draft.slug);
  const problem = slugSchema.safeParse(slug).error?.issues[0]?.message;
  const live = post.publishedVersion !== null;
  return (
    <section
      aria-label="Search and address"
      className="mt-4 flex flex-col gap-4 rounded-[10px] border bg-card px-10 py-5 shadow-xs max-md:px-4"
    >
      <Field label="Description in search results" hint={`${draft.description.length} of about 155 characters`}>
        {(control) => (
          <Textarea
            {...control}
            name="article-description"
            readOnly={readOnly}
            rows={2}
            maxLength={400}
            value={draft.description}
            onChange={(event) => onChange({ description: event.target.value })}
          />
        )}
      </Field>
      <Field
        label="Address"
        error={problem}
        hint={live ? 'The address of a live article stays. Take it off the site to change it.' : shownUrl(post.url)}
      >
        {(control) => (
          <Input
            {...control}
            readOnly={live || readOnly}
            value={slug}
            onChange={(event) => {
              setSlug(event.target.value);
              if (slugSchema.safeParse(event.target.value).success) onChange({ slug: event.target.value });
            }}
          />
        )}
      </Field>
    </section>
  );
}
