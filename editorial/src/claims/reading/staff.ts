/** Who works in a house, in any of the four languages. */
import { clauseOf, type Reading } from '#claims/reading/read.ts';

/** Who works in a house has a time of service of his own: 'our concierge has been here for thirty years'. */
const staff =
  /^(?:concierge|doorman|bellboy|lifeguard|bademeister(?:in)?|hausmeister(?:in)?|caretaker|pianist(?:in)?|pianista|pianiste|socorrista|maître|portero|portera|porter|portier|gardener|gärtner(?:in)?|jardiner[oa]|jardini(?:er|ère)|barman|bartender|barkeeper|barchef|camarer[oa]|chef|cook|koch|köchin|küchenchef(?:in)?|cociner[oa]|cuisini(?:er|ère)|serveu(?:r|se)|kellner(?:in)?|waiter|waitress|housekeeper|hausdame|gobernanta|gouvernante|receptionist|rezeptionist(?:in)?|recepcionista|réceptionniste|baker|bäcker(?:in)?|panader[oa]|boulang(?:er|ère)|manager|direktor(?:in)?|director|directora|direct(?:eur|rice)|guide|guía|masseuse|masseur|masajista|instructor|lehrer(?:in)?|sommeli(?:er|ère)|sumiller)$/;

const our = /^(?:our|unser\p{L}{0,2}|nuestr[oa]s?|notre)$/u;
/** Endings of who does something: falconer, Falkner, cetrero, fauconnier. */
const agents: Readonly<Record<Reading['language'], RegExp>> = {
  en: /(?!.*(?:cellar|tower|door|floor|water|river|timber|rafter|number|chapter|corner|quarter|theater|manor|year|summer|winter|dinner|parlour|beer|lager|pier)$)^\p{L}{2,}(?:er|or|ist|ian|man|woman)s?$/u,
  de: /(?!.*(?:keller|zimmer|mauer|theater|fenster|feuer|wasser|lager|kloster|center|ufer|feder|kammer|finger|dächer|häuser|bücher|bäder|sommer|winter|herrin|kamin|garten|wein)$)^\p{L}{3,}(?:er|erin|ist|istin|mann|frau)$/u,
  es: /(?!.*(?:comedor|corredor|mirador|interior|exterior|bandera|madera|escalera|granero|sendero|ladera|pradera|manera|primera?o?)$)^\p{L}{3,}(?:ero|era|or|ora|ista)$/u,
  fr: /(?!.*(?:escalier|quartier|grenier|cellier|rivière|lumière|intérieur|extérieur|douceur|fleur|odeur|sentier|foyer|potager|verger|panier|cavalier)$)^\p{L}{3,}(?:ier|ière|eur|euse|iste|ien|ienne)$/u,
};

/** True where a clause tells since when somebody has served: the porter, or who else is ours by what they do. */
export const isOfStaff = (reading: Reading, index: number): boolean => {
  const [start] = clauseOf(reading, index);
  return reading.tokens
    .slice(start, index)
    .some(
      ({ text }, at) =>
        staff.test(text) ||
        ([1, 2].some((back) => our.test(reading.tokens[start + at - back]?.text ?? '')) &&
          agents[reading.language].test(text)),
    );
};
