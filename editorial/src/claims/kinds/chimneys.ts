/** A chimney is no fireplace: Spanish and French have one word for both, and German 'Kamin' may stand on a roof too. */
import type { Ledger } from '#claims/ledger/ledger.ts';
import { onceFor } from '#claims/once.ts';
import { quantitiesBeside } from '#claims/reading/quantities.ts';
import { type Mention, type Reading, sentenceOf } from '#claims/reading/read.ts';

/** What a chimney is made of, what it does, and whence it is seen. */
const ofChimney =
  /^(?:ziegel\p{L}*|backstein\p{L}*|ragt|raucht|qualmt|mill|brick|ladrillos?|fábrica|humo|mide|briques?|usine|filature|fume|fumait|dresse|culmine|mesure)$/u;
/** What tells of a fire that warms somebody. */
const ofFire =
  /^(?:fires?|logs?|\p{L}*feuer|\p{L}*holz|knister\p{L}*|prassel\p{L}*|brenn\p{L}*|loder\p{L}*|flacker\p{L}*|sessel|lobby|lounge|vor|am|im|encendid[oa]s?|enciende\p{L}*|arde|ardiendo|crepita|crepitan|junto|frente|calor|leña|llamas?|salón|lounge|sillón|sillones|fuego|feux?|allum\p{L}*|crépit\p{L}*|près|devant|coin|salon|bûches?|flamb\p{L}*|flammes?|fauteuils?|chauff\p{L}*|ronronne\p{L}*)$/u;
/** Words for the one and the other in the four languages. */
const ofBoth = /^(?:kamine?s?|chimeneas?|cheminées?|schornsteine?s?|chimneys?)$/;

/** A fact that names or measures the chimney: `size:chimney`, 'the tallest mill chimney in Roubaix'. */
const chimneyKnown = onceFor(
  (ledger: Ledger): boolean =>
    ledger.sizes.has('chimney') ||
    ledger.numbers.has('chimney') ||
    ledger.stated.some(({ name, words }) => name !== 'event' && (/chimney/.test(name) || / chimneys? /.test(words))),
);

/** 'Su chimenea de 32 metros', 'la cheminée de la filature', 'la chimenea aún presume': what stands on the roof warms nobody's feet. */
export function isChimney(reading: Reading, ledger: Ledger, { from, to }: Mention, ids: readonly string[]): boolean {
  if (!ids.every((id) => id === 'fireplace')) return false;
  const isTall = quantitiesBeside(reading, from).some(
    ({ unit, ...quantity }) => unit === 'm' && reading.clause[quantity.from] === reading.clause[from],
  );
  if (isTall) return true;
  if (to - from > 1 || !ofBoth.test(reading.tokens[from]?.text ?? '')) return false;
  const words = reading.tokens.slice(...sentenceOf(reading, from));
  if (words.some(({ text }) => ofFire.test(text))) return false;
  return chimneyKnown(ledger) || words.some(({ text }) => ofChimney.test(text));
}
