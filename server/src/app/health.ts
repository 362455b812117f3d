/**
 * What operators ask: /healthz whether the process lives, /readyz whether it can serve, /metrics how it does, in the
 * text format of Prometheus. No name, address or id of anybody stands in them.
 */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { runtime } from '#lib/runtime.ts';
import type { App } from '#lib/serve.ts';

const bounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const answersWithin = 1900;

type Series = { count: number; sum: number; buckets: number[] };

export function reportHealth(app: App): void {
  const series = new Map<string, Series>();
  const loop = monitorEventLoopDelay({ resolution: 20 });
  loop.enable();
  app.addHook('onClose', async () => loop.disable());
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    const name = `method="${request.method}",route="${route}",status="${reply.statusCode}"`;
    count(series, name, reply.elapsedTime / 1000);
  });

  const hidden = { schema: { hide: true } };
  app.get('/healthz', hidden, async () => ({ status: 'ok' }));
  app.get('/readyz', hidden, async (_request, reply) => {
    const ready = await databaseAnswers();
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'database away' });
  });
  app.get('/metrics', hidden, async (_request, reply) =>
    reply.type('text/plain; version=0.0.4; charset=utf-8').send(metrics(series, loop.percentile(99) / 1e9)),
  );
}

/** True when the database answers in time. */
export async function databaseAnswers(): Promise<boolean> {
  try {
    await runtime().database.pool.query({ text: 'select 1', query_timeout: answersWithin } as { text: string });
    return true;
  } catch {
    return false;
  }
}

function count(series: Map<string, Series>, name: string, seconds: number): void {
  const one = series.get(name) ?? { count: 0, sum: 0, buckets: bounds.map(() => 0) };
  series.set(name, one);
  one.count += 1;
  one.sum += seconds;
  bounds.forEach((bound, i) => {
    if (seconds <= bound) one.buckets[i] = (one.buckets[i] ?? 0) + 1;
  });
}

function metrics(series: Map<string, Series>, loopDelay: number): string {
  const { pool } = runtime().database;
  const requests = [...series].flatMap(([name, one]) => [
    ...bounds.map((bound, i) => `foyer_request_seconds_bucket{${name},le="${bound}"} ${one.buckets[i]}`),
    `foyer_request_seconds_bucket{${name},le="+Inf"} ${one.count}`,
    `foyer_request_seconds_sum{${name}} ${one.sum}`,
    `foyer_request_seconds_count{${name}} ${one.count}`,
  ]);
  return [
    '# TYPE foyer_request_seconds histogram',
    ...requests,
    '# TYPE foyer_event_loop_delay_seconds gauge',
    `foyer_event_loop_delay_seconds{quantile="0.99"} ${loopDelay}`,
    '# TYPE foyer_memory_bytes gauge',
    `foyer_memory_bytes ${process.memoryUsage.rss()}`,
    '# TYPE foyer_database_connections gauge',
    `foyer_database_connections{state="open"} ${pool.totalCount}`,
    `foyer_database_connections{state="idle"} ${pool.idleCount}`,
    `foyer_database_connections{state="awaited"} ${pool.waitingCount}`,
    '',
  ].join('\n');
}
