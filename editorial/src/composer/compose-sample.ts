/**
 * A few sentences that show how a style guide sounds. What they tell is chosen by house and seed alone, and the guide
 * decides the words: two guides, or two languages, tell the same facts, so that what differs is the tone.
 */
import type { StyleguideContent } from '@foyer/contract/styleguides';
import type { Fact } from '../context.ts';
import { type Chance, chanceOf } from './chance.ts';
import { suits } from './choose-line.ts';
import { countWords } from './measure.ts';
import { workshopOf } from './open-workshop.ts';
import type { Line, Move } from './voice.ts';
import type { ComposeRequest, Workshop } from './workshop.ts';

export type ComposedSample = {
  title: string;
  paragraphs: string[];
  /** Names of the facts told. */
  facts: string[];
};

/** Lines that tell the same: the same topics, resting on the same facts. `move` says where in a text they stand. */
type Group = { key: string; move: number; facts: readonly string[]; lines: readonly { line: Line; key: string }[] };

/** Facts a sample tells. */
const mostFacts = 4;
/** In the order of a text: the house, the way to it, the evening, the morning, and what some guests ask. */
const tellingMoves: readonly Move[] = ['house', 'way', 'return', 'morning', 'guests'];
/** A list of many things: lines that rest on it alone need not speak of the same one. */
const list = 'amenities';

export function composeSample(request: ComposeRequest): ComposedSample {
  const workshop = workshopOf(request);
  const chance = chanceOf(`${request.seed}|${request.property.name}`);
  const groups = chosenGroups(groupsOf(request, workshop), chance).sort((one, other) => one.move - other.move);
  const told = groups.flatMap((group) => {
    const text = worded(group.lines, workshop, request, chance);
    return text === null ? [] : [{ text, facts: ownFacts(group) }];
  });
  const topics = new Set(groups.flatMap(({ lines }) => lines[0]?.line.topics ?? []));
  const titles = workshop.phrases.titles.filter((line) => line.topics.every((topic) => topics.has(topic)));
  const words = workshop.scene.tone.headlineWords;
  const first = told.map(({ text }) => text).join(' ');
  return {
    title: workshop.choose.label(titles, 'title', { longest: 64, words }),
    paragraphs: [first, ...lastWords(workshop, request, chance)].filter((text) => text !== ''),
    facts: told.flatMap(({ facts }) => facts),
  };
}

const linesOf = ({ phrases }: Workshop) =>
  tellingMoves.flatMap((move, at) => phrases.moves[move].map((line) => ({ line, move: at })));

/** What a line rests on is seen by leaving out one fact after the other: a line that is gone without it needs it. */
function groupsOf(request: ComposeRequest, workshop: Workshop): Group[] {
  const names = [...new Set(request.facts.map(({ factName }) => factName))];
  const without = names.map((name) => {
    const facts = request.facts.filter((fact: Fact) => fact.factName !== name);
    return new Set(linesOf(workshopOf({ ...request, facts })).map(({ line }) => line.text));
  });
  const groups = new Map<string, { move: number; facts: string[]; lines: { line: Line; key: string }[] }>();
  for (const { line, move } of linesOf(workshop)) {
    if (line.text === '' || line.audience) continue;
    const facts = names.filter((_, at) => !without[at]?.has(line.text));
    const key = [...line.topics, '|', ...facts].join(' ');
    const group = groups.get(key) ?? { move, facts, lines: [] };
    group.lines.push({ line, key: `${key}/${group.lines.length}` });
    groups.set(key, group);
  }
  return [...groups].map(([key, group]) => ({ key, ...group }));
}

const ownFacts = ({ facts }: Pick<Group, 'facts'>): string[] =>
  facts.length > 1 ? facts.filter((name) => name !== list) : [...facts];

/** Groups that can be told in any tone, those with most ways to be told first, until enough facts are told. */
function chosenGroups(groups: readonly Group[], chance: Chance): Group[] {
  const anyTone = ({ lines }: Group) => lines.some(({ line }) => !line.register && (line.mood ?? 0) < 2);
  const rank = ({ key, facts, lines }: Group) =>
    Math.min(lines.length, 6) * 0.3 +
    (lines.some(({ line }) => line.register === 'formal') ? 1.5 : 0) -
    (facts.every((name) => name === list) ? 4 : 0) +
    chance.draw(key) * 2.5;
  const best = groups.filter(anyTone).sort((one, other) => rank(other) - rank(one));
  const chosen: Group[] = [];
  const told = new Set<string>();
  let count = 0;
  for (const group of best) {
    const topics = group.lines[0]?.line.topics ?? [];
    const own = ownFacts(group);
    if (count >= mostFacts || [...topics, ...own].some((one) => told.has(one))) continue;
    chosen.push(group);
    for (const one of [...topics, ...own]) told.add(one);
    count += Math.max(own.length, 1);
  }
  return chosen;
}

/** The line of a group that fits the tone best, in words; null where the guide avoids a word of each. */
function worded(
  lines: Group['lines'],
  { scene, wording }: Workshop,
  { styleguide }: ComposeRequest,
  chance: Chance,
): string | null {
  const { tone } = scene;
  const wished = 6 + 1.6 * lengthOf(styleguide);
  const formal = 1.5 + (tone.formality - 6) * 0.3;
  let best: { text: string; score: number } | null = null;
  for (const { line, key } of lines) {
    const text = suits(line, scene) ? wording.word(line.text, key) : null;
    if (text === null) continue;
    const score =
      (line.register === 'formal' ? formal : 0) -
      Math.abs((line.mood ?? 0) - tone.mood) * 1.2 -
      Math.abs(countWords(text) - wished) * 0.08 +
      (line.flavour && tone.flavours.includes(line.flavour) ? 0.5 : 0) +
      wording.freshPreferred(text) * 0.5 +
      chance.draw(key) * 0.5;
    if (!best || score > best.score) best = { text, score };
  }
  if (best) wording.note(best.text);
  return best?.text ?? null;
}

/** What claims nothing stands at the end of a text that has room for it. */
function lastWords(workshop: Workshop, request: ComposeRequest, chance: Chance): string[] {
  const { phrases } = workshop;
  const length = lengthOf(request.styleguide);
  const moves: readonly Move[] = length >= 9 ? ['mood', 'closing'] : length >= 7 ? ['closing'] : [];
  const sentences = moves.flatMap((move) => {
    const lines = phrases.moves[move].filter(({ topics, text, audience }) => text && topics.length === 0 && !audience);
    return (
      worded(
        lines.map((line, at) => ({ line, key: `${move}/${at}` })),
        workshop,
        request,
        chance,
      ) ?? []
    );
  });
  return sentences.length > 0 ? [sentences.join(' ')] : [];
}

/** 1 to 10. */
const lengthOf = (styleguide: StyleguideContent | null): number => styleguide?.tone.contentLength ?? 5;
