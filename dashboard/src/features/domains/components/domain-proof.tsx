import type { Domain, DomainVerification } from '@foyer/contract/domains';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { useState } from 'react';
import { messageOf, requestIdOf } from '#lib/api/api-error.ts';
import { dayAndTime, timeAway } from '#lib/dates/dates.ts';
import { Button } from '#ui/button.tsx';
import { CopyField } from '#ui/copy-field.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Progress } from '#ui/progress.tsx';
import { SkeletonRows } from '#ui/skeleton.tsx';
import { useCheckNow, useVerification } from '../queries.ts';

type DomainProofProps = { domain: Domain /** May start a check. */; mayVerify: boolean };

/** How the host is proven to be ours: the record to set, what was found of it, and a look at it now. */
export function DomainProof({ domain, mayVerify }: DomainProofProps) {
  const { data, error, refetch } = useVerification(domain, true);
  if (error)
    return <ErrorState message={messageOf(error)} requestId={requestIdOf(error)} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonRows rows={1} label="Loading the proof of the domain" />;
  if (!data.proofNeeded) {
    return (
      <p className="px-4 py-3 text-sm text-muted-foreground">
        This address works on this computer only and needs no proof. Add a domain of your own before guests are to read
        it.
      </p>
    );
  }
  return <Proof domain={domain} proof={data} mayVerify={mayVerify} />;
}

function Proof({ domain, proof, mayVerify }: DomainProofProps & { proof: DomainVerification }) {
  const { check, checking, progress, step } = useCheckNow(domain);
  const verified = proof.state === 'verified';
  const [wanted, setWanted] = useState<boolean | null>(null);
  const shown = wanted ?? !verified;
  return (
    <div className="flex flex-col gap-4 p-4">
      {!verified && (
        <p className="text-sm text-muted-foreground">
          Add this record where the domain is managed. It is found within minutes, in rare cases after a day.
        </p>
      )}
      {shown && (
        <div className="grid grid-cols-[64px_minmax(0,1fr)] gap-y-3.5">
          <div className="flex flex-col gap-1.5">
            <p className="text-sm leading-[1.125rem] font-medium">Type</p>
            <p className="flex h-[34px] items-center text-sm max-md:h-10">{proof.recordType}</p>
          </div>
          <CopyField label="Record name" value={proof.recordName} />
          <CopyField label="Record value" value={proof.recordValue} className="col-span-2" />
        </div>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <div className="min-w-48 grow basis-64 text-sm" role="status">
          {checking ? (
            <>
              <p className="mb-2">{step || 'Looking for the record'}</p>
              <Progress value={progress} label={`Check of ${proof.host}`} className="max-w-72" />
            </>
          ) : (
            <>
              {proof.problem && <p className="text-destructive">{proof.problem}</p>}
              <p className="text-xs text-muted-foreground">
                {proof.checkedAt ? `Last checked ${dayAndTime(proof.checkedAt)}` : 'Not checked yet'}
                {proof.nextCheckAt && `, checked again ${timeAway(proof.nextCheckAt)}`}
              </p>
            </>
          )}
        </div>
        {verified && (
          <Button size="sm" variant="ghost" aria-expanded={shown} onClick={() => setWanted(!shown)}>
            {shown ? 'Hide record' : 'Show record'}
          </Button>
        )}
        <Button
          size="sm"
          busy={checking}
          disabledReason={mayVerify ? undefined : 'Checking domains is not part of your role'}
          onClick={check}
        >
          {!checking && <RefreshCw aria-hidden />}
          {checking ? 'Checking...' : 'Check now'}
        </Button>
      </div>
    </div>
  );
}
