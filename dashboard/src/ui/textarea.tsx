import type { ComponentProps } from 'react';
import { cn } from '#ui/class-names.ts';
import { fieldEdge } from '#ui/input.tsx';

export const Textarea = ({ className, rows = 3, ...props }: ComponentProps<'textarea'>) => (
  <textarea {...props} rows={rows} className={cn(fieldEdge, 'px-2.5 py-1.5 leading-[1.375rem]', className)} />
);
