import type { Article, ArticleUpdate } from '@foyer/contract/articles';
import type { Media } from '@foyer/contract/media';
import type { Property } from '@foyer/contract/properties';
import { useQuery } from '@tanstack/react-query';
import ImagePlus from 'lucide-react/icons/image-plus';
import { useEffect, useId, useState } from 'react';
import { usePermissions } from '#features/permissions/queries.ts';
import { membersQuery } from '#features/user-roles/queries.ts';
import { messageOf } from '#lib/api/api-error.ts';
import { apiAddress } from '#lib/api/call.ts';
import { useSelection } from '#lib/selection/selection-provider.tsx';
import { useCurrentUser } from '#lib/session/current-user.ts';
import { toast } from '#lib/toast.ts';
import { PictureDialog } from '#ui/block-editor/picture-dialog.tsx';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { Select } from '#ui/select.tsx';
import { updateOf } from '../hooks/update-of.ts';
import { useCategories, useUpdateArticle } from '../queries.ts';
import { RelatedEvents } from './related-events.tsx';

type DetailsProps = {
  article: Article;
  house: Property | null;
  pictures: readonly Media[];
  refusal: string | undefined;
};

/** What all languages of the article share. Each change is saved at once. */
export function Details({ article, house, pictures, refusal }: DetailsProps) {
  const { workspace, properties } = useSelection();
  const { mutate, isPending, isSuccess } = useUpdateArticle(article.id);
  const categories = useCategories(workspace?.domainId);
  const change = (fields: Partial<ArticleUpdate>) =>
    mutate(updateOf(article, fields), { onError: (cause) => toast.error(messageOf(cause)) });
  const readOnly = refusal !== undefined;
  const toggle = (slug: string, on: boolean) =>
    change({ categories: on ? [...article.categories, slug] : article.categories.filter((one) => one !== slug) });
  return (
    <div className="h-full overflow-y-auto px-4 py-4">
      <div className="mb-3 flex items-center justify-between">
        <h2 className="text-base font-semibold">Article</h2>
        <span role="status" className="text-xs text-muted-foreground">
          {isPending ? 'Saving...' : isSuccess ? 'Saved' : ''}
        </span>
      </div>
      <div className="flex flex-col gap-5">
        <Typed
          key={`name ${article.name}`}
          label="Article name"
          value={article.name}
          hint="For your team; the list and this page bear it."
          maxLength={200}
          readOnly={readOnly}
          onSettled={(name) => name && change({ name })}
        />
        <Author article={article} readOnly={readOnly} onChange={(author) => change({ author })} />
        <Field
          label="House"
          hint={
            house
              ? 'Claims rest on its facts. Duplicate the article to write it for another house.'
              : 'Without a house no claim about one has a source.'
          }
        >
          {(control) => (
            <Select
              {...control}
              disabled={readOnly || house !== null}
              value={house?.id ?? ''}
              onChange={(event) => event.target.value && change({ propertyId: event.target.value })}
            >
              <option value="">No house</option>
              {properties.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Cover
          coverId={article.coverId}
          pictures={pictures}
          refusal={refusal}
          onChange={(coverId) => change({ coverId })}
        />
        <fieldset disabled={readOnly}>
          <legend className="mb-1.5 text-sm font-medium">Categories</legend>
          {categories.error ? (
            <p className="text-xs text-destructive">{messageOf(categories.error)}</p>
          ) : (
            <div className="flex flex-col gap-0.5">
              {(categories.data?.data ?? []).map(({ slug, name, parent }) => (
                <Checkbox
                  key={slug}
                  className={parent ? 'ml-6' : ''}
                  checked={article.categories.includes(slug)}
                  onChange={(event) => toggle(slug, event.target.checked)}
                >
                  {name}
                </Checkbox>
              ))}
            </div>
          )}
        </fieldset>
        <RelatedEvents
          domainId={workspace?.domainId}
          ids={article.relatedEventIds}
          refusal={refusal}
          onChange={(relatedEventIds) => change({ relatedEventIds })}
        />
      </div>
    </div>
  );
}

type TypedProps = {
  label: string;
  value: string;
  hint?: string;
  maxLength: number;
  readOnly: boolean;
  list?: string;
  placeholder?: string;
  onSettled: (value: string) => void;
};

/** A field that is saved when it is left, or with Enter. */
function Typed({ label, value, hint, onSettled, ...rest }: TypedProps) {
  const [typed, setTyped] = useState(value);
  useEffect(() => setTyped(value), [value]);
  const settle = () => typed.trim() !== value && onSettled(typed.trim());
  return (
    <Field label={label} hint={hint}>
      {(control) => (
        <Input
          {...control}
          {...rest}
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={settle}
          onKeyDown={(event) => event.key === 'Enter' && settle()}
        />
      )}
    </Field>
  );
}

type AuthorProps = { article: Article; readOnly: boolean; onChange: (author: Article['author']) => void };

/** A member, offered while typing, or a guest by any name. */
function Author({ article, readOnly, onChange }: AuthorProps) {
  const list = useId();
  const { workspace } = useSelection();
  const { data: me } = useCurrentUser();
  const { may } = usePermissions(workspace ? { organisationId: workspace.organisationId } : null);
  const { data: members = [] } = useQuery({
    ...membersQuery({ workspaceId: article.workspaceId }),
    enabled: may('members:read'),
  });
  const people = new Map(
    [...members.map(({ user }) => user), ...(me ? [me] : [])].map((user) => [
      [user.name, user.familyname].filter(Boolean).join(' '),
      user.id,
    ]),
  );
  return (
    <>
      <Typed
        label="Author"
        value={article.author.name}
        hint={article.author.userId ? 'A member of your organization.' : undefined}
        placeholder="A person’s name"
        maxLength={120}
        readOnly={readOnly}
        list={list}
        onSettled={(name) => onChange({ name, userId: people.get(name) ?? null })}
      />
      <datalist id={list}>
        {[...people.keys()].map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  );
}

type CoverProps = {
  coverId: string | null;
  pictures: readonly Media[];
  refusal: string | undefined;
  onChange: (id: string | null) => void;
};

function Cover({ coverId, pictures, refusal, onChange }: CoverProps) {
  const [choosing, setChoosing] = useState(false);
  const picture = pictures.find((one) => one.id === coverId);
  return (
    <section aria-label="Cover">
      <h3 className="mb-1.5 text-sm font-medium">Cover</h3>
      {coverId && (
        <img
          src={apiAddress(`/media/${coverId}/file?width=480`)}
          alt={picture?.title ?? 'The cover'}
          className="mb-2 aspect-[16/9] w-full rounded-[7px] object-cover"
        />
      )}
      <div className="flex gap-2">
        <Button size="sm" disabledReason={refusal} onClick={() => setChoosing(true)}>
          <ImagePlus aria-hidden /> {coverId ? 'Change cover' : 'Choose cover'}
        </Button>
        {coverId && (
          <Button size="sm" variant="ghost" disabledReason={refusal} onClick={() => onChange(null)}>
            Take out
          </Button>
        )}
      </div>
      {choosing && (
        <PictureDialog
          pictures={pictures}
          chosen={coverId}
          onClose={() => setChoosing(false)}
          onChoose={(id) => {
            onChange(id);
            setChoosing(false);
          }}
        />
      )}
    </section>
  );
}
