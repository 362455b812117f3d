/**
 * Writing under way, one language beside the other. Each language is a job of its own: it goes on when this screen is
 * left, and is joined again from its beginning when somebody comes back.
 */
import type { Block } from '@foyer/contract/blocks';
import { contentEndpoints, type GenerateInput } from '@foyer/contract/content';
import { jobEndpoints } from '@foyer/contract/jobs';
import type { LandingPage } from '@foyer/contract/landing-pages';
import type { Language } from '@foyer/contract/languages';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { jobEvents } from '#features/content/queries.ts';
import { messageOf } from '#lib/api/api-error.ts';
import { call } from '#lib/api/call.ts';

export type Writing = {
  jobId: string | null;
  state: 'waiting' | 'writing' | 'done' | 'failed' | 'stopped';
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

  const follow = useCallback(
    async (pageId: string, language: Language, jobId: string) => {
      if (followed.current.has(jobId)) return;
      followed.current.add(jobId);
      change(language, { ...waiting, jobId, state: 'writing', since: Date.now() });
      const { signal } = open.current;
      try {
        for await (const event of jobEvents(jobId, signal)) {
          if (event.type === 'progress') change(language, { progress: event.progress, step: event.step });
          if (event.type === 'block') change(language, ({ blocks }) => ({ blocks: withBlock(blocks, event.block) }));
          if (event.type === 'note') change(language, { note: event.message });
          if (event.type === 'done') change(language, { state: 'done', progress: 1, blocks: event.page.blocks });
          if (event.type === 'failed') change(language, { state: 'failed', error: event.message });
          if (event.type === 'cancelled') change(language, { state: 'stopped' });
        }
      } catch (cause) {
        if (!signal.aborted) change(language, { state: 'failed', error: messageOf(cause) });
      }
      if (!signal.aborted) await client.invalidateQueries({ queryKey: ['landing-page', pageId] });
    },
    [change, client],
  );

  // A page that is being written elsewhere, or was when this screen was left, is joined.
  useEffect(() => {
    for (const post of page?.posts ?? []) if (page && post.jobId) void follow(page.id, post.language, post.jobId);
  }, [page, follow]);

  const write = useCallback(
    async (input: GenerateInput) => {
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

  const stop = useCallback(async () => {
    const running = Object.values(writings).filter((one) => one?.state === 'writing' && one.jobId);
    await Promise.all(
      running.map((one) => call(jobEndpoints.cancel, { params: { id: one?.jobId ?? '' } }).catch(() => undefined)),
    );
  }, [writings]);

  return { writings, write, stop };
}

/** The block in its place: an earlier state of it is replaced, a new one comes last. */
function withBlock(blocks: readonly Block[], block: Block): Block[] {
  const at = blocks.findIndex(({ id }) => id === block.id);
  return at < 0 ? [...blocks, block] : blocks.with(at, block);
}
