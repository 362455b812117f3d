/**
 * Takes JSON objects out of a text that arrives in pieces: one a line as asked for, but also printed over several
 * lines, within a list or between code fences. Whatever is no object is passed over; one that is still coming can be
 * looked at as far as it has come.
 */

/** Longest object a page can need; a longer one is no page. */
const longest = 40_000;

export type ObjectReader = {
  /** The objects completed by this piece. @throws when an object never ends. */
  read: (piece: string) => unknown[];
  /** The object under way, as if it ended here; undefined between two, and where it cannot end. */
  sofar: () => unknown;
};

export function objectReader(): ObjectReader {
  let buffer = '';
  /** Closing brackets that are still owed, the innermost last. */
  let owed = '';
  let quoted = false;
  let escaped = false;

  function take(letter: string): void {
    if (escaped) escaped = false;
    else if (letter === '\\') escaped = quoted;
    else if (letter === '"') quoted = !quoted;
    else if (quoted) return;
    else if (letter === '{') owed += '}';
    else if (letter === '[') owed += ']';
    else if (letter === owed.at(-1)) owed = owed.slice(0, -1);
  }

  return {
    read(piece) {
      const found: unknown[] = [];
      for (const letter of piece) {
        if (owed === '' && letter !== '{') continue;
        buffer += letter;
        if (buffer.length > longest) throw new Error('An object that does not end');
        take(letter);
        if (owed !== '') continue;
        const whole = parsed(buffer);
        if (whole !== undefined) found.push(whole);
        buffer = '';
      }
      return found;
    },
    sofar: () =>
      owed === ''
        ? undefined
        : parsed(`${escaped ? buffer.slice(0, -1) : buffer}${quoted ? '"' : ''}${[...owed].reverse().join('')}`),
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
