import type { Channel } from '@foyer/contract/channels';
import { type Language, languageNames } from '@foyer/contract/languages';
import { type FormEvent, useState } from 'react';
import { keysOf } from '#lib/text/keys-of.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Field } from '#ui/field.tsx';
import { LoadFailed } from '#ui/load-failed.tsx';
import { Select } from '#ui/select.tsx';
import { SkeletonRows } from '#ui/skeleton.tsx';
import { useHouses, useStartImport } from '../queries.ts';

type StartFormProps = { channel: Channel; refusal: string | undefined; onStarted: (id: string) => void };

/** What the texts are about and in which language; then the WordPress is looked at. */
export function StartForm({ channel, refusal, onStarted }: StartFormProps) {
  const houses = useHouses(channel.domainId);
  const [chosen, setChosen] = useState<string | null>(null);
  const [language, setLanguage] = useState<Language | ''>('');
  const start = useStartImport(channel.domainId);
  if (houses.error) {
    return (
      <Card>
        <LoadFailed error={houses.error} onRetry={() => void houses.refetch()} />
      </Card>
    );
  }
  if (!houses.data) {
    return (
      <Card>
        <SkeletonRows rows={4} label="Loading the properties of the domain" />
      </Card>
    );
  }
  // The only house of a domain is what its blog is about, until somebody says otherwise.
  const propertyId = chosen ?? (houses.data.length === 1 ? (houses.data[0]?.id ?? '') : '');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (refusal) return;
    start.mutate(
      { dryRun: true, propertyId: propertyId || null, ...(language ? { language } : {}) },
      { onSuccess: ({ id }) => onStarted(id) },
    );
  };
  return (
    <Card aria-label="What to look at" className="p-4">
      <form onSubmit={submit} className="flex max-w-xl flex-col gap-4">
        <p className="text-sm [overflow-wrap:anywhere]">
          {channel.address} <span className="text-muted-foreground">as {channel.username}</span>
        </p>
        <Field
          label="Property its texts are about"
          hint="Claims of an article are checked against the facts of its property. It stays with it for good."
        >
          {(control) => (
            <Select {...control} value={propertyId} onChange={(event) => setChosen(event.target.value)}>
              <option value="">None of them</option>
              {houses.data.map((house) => (
                <option key={house.id} value={house.id}>
                  {house.name}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label="Language of its texts">
          {(control) => (
            <Select
              {...control}
              value={language}
              onChange={(event) => setLanguage(keysOf(languageNames).find((one) => one === event.target.value) ?? '')}
            >
              <option value="">As the site says</option>
              {keysOf(languageNames).map((one) => (
                <option key={one} value={one}>
                  {languageNames[one]}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <p className="text-sm text-muted-foreground">
          The site is read with the user of the connection. Drafts come only if that user may edit them there. What
          Foyer has put there itself stays out.
        </p>
        <div>
          <Button type="submit" variant="primary" busy={start.isPending} disabledReason={refusal}>
            {start.isPending ? 'Starting...' : 'Look at what would come in'}
          </Button>
        </div>
      </form>
    </Card>
  );
}
