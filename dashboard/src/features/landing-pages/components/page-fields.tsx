import { slug as slugSchema } from '@foyer/contract/landing-pages';
import { searchTitle, titleLength } from '@foyer/contract/page-title';
import { type ReactNode, useState } from 'react';
import { searchBlock } from '#lib/ledger/ledger.ts';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { Textarea } from '#ui/textarea.tsx';
import type { DraftFields } from '../hooks/use-draft.ts';
import { SearchResult } from './search-result.tsx';

type PageFieldsProps = {
  draft: DraftFields;
  published: boolean;
  /** For people who may look and not write. */
  readOnly: boolean;
  url: string;
  siteName: string;
  /** Has title and description written. */
  write: ReactNode;
  onChange: (fields: Partial<DraftFields>) => void;
};

/** What search results and the address bar show of the page. */
export function PageFields({ draft, published, readOnly, url, siteName, write, onChange }: PageFieldsProps) {
  const title = searchTitle(draft.title, siteName);
  const [slug, setSlug] = useState(draft.slug);
  const problem = slugSchema.safeParse(slug).error?.issues[0]?.message;
  return (
    <section
      id={searchBlock}
      aria-label="Search and address"
      className="mx-auto mt-4 flex max-w-[660px] flex-col gap-4 rounded-[10px] border bg-card px-10 py-5 shadow-xs max-md:px-4"
    >
      <div className="-mb-2 flex justify-end">{write}</div>
      <SearchResult title={title} description={draft.description} url={url} />
      <Field
        label="Title in search results"
        hint={`${title.length} of about ${titleLength} characters${title === draft.title ? '' : ', with the name of your site'}`}
      >
        {(control) => (
          <Input
            {...control}
            name={`${searchBlock}-title`}
            readOnly={readOnly}
            maxLength={200}
            value={draft.title}
            onChange={(event) => onChange({ title: event.target.value })}
          />
        )}
      </Field>
      <Field label="Description in search results" hint={`${draft.description.length} of about 155 characters`}>
        {(control) => (
          <Textarea
            {...control}
            name={`${searchBlock}-description`}
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
        hint={published ? 'The address of a live page stays. Unpublish it to change it.' : undefined}
      >
        {(control) => (
          <Input
            {...control}
            readOnly={published || readOnly}
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
