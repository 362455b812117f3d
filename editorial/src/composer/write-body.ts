/**
 * Writes the running text and the questions of a page to the length asked for: first the introduction, then the blocks of
 * the plan while there is room, then questions, and at last what is missing to the least a page should have.
 */
import type { Block, BlockOf } from '@foyer/contract/blocks';
import { pageSegments } from '@foyer/contract/blocks';
import { countWords } from './measure.ts';
import type { ProseKind } from './plan-page.ts';
import type { Topic } from './topics.ts';
import type { Move } from './voice.ts';
import type { Workshop } from './workshop.ts';
import { type Draft, extendProse, type ProseBlock, writeProse } from './write-prose.ts';

type Item = BlockOf<'questions'>['items'][number];
export type Body = { introduction: ProseBlock; prose: ProseBlock[]; questions: BlockOf<'questions'> | null };

/** Words of blocks as a guest reads them. */
const wordsOf = (blocks: readonly Block[]): number =>
  pageSegments(blocks).reduce((sum, segment) => sum + countWords(segment.text), 0);

const introShare = { short: 0.85, standard: 0.42, long: 0.3 } as const;
const blockRoom = { short: 26, standard: 38, long: 56 } as const;
const mostQuestions = { short: 0, standard: 3, long: 5 } as const;
const fillers: Record<ProseBlock['kind'], readonly Move[]> = {
  introduction: ['return', 'morning', 'way', 'house', 'guests'],
  event: ['happening'],
  'getting-there': ['way'],
  rooms: ['house', 'return', 'morning'],
  'good-to-know': ['guests', 'house', 'way'],
};

export function writeBody(workshop: Workshop, frame: readonly Block[], kept: ReadonlyMap<string, Block>): Body {
  const { scene, phrases, choose, plan, request } = workshop;
  const { length } = request.brief;
  const { min, aim, max } = scene.tone.words;
  const fixed = wordsOf(frame) + wordsOf([...kept.values()].filter((block) => !frame.some((f) => f.id === block.id)));
  let left = aim - fixed;

  const introduction =
    writeProse(workshop, 'introduction', plan.introduction, Math.max(35, left * introShare[length])) ?? bare();
  left -= introduction.words + 4;

  const drafts: Draft[] = [introduction];
  const reserve = mostQuestions[length] > 0 ? 24 : 0;
  for (const { kind, paragraphs } of byWeight(plan.blocks, length)) {
    if (left - reserve < 14) break;
    const draft = writeProse(workshop, kind, paragraphs, Math.min(left - reserve, blockRoom[length]));
    if (!draft) continue;
    drafts.push(draft);
    left -= draft.words + 3;
  }

  const items = writeQuestions(workshop, drafts, left, mostQuestions[length]);
  left -= items.reduce((sum, item) => sum + countWords(item.question) + countWords(item.answer), 0);
  for (const draft of drafts) left -= addHeading(workshop, draft);
  left = fill(workshop, drafts, left, aim - min);
  const last = order(workshop, drafts).at(-1);
  const spare = left + (max - aim);
  if (last && last.block.kind !== 'getting-there' && length !== 'short' && spare > 14) {
    const line = choose.choose(phrases.moves.closing, 'closing', { room: Math.min(26, spare) });
    if (line) last.block.paragraphs.push(line.text);
  }
  return {
    introduction: introduction.block,
    prose: order(workshop, drafts).map((draft) => draft.block),
    questions: items.length > 1 ? questionsOf(workshop, items) : null,
  };
}

/** A block of running text written again to about the length it has; null where nothing could be said. */
export function rewriteProse(workshop: Workshop, present: ProseBlock): ProseBlock | null {
  const { kind } = present;
  const room = Math.max(24, wordsOf([{ ...present, heading: '' }]));
  const paragraphs =
    kind === 'introduction'
      ? workshop.plan.introduction
      : workshop.plan.blocks.find((block) => block.kind === kind)?.paragraphs;
  const draft = paragraphs && writeProse(workshop, kind, paragraphs, room);
  if (!draft) return null;
  for (const move of fillers[kind])
    if (draft.words < room * 0.8) extendProse(workshop, draft, move, `again/${kind}`, room - draft.words + 8);
  addHeading(workshop, draft);
  return { ...draft.block, id: present.id };
}

/** Questions asked again, as many and about as long as they are; null where no two are left to ask. */
export function rewriteQuestions(workshop: Workshop, present: BlockOf<'questions'>): BlockOf<'questions'> | null {
  const items = writeQuestions(workshop, [], wordsOf([{ ...present, heading: '' }]) * 1.3 + 10, present.items.length);
  return items.length > 1 ? { ...questionsOf(workshop, items), id: present.id } : null;
}

const questionsOf = ({ choose, phrases }: Workshop, items: Item[]): BlockOf<'questions'> => ({
  id: 'questions',
  kind: 'questions',
  locked: false,
  origin: 'composer',
  heading: choose.label(phrases.headings.questions, 'questions'),
  items,
});

const bare = (): Draft => ({
  block: { id: 'introduction', kind: 'introduction', heading: '', paragraphs: [], locked: false, origin: 'composer' },
  topics: new Set(),
  words: 0,
});

/** On short pages the house comes before the practical blocks, since there is room for one. */
function byWeight(blocks: Workshop['plan']['blocks'], length: string): Workshop['plan']['blocks'] {
  return length === 'short' ? blocks.slice(0, 2) : blocks;
}

const order = ({ plan }: Workshop, drafts: readonly Draft[]): Draft[] =>
  plan.blocks.flatMap(({ kind }) => drafts.filter((draft) => draft.block.kind === (kind satisfies ProseKind)));

function addHeading({ phrases, choose }: Workshop, draft: Draft): number {
  const { block, topics } = draft;
  block.heading = choose.label(phrases.headings[block.kind], `heading/${block.kind}`, { about: topics, longest: 60 });
  return countWords(block.heading);
}

/** Questions on what the text has not told come first. */
function writeQuestions(
  { phrases, wording, scene, chance }: Workshop,
  drafts: readonly Draft[],
  room: number,
  most: number,
): Item[] {
  const told = new Set<Topic>(drafts.flatMap((draft) => [...draft.topics]));
  const worded = phrases.questions.flatMap((item, index) => {
    const question = wording.word(item.question, `question/${index}`);
    const answer = wording.word(item.answer, `answer/${index}`);
    return question && answer
      ? [{ ...item, question, answer, fresh: item.topics.filter((t) => !told.has(t)).length }]
      : [];
  });
  const rank = (item: (typeof worded)[number]) =>
    Math.sign(item.fresh) * 2 -
    Math.min(wording.worn(`${item.question} ${item.answer}`), 6) * 0.2 +
    chance.draw(item.question) -
    (item.topics[0] === 'departure' ? 0.8 : 0);
  const ranked = [...worded].sort((a, b) => rank(b) - rank(a));
  const chosen: (Item & { fresh: number })[] = [];
  let left = room;
  for (const item of ranked) {
    const words = countWords(item.question) + countWords(item.answer);
    if (chosen.length >= most || left < 10) break;
    if (words > left + 6 || (item.fresh === 0 && scene.tone.words.aim < 300 && chosen.length >= 2)) continue;
    chosen.push(item);
    left -= words;
  }
  return chosen.length > 1 ? chosen.map(({ question, answer }) => ({ question, answer })) : [];
}

/** Adds sentences while the page is short of the least it should have. Returns the room that is left. */
function fill(workshop: Workshop, drafts: readonly Draft[], room: number, slack: number): number {
  let left = room;
  for (let round = 0; left > slack - 10 && round < 4; round++) {
    for (const draft of [...drafts.slice(1), ...drafts.slice(0, 1)]) {
      for (const move of fillers[draft.block.kind]) {
        if (left <= slack - 10) return left;
        const before = draft.words;
        if (extendProse(workshop, draft, move, `fill/${round}/${draft.block.kind}`, 40)) left -= draft.words - before;
      }
    }
  }
  return left;
}
