/** Numbers that are the ages of somebody young: 'children up to five', 'niños de cuatro a doce'. */
import { idsOf, mentionsBeside, type Reading } from '#claims/reading/read.ts';
import { breaks, type Token } from '#claims/reading/tokens.ts';

const young =
  /^(?:children|child|kids?|teens?|teenagers?|youngsters?|jugendliche[nr]?|kind|kinder|kindern|teenager|jungs|mädchen|niñ[oa]s?|jóvenes|adolescentes?|chavales|enfants?|ados?|jeunes|ones|tots|toddlers|kleinen?|knirpse|peques|pequeñ[oa]s|petits|bambins)$/;

/** 'The kids' club': of it an hour is told, and no age. */
const isOfClub = (reading: Reading, index: number): boolean =>
  mentionsBeside(reading, index).some(
    (one) => one.from <= index && one.to > index && idsOf(one, 'amenity').some((id) => id !== 'children_welcome'),
  );

export const isYoung = (reading: Reading, index: number): boolean =>
  young.test(reading.tokens[index]?.text ?? '') && !isOfClub(reading, index);

/** Words between somebody young and an age: 'children aged four', 'Kinder im Alter von vier', 'niños de entre cuatro'. */
const aged =
  /^(?:aged?|ages|from|up|to|and|y|und|et|until|under|over|between|of|the|im|alter|von|bis|ab|unter|über|zwischen|de|desde|hasta|entre|menores|a|partir|los|d|dès|jusqu|à|moins|âgée?s?|edad|edades|con|the|who|are|más|menos|more|less)$/;

const those = /^(?:los|las|ceux|celles|those)$/;
const of = /^(?:de|d|from|entre)$/;

const ageWord = /^(?:aged|ages|âgée?s|edades)$/;
/** Words of age between the two. */
const reach = 10;

/** Somebody young stands right before the number, with nothing but words of age between them. */
export function isAgeOf(reading: Reading, index: number): boolean {
  let at = index - 1;
  const last = index - reach;
  const leadsOn = (token: Token | undefined) => token && (aged.test(token.text) || token.kind === 'number');
  // 'Pirates and mermaids aged 4 to 12': of whomever, it is an age.
  const isSaid = () => ageWord.test(reading.tokens[at]?.text ?? '');
  while (!isSaid() && at > last && leadsOn(reading.tokens[at]) && reading.tokens[at + 1]?.gap === breaks.space) at--;
  // 'Los de cuatro a doce, al miniclub': who they are goes without saying.
  const isThose = reading.tokens
    .slice(at + 1, index)
    .some(({ text }, n) => those.test(text) && of.test(reading.tokens[at + 2 + n]?.text ?? ''));
  return isSaid() || isYoung(reading, at) || isThose;
}
