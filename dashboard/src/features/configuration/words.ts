import type { DraftSection, SettingsChange } from '@foyer/contract/site-settings';

const sectionNames: Record<DraftSection, string> = {
  style: '',
  booking: 'Booking',
  banners: 'Banners',
  archives: 'Archive texts',
  identity: 'Site identity',
};

const spaced = (name: string) => name.replace(/Id$/, '').replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** A changed field in words: 'Colors, light, action ink', 'Site identity, name'. */
export function fieldWords({ section, field }: Pick<SettingsChange, 'section' | 'field'>): string {
  const steps = field.split('.').map((step) => (/^\d+$/.test(step) ? String(Number(step) + 1) : spaced(step)));
  const named = [sectionNames[section].toLowerCase(), ...steps].filter(Boolean);
  // A section that holds one list is named by it already.
  const words = named.filter((word, at) => word !== named[at - 1]).join(', ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const longest = 60;

/** A value as a list of changes can show it: lists and groups only by how much they hold. */
export function valueWords(value: SettingsChange['draft']): string {
  if (value === null || value === '') return 'nothing';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return value.length === 1 ? '1 entry' : `${value.length} entries`;
  if (typeof value === 'object') return Object.keys(value).length === 0 ? 'nothing' : 'other values';
  const text = String(value);
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}

export const countOfChanges = (count: number): string => (count === 1 ? '1 change' : `${count} changes`);
