/** Ways that are being written beside what stands there; each round is a writing of its own. Leaving stops it. */
import type { ComposedPage, GenerationEvent } from '@foyer/contract/content';
import { useEffect, useRef, useState } from 'react';

type Ways = { ways: ComposedPage[]; note: string | null; error: string | null; over: boolean };

const nothing: Ways = { ways: [], note: null, error: null, over: false };

export function useWays(onWrite: (signal: AbortSignal) => AsyncIterable<GenerationEvent>) {
  const [round, setRound] = useState(0);
  const [told, setTold] = useState(nothing);
  const ask = useRef(onWrite);
  ask.current = onWrite;
  // Each round is one writing.
  useEffect(() => {
    const stop = new AbortController();
    setTold(nothing);
    const follow = async () => {
      for await (const event of ask.current(stop.signal)) setTold((before) => after(before, event));
    };
    follow().catch((cause: unknown) => {
      if (stop.signal.aborted) return;
      const error = cause instanceof Error ? cause.message : 'The text could not be written. Try again';
      setTold((before) => ({ ...before, error, over: true }));
    });
    return () => stop.abort();
  }, [round]);
  return { ...told, again: () => setRound(round + 1) };
}

function after(before: Ways, event: GenerationEvent): Ways {
  switch (event.type) {
    case 'way':
      // A job that was taken up again after a crash tells the same ways once more.
      return before.ways.some((way) => JSON.stringify(way) === JSON.stringify(event.page))
        ? before
        : { ...before, ways: [...before.ways, event.page] };
    case 'note':
      return { ...before, note: event.message };
    case 'done':
      return { ...before, over: true };
    case 'failed':
      return { ...before, error: event.message, over: true };
    case 'cancelled':
      return { ...before, error: 'The writing was stopped.', over: true };
    default:
      return before;
  }
}
