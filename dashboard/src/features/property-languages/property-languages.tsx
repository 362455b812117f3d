import type { Property } from '@foyer/contract/properties';
import type { PropertyLanguage } from '@foyer/contract/property-languages';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { usePermissions } from '#features/permissions/queries.ts';
import { propertyPicture } from '#lib/selection/property-picture.ts';
import { ArchImage } from '#ui/arch-image.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card, CardList } from '#ui/card.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { LanguageBadge } from '#ui/language-badge.tsx';
import { Select } from '#ui/select.tsx';
import { Tooltip } from '#ui/tooltip.tsx';
import { useLanguageChoices } from './queries.ts';
import { type LanguageChange, useChangeLanguage } from './use-change-language.ts';

type PropertyLanguagesProps = { property: Property; workspaceId: string; languages: readonly PropertyLanguage[] };

/** The languages of one property: which there are, which is the default, which are active (spec 4). */
export function PropertyLanguages({ property, workspaceId, languages }: PropertyLanguagesProps) {
  const { may } = usePermissions({ propertyId: property.id });
  const change = useChangeLanguage(workspaceId);
  const [removing, setRemoving] = useState<PropertyLanguage | null>(null);
  const mayChange = may('property:update');
  const active = languages.filter(({ isActive }) => isActive).length;
  return (
    <Card aria-label={property.name}>
      <header className="flex flex-wrap items-center gap-3 px-4 py-3">
        <ArchImage src={propertyPicture(property)} name={property.name} className="h-9 w-[27px]" />
        <div className="min-w-0 grow">
          <h2 className="truncate text-base leading-5 font-semibold">{property.name}</h2>
          <p className="text-xs text-muted-foreground">
            {languages.length === 0 ? 'No language yet' : `${active} of ${languages.length} active`}
          </p>
        </div>
        {mayChange && (
          <AddLanguage
            propertyName={property.name}
            taken={languages.map(({ languageId }) => languageId)}
            onAdd={(languageId) => change.mutate({ act: 'add', propertyId: property.id, languageId })}
          />
        )}
      </header>
      {languages.length === 0 ? (
        <p className="border-t px-4 py-3 text-sm text-muted-foreground">
          {mayChange
            ? 'The first language you add becomes the default.'
            : 'Pages are written in English until a language is added.'}
        </p>
      ) : (
        <CardList aria-label={`Languages of ${property.name}`} className="border-t">
          {languages.map((entry) => (
            <LanguageRow
              key={entry.id}
              entry={entry}
              isLast={languages.length === 1}
              mayChange={mayChange}
              busy={change.isPending}
              onChange={change.mutate}
              onRemove={() => setRemoving(entry)}
            />
          ))}
        </CardList>
      )}
      <ConfirmDialog
        open={removing !== null}
        onOpenChange={(open) => !open && setRemoving(null)}
        title={`Remove ${removing?.name ?? 'language'} from ${property.name}`}
        confirm="Remove language"
        onConfirm={() => {
          if (removing) change.mutate({ act: 'remove', entry: removing });
          setRemoving(null);
        }}
      >
        Pages that are live in it stay live until you take them off the site. New pages are no longer written in it.
      </ConfirmDialog>
    </Card>
  );
}

type LanguageRowProps = {
  entry: PropertyLanguage;
  isLast: boolean;
  mayChange: boolean;
  busy: boolean;
  onChange: (change: LanguageChange) => void;
  onRemove: () => void;
};

const defaultStays = 'The default language cannot be deactivated';

function LanguageRow({ entry, isLast, mayChange, busy, onChange, onRemove }: LanguageRowProps) {
  const { name, languageId, isDefault, isActive } = entry;
  const box = (
    <Checkbox
      checked={isActive}
      disabled={!mayChange || isDefault || busy}
      aria-label={`${name} is active`}
      aria-describedby={isDefault ? `stays-${entry.id}` : undefined}
      onChange={(event) => onChange({ act: event.target.checked ? 'activate' : 'deactivate', entry })}
    >
      Active
    </Checkbox>
  );
  return (
    <li className="flex-wrap">
      <LanguageBadge code={languageId} name={name} state={isActive ? 'live' : 'draft'} />
      <span className="flex min-w-28 grow items-center gap-2 font-medium">
        {name}
        {isDefault && <Badge tone="active">Default</Badge>}
      </span>
      <Tooltip text={defaultStays} enabled={isDefault}>
        <span>{box}</span>
      </Tooltip>
      {isDefault && (
        <span id={`stays-${entry.id}`} className="sr-only">
          {defaultStays}
        </span>
      )}
      {mayChange && (
        <span className="flex gap-1.5">
          {isDefault ? (
            <span aria-hidden className="w-[99px] max-md:hidden" />
          ) : (
            <Button size="sm" aria-label={`Make default: ${name}`} onClick={() => onChange({ act: 'default', entry })}>
              Make default
            </Button>
          )}
          <Button
            size="icon-sm"
            variant="ghost"
            aria-label={`Remove ${name}`}
            disabledReason={isDefault && !isLast ? 'Make another language the default first' : undefined}
            onClick={onRemove}
          >
            <Trash2 aria-hidden />
          </Button>
        </span>
      )}
    </li>
  );
}

type AddLanguageProps = { propertyName: string; taken: readonly string[]; onAdd: (languageId: string) => void };

function AddLanguage({ propertyName, taken, onAdd }: AddLanguageProps) {
  const choices = useLanguageChoices().filter(({ id }) => !taken.includes(id));
  return (
    <div className="w-44 max-md:w-full">
      <Select
        aria-label={`Add a language to ${propertyName}`}
        value=""
        disabled={choices.length === 0}
        onChange={(event) => event.target.value && onAdd(event.target.value)}
      >
        <option value="">{choices.length === 0 ? 'All languages added' : 'Add language'}</option>
        {choices.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
    </div>
  );
}
