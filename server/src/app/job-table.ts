/** Every job of the program; a new one is one line here. */
import type { AnyJob } from '#lib/jobs.ts';
import { writeContent } from '../features/content/jobs.ts';
import { recheckDomains, verifyDomain } from '../features/domains/jobs.ts';
import { readFeeds } from '../features/imports/feeds/jobs.ts';
import { readEvents } from '../features/imports/jobs.ts';
import { publishLater } from '../features/landing-pages/publications/jobs.ts';
import { makeForms } from '../features/media/jobs.ts';

export const jobTable: readonly AnyJob[] = [
  writeContent,
  publishLater,
  verifyDomain,
  recheckDomains,
  readEvents,
  readFeeds,
  makeForms,
];
