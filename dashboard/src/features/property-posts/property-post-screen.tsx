import { type Language, languageNames, languages } from '@foyer/contract/languages';
import type { Property } from '@foyer/contract/properties';
import type { PropertyPost } from '@foyer/contract/property-posts';
import { contextIn, type TextContext } from '@foyer/editorial/context';
import Building2 from 'lucide-react/icons/building-2';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { liveOf, useDeliveries } from '#features/channels/queries.ts';
import { mayNotWrite, useFacts, useMay, usePictures, useStyleguide } from '#features/landing-pages/queries.ts';
import { useWrittenLanguages } from '#features/property-languages/queries.ts';
import { messageOf } from '#lib/api/api-error.ts';
import { ledgerReader } from '#lib/ledger/ledger.ts';
import { toast } from '#lib/toast.ts';
import { Button } from '#ui/button.tsx';
import { DeliveryCard } from '#ui/delivery/delivery-card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LoadFailed } from '#ui/load-failed.tsx';
import { Page, PageHead } from '#ui/page-head.tsx';
import { PropertyPage } from '#ui/property-page.tsx';
import { Select } from '#ui/select.tsx';
import { SkeletonRows } from '#ui/skeleton.tsx';
import { LanguageCards } from './components/language-cards.tsx';
import { PostEditor } from './components/post-editor.tsx';
import { fieldsOf } from './hooks/use-post-draft.ts';
import { useBegin, usePropertyPosts, useSaveDraft } from './queries.ts';
import { counted } from './words.ts';

/** The page about the house itself, in all its languages. */
export const PropertyPostScreen = () => (
  <PropertyPage
    title="Property Post"
    Icon={Building2}
    without="A property post is about one house. Add it with its address first."
  >
    {(property) => <PropertyPosts key={property.id} property={property} />}
  </PropertyPage>
);

function PropertyPosts({ property }: { property: Property }) {
  const posts = usePropertyPosts(property.id);
  const facts = useFacts(property.id);
  const guide = useStyleguide(property.id);
  const pictures = usePictures(property.id);
  const told = useWrittenLanguages(property);
  const failed = [posts, facts, guide, pictures].find((query) => query.error);
  const stated = facts.data?.data;
  const styleguide = guide.data?.content;
  const contexts = useMemo(() => {
    if (!stated || !styleguide) return null;
    const sources = { property, facts: stated, events: [], styleguide };
    return Object.fromEntries(languages.map((one) => [one, contextIn(sources, one)])) as Record<Language, TextContext>;
  }, [property, stated, styleguide]);
  if (failed?.error)
    return (
      <Page>
        <PageHead title="Property Post" />
        <LoadFailed error={failed.error} onRetry={() => failed.refetch()} />
      </Page>
    );
  if (!posts.data || !pictures.data || !contexts || !told)
    return (
      <Page>
        <PageHead title="Property Post" />
        <SkeletonRows rows={8} label="Loading the property post" />
      </Page>
    );
  return <Told property={property} posts={posts.data} contexts={contexts} pictures={pictures.data.data} told={told} />;
}

type ToldProps = {
  property: Property;
  posts: readonly PropertyPost[];
  contexts: Record<Language, TextContext>;
  pictures: React.ComponentProps<typeof PostEditor>['pictures'];
  told: readonly Language[];
};

/** By when they were begun, as ids are made in that order. */
const inOrder = (posts: readonly PropertyPost[]) => [...posts].sort((a, b) => a.id.localeCompare(b.id));

function Told({ property, posts, contexts, pictures, told }: ToldProps) {
  const [params, setParams] = useSearchParams();
  const [beginning, setBeginning] = useState<Language | null>(null);
  const begin = useBegin(property.id);
  const { mutateAsync: save } = useSaveDraft(property.id);
  const refusal = useMay('content:write', property) ? undefined : mayNotWrite;
  const groups = [...new Set(inOrder(posts).map((post) => post.meta.translation_group))];
  const group = groups.find((one) => one === params.get('group')) ?? groups[0];
  const own = inOrder(posts).filter((post) => post.meta.translation_group === group);
  const post = own.find((one) => one.language === params.get('language')) ?? own[0];
  const missing = [...new Set([...told, ...languages])].filter(
    (language) => told.includes(language) && !own.some((one) => one.language === language),
  );
  const open = useMemo(() => {
    const counts: Partial<Record<Language, number>> = {};
    for (const one of posts) {
      if (one.meta.translation_group !== group) continue;
      const read = ledgerReader(contexts[one.language], 'standard');
      counts[one.language] = read({ ...one, description: one.excerpt }, one.approvals).open;
    }
    return counts;
  }, [posts, group, contexts]);

  const choose = (change: Record<string, string | null>) =>
    setParams(
      (before) => {
        for (const [name, value] of Object.entries(change)) {
          if (value === null) before.delete(name);
          else before.set(name, value);
        }
        return before;
      },
      { replace: true },
    );
  const start = (language: Language) => {
    setBeginning(language);
    begin.mutate(
      { language, translationGroup: group ?? null },
      { onSuccess: () => choose({ language }), onSettled: () => setBeginning(null) },
    );
  };

  if (!post)
    return (
      <Page>
        <PageHead title="Property Post">{property.name}</PageHead>
        <EmptyState
          Icon={Building2}
          title={`Nothing says what ${property.name} is yet`}
          action={told.map((language) => (
            <Button
              key={language}
              variant={language === told[0] ? 'primary' : 'outline'}
              className="m-1"
              busy={beginning === language}
              disabledReason={refusal}
              onClick={() => start(language)}
            >
              {beginning === language ? 'Beginning...' : `Begin ${languageNames[language]}`}
            </Button>
          ))}
        >
          A property post tells the house itself: its text, its address, its pictures. It begins with what its record
          knows.
        </EmptyState>
      </Page>
    );

  const share = async (from: PropertyPost) => {
    const others = own.filter((one) => one.id !== from.id);
    const { gallery, featured_media } = from;
    const done = await Promise.allSettled(
      others.map((one) =>
        save({ id: one.id, version: one.version, body: { ...fieldsOf(one), gallery, featured_media } }),
      ),
    );
    const lost = done.find((one) => one.status === 'rejected');
    if (lost) toast.error('Not every language took the pictures', { description: messageOf(lost.reason) });
    else
      toast.success(`${counted(others.length, 'language')} now show${others.length === 1 ? 's' : ''} these pictures`);
  };
  const live = own.filter((one) => one.publishedVersion !== null).length;

  return (
    <PostEditor
      key={post.id}
      property={property}
      post={post}
      context={contexts[post.language]}
      pictures={pictures}
      others={own.filter((one) => one.id !== post.id)}
      onShare={share}
      onRemoved={() => choose({ language: null })}
      head={
        <>
          <PageHead
            title="Property Post"
            actions={
              groups.length > 1 && (
                <Select
                  aria-label="Post"
                  value={group}
                  onChange={(event) => choose({ group: event.target.value, language: null })}
                >
                  {groups.map((one, at) => (
                    <option key={one} value={one}>
                      {posts.find(({ meta }) => meta.translation_group === one)?.title || `Post ${at + 1}`}
                    </option>
                  ))}
                </Select>
              )
            }
          >
            {property.name}, live in {live} of {counted(own.length, 'language')}
          </PageHead>
          <LanguageCards
            posts={own}
            missing={missing}
            active={post.id}
            open={open}
            beginning={beginning}
            refusal={refusal}
            onChoose={(language) => choose({ language })}
            onBegin={start}
          />
          <Deliveries property={property} posts={own} />
        </>
      }
    />
  );
}

/** How the languages stand in the WordPress of the domain. */
function Deliveries({ property, posts }: { property: Property; posts: readonly PropertyPost[] }) {
  const thing = { kind: 'entry', id: posts[0]?.meta.translation_group ?? '' } as const;
  return <DeliveryCard {...useDeliveries(thing, liveOf(posts), useMay('content:publish', property))} />;
}
