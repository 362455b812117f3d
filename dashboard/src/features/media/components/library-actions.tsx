import FolderPlus from 'lucide-react/icons/folder-plus';
import Upload from 'lucide-react/icons/upload';
import { useRef } from 'react';
import { Button } from '#ui/button.tsx';

type LibraryActionsProps = {
  mayWrite: boolean;
  /** A folder is open, so that its own name is edited. */
  inFolder: boolean;
  onFolder: () => void;
  onFiles: (files: readonly File[]) => void;
};

const mayNotWrite = 'Your role does not allow changing pictures';

/** New folder and upload, at the head of the library. */
export function LibraryActions({ mayWrite, inFolder, onFolder, onFiles }: LibraryActionsProps) {
  const input = useRef<HTMLInputElement>(null);
  const disabledReason = mayWrite ? undefined : mayNotWrite;
  return (
    <>
      <Button className="max-md:hidden" disabledReason={disabledReason} onClick={onFolder}>
        <FolderPlus aria-hidden />
        {inFolder ? 'Edit folder' : 'New folder'}
      </Button>
      <Button variant="primary" disabledReason={disabledReason} onClick={() => input.current?.click()}>
        <Upload aria-hidden />
        Upload
      </Button>
      <input
        ref={input}
        type="file"
        multiple
        accept="image/jpeg,image/png,image/webp,image/avif,image/gif"
        aria-label="Pictures from this computer"
        tabIndex={-1}
        className="sr-only"
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          event.target.value = '';
          onFiles(files);
        }}
      />
    </>
  );
}
