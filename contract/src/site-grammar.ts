/**
 * What may stand in the settings of a site. The grammar is so strict that nothing typed can become script, style or
 * markup: text is one kind of text, an address leads to the web or to a path of the site, a number has its bounds.
 */
import { z } from 'zod';
import { type Language, languages } from './languages.ts';

/** Control characters, and those that turn the direction of what follows. */
const closed = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;
const closedButBreaks = /[^\P{Cc}\n]|[\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;
const unreadable = 'This text holds characters that cannot be shown';

/** Text of one line. */
export const shortText = (max: number) =>
  z
    .string()
    .trim()
    .max(max, `Write at most ${max} characters`)
    .refine((text) => !closed.test(text), unreadable);

/** Text that may have several lines. */
export const longText = (max: number) =>
  z
    .string()
    .trim()
    .max(max, `Write at most ${max} characters`)
    .refine((text) => !closedButBreaks.test(text), unreadable);

/** The same thing said in each language; a language left out has none. */
export const inLanguages = <S extends z.ZodType>(said: S) =>
  z.partialRecord(z.enum(languages), said) as z.ZodType<Partial<Record<Language, z.output<S>>>>;

/** Names as guests read them: at least one. */
export const namesInLanguages = (max: number) =>
  inLanguages(shortText(max)).refine((names) => Object.values(names).some(Boolean), 'Write the name in one language');

const webForm = /^https?:\/\/[^\s/?#@\\"'<>]+(?:[/?#][^\s\\"'<>]*)?$/i;
/** An address on the web, without a name or password in it. */
export const webAddress = z
  .string()
  .trim()
  .max(1000, 'Write at most 1000 characters')
  .refine((text) => webForm.test(text) && URL.canParse(text), 'Write an address such as https://example.com');

/** The same, and nobody on the way can read or change what is asked there. */
export const secureAddress = webAddress.refine((text) => /^https:/i.test(text), 'Begin with https://');

const pathForm = /^\/(?![/\\])[^\s\\"'<>]*$/;
/** Where a link of the site leads: an address on the web, or a path of the site itself. */
export const siteLink = z
  .string()
  .trim()
  .max(1000, 'Write at most 1000 characters')
  .refine(
    (text) => pathForm.test(text) || (webForm.test(text) && URL.canParse(text)),
    'Write an address such as https://example.com, or a path such as /events',
  );

/** Nothing, or what the schema asks for. */
export const orEmpty = <S extends z.ZodType<string>>(schema: S) => z.union([z.literal(''), schema]);

/** `#rrggbb`. */
export const color = z.string().regex(/^#[0-9a-f]{6}$/i, 'Write the color as #rrggbb');

/** Whole pixels. */
export const pixels = (min: number, max: number) =>
  z
    .number(`Write a number from ${min} to ${max}`)
    .int(`Write a whole number from ${min} to ${max}`)
    .min(min, `Write a number from ${min} to ${max}`)
    .max(max, `Write a number from ${min} to ${max}`);

/** What stands in addresses for a thing. */
export const slug = z
  .string()
  .max(60)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Write it in lower case letters, digits and dashes');

/** What a settings call names its domain with; it may stand in the query or in the body. */
export const domainId = z.uuid('Domain ID is required');
export const domainQuery = z.object({ domainId });
export const domainMaybe = z.object({ domainId: domainId.optional() });
