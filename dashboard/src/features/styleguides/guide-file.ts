/**
 * A style guide as a file: what is exported can be imported again, here or elsewhere, and nothing is lost on the way.
 * A file that says something this guide has no place for is refused with everything that is wrong with it.
 */
import { type Styleguide, type StyleguideContent, styleguideContent } from '@foyer/contract/styleguides';
import { z } from 'zod';

const format = 'foyer-styleguide';

const noGuide = 'This is no style guide of Foyer. Export one here to see what a file holds';
const frame = z.object(
  {
    format: z.literal(format, noGuide),
    name: z.string('Give the style guide a name').trim().min(1, 'Styleguide name is required').max(160),
  },
  noGuide,
);

export type Problem = { field: string; message: string };
export type ReadFile = { name: string; content: StyleguideContent } | { problems: Problem[] };

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
  const framed = frame.safeParse(given);
  const problems = (framed.error?.issues ?? []).map(({ path, message }) => ({ field: path.join('.'), message }));
  // Of what is no style guide nothing else is worth telling.
  if (!isFields(given) || given.format !== format) return { problems: problems.slice(0, 1) };
  const { format: _, name: __, content = {}, ...others } = given;
  const read = styleguideContent.safeParse(content);
  // Fields that have no place are told below, wherever they stand.
  const wrong = (read.error?.issues ?? []).filter(({ code }) => code !== 'unrecognized_keys');
  for (const issue of wrong)
    problems.push({ field: ['content', ...issue.path].join('.'), message: wordsOf(issue, at(content, issue.path)) });
  const known = read.data ?? styleguideContent.safeParse(without(content, read.error.issues)).data;
  const strange = [...Object.keys(others), ...(known ? unknownFields(content, known, 'content') : [])].filter(
    (field) => !problems.some((problem) => problem.field === field || problem.field.startsWith(`${field}.`)),
  );
  for (const field of strange)
    problems.push({ field, message: 'A style guide has no such field. Take it out, or see whether it is spelt right' });
  if (!read.data || !framed.data || problems.length > 0) return { problems };
  return { name: framed.data.name, content: read.data };
}

type Issues = readonly z.core.$ZodIssue[];
type Fields = Record<string, unknown>;
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const at = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((within, key) => (within as Record<PropertyKey, unknown> | undefined)?.[key], value);

/** The same without what could not be read, so that the rest can be looked at too. */
function without(content: unknown, issues: Issues): unknown {
  const copy = structuredClone(content);
  for (const issue of issues) {
    const { path } = issue;
    if (issue.code === 'unrecognized_keys') {
      const holder = at(copy, path);
      for (const key of issue.keys) if (isFields(holder)) delete holder[key];
      continue;
    }
    const list = path.findIndex((key) => typeof key === 'number');
    const whole = list < 0 ? path : path.slice(0, list);
    const [holder, key] = [at(copy, whole.slice(0, -1)), whole.at(-1)];
    if (isFields(holder) && key !== undefined) delete holder[String(key)];
  }
  return copy;
}

const kinds: Record<string, string> = {
  string: 'text in quotation marks',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list in square brackets',
  object: 'fields in braces',
  record: 'fields in braces',
};

/** What is wrong and the way out, where the contract has no words of its own for it. */
function wordsOf(issue: z.core.$ZodIssue, given: unknown): string {
  const now = typeof given === 'number' ? `; it is ${given}` : '';
  switch (issue.code) {
    case 'too_big':
      if (issue.origin === 'number') return `Choose at most ${issue.maximum}${now}`;
      return issue.origin === 'array'
        ? `Keep at most ${issue.maximum} of these`
        : `Shorten it to at most ${issue.maximum} characters`;
    case 'too_small':
      if (issue.origin === 'number') return `Choose at least ${issue.minimum}${now}`;
      return given === '' ? 'Write something here, or take the empty text out' : issue.message;
    case 'invalid_type':
      return `Write ${kinds[issue.expected] ?? 'another value'} here`;
    case 'invalid_value':
      return `Choose one of ${new Intl.ListFormat('en', { type: 'disjunction' }).format(issue.values.map(String))}`;
    case 'invalid_union':
      return 'Write text in quotation marks, a number, true or false here';
    default:
      return issue.message;
  }
}

/** Fields of what was given that did not come through. */
function unknownFields(given: unknown, kept: unknown, path: string): string[] {
  if (!isFields(given)) return [];
  return Object.entries(given).flatMap(([key, value]) => {
    const here = `${path}.${key}`;
    const inside = isFields(kept) ? kept[key] : undefined;
    return inside === undefined ? [here] : unknownFields(value, inside, here);
  });
}
