import { readdirSync, readFileSync } from 'node:fs';

export const megabyte = 1024 * 1024;

/** Bytes in memory of this process and of those it has begun. */
export function held(): number {
  const of = (pid: string): number => {
    try {
      const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
      // What processes share, such as their program, is there once.
      const own = Number(/^RssAnon:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) * 1024;
      return children.reduce((sum, child) => sum + of(child), own);
    } catch {
      return 0;
    }
  };
  return readdirSync('/proc').includes('self') ? of(String(process.pid)) : process.memoryUsage.rss();
}
