import type { ChangedFact, CorrectionOutcome } from '@foyer/contract/changed-facts';
import { editedBy } from '#lib/source-words/source-words.ts';
import { Card } from '#ui/card.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { changeSentence, changeTitle, correctionKeys, outcomeOf } from '../corrections.ts';
import { TextRow } from './text-row.tsx';

type ChangeCardProps = {
  change: ChangedFact;
  chosen: ReadonlySet<string>;
  onChoose: (keys: readonly string[], wanted: boolean) => void;
  results: readonly CorrectionOutcome[] | undefined;
};

/** One thing that changed, with every live text that still says what it was. */
export function ChangeCard({ change, chosen, onChoose, results }: ChangeCardProps) {
  const keys = correctionKeys([change]);
  const all = keys.length > 0 && keys.every((key) => chosen.has(key));
  return (
    <Card aria-label={changeTitle(change)}>
      <header className="flex flex-wrap items-start gap-x-4 gap-y-1 px-4 pt-3 pb-2">
        <div className="min-w-0 grow">
          <h2 className="text-base leading-5 font-semibold">{changeTitle(change)}</h2>
          <p className="mt-0.5 text-xs text-muted-foreground">
            {changeSentence(change)} {editedBy(change.type, change)}.
          </p>
        </div>
        {keys.length > 1 && (
          <Checkbox checked={all} onChange={(event) => onChoose(keys, event.target.checked)}>
            All {keys.length} corrections
          </Checkbox>
        )}
      </header>
      <ul className="divide-y divide-border border-t">
        {change.pages.flatMap((page) =>
          page.texts.map((text) => (
            <TextRow
              key={`${page.entryId} ${text.language}`}
              page={page}
              text={text}
              chosen={chosen}
              onChoose={(key, wanted) => onChoose([key], wanted)}
              outcome={outcomeOf(results, page.entryId, text.language)}
            />
          )),
        )}
      </ul>
    </Card>
  );
}
