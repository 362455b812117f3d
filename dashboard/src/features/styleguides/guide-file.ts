/**
 * A style guide as a file: what is exported can be imported again, here or elsewhere, and nothing is lost on the way.
 * A file that says something this guide has no place for is refused with everything that is wrong with it.
 */
import { type Styleguide, type StyleguideContent, styleguideContent } from '@foyer/contract/styleguides';
import { z } from 'zod';

const format = 'foyer-styleguide';

const guideFile = z.object({
  format: z.literal(format, 'This is no style guide of Foyer'),
  name: z.string().trim().min(1, 'Styleguide name is required').max(160),
  content: styleguideContent,
});

export type ReadFile =
  | { name: string; content: StyleguideContent }
  | { problems: { field: string; message: string }[] };

/** The text of the file. */
export const writeGuideFile = ({ name, content }: Pick<Styleguide, 'name' | 'content'>): string =>
  `${JSON.stringify({ format, name, content }, null, 2)}\n`;

/** Reads a file that was exported, or tells every problem at once. */
export function readGuideFile(text: string): ReadFile {
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch {
    return { problems: [{ field: '', message: 'The file holds no JSON' }] };
  }
  const read = guideFile.safeParse(given);
  const unknown = unknownFields(given, read.data ?? {}, '');
  const problems = [
    ...(read.error?.issues ?? []).map(({ path, message }) => ({ field: path.join('.'), message })),
    ...(read.data ? unknown.map((field) => ({ field, message: 'This style guide has no place for it' })) : []),
  ];
  if (!read.data || problems.length > 0) return { problems };
  return { name: read.data.name, content: read.data.content };
}

/** Fields of what was given that did not come through. */
function unknownFields(given: unknown, kept: unknown, path: string): string[] {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return [];
  return Object.entries(given).flatMap(([key, value]) => {
    const here = path ? `${path}.${key}` : key;
    const inside = typeof kept === 'object' && kept !== null ? (kept as Record<string, unknown>)[key] : undefined;
    return inside === undefined ? [here] : unknownFields(value, inside, here);
  });
}
