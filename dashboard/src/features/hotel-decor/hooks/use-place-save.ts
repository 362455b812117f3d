import type { DecorPlace, HotelDecor } from '@foyer/contract/hotel-decor';
import { hotelDecorInput } from '@foyer/contract/hotel-decor';
import { useState } from 'react';
import { ApiError } from '#lib/api/api-error.ts';
import { useSaveDecor } from '../queries.ts';

type Problems = { names?: string; pictures?: string };

/**
 * Saves one place among the others. Where somebody has saved in between, theirs is kept beside it until a person has
 * chosen: what they did to other places stays either way.
 */
export function usePlaceSave(propertyId: string, decor: HotelDecor, place: DecorPlace, onDone: () => void) {
  const saving = useSaveDecor(propertyId);
  const [removing, setRemoving] = useState(false);
  const [problems, setProblems] = useState<Problems>({});
  const [stale, setStale] = useState<{ message: string; theirs: HotelDecor } | null>(null);

  const send = (onto: HotelDecor, places: DecorPlace[]) => {
    const input = { words: onto.words, places };
    const read = hotelDecorInput.safeParse(input);
    setProblems(problemsOf(read.error?.issues.map(({ path, message }) => ({ field: path.join('.'), message })) ?? []));
    if (!read.data) return;
    saving.mutate(
      { input: read.data, version: onto.version },
      {
        onSuccess: onDone,
        onError: (cause) => {
          if (!(cause instanceof ApiError)) return;
          if (cause.status === 412) setStale({ message: cause.message, theirs: cause.present as HotelDecor });
          else setProblems(problemsOf(cause.validationErrors));
        },
      },
    );
  };
  const put = (onto: HotelDecor) => {
    const known = onto.places.some(({ id }) => id === place.id);
    send(onto, known ? onto.places.map((one) => (one.id === place.id ? place : one)) : [...onto.places, place]);
  };
  const without = (onto: HotelDecor) =>
    send(
      onto,
      onto.places.filter(({ id }) => id !== place.id),
    );
  return {
    saving: saving.isPending && !removing,
    removing: saving.isPending && removing,
    problems,
    stale,
    submit: () => {
      setRemoving(false);
      put(stale?.theirs ?? decor);
    },
    remove: () => {
      setRemoving(true);
      without(stale?.theirs ?? decor);
    },
    keepMine: () => {
      if (!stale) return;
      setStale(null);
      if (removing) without(stale.theirs);
      else put(stale.theirs);
    },
    takeTheirs: () => {
      if (stale) saving.adopt(stale.theirs);
      onDone();
    },
  };
}

const problemsOf = (found: readonly { field: string; message: string }[]): Problems => {
  const of = (part: string) => found.find(({ field }) => field.split('.')[2] === part)?.message;
  const [names, pictures] = [of('names'), of('pictures')];
  return { ...(names ? { names } : {}), ...(pictures ? { pictures } : {}) };
};
