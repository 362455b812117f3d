import type { AuditEntry } from '@foyer/contract/audit-log';
import { Link } from 'react-router';
import { timeAway } from '#lib/dates/dates.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Card, CardHead, CardList } from '#ui/card.tsx';

/** 'post.claim-approved' as 'claim approved'; what was done reads the same as on the audit log. */
const actWords = (action: string) => {
  const [thing = '', verb = ''] = action.split('.');
  return `${verb.replaceAll('-', ' ')} ${thing.replaceAll('-', ' ')}`.trim();
};

const subjectOf = ({ detail }: AuditEntry): string => {
  const said = detail.name ?? detail.title ?? detail.slug ?? detail.factName ?? detail.host;
  return typeof said === 'string' && said ? `, ${said}` : '';
};

/** Who did what, latest first. */
export function ActsCard({ acts }: { acts: readonly AuditEntry[] }) {
  return (
    <Card>
      <CardHead
        title="Who did what"
        action={
          <Link to="/settings/workspace/audit-log" className="font-medium text-primary hover:underline">
            Audit log
          </Link>
        }
      />
      {acts.length === 0 ? (
        <p className="px-4 pt-1 pb-4 text-sm text-muted-foreground">Nothing was done in this workspace yet.</p>
      ) : (
        <CardList>
          {acts.map((act) => (
            <li key={act.id}>
              <Avatar name={act.actorName} picture={null} />
              <p className="min-w-0 grow text-sm">
                <b className="font-medium">{act.actorName}</b>{' '}
                <span className="text-muted-foreground">
                  {actWords(act.action)}
                  {subjectOf(act)}
                </span>
              </p>
              <time dateTime={act.at} className="shrink-0 text-xs text-muted-foreground">
                {timeAway(act.at)}
              </time>
            </li>
          ))}
        </CardList>
      )}
    </Card>
  );
}
