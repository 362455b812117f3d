/**
 * Who is asked before somebody goes elsewhere inside the dashboard. The router asks one blocker alone, the last one made,
 * and a screen may hold several things that are not saved: the one blocker here asks each of them in turn.
 */
import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type BlockerFunction, useBlocker } from 'react-router';

type Guard = { current: BlockerFunction };
type Guards = {
  /** Takes part in every question from now on. Returns what ends that. */
  join: (guard: Guard) => () => void;
  /** Whose answer is awaited. */
  asked: Guard | null;
  /** The one asked lets it be; gone is gone only when all do. */
  proceed: () => void;
  reset: () => void;
};

const GuardsContext = createContext<Guards | null>(null);

export function LeaveGuards({ children }: { children: ReactNode }) {
  const guards = useRef(new Set<Guard>());
  const holding = useRef<Guard[]>([]);
  const [asked, setAsked] = useState<Guard | null>(null);
  const hold = useCallback((those: Guard[]) => {
    holding.current = those;
    setAsked(those[0] ?? null);
  }, []);
  const { state, proceed, reset } = useBlocker(
    useCallback<BlockerFunction>(
      (move) => {
        hold([...guards.current].filter((guard) => guard.current(move)));
        return holding.current.length > 0;
      },
      [hold],
    ),
  );
  const join = useCallback(
    (guard: Guard) => {
      guards.current.add(guard);
      return () => {
        guards.current.delete(guard);
        hold(holding.current.filter((one) => one !== guard));
      };
    },
    [hold],
  );
  const value = useMemo<Guards>(
    () => ({
      join,
      asked: state === 'blocked' ? asked : null,
      proceed: () => {
        hold(holding.current.slice(1));
        if (holding.current.length === 0) proceed?.();
      },
      reset: () => {
        hold([]);
        reset?.();
      },
    }),
    [join, asked, hold, state, proceed, reset],
  );
  return <GuardsContext value={value}>{children}</GuardsContext>;
}

export type Leaving = Pick<Guards, 'proceed' | 'reset'> & { state: 'blocked' | 'unblocked' };

/** Holds every move for which `holds` is true: then the state is 'blocked' until it is let go or taken back. */
export function useHold(holds: BlockerFunction): Leaving {
  const guards = use(GuardsContext);
  if (!guards) throw new Error('What is not saved needs LeaveGuards above it');
  const { join, asked, proceed, reset } = guards;
  const guard = useRef(holds);
  guard.current = holds;
  useEffect(() => join(guard), [join]);
  const state = asked === guard ? 'blocked' : 'unblocked';
  return useMemo(() => ({ state, proceed, reset }), [state, proceed, reset]);
}
