import { readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

const noun = /\/contract\/src\/[\w-]+\.ts$/;
const whole = '?schemas';

/**
 * Endpoints reach the browser as method, path and form alone. The contract's schemas, and zod with them, travel only with the
 * screens that check input with them; types and tests see the whole contract as it is written.
 */
export function thinContract(): Plugin {
  return {
    name: 'thin-contract',
    apply: 'build',
    enforce: 'pre',
    async load(id) {
      if (id.endsWith(whole)) return { code: await readFile(id.slice(0, -whole.length), 'utf8'), moduleType: 'ts' };
      if (!noun.test(id)) return null;
      const names = Object.entries((await import(pathToFileURL(id).href)) as Record<string, unknown>);
      const inline = names.flatMap(([name, value]) => {
        const plain = name.endsWith('Endpoints') ? thin(value as Table) : isPlain(value) ? value : undefined;
        return plain === undefined ? [] : [`export const ${name} = ${JSON.stringify(plain)};`];
      });
      if (inline.length === 0) return null;
      const rest = names
        .filter(([name, value]) => !name.endsWith('Endpoints') && !isPlain(value))
        .map(([name]) => name);
      if (rest.length > 0) inline.push(`export { ${rest.join(', ')} } from ${JSON.stringify(id + whole)};`);
      return { code: inline.join('\n'), moduleSideEffects: false, moduleType: 'js' };
    },
    resolveId(source) {
      return source.endsWith(whole) ? { id: source, moduleSideEffects: false } : null;
    },
  };
}

type Table = Record<string, { method: string; path: string; form?: unknown }>;

/** `form` says how files are sent, and is plain. */
const thin = (table: Table) =>
  Object.fromEntries(Object.entries(table).map(([name, { method, path, form }]) => [name, { method, path, form }]));

/** Whether JSON says all there is to a value. */
function isPlain(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isPlain);
  if (typeof value !== 'object' || value === null)
    return value === null || /^(string|number|boolean)$/.test(typeof value);
  return Object.getPrototypeOf(value) === Object.prototype && !('_zod' in value) && Object.values(value).every(isPlain);
}
