import { useDownloadPlugin } from '#features/channels/queries.ts';
import { Button } from '#ui/button.tsx';

/** Hands over the plugin that a WordPress needs to be connected. */
export function PluginButton({ domainId }: { domainId: string }) {
  const { mutate, isPending } = useDownloadPlugin(domainId);
  return (
    <Button variant="link" size="bare" busy={isPending} onClick={() => mutate()}>
      {isPending ? 'Downloading...' : 'Download the plugin'}
    </Button>
  );
}
