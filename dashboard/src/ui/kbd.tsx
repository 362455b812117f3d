import type { ReactNode } from 'react';

export const Kbd = ({ children }: { children: ReactNode }) => (
  <kbd className="rounded-xs border bg-muted px-1 font-sans text-2xs font-medium text-muted-foreground">{children}</kbd>
);
