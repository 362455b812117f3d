/**
 * Reading a small HTML form from a request: one content type, one size, each field once. Anything else is refused
 * before it is looked at.
 */
import type { IncomingMessage } from 'node:http';
import { errors } from 'oidc-provider';

const maxBytes = 16 * 1024;

/** The fields by name; throws the provider's InvalidRequest for what is no such form. */
export async function readForm(request: IncomingMessage): Promise<Map<string, string>> {
  const type = request.headers['content-type']?.split(';')[0]?.trim();
  if (type !== 'application/x-www-form-urlencoded') throw new errors.InvalidRequest('the form has another type');
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxBytes) throw new errors.InvalidRequest('the form is too long');
    chunks.push(chunk);
  }
  const fields = new URLSearchParams(Buffer.concat(chunks).toString('utf8'));
  return new Map([...fields].map(([name, value]) => [name, value.replaceAll('\0', '')]));
}
