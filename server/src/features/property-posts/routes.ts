import { propertyPostEndpoints as endpoints } from '@foyer/contract/property-posts';
import { type App, serve } from '#lib/serve.ts';
import { approveClaim, previewOf } from '../entries/rules.ts';
import { readPictures } from '../media/pictures/rules.ts';
import { beginPropertyPost, savePropertyDraft } from './drafts/rules.ts';
import { addPicture, changeGallery, galleryOf, setFeatured, uploadPicture } from './pictures/rules.ts';
import { propertyPosts, publishPost, readinessOf, unpublishPost } from './publishing/rules.ts';
import {
  createPropertyPost,
  factUsesOf,
  listPropertyPosts,
  onePropertyPost,
  postOfProperty,
  postRow,
  removePropertyPost,
  translationsOf,
  updatePropertyPost,
} from './rules.ts';

export function registerPropertyPostsRoutes(app: App): void {
  serve(app, endpoints.list, ({ scope, query }) => listPropertyPosts(scope, query));
  serve(app, endpoints.one, ({ scope, params }) => onePropertyPost(scope, params.id));
  serve(app, endpoints.byWebappId, ({ scope, params, query }) => postOfProperty(scope, params.id, query.language));
  serve(app, endpoints.translations, ({ scope, params }) => translationsOf(scope, params.id));
  serve(app, endpoints.create, ({ scope, body }) => createPropertyPost(scope, body));
  serve(app, endpoints.update, ({ scope, params, body, expected }) =>
    updatePropertyPost(scope, params.id, body, expected),
  );
  serve(app, endpoints.remove, ({ scope, params }) => removePropertyPost(scope, params.id));
  serve(
    app,
    endpoints.addMedia,
    ({ scope, params, body, unpacked }) => addPicture(scope, params.id, body, unpacked),
    undefined,
    readPictures,
  );
  serve(app, endpoints.setFeatured, ({ scope, params, body }) => setFeatured(scope, params.id, body.media_id));
  serve(app, endpoints.gallery, ({ scope, params }) => galleryOf(scope, params.id));
  serve(
    app,
    endpoints.setGallery,
    ({ scope, params, body, unpacked }) => changeGallery(scope, params.id, body, unpacked),
    undefined,
    readPictures,
  );
  serve(
    app,
    endpoints.upload,
    ({ scope, query, body, unpacked }) =>
      uploadPicture(scope, { ...body, domainId: query.domainId ?? body.domainId }, unpacked),
    undefined,
    readPictures,
  );
  serve(app, endpoints.begin, ({ scope, body }) => beginPropertyPost(scope, body));
  serve(app, endpoints.saveDraft, ({ scope, params, body, expected }) =>
    savePropertyDraft(scope, params.id, body, expected),
  );
  serve(app, endpoints.readiness, async ({ scope, params }) => readinessOf(scope, await postRow(scope, params.id)));
  serve(app, endpoints.approve, async ({ scope, params, body }) => {
    const { entryId, language } = await postRow(scope, params.id);
    await approveClaim(scope, propertyPosts, entryId, language, body);
    return onePropertyPost(scope, params.id);
  });
  serve(app, endpoints.preview, async ({ scope, params }) => {
    const { entryId, language } = await postRow(scope, params.id);
    return previewOf(scope, entryId, language, 'property_post');
  });
  serve(app, endpoints.publish, async ({ scope, params, body }) => {
    await publishPost(scope, await postRow(scope, params.id), body.publishAt);
    return onePropertyPost(scope, params.id);
  });
  serve(app, endpoints.unpublish, async ({ scope, params }) => {
    await unpublishPost(scope, await postRow(scope, params.id));
    return onePropertyPost(scope, params.id);
  });
  serve(app, endpoints.factUses, ({ scope, query }) => factUsesOf(scope, query.propertyId));
}
