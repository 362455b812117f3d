/** Whether the clause of an hour names somebody or something of its own: '…; the ponies set off at three'. */
import {
  clauseOf,
  idsOf,
  type Mention,
  markAt,
  markBefore,
  marksIn,
  mentionsBeside,
  type Reading,
  sentenceOf,
} from '#claims/reading/read.ts';
import { breaks } from '#claims/reading/tokens.ts';
import { isYoung } from '#claims/reading/young.ts';

/** By language: 'le rogamos', 'a las ocho' begin with no article. */
const articlesIn = {
  en: /^(?:the|an?|our|your|its)$/,
  de: /^(?:der|die|das|den|dem|eine?[nmr]?|unsere?|ihre?|deine?)$/,
  es: /^(?:el|la|los|las|una?|nuestr[oa]s?|sus?|tus?)$/,
  fr: /^(?:la|le|les|l|une?|notre|nos|votre|vos|ta|ton|tes)$/,
} as const;
const isArticle = ({ language }: Reading, text: string | undefined): boolean =>
  text !== undefined && articlesIn[language].test(text);

/** Nouns that tell when, or for whom, or take up what was named before: 'run on the belt: the hall opens at six'. */
const times =
  /^(?:lights?|lichter|licht|luz|luces|lumières?|days?|mornings?|evenings?|nights?|noon|weekends?|week|season|summer|winter|hours?|last|first|latest|doors?|whole|rest|others?|second|guests?|time|tag|abend|morgen|nacht|woche|saison|letzten?|ersten?|tür|türen|gäste|andere|zweite|uhr|zeit|día|días|mañana|tarde|noche|semana|temporada|último|última|primero|primera|puertas?|clientes|huéspedes|otr[oa]|segund[oa]|una|dos|jours?|matin|soir|nuit|semaine|saison|derni(?:er|ère)s?|premi(?:er|ère)s?|portes?|clients?|hôtes|autre|second|seconde|heure|service|halls?|house|place|rooms?|saal|halle|raum|haus|ort|sala|casa|lugar|local|salle|maison|lieu|endroit)$/;

/** What takes up the thing before, or goes on with it: 'it closes at ten', 'then opens at six'. */
const takingUp =
  /^(?:it|they|this|that|these|those|which|who|one|all|both|and|but|or|then|we|you|he|she|i|everything|everyone|last|first|only|also|again|until|from|before|after|never|always|closed?|closing|open(?:ed|ing)?|daily|service|food|orders?|drinks?|admission|entry|entrance|access|doors?)$/;

/** 'The bar opens at six; conversation starts at ten', 'Abreise bis elf, Heimweh ab zwölf': a noun with its own hour right behind it. */
function beginsWithNoun(reading: Reading, start: number, index: number): boolean {
  const noun = reading.tokens[start];
  if (noun?.kind !== 'word' || times.test(noun.text) || takingUp.test(noun.text) || isArticle(reading, noun.text))
    return false;
  if (
    reading.grammar.prepositions.has(noun.text) ||
    markAt(reading, start, 'role') ||
    markAt(reading, start, 'weekday')
  )
    return false;
  if (mentionsBeside(reading, start).some((one) => one.from <= start && one.to > start)) return false;
  const next = markAt(reading, start + 1, 'role');
  if (!next) return false;
  if (reading.language === 'de') return noun.capital && next.to === index;
  return (
    reading.language === 'en' &&
    (reading.beginning[start + 1] ?? []).some(
      ({ mark: { type, id } }) => type === 'role' && (id === 'opens' || id === 'closes'),
    )
  );
}

const goingOn =
  /^(?:lasts?|stays?|lingers?|runs?|goes|continues?|keeps?|waits?|serves?|served|serving|available|pours?|pouring|ready|even|sometimes|weekends?|sundays?)$/;

/** '…, siestas until five': a clause of one English noun with its own hour. */
export function isLedByWord(reading: Reading, index: number): boolean {
  const [start] = clauseOf(reading, index);
  const noun = reading.tokens[start];
  if (reading.language !== 'en' || noun?.kind !== 'word' || noun.gap < breaks.comma) return false;
  if (goingOn.test(noun.text) || takingUp.test(noun.text) || times.test(noun.text) || isArticle(reading, noun.text))
    return false;
  if (reading.grammar.prepositions.has(noun.text) || (reading.beginning[start] ?? []).length > 0) return false;
  if (mentionsBeside(reading, start).some((one) => one.from <= start && one.to > start)) return false;
  return markAt(reading, start + 1, 'role')?.to === index;
}

/** 'At four the rooms are ready, at five the bride may be': the noun stands behind its hour. */
function namesAfter(reading: Reading, index: number, end: number): boolean {
  const rest = reading.tokens.slice(index + 1, Math.min(end, index + 4));
  const at = index + 1 + rest.findIndex(({ text }) => isArticle(reading, text));
  const noun = reading.tokens[at + 1];
  if (at <= index || at + 1 >= end || noun?.kind !== 'word' || times.test(noun.text)) return false;
  if (reading.language === 'de' && !noun.capital) return false;
  if (reading.grammar.prepositions.has(reading.tokens[at - 1]?.text ?? '') || markAt(reading, at + 1, 'role'))
    return false;
  return mentionsBeside(reading, at + 1).every((one) => one.from > at + 1 || one.to <= at + 1);
}

/** Tokens of a clause that only names what the next one says the hour of. */
const shortName = 4;

/** 'El desayuno, hasta las diez; el mal humor, hasta las siete': a noun between a semicolon and the comma before its hour. */
function followsNoun(reading: Reading, start: number): boolean {
  if (reading.language === 'de' || reading.tokens[start]?.gap !== breaks.comma || start === 0) return false;
  const [first, end] = clauseOf(reading, start - 1);
  const opens = reading.tokens[first];
  const noun = reading.tokens[end - 1];
  return (
    end - first <= shortName &&
    opens?.gap === breaks.clause &&
    isArticle(reading, opens.text) &&
    noun?.kind === 'word' &&
    !times.test(noun.text) &&
    mentionsBeside(reading, first).every((one) => one.to <= first || one.from >= end)
  );
}

/** 'Den ersten Hahnenschrei': behind its article, or the adjective between, which ends like one. */
const nounBehind = (reading: Reading, at: number): number => {
  const next = reading.tokens[at + 1];
  const isAdjective =
    reading.language === 'de' && next?.kind === 'word' && !next.capital && /e[nrsm]?$/.test(next.text);
  return isAdjective && reading.tokens[at + 2]?.capital ? at + 2 : at + 1;
};

/** True where a thing of another clause is not what an hour is said of, since its own clause begins with another noun. */
export function hasOwnSubject(reading: Reading, { from, to }: Mention, index: number): boolean {
  const [start, end] = clauseOf(reading, index);
  if ((from >= start && from < end) || to > start) return false;
  // 'Breakfast starts early, because you said you'd be on the hill by six'.
  if (because.test(reading.tokens[start]?.text ?? '') && you.test(reading.tokens[start + 1]?.text ?? '')) return true;
  if (index - start <= 2 && namesAfter(reading, index, end)) return true;
  if (beginsWithNoun(reading, start, index) || followsNoun(reading, start)) return true;
  for (let at = start; at + 1 < index; at++) {
    const place = nounBehind(reading, at);
    const noun = reading.tokens[place];
    if (!isArticle(reading, reading.tokens[at]?.text) || noun?.kind !== 'word' || times.test(noun.text)) continue;
    if (reading.language === 'de' && !noun.capital) continue;
    if (reading.grammar.prepositions.has(reading.tokens[at - 1]?.text ?? '')) continue;
    if (markAt(reading, place, 'role') || markAt(reading, at, 'role') || markAt(reading, place, 'weekday')) continue;
    const known = mentionsBeside(reading, place).some(
      (one) => one.from <= place && one.to > place && idsOf(one, 'amenity', 'thing').length > 0,
    );
    if (!known) return true;
  }
  return false;
}

const because = /^(?:because|since|if|weil|falls|wenn|porque|si|parce|puisque)$/;
const you = /^(?:you|du|sie|ihr|usted|tú|vous|tu)$/;

const people =
  /^(?:guests?|travell?ers|families|visitors|hikers|gäste|reisende|familien|huéspedes|viajeros|clientes|familias|hôtes|voyageurs|clients|familles|rooms?|zimmer|habitaci(?:ón|ones)|chambres?)$/;

/** 'The oysters arrive at eight': neither check-in nor a guest's. */
export function isArrivalOfOthers(reading: Reading, mention: Mention): boolean {
  const { from } = mention;
  const noun = reading.tokens[from - 1];
  const [start] = clauseOf(reading, from);
  // 'El sol sale a las nueve y se marcha a las tres'.
  const stay = idsOf(mention, 'thing').some((id) => id.startsWith('check_'));
  if (stay && reading.tokens.slice(start, from).some(({ text }) => heavens.test(text))) return true;
  // 'Dawn arrives at five': guests are told 'arrive'.
  if (
    reading.tokens[from]?.text === 'arrives' &&
    !reading.tokens.slice(start, from).some(({ text }) => people.test(text))
  )
    return true;
  return (
    idsOf(mention, 'thing').some((id) => id.startsWith('check_')) &&
    isArticle(reading, reading.tokens[from - 2]?.text) &&
    noun?.kind === 'word' &&
    reading.clause[from - 2] === reading.clause[from] &&
    (reading.language !== 'de' || noun.capital) &&
    !people.test(noun.text) &&
    !times.test(noun.text)
  );
}

const heavens = /^(?:sun|moon|sonne|mond|sol|luna|soleil|lune)$/;

/** 'Jugendliche dürfen ab 14 ins Thermalbad': an age, where those who come are young and nothing else makes it an hour. */
export const isOfTheYoung = (reading: Reading, { bare, from }: { bare: boolean; from: number }): boolean =>
  bare &&
  markBefore(reading, from, 'role')?.mark.id === 'from' &&
  (reading.tokens
    .slice(clauseOf(reading, from)[0], from)
    .some((_, at, { length }) => isYoung(reading, from - length + at)) ||
    mayFromThen(reading, from));

const may = /^(?:dürfen|können|may|can|pueden|peuvent)$/;

/** 'Ab sechs dürfen Kinder in die Surfschule': the young stand behind what they may do from then on. */
const mayFromThen = (reading: Reading, from: number): boolean =>
  may.test(reading.tokens[from + 1]?.text ?? '') &&
  [from + 2, from + 3].some((at) => at < reading.tokens.length && isYoung(reading, at));

const wishes = /^(?:be|soyez|sois|esté|estén|estad|seien|sei|seid)$/;

/** 'Be on the ridge by noon and in the sauna by four': when a guest does something. */
export const isAdvice = (reading: Reading, index: number): boolean =>
  wishes.test(reading.tokens[clauseOf(reading, index)[0]]?.text ?? '') ||
  isOfTeller(reading, index) ||
  isOfEaters(reading, index);

/** What those who eat make of an hour, whatever the kitchen does. */
export const isOfEaters = (reading: Reading, index: number): boolean =>
  isEaten(reading, index) || isFilled(reading, index) || isCountedAs(reading, index);

const filled =
  /^(?:hunger|peckish|forget|satt|vergiss|vergessen|olvíd\p{L}+|olvid\p{L}+|hambre|saciad[oa]s?|oubli(?:e|ez|er|erez)|faim|rassasiée?s?|repue?s?|calée?s?)$/u;

/** Not those of 'keeps hungry families happy until midnight'. */
const hungry = /^(?:hungry|hungrig)$/;
const again = /^(?:until|till|before|again|bis|vor)$/;

/** 'Breakfast fills you up, forget eating until five': how long a meal lasts in those who had it. */
const isFilled = (reading: Reading, index: number): boolean =>
  markBefore(reading, index, 'role')?.mark.id === 'until' &&
  reading.tokens
    .slice(...clauseOf(reading, index))
    .some(
      ({ text }, at, { [at + 1]: next }) =>
        filled.test(text) || (hungry.test(text) && (!next || again.test(next.text))),
    );

const counting = /^(?:gilt|gelten|zählt|zählen|counts?|cuentan?|vale|valen|compte(?:nt)?|vaut|passe)$/;
const asWhat = /^(?:als|as|como|por|comme|pour)$/;
const meal =
  /^(?:meal|breakfast|lunch|dinner|mahlzeit|frühstück|mittagessen|abendessen|comida|desayuno|cena|repas|déjeuner|dîner)$/;

/** 'From eleven on ice cream counts as a meal': a wit about the hours, and none of them. */
const isCountedAs = (reading: Reading, index: number): boolean => {
  const rest = reading.tokens.slice(index, sentenceOf(reading, index)[1]);
  const end = rest.findIndex(({ gap }, at) => at > 0 && gap >= breaks.clause);
  const told = end < 0 ? rest : rest.slice(0, end);
  const verb = told.findIndex(({ text }) => counting.test(text));
  return (
    verb >= 0 &&
    told.slice(verb + 1, verb + 3).some(({ text }) => asWhat.test(text)) &&
    told.slice(verb + 2).some(({ text }) => meal.test(text))
  );
};

const eaten =
  /^(?:eaten|gone|finished|devoured|gegessen|verspeist|verputzt|comid[oa]s?|zampad[oa]s?|mangée?s?|dévorée?s?)$/;

/** 'The packed lunch is usually eaten by ten past eight': by those who have it; 'gegessen wird ab acht' is the kitchen's hour. */
const isEaten = (reading: Reading, index: number): boolean =>
  reading.tokens
    .slice(clauseOf(reading, index)[0], index)
    .some(({ text }, at, { [at + 1]: next }) => eaten.test(text) && !/^(?:wird|werden)$/.test(next?.text ?? ''));

/** Tokens of a clause that says only when. */
const onlyWhen = 4;
/** 'À 22 h 05, j’ai appris la patience': what somebody tells of himself. */
function isOfTeller(reading: Reading, index: number): boolean {
  const [start, end] = clauseOf(reading, index);
  const next = reading.tokens[end];
  return end - start <= onlyWhen && next?.gap === breaks.comma && /^(?:j|je|i|ich|yo)$/.test(next.text);
}

const anybody =
  /^(?:people|those|guests?|anyone|anybody|everyone|everybody|somebody|alle|jene|gäste|leute|wer|jeder|jeden|quien|quienes|huéspedes|gente|todos|ceux|celles|celui|personnes|gens|clients)$/;
const nobodies = /^(?:nobody|niemand|nadie|personne)$/;
const relative = /^(?:who|that|whose|die|der|que|quien|quienes|qui|wer)$/;

/** 'Nobody will turn the lights off before ten': what is not shut until then is the thing itself. */
const isShutting = (reading: Reading, index: number): boolean =>
  marksIn(reading, index, clauseOf(reading, index)[1], 'role').some(
    ({ mark, to }) => mark.id === 'closes' && reading.tokens[to - 1]?.text !== 'bed',
  );

/** '… even for people who were at the harbour until three': an hour of somebody a later piece of the sentence tells of. */
export const isOfSomebody = (reading: Reading, { from, to }: Mention, index: number): boolean =>
  to <= index &&
  reading.tokens.slice(Math.max(to, from), index).some(({ text, capital, gap }, at) => {
    const after = reading.tokens[to + at + 1];
    const nobody =
      nobodies.test(text) &&
      !isShutting(reading, to + at) &&
      !/^(?:par|per)$/.test(reading.tokens[to + at - 1]?.text ?? '');
    const alone = nobody || (/^(?:quien|quienes|wer)$/.test(text) && (gap > breaks.space || at > 0));
    return (
      to + at + 1 < index &&
      (alone || (anybody.test(text) && after !== undefined && relative.test(after.text) && !after.capital)) &&
      (reading.language === 'de' || !capital)
    );
  });
