/**
 * Money beside the euro, the dollar, the pound and the franc, as the four languages call it. A bare 'crown' or 'dollar'
 * may be that of several countries, so each unit lists the ISO codes it can stand for.
 */
import type { Language } from '@foyer/contract/languages';
import { list } from '#lexicon/list.ts';

export type FurtherCurrency =
  | 'krone'
  | 'dirham'
  | 'pln'
  | 'huf'
  | 'ron'
  | 'try'
  | 'jpy'
  | 'mxn'
  | 'brl'
  | 'zar'
  | 'thb';

/** ISO codes a unit of money may mean. */
export const codesOf: Readonly<Record<string, readonly string[]>> = {
  eur: ['EUR'],
  usd: ['USD', 'CAD', 'AUD', 'NZD', 'SGD', 'HKD'],
  gbp: ['GBP'],
  chf: ['CHF'],
  krone: ['NOK', 'SEK', 'DKK', 'ISK', 'CZK'],
  dirham: ['MAD', 'AED'],
  pln: ['PLN'],
  huf: ['HUF'],
  ron: ['RON'],
  try: ['TRY'],
  jpy: ['JPY'],
  mxn: ['MXN'],
  brl: ['BRL'],
  zar: ['ZAR'],
  thb: ['THB'],
};

const codes = (unit: string) => (codesOf[unit] ?? []).map((code) => code.toLowerCase());

/** Names by language, for the units no pack lists. */
export const furtherCurrencies: Readonly<Record<FurtherCurrency, Readonly<Record<Language, readonly string[]>>>> = {
  krone: {
    en: [
      ...codes('krone'),
      ...list(`{|norwegian|swedish|danish|icelandic|czech} {krone|kroner|krona|kronor|crown|crowns|koruna}`),
    ],
    de: [...codes('krone'), '{|norwegische|schwedische|dänische|isländische|tschechische} {krone|kronen}'],
    es: [...codes('krone'), '{corona|coronas} {|noruegas|suecas|danesas|islandesas|checas}'],
    fr: [...codes('krone'), '{couronne|couronnes} {|norvégiennes|suédoises|danoises|islandaises|tchèques}'],
  },
  dirham: {
    en: [...codes('dirham'), '{|moroccan} dirham~'],
    de: [...codes('dirham'), '{|marokkanische} dirham~'],
    es: [...codes('dirham'), '{dírham|dirham}~ {|marroquíes}', 'dírhams', 'dirhams'],
    fr: [...codes('dirham'), 'dirham~ {|marocains}'],
  },
  pln: {
    en: list(`pln, {zloty|złoty}~`),
    de: list(`pln, {zloty|złoty}~`),
    es: list(`pln, {zloty|złoty|esloti}~, eslotis`),
    fr: list(`pln, {zloty|złoty}~`),
  },
  huf: {
    en: ['huf', 'forint~'],
    de: ['huf', 'forint~'],
    es: list(`huf, {forinto|florín húngaro}~, florines {|húngaros}`),
    fr: ['huf', 'forint~'],
  },
  ron: { en: ['ron', 'lei', 'leu'], de: ['ron', 'lei', 'leu'], es: ['ron', 'lei'], fr: ['ron', 'lei'] },
  try: {
    en: list(`{turkish|} lira~`),
    de: list(`{türkische|} lira`),
    es: list(`lira~ {turca~|}`),
    fr: list(`livre~ turque~`),
  },
  jpy: { en: ['yen'], de: ['yen'], es: ['yenes'], fr: ['yens'] },
  mxn: { en: ['pesos'], de: ['pesos'], es: ['pesos'], fr: ['pesos'] },
  brl: { en: ['reais'], de: ['reais'], es: ['reales brasileños'], fr: ['reais'] },
  zar: { en: ['rand'], de: ['rand'], es: ['rands'], fr: ['rands'] },
  thb: { en: ['baht'], de: ['baht'], es: ['bahts'], fr: ['bahts'] },
};
