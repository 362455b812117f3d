/**
 * Form data with files: read whole into memory, no file larger than the contract lets it be and none it does not name.
 * What a file holds is for whoever asked for it to find out; its name and type are only what somebody wrote.
 */
import multipart, { type Multipart } from '@fastify/multipart';
import type { ValidationError } from '@foyer/contract/errors';
import type { EndpointDefinition } from '@foyer/contract/lib/endpoint';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from './refusal.ts';

/** A file as it was sent; `name` is what its sender called it. */
export type SentFile = { name: string; bytes: Buffer };
/** By the field they were sent in. */
export type SentFiles = { readonly [field: string]: SentFile | undefined };
export type Form = { fields: Record<string, unknown>; files: SentFiles; problems: ValidationError[] };
type FormDefinition = NonNullable<EndpointDefinition['form']>;

const mostFields = 100;
const longestField = 256 * 1024;
const megabyte = 1024 * 1024;
/** Names that would reach what every object has. */
const closedNames = new Set(['__proto__', 'constructor', 'prototype']);

/** Lets the app take form data. */
export async function acceptForms(app: FastifyInstance): Promise<void> {
  await app.register(multipart, { throwFileSizeLimit: false });
}

export const isForm = (request: FastifyRequest): boolean => request.isMultipart();

/**
 * Reads a form to its end. A field `venue.city` or `venue[city]` stands within `venue`. Throws 400 for a form that is
 * cut off and 413 for one with too many parts; a file that is too large is one problem among others.
 */
export async function readForm(definition: FormDefinition, request: FastifyRequest): Promise<Form> {
  const form = { fields: {} as Record<string, unknown>, files: {} as Record<string, SentFile>, problems: [] };
  const limits = {
    files: Object.keys(definition.files).length,
    fileSize: Math.max(0, ...Object.values(definition.files).map(({ maxBytes }) => maxBytes)) + 1,
    fields: mostFields,
    fieldSize: longestField,
  };
  try {
    for await (const part of request.parts({ limits })) await take(part, definition, form);
  } catch (problem) {
    const { statusCode = 400 } = problem as { statusCode?: number };
    if (statusCode === 413) throw new Refusal(413, 'too-large', 'The form has too many parts, or one that is too long');
    throw new Refusal(400, 'malformed', 'The form is not complete');
  }
  return form;
}

async function take(
  part: Multipart,
  { files, whole }: FormDefinition,
  form: { fields: Record<string, unknown>; files: Record<string, SentFile>; problems: ValidationError[] },
): Promise<void> {
  const name = part.fieldname;
  if (part.type === 'field') {
    if (name !== whole) place(form.fields, name, part.value);
    else if (!placeAll(form.fields, String(part.value))) {
      form.problems.push({ field: name, message: `${name} is not valid JSON` });
    }
    return;
  }
  const bytes = await part.toBuffer();
  const allowed = Object.hasOwn(files, name) ? files[name] : undefined;
  // A browser sends an empty file without a name for a field nobody has filled.
  if (!allowed || (bytes.length === 0 && !part.filename)) return;
  if (bytes.length > allowed.maxBytes) {
    const most = Math.floor(allowed.maxBytes / megabyte);
    form.problems.push({ field: name, message: `The file is larger than ${most} MB` });
  }
  form.files[name] = { name: part.filename ?? '', bytes };
}

/** Single fields go before those of the whole. */
function placeAll(fields: Record<string, unknown>, json: string): boolean {
  try {
    const whole: unknown = JSON.parse(json);
    if (typeof whole !== 'object' || whole === null || Array.isArray(whole)) return false;
    for (const [name, value] of Object.entries(whole)) {
      if (!closedNames.has(name) && !Object.hasOwn(fields, name)) fields[name] = value;
    }
    return true;
  } catch {
    return false;
  }
}

function place(fields: Record<string, unknown>, name: string, value: unknown): void {
  const path = name.split(/[.[\]]+/).filter(Boolean);
  const last = path.pop();
  if (!last || [...path, last].some((part) => closedNames.has(part))) return;
  let holder = fields;
  for (const part of path) {
    const within = Object.hasOwn(holder, part) ? holder[part] : undefined;
    const next = typeof within === 'object' && within !== null ? (within as Record<string, unknown>) : {};
    holder[part] = next;
    holder = next;
  }
  holder[last] = value;
}
