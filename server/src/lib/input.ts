/**
 * What comes in with a request, held against the contract: path, query and body together, so that every problem is
 * told at once. Unknown keys are dropped.
 */
import type { ValidationError } from '@foyer/contract/errors';
import type { EndpointDefinition, Schema } from '@foyer/contract/lib/endpoint';
import type { FastifyRequest } from 'fastify';
import { invalid } from './refusal.ts';

export type Input = { params: unknown; query: unknown; body: unknown };

/** Throws 422 with all problems; fields are named by their path, such as `venue.city`. */
export function readInput(endpoint: EndpointDefinition, request: FastifyRequest): Input {
  const problems: ValidationError[] = [];
  const read = (schema: Schema | undefined, value: unknown): unknown => {
    if (!schema) return undefined;
    const result = schema.safeParse(value);
    if (result.success) return result.data;
    for (const issue of result.error.issues) {
      problems.push({ field: issue.path.join('.'), message: issue.message });
    }
    return undefined;
  };
  const input = {
    params: read(endpoint.params, request.params),
    query: read(endpoint.query, request.query),
    body: read(endpoint.body, request.body ?? {}),
  };
  if (problems.length > 0) throw invalid(problems);
  return input;
}
