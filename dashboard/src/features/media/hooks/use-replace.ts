/** Puts another file in the place of a picture's. */
import { mediaLibraryEndpoints } from '@foyer/contract/media-library';
import { useMutation } from '@tanstack/react-query';
import { messageOf } from '#lib/api/api-error.ts';
import { call } from '#lib/api/call.ts';
import { toast } from '#lib/toast.ts';
import { useRefresh } from '../queries.ts';

export function useReplace(propertyId: string, id: string) {
  const refresh = useRefresh(propertyId);
  return useMutation({
    mutationFn: (file: File) => call(mediaLibraryEndpoints.replace, { params: { id }, body: {}, files: { file } }),
    onSuccess: async () => {
      await refresh();
      toast.success('File replaced', { description: 'Every page that shows it shows the new one.' });
    },
    onError: (error) => toast.error('Failed to replace the file', { description: messageOf(error) }),
  });
}
