import type { Billing as BillingOf, Usage } from '@foyer/contract/organizations';
import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import type { ReactNode } from 'react';
import { useOrganization } from '#features/organizations/queries.ts';
import { usePermissions } from '#features/permissions/queries.ts';
import { messageOf, requestIdOf } from '#lib/api/api-error.ts';
import { useConfig } from '#lib/config/config.ts';
import { dayOf } from '#lib/dates/dates.ts';
import { Button } from '#ui/button.tsx';
import { Card, CardHead } from '#ui/card.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Meter } from '#ui/meter.tsx';
import { PageHead } from '#ui/page-head.tsx';
import { SkeletonRows } from '#ui/skeleton.tsx';
import { useBilling } from './queries.ts';

/** The plan and what is used of it. Nothing is paid here. `children` stand below. */
export function Billing({ children }: { children: ReactNode }) {
  const organization = useOrganization();
  const organisationId = organization?.id;
  const name = organization?.name;
  const { held, may } = usePermissions(organisationId ? { organisationId } : null);
  return (
    <>
      <PageHead title="Billing">{name ? `Plan and use of ${name}.` : 'Plan and use of your organization.'}</PageHead>
      <div className="flex max-w-[680px] flex-col gap-3">
        {held && !may('billing:manage') ? (
          <Card className="p-4 text-sm text-muted-foreground">
            Plan and use are shown to people who manage the billing of {name ?? 'your organization'}. Ask an owner if
            you need a limit raised.
          </Card>
        ) : (
          <PlanAndUse organisationId={organisationId ?? ''} mayAsk={may('billing:manage')} />
        )}
        {children}
      </div>
    </>
  );
}

function PlanAndUse({ organisationId, mayAsk }: { organisationId: string; mayAsk: boolean }) {
  const { data: billing, error, refetch } = useBilling(organisationId, mayAsk);
  if (error) {
    return (
      <Card>
        <ErrorState message={messageOf(error)} requestId={requestIdOf(error)} onRetry={() => void refetch()} />
      </Card>
    );
  }
  if (!billing) {
    return (
      <Card>
        <SkeletonRows rows={4} label="Loading plan and use" />
      </Card>
    );
  }
  return (
    <>
      <Plan plan={billing.plan} />
      <Card>
        <CardHead title="Use against limits" />
        <ul className="flex flex-col gap-5 p-4 pt-2">
          {billing.usage.map((usage) => (
            <UsageLine key={usage.name} usage={usage} />
          ))}
        </ul>
      </Card>
    </>
  );
}

function Plan({ plan }: Pick<BillingOf, 'plan'>) {
  const { pricingUrl } = useConfig();
  return (
    <Card>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3 p-4">
        <div className="min-w-0 grow">
          <h2 className="text-xs text-muted-foreground">Plan</h2>
          <p className="text-2xl font-semibold tracking-[-.02em]">{plan.name}</p>
          <p className="text-sm text-muted-foreground">Since {dayOf(plan.since)}</p>
        </div>
        <Button asChild variant="primary">
          <a href={pricingUrl} target="_blank" rel="noreferrer">
            Compare plans
            <ArrowUpRight aria-hidden />
          </a>
        </Button>
      </div>
      <p className="border-t bg-sunken px-4 py-3 text-sm text-muted-foreground">
        A larger plan raises the limits below and changes nothing you have written. Nothing is paid in Foyer: the
        pricing page says what each plan holds and how to change.
      </p>
    </Card>
  );
}

const words: Record<Usage['name'], { title: string; what: string; full: string }> = {
  workspaces: {
    title: 'Workspaces',
    what: 'Each with a domain and a style guide of its own.',
    full: 'No further workspace can be created.',
  },
  properties: {
    title: 'Property slots',
    what: 'Properties in all workspaces, against their slots.',
    full: 'No further property can be added.',
  },
  generation: {
    title: 'Texts written',
    what: 'Pages written from facts, counted anew each month.',
    full: 'No further text can be written this month. What is written stays.',
  },
};

const figures = new Intl.NumberFormat('en');

function UsageLine({ usage: { name, used, limit, per } }: { usage: Usage }) {
  const { title, what, full } = words[name];
  const isFull = limit !== null && used >= limit;
  return (
    <li>
      <div className="flex items-baseline gap-2 text-sm">
        <h3 className="grow font-medium">{title}</h3>
        <p className="num">
          <b className="font-semibold">{figures.format(used)}</b>{' '}
          <span className="text-muted-foreground">
            {limit === null ? 'no limit' : `of ${figures.format(limit)}`}
            {per && ` this ${per}`}
          </span>
        </p>
      </div>
      {limit !== null && <Meter label={title} used={used} limit={limit} className="my-1.5" />}
      <p className={isFull ? 'text-xs text-destructive' : 'text-xs text-muted-foreground'}>{isFull ? full : what}</p>
    </li>
  );
}
