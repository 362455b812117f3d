import type { Channel } from '@foyer/contract/channels';
import type { Domain } from '@foyer/contract/domains';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Clock from 'lucide-react/icons/clock';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { useState } from 'react';
import { Link } from 'react-router';
import {
  useChannel,
  useLook,
  useLookOnVisit,
  useRemoveChannel,
  useRetryDelivery,
  useTestChannel,
} from '#features/channels/queries.ts';
import { messageOf, requestIdOf } from '#lib/api/api-error.ts';
import { dayAndTime } from '#lib/dates/dates.ts';
import { Badge } from '#ui/badge.tsx';
import { Button, buttonStyle } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { SkeletonRows } from '#ui/skeleton.tsx';
import { hostOf } from '../host.ts';
import { ChannelDialog } from './channel-dialog.tsx';
import { PluginButton } from './plugin-button.tsx';

type Rights = { mayConnect: boolean; mayPublish: boolean };

/** The WordPress a domain is mirrored into: whether it is reached, what is on its way, and what keeps it. */
export function DomainChannel({ domain, ...rights }: Rights & { domain: Domain }) {
  const { data: channel, error, refetch } = useChannel(domain.id);
  const [open, setOpen] = useState(false);
  const { test, testing } = useTestChannel(domain.id);
  if (error)
    return <ErrorState message={messageOf(error)} requestId={requestIdOf(error)} onRetry={() => void refetch()} />;
  if (channel === undefined) return <SkeletonRows rows={1} label="Loading the channel of the domain" />;
  const dialog = open && (
    <ChannelDialog domain={domain} channel={channel} onClose={() => setOpen(false)} onSaved={test} />
  );
  if (!channel) {
    return (
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
        <p className="grow basis-64 text-sm text-muted-foreground">
          Pages go out on the site that Foyer serves here. A WordPress of yours can show them as well.
        </p>
        {rights.mayConnect && (
          <Button size="sm" aria-label={`Connect WordPress to ${hostOf(domain)}`} onClick={() => setOpen(true)}>
            Connect WordPress
          </Button>
        )}
        {dialog}
      </div>
    );
  }
  return (
    <>
      <Connected channel={channel} test={test} testing={testing} onEdit={() => setOpen(true)} {...rights} />
      {dialog}
    </>
  );
}

type ConnectedProps = Rights & { channel: Channel; test: () => void; testing: boolean; onEdit: () => void };

function Connected({ channel, test, testing, onEdit, mayConnect, mayPublish }: ConnectedProps) {
  const [leaving, setLeaving] = useState(false);
  const remove = useRemoveChannel(channel.domainId);
  const retry = useRetryDelivery();
  useLookOnVisit(channel.domainId);
  const looking = useLook(channel.domainId);
  const { waiting, stuck } = channel.backlog;
  return (
    <section aria-label="WordPress" className="flex flex-col gap-2.5 p-4">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <h3 className="text-sm font-semibold">WordPress</h3>
        <StateBadge channel={channel} />
      </div>
      <p className="text-sm [overflow-wrap:anywhere]">
        {channel.address} <span className="text-muted-foreground">as {channel.username}</span>
      </p>
      <div role="status" className="flex flex-col gap-1 text-sm">
        {channel.problem && <p className="text-destructive">{channel.problem.message}.</p>}
        <p className="text-muted-foreground">{backlogWords(channel)}</p>
        <p className="text-xs text-muted-foreground">{foundWords(channel)}</p>
        {looking.looking && looking.step && <p className="text-xs text-muted-foreground">{looking.step}</p>}
      </div>
      {mayConnect && channel.problem?.code === 'no-plugin' && (
        <p className="text-sm">
          <PluginButton domainId={channel.domainId} /> and upload it there under Plugins, Add New.
        </p>
      )}
      <div className="flex flex-wrap gap-1.5">
        {mayConnect && (
          <Button size="sm" busy={testing} onClick={test}>
            {testing ? 'Testing...' : 'Test connection'}
          </Button>
        )}
        {mayPublish && (
          <Button size="sm" busy={looking.looking} onClick={looking.look}>
            {looking.looking ? 'Looking...' : 'Look for changes'}
          </Button>
        )}
        {looking.mayCancel && (
          <Button size="sm" variant="ghost" onClick={looking.cancel}>
            Stop looking
          </Button>
        )}
        {mayPublish && waiting + stuck > 0 && (
          <Button size="sm" busy={retry.isPending} onClick={() => retry.mutate({ domainId: channel.domainId })}>
            <RotateCcw aria-hidden />
            Retry now
          </Button>
        )}
        {mayConnect && (
          <>
            <Button size="sm" onClick={onEdit}>
              Edit connection
            </Button>
            <Link to={`/settings/workspace/domains/${channel.domainId}/import`} className={buttonStyle({ size: 'sm' })}>
              Import from this WordPress
            </Link>
            <Button size="sm" variant="ghost" onClick={() => setLeaving(true)}>
              Disconnect
            </Button>
          </>
        )}
      </div>
      <ConfirmDialog
        open={leaving}
        onOpenChange={setLeaving}
        title="Disconnect WordPress"
        confirm="Disconnect"
        busy={remove.isPending}
        onConfirm={() => remove.mutate(undefined, { onSettled: () => setLeaving(false) })}
      >
        Pages that stand there stay as they are and no longer follow what is published here.
      </ConfirmDialog>
    </section>
  );
}

function StateBadge({ channel: { state } }: { channel: Channel }) {
  if (state === 'ready')
    return (
      <Badge tone="success">
        <CircleCheck aria-hidden />
        Connected
      </Badge>
    );
  if (state === 'failing')
    return (
      <Badge tone="danger">
        <CircleAlert aria-hidden />
        Not working
      </Badge>
    );
  return (
    <Badge tone="info">
      <Clock aria-hidden />
      Not tested yet
    </Badge>
  );
}

const figures = new Intl.NumberFormat('en');
const pages = (count: number) => `${figures.format(count)} ${count === 1 ? 'page' : 'pages'}`;

function backlogWords({ backlog: { waiting, stuck, delivered }, heldUntil }: Channel): string {
  const parts = [
    `${pages(delivered)} delivered`,
    ...(waiting ? [`${figures.format(waiting)} on the way`] : []),
    ...(stuck ? [`${figures.format(stuck)} waiting for your decision`] : []),
  ];
  return `${parts.join(', ')}.${heldUntil ? ` Next try ${dayAndTime(heldUntil)}.` : ''}`;
}

function foundWords({ checkedAt, site }: Channel): string {
  const said = site
    ? `${site.name || 'The site'} runs WordPress ${site.wordpress} with the plugin ${site.plugin}. `
    : '';
  return `${said}${checkedAt ? `Last tested ${dayAndTime(checkedAt)}.` : 'Not tested yet.'}`;
}
