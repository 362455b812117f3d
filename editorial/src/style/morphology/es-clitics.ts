/** Pronouns hung behind a Spanish imperative, infinitive or gerund: 'resérvelo', 'disfrutarla', 'dándonoslo'. */

import { withBehind } from './es-stress.ts';
import type { Conjugation } from './es-verbs.ts';

const things = ['lo', 'la', 'los', 'las'];
const pairs = (person: string) => things.map((thing) => person + thing);
const others = ['le', 'les', ...things];

/** Behind what one says to 'tú', to 'usted' and to 'vosotros', and behind what says nobody. */
const behindTú = ['te', 'me', 'nos', ...others, ...['te', 'me', 'nos', 'se'].flatMap(pairs)];
/** Not 'le' and 'les': 'iniciales', 'terminales' are adjectives. */
const behindVos = ['te', 'me', 'nos', ...things];
const behindUsted = ['se', 'me', 'nos', ...others, ...['se', 'me', 'nos'].flatMap(pairs)];
const behindVosotros = ['me', 'nos', ...others, ...['me', 'nos', 'se'].flatMap(pairs)];
const behindAny = ['me', 'te', 'se', 'nos', 'os', ...others, ...['me', 'te', 'se', 'nos', 'os'].flatMap(pairs)];

const hang = (form: string, clitics: readonly string[]): string[] => clitics.map((clitic) => withBehind(form, clitic));

/** 'resérvalo', 'reservate': behind what is said to 'tú' and 'vos'. */
const hungBehindTú = (verb: Conjugation): string[] => [
  ...hang(verb.tú, behindTú),
  ...hang(verb.vos.imperative, behindVos),
];

const withOs = ({ vosotros }: Conjugation, clitic: string): string =>
  vosotros.endsWith('id')
    ? vosotros.replace(/id$/, vosotros === 'id' ? `id${clitic}` : `í${clitic}`)
    : withBehind(vosotros, clitic, 1);

/** 'reservad', 'reservaos', 'divertíos'. */
export const saidToVosotros = (verb: Conjugation): string[] => [verb.vosotros, withOs(verb, 'os')];

/** 'reservadlo', 'reservaoslo'. */
const hungBehindVosotros = (verb: Conjugation): string[] => [
  ...pairs('os').map((clitic) => withOs(verb, clitic)),
  ...hang(verb.vosotros, behindVosotros),
];

/** 'resérvelo', 'resérvense'. */
const hungBehindUsted = (verb: Conjugation): string[] =>
  [verb.subjunctive[2], verb.subjunctive[5]].flatMap((form = '') => hang(form, behindUsted));

/** What is said to 'tú', 'vos' and 'vosotros', and to 'usted' and 'ustedes', bare and with pronouns. */
const saidInformally = (verb: Conjugation): string[] => [
  verb.tú,
  verb.vos.imperative,
  ...hungBehindTú(verb),
  ...saidToVosotros(verb),
  ...hungBehindVosotros(verb),
];
const saidFormally = (verb: Conjugation): string[] => [
  verb.subjunctive[2] ?? '',
  verb.subjunctive[5] ?? '',
  ...hungBehindUsted(verb),
];

/** 'reservémoslo', 'quedémonos', 'digámoselo'. */
function saidToUs(verb: Conjugation): string[] {
  const form = verb.subjunctive[3] ?? '';
  const before = (clitics: readonly string[]) => clitics.map((clitic) => withBehind(form, clitic, 1));
  return [...hang(form, others), ...before(['nos', ...pairs('nos'), ...pairs('se')])];
}

/** Every form of a verb with its pronouns. */
export const withClitics = (infinitive: string, verb: Conjugation): string[] => [
  ...hang(infinitive, behindAny),
  ...hang(verb.gerund, behindAny),
  ...saidInformally(verb),
  ...saidFormally(verb),
  ...saidToUs(verb),
];
