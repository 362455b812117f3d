/** Words the style guide avoids or prefers, found in every form they take. */
import type { StyleIssue } from '@foyer/contract/claims';
import type { Language } from '@foyer/contract/languages';
import type { StyleguideContent, WordRule } from '@foyer/contract/styleguides';
import { breaks, type Token, tokenize } from '#claims/reading/tokens.ts';
import { inflected } from '#style/inflected.ts';
import { isFormOf } from '#style/inflection.ts';
import { smallFormsOf } from '#style/morphology/de.ts';
import { partsOf } from '#style/morphology/de-compounds.ts';
import { costs } from '#style/score.ts';

/** One word of an entry; German nouns are told by their capital. */
type Word = { text: string; capital: boolean };

type Entry = {
  words: readonly Word[];
  as: string;
  instead: string | null;
  line: string;
  rule?: WordRule | undefined;
};

/** 'guests, not customers' · 'guests (not customers)' · 'guests instead of customers' · 'customers -> guests' */
const pairs: readonly { pattern: RegExp; preferred: number; avoided: number }[] = [
  { pattern: /^(.+?)\s*(?:->|→|=>)\s*(.+)$/, preferred: 2, avoided: 1 },
  {
    pattern:
      /^(.+?),?\s*\(?(?:not|nicht|no|pas|instead of|statt|anstatt|en lugar de|en vez de|au lieu de)\s+([^)]+)\)?$/i,
    preferred: 1,
    avoided: 2,
  },
];

/** The words of a phrase; 'se détendre' is told without its pronoun, which each person has another one of. */
function wordsOf(text: string, language: Language): Word[] {
  const words = tokenize(text, language).map(({ text: word, capital }) => ({ text: word, capital }));
  const isReflexive = language === 'fr' && words.length > 1 && /^(?:se|s)$/.test(words[0]?.text ?? '');
  return isReflexive ? words.slice(1) : words;
}

const isVerb = /(?:en|eln|ern)$/;

/** 'Die Seele baumeln lassen' is also 'lassen Sie die Seele baumeln': in a German main clause the verb goes first. */
function ordersOf(form: string, language: Language): readonly (readonly Word[])[] {
  const words = wordsOf(form, language);
  const verb = words.at(-1);
  const goesFirst = language === 'de' && words.length > 1 && verb && !verb.capital && isVerb.test(verb.text);
  return goesFirst ? [words, [verb, ...words.slice(0, -1)]] : [words];
}

type Lists = { avoided: Entry[]; preferred: Entry[] };
const kept = new WeakMap<StyleguideContent, Partial<Record<Language, Lists>>>();

/** The lists of a guide in a language, cut into words once. */
function listsOf(guide: StyleguideContent, language: Language): Lists {
  const known = kept.get(guide) ?? {};
  kept.set(guide, known);
  known[language] ??= readLists(guide, language);
  return known[language];
}

function readLists(guide: StyleguideContent, language: Language): Lists {
  const own = guide.languageOverrides[language];
  const avoidedWords = own?.avoidedWords ?? guide.tone.vocabulary.avoidedWords;
  const preferredWords = own?.preferredWords ?? guide.tone.vocabulary.preferredWords;
  const ruleOf = (line: string) => own?.rules?.[line] ?? guide.tone.vocabulary.rules?.[line];
  /** An entry for the word and one for each form that no grammar tells. */
  const entries = (line: string, as: string, instead: string | null, rule: WordRule | undefined): Entry[] =>
    [as, ...(rule?.forms ?? [])].flatMap((form) =>
      ordersOf(form, language).map((words) => ({ words, as: form, instead, line, rule })),
    );
  const preferred = preferredWords.flatMap((line): Entry[] => {
    const rule = ruleOf(line);
    if (rule?.instead) {
      // 'guests' instead of 'customers, clients': what is preferred stands in the list, what it replaces in its rule.
      return rule.instead.split(/\s*[,/]\s*/).flatMap((wrong) => entries(line, wrong, line, rule));
    }
    for (const { pattern, preferred: right, avoided: wrong } of pairs) {
      const match = pattern.exec(line);
      const better = match?.[right]?.trim();
      if (better) return (match?.[wrong] ?? '').split(/\s*[,/]\s*/).flatMap((as) => entries(line, as, better, rule));
    }
    return [];
  });
  const avoided = avoidedWords.flatMap((line) => {
    const rule = ruleOf(line);
    return entries(line, line, rule?.instead || null, rule);
  });
  return { avoided, preferred };
}

/** A suggestion costs as little as a word another is preferred to. */
const costOf = ({ rule }: Entry, kind: 'avoided-word' | 'preferred-word'): number =>
  rule?.severity === 'should' ? costs['preferred-word'] : costs[kind];

const addressed: Readonly<Record<Language, RegExp>> = {
  en: /^you$/,
  de: /^(?:sie|du|ihr|wir|sich|dich|euch|uns)$/,
  es: /^usted(?:es)?$/,
  fr: /^(?:vous|toi|nous|les|te|se)$/,
};

const isShouted = (said: string): boolean => said.length > 2 && said === said.toUpperCase();
/** Words that are listed with a capital and are no nouns: 'Günstig'. */
const mayBeSmall = /(?:e[nr]n?|eln|ig|lich|isch|bar|sam|voll|haft|los|end|ant|iv|al|ell|ös)$/;

/** 'Landen' is no 'Land', and 'eine Bucht' no form of 'buchen': German tells nouns by their capital. */
function isOtherSort({ text, capital, gap }: Token, word: Word): boolean {
  if (word.capital) return !capital && !mayBeSmall.test(word.text);
  return capital && gap < breaks.sentence && isVerb.test(word.text) && /(?:[^e]t|te?|e)$/.test(text);
}

/** The endings that an adjective has before its noun: 'absolutes Highlight' is also 'absolute Highlights'. */
const bare = (text: string): string => text.replace(/(?<=\p{L}{4})e[srnm]?$/u, '');

function says(token: Token, word: Word, isLast: boolean, language: Language, isLoud: boolean): boolean {
  if (language !== 'de') return isFormOf(token.text, word.text, language, isLoud);
  if (!isLoud && isOtherSort(token, word)) return false;
  if (!token.capital && smallFormsOf(word.text).has(token.text)) return true;
  return (
    isFormOf(token.text, word.text, language, isLoud) || (!isLast && isFormOf(token.text, bare(word.text), language))
  );
}

/** Where a listed phrase stands, word by word in any form; the index after its last token, or null. */
function phraseAt(
  text: string,
  tokens: readonly Token[],
  index: number,
  words: readonly Word[],
  language: Language,
  shouted: readonly boolean[],
): number | null {
  let next = index;
  for (const [at, word] of words.entries()) {
    // 'Laissez-vous tenter', 'lassen Sie die Seele baumeln': who is spoken to stands right behind the verb.
    if (at === 1 && addressed[language].test(tokens[next]?.text ?? '') && tokens[next]?.text !== word.text) next += 1;
    const token = tokens[next];
    if (!token || (at > 0 && token.gap > breaks.space)) return null;
    if (!says(token, word, at === words.length - 1, language, shouted[next] ?? false)) return null;
    // 'If you haven't' names no haven.
    if (language === 'en' && /^['’]t\b/.test(text.slice(token.end, token.end + 3))) return null;
    next += 1;
  }
  return words.length > 0 ? next : null;
}

const closing = /^(?:und|oder|aber|sondern|denn|sowie)$/;

/** 'Wir bieten täglich Yoga an': a German verb whose front part stands at the end of its clause; the index after the verb. */
function splitAt(tokens: readonly Token[], index: number, words: readonly Word[], language: Language): number | null {
  const [word, ...more] = words;
  const parts = language === 'de' && word && more.length === 0 ? partsOf(word.text) : null;
  if (!parts?.finite.has(tokens[index]?.text ?? '')) return null;
  for (let at = index + 1; at < tokens.length && (tokens[at]?.gap ?? breaks.sentence) < breaks.sentence; at++) {
    const next = tokens[at + 1];
    const isLast = !next || next.gap > breaks.space || closing.test(next.text);
    if (tokens[at]?.text === parts.prefix && isLast) return index + 1;
  }
  return null;
}

/** Issues for words to avoid and for words another is preferred to. */
export function findListedWords(
  text: string,
  tokens: readonly Token[],
  guide: StyleguideContent,
  language: Language,
): StyleIssue[] {
  const { avoided, preferred } = listsOf(guide, language);
  const found: StyleIssue[] = [];
  const replaced = new Set<string>();
  const shouted = tokens.map(({ start, end }) => isShouted(text.slice(start, end)));
  const look = (entry: Entry, kind: 'avoided-word' | 'preferred-word') => {
    for (let index = 0; index < tokens.length; index++) {
      const to =
        phraseAt(text, tokens, index, entry.words, language, shouted) ?? splitAt(tokens, index, entry.words, language);
      if (to === null) continue;
      const start = tokens[index]?.start ?? 0;
      const end = tokens[to - 1]?.end ?? start;
      const instead =
        entry.instead ?? preferred.find((other) => other.as.toLowerCase() === entry.as.toLowerCase())?.instead ?? '';
      const said = text.slice(start, end);
      const fix = instead && inflected(said, entry.as, instead, language);
      const told =
        kind === 'avoided-word'
          ? `“${said}” is a word this style guide avoids${fix === undefined ? `; it has “${instead}”` : ''}`
          : `This style guide prefers “${instead}” to “${entry.as}”`;
      const message = entry.rule?.why ? `${told}: ${entry.rule.why}` : told;
      const listed = kind === 'avoided-word' ? { listed: entry.line } : {};
      const offered = fix === undefined ? {} : { fix };
      if (instead) replaced.add(instead);
      found.push({ start, end, text: said, kind, message, ...offered, ...listed, cost: costOf(entry, kind) });
      index = to - 1;
    }
  };
  for (const entry of avoided) look(entry, 'avoided-word');
  const told = new Set(replaced);
  for (const entry of preferred) if (!told.has(entry.instead ?? '')) look(entry, 'preferred-word');
  return oncePerPlace(found);
}

/** A word that two entries tell is one issue, the one that knows what to write instead. */
function oncePerPlace(found: readonly StyleIssue[]): StyleIssue[] {
  const byPlace = new Map<string, StyleIssue>();
  for (const issue of found) {
    const place = `${issue.kind} ${issue.start}`;
    const known = byPlace.get(place);
    if (!known || (known.fix === undefined && issue.fix !== undefined)) byPlace.set(place, issue);
  }
  return [...byPlace.values()];
}
