/** The sample beside a style guide: the same few facts, written by the built-in writer as the guide asks. */
import { brief } from '@foyer/contract/content';
import type { Language } from '@foyer/contract/languages';
import type { Property } from '@foyer/contract/properties';
import type { PropertyFact } from '@foyer/contract/property-facts';
import type { StyleguideContent } from '@foyer/contract/styleguides';
import { checkText } from '@foyer/editorial/check';
import { composeSample } from '@foyer/editorial/composer/compose-sample';
import { readTone } from '@foyer/editorial/composer/tone';
import { contextIn } from '@foyer/editorial/context';
import { wordsOf } from '@foyer/editorial/readability/sentences';

export type Sample = {
  title: string;
  paragraphs: string[];
  words: number;
  /** How many facts it tells. */
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

const usual = brief.parse({});

/** Writes the sample in a guide; the same seed and facts tell the same, whatever the guide says. */
export function writeSample(guide: StyleguideContent, { property, facts, language, seed }: SampleOf): Sample {
  const context = contextIn({ property, facts, events: [], styleguide: guide }, language);
  const { title, paragraphs, facts: told } = composeSample({ ...context, brief: usual, images: [], seed });
  const text = paragraphs.join('\n');
  const { style } = checkText(text, context);
  return {
    title: title || property.name,
    paragraphs,
    words: wordsOf(text).length,
    facts: told.length,
    avoided: style.issues.filter(({ kind }) => kind === 'avoided-word').length,
  };
}

/** Words the length of a guide asks a page of the usual length for. */
export const aimOf = (guide: StyleguideContent): number => readTone(guide, 'en', usual).words.aim;
