/**
 * Phrases as a native speaker writes them in the lexicon, compiled once into a tree that is walked word by word.
 * `~` stands for the language's endings, `^` for those of its verbs, `(s)` for letters that may be missing, `{a|b}` for alternatives (an empty one
 * makes the piece optional), `*pool` and `pool*` for compounds, `…` for up to three words of the same clause.
 */
import type { Language } from '@foyer/contract/languages';
import { choicesOf, expand, waysOf, wordsOf } from '#claims/reading/phrase-notation.ts';
import { breaks, type Token, tokenize } from '#claims/reading/tokens.ts';

type Node<T> = {
  /** By word as the pattern has it: `pool`, `pool~`, `öffn^`. Endings are tried when a text is read, not stored. */
  edges: Map<string, Node<T>>;
  /** By the same words, into patterns that share no node with others. */
  woven: Map<string, Node<T>[]> | null;
  /** By form with its endings, for words that are part of a longer one. */
  tails: Map<string, Node<T>[]> | null;
  heads: Map<string, Node<T>[]> | null;
  gap: Node<T> | null;
  values: T[];
};

/** Where a number of several words leads, word by word: 'twenty-four hours a day'. */
const inWords = <T>(at: Node<T>, text: string): readonly Node<T>[] =>
  text.split(' ').reduce<readonly Node<T>[]>((here, word) => here.flatMap((one) => nextOf(one, word)), [at]);

function nextOf<T>(at: Node<T>, key: string): readonly Node<T>[] {
  const edge = at.edges.get(key);
  const woven = at.woven?.get(key) ?? [];
  return edge ? [edge, ...woven] : woven;
}

/** `to` is the index after the last token. */
export type PhraseMatch<T> = { values: readonly T[]; from: number; to: number };

const widestGap = 3;
const shortestPart = 3;
/** Words a tree remembers before it starts anew. */
const mostKeys = 20_000;
/** A pattern of more ways than this is woven: told out it would fill the tree with what its alternatives have in common. */
const mostWays = 24;
const node = <T>(): Node<T> => ({ edges: new Map(), woven: null, tails: null, heads: null, gap: null, values: [] });

function link<T>(map: Map<string, Node<T>[]>, form: string, target: Node<T>): void {
  const list = map.get(form);
  if (list) list.push(target);
  else map.set(form, [target]);
}

export class PhraseTree<T> {
  readonly #root: Node<T> = node();
  readonly #endings: readonly string[];
  readonly #verbEndings: readonly string[];
  readonly #stops: ReadonlySet<string>;
  /** Every word of every pattern. */
  readonly #words = new Set<string>();
  /** The ways a word of a text may stand in a pattern, kept as long as the tree. */
  readonly #keys = new Map<string, readonly string[]>();

  /** `stops` are words that `…` never passes over, such as 'not'. */
  constructor(endings: readonly string[], verbEndings: readonly string[], stops: ReadonlySet<string> = new Set()) {
    this.#stops = stops;
    this.#endings = ['', ...endings];
    this.#verbEndings = ['', ...verbEndings];
  }

  /** Adds a phrase in the lexicon's notation. */
  add(pattern: string, value: T): void {
    if (waysOf(pattern) > mostWays && !pattern.includes('…')) {
      this.#weave(choicesOf(pattern), value);
      return;
    }
    for (const variant of expand(pattern)) {
      const words = wordsOf(variant);
      if (words.length > 0) this.#insert(words, value);
    }
  }

  /** Adds a phrase choice by choice, so that it takes as many nodes as it has words. */
  #weave(choices: readonly (readonly string[])[], value: T): void {
    let ends: readonly Node<T>[] = [this.#root];
    for (const options of choices) {
      const after = node<T>();
      const told = options.map(wordsOf);
      for (const words of told) if (words.length > 0) this.#lead(ends, words, after);
      ends = told.some((words) => words.length === 0) ? [...ends, after] : [after];
    }
    for (const end of ends) if (end !== this.#root) end.values.push(value);
  }

  /** From each of these nodes through the words to `after`. */
  #lead(from: readonly Node<T>[], [word, ...rest]: readonly string[], after: Node<T>): void {
    if (word === undefined) return;
    const target = rest.length > 0 ? node<T>() : after;
    const plain = word.replaceAll('*', '');
    for (const at of from) {
      at.woven ??= new Map();
      link(at.woven, plain, target);
      this.#know(plain);
      this.#hang(at, word, target);
    }
    this.#lead([target], rest, after);
  }

  /** Adds a phrase word by word as it stands in a text, such as a name. */
  addLiteral(text: string, value: T, language: Language): void {
    const words = tokenize(text, language).map((token) => token.text);
    if (words.length > 0) this.#insert(words, value);
  }

  #insert(words: readonly string[], value: T, at: Node<T> = this.#root): void {
    const [word, ...rest] = words;
    if (word === undefined) {
      if (!at.values.includes(value)) at.values.push(value);
      return;
    }
    this.#insert(rest, value, this.#step(at, word));
    // `*pool` is the word by itself as well as the end of a longer one.
    if (word.includes('*')) this.#insert(rest, value, this.#step(at, word.replaceAll('*', '')));
  }

  #step(at: Node<T>, word: string): Node<T> {
    const known = at.edges.get(word);
    if (known) return known;
    const target = node<T>();
    at.edges.set(word, target);
    this.#know(word);
    if (word === '…') at.gap = target;
    this.#hang(at, word, target);
    return target;
  }

  #know(word: string): void {
    if (this.#words.has(word)) return;
    this.#words.add(word);
    this.#keys.clear();
  }

  /** Words that end or begin as this one lead to the target too. */
  #hang(at: Node<T>, word: string, target: Node<T>): void {
    if (!word.includes('*')) return;
    const whole = word.replaceAll('*', '');
    const stem = whole.replace(/[~^]$/, '');
    if (word.startsWith('*')) at.tails ??= new Map();
    if (word.endsWith('*')) at.heads ??= new Map();
    for (const ending of this.#endingsOf(whole)) {
      if (at.tails && word.startsWith('*')) link(at.tails, stem + ending, target);
      if (at.heads && word.endsWith('*')) link(at.heads, stem + ending, target);
    }
  }

  #endingsOf(word: string): readonly string[] {
    if (word.endsWith('~')) return this.#endings;
    return word.endsWith('^') ? this.#verbEndings : [''];
  }

  /** `pools` may be the pattern `pools`, `pools~`, `pool~` or `pools^`. */
  #keysOf(text: string): readonly string[] {
    let keys = this.#keys.get(text);
    if (!keys) {
      const cut = (endings: readonly string[], sign: string) =>
        endings.filter((ending) => text.endsWith(ending)).map((e) => text.slice(0, text.length - e.length) + sign);
      const all = [text, ...cut(this.#endings, '~'), ...cut(this.#verbEndings, '^')];
      keys = all.filter((key) => this.#words.has(key));
      if (this.#keys.size > mostKeys) this.#keys.clear();
      this.#keys.set(text, keys);
    }
    return keys;
  }

  /** The longest phrase that begins at a token, or null. */
  longest(tokens: readonly Token[], from: number): PhraseMatch<T> | null {
    let best: PhraseMatch<T> | null = null;
    this.#walk(tokens, from, from, this.#root, (values, to) => {
      if (!best || to > best.to) best = { values, from, to };
      else if (to === best.to)
        best = { values: [...best.values, ...values.filter((v) => !best?.values.includes(v))], from, to };
    });
    return best;
  }

  /** Every phrase that begins at a token. */
  all(tokens: readonly Token[], from: number): PhraseMatch<T>[] {
    const found: PhraseMatch<T>[] = [];
    this.#walk(tokens, from, from, this.#root, (values, to) => found.push({ values, from, to }));
    return found;
  }

  #walk(
    tokens: readonly Token[],
    from: number,
    index: number,
    at: Node<T>,
    report: (values: readonly T[], to: number) => void,
  ): void {
    if (at.values.length > 0 && index > from) report(at.values, index);
    const token = tokens[index];
    if (!token || (index > from && token.gap > breaks.space)) return;
    let exact = false;
    for (const key of this.#keysOf(token.text)) {
      const target = at.edges.get(key);
      if (target) {
        exact = true;
        this.#walk(tokens, from, index + 1, target, report);
      }
      const woven = at.woven?.get(key);
      if (!woven) continue;
      exact = true;
      for (const other of woven) this.#walk(tokens, from, index + 1, other, report);
    }
    if (token.text.includes(' '))
      for (const target of inWords(at, token.text)) this.#walk(tokens, from, index + 1, target, report);
    if (!exact && (at.tails || at.heads))
      this.#compound(token.text, at, (target) => this.#walk(tokens, from, index + 1, target, report));
    if (at.gap) {
      for (let skip = 0; skip <= widestGap; skip++) {
        const passed = tokens[index + skip - 1];
        if (skip > 0 && (!passed || this.#stops.has(passed.text))) break;
        if ((tokens[index + skip]?.gap ?? breaks.sentence) > breaks.space) break;
        this.#walk(tokens, from, index + skip, at.gap, report);
      }
    }
  }

  /** The longest known end, then the longest known beginning of a word. */
  #compound(text: string, at: Node<T>, follow: (target: Node<T>) => void): void {
    if (at.tails) {
      for (let cut = 2; cut <= text.length - shortestPart; cut++) {
        const targets = at.tails.get(text.slice(cut));
        if (targets) {
          targets.forEach(follow);
          break;
        }
      }
    }
    if (at.heads) {
      for (let cut = text.length - 1; cut >= shortestPart; cut--) {
        const targets = at.heads.get(text.slice(0, cut));
        if (targets) {
          targets.forEach(follow);
          break;
        }
      }
    }
  }
}
