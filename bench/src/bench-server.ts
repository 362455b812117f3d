/** The measured server in a process of its own, so that the load does not take its time. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Ready, Spent } from './api-server.ts';
import type { Kind } from './database.ts';

export type BenchServer = { ready: Ready; spent: () => Promise<Spent>; close: () => Promise<void> };

/** With so many events in it. Throws when it does not come up. */
export async function benchServer(events: number, kind: Kind): Promise<BenchServer> {
  const child = fork(join(import.meta.dirname, 'api-server.ts'), [String(events), kind], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const said = <T>() =>
    new Promise<T>((resolve, reject) => {
      const stopped = (code: number | null) => reject(new Error(`The bench server stopped with ${code}`));
      child.once('exit', stopped);
      child.once('message', (message) => {
        child.off('exit', stopped);
        resolve(message as T);
      });
    });
  const ready = await said<Ready>();
  return {
    ready,
    spent: () => {
      child.send('spent');
      return said<Spent>();
    },
    close: async () => {
      const ended = once(child, 'exit');
      child.disconnect();
      await ended;
    },
  };
}
