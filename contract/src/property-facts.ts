import { z } from 'zod';
import { factProblem } from './canonical-facts.ts';
import { language } from './languages.ts';
import { endpoint } from './lib/endpoint.ts';
import { day, id, idParams, instant, listOf, noContent, paging } from './lists.ts';

const fields = z.object({
  propertyId: id,
  /** Canonical name (`room_count`, `distance:beach`, …) or any other. */
  factName: z
    .string()
    .trim()
    .min(1, 'Fact name is required')
    .max(120)
    .regex(/^[a-z0-9_]+(:[a-z0-9_]+)?$/, 'Write the fact name in lower case with _, for example distance:beach'),
  factValue: z.string().trim().min(1, 'Fact value is required').max(4000),
  /** Set only where the value is text for people. */
  language: language.nullable().default(null),
  /** Free text or URL. */
  source: z.string().trim().max(400).default(''),
  verifiedOn: day.nullable().default(null),
  reviewAfter: day.nullable().default(null),
});

/** A canonical fact holds what its name promises. */
function checkValue(fact: { factName: string; factValue: string }, context: z.RefinementCtx) {
  const message = factProblem(fact.factName, fact.factValue);
  if (message) context.addIssue({ code: 'custom', path: ['factValue'], message });
}

export const propertyFactInput = fields.superRefine(checkValue);
export type PropertyFactInput = z.infer<typeof propertyFactInput>;

export const propertyFact = fields.extend({
  id,
  verifiedBy: z.string().nullable(),
  updatedAt: instant,
});
export type PropertyFact = z.infer<typeof propertyFact>;

export const propertyFactUpdate = fields.omit({ propertyId: true }).superRefine(checkValue);
export type PropertyFactUpdate = z.infer<typeof propertyFactUpdate>;

/** Facts confirmed at a time. */
const mostConfirmed = 500;

/** A fact may be asked for by its property and language too; both must then be its own (a fact in no language has any). */
const which = z.object({ propertyId: id.optional(), language: language.optional() });
const itself = [
  { kind: 'property-fact', from: 'params.id' },
  { kind: 'property', from: 'query.propertyId' },
] as const;

export const propertyFactEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/property-facts',
    summary: 'Facts of a property; with a language, those for people in it and those in no language',
    access: { permission: 'property:read', at: [{ kind: 'property', from: 'query.propertyId' }] },
    query: paging.extend({
      propertyId: id,
      language: language.optional(),
      take: z.coerce.number().int().min(1).max(500).default(500),
    }),
    responses: { 200: listOf(propertyFact) },
  }),
  one: endpoint({
    method: 'GET',
    path: '/property-facts/:id',
    summary: 'One fact',
    access: { permission: 'property:read', at: itself },
    params: idParams,
    query: which,
    responses: { 200: propertyFact },
  }),
  create: endpoint({
    method: 'POST',
    path: '/property-facts',
    summary: 'State a fact; a language in the address counts where the body names none',
    access: { permission: 'property:update', at: [{ kind: 'property', from: 'body.propertyId' }] },
    query: which,
    body: propertyFactInput,
    responses: { 201: propertyFact },
  }),
  update: endpoint({
    method: 'PUT',
    path: '/property-facts/:id',
    summary: 'Change a fact',
    access: { permission: 'property:update', at: itself },
    params: idParams,
    query: which,
    body: propertyFactUpdate,
    responses: { 200: propertyFact },
  }),
  confirm: endpoint({
    method: 'POST',
    path: '/property-facts/confirm',
    summary: 'Say of several facts that they are still true: looked at today, by whoever says so',
    access: { permission: 'property:update', at: [{ kind: 'property', from: 'body.propertyId' }] },
    body: z.object({
      propertyId: id,
      ids: z.array(id).min(1, 'Choose a fact').max(mostConfirmed, `Confirm at most ${mostConfirmed} facts at a time`),
      /** When to look again; left out, as long from today as it was from the last look, or a year. */
      reviewAfter: day.nullable().optional(),
    }),
    responses: { 200: listOf(propertyFact) },
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/property-facts/:id',
    summary: 'Withdraw a fact',
    access: { permission: 'property:update', at: itself },
    params: idParams,
    query: which,
    responses: { 204: noContent },
  }),
} as const;
