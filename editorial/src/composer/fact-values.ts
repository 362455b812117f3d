/**
 * Reads the values of facts: hours, money, distances and rides. A value that cannot be read whole is left alone
 * (null) rather than guessed at.
 */
export type Hours = { from: string; to: string };
export type Money = { amount: number; currency: string };
export type Reach = { value: number; unit: 'm' | 'km' | 'walk' | 'drive' };
export type Ride = { minutes: number; every: number | null };

const clockTime = (text: string): string | null => {
  const match = /^(\d{1,2})[:.](\d{2})$/.exec(text.trim());
  return match && Number(match[1]) < 25 ? `${match[1]?.padStart(2, '0')}:${match[2]}` : null;
};

/** `09:00-21:00`. */
export function readHours(value: string): Hours | null {
  const match = /^(\d{1,2}[:.]\d{2})\s*(?:-|–|to|bis|a|à)\s*(\d{1,2}[:.]\d{2})$/.exec(value.trim());
  const from = clockTime(match?.[1] ?? '');
  const to = clockTime(match?.[2] ?? '');
  return from && to ? { from, to } : null;
}

/** `until 12:00`, `12:00` or the end of `08:00-12:00`. */
export function readUntil(value: string): string | null {
  const match = /^(?:until|bis|hasta las|hasta|jusqu['’]à)?\s*(\d{1,2}[:.]\d{2})$/i.exec(value.trim());
  return clockTime(match?.[1] ?? '') ?? readHours(value)?.to ?? null;
}

/** The first sum of money in a value: `18 EUR`, `dogs welcome, 18 EUR a night`. */
export function readMoney(value: string): Money | null {
  const match = /(\d+(?:[.,]\d{1,2})?)\s*([A-Z]{3})\b/.exec(value);
  return match?.[1] && match[2] ? { amount: Number(match[1].replace(',', '.')), currency: match[2] } : null;
}

/** `350 m`, `1.2 km`, `9 min walk`, `25 min drive`. */
export function readReach(value: string): Reach | null {
  const match = /^(\d+(?:[.,]\d+)?)\s*(m|km|min walk|min drive)$/.exec(value.trim());
  if (!match?.[1]) return null;
  const number = Number(match[1].replace(',', '.'));
  const units = { m: 'm', km: 'km', 'min walk': 'walk', 'min drive': 'drive' } as const;
  return { value: number, unit: units[match[2] as keyof typeof units] };
}

/** `12 min` or `12 min, every 30 min`. */
export function readRide(value: string): Ride | null {
  const match = /^(\d+)\s*min(?:utes)?(?:\s*,\s*every\s*(\d+)\s*min(?:utes)?)?$/.exec(value.trim());
  return match?.[1] ? { minutes: Number(match[1]), every: match[2] ? Number(match[2]) : null } : null;
}

/** A whole number, or null. */
export function readCount(value: string | undefined): number | null {
  return value && /^\d{1,6}$/.test(value.trim()) ? Number(value) : null;
}

/** `34 °C`; the degrees. */
export function readDegrees(value: string | undefined): number | null {
  const match = /^(\d{1,3}(?:[.,]\d)?)\s*°\s*C$/.exec(value?.trim() ?? '');
  return match?.[1] ? Number(match[1].replace(',', '.')) : null;
}

/** True for a value that holds in every language: numbers, units, hours, money, ids. */
export function isPlainValue(value: string): boolean {
  const rest = value.replace(/\d|EUR|CHF|USD|GBP|[A-Z]{3}\b|\b(?:min|walk|drive|km|m|m²|kg|C)\b|[°%.,:;/–\-\s²]/g, '');
  return rest === '';
}
