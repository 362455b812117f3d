import { eventEndpoints } from '@foyer/contract/events';
import { type App, serve } from '#lib/serve.ts';
import { nearbyEvents } from './nearby/rules.ts';
import {
  askCreation,
  askOneEvent,
  createEvent,
  deleteEvent,
  listEvents,
  listTranslations,
  oneEvent,
  updateEvent,
} from './rules.ts';

export function registerEventsRoutes(app: App): void {
  serve(app, eventEndpoints.nearby, ({ scope, query }) => nearbyEvents(scope, query));
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
    ({ scope, body }) => createEvent(scope, body),
    ({ body }) => askCreation(body),
  );
  serve(app, eventEndpoints.update, ({ scope, params, body }) => updateEvent(scope, params.id, body));
  serve(app, eventEndpoints.remove, ({ scope, params }) => deleteEvent(scope, params.id));
}
