import { useSearchParams } from 'react-router';
import { keysOf } from '#lib/text/keys-of.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { LoadFailed } from '#ui/load-failed.tsx';
import { SkeletonRows } from '#ui/skeleton.tsx';
import { useImport } from '../queries.ts';
import { kindNames, outcomeNames } from '../words.ts';
import { ImportCounts } from './import-counts.tsx';
import { ImportItems } from './import-items.tsx';
import { ImportStanding } from './import-standing.tsx';

type ImportFoundProps = {
  domainId: string;
  id: string;
  refusal: string | undefined;
  /** Opens another import, or with null the form. */
  onOpen: (id: string | null) => void;
};

/** One import: how far it is, how many of each kind came to what, and what became of each thing. */
export function ImportFound({ domainId, id, refusal, onOpen }: ImportFoundProps) {
  const { data, error, refetch } = useImport(domainId, id);
  const [params, setParams] = useSearchParams();
  const filter = {
    kind: keysOf(kindNames).find((one) => one === params.get('kind')),
    outcome: keysOf(outcomeNames).find((one) => one === params.get('outcome')),
    noted: params.get('noted') === 'true',
  };
  const skip = Math.max(0, Number.parseInt(params.get('skip') ?? '', 10) || 0);
  const change = (changes: Record<string, string>) =>
    setParams((before) => {
      const next = new URLSearchParams(before);
      next.delete('skip');
      for (const [name, value] of Object.entries(changes)) {
        if (value) next.set(name, value);
        else next.delete(name);
      }
      return next;
    });
  if (error) {
    return (
      <Card>
        <LoadFailed error={error} onRetry={() => void refetch()} />
        <p className="px-4 pb-4">
          <Button size="sm" onClick={() => onOpen(null)}>
            Look at the site anew
          </Button>
        </p>
      </Card>
    );
  }
  if (!data) {
    return (
      <Card>
        <SkeletonRows rows={6} label="Loading the import" />
      </Card>
    );
  }
  return (
    <div className="flex flex-col gap-3">
      <ImportStanding found={data} refusal={refusal} onOpen={onOpen} />
      {data.reached > 0 && (
        <>
          <ImportCounts found={data} />
          <ImportItems found={data} filter={filter} skip={skip} onChange={change} />
        </>
      )}
    </div>
  );
}
