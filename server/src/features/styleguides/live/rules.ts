/**
 * What is live in a style guide, and what a changed one would make of it: which texts do not keep to it, and which of
 * them do to the guide as it is saved. The check is the one editors see; nothing is saved and nothing goes off the site.
 */
import { setImmediate as rest } from 'node:timers/promises';
import { pageSegments } from '@foyer/contract/blocks';
import type { StyleIssue } from '@foyer/contract/claims';
import type { Language } from '@foyer/contract/languages';
import { id } from '@foyer/contract/lists';
import { type FailingText, type LiveEffect, mostFailing, type StyleguideContent } from '@foyer/contract/styleguides';
import { sentencesOf } from '@foyer/editorial/readability/sentences';
import { breachesOf } from '@foyer/editorial/style/find-style-issues';
import { knownNames } from '@foyer/editorial/style/known-names';
import { z } from 'zod';
import { siteOrigin } from '#lib/addresses.ts';
import type { Scope } from '#lib/scope.ts';
import { hostsOf } from '../../domains/rules.ts';
import * as store from './store.ts';

export type { LiveText } from './store.ts';
/** Live texts of pages written in a style guide, after the one of the given id. */
export const liveTexts = store.liveTexts;
/** How many live texts are written in a style guide; with a moment, those that went live after it. */
export const countLive = store.countLive;

/** The job that reads what is written in a saved guide again. Its work stands in rereading, which builds on all entries. */
export const rereadWork = {
  name: 'styleguides.reread',
  input: z.object({ organisationId: id, styleguideId: id }),
};

/** Texts read before others get a turn, and in all. */
const batch = 25;
const most = 1000;
/** Issues shown of a text, and words named of a reason. */
const mostIssues = 8;
const mostWords = 6;

type Placed = StyleIssue & { sentence: string };

/** Every piece guests read of a text, with what search results show. */
type Words = Pick<store.LiveText, 'title' | 'description' | 'blocks' | 'language'>;

const piecesOf = ({ title, description, blocks }: Words) =>
  [title, description, ...pageSegments(blocks).map(({ text }) => text)].filter((text) => text !== '');

/** Names the texts of entries must say as they are, by what each entry is about. */
export async function namesOf(
  scope: Scope,
  about: readonly store.About[],
): Promise<(one: store.About) => readonly string[]> {
  const told = await store.namesOf(scope, about);
  return (one) => [...new Set(told(one).flatMap(knownNames))];
}

/** Places of a text that do not keep to a guide: one such place, and the text does not follow it. */
export const countBreaches = (text: Words, guide: StyleguideContent, names: readonly string[]): number =>
  breachesIn(text, guide, names).length;

/** The same places with what is wrong and the sentence around each. */
export function breachesIn(text: Words, guide: StyleguideContent, names: readonly string[]): Placed[] {
  return piecesOf(text).flatMap((piece) => {
    const sentences = sentencesOf(piece, text.language);
    return breachesOf(piece, guide, text.language, names).map((issue) => {
      const around = sentences.find(({ start, end }) => issue.start >= start && issue.start < end);
      return { ...issue, sentence: around ? piece.slice(around.start, around.end) : piece.slice(0, 200) };
    });
  });
}

const sameIssue = (one: Placed) => `${one.kind} ${one.text.toLowerCase()} ${one.sentence}`;

/** Live texts that would not keep to a style guide if it said `changed` where it says `saved` now. */
export async function effectOf(
  scope: Scope,
  styleguideId: string,
  saved: StyleguideContent,
  changed: StyleguideContent,
): Promise<LiveEffect> {
  const failing: { text: store.LiveText; issues: Placed[] }[] = [];
  const words = new Map<string, LiveEffect['words'][number]>();
  let checked = 0;
  let fresh = 0;
  let after: string | null = null;
  for (;;) {
    const texts: store.LiveText[] = await store.liveTexts(scope, styleguideId, after, batch);
    const named = await namesOf(
      scope,
      texts.map(({ entry }) => entry),
    );
    for (const text of texts) {
      const names = named(text.entry);
      const issues = breachesIn(text, changed, names);
      countWords(words, text, issues);
      if (issues.length === 0) continue;
      failing.push({ text, issues });
      const before = new Set(breachesIn(text, saved, names).map(sameIssue));
      if (issues.some((issue) => !before.has(sameIssue(issue)))) fresh++;
    }
    checked += texts.length;
    after = texts.at(-1)?.id ?? null;
    if (texts.length < batch || checked >= most) break;
    await rest();
  }
  const hosts = await hostsOf(scope, [...new Set(failing.map(({ text }) => text.domainId))]);
  return {
    checked,
    total: failing.length,
    fresh,
    data: failing.slice(0, mostFailing).map((one) => present(one, hosts)),
    languages: languagesOf(failing),
    words: [...words.values()],
  };
}

function present(
  { text, issues }: { text: store.LiveText; issues: Placed[] },
  hosts: Map<string, string>,
): FailingText {
  const { entry, language, title, path, domainId } = text;
  const { id: entryId, type, name, workspaceId, propertyId } = entry;
  return {
    ...{ entryId, type, name, workspaceId, propertyId, language, title },
    url: `${siteOrigin(hosts.get(domainId) ?? '')}${path}`,
    issues: issues.slice(0, mostIssues).map(({ kind, text: words, message, sentence }) => ({
      ...{ kind, message, sentence },
      text: words,
    })),
  };
}

/** Which live texts use an avoided word, each counted once for it. */
function countWords(words: Map<string, LiveEffect['words'][number]>, { language }: store.LiveText, found: Placed[]) {
  const used = new Set(found.filter(({ kind }) => kind === 'avoided-word').map(({ listed, text }) => listed ?? text));
  for (const word of used) {
    const key = `${language} ${word}`;
    const known = words.get(key) ?? { language, word, texts: 0 };
    words.set(key, { ...known, texts: known.texts + 1 });
  }
}

/** Each word once, as it stood where it was first seen: “Sie” is another word than “sie” to whoever reads it. */
const once = (words: readonly string[]): string[] =>
  [...new Map(words.toReversed().map((word) => [word.toLowerCase(), word])).values()].toReversed();

/** Language by language, since a text may fail for several reasons and is one page all the same. */
function languagesOf(failing: readonly { text: store.LiveText; issues: Placed[] }[]): LiveEffect['languages'] {
  const found = new Map<Language, LiveEffect['languages'][number]>();
  for (const { text, issues } of failing) {
    const known = found.get(text.language) ?? { language: text.language, texts: 0, reasons: [] };
    const reasons = new Map(known.reasons.map((reason) => [reason.kind, reason]));
    for (const kind of new Set(issues.map((issue) => issue.kind))) {
      const { words, texts } = reasons.get(kind) ?? { words: [], texts: 0 };
      const said = issues.filter((issue) => issue.kind === kind).map((issue) => issue.text);
      reasons.set(kind, { kind, words: once([...words, ...said]).slice(0, mostWords), texts: texts + 1 });
    }
    found.set(text.language, {
      ...{ language: text.language, texts: known.texts + 1 },
      reasons: [...reasons.values()].sort((a, b) => b.texts - a.texts),
    });
  }
  return [...found.values()].sort((a, b) => b.texts - a.texts);
}
