import { channelEndpoints } from '@foyer/contract/channels';
import { type App, serve } from '#lib/serve.ts';
import { askForTest } from './checks/rules.ts';
import { channelOf, removeChannel, saveChannel } from './rules.ts';
import { deliveriesOf, retryDeliveries } from './standing/rules.ts';

export function registerChannelsRoutes(app: App): void {
  serve(app, channelEndpoints.one, async ({ scope, params }) => ({ channel: await channelOf(scope, params.id) }));
  serve(app, channelEndpoints.save, ({ scope, params, body, expected }) =>
    saveChannel(scope, params.id, body, expected),
  );
  serve(app, channelEndpoints.remove, ({ scope, params }) => removeChannel(scope, params.id));
  serve(app, channelEndpoints.test, async ({ scope, params }) => ({ jobId: await askForTest(scope, params.id) }));
  serve(app, channelEndpoints.deliveries, async ({ scope, params }) => {
    const data = (await deliveriesOf(scope, [params.id])).get(params.id) ?? [];
    return { data, total: data.length };
  });
  serve(app, channelEndpoints.retry, async ({ scope, params, body }) => ({
    retried: await retryDeliveries(scope, params.id, body),
  }));
}
