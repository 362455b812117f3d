/**
 * What comes in with a request, held against the contract: path, query and body together, so that every problem is
 * told at once. Unknown keys are dropped, and text that could not be read back as it was sent is refused. The texts of
 * a form are read as the values the contract asks for.
 */
import type { ValidationError } from '@foyer/contract/errors';
import type { EndpointDefinition, Schema } from '@foyer/contract/lib/endpoint';
import type { FastifyRequest } from 'fastify';

export type Input = { params: unknown; query: unknown; body: unknown };
type Issue = { code?: string; path: PropertyKey[]; message: string };
type Result = { success: true; data: unknown } | { success: false; error: { issues: Issue[] } };

/** What the request names, and all that is wrong with it; fields are named by their path, such as `venue.city`. */
export function readInput(
  endpoint: EndpointDefinition,
  request: FastifyRequest,
  isForm: boolean,
): { input: Input; problems: ValidationError[] } {
  const problems: ValidationError[] = [];
  const read = (schema: Schema | undefined, value: unknown, parse = plainly): unknown => {
    if (!schema) return undefined;
    const result = parse(schema, value);
    const issues = result.success ? [] : result.error.issues;
    const found = issues.map((issue) => ({ field: nameOf(issue), message: issue.message }));
    for (const field of unstorable(value)) {
      if (!found.some((problem) => problem.field === field)) found.push({ field, message: notStorable });
    }
    problems.push(...found);
    return result.success ? result.data : undefined;
  };
  const input = {
    params: read(endpoint.params, request.params),
    query: read(endpoint.query, request.query),
    body: read(endpoint.body, request.body ?? {}, isForm ? parseTexts : plainly),
  };
  return { input, problems };
}

const nameOf = ({ path }: Issue): string => path.join('.');
const plainly = (schema: Schema, value: unknown): Result => schema.safeParse(value) as Result;

const notStorable = 'This text holds characters that cannot be stored';
/** Levels within a request; nothing the contract asks for has as many. */
const deepest = 40;

/** Fields whose text, or name, holds what no database keeps: a zero character, or half of a character. */
function unstorable(value: unknown, path: readonly string[] = []): string[] {
  if (typeof value === 'string') return isStorable(value) ? [] : [path.join('.')];
  if (!isFields(value)) return [];
  if (path.length > deepest) return [path.join('.')];
  return Object.entries(value).flatMap(([name, one]) =>
    isStorable(name) ? unstorable(one, [...path, name]) : [path.join('.')],
  );
}

const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed();

/**
 * The same for a form, where everything is text: an empty one counts as left out, and where the contract asks for a
 * number, a flag or a list, the text is read as JSON. A field that was sent empty keeps its own message.
 */
function parseTexts(schema: Schema, sent: unknown): Result {
  const filled = withoutEmpty(sent);
  let result = plainly(schema, filled);
  // What stands within a field can be asked for only once the field itself has been read.
  for (let depth = 0; depth < 3 && !result.success; depth += 1) {
    const read = result.error.issues.filter((issue) => issue.code === 'invalid_type' && readAsJson(filled, issue.path));
    if (read.length === 0) break;
    result = plainly(schema, filled);
  }
  if (result.success) return result;
  const asSent = plainly(schema, sent);
  const own = new Map(asSent.success ? [] : asSent.error.issues.map((issue) => [nameOf(issue), issue.message]));
  const issues = result.error.issues.map((issue) => ({
    ...issue,
    message: at(sent, issue.path) === '' ? (own.get(nameOf(issue)) ?? issue.message) : issue.message,
  }));
  return { success: false, error: { issues } };
}

type Fields = Record<PropertyKey, unknown>;
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

function withoutEmpty(value: unknown): unknown {
  if (!isFields(value) || Array.isArray(value)) return value;
  const filled = Object.entries(value).filter(([, one]) => one !== '');
  return Object.fromEntries(filled.map(([name, one]) => [name, withoutEmpty(one)]));
}

const at = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((within, name) => (isFields(within) ? within[name] : undefined), value);

/** Puts what the text at a path says in its place; false when it is no text or no JSON. */
function readAsJson(value: unknown, path: readonly PropertyKey[]): boolean {
  const last = path.at(-1);
  const holder = at(value, path.slice(0, -1));
  if (last === undefined || !isFields(holder) || typeof holder[last] !== 'string') return false;
  try {
    holder[last] = JSON.parse(holder[last]);
    return true;
  } catch {
    return false;
  }
}
