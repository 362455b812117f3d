/** Which corrections there are, which are chosen, and what is sent of them. */
import type {
  ChangedFact,
  ChangedPage,
  ChangedText,
  CorrectionItem,
  CorrectionOutcome,
  OutdatedClaim,
} from '@foyer/contract/changed-facts';
import { sourceLabel } from '#lib/source-words/source-words.ts';

/** A claim with the words that put it right. */
export type Correctable = OutdatedClaim & { expected: string };
export const isCorrectable = (claim: OutdatedClaim): claim is Correctable => claim.expected !== null;

type Place = { page: ChangedPage; text: ChangedText; claim: OutdatedClaim };

/** What tells corrections apart. */
export const correctionKey = (entryId: string, language: string, { blockId, field, start }: OutdatedClaim): string =>
  [entryId, language, blockId, field, start].join(' ');

const placesOf = (changes: readonly ChangedFact[]): Place[] =>
  changes.flatMap(({ pages }) =>
    pages.flatMap((page) => page.texts.flatMap((text) => text.claims.map((claim) => ({ page, text, claim })))),
  );

/** Keys of every correction that can be agreed to. */
export const correctionKeys = (changes: readonly ChangedFact[]): string[] =>
  placesOf(changes)
    .filter(({ claim }) => isCorrectable(claim))
    .map(({ page, text, claim }) => correctionKey(page.entryId, text.language, claim));

/** The chosen corrections as they are sent: one item for each language of each page. */
export function itemsOf(changes: readonly ChangedFact[], chosen: ReadonlySet<string>): CorrectionItem[] {
  const items = new Map<string, CorrectionItem>();
  for (const { page, text, claim } of placesOf(changes)) {
    if (!isCorrectable(claim) || !chosen.has(correctionKey(page.entryId, text.language, claim))) continue;
    const key = `${page.entryId} ${text.language}`;
    const item = items.get(key) ?? { entryId: page.entryId, language: text.language, claims: [] };
    const { blockId, field, start, end, text: words, expected } = claim;
    item.claims.push({ blockId, field, start, end, text: words, expected });
    items.set(key, item);
  }
  return [...items.values()];
}

/** What became of a text, by page and language. */
export const outcomeOf = (results: readonly CorrectionOutcome[] | undefined, entryId: string, language: string) =>
  results?.find((result) => result.entryId === entryId && result.language === language);

/** 'Hours, indoor pool changed'; of an event its name stands first. */
export function changeTitle({ type, name, now, subject }: ChangedFact): string {
  const label = sourceLabel(name);
  if (type === 'event') return `${subject.title}: ${label.toLowerCase()} changed`;
  return now === null ? `${label} is no longer stated` : `${label} changed`;
}

/** Instants and days within a value as people write them. */
const plain = (value: string) =>
  value.replace(/\d{4}-\d\d-\d\d(T[\d:.]+(Z|[+-]\d\d:\d\d)?)?/g, (found) =>
    new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' }).format(
      Date.parse(found.slice(0, 10)),
    ),
  );

/** 'It was 07:00-22:00 and is 07:00-21:00.' */
export function changeSentence({ was, now, name }: ChangedFact): string {
  if (name === 'amenities') return 'The list of amenities is another now.';
  if (now === null)
    return was === null ? 'Nothing states it any more.' : `It was ${plain(was)}; nothing states it now.`;
  return was === null || was === now ? `It is ${plain(now)}.` : `It was ${plain(was)} and is ${plain(now)}.`;
}

/** Where a page is edited. */
export const editorOf = ({ type, entryId }: ChangedPage, language: string): string =>
  type === 'article'
    ? `/blog/${entryId}?language=${language}`
    : type === 'property_post'
      ? `/property-post?language=${language}`
      : `/generate/${entryId}/check?language=${language}`;
