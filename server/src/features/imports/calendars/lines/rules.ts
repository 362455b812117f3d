/**
 * A calendar file cut into its components before anything in it is understood, so that a broken event leaves the others
 * whole and is told by the line it begins in. Folded lines are joined as bytes: some programs fold within a letter.
 */
import { decoded } from '../../texts/rules.ts';

export type Cut = {
  /** Values of the calendar's own properties, by name in capitals. */
  calendar: Map<string, string>;
  zones: string[];
  events: { line: number; text: string }[];
  /** Line of an event that has no end. */
  unfinished: number | null;
};

/** Cuts a file; everything outside VEVENT and VTIMEZONE but the calendar's own properties is passed by. */
export function cutCalendar(bytes: Uint8Array): Cut {
  const cut: Cut = { calendar: new Map(), zones: [], events: [], unfinished: null };
  let open: { name: 'VEVENT' | 'VTIMEZONE'; line: number; lines: string[] } | null = null;
  let within = '';
  for (const { line, text } of logicalLines(bytes)) {
    const [, verb, name = ''] = /^(BEGIN|END):\s*([A-Z-]+)\s*$/i.exec(text) ?? [];
    const component = name.toUpperCase();
    if (open) {
      // An event that begins before the last one has ended: the last one is lost, this one is not.
      if (verb?.toUpperCase() === 'BEGIN' && component === 'VEVENT' && open.name === 'VEVENT') {
        cut.unfinished ??= open.line;
        open = { name: 'VEVENT', line, lines: [text] };
        continue;
      }
      open.lines.push(text);
      if (verb?.toUpperCase() !== 'END' || component !== open.name) continue;
      const whole = open.lines.join('\r\n');
      if (open.name === 'VEVENT') cut.events.push({ line: open.line, text: whole });
      else cut.zones.push(whole);
      open = null;
    } else if (verb?.toUpperCase() === 'BEGIN' && (component === 'VEVENT' || component === 'VTIMEZONE')) {
      open = { name: component, line, lines: [text] };
    } else if (verb) {
      within = verb.toUpperCase() === 'BEGIN' ? component : 'VCALENDAR';
    } else if (within === 'VCALENDAR') {
      const [, property, value = ''] = /^([^:;]+)[^:]*:(.*)$/.exec(text) ?? [];
      if (property) cut.calendar.set(property.toUpperCase(), value.trim());
    }
  }
  if (open?.name === 'VEVENT') cut.unfinished ??= open.line;
  return cut;
}

/** Lines as the format means them, with the number of the line each begins in. */
function* logicalLines(bytes: Uint8Array): Generator<{ line: number; text: string }> {
  const text = Buffer.from(bytes)
    .toString('latin1')
    .replace(/^\u00ef\u00bb\u00bf/, '');
  let current: { line: number; raw: string } | null = null;
  const whole = ({ line, raw }: { line: number; raw: string }) => ({ line, text: decoded(Buffer.from(raw, 'latin1')) });
  let line = 0;
  for (const raw of text.split(/\r\n|\n|\r/)) {
    line += 1;
    if (current && /^[ \t]/.test(raw)) {
      current.raw += raw.slice(1);
      continue;
    }
    if (current) yield whole(current);
    current = raw === '' ? null : { line, raw };
  }
  if (current) yield whole(current);
}
