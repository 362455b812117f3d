/**
 * A block as a row of editable fields and back. The editor knows only fields; what a block is stays the contract's
 * matter. A block whose words did not change comes back as the very same object.
 */
import type { Block, BlockKind } from '@foyer/contract/blocks';

export type FieldRole =
  | 'eyebrow'
  | 'title'
  | 'subtitle'
  | 'heading'
  | 'paragraph'
  | 'label'
  | 'value'
  | 'question'
  | 'answer'
  | 'item-title'
  | 'caption'
  | 'rate'
  | 'button';

export type Field = { role: FieldRole; text: string };

/** What an empty field asks for. */
export const placeholders: Record<FieldRole, string> = {
  eyebrow: 'A word above the title',
  title: 'Title',
  subtitle: 'Place and dates',
  heading: 'Heading',
  paragraph: 'Write here',
  label: 'Label',
  value: 'Value',
  question: 'Question',
  answer: 'Answer',
  'item-title': 'Title of the picture',
  caption: 'Caption',
  rate: 'Name of the rate',
  button: 'Words on the button',
};

export const blockNames: Record<BlockKind, string> = {
  hero: 'Hero',
  introduction: 'Introduction',
  details: 'Details',
  event: 'The event',
  'getting-there': 'Getting there',
  rooms: 'Rooms and offers',
  gallery: 'Gallery',
  'good-to-know': 'Good to know',
  questions: 'Questions and answers',
  booking: 'Booking bar',
  heading: 'Heading',
  paragraph: 'Paragraph',
  list: 'List',
  quote: 'Quote',
  image: 'Picture',
};

/**
 * Every field of a block, the empty ones too, in reading order. Blocks of an article have none here: a landing page
 * that holds one keeps it as it is.
 */
export function blockFields(block: Block): Field[] {
  const field = (role: FieldRole, text: string): Field => ({ role, text });
  switch (block.kind) {
    case 'hero':
      return [field('eyebrow', block.eyebrow), field('title', block.title), field('subtitle', block.subtitle)];
    case 'details':
      return [
        field('heading', block.heading),
        ...block.rows.flatMap((row) => [field('label', row.label), field('value', row.value)]),
      ];
    case 'questions':
      return [
        field('heading', block.heading),
        ...block.items.flatMap((item) => [field('question', item.question), field('answer', item.answer)]),
      ];
    case 'gallery':
      return [
        field('heading', block.heading),
        ...block.items.flatMap((item) => [field('item-title', item.title), field('caption', item.caption)]),
      ];
    case 'booking':
      return [field('rate', block.rate), field('button', block.label)];
    case 'heading':
    case 'paragraph':
    case 'list':
    case 'quote':
    case 'image':
      return [];
    default:
      return [field('heading', block.heading), ...block.paragraphs.map((text) => field('paragraph', text))];
  }
}

/** The path of each field in its block, as the contract's `textSegments` names it. */
export function fieldPaths(fields: readonly Field[]): string[] {
  const counts = { paragraph: 0, row: 0, item: 0 };
  return fields.map(({ role }) => {
    switch (role) {
      case 'paragraph':
        return `paragraphs.${counts.paragraph++}`;
      case 'label':
        return `rows.${counts.row}.label`;
      case 'value':
        return `rows.${counts.row++}.value`;
      case 'question':
        return `items.${counts.item}.question`;
      case 'answer':
        return `items.${counts.item++}.answer`;
      case 'item-title':
        return `items.${counts.item}.title`;
      case 'caption':
        return `items.${counts.item++}.caption`;
      case 'button':
        return 'label';
      default:
        return role;
    }
  });
}

/** The block with these words; edited words make it a person's. */
export function blockWithFields(base: Block, fields: readonly Field[]): Block {
  const before = blockFields(base);
  const same =
    before.length === fields.length &&
    before.every((field, i) => field.role === fields[i]?.role && field.text === fields[i]?.text);
  return same ? base : { ...rebuilt(base, fields), origin: 'person' };
}

function rebuilt(base: Block, fields: readonly Field[]): Block {
  const one = (role: FieldRole) => fields.find((field) => field.role === role)?.text ?? '';
  const all = (role: FieldRole) => fields.filter((field) => field.role === role).map((field) => field.text);
  switch (base.kind) {
    case 'hero':
      return { ...base, eyebrow: one('eyebrow'), title: one('title'), subtitle: one('subtitle') };
    case 'details': {
      const values = all('value');
      return {
        ...base,
        heading: one('heading'),
        rows: all('label').map((label, i) => ({ label, value: values[i] ?? '' })),
      };
    }
    case 'questions': {
      const answers = all('answer');
      return {
        ...base,
        heading: one('heading'),
        items: all('question').map((question, i) => ({ question, answer: answers[i] ?? '' })),
      };
    }
    case 'gallery': {
      const titles = all('item-title');
      const captions = all('caption');
      return {
        ...base,
        heading: one('heading'),
        items: base.items.map((item, i) => ({ ...item, title: titles[i] ?? '', caption: captions[i] ?? '' })),
      };
    }
    case 'booking':
      return { ...base, rate: one('rate'), label: one('button') };
    case 'heading':
    case 'paragraph':
    case 'list':
    case 'quote':
    case 'image':
      return base;
    default:
      return { ...base, heading: one('heading'), paragraphs: all('paragraph') };
  }
}
