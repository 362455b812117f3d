/**
 * Running text out of the same workshop as pages: the post of a property, which tells the house, and an article, which
 * tells an event or the house at length. Headings, paragraphs and lists, in the order they are read.
 */
import type { BlockOf, StoryBlock } from '@foyer/contract/blocks';
import type { ComposedPage } from '@foyer/contract/content';
import type { Language } from '@foyer/contract/languages';
import { workshopOf } from './open-workshop.ts';
import { pageDescription, slugOf } from './page-title.ts';
import type { ComposeRequest, Workshop } from './workshop.ts';
import { writeBody } from './write-body.ts';
import { writeDetails } from './write-frame.ts';
import type { ProseBlock } from './write-prose.ts';

/** The post of a property: the house by itself, whatever happens nearby. */
export function composePropertyPost(request: ComposeRequest): ComposedPage {
  const workshop = workshopOf({ ...request, event: null });
  const { scene, phrases } = workshop;
  const details = writeDetails(workshop);
  const { introduction, prose, questions } = writeBody(workshop, details ? [details] : [], new Map());
  return {
    title: scene.house.name,
    description: pageDescription(phrases, workshop.choose),
    slug: slugOf(scene.house.name, request.language),
    blocks: [
      ...sectionOf(introduction),
      ...prose.flatMap(sectionOf),
      ...(details ? listed(details, request.language) : []),
      ...(questions ? answersOf(questions) : []),
    ],
  };
}

/** An article: its title leads into the first paragraph, and what is looked up closes it. */
export function composeArticle(request: ComposeRequest): ComposedPage {
  const workshop = workshopOf(request);
  const { phrases } = workshop;
  const title = headline(workshop);
  const details = request.event ? writeDetails(workshop) : null;
  const { introduction, prose } = writeBody(workshop, details ? [details] : [], new Map());
  return {
    title,
    description: pageDescription(phrases, workshop.choose),
    slug: slugOf(title, request.language),
    blocks: [
      ...sectionOf({ ...introduction, heading: '' }),
      ...prose.flatMap(sectionOf),
      ...(details ? listed(details, request.language) : []),
    ],
  };
}

const headline = ({ scene, phrases, choose }: Workshop): string =>
  choose.label(phrases.titles, 'title', { longest: 90, words: scene.tone.headlineWords }) ||
  (phrases.titles.at(-1)?.text ?? '');

type Named = { id: string };

const own = { locked: false, origin: 'composer' } as const;

const heading = (id: string, text: string, level: 2 | 3 = 2): StoryBlock[] =>
  text ? [{ kind: 'heading', id: `${id}-heading`, ...own, level, text }] : [];
const paragraph = (id: string, text: string): StoryBlock => ({ kind: 'paragraph', id, ...own, text, marks: [] });

/** A section of running text: its heading and its paragraphs. */
export const sectionOf = ({
  id,
  heading: title,
  paragraphs,
}: Pick<ProseBlock, 'heading' | 'paragraphs'> & Named): StoryBlock[] => [
  ...heading(id, title),
  ...paragraphs.map((text, i) => paragraph(`${id}-${i + 1}`, text)),
];

const listed = ({ id, heading: title, rows }: BlockOf<'details'>, language: Language): StoryBlock[] => [
  ...heading(id, title),
  {
    kind: 'list',
    id,
    ...own,
    ordered: false,
    items: rows.map(({ label, value }) => ({ text: `${label}${colon[language]} ${value}`, marks: [] })),
  },
];

/** French sets a colon off with a space that does not break. */
const colon: Record<Language, string> = { en: ':', de: ':', es: ':', fr: '\u00a0:' };

/** Questions, each a smaller heading with its answer below. */
export const answersOf = ({
  id,
  heading: title,
  items,
}: Pick<BlockOf<'questions'>, 'heading' | 'items'> & Named): StoryBlock[] => [
  ...heading(id, title),
  ...items.flatMap(({ question, answer }, i) => [
    ...heading(`${id}-${i + 1}`, question, 3),
    paragraph(`${id}-${i + 1}`, answer),
  ]),
];
