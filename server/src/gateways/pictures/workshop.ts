/**
 * Where pictures are made: in processes beside this one, so that a file which takes for ever, or takes one of them down,
 * is refused and harms nobody else. Each makes one picture at a time and goes when nothing has come for a while; more
 * than a bounded number do not wait.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import type { Focus, PictureForm } from '@foyer/contract/media';
import { unavailable } from '#lib/refusal.ts';
import type { Picture } from './drawing.ts';

/** A form to be made: in which width, and around which place where it is a cut. */
export type Wanted = { form: PictureForm; width?: number | undefined; focus?: Focus | null | undefined };
export type Task = { kind: 'draw'; bytes: Uint8Array } | { kind: 'encode'; bytes: Uint8Array; wanted: Wanted };
export type Answer = { value: unknown } | { refused: true };
type Waiting = { task: Task; settle: (answer: Answer) => void };

const timeLimit = 30_000;
const idleLimit = 20_000;
const mostWaiting = 200;
const mostWorkers = Math.min(2, availableParallelism());

const waiting: Waiting[] = [];
const idle: Worker[] = [];
let workers = 0;

/** What an uploaded file shows, made anew; null for a file that is no picture or takes too long. Throws 503. */
export const drawPicture = (bytes: Uint8Array) => ask<Picture>({ kind: 'draw', bytes });

/** A kept picture in another form; null where its own will do. Throws 503, or when it cannot be made. */
export async function encodePicture({ form, width, focus }: Wanted, bytes: Uint8Array): Promise<Uint8Array | null> {
  const answer = await asked({ kind: 'encode', bytes, wanted: { form, width, focus } });
  if ('refused' in answer) throw new Error('The picture could not be made');
  return answer.value as Uint8Array | null;
}

async function ask<T>(task: Task): Promise<T | null> {
  const answer = await asked(task);
  return 'refused' in answer ? null : (answer.value as T);
}

function asked(task: Task): Promise<Answer> {
  if (waiting.length >= mostWaiting) {
    throw unavailable('busy', 'Many pictures are being made just now. Try again in a minute');
  }
  return new Promise((settle) => {
    waiting.push({ task, settle });
    next();
  });
}

function next(): void {
  if (waiting.length === 0) return;
  const worker = idle.pop() ?? (workers < mostWorkers ? new Worker() : undefined);
  const first = worker && waiting.shift();
  if (first) worker.run(first);
}

class Worker {
  readonly #child: ChildProcess;
  #work: Waiting | undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor() {
    workers += 1;
    this.#child = fork(new URL('./worker.ts', import.meta.url), {
      serialization: 'advanced',
      execArgv: [],
      // Pictures come and go in large pieces: one heap gives them back, many keep them.
      env: { ...process.env, MALLOC_ARENA_MAX: '1' },
      stdio: 'ignore',
    });
    this.#child.on('message', (answer: Answer) => this.#settle(answer));
    this.#child.on('error', () => this.#end());
    this.#child.on('exit', () => this.#end());
  }

  run(work: Waiting): void {
    this.#work = work;
    this.#hold(true);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#child.kill('SIGKILL'), timeLimit);
    this.#child.send(work.task, (problem) => problem && this.#child.kill('SIGKILL'));
  }

  #settle(answer: Answer): void {
    clearTimeout(this.#timer);
    this.#work?.settle(answer);
    this.#work = undefined;
    this.#hold(false);
    // One that has nothing to do lets go of its memory.
    this.#timer = setTimeout(() => this.#leave(), idleLimit).unref();
    idle.push(this);
    next();
  }

  #leave(): void {
    if (this.#work) return;
    const at = idle.indexOf(this);
    if (at >= 0) idle.splice(at, 1);
    this.#child.kill();
  }

  #end(): void {
    if (this.#child.pid !== undefined && this.#child.exitCode === null && this.#child.signalCode === null) return;
    clearTimeout(this.#timer);
    const at = idle.indexOf(this);
    if (at >= 0) idle.splice(at, 1);
    if (workers > 0) workers -= 1;
    this.#work?.settle({ refused: true });
    this.#work = undefined;
    next();
  }

  /** Only work that waits keeps the program running. */
  #hold(hold: boolean): void {
    const channel = this.#child.channel;
    if (hold) {
      this.#child.ref();
      channel?.ref();
    } else {
      this.#child.unref();
      channel?.unref();
    }
  }
}
