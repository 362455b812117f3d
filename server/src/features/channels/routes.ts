import { channelDriftEndpoints } from '@foyer/contract/channel-drift';
import { channelEndpoints } from '@foyer/contract/channels';
import { type App, serve } from '#lib/serve.ts';
import { askForTest } from './checks/rules.ts';
import { adoptEvent } from './drift/adopting/events/rules.ts';
import { adopt, takeOff } from './drift/adopting/rules.ts';
import { askForLook } from './drift/looking/rules.ts';
import { differenceOf, eventDifferenceOf } from './drift/showing/rules.ts';
import { pluginFile } from './plugin/rules.ts';
import { channelOf, removeChannel, saveChannel } from './rules.ts';
import { listDeliveries, listEventDeliveries, retryDeliveries } from './standing/rules.ts';

export function registerChannelsRoutes(app: App): void {
  serve(app, channelEndpoints.one, async ({ scope, params }) => ({ channel: await channelOf(scope, params.id) }));
  serve(app, channelEndpoints.save, ({ scope, params, body, expected }) =>
    saveChannel(scope, params.id, body, expected),
  );
  serve(app, channelEndpoints.remove, ({ scope, params }) => removeChannel(scope, params.id));
  serve(app, channelEndpoints.test, async ({ scope, params }) => ({ jobId: await askForTest(scope, params.id) }));
  serve(app, channelEndpoints.plugin, async ({ reply }) => {
    const { name, content } = pluginFile();
    reply
      .headers({ 'content-type': 'application/zip', 'content-disposition': `attachment; filename="${name}"` })
      .send(content);
  });
  serve(app, channelEndpoints.deliveries, ({ scope, params }) => listDeliveries(scope, params.id));
  serve(app, channelEndpoints.eventDeliveries, ({ scope, params }) => listEventDeliveries(scope, params.id));
  serve(app, channelEndpoints.retry, async ({ scope, params, body }) => ({
    retried: await retryDeliveries(scope, params.id, body),
  }));
  serve(app, channelDriftEndpoints.look, async ({ scope, params, body }) => ({
    jobId: await askForLook(scope, params.id, body.again),
  }));
  serve(app, channelDriftEndpoints.difference, ({ scope, params }) => differenceOf(scope, params.id, params.language));
  serve(app, channelDriftEndpoints.eventDifference, ({ scope, params }) =>
    eventDifferenceOf(scope, params.id, params.language),
  );
  serve(app, channelDriftEndpoints.adopt, async ({ scope, params, body }) => ({
    version: await adopt(scope, params.id, params.language, body.seen),
  }));
  serve(app, channelDriftEndpoints.adoptEvent, async ({ scope, params, body }) => ({
    version: await adoptEvent(scope, params.id, params.language, body.seen),
  }));
  serve(app, channelDriftEndpoints.takeOff, ({ scope, params, body }) =>
    takeOff(scope, params.id, params.language, body.seen),
  );
}
