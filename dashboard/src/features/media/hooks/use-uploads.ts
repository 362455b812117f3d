/** Files on their way into the library: two at a time, each with its progress, its own cancel and another try. */
import { largestPicture } from '@foyer/contract/media';
import { mediaLibraryEndpoints } from '@foyer/contract/media-library';
import { useEffect, useRef, useState } from 'react';
import { messageOf } from '#lib/api/api-error.ts';
import { upload } from '#lib/api/upload.ts';
import { useRefresh } from '../queries.ts';
import { titleOf } from '../words.ts';

export type Sending = {
  key: number;
  file: File;
  folderId: string | undefined;
  state: 'waiting' | 'sending' | 'reading' | 'done' | 'failed' | 'cancelled';
  progress: number;
  problem: string | undefined;
};

const atOnce = 2;
let keys = 0;

export function useUploads(propertyId: string) {
  const [list, setList] = useState<readonly Sending[]>([]);
  const stops = useRef(new Map<number, AbortController>());
  const refresh = useRefresh(propertyId);
  const set = (key: number, change: Partial<Sending>) =>
    setList((before) => before.map((one) => (one.key === key ? { ...one, ...change } : one)));

  const begin = async (one: Sending) => {
    const stop = new AbortController();
    stops.current.set(one.key, stop);
    set(one.key, { state: 'sending', progress: 0, problem: undefined });
    try {
      await upload(mediaLibraryEndpoints.upload, {
        fields: { propertyId, title: titleOf(one.file.name), ...(one.folderId ? { folderId: one.folderId } : {}) },
        file: one.file,
        signal: stop.signal,
        // What has gone is still to be read and made anew.
        onProgress: (progress) => set(one.key, { progress, ...(progress >= 1 ? { state: 'reading' as const } : {}) }),
      });
      set(one.key, { state: 'done', progress: 1 });
      void refresh();
    } catch (error) {
      set(one.key, stop.signal.aborted ? { state: 'cancelled' } : { state: 'failed', problem: messageOf(error) });
    } finally {
      stops.current.delete(one.key);
    }
  };

  const running = list.filter(({ state }) => state === 'sending' || state === 'reading').length;
  const next = running < atOnce ? list.find(({ state }) => state === 'waiting') : undefined;
  useEffect(() => {
    if (next && !stops.current.has(next.key)) void begin(next);
  }, [next?.key, next?.state]);

  return {
    list,
    add: (files: readonly File[], folderId?: string) =>
      setList((before) => [
        ...before.filter(({ state }) => state !== 'done' && state !== 'cancelled'),
        ...files.map((file): Sending => {
          keys += 1;
          const tooLarge = file.size > largestPicture;
          return {
            ...{ key: keys, file, folderId, progress: 0 },
            state: tooLarge ? 'failed' : 'waiting',
            problem: tooLarge ? `The picture is larger than ${largestPicture / 1024 / 1024} MB` : undefined,
          };
        }),
      ]),
    cancel: (key: number) => {
      const stop = stops.current.get(key);
      if (stop) stop.abort();
      else set(key, { state: 'cancelled' });
    },
    retry: (key: number) => set(key, { state: 'waiting', progress: 0, problem: undefined }),
    clear: () =>
      setList((before) =>
        before.filter(({ state }) => state === 'sending' || state === 'reading' || state === 'waiting'),
      ),
  };
}

export type Uploads = ReturnType<typeof useUploads>;
