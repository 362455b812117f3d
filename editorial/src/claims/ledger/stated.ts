/** What a free text states, read with the same eyes as the text that is checked. */
import type { ClaimSource } from '@foyer/contract/claims';
import type { Language } from '@foyer/contract/languages';
import { isDenied } from '#claims/reading/denial.ts';
import { isLabelOf, questionBefore } from '#claims/reading/link.ts';
import { type Quantity, quantitiesOf } from '#claims/reading/quantities.ts';
import { idsOf, type Mention, markAt, type Reading, readText, sentenceOf } from '#claims/reading/read.ts';
import { breaks } from '#claims/reading/tokens.ts';

export type Stated = {
  source: ClaimSource;
  /** The fact's name, or `event`. */
  name: string;
  /** What the name and the text speak of. */
  subjects: ReadonlySet<string>;
  /** Amenities the text denies. */
  denied: readonly string[];
  quantities: readonly Quantity[];
  /** Numbers of things: `{ noun: 'band', value: 30 }`. */
  counts: readonly { noun: string; value: number }[];
  /** Words of the text in lower case, set between spaces. */
  words: string;
  reading: Reading;
};

/** How many words may stand between a number and the noun it counts. */
const reach = 3;

/** The number that a label or a question has as its value: 'Rooms: 84', 'How many rooms? 84.' */
function toldOf(reading: Reading, mention: Mention): number | null {
  const [, end] = sentenceOf(reading, mention.from);
  const index = isLabelOf(reading, mention, mention.to)
    ? mention.to
    : questionBefore(reading, end) && markAt(reading, sentenceOf(reading, mention.from)[0], 'howMany')
      ? end
      : null;
  const token = index === null ? undefined : reading.tokens[index];
  if (index === null || token?.kind !== 'number' || token.value === null || reading.silent[index]) return null;
  // Whatever goes on behind it ('Sauna: 5–10 p.m.') makes the number something else.
  return (reading.tokens[index + 1]?.gap ?? breaks.sentence) > breaks.space ? index : null;
}

/** Numbers of things in a text, each with the noun it counts. */
export function countsOf(reading: Reading): { noun: string; value: number; from: number; to: number; far: number }[] {
  const found: { noun: string; value: number; from: number; to: number; far: number }[] = [];
  for (const mention of reading.mentions) {
    const nouns = idsOf(mention, 'counted');
    if (nouns.length === 0) continue;
    for (let index = mention.from - 1; index >= Math.max(0, mention.from - reach); index--) {
      const token = reading.tokens[index];
      if (!token || (reading.tokens[index + 1]?.gap ?? 3) > 0 || reading.silent[index]) break;
      if (token.kind === 'number' && token.value !== null) {
        const far = mention.from - index - 1;
        for (const noun of nouns) found.push({ noun, value: token.value, from: index, to: mention.to, far });
        break;
      }
      if (reading.beginning[index]?.some((place) => place.mark.type === 'unit' || place.mark.type === 'month')) break;
    }
    const told = toldOf(reading, mention);
    if (told !== null)
      for (const noun of nouns)
        found.push({ noun, value: reading.tokens[told]?.value ?? 0, from: told, to: told + 1, far: 0 });
  }
  return found;
}

/** Reads a free text of the sources. */
export function stateOf(text: string, language: Language, source: ClaimSource, name: string): Stated {
  const reading = readText(text, language);
  const nameWords = readText(name.replace(/[_:]/g, ' '), 'en');
  const mentions = [...reading.mentions, ...(name === 'event' ? [] : nameWords.mentions)];
  // `parking_spaces` = `24`: a number alone counts what its name says.
  const amount = /^\d+$/.test(text.trim()) ? Number(text) : null;
  const counted =
    amount === null
      ? []
      : nameWords.mentions.flatMap((mention) => idsOf(mention, 'counted')).map((noun) => ({ noun, value: amount }));
  const types = ['amenity', 'thing', 'place', 'counted'] as const;
  const denied = reading.mentions
    .filter((mention) => isDenied(reading, mention))
    .flatMap((mention) => idsOf(mention, 'amenity', 'thing'));
  return {
    source,
    name,
    subjects: new Set(
      [name, ...name.split(/[_:]/), ...mentions.flatMap((mention) => idsOf(mention, ...types))].filter(
        (id) => !denied.includes(id),
      ),
    ),
    denied,
    quantities: quantitiesOf(reading),
    counts: [...countsOf(reading), ...counted],
    words: ` ${reading.tokens.map((token) => token.text).join(' ')} `,
    reading,
  };
}
