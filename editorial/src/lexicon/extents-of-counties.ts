/** Counties, provinces and departments that are named with the word for what they are (see extents.ts). */

/** Irish counties, within their boxes. */
const counties = `
  Kerry: 51.6 52.6 -10.7 -9.1
  Cork: 51.4 52.4 -10.3 -7.8
  Galway: 52.9 53.8 -10.4 -7.9
  Clare: 52.5 53.2 -10 -8.2
  Mayo: 53.4 54.4 -10.4 -8.5
  Sligo: 53.9 54.5 -9.2 -8.1
  Donegal: 54.4 55.5 -8.9 -6.9
  Dublin: 53.1 53.7 -6.6 -5.9
  Wicklow: 52.6 53.3 -6.9 -5.9
  Wexford: 52.1 52.9 -7.1 -6.1
  Waterford: 51.9 52.4 -8.2 -6.9
  Kilkenny: 52.2 52.9 -7.7 -6.9
  Tipperary: 52.2 53.2 -8.5 -7.3
  Limerick: 52.2 52.8 -9.4 -8.1
  Kildare: 52.8 53.5 -7.2 -6.4
  Meath: 53.3 54 -7.4 -6.1
  Louth: 53.7 54.2 -6.7 -6
  Roscommon: 53.2 54.1 -8.9 -7.8
  Leitrim: 53.8 54.5 -8.5 -7.5
  Cavan: 53.7 54.3 -8.1 -6.7
  Antrim: 54.4 55.4 -6.8 -5.6
  Down: 54 54.7 -6.5 -5.4
  Durham: 54.4 55 -2.4 -1.1
`;

/** The name of a county as each language writes it: 'County Kerry', 'Grafschaft Kerry'. */
const withKind = (row: string): string =>
  row.replace(
    /^\s*([^:]+):/,
    (_, name: string) => `County ${name}|Co ${name}|Grafschaft ${name}|condado de ${name}|comté de ${name}:`,
  );

export const countyRows = counties
  .split('\n')
  .filter((row) => row.trim())
  .map(withKind)
  .join('\n');
