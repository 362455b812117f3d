/** The statements a piece of work sends to the database, listened to at the driver. */
import pg from 'pg';

export type Statement = { text: string; values: unknown[] };
type Config = { text: string; values?: unknown[] };

/** The last one that fits. Throws when none was sent. */
export async function overheard(pattern: RegExp, work: () => Promise<unknown>): Promise<Statement> {
  const heard: Statement[] = [];
  const { query } = pg.Client.prototype;
  pg.Client.prototype.query = function listening(this: pg.Client, ...args: unknown[]) {
    const [config, values] = args as [string | Config, unknown[] | undefined];
    const { text, values: own } = typeof config === 'string' ? { text: config } : config;
    if (pattern.test(text)) heard.push({ text, values: own ?? values ?? [] });
    return (query as (...all: unknown[]) => unknown).apply(this, args);
  } as typeof query;
  try {
    await work();
  } finally {
    pg.Client.prototype.query = query;
  }
  const last = heard.at(-1);
  if (!last) throw new Error(`No statement like ${pattern} was heard`);
  return last;
}
