/**
 * The filter of the audit log, kept in the address so that it can be shared and gone back to. What the address says
 * wrongly counts as not said.
 */
import { auditAction } from '@foyer/contract/audit-log';
import { useSearchParams } from 'react-router';
import type { AuditFilter } from './queries.ts';

const day = /^\d{4}-\d{2}-\d{2}$/;
const names = ['action', 'person', 'from', 'to', 'skip'] as const;
type Name = (typeof names)[number];

export function useAuditFilter() {
  const [params, setParams] = useSearchParams();
  const text = (name: Name) => params.get(name) ?? '';
  const action = auditAction.safeParse(text('action'));
  const skip = Number.parseInt(text('skip'), 10);
  const filter: AuditFilter = {
    ...(action.success ? { action: action.data } : {}),
    ...(text('person') ? { actorId: text('person') } : {}),
    ...(day.test(text('from')) ? { from: text('from') } : {}),
    ...(day.test(text('to')) ? { to: text('to') } : {}),
    skip: skip > 0 ? skip : 0,
  };
  /** Another filter begins on the first page. */
  const change = (changes: Partial<Record<Name, string>>) =>
    setParams((before) => {
      const next = new URLSearchParams(before);
      next.delete('skip');
      for (const [name, value] of Object.entries(changes)) {
        if (value) next.set(name, value);
        else next.delete(name);
      }
      return next;
    });
  const { skip: _, ...chosen } = filter;
  return {
    filter,
    filtered: Object.keys(chosen).length > 0,
    change,
    clear: () => change(Object.fromEntries(names.map((name) => [name, '']))),
  };
}
