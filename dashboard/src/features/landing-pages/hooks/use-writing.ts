/**
 * Writing under way, one language beside the other. Each language is a job of its own: it goes on when this screen is
 * left, and is joined again from its beginning when somebody comes back.
 */
import type { Block } from '@foyer/contract/blocks';
import { contentEndpoints, type GenerateInput } from '@foyer/contract/content';
import { jobEndpoints } from '@foyer/contract/jobs';
import type { LandingPage } from '@foyer/contract/landing-pages';
import { type Language, languages } from '@foyer/contract/languages';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { jobEvents } from '#features/content/queries.ts';
import { messageOf } from '#lib/api/api-error.ts';
import { call } from '#lib/api/call.ts';
import { toast } from '#lib/toast.ts';

export type Writing = {
  jobId: string | null;
  state: 'waiting' | 'writing' | 'done' | 'failed' | 'stopped';
  /** It was asked to stop, and has not yet. */
  stopping: boolean;
  progress: number;
  step: string;
  blocks: Block[];
  note: string | null;
  error: string | null;
  /** When it began here, in milliseconds. */
  since: number;
};

const waiting: Omit<Writing, 'since'> = {
  jobId: null,
  state: 'waiting',
  stopping: false,
  progress: 0,
  step: '',
  blocks: [],
  note: null,
  error: null,
};

export function useWriting(page: LandingPage | undefined) {
  const client = useQueryClient();
  const [writings, setWritings] = useState<Partial<Record<Language, Writing>>>({});
  const followed = useRef(new Set<string>());
  // Languages to be stopped; one whose job has no id yet is stopped as soon as it has.
  const unwanted = useRef(new Set<Language>());
  const open = useRef(new AbortController());
  useEffect(() => {
    open.current = new AbortController();
    const controller = open.current;
    const jobs = followed.current;
    return () => {
      controller.abort();
      jobs.clear();
    };
  }, []);

  const change = useCallback(
    (language: Language, patch: Partial<Writing> | ((before: Writing) => Partial<Writing>)) => {
      setWritings((all) => {
        const before = all[language] ?? { ...waiting, since: Date.now() };
        return { ...all, [language]: { ...before, ...(typeof patch === 'function' ? patch(before) : patch) } };
      });
    },
    [],
  );

  const cancel = useCallback(
    async (language: Language, jobId: string) => {
      try {
        await call(jobEndpoints.cancel, { params: { id: jobId } });
      } catch (cause) {
        unwanted.current.delete(language);
        change(language, { stopping: false });
        toast.error(messageOf(cause));
      }
    },
    [change],
  );

  const follow = useCallback(
    async (pageId: string, language: Language, jobId: string) => {
      if (followed.current.has(jobId)) return;
      followed.current.add(jobId);
      const stopping = unwanted.current.has(language);
      change(language, { ...waiting, jobId, state: 'writing', stopping, since: Date.now() });
      if (stopping) void cancel(language, jobId);
      const { signal } = open.current;
      let end: Partial<Writing> = {};
      try {
        for await (const event of jobEvents(jobId, signal)) {
          if (event.type === 'progress') change(language, { progress: event.progress, step: event.step });
          if (event.type === 'block') change(language, ({ blocks }) => ({ blocks: withBlock(blocks, event.block) }));
          if (event.type === 'note') change(language, { note: event.message });
          if (event.type === 'done') end = { state: 'done', progress: 1, blocks: event.page.blocks };
          if (event.type === 'failed') end = { state: 'failed', error: event.message };
          if (event.type === 'cancelled') end = { state: 'stopped' };
        }
      } catch (cause) {
        end = { state: 'failed', error: messageOf(cause) };
      }
      if (signal.aborted) return;
      // It is over here once the saved text is: what came in between is not what stands there.
      await untilSaved(client, pageId, jobId, signal);
      unwanted.current.delete(language);
      if (!signal.aborted) change(language, { ...end, stopping: false });
    },
    [change, cancel, client],
  );

  // A page that is being written elsewhere, or was when this screen was left, is joined.
  useEffect(() => {
    for (const post of page?.posts ?? []) if (page && post.jobId) void follow(page.id, post.language, post.jobId);
  }, [page, follow]);

  const write = useCallback(
    async (input: GenerateInput) => {
      unwanted.current.delete(input.language);
      change(input.language, { ...waiting, since: Date.now() });
      try {
        const { jobId } = await call(contentEndpoints.generate, { body: input });
        void follow(input.landingPageId ?? '', input.language, jobId);
      } catch (cause) {
        change(input.language, { state: 'failed', error: messageOf(cause) });
      }
    },
    [change, follow],
  );

  const stop = useCallback(() => {
    for (const language of languages) {
      const one = writings[language];
      if (!isBusy(one) || one?.stopping) continue;
      unwanted.current.add(language);
      change(language, { stopping: true });
      if (one?.jobId) void cancel(language, one.jobId);
    }
  }, [writings, change, cancel]);

  return { writings, write, stop };
}

export const isBusy = (writing: Writing | undefined) => writing?.state === 'writing' || writing?.state === 'waiting';

/** Reads the page anew, again while a job that has ended is still letting go of its text, for at most two seconds. */
async function untilSaved(client: QueryClient, pageId: string, jobId: string, signal: AbortSignal): Promise<void> {
  const queryKey = ['landing-page', pageId];
  for (let tries = 0; tries < 8 && !signal.aborted; tries += 1) {
    await client.invalidateQueries({ queryKey });
    const page = client.getQueryData<LandingPage>(queryKey);
    if (!page?.posts.some((post) => post.jobId === jobId)) return;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}

/** The block in its place: an earlier state of it is replaced, a new one comes last. */
function withBlock(blocks: readonly Block[], block: Block): Block[] {
  const at = blocks.findIndex(({ id }) => id === block.id);
  return at < 0 ? [...blocks, block] : blocks.with(at, block);
}
