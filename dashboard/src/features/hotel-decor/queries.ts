/** How a house looks, and the library its photographs come from. Keys begin with the property. */
import { type HotelDecor, type HotelDecorInput, hotelDecorEndpoints } from '@foyer/contract/hotel-decor';
import { mediaEndpoints } from '@foyer/contract/media';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '#lib/api/api-error.ts';
import { call } from '#lib/api/call.ts';
import { everyPage } from '#lib/api/every-page.ts';
import { toast } from '#lib/toast.ts';

const decorKey = (propertyId: string) => [propertyId, 'hotel-decor'] as const;

export const useDecor = (propertyId: string) =>
  useQuery({
    queryKey: decorKey(propertyId),
    queryFn: ({ signal }) => call(hotelDecorEndpoints.one, { params: { id: propertyId }, signal }),
  });

/** The colors of the house, drawn from its photographs. */
export const usePalette = (propertyId: string) =>
  useQuery({
    queryKey: [...decorKey(propertyId), 'palette'],
    queryFn: ({ signal }) => call(hotelDecorEndpoints.palette, { params: { id: propertyId }, signal }),
  });

/** Every picture the property may show. */
export const usePictures = (propertyId: string) =>
  useQuery({
    queryKey: [propertyId, 'media', 'all'],
    queryFn: ({ signal }) =>
      everyPage((paging) => call(mediaEndpoints.list, { query: { propertyId, ...paging }, signal })),
  });

export type DecorSave = { input: HotelDecorInput; version: number };

/** Saves the whole of it for the version it was made from; a stale save is for the form to settle. */
export function useSaveDecor(propertyId: string) {
  const client = useQueryClient();
  const save = useMutation({
    mutationFn: ({ input, version }: DecorSave): Promise<HotelDecor> =>
      call(hotelDecorEndpoints.update, { params: { id: propertyId }, body: input, ifMatch: version }),
    onSuccess: async (saved) => {
      client.setQueryData(decorKey(propertyId), saved);
      await client.invalidateQueries({ queryKey: [...decorKey(propertyId), 'palette'] });
    },
    onError: (error) => {
      if (error instanceof ApiError && error.status === 412) return;
      toast.error('Hotel decor was not saved', { description: error.message });
    },
  });
  /** Takes what somebody else has saved for what there is. */
  const adopt = (theirs: HotelDecor) => client.setQueryData(decorKey(propertyId), theirs);
  return { ...save, adopt };
}
