/** Which columns of the table somebody wants to see; kept in their browser. */
import { useState } from 'react';

export const columnNames = {
  kind: 'Type',
  property: 'Property',
  status: 'Status',
  languages: 'Languages',
  eventDate: 'Event date',
  channel: 'Channel',
  published: 'Published',
  updated: 'Updated',
  style: 'Style score',
  claims: 'Open claims',
  visits: 'Visits, 30 days',
} as const;
export type Column = keyof typeof columnNames;

export const allColumns = Object.keys(columnNames) as Column[];
const usual: Column[] = ['kind', 'status', 'languages', 'eventDate', 'channel', 'updated', 'visits'];
const key = 'foyer.post-columns';

function stored(): Column[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return Array.isArray(value) ? allColumns.filter((column) => value.includes(column)) : usual;
  } catch {
    return usual;
  }
}

export function useColumns() {
  const [columns, setColumns] = useState(stored);
  const keep = (next: Column[]) => {
    setColumns(next);
    try {
      localStorage.setItem(key, JSON.stringify(next));
    } catch {
      // Storage may be full or closed: the choice holds until the page is left.
    }
  };
  return {
    columns,
    toggle: (column: Column) =>
      keep(allColumns.filter((one) => (one === column ? !columns.includes(one) : columns.includes(one)))),
    reset: () => keep(usual),
  };
}
