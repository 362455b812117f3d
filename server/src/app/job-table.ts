/** Every job of the program; a new one is one line here. */
import type { AnyJob } from '#lib/jobs.ts';

export const jobTable: readonly AnyJob[] = [];
