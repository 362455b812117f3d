import type { ReactNode } from 'react';

/** Title of a screen, one line of fact, and at most two buttons. */
export const PageHead = ({
  title,
  children,
  actions,
}: {
  title: string;
  children?: ReactNode;
  actions?: ReactNode;
}) => (
  <div className="mb-4 flex items-end gap-4 max-md:items-start">
    <div className="min-w-0 grow">
      <h1 className="text-xl font-semibold tracking-[-.014em]">{title}</h1>
      {children && <p className="mt-0.5 text-muted-foreground">{children}</p>}
    </div>
    {actions && <div className="flex shrink-0 gap-2">{actions}</div>}
  </div>
);

/** The room a screen has inside the sheet: it scrolls by itself. */
export const Page = ({ children }: { children: ReactNode }) => (
  <div className="min-h-0 grow overflow-y-auto px-7 py-5 max-md:p-4">
    <div className="mx-auto max-w-[1320px]">{children}</div>
  </div>
);
