import { type ClassValue, clsx } from 'clsx';
import { extendTailwindMerge } from 'tailwind-merge';

const merge = extendTailwindMerge({
  extend: {
    classGroups: { 'font-size': [{ text: ['2xs', 'xs', 'sm', 'base', 'md', 'lg', 'xl', '2xl', '3xl', '4xl'] }] },
  },
});

/** Joins class names; of two that set the same thing the later one wins. */
export const cn = (...names: ClassValue[]): string => merge(clsx(names));
