import type { LiveEffect, WordRule } from '@foyer/contract/styleguides';
import MoveRight from 'lucide-react/icons/move-right';
import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { counted } from '../guide-words.ts';
import { WordDialog } from './word-dialog.tsx';

type Words = {
  preferredWords: string[];
  avoidedWords: string[];
  rules?: Record<string, WordRule> | undefined;
};
type Kind = 'preferredWords' | 'avoidedWords';

type WordListsProps = {
  words: Words;
  /** Live pages that use an avoided word. */
  uses: LiveEffect['words'];
  onChange: (words: Words) => void;
};

/** Words shown before the rest is asked for. */
const first = 12;
const titles: Record<Kind, string> = { preferredWords: 'Words we use', avoidedWords: 'Words we avoid' };

/** The two lists of a language, each word with its rule: what to write instead, and why. */
export function WordLists({ words, uses, onChange }: WordListsProps) {
  const [asked, setAsked] = useState<{ kind: Kind; word: string | null } | null>(null);
  const remove = (kind: Kind, word: string) => {
    const { [word]: _, ...rules } = words.rules ?? {};
    onChange({ ...words, [kind]: words[kind].filter((one) => one !== word), rules: emptied(rules) });
  };
  const put = (kind: Kind, before: string | null, word: string, rule: WordRule | null) => {
    const { [before ?? word]: _, ...others } = words.rules ?? {};
    // A new word stands first, where it is seen.
    const list = before === null ? [word, ...words[kind]] : words[kind].map((one) => (one === before ? word : one));
    onChange({
      ...words,
      [kind]: [...new Set(list)],
      rules: emptied(rule ? { ...others, [word]: rule } : others),
    });
  };
  return (
    <Card className="@container p-4 pt-2.5">
      <div className="grid grid-cols-1 gap-x-6 gap-y-5 @lg:grid-cols-2">
        <section aria-label={titles.preferredWords}>
          <Head kind="preferredWords" count={words.preferredWords.length} onAdd={setAsked} />
          <Folded words={words.preferredWords}>
            {(shown) => (
              <ul className="flex flex-wrap gap-1.5">
                {shown.map((word) => (
                  <li
                    key={word}
                    className="inline-flex min-h-7 max-w-full items-center rounded-sm bg-primary-soft pr-1 text-sm text-primary-soft-foreground"
                  >
                    <button
                      type="button"
                      className="min-h-7 min-w-0 rounded-sm pr-1 pl-2.5 text-left break-words"
                      onClick={() => setAsked({ kind: 'preferredWords', word })}
                    >
                      {word}
                    </button>
                    <Remove word={word} onClick={() => remove('preferredWords', word)} />
                  </li>
                ))}
              </ul>
            )}
          </Folded>
        </section>
        <section aria-label={titles.avoidedWords}>
          <Head kind="avoidedWords" count={words.avoidedWords.length} onAdd={setAsked} />
          <Folded words={words.avoidedWords}>
            {(shown) => (
              <ul className="divide-y">
                {shown.map((word) => (
                  <Avoided
                    key={word}
                    word={word}
                    rule={words.rules?.[word]}
                    texts={uses.filter((use) => use.word === word).reduce((sum, { texts }) => sum + texts, 0)}
                    onOpen={() => setAsked({ kind: 'avoidedWords', word })}
                    onRemove={() => remove('avoidedWords', word)}
                  />
                ))}
              </ul>
            )}
          </Folded>
        </section>
      </div>
      {asked && (
        <WordDialog
          preferred={asked.kind === 'preferredWords'}
          word={asked.word}
          rule={asked.word === null ? undefined : words.rules?.[asked.word]}
          taken={words[asked.kind].filter((word) => word !== asked.word)}
          onClose={() => setAsked(null)}
          onPut={(word, rule) => {
            put(asked.kind, asked.word, word, rule);
            setAsked(null);
          }}
        />
      )}
    </Card>
  );
}

/** No rules at all are no field: a guide without them is the same as before there were any. */
const emptied = (rules: Record<string, WordRule>) => (Object.keys(rules).length === 0 ? undefined : rules);

type HeadProps = { kind: Kind; count: number; onAdd: (asked: { kind: Kind; word: null }) => void };

const Head = ({ kind, count, onAdd }: HeadProps) => (
  <header className="mb-2 flex items-center gap-2">
    <h2 className="text-base font-semibold">{titles[kind]}</h2>
    <span className="num text-xs text-muted-foreground">{count}</span>
    <Button
      variant="ghost"
      size="sm"
      className="ml-auto"
      aria-label={`Add to ${titles[kind].toLowerCase()}`}
      onClick={() => onAdd({ kind, word: null })}
    >
      <Plus aria-hidden />
      Add
    </Button>
  </header>
);

function Folded({
  words,
  children,
}: {
  words: readonly string[];
  children: (shown: readonly string[]) => React.ReactNode;
}) {
  const [all, setAll] = useState(false);
  if (words.length === 0) return <p className="text-sm text-muted-foreground">None yet</p>;
  const more = words.length - first;
  return (
    <>
      {children(all ? words : words.slice(0, first))}
      {more > 0 && (
        <Button variant="link" size="bare" className="mt-2 min-h-6 text-xs" onClick={() => setAll(!all)}>
          {all ? 'Show fewer' : `and ${more} more`}
        </Button>
      )}
    </>
  );
}

type AvoidedProps = {
  word: string;
  rule: WordRule | undefined;
  texts: number;
  onOpen: () => void;
  onRemove: () => void;
};

const Avoided = ({ word, rule, texts, onOpen, onRemove }: AvoidedProps) => (
  <li className="flex items-center gap-1 py-0.5 text-sm">
    <button type="button" className="min-h-7 min-w-0 grow rounded-sm text-left" onClick={onOpen}>
      <span className="flex flex-wrap items-center gap-x-2">
        <s className="text-destructive decoration-[1.5px] break-words">{word}</s>
        {rule?.instead && (
          <>
            <MoveRight aria-hidden className="size-3.5 shrink-0 stroke-[1.75] text-subtle-foreground" />
            <span className="sr-only">instead</span>
            <span className="break-words">{rule.instead}</span>
          </>
        )}
        <span className="num ml-auto text-xs text-muted-foreground">
          {texts === 0 ? 'none live' : `on ${counted(texts, 'live page')}`}
        </span>
      </span>
      {(rule?.why || rule?.severity === 'should') && (
        <span className="block text-xs text-muted-foreground">
          {[rule.severity === 'should' ? 'A suggestion' : '', rule.why].filter((part) => part !== '').join('. ')}
        </span>
      )}
    </button>
    <Remove word={word} onClick={onRemove} />
  </li>
);

const Remove = ({ word, onClick }: { word: string; onClick: () => void }) => (
  <button
    type="button"
    aria-label={`Remove ${word}`}
    onClick={onClick}
    className="grid size-6 shrink-0 place-items-center rounded-xs hover:bg-muted"
  >
    <X aria-hidden className="size-3.5 stroke-[1.75]" />
  </button>
);
