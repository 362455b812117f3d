/** Whether a clause keeps children below some age out of the house: 'Kinder unter zehn Jahren nehmen wir nicht auf'. */
import { clauseOf, idsOf, mentionsBeside, type Reading } from '#claims/reading/read.ts';
import { keepingChildrenOut, stayingAtHome } from '#lexicon/keeping-children-out.ts';

/** With somebody, or for some hours: what children may not do alone they may do otherwise. */
const withoutOthers =
  /^(?:alone|without|unaccompanied|unless|only|after|until|allein|alleine|ohne|nur|nach|bis|unbegleitet|solos|solas|sin|sólo|solo|después|hasta|acompañad[oa]s?|seuls?|seules?|sans|après|accompagnés?|sauf)$/;

/** True of a clause that lets nobody younger stay, and names nothing else of the house that they are kept from. */
export function isKeptOut(reading: Reading, index: number): boolean {
  const [start, end] = clauseOf(reading, index);
  const words = reading.tokens.slice(start, end).map(({ text }) => text);
  const said = ` ${words.join(' ')} `;
  const { language } = reading;
  const denies = keepingChildrenOut[language].some((way) => way.test(said)) || stayingAtHome[language].test(said);
  if (!denies || words.some((word) => withoutOthers.test(word))) return false;
  return mentionsBeside(reading, index).every(
    (one) =>
      one.to <= start ||
      one.from >= end ||
      idsOf(one, 'amenity', 'thing').every((id) => /^(?:children|adults_only|family_rooms|night)/.test(id)),
  );
}
