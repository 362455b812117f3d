import { type HotelDecor, hotelDecorInput } from '@foyer/contract/hotel-decor';
import { useEffect, useState } from 'react';
import { ApiError } from '#lib/api/api-error.ts';
import { useSaveDecor } from '../queries.ts';

type Words = HotelDecor['words'];

/**
 * The words of a house, saved as they change and one save after the other. What could not be saved stays; where somebody
 * else has saved in between, theirs is kept beside it until a person has chosen.
 */
export function useWords(decor: HotelDecor) {
  const save = useSaveDecor(decor.propertyId);
  const [draft, setDraft] = useState<Words | null>(null);
  const [failed, setFailed] = useState<Words | null>(null);
  const [stale, setStale] = useState<{ message: string; theirs: HotelDecor } | null>(null);
  const { mutate, isPending } = save;

  useEffect(() => {
    if (draft === null || draft === failed || isPending || stale) return;
    mutate(
      { input: hotelDecorInput.parse({ words: draft, places: decor.places }), version: decor.version },
      {
        onSuccess: () => setDraft((now) => (now === draft ? null : now)),
        onError: (cause) => {
          if (cause instanceof ApiError && cause.status === 412)
            setStale({ message: cause.message, theirs: cause.present as HotelDecor });
          else setFailed(draft);
        },
      },
    );
  }, [draft, failed, isPending, stale, mutate, decor]);

  return {
    words: draft ?? decor.words,
    unsaved: draft !== null,
    saving: isPending,
    failed: failed !== null && failed === draft,
    stale,
    change: setDraft,
    retry: () => setFailed(null),
    keepMine: () => {
      if (stale) save.adopt(stale.theirs);
      setStale(null);
    },
    takeTheirs: () => {
      if (stale) save.adopt(stale.theirs);
      setDraft(null);
      setStale(null);
    },
  };
}
