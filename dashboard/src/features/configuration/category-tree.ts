/**
 * The tree of categories while it is changed: a list in which a branch stands together below its parent. What would
 * break the tree is answered with null, so that nothing can be dropped where it may not stand.
 */
import { type CategoryConfig, siteCategories } from '@foyer/contract/category-config';

export type Category = CategoryConfig['categories'][number];
export type Placement = 'before' | 'into' | 'after';
export type Step = 'up' | 'down' | 'in' | 'out';

/** The list with each branch below its parent, in the order of its own. */
export function inBranches(list: readonly Category[]): Category[] {
  const known = new Set(list.map(({ slug }) => slug));
  const under = (parent: string | null): Category[] =>
    list
      .filter((one) => (one.parent !== null && known.has(one.parent) ? one.parent : null) === parent)
      .flatMap((one) => [one, ...under(one.slug)]);
  return under(null);
}

/** How many stand above it. */
export function depthOf(list: readonly Category[], slug: string): number {
  const parent = list.find((one) => one.slug === slug)?.parent ?? null;
  return parent === null ? 0 : 1 + depthOf(list, parent);
}

/** It and everything below it. */
export function branchOf(list: readonly Category[], slug: string): Category[] {
  return list
    .filter((one) => one.slug === slug)
    .concat(list.filter((one) => one.parent === slug).flatMap((one) => branchOf(list, one.slug)));
}

/** The list with a branch at another place; null where that would be within itself, too deep, or where it is already. */
export function placed(
  list: readonly Category[],
  slug: string,
  target: string,
  placement: Placement,
): Category[] | null {
  const branch = branchOf(list, slug);
  const aim = list.find((one) => one.slug === target);
  if (!aim || branch.some((one) => one.slug === target)) return null;
  const parent = placement === 'into' ? target : aim.parent;
  const moved = branch.map((one) => (one.slug === slug ? { ...one, parent } : one));
  const rest = list.filter((one) => !branch.some((other) => other.slug === one.slug));
  const at = rest.findIndex((one) => one.slug === target);
  const next = inBranches(
    placement === 'before'
      ? rest.toSpliced(at, 0, ...moved)
      : rest.toSpliced(at + branchOf(rest, target).length, 0, ...moved),
  );
  const same = next.every((one, i) => one.slug === list[i]?.slug && one.parent === list[i]?.parent);
  return same || problemIn(next) ? null : next;
}

/** One step of the keyboard: among its neighbors, into the one above, or out beside its parent. */
export function stepped(list: readonly Category[], slug: string, step: Step): Category[] | null {
  const own = list.find((one) => one.slug === slug);
  if (!own) return null;
  if (step === 'out') return own.parent === null ? null : placed(list, slug, own.parent, 'after');
  const beside = list.filter((one) => one.parent === own.parent);
  const at = beside.indexOf(own);
  const neighbor = beside[step === 'down' ? at + 1 : at - 1];
  if (!neighbor) return null;
  return placed(list, slug, neighbor.slug, step === 'up' ? 'before' : step === 'down' ? 'after' : 'into');
}

/** The list without a category. What stood right below it stands in `to`, else where it stood itself. */
export function without(list: readonly Category[], slug: string, to: string | null): Category[] {
  const gone = list.find((one) => one.slug === slug);
  const parent = to ?? gone?.parent ?? null;
  return inBranches(
    list.filter((one) => one.slug !== slug).map((one) => (one.parent === slug ? { ...one, parent } : one)),
  );
}

/** What the contract has against a tree, as a sentence. */
export function problemIn(list: readonly Category[]): string | undefined {
  return siteCategories.safeParse(list).error?.issues[0]?.message;
}

/** What a name would be called in addresses, free among those that stand. */
export function slugFor(name: string, list: readonly Category[]): string {
  const plain = name
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 50)
    .replace(/^-+|-+$/g, '');
  const taken = new Set(list.map(({ slug }) => slug));
  const first = plain || 'category';
  if (!taken.has(first)) return first;
  let number = 2;
  while (taken.has(`${first}-${number}`)) number += 1;
  return `${first}-${number}`;
}
