/** The sample beside a style guide: the same few facts, written by the built-in writer as the guide asks. */
import { pageSegments } from '@foyer/contract/blocks';
import { brief } from '@foyer/contract/content';
import type { Language } from '@foyer/contract/languages';
import type { Property } from '@foyer/contract/properties';
import type { PropertyFact } from '@foyer/contract/property-facts';
import type { StyleguideContent } from '@foyer/contract/styleguides';
import { checkText } from '@foyer/editorial/check';
import { composePage } from '@foyer/editorial/composer/compose-page';
import { readTone } from '@foyer/editorial/composer/tone';
import { contextIn } from '@foyer/editorial/context';
import { wordsOf } from '@foyer/editorial/readability/sentences';

export type Sample = {
  title: string;
  paragraphs: string[];
  words: number;
  /** Sources its claims rest on. */
  facts: number;
  /** Words of it that the guide avoids. */
  avoided: number;
};

export type SampleOf = {
  property: Property;
  facts: readonly PropertyFact[];
  language: Language;
  seed: string;
};

/** Facts that make a paragraph, in the order they are taken. */
const telling = [/^hours:/, /^distance:/, /^amenities$/, /^size:/, /^room_count$/, /^price:/, /^year_/];
const mostFacts = 4;
const mostParagraphs = 4;
const shortBrief = brief.parse({ length: 'short' });
const standardBrief = brief.parse({});

/** Writes the sample in a guide; the same seed and facts give the same choices. */
export function writeSample(guide: StyleguideContent, { property, facts, language, seed }: SampleOf): Sample {
  const chosen = telling
    .flatMap((name) => facts.filter((fact) => name.test(fact.factName)).slice(0, 1))
    .slice(0, mostFacts);
  const context = contextIn({ property, facts: chosen, events: [], styleguide: guide }, language);
  const { blocks } = composePage({ ...context, brief: shortBrief, images: [], seed });
  const hero = blocks.find((block) => block.kind === 'hero');
  const paragraphs = pageSegments(blocks.filter((block) => block !== hero))
    .map(({ text }) => text)
    .filter((text) => /[.!?…]$/.test(text) && wordsOf(text).length >= 4)
    .slice(0, mostParagraphs);
  const text = paragraphs.join('\n');
  const { claims, style } = checkText(text, context);
  const sources = claims.flatMap(({ source }) => (source ? [`${source.type} ${source.name}`] : []));
  return {
    title: hero?.kind === 'hero' ? hero.title : property.name,
    paragraphs,
    words: wordsOf(text).length,
    facts: new Set(sources).size,
    avoided: style.issues.filter(({ kind }) => kind === 'avoided-word').length,
  };
}

/** Words the length of a guide asks a page of the usual length for. */
export const aimOf = (guide: StyleguideContent): number => readTone(guide, 'en', standardBrief).words.aim;
