/**
 * What rests on facts: how many live texts cite each, which sentences those are, and what they would say wrongly if a
 * fact said something else. Claims are stored with their sources when a text is published.
 */
import { z } from 'zod';
import { outdatedClaim } from './changed-facts.ts';
import { claimKind } from './claims.ts';
import { language } from './languages.ts';
import { endpoint } from './lib/endpoint.ts';
import { id, instant, listOf, paging } from './lists.ts';
import { propertyFactUpdate } from './property-facts.ts';

const count = z.number().int();

/** A source of live texts: a fact by its name, or a field of the property's record such as `record.starRating`. */
export const factUse = z.object({
  name: z.string(),
  /** Live texts that cite it, each language by itself, and the pages they are of. */
  texts: count,
  pages: count,
});
export type FactUse = z.infer<typeof factUse>;

const text = z.object({
  entryId: id,
  type: z.string(),
  /** Of the page, as the team calls it. */
  name: z.string(),
  language,
  title: z.string(),
  url: z.string(),
  publishedAt: instant,
});

/** A live text with what of it rests on a fact: the sentence, and where in it the claim stands. */
export const restingText = text.extend({
  claims: z.array(
    z.object({
      text: z.string(),
      kind: claimKind,
      sentence: z.object({ text: z.string(), start: count, end: count }),
    }),
  ),
});
export type RestingText = z.infer<typeof restingText>;

/** A live text that would say what is no longer so. */
export const wrongText = text.extend({ claims: z.array(outdatedClaim) });
export type WrongText = z.infer<typeof wrongText>;

export const factEffect = z.object({
  /** Live texts of the property, and how many of them were read. */
  texts: count,
  read: count,
  data: z.array(wrongText),
  total: count,
});
export type FactEffect = z.infer<typeof factEffect>;

/** Texts read to try a fact: those that cite it first. */
export const mostTried = 60;

const atProperty = [{ kind: 'property', from: 'query.propertyId' }] as const;

export const factUseEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/fact-uses',
    summary: 'How many live texts rest on each fact of a property',
    access: { permission: 'property:read', at: atProperty },
    query: z.object({ propertyId: id }),
    responses: { 200: listOf(factUse) },
  }),
  texts: endpoint({
    method: 'GET',
    path: '/fact-uses/texts',
    summary: 'Live texts that rest on a fact, with the sentences that do',
    access: { permission: 'content:read', at: atProperty },
    query: paging.extend({ propertyId: id, name: z.string().min(1).max(120) }),
    responses: { 200: listOf(restingText) },
  }),
  tryOut: endpoint({
    method: 'POST',
    path: '/fact-uses/try',
    summary: 'Live texts that would say something wrong if a fact were added, changed or withdrawn; nothing is saved',
    access: { permission: 'property:update', at: [{ kind: 'property', from: 'body.propertyId' }] },
    body: z
      .object({
        propertyId: id,
        /** The fact that would change; left out for a new one. */
        factId: id.nullable().default(null),
        /** What it would say; null where it would be withdrawn. */
        fact: propertyFactUpdate.nullable(),
      })
      .refine(({ factId, fact }) => factId ?? fact, { path: ['fact'], message: 'Name a fact or what it would say' }),
    // Texts are judged with no transaction open, so that nobody waits for them.
    streams: true,
    responses: { 200: factEffect },
  }),
} as const;
