/** Dogs and cats: whether a text lets them in, and how many of them. */
import type { Finder, Finding } from '#claims/finding.ts';
import { assisting } from '#claims/known.ts';
import { quantitiesOf } from '#claims/reading/quantities.ts';
import { isQuestion, wordsIn } from '#claims/reading/questions.ts';
import {
  clauseOf,
  idsOf,
  type Mention,
  marksIn,
  mentionsBeside,
  type Reading,
  sentenceOf,
} from '#claims/reading/read.ts';
import { breaks } from '#claims/reading/tokens.ts';
import { keepingIn, keepingOut } from '#lexicon/keeping-pets-out.ts';
import { stayingHome } from '#lexicon/missing.ts';

const guests = /^(?:your|ihr|ihre|dein|deine|su|sus|tu|tus|votre|vos|ton)$/;

/** 'Your dog will have to hold the fort at home'. */
const atHome = /\b(?:at home|zu hause|zuhause|daheim|en casa|à la maison|chez vous)(?: |$)/;

/** Words between 'your' and the animal: 'votre petit chien'. */
const small =
  /^(?:small|little|big|beloved|four|legged|kleine[nrs]?|große[nrs]?|lieber|pequeñ[oa]|gran|petite?|gros|grand|brave|cher|fidèle)$/;

const isYours = (reading: Reading, from: number): boolean => {
  const at = small.test(reading.tokens[from - 1]?.text ?? '') ? from - 2 : from - 1;
  return guests.test(reading.tokens[at]?.text ?? '');
};

/** What an animal is given where it may stay, and how one tells so: 'votre chien aura sa gamelle'. */
const outfit =
  /^(?:bowls?|baskets?|blankets?|cushions?|treats?|(?:wasser|futter)?n(?:a|ä)pfe?|(?:hunde)?körbchen|(?:hunde|kuschel)?decken?|leckerlis?|cuencos?|comederos?|bebederos?|cest[ao]s?|camitas?|mantas?|gamelles?|écuelles?|paniers?|coussins?|couvertures?|friandises?)$/;
const given =
  /^(?:gets?|finds?|receives?|will|has|bekommt|erhält|findet|hat|wartet|wird|recibe|recibirá|encuentra|encontrará|tiene|tendrá|aura|auront|reçoit|recevra|trouve|trouvera|dispose|disposera)$/;
export const isFitted = (reading: Reading, from: number, end: number): boolean => {
  const words = reading.tokens.slice(from, end).map(({ text }) => text);
  return words.some((word) => outfit.test(word)) && words.some((word) => given.test(word));
};

/** Tokens of a clause that is only a welcome. */
const shortWelcome = 3;

/** The clause of an animal, and the one behind it that only says that it is welcome: 'Huéspedes de cuatro patas, bienvenidos'. */
function welcomeClause(reading: Reading, from: number): [number, number] {
  const [start, end] = clauseOf(reading, from);
  if (reading.tokens[end]?.gap !== breaks.comma) return [start, end];
  const [, next] = clauseOf(reading, end);
  return next - end <= shortWelcome && marksIn(reading, end, next, 'welcomed').length > 0
    ? [start, next]
    : [start, end];
}

/** 'Your dog is a most welcome guest': animals alone are no claim; that they may come is. */
export const isWelcomed = (reading: Reading, { from }: Mention): boolean => {
  const [start, end] = welcomeClause(reading, from);
  // 'Your dog sleeps at the foot of the bed'.
  const left = atHome.test(wordsIn(reading, from, end));
  const yours =
    !left &&
    isYours(reading, from) &&
    (marksIn(reading, from, end, 'dwelling').length > 0 || isFitted(reading, from, end));
  return (
    (yours || marksIn(reading, start, end, 'welcomed').length > 0) &&
    marksIn(reading, start, end, 'others').length === 0 &&
    marksIn(reading, start, end, 'unreal').length === 0
  );
};

/** 'Assistance dogs are welcome': they are in every house. */
export const isAssisting = (reading: Reading, mention: Mention): boolean =>
  isPets(mention) &&
  reading.tokens.slice(...sentenceOf(reading, mention.from)).some(({ text }) => assisting.test(text));

const cats = /^(?:cats?|katzen?|gat[oa]s?|chats?)$/;

/** 'Ihr Hund darf leider nicht mit', 'leave your dog at home': said of the animal in whatever words of its clause. */
function isKeptOut(reading: Reading, { from, to }: Mention): boolean {
  const [start, end] = clauseOf(reading, from);
  if (isQuestion(reading, sentenceOf(reading, from)[1])) return false;
  // 'Die Katze bleibt daheim', of a policy for dogs.
  if (reading.tokens.slice(from, to).some(({ text }) => cats.test(text))) return false;
  const before = wordsIn(reading, start, from);
  const clause = `${before} @ ${wordsIn(reading, to, end)}`.trim();
  const found = keepingOut[reading.language].exec(clause);
  return found !== null && !keepingIn.test(clause.slice(0, found.index));
}

/** 'Los perros no son bienvenidos': a denial between the animals and the welcome. */
export const isRefused = (reading: Reading, mention: Mention): boolean =>
  (isPets(mention) && isKeptOut(reading, mention)) ||
  (idsOf(mention, 'amenity').includes('pet_friendly') &&
    reading.tokens
      .slice(mention.from + 1, mention.to)
      .some(({ text }) => /^(?:not?|nicht|nie|never|pas|point|nullement|aucunement|nunca|jamais|keine?)$/.test(text)));

/** What a house says of its guests: which animals and which children may come. */
const isOfGuests = ({ source }: Finding) =>
  /^(?:pet_friendly|adults_only)$/.test(source?.item ?? '') || /^policy:(?:pets|children)$/.test(source?.name ?? '');

/** 'Bring the dog: pets are welcome': what a colon says again is one claim, its second half. */
export const isSaidAgain = (reading: Reading, found: readonly Finding[], one: Finding): boolean =>
  isOfGuests(one) &&
  found.some(
    (other) =>
      other.from > one.from &&
      reading.sentence[other.from] === reading.sentence[one.from] &&
      other.verdict === one.verdict &&
      other.source?.name === one.source?.name &&
      other.source?.item === one.source?.item &&
      /[:;]/.test(reading.text.slice(reading.tokens[one.from]?.end, reading.tokens[other.from]?.start)),
  );

export const isPets = (mention: Mention) =>
  idsOf(mention, 'thing', 'amenity').some((id) => id === 'pets' || id === 'pet_friendly');

/** What a policy says of the size of animals: 'dogs up to 12 kg', 'small dogs only'. */
const sized = /^(?:small|smaller|little|kleine[nr]?|klein|pequeñ[oa]s?|petite?s?)$/;

/** 'No weight limit for dogs': what says so needs no welcome beside it. */
const unlimited = /(?:limit|límite|limite|grenze|beschränkung)$/;

/** Tokens of a clause that says nothing but which dogs. */
const aloneReach = 6;

/** 'Dogs of any size are welcome', of a house that takes small ones. */
const findAnySize: Finder = (reading, ledger) => {
  const marks = marksIn(reading, 0, reading.tokens.length, 'anySize');
  const limit = ledger.stated.find(
    ({ name, quantities, reading: { tokens } }) =>
      name === 'policy:pets' &&
      (quantities.some(({ unit }) => unit === 'kg') || tokens.some(({ text }) => sized.test(text))),
  );
  if (marks.length === 0 || !limit) return [];
  return marks.flatMap(({ from, to }): Finding[] => {
    const [start, end] = clauseOf(reading, from);
    const here = mentionsBeside(reading, from).filter((one) => one.from >= start && one.to <= end && isPets(one));
    // 'Dogs of any size.' says it in as few words.
    const alone =
      (here.some((one) => one.from === start) && end - start <= aloneReach) ||
      (here.length > 0 && reading.tokens.slice(from, to).some(({ text }) => unlimited.test(text)));
    const welcome =
      alone || here.some((one) => idsOf(one, 'amenity').includes('pet_friendly') || isWelcomed(reading, one));
    const denied = (['denied', 'deniedAfter'] as const).some((type) =>
      marksIn(reading, start, end, type).some((mark) => mark.to <= from || mark.from >= to),
    );
    if (!welcome || denied) return [];
    return [{ kind: 'amenity', verdict: 'contradicted', from, to, source: limit.source }];
  });
};

const kilograms: Readonly<Record<string, number>> = { kg: 1, lb: 0.4536 };
const heavier = /^(?:over|above|than|über|mehr|ab|más|plus|delà)$/;
const upTo = /^(?:up|under|below|bis|unter|maximal|hasta|menos|jusqu|moins|maximum)$/;
const notIn = /^(?:not|no|nicht|keine?|leider|elsewhere|sorry|pas|ne|non)$/;

/** 'Dogs up to forty kilos sleep at the foot of the bed', of a house that takes lighter ones. */
const findHeavy: Finder = (reading, ledger) => {
  const limits = ledger.stated.flatMap(({ name, quantities, source }) =>
    name === 'policy:pets' ? quantities.filter(({ unit }) => kilograms[unit]).map((one) => ({ ...one, source })) : [],
  );
  const [limit] = limits;
  if (!limit || limits.length > 1) return [];
  const most = limit.value * (kilograms[limit.unit] ?? 1);
  return quantitiesOf(reading).flatMap(({ value, unit, from, to }): Finding[] => {
    const weight = value * (kilograms[unit] ?? Number.NaN);
    const clause = clauseOf(reading, from);
    const before = reading.tokens.slice(Math.max(clause[0], from - 3), from).map(({ text }) => text);
    const isOver = before.some((word) => heavier.test(word));
    const isRule =
      isOver || before.some((word) => upTo.test(word)) || marksIn(reading, ...clause, 'welcomed').length > 0;
    const { stays, home } = stayingHome[reading.language];
    const words = reading.tokens.slice(...clause);
    const isDenied =
      words.some(({ text }) => notIn.test(text)) ||
      (words.some(({ text }) => stays.test(text)) && words.some(({ text }) => home.test(text)));
    const ofPets = mentionsBeside(reading, from).some(isPets);
    if (!ofPets || !isRule || isDenied || !(isOver ? weight >= most : weight > most * 1.02)) return [];
    return [{ kind: 'amenity', verdict: 'contradicted', from, to, source: limit.source }];
  });
};

export const findPets: Finder = (reading, ledger) => [...findAnySize(reading, ledger), ...findHeavy(reading, ledger)];
