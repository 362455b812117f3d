import { languageNames } from '@foyer/contract/languages';
import { type IdentitySettings, identityFields } from '@foyer/contract/site-content';
import { FieldError } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import type { Saying } from '../hooks/use-saying.ts';
import { type LegalKind, legalNames } from '../identity-words.ts';
import { AddLink } from './add-link.tsx';
import type { FormProps } from './form-props.ts';
import { Group } from './group.tsx';
import { OrderedList } from './ordered-list.tsx';
import { SayingChoice } from './said-field.tsx';

type LegalLinksProps = FormProps<IdentitySettings> & { saying: Saying };

/** Imprint, privacy and the like: what they are called in each language, and where they stand. */
export function LegalLinks({ settings, problemAt, saying, onChange }: LegalLinksProps) {
  const { legal } = settings;
  const { language } = saying;
  const add = (kind: LegalKind, link: string) => {
    const { data, error } = identityFields.legal.safeParse([
      ...legal,
      { kind, link, names: { [language]: legalNames[kind] } },
    ]);
    if (data) onChange({ legal: data });
    return error?.issues.at(-1)?.message;
  };
  return (
    <Group
      title="Legal pages"
      about="Where a language has no name of yours, the site uses its own word."
      action={<SayingChoice saying={saying} label="Language of the legal pages" />}
    >
      <OrderedList
        label="Legal pages"
        items={legal}
        keyOf={(one) => `${one.kind} ${one.link}`}
        nameOf={(one) => legalNames[one.kind]}
        onChange={(list) => onChange({ legal: list })}
      >
        {(one, at) => (
          <div className="flex flex-col gap-1.5">
            <span className="block text-sm leading-5 font-medium">{legalNames[one.kind]}</span>
            <span className="block text-xs text-muted-foreground [overflow-wrap:anywhere]">{one.link}</span>
            <Input
              aria-label={`${legalNames[one.kind]} in ${languageNames[language]}`}
              lang={language}
              placeholder={`The site’s word in ${languageNames[language]}`}
              value={one.names[language] ?? ''}
              onChange={(event) => {
                const { [language]: _before, ...others } = one.names;
                const names = event.target.value ? { ...others, [language]: event.target.value } : others;
                onChange({ legal: legal.with(at, { ...one, names }) });
              }}
            />
            {[problemAt(`legal.${at}.names`), problemAt(`legal.${at}.link`)].map(
              (problem) => problem && <FieldError key={problem}>{problem}</FieldError>,
            )}
          </div>
        )}
      </OrderedList>
      <AddLink
        kinds={legalNames}
        first="imprint"
        kindLabel="Page"
        addLabel="Add legal page"
        placeholder="https:// or /imprint"
        onAdd={add}
      />
    </Group>
  );
}
