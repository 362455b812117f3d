import { slug as slugSchema } from '@foyer/contract/landing-pages';
import type { PropertyPostDraft } from '@foyer/contract/property-post-fields';
import type { PropertyPost } from '@foyer/contract/property-posts';
import { useState } from 'react';
import { Card, CardHead } from '#ui/card.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';

type AddressFieldsProps = {
  draft: PropertyPostDraft;
  post: PropertyPost;
  readOnly: boolean;
  onChange: (fields: Partial<PropertyPostDraft>) => void;
};

/** Where the post stands on the site. */
export function AddressFields({ draft, post, readOnly, onChange }: AddressFieldsProps) {
  const [slug, setSlug] = useState(draft.slug);
  const problem = slugSchema.safeParse(slug).error?.issues[0]?.message;
  const known = post.publishedVersion !== null;
  return (
    <Card aria-label="Page address">
      <CardHead title="Page address" detail={post.link.replace(/^https?:\/\//, '').replace(/[^/]*$/, '')} />
      <div className="px-4 pt-2 pb-4">
        <Field
          label="Address"
          error={problem}
          hint={known ? 'Guests know this address. Unpublish the language to change it.' : undefined}
        >
          {(control) => (
            <Input
              {...control}
              name="slug"
              readOnly={known || readOnly}
              value={slug}
              onChange={(event) => {
                setSlug(event.target.value);
                if (slugSchema.safeParse(event.target.value).success) onChange({ slug: event.target.value });
              }}
            />
          )}
        </Field>
      </div>
    </Card>
  );
}
