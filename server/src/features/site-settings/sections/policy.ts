/**
 * The documents of a site's settings in plain values: what each section holds and how it comes, what is read out of a
 * stored one, and where two differ.
 */
import { isDeepStrictEqual } from 'node:util';
import { type Documents, documentSchemas, initialDocuments } from '@foyer/contract/site-documents';
import { type DraftSection, draftSections, type SettingsChange } from '@foyer/contract/site-settings';

/** What a section would hold after a change, or all that is wrong with it. */
export const checkDocument = <S extends DraftSection>(section: S, document: unknown) =>
  documentSchemas[section].safeParse(document);

/** A stored document. What it does not say, since it is older than the field, is as it came. */
export function readDocument<S extends DraftSection>(section: S, stored: unknown): Documents[S] {
  const initial = initialDocuments[section];
  const read = documentSchemas[section].safeParse(merged(initial, stored ?? {}));
  return (read.success ? read.data : initial) as Documents[S];
}

type Fields = Record<string, unknown>;
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** `change` over `base`, group by group; lists and single values are replaced whole. */
export function merged(base: unknown, change: unknown): unknown {
  if (change === undefined) return base;
  if (!isFields(base) || !isFields(change)) return change;
  const names = [...new Set([...Object.keys(base), ...Object.keys(change)])];
  return Object.fromEntries(
    names.map((name) => [name, Object.hasOwn(change, name) ? merged(base[name], change[name]) : base[name]]),
  );
}

/** Every value in which two documents of a section differ, by its path. */
export function differences(section: DraftSection, draft: unknown, published: unknown): SettingsChange[] {
  const found: SettingsChange[] = [];
  const walk = (path: string, now: unknown, then: unknown): void => {
    if (isDeepStrictEqual(now, then)) return;
    if (isFields(now) && isFields(then)) {
      for (const name of new Set([...Object.keys(then), ...Object.keys(now)])) {
        walk(path ? `${path}.${name}` : name, now[name], then[name]);
      }
      return;
    }
    found.push({ section, field: path, draft: json(now), published: json(then) });
  };
  walk('', draft, published);
  return found;
}

const json = (value: unknown) => (value === undefined ? null : value) as SettingsChange['draft'];

/** Every section by what `of` makes of it. */
export const everySection = <T>(of: (section: DraftSection) => T): Record<DraftSection, T> =>
  Object.fromEntries(draftSections.map((section) => [section, of(section)])) as Record<DraftSection, T>;
