/** Who works in a house, in any of the four languages. */
import { clauseOf, type Reading } from '#claims/reading/read.ts';

/** Who works in a house has a time of service of his own: 'our concierge has been here for thirty years'. */
const staff =
  /^(?:concierge|doorman|bellboy|lifeguard|bademeister(?:in)?|hausmeister(?:in)?|caretaker|pianist(?:in)?|pianista|pianiste|socorrista|maître|portero|portera|porter|portier|gardener|gärtner(?:in)?|jardiner[oa]|jardini(?:er|ère)|barman|bartender|barkeeper|barchef|camarer[oa]|chef|cook|koch|köchin|küchenchef(?:in)?|cociner[oa]|cuisini(?:er|ère)|serveu(?:r|se)|kellner(?:in)?|waiter|waitress|housekeeper|hausdame|gobernanta|gouvernante|receptionist|rezeptionist(?:in)?|recepcionista|réceptionniste|baker|bäcker(?:in)?|panader[oa]|boulang(?:er|ère)|manager|direktor(?:in)?|director|directora|direct(?:eur|rice)|guide|guía|masseuse|masseur|masajista|instructor|lehrer(?:in)?|sommeli(?:er|ère)|sumiller)$/;

/** True where a clause tells since when somebody has served. */
export const isOfStaff = (reading: Reading, index: number): boolean => {
  const [start] = clauseOf(reading, index);
  return reading.tokens.slice(start, index).some(({ text }) => staff.test(text));
};
