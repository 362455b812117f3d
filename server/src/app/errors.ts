/**
 * The one error answer of the API: `{ message, error, statusCode, code, requestId, validationErrors?, present? }`. Refusals of
 * rules pass as they are; everything unforeseen is logged and answered without its insides.
 */
import { STATUS_CODES } from 'node:http';
import { type ErrorAnswer, genericMessages } from '@foyer/contract/errors';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseAway } from '#lib/database-away.ts';
import { conflict, Refusal, unavailable } from '#lib/refusal.ts';
import type { App } from '#lib/serve.ts';

/** What Fastify itself refuses, by its code. */
const ownRefusals: Record<string, () => Refusal> = {
  FST_ERR_CTP_BODY_TOO_LARGE: () => new Refusal(413, 'too-large', 'The request is too large'),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () => new Refusal(415, 'media-type', 'Send the body as JSON'),
  FST_ERR_CTP_EMPTY_JSON_BODY: () => new Refusal(400, 'malformed', 'The body is empty; send JSON'),
  FST_ERR_CTP_INVALID_JSON_BODY: () => new Refusal(400, 'malformed', 'The body is not valid JSON'),
};

export function answerErrors(app: App): void {
  app.setErrorHandler((problem: FastifyError, request, reply) => {
    const refusal = refusalOf(problem);
    if (refusal) return answer(refusal, request, reply);
    request.log.error({ err: problem }, 'A request failed');
    return answer(new Refusal(500, 'internal', genericMessages.fallback), request, reply);
  });
  app.setNotFoundHandler((request, reply) =>
    answer(new Refusal(404, 'not-found', 'There is nothing at this address'), request, reply),
  );
}

function refusalOf(problem: FastifyError): Refusal | null {
  if (problem instanceof Refusal) return problem;
  const own = ownRefusals[problem.code];
  if (own) return own();
  if (isDatabaseAway(problem)) return unavailable('database-away', 'The database does not answer just now. Try again.');
  const stored = databaseRefusal(problem);
  if (stored) return stored;
  const status = problem.statusCode ?? 500;
  if (status >= 400 && status < 500) return new Refusal(status, 'malformed', STATUS_CODES[status] ?? 'Bad request');
  return null;
}

/** What the database refused and no rule foresaw: two that came at the same time, mostly. */
function databaseRefusal(problem: unknown): Refusal | null {
  const cause = (problem as { cause?: unknown }).cause ?? problem;
  switch ((cause as { code?: string }).code) {
    case '23505':
      return conflict('exists', 'There is one like this already');
    case '23503':
      return conflict('in-use', 'Something else depends on this, or it was deleted in between');
    case '40001':
    case '40P01':
      return conflict('busy', 'Somebody changed this at the same moment. Try again.');
    default:
      return null;
  }
}

function answer(refusal: Refusal, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const body: ErrorAnswer = {
    message: refusal.message,
    error: STATUS_CODES[refusal.statusCode] ?? 'Error',
    statusCode: refusal.statusCode,
    code: refusal.code,
    requestId: request.id,
    ...(refusal.validationErrors ? { validationErrors: [...refusal.validationErrors] } : {}),
    ...(refusal.present === undefined ? {} : { present: refusal.present }),
  };
  return reply
    .code(refusal.statusCode)
    .headers(refusal.headers)
    .header('content-type', 'application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(body);
}
