import { textSegments } from '@foyer/contract/blocks';
import type { LandingPagePost } from '@foyer/contract/landing-pages';
import { Button } from '#ui/button.tsx';
import { blockNames } from '../editor/fields.ts';
import type { DraftFields } from '../hooks/use-draft.ts';

type StaleNoticeProps = {
  message: string;
  mine: DraftFields;
  /** What the other one saved, once it is loaded. */
  theirs: LandingPagePost | undefined;
  onTakeTheirs: () => void;
  onKeepMine: () => void;
};

type Part = { name: string; text: string };

function partsOf({ title, description, slug, blocks }: DraftFields): Map<string, Part> {
  const parts = new Map<string, Part>([
    ['title', { name: 'Title in search results', text: title }],
    ['description', { name: 'Description in search results', text: description }],
    ['slug', { name: 'Address', text: slug }],
  ]);
  for (const block of blocks) {
    const text = textSegments(block).map((segment) => segment.text);
    parts.set(block.id, { name: blockNames[block.kind], text: text.join('\n') });
  }
  return parts;
}

/** The parts that two versions say differently; a missing one is empty. */
function differences(mine: DraftFields, theirs: DraftFields) {
  const [own, other] = [partsOf(mine), partsOf(theirs)];
  return [...new Set([...own.keys(), ...other.keys()])]
    .map((key) => ({
      key,
      name: (own.get(key) ?? other.get(key))?.name ?? '',
      mine: own.get(key)?.text ?? '',
      theirs: other.get(key)?.text ?? '',
    }))
    .filter((part) => part.mine !== part.theirs);
}

/** Somebody saved in between: both versions stand side by side until a person chooses. */
export function StaleNotice({ message, mine, theirs, onTakeTheirs, onKeepMine }: StaleNoticeProps) {
  const parts = theirs ? differences(mine, theirs) : [];
  const loading = theirs ? undefined : 'Their version is being loaded';
  return (
    <section
      role="alert"
      aria-label="Two versions"
      className="mx-auto mb-4 max-w-[640px] rounded-[10px] border border-brass-line bg-brass-soft px-4 py-3 text-sm text-brass-soft-foreground"
    >
      <p className="font-medium">{message}</p>
      <p className="mt-0.5">Your text is safe here. Nothing is saved until you choose.</p>
      {parts.map((part) => (
        <div key={part.key} className="mt-3">
          <h3 className="text-xs font-semibold">{part.name}</h3>
          <div className="mt-1 grid gap-2 sm:grid-cols-2">
            <Version whose="Yours" text={part.mine} />
            <Version whose="Theirs" text={part.theirs} />
          </div>
        </div>
      ))}
      {theirs && parts.length === 0 && <p className="mt-2">Both versions say the same.</p>}
      <div className="mt-3 flex gap-2">
        <Button size="sm" disabledReason={loading} onClick={onKeepMine}>
          Keep mine
        </Button>
        <Button size="sm" disabledReason={loading} onClick={onTakeTheirs}>
          Take theirs
        </Button>
      </div>
    </section>
  );
}

const Version = ({ whose, text }: { whose: string; text: string }) => (
  <div className="rounded-md bg-card px-3 py-2 text-foreground">
    <p className="text-xs text-muted-foreground">{whose}</p>
    <p className="mt-0.5 max-h-44 overflow-y-auto font-voice text-base whitespace-pre-line">
      {text || <i className="text-muted-foreground">Nothing</i>}
    </p>
  </div>
);
