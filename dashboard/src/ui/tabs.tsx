import { Tabs as Primitive } from 'radix-ui';
import type { ComponentProps } from 'react';
import { cn } from '#ui/class-names.ts';

export const Tabs = Primitive.Root;
export const TabsContent = Primitive.Content;

export const TabsList = ({ className, ...props }: ComponentProps<typeof Primitive.List>) => (
  <Primitive.List {...props} className={cn('flex gap-5 overflow-x-auto border-b text-sm', className)} />
);

export const TabsTrigger = ({ className, ...props }: ComponentProps<typeof Primitive.Trigger>) => (
  <Primitive.Trigger
    {...props}
    className={cn(
      '-mb-px flex gap-1.5 border-b-2 border-transparent pt-2 pb-[7px] font-medium whitespace-nowrap text-muted-foreground data-[state=active]:border-primary data-[state=active]:text-foreground',
      className,
    )}
  />
);
