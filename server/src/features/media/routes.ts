import { mediaEndpoints } from '@foyer/contract/media';
import { type App, serve } from '#lib/serve.ts';
import { listMedia, openMedia } from './rules.ts';

export function registerMediaRoutes(app: App): void {
  serve(app, mediaEndpoints.list, ({ scope, query }) => listMedia(scope, query));
  serve(app, mediaEndpoints.file, async ({ params, query, reply }) => {
    const { stream, length, mimeType } = await openMedia(params.id, query.width);
    reply
      .headers({
        'content-type': mimeType,
        'content-length': length,
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
        'cross-origin-resource-policy': 'cross-origin',
      })
      .send(stream);
    return undefined;
  });
}
