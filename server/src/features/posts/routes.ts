import { postEndpoints } from '@foyer/contract/posts';
import { sendCsv } from '#lib/csv.ts';
import { type App, serve } from '#lib/serve.ts';
import { unscheduleEntry } from '../entries/publishing/rules.ts';
import { follow } from '../entries/rules.ts';
import { undoPublishing } from '../entries/undoing/rules.ts';
import { listVersions, oneVersion, restoreVersion } from '../entries/versions/rules.ts';
import { archivePosts, bringBack, deletePosts, publishPosts, unpublishPosts } from './bulk/rules.ts';
import { duplicate } from './duplicating/rules.ts';
import { exportPosts, postColumns } from './exporting/rules.ts';
import { listPosts } from './rules.ts';
import { rulesOf } from './types/rules.ts';

export function registerPostsRoutes(app: App): void {
  serve(app, postEndpoints.list, ({ scope, query }) => listPosts(scope, query));
  serve(app, postEndpoints.exportCsv, async ({ open, query, reply }) => {
    await sendCsv(reply, 'posts.csv', postColumns, exportPosts(open, query));
    return undefined;
  });
  serve(app, postEndpoints.publish, ({ scope, body }) => publishPosts(scope, body.posts, body.publishAt));
  serve(app, postEndpoints.unpublish, ({ scope, body }) => unpublishPosts(scope, body.posts));
  serve(app, postEndpoints.archive, ({ scope, body }) => archivePosts(scope, body.posts));
  serve(app, postEndpoints.throwAway, ({ scope, body }) => deletePosts(scope, body.posts));
  serve(app, postEndpoints.bringBack, ({ scope, params }) => bringBack(scope, params.id));
  serve(app, postEndpoints.duplicate, ({ scope, params, body }) => duplicate(scope, params.id, body));
  serve(app, postEndpoints.versions, ({ scope, params, query }) =>
    listVersions(scope, params.id, params.language, query),
  );
  serve(app, postEndpoints.version, ({ scope, params }) =>
    oneVersion(scope, params.id, params.language, params.version),
  );
  serve(app, postEndpoints.restore, ({ scope, params }) =>
    restoreVersion(scope, rulesOf, params.id, params.language, params.version),
  );
  serve(app, postEndpoints.undoPublishing, ({ scope, params, body }) =>
    undoPublishing(scope, params.id, body.languages),
  );
  serve(app, postEndpoints.unschedule, ({ scope, params, body }) => unscheduleEntry(scope, params.id, body.languages));
  serve(app, postEndpoints.follow, ({ scope, params }) => follow(scope, params.id, params.language));
}
