import { channelEndpoints } from '@foyer/contract/channels';
import { type App, serve } from '#lib/serve.ts';
import { askForTest } from './checks/rules.ts';
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
}
