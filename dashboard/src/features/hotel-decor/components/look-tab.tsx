import type { DecorWords, HotelDecor } from '@foyer/contract/hotel-decor';
import { type Language, languageNames } from '@foyer/contract/languages';
import type { Property } from '@foyer/contract/properties';
import { usePermissions } from '#features/permissions/queries.ts';
import { useWrittenLanguages } from '#features/property-languages/queries.ts';
import { dayAndTime } from '#lib/dates/dates.ts';
import { useLeaveGuard } from '#lib/forms/use-leave-guard.ts';
import { Button } from '#ui/button.tsx';
import { Card, CardHead } from '#ui/card.tsx';
import { LeaveDialog } from '#ui/leave-dialog.tsx';
import { TagInput } from '#ui/tag-input.tsx';
import { TwoVersions } from '#ui/two-versions.tsx';
import { useWords } from '../hooks/use-words.ts';
import { PaletteCard } from './palette-card.tsx';

type Words = HotelDecor['words'];
const none: DecorWords = { mood: [], materials: [] };

/** The words of the house in each of its languages, and the colors its photographs hold. */
export function LookTab({ property, decor }: { property: Property; decor: HotelDecor }) {
  const { held, may } = usePermissions({ propertyId: property.id });
  const told = useWrittenLanguages(property) ?? [];
  const { words, unsaved, saving, failed, stale, ...acts } = useWords(decor);
  const guard = useLeaveGuard(unsaved);
  const refusal = held && !may('property:update') ? 'Your role does not allow changing the decor' : undefined;
  const change = (language: Language, more: Partial<DecorWords>) =>
    acts.change({ ...words, [language]: { ...none, ...words[language], ...more } });
  return (
    <div className="grid grid-cols-2 items-start gap-3 max-lg:grid-cols-1">
      <LeaveDialog open={guard.state === 'blocked'} onStay={() => guard.reset()} onLeave={() => guard.proceed()} />
      <Card>
        <CardHead
          title="Mood and materials"
          action={
            failed ? (
              <Button size="sm" onClick={acts.retry}>
                Not saved. Try again
              </Button>
            ) : (
              <span role="status" className="text-muted-foreground">
                {saving || unsaved ? 'Saving...' : decor.savedAt ? `Saved ${dayAndTime(decor.savedAt)}` : ''}
              </span>
            )
          }
        />
        <div className="px-4 pb-4">
          <p className="text-sm text-muted-foreground">
            {refusal && `${refusal}. `}Texts speak of the materials by these names. The mood tells the writer what to
            dwell on.
          </p>
          {stale && (
            <div className="mt-3">
              <TwoVersions
                message={stale.message}
                parts={partsBeside(words, stale.theirs.words)}
                onKeepMine={acts.keepMine}
                onTakeTheirs={acts.takeTheirs}
              />
            </div>
          )}
          {told.map((language) => {
            const name = languageNames[language];
            const { mood, materials } = { ...none, ...words[language] };
            return (
              <fieldset key={language} disabled={refusal !== undefined} className="mt-4 min-w-0">
                <legend className="mb-2 text-sm font-semibold">{name}</legend>
                <div lang={language} className="grid gap-3">
                  <div>
                    <p className="mb-1 text-xs text-muted-foreground" lang="en">
                      Mood
                    </p>
                    <TagInput
                      label={`Mood in ${name}`}
                      placeholder={language === 'en' ? 'calm, bright' : ''}
                      values={mood}
                      onChange={(values) => change(language, { mood: values })}
                    />
                  </div>
                  <div>
                    <p className="mb-1 text-xs text-muted-foreground" lang="en">
                      Materials
                    </p>
                    <TagInput
                      label={`Materials in ${name}`}
                      placeholder={language === 'en' ? 'larch, slate, wool' : ''}
                      values={materials}
                      onChange={(values) => change(language, { materials: values })}
                    />
                  </div>
                </div>
              </fieldset>
            );
          })}
        </div>
      </Card>
      <PaletteCard propertyId={property.id} />
    </div>
  );
}

/** What the two say differently, language by language. */
const partsBeside = (mine: Words, theirs: Words) =>
  [...new Set([...Object.keys(mine), ...Object.keys(theirs)] as Language[])].map((language) => ({
    name: languageNames[language],
    mine: line(mine[language]),
    theirs: line(theirs[language]),
  }));

const line = ({ mood, materials }: DecorWords = none) => [...mood, ...materials].join(', ');
