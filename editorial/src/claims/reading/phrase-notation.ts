/**
 * How the lexicon writes phrases: `(s)` for letters that may be missing, `{a|b}` for alternatives (an empty one makes the
 * piece optional). What the other signs stand for is told in `phrases.ts`, which compiles them.
 */

/** Every way to read a pattern: `{a|b} c(s)` gives four. */
export function expand(pattern: string): string[] {
  if (!/[({~^\s]/.test(pattern)) return [pattern];
  const group = /\{([^{}]*)\}|\(([^()]*)\)/.exec(pattern);
  // Endings behind an alternative left empty belong to the word before: `towel {|rental}~` is also `towel~`.
  if (!group)
    return [
      pattern
        .replace(/\s+(?=[~^])/g, '')
        .replace(/(?<=[~^])[~^]+/g, '')
        .replace(/\s+/g, ' ')
        .trim(),
    ];
  const options = group[1] !== undefined ? group[1].split('|') : ['', group[2] ?? ''];
  const before = pattern.slice(0, group.index);
  const after = pattern.slice(group.index + group[0].length);
  return options.flatMap((option) => expand(before + option + after));
}

/** In how many ways a pattern can be read, near enough: choices within choices count as those within alone. */
export function waysOf(pattern: string): number {
  let ways = 1;
  for (const [group] of pattern.matchAll(/\{[^{}]*\}|\(/g)) ways *= group === '(' ? 2 : group.split('|').length;
  return ways;
}

/** A pattern cut where every way of reading it has a space, or nothing at all: each part is a choice of its own. */
export function choicesOf(pattern: string): string[][] {
  const parts: string[] = [];
  let depth = 0;
  let part = '';
  for (const sign of pattern) {
    if (sign === '{') depth += 1;
    if (sign === '}') depth -= 1;
    if (sign === ' ' && depth === 0) {
      parts.push(part);
      part = '';
    } else part += sign;
  }
  parts.push(part);
  const choices: string[][] = [];
  let whole = '';
  for (const next of parts) {
    const options = expand(next);
    // Its ending may belong to the word before, as in `towel {|rental}~`.
    const hangs = options.some((option) => /^[~^]/.test(option));
    whole = hangs && choices.length > 0 ? `${whole} ${next}` : next;
    if (hangs) choices.pop();
    choices.push(hangs ? expand(whole) : options);
  }
  return choices;
}

const piece = /\*?\p{L}[\p{L}\p{M}²]*[~^]?\*?|…|\d+|[€$£%°★&+]/gu;

/** The words of one way to read a pattern, as they stand in the tree. */
export const wordsOf = (option: string): readonly string[] =>
  option.toLowerCase().replace(/’/g, "'").match(piece) ?? [];
