/**
 * The grammar of a story: headings, paragraphs, lists, quotes and pictures; strong, emphasis and links inside
 * paragraphs and items. Nothing else can stand in the document, whatever is typed, pasted or dropped.
 */
import { Mark, mergeAttributes, Node } from '@tiptap/core';
import { ReactNodeViewRenderer } from '@tiptap/react';
import { PictureView } from './picture-view.tsx';

/** What every node of the top keeps of its block; a piece split off is a block of its own. */
const kept = () => ({
  id: { default: null as string | null, keepOnSplit: false, rendered: false },
  origin: { default: 'person', keepOnSplit: false, rendered: false },
  locked: { default: false, keepOnSplit: false, rendered: false },
});

export const StoryDocument = Node.create({ name: 'doc', topNode: true, content: 'block+' });
export const StoryText = Node.create({ name: 'text', group: 'inline' });

export const Paragraph = Node.create({
  name: 'paragraph',
  group: 'block',
  content: 'text*',
  marks: 'strong emphasis link',
  whitespace: 'pre',
  addAttributes: kept,
  parseHTML: () => [{ tag: 'p' }],
  renderHTML: () => ['p', 0],
});

export const Heading = Node.create({
  name: 'heading',
  group: 'block',
  content: 'text*',
  marks: '',
  whitespace: 'pre',
  defining: true,
  addAttributes: () => ({ ...kept(), level: { default: 2, rendered: false } }),
  renderHTML: ({ node }) => [`h${node.attrs.level as 2 | 3}`, 0],
});

export const List = Node.create({
  name: 'list',
  group: 'block',
  content: 'listItem+',
  addAttributes: () => ({ ...kept(), ordered: { default: false, rendered: false } }),
  renderHTML: ({ node }) => [node.attrs.ordered ? 'ol' : 'ul', 0],
});

export const ListItem = Node.create({
  name: 'listItem',
  content: 'text*',
  marks: 'strong emphasis link',
  whitespace: 'pre',
  defining: true,
  parseHTML: () => [{ tag: 'li' }],
  renderHTML: () => ['li', 0],
});

export const Quote = Node.create({
  name: 'quote',
  group: 'block',
  content: 'quoteText quoteCite',
  isolating: true,
  defining: true,
  addAttributes: kept,
  renderHTML: () => ['blockquote', 0],
});
const quotePart = (name: 'quoteText' | 'quoteCite', tag: 'p' | 'cite') =>
  Node.create({ name, content: 'text*', marks: '', whitespace: 'pre', defining: true, renderHTML: () => [tag, 0] });
export const QuoteText = quotePart('quoteText', 'p');
export const QuoteCite = quotePart('quoteCite', 'cite');

export const Picture = Node.create({
  name: 'picture',
  group: 'block',
  content: 'text*',
  marks: '',
  whitespace: 'pre',
  isolating: true,
  defining: true,
  addAttributes: () => ({ ...kept(), imageId: { default: '', rendered: false } }),
  renderHTML: ({ node }) => ['figure', { 'data-picture': node.attrs.imageId as string }, ['figcaption', 0]],
  addNodeView: () => ReactNodeViewRenderer(PictureView, { as: 'figure' }),
});

export const Strong = Mark.create({ name: 'strong', renderHTML: () => ['strong', 0] });
export const Emphasis = Mark.create({ name: 'emphasis', renderHTML: () => ['em', 0] });
export const Link = Mark.create({
  name: 'link',
  // Words typed after a link are not part of it.
  inclusive: false,
  addAttributes: () => ({ href: { default: '' } }),
  renderHTML: ({ HTMLAttributes }) => ['a', mergeAttributes(HTMLAttributes, { rel: 'noreferrer' }), 0],
});

export const storyNodes = [
  StoryDocument,
  StoryText,
  Paragraph,
  Heading,
  List,
  ListItem,
  Quote,
  QuoteText,
  QuoteCite,
  Picture,
  Link,
  Strong,
  Emphasis,
];
