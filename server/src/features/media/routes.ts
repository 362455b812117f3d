import { mediaEndpoints } from '@foyer/contract/media';
import { type App, serve } from '#lib/serve.ts';
import { languagesTold } from '../property-languages/rules.ts';
import { describeMedia } from './describing/rules.ts';
import { listMedia, openMedia } from './rules.ts';
import { usesOf } from './uses/rules.ts';

export function registerMediaRoutes(app: App): void {
  serve(app, mediaEndpoints.list, async ({ scope, query }) =>
    listMedia(scope, { ...query, languages: query.described ? await languagesTold(scope, query.propertyId) : [] }),
  );
  serve(app, mediaEndpoints.describe, ({ scope, params, body }) => describeMedia(scope, params.id, body.altText));
  serve(app, mediaEndpoints.uses, ({ scope, params }) => usesOf(scope, params.id));
  serve(app, mediaEndpoints.file, async ({ params, query, reply }) => {
    const { stream, length, mimeType, asWanted } = await openMedia({ id: params.id, ...query, form: query.format });
    reply
      .headers({
        'content-type': mimeType,
        'content-length': length,
        // Another form than the one asked for stands in only until that is made.
        'cache-control': asWanted ? 'public, max-age=31536000, immutable' : 'public, max-age=30',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
        'cross-origin-resource-policy': 'cross-origin',
      })
      .send(stream);
    return undefined;
  });
}
