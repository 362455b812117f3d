/** What a house is heated with and where its electricity comes from: 'heated with oil', of one that burns wood chips. */
import type { ClaimSource } from '@foyer/contract/claims';
import type { Finder, Finding } from '#claims/finding.ts';
import type { Ledger } from '#claims/ledger/ledger.ts';
import { isElsewhere, isUnreal } from '#claims/reading/aside.ts';
import { clauseOf, idsOf, marksIn, mentionsBeside, type Reading } from '#claims/reading/read.ts';

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
    /^(?:hydro|hydroelectric|hydropower|wasserkraft\p{L}*|hidroeléctric[oa]s?|hidráulic[oa]s?|hydroélectri\p{L}*|hydrauliques?)$/u,
  ],
  ['biogas', /^(?:biogas|biogás|biogaz)$/],
  ['nuclear', /^(?:nuclear|atomstrom|kernkraft|nucléaire)$/],
];
const heating =
  /^(?:heat|heats|heated|heating|heizung|heizt|heizen|beheizt|geheizt|zentralheizung|ölheizung|gasheizung|holzheizung|pelletheizung|calefacción|calienta|calientan|calentad[oa]s?|calentamos|chauffage|chauffée?s?|chauffe|chauffent|chauffons)$/;
const power = /^(?:electricity|strom|\p{L}+strom|elektrizität|electricidad|corriente|électricité)$/u;
/** What is heated by itself, whatever the house is heated with. */
const apart =
  /^(?:ovens?|stoves?|hearth|fires?|tubs?|showers?|kettles?|ofen|öfen|kachelofen|backofen|kamin|herd|kessel|badefass|duschen|hornos?|estufas?|chimenea|duchas?|fours?|poêles?|cheminée|douches?|olive|oliven\p{L}*|oliva)$/u;

/** A thing of the house that is no room: a sauna may be heated with wood where the house is not. */
const isOfThing = (reading: Reading, from: number, to: number): boolean =>
  reading.tokens.slice(from, to).some(({ text }) => apart.test(text)) ||
  mentionsBeside(reading, from).some(
    (one) =>
      one.from >= from &&
      one.to <= to &&
      idsOf(one, 'amenity').some((id) => id !== 'heating' && !/^(?:restaurant|bar)$/.test(id)),
  );

function toldIn(reading: Reading, name = ''): Told[] {
  return reading.tokens.flatMap(({ text }, index): Told[] => {
    const source = sources.find(([, words]) => words.test(text))?.[0];
    if (!source) return [];
    const [from, to] = clauseOf(reading, index);
    const words = reading.tokens.slice(from, to);
    const isHeat = words.some((word) => heating.test(word.text)) || /heat/.test(name);
    // 'Wind power', 'the power of the wind'.
    const next = /^(?:power|energy|energie)$/.test(reading.tokens[index + 1]?.text ?? '');
    const isPower = next || words.some((word) => power.test(word.text)) || /^electric/.test(name);
    const uses: Use[] = [...(isHeat ? (['heat'] as const) : []), ...(isPower ? (['power'] as const) : [])];
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

export const findEnergy: Finder = (reading, ledger) => {
  const told = toldIn(reading);
  if (told.length === 0) return [];
  const facts = known(ledger);
  if (facts.length === 0) return [];
  const any = new Set(facts.map(({ source }) => source));
  return told.flatMap(({ use, source, from, to }): Finding[] => {
    const [fact] = facts.filter((one) => one.use === use);
    const place = { subjects: [], from, to };
    const [start, end] = clauseOf(reading, from);
    const denied = (['denied', 'deniedAfter', 'gone'] as const).some(
      (type) => marksIn(reading, start, end, type).length > 0,
    );
    if (!fact || any.has(source) || denied || isOfThing(reading, start, end)) return [];
    if (isUnreal(reading, place) || isElsewhere(reading, place)) return [];
    return [{ kind: 'green', verdict: 'contradicted', from, to, source: fact.fact }];
  });
};
