/**
 * Asking for a text and checking one. A text is written as a job: a landing page into the draft it is meant for, one job
 * a draft at a time, everything else as a proposal that a person takes over. A check reads the same sources and saves
 * nothing.
 */
import type { CheckAnswer } from '@foyer/contract/claims';
import type { CheckInput, GenerateInput } from '@foyer/contract/content';
import type { LandingPage } from '@foyer/contract/landing-pages';
import { checkText } from '@foyer/editorial/check';
import { contextIn } from '@foyer/editorial/context';
import { enqueue } from '#lib/jobs.ts';
import { invalid, notFound } from '#lib/refusal.ts';
import type { TenantScope } from '#lib/scope.ts';
import { beginWriting } from '../entries/writing/rules.ts';
import { beginJob } from '../jobs/rules.ts';
import { onePage } from '../landing-pages/rules.ts';
import { styleguideOfProperty } from '../styleguides/rules.ts';
import { writeContent } from './jobs.ts';
import { refuseOverLimit } from './metering/rules.ts';
import { loadSources } from './sources/rules.ts';

/**
 * Opens a job that writes a text; answers the job's id.
 * @throws 404 for an event, style guide or page that is not the property's; 409 `already-writing`; 422 where what the
 * text is about is not named or a block that is asked for is locked; 429 `writing-limit`.
 */
export async function startGeneration(scope: TenantScope, generate: GenerateInput): Promise<string> {
  refuseUnnamed(generate);
  const { property, events, images } = await loadSources(scope, generate);
  if (generate.imageId && !images.some(({ id }) => id === generate.imageId)) throw notFound('Picture');
  if (generate.eventId && events[0]?.workspaceId !== property.workspaceId) throw notFound('Event');
  const page = generate.landingPageId ? await onePage(scope, generate.landingPageId) : null;
  if (page && page.propertyId !== generate.propertyId) throw notFound('Post');
  if (page) refuseLocked(page, generate);
  await refuseOverLimit(scope);
  const jobId = await beginJob(scope, writeContent.name, generate);
  const post = page && !generate.ways && (await beginWriting(scope, page.id, generate.language, jobId));
  await enqueue(scope, writeContent, {
    organisationId: scope.organisationId,
    jobId,
    postId: post ? post.id : null,
    generate,
  });
  return jobId;
}

function refuseUnnamed({ contentType, eventId, imageId, landingPageId, ways }: GenerateInput): void {
  const problems = [
    ...(contentType === 'event_description' && !eventId
      ? [{ field: 'eventId', message: 'Choose the event to describe' }]
      : []),
    ...(contentType === 'caption' && !imageId ? [{ field: 'imageId', message: 'Choose a picture' }] : []),
    ...(contentType !== 'landing_page' && landingPageId && !ways
      ? [{ field: 'landingPageId', message: 'Only the text of a landing page goes into its draft' }]
      : []),
  ];
  if (problems.length > 0) throw invalid(problems);
}

/** Throws 404 for a language the page does not have. */
function refuseLocked({ posts }: LandingPage, { language, blocks = [] }: GenerateInput): void {
  const post = posts.find((one) => one.language === language);
  if (!post) throw notFound('Post');
  if (post.blocks.some(({ id, locked }) => locked && blocks.includes(id)))
    throw invalid([{ field: 'blocks', message: 'This block is locked. Unlock it to have it written' }]);
}

/** Checks a text against everything the property states; in its own style guide when none is named. */
export async function checkContent(scope: TenantScope, input: CheckInput): Promise<CheckAnswer> {
  const styleguideId = input.styleguideId ?? (await styleguideOfProperty(scope)).id;
  const sources = await loadSources(scope, { ...input, styleguideId, eventId: input.eventId ?? null });
  return checkText(input.text, contextIn(sources, input.language));
}
