/** What a page is written with: the request, the scene read from it, the phrases of its voice and the plan. */
import type { Block } from '@foyer/contract/blocks';
import type { ContentType } from '@foyer/contract/content';
import type { Way } from './another-way.ts';
import type { Chance } from './chance.ts';
import type { Chooser } from './choose-line.ts';
import type { Picture } from './pictures.ts';
import type { PagePlan } from './plan-page.ts';
import type { Scene, SceneRequest } from './scene.ts';
import type { Topic } from './topics.ts';
import type { Phrases } from './voice.ts';
import type { Wording } from './wording.ts';

export type ComposeRequest = SceneRequest & {
  /** A landing page when left out. */
  contentType?: ContentType;
  images: readonly Picture[];
  /** Of these, the one a caption is for. */
  imageId?: string;
  /** The same seed gives the same text, another one another text. */
  seed: string;
  /** Blocks that stay as they are: locked ones, and those a person has edited. */
  keep?: readonly Block[];
  /** Other pages of the same site: where there is a choice, their wording is left to them. */
  beside?: readonly (readonly Block[])[];
  /** Ids of blocks to write again; the others come from `keep`. */
  only?: readonly string[];
  /** Other ways the same is told: what is written says it in other words than each of these. */
  unlike?: readonly Way[];
};

export type Workshop = {
  request: ComposeRequest;
  scene: Scene;
  phrases: Phrases;
  plan: PagePlan;
  choose: Chooser;
  wording: Wording;
  chance: Chance;
  /** Topics the brief asks for. */
  wished: ReadonlySet<Topic>;
};
