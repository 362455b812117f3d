import type { ComponentType, ReactNode } from 'react';

type EmptyStateProps = {
  Icon: ComponentType<{ className?: string }>;
  title: string;
  children?: ReactNode;
  action?: ReactNode;
};

/** What is missing, and the next step. The arch is dashed: nobody has put anything here yet. */
export const EmptyState = ({ Icon, title, children, action }: EmptyStateProps) => (
  <div className="flex flex-col items-center px-6 py-8 text-center">
    <span
      aria-hidden
      className="grid h-[68px] w-[52px] place-items-center rounded-arch border border-dashed border-brass-line text-brass-line"
    >
      <Icon className="size-[18px] stroke-[1.75]" />
    </span>
    <p className="mt-5 text-base font-semibold">{title}</p>
    {children && <p className="mt-1 max-w-96 text-sm text-muted-foreground">{children}</p>}
    {action && <div className="mt-4 flex flex-wrap justify-center gap-2">{action}</div>}
  </div>
);
