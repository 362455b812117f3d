/**
 * Takes JSON objects out of a text that arrives in pieces: one a line as asked for, but also printed over several
 * lines, within a list or between code fences. Whatever is no object is passed over.
 */

/** Longest object a page can need; a longer one is no page. */
const longest = 40_000;

/** A reader that is fed pieces and answers the objects completed by each. @throws when an object never ends. */
export function objectReader(): (piece: string) => unknown[] {
  let buffer = '';
  let depth = 0;
  let quoted = false;
  let escaped = false;
  return (piece) => {
    const found: unknown[] = [];
    for (const letter of piece) {
      if (depth === 0 && letter !== '{') continue;
      buffer += letter;
      if (buffer.length > longest) throw new Error('An object that does not end');
      if (escaped) escaped = false;
      else if (letter === '\\') escaped = quoted;
      else if (letter === '"') quoted = !quoted;
      else if (!quoted && letter === '{') depth += 1;
      else if (!quoted && letter === '}') depth -= 1;
      if (depth > 0) continue;
      found.push(...parsed(buffer));
      buffer = '';
    }
    return found;
  };
}

function parsed(text: string): unknown[] {
  try {
    return [JSON.parse(text)];
  } catch {
    return [];
  }
}
