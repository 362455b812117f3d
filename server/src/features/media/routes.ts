import { mediaEndpoints } from '@foyer/contract/media';
import { mediaLibraryEndpoints as library } from '@foyer/contract/media-library';
import { type App, serve } from '#lib/serve.ts';
import { languagesTold } from '../property-languages/rules.ts';
import { reviewAltTexts, startAltTexts } from './alt-texts/rules.ts';
import { startChange } from './changing/rules.ts';
import { describeMedia } from './describing/rules.ts';
import { addFolder, removeFolder, renameFolder } from './folders/rules.ts';
import {
  changePicture,
  findPictures,
  onePicture,
  overviewOf,
  removePicture,
  replacePicture,
  uploadPicture,
} from './library/rules.ts';
import { readPictures } from './pictures/rules.ts';
import { listMedia, openMedia } from './rules.ts';
import { usesOf } from './uses/rules.ts';

export function registerMediaRoutes(app: App): void {
  serve(app, mediaEndpoints.list, async ({ scope, query }) =>
    listMedia(scope, { ...query, languages: query.described ? await languagesTold(scope, query.propertyId) : [] }),
  );
  serve(app, mediaEndpoints.describe, ({ scope, params, body, expected }) =>
    describeMedia(scope, params.id, body.altText, expected),
  );
  serve(app, mediaEndpoints.uses, ({ scope, params }) => usesOf(scope, params.id));
  serve(app, library.find, ({ scope, query }) => findPictures(scope, query));
  serve(app, library.overview, ({ scope, query }) => overviewOf(scope, query.propertyId));
  serve(app, library.one, ({ scope, params }) => onePicture(scope, params.id));
  serve(
    app,
    library.upload,
    ({ scope, body, unpacked }) => uploadPicture(scope, body, unpacked),
    undefined,
    readPictures,
  );
  serve(app, library.change, ({ scope, params, body, expected }) => changePicture(scope, params.id, body, expected));
  serve(
    app,
    library.replace,
    ({ scope, params, unpacked }) => replacePicture(scope, params.id, unpacked),
    undefined,
    readPictures,
  );
  serve(app, library.remove, ({ scope, params, query }) => removePicture(scope, params.id, query.evenIfUsed));
  serve(app, library.changeMany, ({ scope, body: { change, ...chosen } }) => startChange(scope, chosen, change));
  serve(app, library.removeMany, ({ scope, body }) => startChange(scope, body, null));
  serve(app, library.addFolder, ({ scope, body }) => addFolder(scope, body.propertyId, body.name));
  serve(app, library.renameFolder, ({ scope, params, query, body }) =>
    renameFolder(scope, query.propertyId, params.id, body.name),
  );
  serve(app, library.removeFolder, ({ scope, params, query }) => removeFolder(scope, query.propertyId, params.id));
  serve(app, library.write, ({ scope, body }) => startAltTexts(scope, body.propertyId, body.ids));
  serve(app, library.review, ({ scope, params, body }) => reviewAltTexts(scope, params.id, body));
  serve(app, mediaEndpoints.file, async ({ params, query, reply }) => {
    const { version = 1, ...wanted } = query;
    const { stream, length, mimeType, asWanted } = await openMedia({
      id: params.id,
      ...wanted,
      version,
      form: query.format,
    });
    reply
      .headers({
        'content-type': mimeType,
        'content-length': length,
        // Another form than the one asked for stands in only until that is made; an address without a version goes on
        // when the picture is replaced.
        'cache-control': !asWanted
          ? 'public, max-age=30'
          : query.version
            ? 'public, max-age=31536000, immutable'
            : 'public, max-age=3600',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
        'cross-origin-resource-policy': 'cross-origin',
      })
      .send(stream);
    return undefined;
  });
}
