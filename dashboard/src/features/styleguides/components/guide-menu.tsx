import Download from 'lucide-react/icons/download';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Upload from 'lucide-react/icons/upload';
import { type ChangeEvent, useRef, useState } from 'react';
import { saveFile } from '#lib/files/save-file.ts';
import { toast } from '#lib/toast.ts';
import { Button } from '#ui/button.tsx';
import { Dialog, DialogClose } from '#ui/dialog.tsx';
import { DropdownMenu, DropdownMenuContent, DropdownMenuItem, DropdownMenuTrigger } from '#ui/dropdown-menu.tsx';
import { LeaveDialog } from '#ui/leave-dialog.tsx';
import { readGuideFile, writeGuideFile } from '../guide-file.ts';
import type { Draft, Problem } from '../hooks/use-guide-draft.ts';

type GuideMenuProps = {
  draft: Draft;
  /** Whether the draft has changes that are not saved: a file takes their place only once that is agreed to. */
  dirty: boolean;
  /** Why nothing can be imported, if so. */
  refusal: string | undefined;
  onImport: (draft: Draft) => void;
};

/** Takes the guide out as a file, and puts one in: as changes that are saved like any others. */
export function GuideMenu({ draft, dirty, refusal, onImport }: GuideMenuProps) {
  const file = useRef<HTMLInputElement>(null);
  const [problems, setProblems] = useState<Problem[]>([]);
  const [waiting, setWaiting] = useState<Draft | null>(null);
  async function read(event: ChangeEvent<HTMLInputElement>) {
    const [chosen] = event.target.files ?? [];
    event.target.value = '';
    if (!chosen) return;
    const found = readGuideFile(await chosen.text());
    if ('problems' in found) return setProblems(found.problems);
    if (dirty) setWaiting(found);
    else take(found);
  }
  function take(found: Draft) {
    setWaiting(null);
    onImport(found);
    toast.success('Read from the file', { description: 'Look it over and save it.' });
  }
  return (
    <>
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <Button size="icon" aria-label="Export and import">
            <Ellipsis aria-hidden />
          </Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent align="end">
          <DropdownMenuItem onSelect={() => save(draft)}>
            <Download aria-hidden />
            Export as JSON
          </DropdownMenuItem>
          <DropdownMenuItem disabled={refusal !== undefined} onSelect={() => file.current?.click()}>
            <Upload aria-hidden />
            Import from JSON
          </DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      <input
        ref={file}
        type="file"
        accept="application/json,.json"
        aria-label="Style guide file"
        className="sr-only"
        tabIndex={-1}
        onChange={(event) => void read(event)}
      />
      <LeaveDialog
        open={waiting !== null}
        title="Import without saving"
        confirm="Import and lose changes"
        onStay={() => setWaiting(null)}
        onLeave={() => waiting && take(waiting)}
      >
        Your last changes are not saved, and the file would take their place. Cancel to save them first, or import and
        lose them.
      </LeaveDialog>
      {problems.length > 0 && (
        <Dialog
          open
          onOpenChange={() => setProblems([])}
          title="The file was not read"
          description="Nothing was changed. Mend these and import it again."
          footer={
            <DialogClose>
              <Button>Close</Button>
            </DialogClose>
          }
        >
          <ul aria-label="Problems of the file" className="ml-5 list-disc text-sm">
            {problems.map(({ field, message }) => (
              <li key={`${field} ${message}`} className="break-words">
                {field && <b className="font-medium">{field}: </b>}
                {message}
              </li>
            ))}
          </ul>
        </Dialog>
      )}
    </>
  );
}

const save = (draft: Draft): void =>
  saveFile(
    new Blob([writeGuideFile(draft)], { type: 'application/json' }),
    `${draft.name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-') || 'styleguide'}.json`,
  );
