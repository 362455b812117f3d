/**
 * Animals let in by other words than 'welcome', of a house whose policy lets none in, or only those that assist: 'dogs may
 * sleep in the basket', 'hay cuencos para perros'.
 */
import type { Finder, Finding } from '#claims/finding.ts';
import { termsOf } from '#claims/kinds/animals-apart.ts';
import { isOnlyAsked } from '#claims/kinds/asked-pets.ts';
import { isPets, isWelcomed } from '#claims/kinds/pets.ts';
import { assisting, denying } from '#claims/known.ts';
import { isAside, isElsewhere, isUnreal } from '#claims/reading/aside.ts';
import { hasMark } from '#claims/reading/has-mark.ts';
import { clauseOf, idsOf, type Mention, type Reading, sentenceOf } from '#claims/reading/read.ts';
import { missingWords, stayingHome } from '#lexicon/missing.ts';

const may = /^(?:may|can|dürfen|darf|dürft|können|kann|pueden?|podrán?|peuvent|peut|pourront|pourra)$/;
/** What animals do where they are guests. */
const staying =
  /^(?:sleeps?|stays?|holiday|overnight|schlafen|schläft|übernachte\p{L}*|wohnen|wohnt|urlauben|duermen?|dormir|veranean|alojan?|alojarse|quedan|quedarse|dorment|dort|logent|séjournent)$/u;
/** What is laid out for them. */
const outfit =
  /^(?:bowls?|baskets?|treats?|\p{L}*n(?:a|ä)pf(?:e|en)?|\p{L}*körbchen|leckerlis?|cuencos?|comederos?|bebederos?|camitas?|gamelles?|écuelles?|friandises?)$/u;
/** Animals at large, or the guest's: 'dogs', 'your dog'; a dog that barks and the cat of the house are nobody's guests. */
const many = /^(?:\p{L}*[^s]s|\p{L}*hunde|hunden|katzen|haustieren?|vierbeinern?|tieren?|animaux)$/u;
const yours = /^(?:your|ihr|ihre|dein|deine|euer|eure|su|sus|tu|tus|vuestro|votre|vos|ton)$/;
/** What dogs are called where somebody's dog is meant. */
const calledSo = /^(?:fido|rex|hasso|waldi|médor|firulais)$/;
const another = /^(?:other|andere[rn]?|otr[oa]s|autres|of|der|des|de|du)$/;

const says = (reading: Reading, from: number, to: number, words: RegExp): boolean =>
  reading.tokens.slice(from, to).some(({ text }) => words.test(text));

const isWelcome = (reading: Reading, mention: Mention): boolean =>
  isWelcomed(reading, mention) || idsOf(mention, 'amenity').includes('pet_friendly');

/** True where a clause lets an animal in: it may do something here, sleeps here, or finds its bowl. */
function isLetIn(reading: Reading, { from, to }: Mention): boolean {
  const [start, end] = clauseOf(reading, from);
  const before = reading.tokens[from - 1]?.text ?? '';
  const isGuest =
    yours.test(before) ||
    calledSo.test(reading.tokens[from]?.text ?? '') ||
    (many.test(reading.tokens[to - 1]?.text ?? '') && !another.test(before));
  return isGuest && [may, outfit, staying].some((words) => says(reading, start, end, words));
}

function isKeptOut(reading: Reading, mention: Mention): boolean {
  const clause = sentenceOf(reading, mention.from);
  const { home } = stayingHome[reading.language];
  return (
    hasMark(reading, ...clause, 'denied', 'deniedAfter', 'no', 'others') ||
    says(reading, ...clause, missingWords[reading.language]) ||
    says(reading, ...clause, home) ||
    says(reading, ...clause, assisting)
  );
}

export const findLetIn: Finder = (reading, ledger) => {
  const pets = reading.mentions.filter(isPets);
  if (pets.length === 0) return [];
  const source = denying(ledger, 'pet_friendly');
  if (!source) return [];
  // Who says that they are welcome is found with the amenities.
  const said = new Set(pets.filter((one) => isWelcome(reading, one)).map(({ from }) => reading.sentence[from]));
  const candidates = pets.filter((one) => !said.has(reading.sentence[one.from]) && isLetIn(reading, one));
  return candidates.flatMap((mention): Finding[] => {
    if (isKeptOut(reading, mention) || isOnlyAsked(reading, mention)) return [];
    // 'Dogs sleep here free. Cats do not', of a house that keeps out cats alone.
    if (termsOf(reading, ledger, mention)?.isBanned === false) return [];
    if (isAside(reading, mention) || isUnreal(reading, mention) || isElsewhere(reading, mention)) return [];
    const { from, to } = mention;
    return [{ kind: 'amenity', verdict: 'contradicted', from, to, source }];
  });
};
