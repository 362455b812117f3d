/**
 * What texts rest on, in the words of the dashboard: names of facts, fields of the property's record and details of
 * events, and who changed them. It knows no page and no claim.
 */

/** 'hours:indoor_pool' as 'Hours, indoor pool'; `record.checkInTime` as 'Check in time'. */
export function sourceLabel(name: string): string {
  const words = name
    .replace(/^(record|event)\./, '')
    .replaceAll('_', ' ')
    .replace(':', ', ')
    .replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const write = (instant: Date, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', options).format(instant);

/** '08:12' today, else '23 Nov'. */
export function whenChanged(instant: string, now = new Date()): string {
  const at = new Date(instant);
  return at.toDateString() === now.toDateString()
    ? write(at, { hour: '2-digit', minute: '2-digit' })
    : write(at, { day: 'numeric', month: 'short' });
}

const things: Record<string, string> = { fact: 'Fact', record: 'Property', event: 'Event', computed: 'Property' };

/** 'Fact edited by Jonas, 08:12'; what nobody changed, such as a certificate, has ended by itself. */
export function editedBy(type: string, change: { changedBy: string | null; changedAt: string | null }): string {
  const { changedBy, changedAt } = change;
  if (!changedBy) return 'It ended by itself';
  return `${things[type] ?? 'Fact'} edited by ${changedBy}${changedAt ? `, ${whenChanged(changedAt)}` : ''}`;
}
