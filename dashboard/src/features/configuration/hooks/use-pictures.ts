/** Pictures that the settings of a site may show: those of the property that is open and of its organization. */
import { largestPicture, mediaEndpoints } from '@foyer/contract/media';
import { mediaLibraryEndpoints } from '@foyer/contract/media-library';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useRefresh } from '#features/media/queries.ts';
import { call } from '#lib/api/call.ts';
import { upload } from '#lib/api/upload.ts';

export const usePictures = (propertyId: string) =>
  useQuery({
    queryKey: [propertyId, 'media'],
    queryFn: ({ signal }) => call(mediaEndpoints.list, { query: { propertyId, take: 100 }, signal }),
  });

/** Puts a file into the library; answers the picture it became. */
export function useUpload(propertyId: string) {
  const refresh = useRefresh(propertyId);
  const [progress, setProgress] = useState(0);
  const send = useMutation({
    mutationFn: (file: File) => {
      setProgress(0);
      if (file.size > largestPicture) throw new Error(`The picture is larger than ${largestPicture / 1024 / 1024} MB`);
      return upload(mediaLibraryEndpoints.upload, {
        fields: { propertyId, title: file.name.replace(/\.[^.]+$/, '') },
        file,
        signal: new AbortController().signal,
        onProgress: setProgress,
      });
    },
    onSuccess: refresh,
  });
  return { ...send, progress };
}
