/** Dates, distances and facts as the screens say them. Content follows its own language; this is the dashboard's. */
import type { PropertyFact } from '@foyer/contract/property-facts';

const day = (value: string, options: Intl.DateTimeFormatOptions, timeZone = 'UTC') =>
  new Intl.DateTimeFormat('en-GB', { timeZone, ...options }).format(new Date(value));

/** '26 to 28 November 2026' of two days, each YYYY-MM-DD; what both have in common is said once. */
export function stayWords(arrive: string, leave: string): string {
  const [from, to] = [arrive, leave].map((value) => {
    const [date = '', month = '', year = ''] = day(value, { day: 'numeric', month: 'long', year: 'numeric' }).split(
      ' ',
    );
    return { date, month, year };
  });
  if (!from || !to) return '';
  const start = [
    from.date,
    from.month !== to.month || from.year !== to.year ? from.month : '',
    from.year !== to.year ? from.year : '',
  ];
  return `${start.filter(Boolean).join(' ')} to ${to.date} ${to.month} ${to.year}`;
}

/** A fact's value on one line; the list of amenities as words. */
export function factValueWords(fact: Pick<PropertyFact, 'factName' | 'factValue'>): string {
  if (fact.factName !== 'amenities') return fact.factValue;
  try {
    const list = JSON.parse(fact.factValue) as (string | { id: string })[];
    return list.map((entry) => (typeof entry === 'string' ? entry : entry.id).replaceAll('_', ' ')).join(', ');
  } catch {
    return fact.factValue;
  }
}

const dayLength = 86_400_000;

/** 'checked 3 Nov', or how old it is once nobody has looked for half a year. */
export function factAge(fact: Pick<PropertyFact, 'verifiedOn' | 'updatedAt' | 'reviewAfter'>, now = Date.now()) {
  const changed = Date.parse(fact.updatedAt);
  const checked = fact.verifiedOn ? Date.parse(`${fact.verifiedOn}T12:00:00Z`) : changed;
  const age = Math.max(0, now - checked);
  const overdue = fact.reviewAfter !== null && Date.parse(`${fact.reviewAfter}T23:59:59Z`) < now;
  if (age > 180 * dayLength) return { text: `${Math.round(age / (30.4 * dayLength))} months old`, old: true };
  if (overdue) return { text: 'review due', old: true };
  const verb = fact.verifiedOn ? 'checked' : 'stated';
  if (age < dayLength && new Date(checked).getUTCDate() === new Date(now).getUTCDate())
    return { text: `${verb} today`, old: false };
  return { text: `${verb} ${day(new Date(checked).toISOString(), { day: 'numeric', month: 'short' })}`, old: false };
}

/** '25 Nov, 07:00' on this device's clock. */
export const dayAndClock = (value: string) =>
  new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' }).format(
    new Date(value),
  );

/** 'about 20 s left', once enough is done to tell; `since` is when it began, in milliseconds. */
export function timeLeft(progress: number, since: number, now = Date.now()): string | null {
  const gone = (now - since) / 1000;
  if (progress < 0.1 || progress >= 1 || gone < 2) return null;
  const left = (gone / progress) * (1 - progress);
  return left < 60 ? `about ${Math.max(1, Math.round(left))} s left` : `about ${Math.round(left / 60)} min left`;
}
