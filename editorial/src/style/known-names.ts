/**
 * Names a text must say as they are: of the house, of its event and of the venue. What stands within one is nobody's
 * choice of words, so no style guide is broken by it, and no other word may be put in its place.
 */
import type { Sources } from '#context.ts';

export type Named = { property: Pick<Sources['property'], 'name'>; event: NamedEvent | null };
type NamedEvent = { title: string; venue: { title: string } };

/** A year or what follows a colon is left out where the event is spoken of: 'Lakeside Lights Walk 2026'. */
const addition = /\s*(?:\b20\d\d|[–—:(].*)$/u;
/** A shorter rest of a title is a word like any other. */
const shortestRest = 4;

/** What house, event and venue are called, longest first. */
export function knownNames({ property, event }: Named): string[] {
  const title = event?.title ?? '';
  const rest = title.replace(addition, '');
  return [property.name, title, ...(rest.length >= shortestRest ? [rest] : []), event?.venue.title ?? '']
    .map((name) => name.trim())
    .filter((name) => name.length > 1)
    .sort((a, b) => b.length - a.length);
}

/** Signs that are written in more than one way; each is one character, so that places stay where they are. */
const alike = (text: string) =>
  text
    .replace(/[’‘ʼ]/g, "'")
    .replace(/[\u00a0\u202f]/g, ' ')
    .replace(/[\u2010\u2011]/g, '-');
const letter = /[\p{L}\p{N}]/u;

/** Whether a place of a text lies within one of the names. They are told by their capitals as well. */
export function withinNames(
  text: string,
  names: readonly string[],
): (place: { start: number; end: number }) => boolean {
  const said = alike(text);
  const places = names.map(alike).flatMap((name) => {
    const found: { start: number; end: number }[] = [];
    for (let start = said.indexOf(name); start >= 0; start = said.indexOf(name, start + 1)) {
      const end = start + name.length;
      if (!letter.test(said.charAt(start - 1)) && !letter.test(said.charAt(end))) found.push({ start, end });
    }
    return found;
  });
  return ({ start, end }) => places.some((name) => start >= name.start && end <= name.end);
}
