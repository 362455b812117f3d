import { eventEndpoints } from '@foyer/contract/events';
import { sendCsv } from '#lib/csv.ts';
import { type App, serve } from '#lib/serve.ts';
import { readPictures } from '../media/pictures/rules.ts';
import { eventColumns, exportEvents } from './exporting/rules.ts';
import { linkTranslation } from './linking/rules.ts';
import { nearbyEvents } from './nearby/rules.ts';
import { askCreation, askOneEvent, createEvent, listEvents, listTranslations, oneEvent, updateEvent } from './rules.ts';
import { deleteEvent } from './trash/rules.ts';

export function registerEventsRoutes(app: App): void {
  serve(app, eventEndpoints.nearby, ({ scope, query }) => nearbyEvents(scope, query));
  serve(app, eventEndpoints.exportCsv, async ({ open, query, reply }) => {
    await sendCsv(reply, 'events.csv', eventColumns, exportEvents(open, query));
    return undefined;
  });
  serve(app, eventEndpoints.list, ({ scope, query }) => listEvents(scope, query));
  serve(
    app,
    eventEndpoints.one,
    ({ scope, params }) => oneEvent(scope, params.id),
    ({ params }) => askOneEvent(params.id),
  );
  serve(app, eventEndpoints.translations, ({ scope, query }) => listTranslations(scope, query.translation_group));
  serve(
    app,
    eventEndpoints.publish,
    ({ scope, body, unpacked }) => createEvent(scope, body, unpacked),
    ({ body }) => askCreation(body),
    readPictures,
  );
  serve(app, eventEndpoints.update, ({ scope, params, body, expected }) =>
    updateEvent(scope, params.id, body, { expected }),
  );
  serve(
    app,
    eventEndpoints.updateWithMedia,
    ({ scope, params, body, unpacked, expected }) =>
      updateEvent(scope, params.id, body, { pictures: unpacked ?? {}, expected }),
    undefined,
    readPictures,
  );
  serve(app, eventEndpoints.link, ({ scope, body }) => linkTranslation(scope, body.newPostId, body.translationGroup));
  serve(app, eventEndpoints.remove, ({ scope, params, expected }) => deleteEvent(scope, params.id, expected));
}
