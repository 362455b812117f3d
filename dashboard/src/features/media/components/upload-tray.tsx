import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import X from 'lucide-react/icons/x';
import { Button } from '#ui/button.tsx';
import { Progress } from '#ui/progress.tsx';
import type { Sending, Uploads } from '../hooks/use-uploads.ts';
import { counted } from '../words.ts';

/** Files on their way, each with its progress, and what can be done about it. */
export function UploadTray({ uploads }: { uploads: Uploads }) {
  const { list, cancel, retry, clear } = uploads;
  if (list.length === 0) return null;
  const done = list.filter(({ state }) => state === 'done').length;
  const failed = list.filter(({ state }) => state === 'failed').length;
  const going = list.some(({ state }) => state === 'waiting' || state === 'sending' || state === 'reading');
  return (
    <section aria-label="Uploads" className="mb-4 rounded-[10px] border bg-card shadow-xs">
      <header className="flex items-center gap-3 px-3.5 py-2.5">
        <p role="status" className="grow text-sm font-medium">
          {going ? `Uploading, ${done} of ${list.length} done` : `${counted(done, 'picture')} uploaded`}
          {failed > 0 && `, ${failed} failed`}
        </p>
        {!going && (
          <Button size="sm" variant="ghost" onClick={clear}>
            Close
          </Button>
        )}
      </header>
      <ul className="max-h-56 divide-y overflow-y-auto border-t">
        {list.map((one) => (
          <li key={one.key} className="flex min-h-11 items-center gap-3 px-3.5 py-1.5 text-sm">
            <span className="min-w-0 grow">
              <span className="block truncate">{one.file.name}</span>
              <State one={one} />
            </span>
            {(one.state === 'sending' || one.state === 'reading') && (
              <Progress
                value={one.progress}
                label={`Uploading ${one.file.name}`}
                className="max-w-32 max-md:max-w-20"
              />
            )}
            {one.state === 'done' && <CircleCheck aria-hidden className="size-4 text-success" />}
            {(one.state === 'failed' || one.state === 'cancelled') && (
              <Button size="sm" aria-label={`Retry ${one.file.name}`} onClick={() => retry(one.key)}>
                Retry
              </Button>
            )}
            {(one.state === 'waiting' || one.state === 'sending' || one.state === 'reading') && (
              <Button
                size="icon-sm"
                variant="ghost"
                aria-label={`Cancel ${one.file.name}`}
                onClick={() => cancel(one.key)}
              >
                <X aria-hidden />
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function State({ one }: { one: Sending }) {
  if (one.state === 'failed')
    return (
      <span className="flex items-center gap-1.5 text-xs text-destructive">
        <CircleAlert aria-hidden className="size-3.5 shrink-0" />
        {one.problem}
      </span>
    );
  const words = {
    waiting: 'Waiting',
    sending: 'Sending',
    reading: 'Making sizes',
    done: 'Done',
    cancelled: 'Cancelled',
  };
  return <span className="block text-xs text-muted-foreground">{words[one.state]}</span>;
}
