/**
 * The name of what is open. The screen's title comes from the table of pages; a screen that shows one thing of many adds
 * that thing's name, which then stands last in the top bar and first in the browser's tab.
 */
import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react';

type Title = { thing: string | null; setThing: (thing: string | null) => void };

const TitleContext = createContext<Title | null>(null);

export function PageTitleProvider({ children }: { children: ReactNode }) {
  const [thing, setThing] = useState<string | null>(null);
  const value = useMemo(() => ({ thing, setThing }), [thing]);
  return <TitleContext value={value}>{children}</TitleContext>;
}

/** Names the open thing while the screen stands, such as a page called 'Harbour Advent'. */
export function useOpenThing(name: string | null | undefined): void {
  const setThing = use(TitleContext)?.setThing;
  useEffect(() => {
    setThing?.(name ?? null);
    return () => setThing?.(null);
  }, [name, setThing]);
}

/** The open thing's name, for the top bar. Keeps the browser's title. */
export function useTitleOf(screen: string): string | null {
  const thing = use(TitleContext)?.thing ?? null;
  useEffect(() => {
    document.title = [thing, screen, 'Foyer'].filter(Boolean).join(' · ');
  }, [thing, screen]);
  return thing;
}
