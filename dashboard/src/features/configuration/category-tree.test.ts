import { describe, expect, it } from 'vitest';
import {
  branchOf,
  type Category,
  depthOf,
  inBranches,
  type Placement,
  placed,
  problemIn,
  type Step,
  slugFor,
  stepped,
  without,
} from './category-tree.ts';

/** `a` holds `b` and `c`, `c` holds `d`; `e` and `f` stand beside `a`. */
const parents: Record<string, string | null> = { a: null, b: 'a', c: 'a', d: 'c', e: null, f: null };
const tree: Category[] = Object.entries(parents).map(([slug, parent]) => ({
  slug,
  parent,
  names: { en: slug },
  descriptions: {},
  color: null,
  icon: 'tag',
  kind: null,
  count: 0,
}));
const drawn = (list: readonly Category[] | null) =>
  list?.map(({ slug }) => '.'.repeat(depthOf(list, slug)) + slug).join(' ') ?? null;

describe('a tree of categories', () => {
  it('stands branch by branch, whatever order it comes in', () => {
    expect(drawn(inBranches([...tree].reverse()))).toBe('f e a .c ..d .b');
    expect(drawn(inBranches(tree))).toBe('a .b .c ..d e f');
    expect(branchOf(tree, 'a').map(({ slug }) => slug)).toEqual(['a', 'b', 'c', 'd']);
  });

  it.each<[string, Step, string | null]>([
    ['e', 'up', 'e a .b .c ..d f'],
    ['a', 'down', 'e a .b .c ..d f'],
    ['c', 'up', 'a .c ..d .b e f'],
    ['b', 'down', 'a .c ..d .b e f'],
    ['f', 'in', 'a .b .c ..d e .f'],
    ['d', 'out', 'a .b .c .d e f'],
    ['c', 'out', 'a .b c .d e f'],
    ['e', 'in', 'a .b .c ..d .e f'],
    ['c', 'in', null],
    ['a', 'up', null],
    ['a', 'in', null],
    ['a', 'out', null],
    ['f', 'down', null],
  ])('%s goes %s', (slug, step, wanted) => expect(drawn(stepped(tree, slug, step))).toBe(wanted));

  it.each<[string, Placement, string, string | null]>([
    ['f', 'before', 'b', 'a .f .b .c ..d e'],
    ['b', 'after', 'e', 'a .c ..d e b f'],
    ['b', 'into', 'c', 'a .c ..d ..b e f'],
    ['a', 'after', 'f', 'e f a .b .c ..d'],
    ['a', 'into', 'd', null],
    ['a', 'before', 'a', null],
    ['a', 'into', 'e', null],
    ['e', 'into', 'd', null],
    ['b', 'before', 'c', null],
    ['b', 'into', 'x', null],
  ])('%s is dropped %s %s', (slug, placement, target, wanted) =>
    expect(drawn(placed(tree, slug, target, placement))).toBe(wanted),
  );

  it('loses a category, and keeps what stood below it', () => {
    expect(drawn(without(tree, 'c', null))).toBe('a .b .d e f');
    expect(drawn(without(tree, 'a', 'e'))).toBe('e .b .c ..d f');
    expect(problemIn(without(tree, 'a', 'e'))).toBeUndefined();
    expect(problemIn(without(tree, 'e', 'd').map((one) => (one.slug === 'f' ? { ...one, parent: 'd' } : one)))).toBe(
      'Keep to 3 levels',
    );
  });

  it.each([
    ['Wein & Genuss', 'wein-genuss'],
    ['Straßenfeste', 'strassenfeste'],
    ['Élégance', 'elegance'],
    ['日本', 'category'],
    ['A', 'a-2'],
    ['<script>', 'script'],
  ])('calls %s %s in addresses', (name, slug) => expect(slugFor(name, tree)).toBe(slug));
});
