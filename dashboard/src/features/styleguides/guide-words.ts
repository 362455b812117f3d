/** A style guide in words: what two versions of it say differently, and what a training proposes. */
import { type Language, languageNames, languages } from '@foyer/contract/languages';
import type { AddressForm, Styleguide, StyleguideContent, WordRule } from '@foyer/contract/styleguides';
import type { ProposedChange } from '@foyer/contract/training';

/** Forms of address by language; English has only one. */
export const addressForms: readonly { language: Exclude<Language, 'en'>; formal: string; informal: string }[] = [
  { language: 'de', formal: 'Sie', informal: 'du' },
  { language: 'fr', formal: 'vous', informal: 'tu' },
  { language: 'es', formal: 'usted', informal: 'tú' },
];

export const addressName = (language: Language, form: AddressForm): string =>
  addressForms.find((one) => one.language === language)?.[form] ?? form;

const list = (words: readonly string[] | undefined) => (words ?? []).join('\n');

const ruleLines = (rules: Readonly<Record<string, WordRule>> | undefined) =>
  Object.entries(rules ?? {})
    .map(([word, { instead, why, severity, forms }]) =>
      [word, instead && `instead: ${instead}`, why, severity === 'should' ? 'a suggestion' : '', ...forms]
        .filter((part) => part !== '')
        .join(', '),
    )
    .sort()
    .join('\n');

type Told = Pick<Styleguide, 'name' | 'content'>;

/** Everything a style guide says, part by part. */
export function partsOf({ name, content }: Told): { name: string; text: string }[] {
  const { general, tone, examples, languageOverrides } = content;
  return [
    { name: 'Name', text: name },
    { name: 'Hotel name', text: general.hotelName },
    { name: 'Description', text: general.description },
    { name: 'Target audience', text: general.targetAudience },
    { name: 'Keywords', text: list(general.keywords) },
    {
      name: 'Always check',
      text: Object.entries(general.settings)
        .map(([key, value]) => `${key}: ${value}`)
        .sort()
        .join('\n'),
    },
    { name: 'Primary tone', text: tone.primaryTone },
    { name: 'Formality', text: String(tone.formality) },
    { name: 'Content length', text: String(tone.contentLength) },
    { name: 'Creativity', text: String(tone.creativity) },
    { name: 'Words we use', text: list(tone.vocabulary.preferredWords) },
    { name: 'Words we avoid', text: list(tone.vocabulary.avoidedWords) },
    { name: 'Rules of words', text: ruleLines(tone.vocabulary.rules) },
    { name: 'Headlines', text: list(examples.headlines) },
    { name: 'Descriptions', text: list(examples.descriptions) },
    { name: 'Amenities', text: list(examples.amenities) },
    ...languages.flatMap((language) => {
      const own = languageOverrides[language];
      const called = languageNames[language];
      return [
        { name: `${called}, address`, text: own?.address ? addressName(language, own.address) : '' },
        { name: `${called}, words we use`, text: list(own?.preferredWords) },
        { name: `${called}, words we avoid`, text: list(own?.avoidedWords) },
        { name: `${called}, rules of words`, text: ruleLines(own?.rules) },
        { name: `${called}, note`, text: own?.description ?? '' },
      ];
    }),
  ];
}

/** The parts of two guides side by side, as `TwoVersions` takes them. */
export function partsBeside(mine: Told, theirs: Told): { name: string; mine: string; theirs: string }[] {
  const others = partsOf(theirs);
  return partsOf(mine).map(({ name, text }, at) => ({ name, mine: text, theirs: others[at]?.text ?? '' }));
}

/** How many words a style guide asks to use and to avoid, in all languages. */
export const countExamples = ({ examples }: StyleguideContent): number =>
  examples.headlines.length + examples.descriptions.length + examples.amenities.length;

/** A proposal as one sentence. */
export function proposalTitle(change: ProposedChange): string {
  switch (change.kind) {
    case 'formality':
      return `Set formality to ${change.now} instead of ${change.was}`;
    case 'creativity':
      return `Set creativity to ${change.now} instead of ${change.was}`;
    case 'tone':
      return `Call the tone “${change.now}”`;
    case 'address':
      return `Address guests in ${languageNames[change.language]} with ${addressName(change.language, change.now)}`;
    case 'preferred-word':
      return change.insteadOf.length > 0
        ? `Write “${change.word}”, not “${change.insteadOf.join('”, “')}”`
        : `Use “${change.word}”`;
    case 'avoided-word':
      return change.instead ? `Avoid “${change.word}”, write “${change.instead}”` : `Avoid “${change.word}”`;
    case 'rhythm':
      return `Keep sentences at about ${change.now} words`;
  }
}

export const counted = (count: number, thing: string): string => `${count} ${thing}${count === 1 ? '' : 's'}`;
