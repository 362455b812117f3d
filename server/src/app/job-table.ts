/** Every job of the program; a new one is one line here. */
import type { AnyJob } from '#lib/jobs.ts';
import { checkChangedFacts, checkFactsNightly, checkOverdueFacts } from '../features/changed-facts/jobs.ts';
import {
  deliverChannel,
  deliverRound,
  lookAtChannel,
  lookNightly,
  mirrorNightly,
  testConnection,
} from '../features/channels/jobs.ts';
import { writeContent } from '../features/content/jobs.ts';
import { trainStyleguide } from '../features/content/training/jobs.ts';
import { recheckDomains, verifyDomain } from '../features/domains/jobs.ts';
import { removeThrownAway } from '../features/entries/trash/jobs.ts';
import { removeThrownEvents, showLater } from '../features/events/jobs.ts';
import { readFeeds } from '../features/imports/feeds/jobs.ts';
import { readEvents } from '../features/imports/jobs.ts';
import { takeDownAfterEvents } from '../features/landing-pages/after-event/jobs.ts';
import { writeAltTexts } from '../features/media/alt-texts/jobs.ts';
import { changePictures } from '../features/media/changing/jobs.ts';
import { makeForms, sweepMedia } from '../features/media/jobs.ts';
import { keepFigures } from '../features/overview/jobs.ts';
import { publishLater, publishPlannedBefore } from '../features/posts/jobs.ts';
import { rereadStyleguide } from '../features/styleguides/jobs.ts';
import { importWordPress } from '../features/wordpress-import/jobs.ts';

export const jobTable: readonly AnyJob[] = [
  writeContent,
  trainStyleguide,
  publishLater,
  publishPlannedBefore,
  takeDownAfterEvents,
  removeThrownAway,
  showLater,
  removeThrownEvents,
  verifyDomain,
  recheckDomains,
  testConnection,
  deliverChannel,
  deliverRound,
  mirrorNightly,
  lookAtChannel,
  lookNightly,
  importWordPress,
  readEvents,
  readFeeds,
  makeForms,
  sweepMedia,
  writeAltTexts,
  changePictures,
  rereadStyleguide,
  checkChangedFacts,
  checkOverdueFacts,
  checkFactsNightly,
  keepFigures,
];
