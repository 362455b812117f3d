/**
 * Lets several connections share the engine's one session without mixing. The socket server hands over one protocol
 * message at a time; here the messages of a query are kept together until its Sync and run in one go, and nobody
 * else's message comes in between. It also writes down since when a query runs, for the watchdog.
 */
import type { PGlite } from '@electric-sql/pglite';

type OnData = { onRawData: (data: Uint8Array) => void };

const code = (letter: string) => letter.charCodeAt(0);
const sync = code('S');
const terminate = code('X');
const collected = new Set(['P', 'B', 'D', 'E', 'C'].map(code));

/** What the socket server needs of a PGlite. */
export class Batches {
  readonly waitReady: Promise<void>;
  readonly #engine: PGlite;
  readonly #busySince: Float64Array;
  readonly #onBroken: (problem: Error) => void;
  #collecting: Uint8Array[] = [];

  /** `busySince[0]` is 0 or the time (ms since 1970) at which the running query began. */
  constructor(engine: PGlite, busySince: Float64Array, onBroken: (problem: Error) => void) {
    this.waitReady = engine.waitReady;
    this.#engine = engine;
    this.#busySince = busySince;
    this.#onBroken = onBroken;
  }

  /** True while the next message must come from the same connection. */
  isInTransaction(): boolean {
    return this.#collecting.length > 0 || this.#engine.isInTransaction();
  }

  runExclusive<T>(work: () => Promise<T>): Promise<T> {
    return this.#engine.runExclusive(work);
  }

  async execProtocolRawStream(message: Uint8Array, { onRawData }: OnData): Promise<void> {
    const type = message[0] ?? 0;
    if (type === terminate) {
      this.#collecting = [];
      return;
    }
    if (collected.has(type)) {
      this.#collecting.push(message);
      return;
    }
    const batch = type === sync ? Buffer.concat([...this.#collecting.splice(0), message]) : message;
    const answers: Uint8Array[] = [];
    await this.#timed(() =>
      this.#engine.execProtocolRawStream(batch, { onRawData: (data: Uint8Array) => answers.push(data.slice()) }),
    );
    onRawData(answers.length === 1 ? (answers[0] as Uint8Array) : Buffer.concat(answers));
  }

  /** Called when a connection goes away in the middle: what it collected is dropped, its transaction rolled back. */
  async exec(statement: string): Promise<void> {
    this.#collecting = [];
    if (this.#engine.isInTransaction()) await this.#timed(() => this.#engine.exec(statement));
  }

  /** Runs statements one after the other with nobody in between; false, and nothing done, while a transaction is open. */
  runAlone(statements: readonly string[]): Promise<boolean> {
    return this.#engine.runExclusive(async () => {
      if (this.#engine.isInTransaction()) return false;
      for (const statement of statements) {
        await this.#timed(() => this.#engine.execProtocolRawStream(simpleQuery(statement), { onRawData: () => {} }));
      }
      return true;
    });
  }

  async #timed(work: () => Promise<unknown>): Promise<void> {
    this.#busySince[0] = Date.now();
    try {
      await work();
    } catch (problem) {
      this.#onBroken(problem instanceof Error ? problem : new Error(String(problem)));
      throw problem;
    } finally {
      this.#busySince[0] = 0;
    }
  }
}

/** The protocol's message for a statement without parameters. */
function simpleQuery(statement: string): Uint8Array {
  const text = Buffer.from(`${statement}\0`);
  const message = Buffer.alloc(5 + text.length);
  message[0] = code('Q');
  message.writeInt32BE(4 + text.length, 1);
  text.copy(message, 5);
  return message;
}
