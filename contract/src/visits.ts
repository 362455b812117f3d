/** How often pages were read, told by the public sites: a page, a day and a number. Nothing about who read it. */
import { z } from 'zod';
import { endpoint } from './lib/endpoint.ts';
import { day, noContent } from './lists.ts';

export const visitCount = z.object({
  /** Host without port. */
  host: z.string().min(1).max(253),
  /** Path of the page on the site. */
  path: z.string().startsWith('/').max(400),
  /** The day, in UTC. */
  day,
  count: z.number().int().min(1).max(10_000_000),
});
export type VisitCount = z.infer<typeof visitCount>;

/** Counts told at a time. */
export const mostVisitCounts = 1000;

export const visitEndpoints = {
  count: endpoint({
    method: 'POST',
    path: '/public/visits',
    summary: 'Add to the visits of pages; hosts that have no site are left out',
    access: { sites: true },
    body: z.object({ visits: z.array(visitCount).min(1).max(mostVisitCounts) }),
    responses: { 204: noContent },
  }),
} as const;
