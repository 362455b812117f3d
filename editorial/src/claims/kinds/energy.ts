/** What a house is heated with and where its electricity comes from: 'heated with oil', of one that burns wood chips. */
import type { ClaimSource } from '@foyer/contract/claims';
import type { Finder, Finding } from '#claims/finding.ts';
import type { Ledger } from '#claims/ledger/ledger.ts';
import { isElsewhere, isUnreal } from '#claims/reading/aside.ts';
import { hasMark } from '#claims/reading/has-mark.ts';
import { clauseOf, idsOf, mentionsBeside, type Reading } from '#claims/reading/read.ts';
import { sortOfWord } from '#claims/reading/sort-of-word.ts';
import type { Token } from '#claims/reading/tokens.ts';

type Use = 'heat' | 'power';
type Told = { use: Use; source: string; from: number; to: number };

/** Where heat and electricity come from, in any of the four languages. */
const sources: readonly (readonly [string, RegExp])[] = [
  [
    'wood',
    /^(?:wood|logs|pellets?|woodchips?|holz\p{L}*|hackschnitzel\p{L}*|pellet\p{L}*|leña|madera|astillas|bois|bûches|granulés|plaquettes)$/u,
  ],
  ['gas', /^(?:gas|erdgas|flüssiggas|gasheizung|gaz|propane?|propano|butano)$/],
  ['oil', /^(?:oil|öl|heizöl|ölheizung|gasóleo|gasoil|fuel|fuelóleo|mazout|fioul)$/],
  ['coal', /^(?:coal|kohle|carbón|charbon)$/],
  ['earth', /^(?:geotherm\p{L}*|erdwärme\p{L}*|geot[eé]rmi\p{L}*|géotherm\p{L}*)$/u],
  ['thermal', /^(?:thermal|thermalwasser|thermalquelle|termal|termales|thermales?)$/],
  ['pump', /^(?:pump|pumps|wärmepumpe\p{L}*|bombas?|pompes?)$/u],
  ['solar', /^(?:solar\p{L}*|sun|sonne|sonnen\p{L}*|sol|solaires?|soleil|photovolta\p{L}*|fotovolta\p{L}*)$/u],
  [
    'wind',
    /^(?:wind|windkraft|windstrom|windenergie|windrädern?|turbines|viento|eólic[oa]s?|aerogeneradores|vent|éolien(?:ne)?s?)$/,
  ],
  [
    'water',
    /^(?:hydro|hydroelectric|hydropower|wasserkraft\p{L}*|wasserturbinen?|wasserrad|mühlrad|hidroeléctric[oa]s?|hidráulic[oa]s?|hydroélectri\p{L}*|hydrauliques?)$/u,
  ],
  ['biogas', /^(?:biogas|biogás|biogaz)$/],
  ['diesel', /^(?:diesel\p{L}*|generators?|generator\p{L}*|generadores?|groupe)$/u],
  ['nuclear', /^(?:nuclear|atomstrom|kernkraft|nucléaire)$/],
];
const sourceOf = sortOfWord(sources);
const heating =
  /^(?:heat|heats|heated|heating|heizung|heizt|heizen|beheizt|geheizt|zentralheizung|ölheizung|gasheizung|holzheizung|pelletheizung|calefacción|calienta|calientan|calentad[oa]s?|calentamos|chauffage|chauffée?s?|chauffe|chauffent|chauffons)$/;
const power =
  /^(?:electricity|kilowatts?|strom|stroms|\p{L}+stroms?|elektrizität|kilowattstunden?|electricidad|corriente|kilovatios?|électricité|kilowattheures?)$/u;
/** Words that are power where something makes or gives it: 'our power comes from …', 'notre courant vient …'. */
const powerGiven = /^(?:power|courant|luz|energie|energía|énergie|energy)$/;
/** How a source of power is said to be one. */
const giving =
  /^(?:comes?|produc\p{L}*|generat\p{L}*|suppl(?:y|ies)|provid\p{L}*|covers?|liefer\p{L}*|erzeug\p{L}*|deckt|decken|komm(?:t|en)|stamm(?:t|en)|bezieh\p{L}*|speis(?:t|en)|produz\p{L}*|viene|vienen|proviene|procede|sale|llega|cubren?|genera[nm]?\p{L}*|suministra\p{L}*|obtenemos|produi\p{L}*|vient|viennent|provien\p{L}*|fourni\p{L}*|couvr\p{L}*)$/u;
/** How lamps and houses go on power that is called so: 'every lamp runs on wind power'. */
const running =
  /^(?:runs?|running|powered|läuft|laufen|betrieben|betreiben|funciona[n]?|funcionamos|mueven?|tournent?|marchent?|fonctionne(?:nt)?|alimentée?s?)$/;
const lit =
  /^(?:we|lamps?|bulbs?|lights?|house|hotel|hostel|lodge|kitchen|everything|building|wir|lampen?|licht|haus|hotel|küche|alles|gebäude|lámparas?|luces|casa|hotel|cocina|todo|edificio|lampes?|lumières?|maison|hôtel|cuisine|tout|bâtiment)$/;
const ownGiving = /^(?:our|unser\p{L}*|nuestr[oa]|notre|all|whole|gesamte\p{L}*|tod[oa]|toute?)$/u;
/** What is heated by itself, whatever the house is heated with. */
const apart =
  /^(?:tubs?|bath|baths|badezuber|badetonne|baño|bains?|ovens?|stoves?|hearth|fires?|tubs?|showers?|kettles?|ofen|öfen|kachelofen|backofen|kamin|herd|kessel|badefass|duschen|hornos?|estufas?|chimenea|duchas?|fours?|poêles?|cheminée|douches?|olive|oliven\p{L}*|oliva)$/u;

/** The sorts of energy that a stretch of a text names. */
export const sortsOfEnergy = ({ tokens }: Reading, from: number, to: number): ReadonlySet<string> =>
  new Set(tokens.slice(from, to).flatMap(({ text }) => sourceOf(text) ?? []));

/** A thing of the house that is no room: a sauna may be heated with wood where the house is not. */
const isOfThing = (reading: Reading, from: number, to: number): boolean =>
  reading.tokens.slice(from, to).some(({ text }) => apart.test(text)) ||
  mentionsBeside(reading, from).some(
    (one) =>
      one.from >= from &&
      one.to <= to &&
      idsOf(one, 'amenity').some((id) => id !== 'heating' && !/^(?:restaurant|bar)$/.test(id)),
  );

/** 'Our power comes from the wind': power by its name, or by a word that is power only where it is given. */
const isOfPower = (words: readonly Token[]): boolean =>
  words.some(({ text }) => power.test(text)) ||
  (words.some(({ text }) => giving.test(text)) &&
    words.some(({ text }, at) => powerGiven.test(text) && ownGiving.test(words[at - 1]?.text ?? '')));

const isHeat = (words: readonly Token[]): boolean => words.some(({ text }) => heating.test(text));

/** A stretch that speaks of electricity and not of heat, and the other way round. */
export const isOfPowerAlone = ({ tokens }: Reading, from: number, to: number): boolean =>
  isOfPower(tokens.slice(from, to)) && !isHeat(tokens.slice(from, to));
export const isOfHeatAlone = ({ tokens }: Reading, from: number, to: number): boolean =>
  isHeat(tokens.slice(from, to)) && !isOfPower(tokens.slice(from, to));

function toldIn(reading: Reading, name = '', first = 0, last = reading.tokens.length): Told[] {
  return reading.tokens.slice(first, last).flatMap(({ text }, at): Told[] => {
    const index = first + at;
    const source = sourceOf(text);
    if (!source) return [];
    const [from, to] = clauseOf(reading, index);
    const words = reading.tokens.slice(from, to);
    const isWarm = isHeat(words) || /heat/.test(name);
    // 'Wind power', 'the power of the wind'.
    // 'Energía solar', 'énergie solaire'.
    const next =
      /^(?:power|energy|energie)$/.test(reading.tokens[index + 1]?.text ?? '') ||
      /^(?:energía|énergie)$/.test(reading.tokens[index - 1]?.text ?? '');
    const isPower = next || isOfPower(words) || /^electric/.test(name);
    const uses: Use[] = [...(isWarm ? (['heat'] as const) : []), ...(isPower ? (['power'] as const) : [])];
    return uses.map((use) => ({ use, source, from: index, to: index + 1 }));
  });
}

/** What the facts name, by what it is used for. */
const known = (ledger: Ledger): (Told & { fact: ClaimSource })[] =>
  ledger.stated.flatMap((stated) =>
    stated.name === 'event' || isOfThing(stated.reading, 0, stated.reading.tokens.length)
      ? []
      : toldIn(stated.reading, stated.name).map((one) => ({ ...one, fact: stated.source })),
  );

/** The fact that bears out where the power of a stretch's clause comes from. */
export function powerKnown(reading: Reading, ledger: Ledger, index: number): ClaimSource | undefined {
  const [from, to] = clauseOf(reading, index);
  const told = toldIn(reading, '', from, to).filter(({ use }) => use === 'power');
  const facts = told.length > 0 ? known(ledger).filter(({ use }) => use === 'power') : [];
  return facts.find((fact) => told.some(({ source }) => source === fact.source))?.fact;
}

/** Sources of power that nobody has without having built them. */
const built: ReadonlySet<string> = new Set(['solar', 'wind', 'water', 'earth', 'biogas']);

const warming = /^(?:hot|warm\p{L}*|heat\p{L}*|\p{L}*wasser|agua|caliente|eau|chaude)$/u;

/** 'Solar panels on the roof': whoever has them has power from them, unless they are said to heat the water. */
const isNamed = ({ stated }: Ledger, source: string): boolean =>
  stated.some(
    ({ name, reading }) =>
      name !== 'event' &&
      sortsOfEnergy(reading, 0, reading.tokens.length).has(source) &&
      !reading.tokens.some(({ text }) => warming.test(text)),
  );

/** Heat that somebody has built for: 'our heating is solar', where the sun alone warms any terrace. */
const ofWarmth =
  /^(?:solare?[nrs]?|solarwärme|solarthermie\p{L}*|solaires?|geotherm\p{L}*|erdwärme\p{L}*|geot[eé]rmi\p{L}*|géotherm\p{L}*)$/u;

/** 'The sun provides all our electricity', of a house whose facts know nothing of its power. */
const isMade = (reading: Reading, ledger: Ledger, { use, source, from }: Told): boolean =>
  built.has(source) &&
  !isNamed(ledger, source) &&
  (use === 'power'
    ? isGiven(reading.tokens.slice(...clauseOf(reading, from))) || isCalled(reading, from)
    : ofWarmth.test(reading.tokens[from]?.text ?? ''));

/** 'Toda nuestra electricidad es solar'. */
const isCalled = (reading: Reading, index: number): boolean =>
  ofWarmth.test(reading.tokens[index]?.text ?? '') &&
  reading.tokens
    .slice(Math.max(clauseOf(reading, index)[0], index - calledReach), index)
    .some(({ text }) => /^(?:is|ist|es|est)$/.test(text));
/** Tokens from 'is' to the source: 'is one hundred per cent solar'. */
const calledReach = 4;

/** Given by its source, or what a house burns light with: 'morning people run on solar power' says nothing of it. */
const isGiven = (clause: readonly Token[]): boolean =>
  clause.some(({ text }) => giving.test(text)) ||
  (clause.some(({ text }) => running.test(text)) && clause.some(({ text }) => lit.test(text)));

/** 'Chauffé au feu de bois, le bain nordique fume': what begins with a participle is said of what follows the comma. */
function clauseOfSubject(reading: Reading, index: number): [number, number] {
  const [start, end] = clauseOf(reading, index);
  const leads = /^(?:heated|fired|beheizt|geheizt|befeuert|calentad[oa]s?|chauffée?s?)$/.test(
    reading.tokens[start]?.text ?? '',
  );
  const isApart = end < reading.tokens.length && reading.sentence[end] === reading.sentence[start];
  return leads && isApart ? [start, clauseOf(reading, end)[1]] : [start, end];
}

export const findEnergy: Finder = (reading, ledger) => {
  const told = toldIn(reading);
  if (told.length === 0) return [];
  const facts = known(ledger);
  const any = new Set(facts.map(({ source }) => source));
  return told.flatMap((one): Finding[] => {
    const { use, source, from, to } = one;
    const [fact] = facts.filter((other) => other.use === use);
    if (any.has(source) || (!fact && !isMade(reading, ledger, one))) return [];
    const place = { subjects: [], from, to };
    const [start, end] = clauseOfSubject(reading, from);
    const denied = hasMark(reading, start, end, 'denied', 'deniedAfter', 'gone');
    if (denied || isOfThing(reading, start, end)) return [];
    if (isUnreal(reading, place) || isElsewhere(reading, place)) return [];
    return [{ kind: 'green', verdict: fact ? 'contradicted' : 'unsupported', from, to, source: fact?.fact }];
  });
};
