/**
 * Training: what texts say about how a house wants to sound, as proposals beside the style guide, each with the
 * sentences that show it. Nothing is proposed that the guide says already, and what does not hold in texts that were
 * held back is dropped. Pure; it asks no one and writes nothing.
 */
import { type Language, languages } from '@foyer/contract/languages';
import type { AddressForm, StyleguideContent } from '@foyer/contract/styleguides';
import type { Proposal, ProposedChange } from '@foyer/contract/training';
import { type Flavour, flavoursOf } from '#composer/tone.ts';
import { sentencesOf, wordsOf } from '#readability/sentences.ts';
import { addressOf } from '#style/address.ts';
import { isFormOf } from '#style/inflection.ts';
import { countAddress } from './address-of-texts.ts';
import { removedIn } from './edits.ts';
import { readInventionOf } from './invention-of-texts.ts';
import { readSample, type Sample, type SampleEdit, type SampleText, sentenceAt, shownOf } from './samples.ts';
import { choicesOf, termsOf } from './terms.ts';
import { readToneOf } from './tone-of-texts.ts';

export type Lesson = {
  texts: readonly SampleText[];
  edits: readonly SampleEdit[];
  guide: StyleguideContent;
  /** Names of the house and its places, which are nobody's vocabulary. */
  names: readonly string[];
};

/** Everything the seen texts propose, not yet tried on others. */
export function learn({ texts, edits, guide, names }: Lesson): Proposal[] {
  const samples = texts.map(readSample);
  const byHand = samples.filter(({ written }) => !written);
  return [
    ...formality(samples, guide),
    ...creativity(byHand, guide),
    ...tone(samples, guide),
    ...languages.flatMap((language) => {
      const isOwn = (sample: Sample) => sample.language === language;
      return [
        ...address(samples.filter(isOwn), language, guide),
        ...words(byHand.filter(isOwn), language, guide, [guide.general.hotelName, ...names]),
        ...removed(edits, language, guide),
      ];
    }),
    ...rhythm(byHand, guide),
  ];
}

const propose = (
  key: string,
  change: ProposedChange,
  shown: Proposal['shown'],
  evidence: Proposal['evidence'],
): Proposal => ({ key, change, evidence: shownOf(evidence), shown, tested: null });

/** Turns of phrase that must speak for another formality, and be most of those there are. */
const fewestSigns = 3;

function formality(samples: readonly Sample[], { tone: { formality: was } }: StyleguideContent): Proposal[] {
  const { formality: now, formal, casual } = readToneOf(samples);
  if (now === null || Math.abs(now - was) < 2) return [];
  const signs = now > was ? formal : casual;
  if (signs.length < fewestSigns || signs.length * 2 < formal.length + casual.length) return [];
  const shown = { times: signs.length, of: formal.length + casual.length };
  return [propose('formality', { kind: 'formality', language: null, was, now }, shown, signs)];
}

/** Points by which texts must be more or less inventive than the guide asks for. */
const creativityStep = 2;

/** From texts of people alone: what the program wrote is as inventive as it was told to be. */
function creativity(samples: readonly Sample[], { tone: { creativity: was } }: StyleguideContent): Proposal[] {
  const { creativity: now, figures, plain, sentences } = readInventionOf(samples);
  if (now === null || Math.abs(now - was) < creativityStep) return [];
  const shown = now > was ? figures : plain;
  if (shown.length < fewestSigns) return [];
  const change = { kind: 'creativity', language: null, was, now } as const;
  return [propose('creativity', change, { times: shown.length, of: sentences }, shown)];
}

/** Words below which nothing is said of what colours texts. */
const fewestWords = 60;

const flavourNames: Record<Flavour, string> = {
  warm: 'warm',
  plain: 'plain',
  elegant: 'elegant',
  playful: 'playful',
  calm: 'unhurried',
};

function tone(samples: readonly Sample[], guide: StyleguideContent): Proposal[] {
  const { flavours, words: all } = readToneOf(samples);
  const coloured = flavours.filter(({ flavour }) => flavour !== 'plain');
  const said = flavoursOf(guide.tone.primaryTone);
  if (all < fewestWords || coloured.length === 0 || coloured.every(({ flavour }) => said.includes(flavour))) return [];
  const named = flavours.map(({ flavour }) => flavourNames[flavour]).join(', ');
  const now = named.charAt(0).toUpperCase() + named.slice(1);
  const times = coloured.reduce((sum, one) => sum + one.times, 0);
  const evidence = coloured.flatMap(({ places }) => places);
  const change = { kind: 'tone', language: null, was: guide.tone.primaryTone, now } as const;
  return [propose('tone', change, { times, of: times }, evidence)];
}

/** Places that must speak to the guest in one form, and their share. */
const fewestAddressed = 4;
const addressedShare = 0.8;

function address(samples: readonly Sample[], language: Language, guide: StyleguideContent): Proposal[] {
  const places = samples.map(countAddress);
  const formal = places.flatMap((one) => one.formal);
  const informal = places.flatMap((one) => one.informal);
  const of = formal.length + informal.length;
  const now: AddressForm = formal.length >= informal.length ? 'formal' : 'informal';
  const shown = now === 'formal' ? formal : informal;
  const was = addressOf(guide, language);
  if (shown.length < fewestAddressed || shown.length < of * addressedShare || was === now) return [];
  return [propose(`address:${language}`, { kind: 'address', language, was, now }, { times: shown.length, of }, shown)];
}

/** Every word a guide names for a language, preferred or avoided. */
function listed(guide: StyleguideContent, language: Language): string[] {
  const { vocabulary } = guide.tone;
  const own = guide.languageOverrides[language];
  const preferred = own?.preferredWords ?? vocabulary.preferredWords;
  return [...preferred, ...(own?.avoidedWords ?? vocabulary.avoidedWords)].map((word) => word.toLowerCase());
}

const sameTerm = (one: string, other: string, language: Language): boolean => {
  const [a, b] = [one.toLowerCase().split(' '), other.toLowerCase().split(' ')];
  return a.length === b.length && a.every((word, at) => isFormOf(word, b[at] ?? '', language));
};

function words(
  samples: readonly Sample[],
  language: Language,
  guide: StyleguideContent,
  names: readonly string[],
): Proposal[] {
  const known = listed(guide, language);
  const isKnown = (word: string) => known.some((other) => other === word || sameTerm(word, other, language));
  const choices = choicesOf(samples, language).filter(({ word }) => !isKnown(word));
  const terms = termsOf(samples, language, names).filter(
    ({ word }) => !isKnown(word) && !choices.some((choice) => sameTerm(word, choice.word, language)),
  );
  const preferred = (word: string, insteadOf: string[]): ProposedChange => ({
    kind: 'preferred-word',
    language,
    word,
    insteadOf,
  });
  return [
    ...choices.map(({ word, insteadOf, times, of, evidence }) =>
      propose(`word:${language}:${word}`, preferred(word, insteadOf), { times, of }, evidence),
    ),
    ...terms.map(({ word, times, evidence }) =>
      propose(`word:${language}:${word}`, preferred(word, []), { times, of: times }, evidence),
    ),
  ];
}

function removed(edits: readonly SampleEdit[], language: Language, guide: StyleguideContent): Proposal[] {
  const known = listed(guide, language);
  return removedIn(edits, language)
    .filter(({ word }) => !known.some((other) => sameTerm(word, other, language)))
    .map(({ word, instead, times, evidence }) =>
      propose(
        `avoid:${language}:${word}`,
        { kind: 'avoided-word', language, word, instead },
        { times, of: times },
        evidence,
      ),
    );
}

/** Sentences from which a rhythm can be told, and words by which it must differ from the guide's. */
const fewestSentences = 8;
const rhythmStep = 3;
const sentencesShown = 3;

/** A whole one: headings, labels and what stands before a day such as '24. Dezember' are none. */
const isSentence = (text: string): boolean => /[.!?…]$/.test(text) && wordsOf(text).length >= 3;

/** Words of a sentence on average, and sentences of that length. In the language most of the texts are in. */
function rhythm(samples: readonly Sample[], guide: StyleguideContent): Proposal[] {
  const wordsIn = (language: Language) =>
    samples.filter((one) => one.language === language).reduce((sum, one) => sum + one.words, 0);
  const language = [...languages].sort((a, b) => wordsIn(b) - wordsIn(a))[0] ?? 'en';
  const own = samples.filter((sample) => sample.language === language);
  const all = own
    .flatMap((sample) =>
      sample.sentences.map(({ start }) => {
        const place = sentenceAt(sample, start);
        return { ...place, words: wordsOf(place.sentence).length };
      }),
    )
    .filter(({ sentence }) => isSentence(sentence));
  if (all.length < fewestSentences) return [];
  const now = Math.round(all.reduce((sum, one) => sum + one.words, 0) / all.length);
  const was = averageSentence(guide.examples.descriptions, language);
  if (was !== null && Math.abs(now - was) < rhythmStep) return [];
  const typical = all
    .filter(({ sentence }) => !guide.examples.descriptions.includes(sentence))
    .filter(({ sentence }, at, some) => some.findIndex((other) => other.sentence === sentence) === at)
    .sort(
      (a, b) =>
        Math.abs(a.words - now) - Math.abs(b.words - now) ||
        Number(/\d/.test(a.sentence)) - Number(/\d/.test(b.sentence)),
    )
    .slice(0, sentencesShown);
  if (typical.length === 0) return [];
  const change = { kind: 'rhythm', language, was, now, sentences: typical.map(({ sentence }) => sentence) } as const;
  const near = all.filter((one) => Math.abs(one.words - now) <= rhythmStep).length;
  return [propose('rhythm', { ...change, sentences: [...change.sentences] }, { times: near, of: all.length }, typical)];
}

function averageSentence(texts: readonly string[], language: Language): number | null {
  const lengths = texts.flatMap((text) =>
    sentencesOf(text, language).map(({ start, end }) => wordsOf(text.slice(start, end)).length),
  );
  return lengths.length === 0 ? null : Math.round(lengths.reduce((sum, one) => sum + one, 0) / lengths.length);
}
