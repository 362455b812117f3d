import { Button } from '#ui/button.tsx';

type TwoVersionsProps = {
  /** What the server said. */
  message: string;
  parts: readonly { name: string; mine: string; theirs: string }[];
  onKeepMine: () => void;
  onTakeTheirs: () => void;
};

/** Somebody saved in between: what the two versions say differently, until a person chooses. */
export function TwoVersions({ message, parts, onKeepMine, onTakeTheirs }: TwoVersionsProps) {
  const different = parts.filter(({ mine, theirs }) => mine !== theirs);
  return (
    <section
      role="alert"
      aria-label="Two versions"
      className="rounded-md border border-brass-line bg-brass-soft px-3.5 py-3 text-sm text-brass-soft-foreground"
    >
      <p className="font-medium">{message}</p>
      <p className="mt-0.5">Nothing is saved until you choose.</p>
      {different.map(({ name, mine, theirs }) => (
        <div key={name} className="mt-2.5">
          <h3 className="text-xs font-semibold">{name}</h3>
          <div className="mt-1 grid gap-2 sm:grid-cols-2">
            <Version whose="Yours" text={mine} />
            <Version whose="Theirs" text={theirs} />
          </div>
        </div>
      ))}
      {different.length === 0 && <p className="mt-2">Both versions say the same.</p>}
      <div className="mt-3 flex gap-2">
        <Button size="sm" onClick={onKeepMine}>
          Keep mine
        </Button>
        <Button size="sm" onClick={onTakeTheirs}>
          Take theirs
        </Button>
      </div>
    </section>
  );
}

const Version = ({ whose, text }: { whose: string; text: string }) => (
  <div className="min-w-0 rounded-sm bg-card px-3 py-2 text-foreground">
    <p className="text-xs text-muted-foreground">{whose}</p>
    <p className="max-h-44 overflow-y-auto break-words whitespace-pre-line">
      {text || <i className="text-muted-foreground">Nothing</i>}
    </p>
  </div>
);
