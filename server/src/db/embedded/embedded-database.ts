/**
 * The embedded database seen from the program: starts its thread, watches it, starts it again when a query runs over
 * its time or the engine breaks. Whoever waited for an answer then gets a clear error; nothing acknowledged is lost.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { WorkerInput, WorkerMessage, WorkerRequest } from './worker.ts';

export type EmbeddedOptions = {
  /** Folder of the database, or null for one in memory. */
  folder: string | null;
  /** Dump of the set-up empty database, if there is one. */
  base?: string | null;
  /** Milliseconds a single query may take before the thread is ended. */
  queryLimit?: number;
  /** Milliseconds a connection may stay silent, in a transaction or not. */
  idleLimit?: number;
  log?: (line: string) => void;
};

export class EmbeddedDatabase {
  readonly socketFolder: string;
  readonly #options: Required<EmbeddedOptions>;
  readonly #busySince = new SharedArrayBuffer(8);
  readonly #watch: NodeJS.Timeout;
  readonly #waiting = new Map<number, (value: unknown) => void>();
  #worker: Worker | null = null;
  #role: string | null = null;
  #asked = 0;
  #closing = false;

  private constructor(options: Required<EmbeddedOptions>) {
    this.#options = options;
    this.socketFolder = mkdtempSync(path.join(tmpdir(), 'foyer-'));
    this.#watch = setInterval(() => this.#look(), Math.min(1000, options.queryLimit / 4));
    this.#watch.unref();
  }

  /** Resolves when queries are answered. Throws when the folder cannot be opened. */
  static async start(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
    if (options.folder) mkdirSync(path.dirname(options.folder), { recursive: true, mode: 0o700 });
    const database = new EmbeddedDatabase({
      base: null,
      queryLimit: 30_000,
      idleLimit: 30_000,
      log: () => {},
      ...options,
    });
    try {
      await database.#startWorker();
    } catch (problem) {
      await database.close();
      throw problem;
    }
    return database;
  }

  /** For the `pg` driver: a folder as host means a Unix socket in it. */
  get connection(): { host: string; port: number; user: string; database: string } {
    return { host: this.socketFolder, port: 5432, user: 'postgres', database: 'postgres' };
  }

  /** From here on every connection works under this role alone, also after a restart. */
  async confine(role: string): Promise<void> {
    this.#role = role;
    await this.#ask({ ask: 'confine', role });
  }

  /** The whole database as a gzip dump. */
  async dump(): Promise<Uint8Array> {
    return (await this.#ask({ ask: 'dump' })) as Uint8Array;
  }

  /** How often the engine has synced its files since the thread started. */
  async syncs(): Promise<number> {
    return (await this.#ask({ ask: 'syncs' })) as number;
  }

  /** Puts tables in order that changed much, as it happens each minute by itself; answers which. */
  async keepHouse(): Promise<string[]> {
    return ((await this.#ask({ ask: 'keep-house' })) as string[] | undefined) ?? [];
  }

  async close(): Promise<void> {
    if (this.#closing) return;
    this.#closing = true;
    clearInterval(this.#watch);
    const worker = this.#worker;
    if (worker) {
      const late = new Promise((resolve) => setTimeout(resolve, 5000).unref());
      await Promise.race([this.#ask({ ask: 'close' }), late]);
      await worker.terminate();
    }
    rmSync(this.socketFolder, { recursive: true, force: true });
  }

  #startWorker(): Promise<void> {
    new Float64Array(this.#busySince)[0] = 0;
    const input: WorkerInput = {
      folder: this.#options.folder,
      base: this.#options.base,
      socket: path.join(this.socketFolder, '.s.PGSQL.5432'),
      busySince: this.#busySince,
      role: this.#role,
      connectionIdleLimit: this.#options.idleLimit,
    };
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: input, execArgv: [] });
    this.#worker = worker;
    return new Promise((resolve, reject) => {
      worker.on('error', reject);
      worker.on('exit', () => {
        reject(new Error('The embedded database ended before it was ready'));
        for (const [, answer] of this.#waiting) answer(undefined);
        this.#waiting.clear();
        if (worker === this.#worker) this.#worker = null;
      });
      worker.on('message', (message: WorkerMessage) => {
        if (message.type === 'ready') resolve();
        else if (message.type === 'broken') void this.#restart(`the engine failed: ${message.message}`);
        else {
          this.#waiting.get(message.id)?.(message.value);
          this.#waiting.delete(message.id);
        }
      });
    });
  }

  #ask(request: Omit<WorkerRequest, 'id'>): Promise<unknown> {
    const worker = this.#worker;
    if (!worker) return Promise.resolve(undefined);
    this.#asked += 1;
    const id = this.#asked;
    return new Promise((resolve) => {
      this.#waiting.set(id, resolve);
      worker.postMessage({ ...request, id } satisfies WorkerRequest);
    });
  }

  #look(): void {
    const since = new Float64Array(this.#busySince)[0] ?? 0;
    if (since > 0 && Date.now() - since > this.#options.queryLimit) {
      void this.#restart(`a query took longer than ${this.#options.queryLimit} ms`);
    }
  }

  async #restart(reason: string): Promise<void> {
    const worker = this.#worker;
    if (!worker || this.#closing) return;
    this.#worker = null;
    this.#options.log(`The embedded database starts again: ${reason}`);
    await worker.terminate();
    if (this.#closing) return;
    await this.#startWorker().catch((problem: Error) => {
      this.#options.log(`The embedded database did not start again: ${problem.message}`);
      setTimeout(() => void this.#retry(), 1000).unref();
    });
  }

  async #retry(): Promise<void> {
    if (this.#closing || this.#worker) return;
    await this.#startWorker().catch(() => setTimeout(() => void this.#retry(), 1000).unref());
  }
}
