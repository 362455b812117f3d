/**
 * Lays out what a text is written with: the scene, the phrases it may use (none without its fact, none with an avoided
 * word, no beds in a house that lets none), the plan and the chooser that draws among them.
 */
import { type Block, pageSegments } from '@foyer/contract/blocks';
import { chanceOf } from './chance.ts';
import { chooser } from './choose-line.ts';
import { takesPlace } from './happening.ts';
import { openingsOf } from './openings.ts';
import { pageMemory } from './page-memory.ts';
import { favouredTopics, planPage, wishedTopics } from './plan-page.ts';
import { runsOf } from './runs.ts';
import { salienceOf } from './salience.ts';
import { readScene, type Scene } from './scene.ts';
import type { Topic } from './topics.ts';
import { type Line, type Phrases, unsaid, type Voice } from './voice.ts';
import { allVoices, voiceOf } from './voices.ts';
import { type Wording, wordingOf } from './wording.ts';
import type { ComposeRequest, Workshop } from './workshop.ts';

/** Opens the workshop for one text. */
export function workshopOf(request: ComposeRequest): Workshop {
  const scene = readScene(request);
  const voice = voiceOf(request.language);
  const { house, event } = scene;
  const chance = chanceOf(
    [request.seed, house.name, event?.title ?? '', event?.firstDay ?? '', request.language].join('|'),
  );
  const names = [house.name, house.city, house.address, event?.title, event?.venue, event?.city].join(' ');
  const staying = (request.keep ?? []).filter((block) => !rewritten(block, request));
  const memory = pageMemory(
    voice,
    names,
    pageSegments(staying).map((segment) => segment.text),
  );
  const openings = openingsOf(request.beside ?? []);
  const wording = wordingOf(scene, voice, chance, runsOf(request.beside ?? []));
  const wished = wishedTopics(scene, allVoices());
  const favoured = favouredTopics(scene, allVoices());
  return {
    request,
    scene,
    phrases: allowed(phrasesFor(scene, voice), wording),
    plan: planPage(scene, request.brief, chance),
    choose: chooser({ scene, chance, wording, memory, wished, favoured, salience: salienceOf(scene), openings }),
    wording,
    chance,
    wished,
  };
}

/** Where the event does not take place, only what announces that speaks of it; the rest of the page is about the stay. */
function phrasesFor(scene: Scene, voice: Voice): Phrases {
  const unfit = unfitFor(scene, voice);
  const told = fitting(voice.phrases(scene), unfit);
  if (!scene.event) return told;
  if (takesPlace(scene.event)) return scene.event.sameCity ? told : withStationAtHouse(told);
  const stay = fitting(voice.phrases({ ...scene, event: null }), unfit);
  return {
    ...told,
    moves: { ...stay.moves, opening: told.moves.opening },
    headings: stay.headings,
    questions: stay.questions,
    rows: told.rows.filter((row) => row.topic !== 'distance' && row.topic !== 'entry' && row.topic !== 'train'),
  };
}

/** The way from the station to the house leads to no event in another town: there it is told of the house. */
function withStationAtHouse({ moves, headings, ...rest }: Phrases): Phrases {
  const toHouse = ({ topics }: Line) => topics.includes('station') && !topics.includes('train');
  const further = (lines: readonly Line[]) => lines.filter((line) => !toHouse(line));
  return {
    ...rest,
    moves: { ...moves, way: further(moves.way), house: [...moves.house, ...moves.way.filter(toHouse)] },
    headings: { ...headings, 'getting-there': further(headings['getting-there']) },
  };
}

/** Without the captions and page titles that use an avoided word; sentences are held against them when they are worded. */
const allowed = (phrases: Phrases, { avoids }: Wording): Phrases => ({
  ...phrases,
  captions: phrases.captions.filter(({ title, caption }) => avoids(`${title} ${caption}`)),
  pageTitles: phrases.pageTitles.filter(avoids),
});

/** What this page must not say: words without their fact, and beds in a house that lets none. */
function unfitFor({ house, event }: Scene, { lodging }: Voice): (text: string) => boolean {
  if (house.sleeps) return (text) => text.includes(unsaid);
  const names = [event?.title, event?.venue, house.name].filter((name) => name !== undefined);
  const bare = (text: string) => names.reduce((rest, name) => rest.replaceAll(name, ''), text);
  return (text) => text.includes(unsaid) || lodging.test(bare(text));
}

/** Topics that a source has put in words itself. */
const quoted: ReadonlySet<Topic> = new Set<Topic>(['own-words', 'about', 'offer']);

/** The phrases that are left. */
function fitting(phrases: Phrases, unfit: (text: string) => boolean): Phrases {
  const whole = (...texts: string[]) => !texts.some(unfit);
  const lines = (all: readonly Line[]) =>
    all.filter(({ text, topics }) => topics.some((topic) => quoted.has(topic)) || whole(text));
  const each = <Key extends string>(groups: Readonly<Record<Key, readonly Line[]>>) =>
    Object.fromEntries(Object.entries<readonly Line[]>(groups).map(([key, all]) => [key, lines(all)])) as Record<
      Key,
      Line[]
    >;
  return {
    ...phrases,
    eyebrows: lines(phrases.eyebrows),
    titles: lines(phrases.titles),
    subtitles: lines(phrases.subtitles),
    moves: each(phrases.moves),
    announcements: lines(phrases.announcements),
    headings: each(phrases.headings),
    rows: phrases.rows.filter(({ value }) => whole(value)),
    questions: phrases.questions.filter(({ question, answer }) => whole(question, answer)),
    captions: phrases.captions.filter(({ title, caption }) => whole(title, caption)),
    pageTitles: phrases.pageTitles.filter((title) => whole(title)),
    descriptions: lines(phrases.descriptions),
  };
}

/** A block named in `only` is written again unless it is locked or a person's. */
export const rewritten = (block: Block, { only }: ComposeRequest): boolean =>
  only?.includes(block.id) === true && !block.locked && block.origin !== 'person';
