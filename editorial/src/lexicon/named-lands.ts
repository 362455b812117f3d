/**
 * What kinds of land have names of their own, in English, German, Spanish and French: the word stands before the name
 * ('the island of Rab', 'auf der Insel Rab', 'l’île de Rab') or, in English and German, behind it ('the Ribe district').
 */
import { table } from '#lexicon/list.ts';

const kinds = table(`
  island: island isle | insel nordseeinsel ostseeinsel | isla isleta | île îlot
  valley: valley vale glen dale | tal | valle | vallée val
  peninsula: peninsula | halbinsel | península | péninsule presqu
  quarter: district quarter neighbourhood neighborhood borough arrondissement suburb | viertel stadtteil bezirk kiez quartier ortsteil stadtviertel | barrio distrito arrabal | quartier faubourg arrondissement
  county: county province canton region department | provinz kanton landkreis region grafschaft departement | provincia cantón región comarca condado departamento | province canton région département comté
  gulf: gulf bay fjord | golf bucht fjord | golfo bahía ría fiordo | golfe baie fjord
  mountain: mount mountain massif | berg massiv gebirge | monte macizo sierra | mont massif
  peak: foot slopes flank | fuß fuße fusse hängen flanke | pie falda faldas laderas | pied flanc pentes contreforts
  commune: municipality commune | gemeinde | municipio | commune
  parish: parish hamlet | weiler | parroquia aldea | paroisse hameau
`);

/** The kind a word names, by the word. */
export const landKinds: ReadonlyMap<string, string> = new Map(
  Object.entries(kinds).flatMap(([kind, row]) =>
    row.flatMap((cell) => cell.split(' ').map((word): [string, string] => [word, kind])),
  ),
);
