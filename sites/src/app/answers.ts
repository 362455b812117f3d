/**
 * A finished answer: bytes in each coding, with their headers written out beforehand, so that sending one is a
 * look-up and a write. Refuses to be changed after it is made, apart from being pressed smaller.
 */
import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { acceptedCoding, type Coding, pressForOldBrowsers, pressQuickly, pressWell } from './encodings.ts';

type Form = { bytes: Buffer; head: string[] };

export type Answer = {
  status: number;
  etag: string;
  forms: Partial<Record<Coding, Form>> & { identity: Form };
  notModified: string[];
  /** Freshness count at which it was asked for; below zero for what may not be so any more. */
  askedAt: number;
  /** Milliseconds since 1970 at which it changes by itself. */
  until: number;
  /** A page that people read, so that its visits count. */
  isPage: boolean;
  compressible: boolean;
  weight: number;
};

export type AnswerParts = {
  status?: number;
  type: string;
  body: string | Buffer;
  cacheControl: string;
  headers?: Record<string, string>;
  askedAt?: number;
  until?: string | null;
  isPage?: boolean;
  /** What it depends on, besides its address and the coding. */
  vary?: string;
  /** Pictures and fonts are pressed already. */
  compressible?: boolean;
};

/** Makes an answer. The ETag is weak, since it names the content and not one coding of it. */
export function makeAnswer(parts: AnswerParts): Answer {
  const body = typeof parts.body === 'string' ? Buffer.from(parts.body) : parts.body;
  const compressible = parts.compressible ?? true;
  const vary = [...(compressible ? ['Accept-Encoding'] : []), ...(parts.vary ? [parts.vary] : [])];
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  const shared = [
    ...['Cache-Control', parts.cacheControl, 'ETag', etag],
    ...(vary.length > 0 ? ['Vary', vary.join(', ')] : []),
    ...Object.entries(parts.headers ?? {}).flat(),
  ];
  const full = ['Content-Type', parts.type, 'X-Content-Type-Options', 'nosniff', ...shared];
  const answer: Answer = {
    status: parts.status ?? 200,
    etag,
    forms: { identity: form(full, body, 'identity') },
    notModified: shared,
    askedAt: parts.askedAt ?? 0,
    until: parts.until ? Date.parse(parts.until) : Number.POSITIVE_INFINITY,
    isPage: parts.isPage ?? false,
    compressible,
    weight: body.length * (compressible ? 1.5 : 1) + 2000,
  };
  if (compressible) answer.forms.br = form(full, pressQuickly(body), 'br');
  return answer;
}

const form = (head: string[], bytes: Buffer, coding: Coding): Form => ({
  bytes,
  head: [
    ...head,
    ...(coding === 'identity' ? [] : ['Content-Encoding', coding]),
    ...['Content-Length', String(bytes.length)],
  ],
});

const plainHead = (answer: Answer) => answer.forms.identity.head.slice(0, -2);

/** Replaces the quickly pressed form by the smallest one, when that is smaller. */
export async function improve(answer: Answer): Promise<void> {
  if (!answer.compressible) return;
  const bytes = await pressWell(answer.forms.identity.bytes);
  if (bytes.length < (answer.forms.br?.bytes.length ?? Number.POSITIVE_INFINITY)) {
    answer.forms.br = form(plainHead(answer), bytes, 'br');
  }
}

function formFor(answer: Answer, header: string | string[] | undefined): Form {
  if (!answer.compressible) return answer.forms.identity;
  const coding = acceptedCoding(header);
  const ready = answer.forms[coding];
  if (ready) return ready;
  const made = form(plainHead(answer), pressForOldBrowsers(answer.forms.identity.bytes), 'gzip');
  answer.forms.gzip = made;
  return made;
}

const opaque = (tag: string) => tag.trim().replace(/^W\//, '');

function isKnown(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  if (header === etag || header.trim() === '*') return true;
  const wanted = opaque(etag);
  return header.split(',').some((tag) => opaque(tag) === wanted);
}

/** Sends the answer in the form the browser takes; 304 when it has it, no body for HEAD. */
export function send(request: IncomingMessage, response: ServerResponse, answer: Answer): void {
  if (answer.status === 200 && isKnown(request.headers['if-none-match'], answer.etag)) {
    response.writeHead(304, answer.notModified);
    response.end();
    return;
  }
  const { bytes, head } = formFor(answer, request.headers['accept-encoding']);
  response.writeHead(answer.status, head);
  if (request.method === 'HEAD') response.end();
  else response.end(bytes);
}
