import { type Language, languageNames, languages } from '@foyer/contract/languages';
import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { DropdownMenu, DropdownMenuContent, DropdownMenuItem, DropdownMenuTrigger } from '#ui/dropdown-menu.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { LanguageBadge } from '#ui/language-badge.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { type EventDraft, type EventText, emptyText, type Problems, toldIn } from '../event-draft.ts';
import { badgeState } from '../words.ts';
import { LanguageStatus, LanguageWhen } from './language-status.tsx';

type TextColumnsProps = {
  draft: EventDraft;
  problems: Problems;
  /** The language that cannot be taken away by itself. */
  leader: Language | undefined;
  readOnly: boolean;
  onChange: (texts: EventDraft['texts']) => void;
  onRemove: (language: Language) => void;
  /** Has a description written; absent where the event is not kept yet. */
  write: ((language: Language, text: EventText, use: (description: string) => void) => ReactNode) | undefined;
};

/** Title and description side by side, a column a language. */
export function TextColumns({ draft, problems, leader, readOnly, onChange, onRemove, write }: TextColumnsProps) {
  const told = toldIn(draft);
  const missing = languages.filter((language) => !told.includes(language));
  const set = (language: Language, change: Partial<EventText>) =>
    onChange({ ...draft.texts, [language]: { ...emptyText, ...draft.texts[language], ...change } });
  return (
    <section aria-label="Texts" className="@container">
      <header className="mb-2 flex items-center gap-3">
        <h2 className="grow text-base font-semibold">What guests read</h2>
        {missing.length > 0 && !readOnly && (
          <DropdownMenu>
            <DropdownMenuTrigger asChild>
              <Button size="sm">
                <Plus aria-hidden />
                Add language
              </Button>
            </DropdownMenuTrigger>
            <DropdownMenuContent align="end">
              {missing.map((language) => (
                <DropdownMenuItem key={language} onSelect={() => set(language, emptyText)}>
                  {languageNames[language]}
                </DropdownMenuItem>
              ))}
            </DropdownMenuContent>
          </DropdownMenu>
        )}
      </header>
      <div className="grid gap-3 @min-[640px]:grid-cols-2">
        {told.map((language) => (
          <TextColumn
            key={language}
            language={language}
            text={draft.texts[language] ?? emptyText}
            problems={problems}
            readOnly={readOnly}
            onChange={(change) => set(language, change)}
            write={write}
            onRemove={language === leader || told.length === 1 || readOnly ? null : () => onRemove(language)}
          />
        ))}
      </div>
    </section>
  );
}

type TextColumnProps = {
  language: Language;
  text: EventText;
  problems: Problems;
  readOnly: boolean;
  onChange: (change: Partial<EventText>) => void;
  onRemove: (() => void) | null;
  write: TextColumnsProps['write'];
};

function TextColumn({ language, text, problems, readOnly, onChange, onRemove, write }: TextColumnProps) {
  const name = languageNames[language];
  return (
    <Card aria-label={name} className="flex flex-col gap-3 px-4 pt-3 pb-4">
      <header className="flex items-center gap-2">
        <LanguageBadge code={language} name={name} state={text.eventId ? badgeState(text.status) : 'draft'} />
        <h3 className="grow text-sm font-semibold">{name}</h3>
        <span className="w-[124px]">
          <LanguageStatus name={name} text={text} readOnly={readOnly} onChange={onChange} />
        </span>
        {onRemove && (
          <Button variant="ghost" size="icon-sm" aria-label={`Remove ${name}`} onClick={onRemove}>
            <X aria-hidden />
          </Button>
        )}
      </header>
      <LanguageWhen
        name={name}
        text={text}
        error={problems[`publishAt.${language}`]}
        readOnly={readOnly}
        onChange={onChange}
      />
      <Field label="Title" error={problems[`title.${language}`]}>
        {(control) => (
          <Input
            {...control}
            name={`title.${language}`}
            lang={language}
            autoComplete="off"
            maxLength={200}
            readOnly={readOnly}
            className="font-voice text-md"
            value={text.title}
            onChange={(event) => onChange({ title: event.target.value })}
          />
        )}
      </Field>
      <Field label="Description" error={problems[`description.${language}`]}>
        {(control) => (
          <Textarea
            {...control}
            name={`description.${language}`}
            lang={language}
            rows={5}
            readOnly={readOnly}
            className="font-voice text-md"
            value={text.description}
            onChange={(event) => onChange({ description: event.target.value })}
          />
        )}
      </Field>
      {write && !readOnly && (
        <div className="flex justify-end">{write(language, text, (description) => onChange({ description }))}</div>
      )}
    </Card>
  );
}
