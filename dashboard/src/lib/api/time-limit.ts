/**
 * Waiting that ends. A limit aborts what it is given to after so many milliseconds; `orAborted` stops waiting for work
 * that knows no signal of its own.
 */

/** A signal that aborts after `milliseconds`, unless it is stopped before. */
export function timeLimit(milliseconds: number): { signal: AbortSignal; stop: () => void } {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), milliseconds);
  return { signal: controller.signal, stop: () => clearTimeout(timer) };
}

/** What `work` gives, or the signal's reason as soon as it aborts. */
export function orAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(signal.reason);
    if (signal.aborted) giveUp();
    signal.addEventListener('abort', giveUp, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', giveUp));
  });
}
