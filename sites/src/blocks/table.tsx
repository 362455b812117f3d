import type { BlockKind, BlockOf } from '@foyer/contract/blocks';
import type { ComponentType } from 'react';
import { words } from '#theme/words.ts';
import { Booking } from './booking/booking.tsx';
import { Details } from './details/details.tsx';
import { EventStory } from './event/event.tsx';
import { Gallery } from './gallery/gallery.tsx';
import { GettingThere } from './getting-there/getting-there.tsx';
import { GoodToKnow } from './good-to-know/good-to-know.tsx';
import { Heading } from './heading/heading.tsx';
import { Hero } from './hero/hero.tsx';
import { Image } from './image/image.tsx';
import { Introduction } from './introduction/introduction.tsx';
import { List } from './list/list.tsx';
import { Paragraph } from './paragraph/paragraph.tsx';
import type { BlockProps, PageOfBlocks } from './props.ts';
import { Questions } from './questions/questions.tsx';
import { Quote } from './quote/quote.tsx';
import { Rooms } from './rooms/rooms.tsx';

/** How each kind of block looks. A kind that is missing here does not compile. */
const views: { [K in BlockKind]: ComponentType<BlockProps<K>> } = {
  hero: Hero,
  introduction: Introduction,
  details: Details,
  event: EventStory,
  'getting-there': GettingThere,
  rooms: Rooms,
  gallery: Gallery,
  'good-to-know': GoodToKnow,
  questions: Questions,
  booking: Booking,
  heading: Heading,
  paragraph: Paragraph,
  list: List,
  quote: Quote,
  image: Image,
};

/** A block as its kind is shown. */
export function BlockView<K extends BlockKind>({ block, page }: { block: BlockOf<K>; page: PageOfBlocks }) {
  const View: ComponentType<BlockProps<K>> = views[block.kind as K];
  return <View block={block} page={page} words={words[page.language]} />;
}
