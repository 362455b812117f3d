/** 'In a former brewery', of a house that a fact calls a former warehouse. */
import type { Finder, Finding } from '#claims/finding.ts';
import type { Stated } from '#claims/ledger/stated.ts';
import { onceFor } from '#claims/once.ts';
import { isElsewhere, isOfPerson, isUnreal } from '#claims/reading/aside.ts';
import type { Reading } from '#claims/reading/read.ts';
import { sortOfWord } from '#claims/reading/sort-of-word.ts';
import { breaks } from '#claims/reading/tokens.ts';

const former =
  /^(?:former|erstwhile|ehemalige[nrsm]?|einstige[nrsm]?|frühere[nrsm]?|antigu[oa]|antaño|ancien|ancienne)$/;
/** What a building may have been, in any of the four languages. */
const buildings: readonly (readonly [string, RegExp])[] = [
  ['brewery', /^(?:brewery|brauerei|cervecería|cervecera|brasserie)$/],
  ['mill', /^(?:mill|\p{L}*mühle|molino|moulin|minoterie|\p{L}*spinnerei|spinning|hilandería|filature)$/u],
  ['factory', /^(?:factory|works|\p{L}*fabrik|fábrica|usine|fabrique|manufacture)$/u],
  [
    'warehouse',
    /^(?:warehouse|granary|storehouse|lagerhaus|\p{L}*speicher|\p{L}*lager|almacén|depósito|granero|entrepôt|grenier)$/u,
  ],
  [
    'convent',
    /^(?:convent|monastery|abbey|nunnery|kloster|abtei|convento|monasterio|abadía|couvent|monastère|abbaye)$/,
  ],
  ['school', /^(?:school|schoolhouse|\p{L}*schule|schulhaus|escuela|école)$/u],
  ['station', /^(?:station|bahnhof|estación|gare)$/],
  ['barn', /^(?:barn|stable|stables|scheune|stall|stallung|granero|establo|grange|écurie)$/],
  ['post', /^(?:post|postamt|posthalterei|correos|poste)$/],
  ['prison', /^(?:prison|jail|gefängnis|cárcel|prisión)$/],
  ['hospital', /^(?:hospital|krankenhaus|spital|sanatorium|sanatorio|hôpital)$/],
  ['bank', /^(?:bank|bankhaus|banco|banque)$/],
  ['church', /^(?:church|chapel|kirche|kapelle|iglesia|capilla|église|chapelle)$/],
  ['town_hall', /^(?:rathaus|ayuntamiento|mairie)$/],
  ['customs', /^(?:customs|zollhaus|zollamt|aduana|douanes?)$/],
  ['cinema', /^(?:cinema|kino|cine|cinéma)$/],
  ['dairy', /^(?:dairy|molkerei|käserei|lechería|laiterie|fromagerie)$/],
  ['distillery', /^(?:distillery|brennerei|destilería|distillerie)$/],
  ['shipyard', /^(?:shipyard|boatyard|werft|astillero|chantier)$/],
  ['sailmaker', /^(?:sailmaker|segelmacherei|velas|voilerie)$/],
  ['barracks', /^(?:barracks|kaserne|cuartel|caserne)$/],
  ['pharmacy', /^(?:pharmacy|apotheke|farmacia|botica|pharmacie)$/],
  ['printing', /^(?:printing|printworks|druckerei|imprenta|imprimerie)$/],
  ['ropeworks', /^(?:ropeworks|ropewalk|seilerei|reepschlägerei|reeperbahn|cordelería|corderie)$/],
  ['silo', /^(?:silos?|\p{L}+silo)$/u],
  ['tannery', /^(?:tannery|gerberei|curtiduría|curtiembre|tannerie)$/],
  ['glassworks', /^(?:glassworks|glashütte|cristalería|verrerie)$/],
  ['laundry', /^(?:laundry|wäscherei|lavandería|blanchisserie)$/],
  ['firehouse', /^(?:firehouse|feuerwache|feuerwehrhaus|bomberos|pompiers)$/],
  ['lighthouse', /^(?:lighthouse|leuchtturm|faro|phare)$/],
  ['rectory', /^(?:rectory|vicarage|parsonage|pfarrhaus|rectoría|presbytère|cure)$/],
  ['observatory', /^(?:observatory|sternwarte|observatorio|observatoire)$/],
  ['foundry', /^(?:foundry|forge|smithy|gießerei|schmiede|fundición|herrería|fonderie)$/],
];
/** Tokens between 'former' and the building: 'a former yarn warehouse'. */
const reach = 3;
const buildingOf = sortOfWord(buildings);
const article = /^(?:a|an|the|einer|einem|eine|ein|der|dem|die|das|un|una|el|la|une|le|l)$/;
const inside = /^(?:in|inside|im|en|dentro|dans|is|was|ist|war|es|fue|est|était|als|as)$/;

type Use = { use: string; from: number; to: number };

/** What a text says a building was. */
const usesIn = onceFor((reading: Reading): readonly Use[] => readUses(reading));

function readUses(reading: Reading): Use[] {
  return reading.tokens.flatMap(({ text }, from): Use[] => {
    if (!former.test(text)) return [];
    for (let at = from + 1; at <= from + reach; at++) {
      const token = reading.tokens[at];
      if (!token || token.gap > breaks.space) break;
      const use = buildingOf(token.text);
      if (use) return [{ use, from, to: at + 1 }];
    }
    return [];
  });
}

/** What a fact says a building was: a 'former brewery', or `former_use` = 'customs house until 1934'. */
function usesOf({ name, reading }: Stated): string[] {
  if (!name.startsWith('former')) return usesIn(reading).map(({ use }) => use);
  return reading.tokens.flatMap(({ text }) => buildingOf(text) ?? []);
}

/** Works of which a text may say simply that they were a factory. */
const works: ReadonlySet<string> = new Set(
  'mill brewery distillery printing tannery ropeworks glassworks foundry shipyard dairy sailmaker'.split(' '),
);
const isUse = (told: string, known: string): boolean => told === known || (told === 'factory' && works.has(known));

/** 'In a former brewery', 'a former brewery with tall windows'; 'opposite the former brewery' is somebody else's. */
function isOfHouse(reading: Reading, from: number): boolean {
  let at = from;
  while (at > 0 && article.test(reading.tokens[at - 1]?.text ?? '') && reading.tokens[at]?.gap === breaks.space) at--;
  const before = reading.tokens[at - 1];
  return at === 0 || (reading.tokens[at]?.gap ?? 0) > breaks.comma || inside.test(before?.text ?? '');
}

const dating = /^(?:of|from|aus|von|anno|jahre?|de|del|año|année)$/;
/** Tokens between a building and its year: 'entrepôt à grains de 1867', 'Speicher aus dem Jahr 1867'. */
const datedReach = 4;

/** 'In a former granary of 1867': the year in which the building was put up, whoever moved in later. */
export const isYearOfFormer = (reading: Reading, index: number): boolean =>
  dating.test(reading.tokens[index - 1]?.text ?? '') &&
  usesIn(reading).some(
    ({ from, to }) =>
      to < index &&
      index - to <= datedReach &&
      isOfHouse(reading, from) &&
      reading.tokens.slice(to, index + 1).every(({ gap }) => gap === breaks.space),
  );

export const findFormerUses: Finder = (reading, ledger) => {
  const told = usesIn(reading).filter(({ from }) => isOfHouse(reading, from));
  if (told.length === 0) return [];
  const known = ledger.stated.flatMap((stated) =>
    stated.name === 'event' ? [] : usesOf(stated).map((use) => ({ use, source: stated.source })),
  );
  const [first] = known;
  if (!first) return [];
  return told.flatMap(({ use, from, to }): Finding[] => {
    const place = { subjects: [], from, to };
    const right = known.find((one) => isUse(use, one.use));
    if (right) return [{ kind: 'amenity', verdict: 'supported', from, to, source: right.source }];
    if (isElsewhere(reading, place) || isUnreal(reading, place) || isOfPerson(reading, place)) return [];
    return [{ kind: 'amenity', verdict: 'contradicted', from, to, source: first.source }];
  });
};
