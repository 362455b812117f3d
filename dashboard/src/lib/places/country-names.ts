/**
 * Countries to choose from, as English calls them.
 */

/** Regions of the display names that are no countries, or no longer. */
const others = new Set([
  'EU',
  'EZ',
  'UN',
  'QO',
  'XA',
  'XB',
  'ZZ',
  'AN',
  'BU',
  'CS',
  'DD',
  'FX',
  'NT',
  'SU',
  'TP',
  'YD',
  'YU',
  'ZR',
]);

/** Every country by its ISO 3166-1 alpha-2 code, by name. */
export function countryNames(): { code: string; name: string }[] {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  return letters
    .flatMap((first) => letters.map((second) => first + second))
    .flatMap((code) => {
      const name = others.has(code) ? undefined : names.of(code);
      return name ? [{ code, name }] : [];
    })
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
}
