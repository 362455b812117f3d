/**
 * HTML from template strings: every value is escaped unless it is HTML made here. There is no way to mark a plain
 * string as safe.
 */

declare const made: unique symbol;

export type Html = { readonly [made]: true; toString(): string };

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

class Fragment {
  declare readonly [made]: true;
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  toString(): string {
    return this.#text;
  }
}

type Value = Html | string | number | null | undefined | false | readonly Value[];

function text(value: Value): string {
  if (value === null || value === undefined || value === false) return '';
  if (Array.isArray(value)) return value.map(text).join('');
  if (value instanceof Fragment) return value.toString();
  return String(value).replace(/[&<>"']/g, (character) => entities[character] ?? '');
}

/** A piece of HTML; nothing, false and empty lists leave no trace, lists are joined. */
export function html(parts: TemplateStringsArray, ...values: Value[]): Html {
  return new Fragment(parts.reduce((all, part, index) => all + text(values[index - 1]) + part));
}
