/** Whether a name is of a place that is only told of: gone to, compared with, denied, or somebody else's. */
import { headOf, moving, owning } from '#claims/kinds/whereabouts.ts';
import { clauseOf, marksIn, mentionsBeside, type Reading, sentenceOf, speaksOf } from '#claims/reading/read.ts';
import { isOfStaff } from '#claims/reading/staff.ts';
import { breaks } from '#claims/reading/tokens.ts';

/** 'In Spain they would call it lunch': what others do there. */
const others =
  /^(?:they|people|one|man|on|ils|würde\w*|hieße|nennt|nennen|would|se|la|les|lo|llamar\p{L}+|dirían|dirait)$/u;

const here = /^(?:here|hier|aquí|acá|ici)$/;
/** 'Bei uns', 'chez nous': here, by two words. */
const withUs = /^(?:bei uns|chez nous|with us|con nosotros|en casa)$/;

/** 'Am Plattensee ist es auch schön, aber …': a sentence that grants something to another place, and goes on with a 'but'. */
const too = /^(?:too|also|auch|también|aussi)$/;
const but = /^(?:but|yet|only|aber|doch|nur|pero|sólo|solo|mais|seulement)$/;
export function isGranted(reading: Reading, index: number): boolean {
  const [start, end] = sentenceOf(reading, index);
  const [, clause] = clauseOf(reading, index);
  return (
    index - start <= 2 &&
    marksIn(reading, start, clause, 'ours').length === 0 &&
    reading.tokens.slice(index, clause).some(({ text }) => too.test(text)) &&
    reading.tokens.slice(clause, Math.min(end, clause + 2)).some(({ text }) => but.test(text))
  );
}

/** 'In Wien dauert ein Kaffee eine Stunde, hier eine Minute': a later clause that says how it is here. */
function isContrast(reading: Reading, index: number): boolean {
  const [start, end] = sentenceOf(reading, index);
  const [, clause] = clauseOf(reading, index);
  return (
    index - start <= 2 &&
    clause < end &&
    !speaksOf(reading, index, 'house', 'event', 'venue') &&
    marksIn(reading, start, clause, 'ours').length === 0 &&
    reading.tokens
      .slice(clause, Math.min(end, clause + 3))
      .some(({ text }, at) => here.test(text) || withUs.test(`${text} ${reading.tokens[clause + at + 1]?.text}`))
  );
}

const past =
  /^(?:estuvo|viajó|pasó|allée?|passée?|partie?|venue?|went|gone|been|spent|visited|reiste|fuhr|once|used|formerly|previously|was|were|learnt|learned|trained|worked|cooked|played|danced|served|früher|einst|war|hat|hatte|antes|trabajó|fue|cocinó|aprendió|autrefois|jadis|était|avant|travaillé|appris)$/;

/** 'The gardener has played chess in Lisbon': what somebody of the house did before. */
const pastOf = (reading: Reading, index: number): boolean =>
  reading.tokens.slice(...clauseOf(reading, index)).some(({ text }) => past.test(text));

const oneDay = /\b(?:una vez|un jour|once|einmal|one day|un día)\b/;

/** 'Frank, el de recepción, ganó una vez un concurso en Málaga': what somebody did there, one day. */
function isOnce(reading: Reading, index: number): boolean {
  const [start, end] = clauseOf(reading, index);
  const words = reading.tokens.slice(start, end).map(({ text }) => text);
  return (
    oneDay.test(words.join(' ')) &&
    words.some((word) => deed.test(word)) &&
    marksIn(reading, start, end, 'ours').length === 0 &&
    !speaksOf(reading, index, 'house', 'event', 'venue')
  );
}
const deed =
  /^(?:won|met|lost|saw|danced|gewonnen|getroffen|verloren|gesehen|ganó|perdió|vio|conoció|bailó|gagné|perdu|rencontré|vu|dansé)$/;

/** 'A night here costs less than two cocktails in Helsinki': what it is held against is there, and not the house. */
function isHeldAgainst(reading: Reading, index: number): boolean {
  const [start] = clauseOf(reading, index);
  const at = reading.tokens.slice(start, index).findLastIndex(({ text }) => /^(?:than|als|que)$/.test(text));
  if (at < 1) return false;
  const before = reading.tokens.slice(start, start + at).map(({ text }) => text);
  const compares = before.some((word) =>
    /^(?:less|fewer|weniger|menos|moins|\p{L}{3,}er|closer|quieter|earlier|later)$/u.test(word),
  );
  // 'More than a hotel in Leeds' is one.
  const isMore = before.length <= 1 && !comparedAs.test(before[0] ?? '');
  const house = speaksOf(reading, index, 'house') && isMore;
  const more = before.findLastIndex((word) => /^(?:más|plus|mehr)$/.test(word));
  return (compares || (more >= 0 && more < before.length - 1)) && !house;
}

/** 'Quieter than any hotel in Leeds', 'leiser als jedes Hotel in London': unlike 'more', it tells of what is elsewhere. */
const comparedAs = /^(?!mehr|more|besser|better)\p{L}{3,}er$/u;

/** 'You could be in Vienna', 'der könnte auch in Rom hängen': what would be, and is not. */
const conditional =
  /^(?:could|would|might|wouldn|couldn|könnte\p{L}*|würde\p{L}*|wäre\p{L}*|hätte\p{L}*|(?:pod|se|har|dir|esta|pensa|llama|valdr|tendr|cre)r?ía[ns]?|(?!maría)\p{L}{2,}(?:[ai]ría[ns]?|erían)|(?:pour|se|fe|di|au|croi|vaud|suffi|pass|pense)r?rai(?:s|t|ent)|\p{L}{2,}(?:er|[nu]dr)ai(?:s|t|ent))$/u;
const comparing = /^(?:than|als|wie|que|qu|como|comme|as)$/;

/** 'Better than in Paris', 'mieux qu’à Paris': a place that is only compared with. */
function isCompared(reading: Reading, index: number): boolean {
  const at = headOf(reading, index);
  return reading.tokens[at]?.gap === breaks.space && comparing.test(reading.tokens[at - 2]?.text ?? '');
}

function isSupposed(reading: Reading, index: number): boolean {
  const [start, end] = clauseOf(reading, index);
  // 'In Frankfurt they would charge for breathing': the verb may stand behind the place.
  // 'À Paris, on paierait cette vue': a sentence that opens with the place goes on behind its comma.
  const [first, last] = sentenceOf(reading, index);
  const until = index - first <= 2 ? last : end;
  return reading.tokens.slice(start, Math.min(until, index + 4)).some(({ text }) => conditional.test(text));
}

/** 'In Passau losgefahren, in Wien erwartet': stages of a journey. */
const stages =
  /^(?:losgefahren|losgegangen|gestartet|aufgebrochen|abgefahren|abgereist|erwartet|umgestiegen|eingestiegen|gelandet|verpasst|vermisst)$/;

/** 'In Edinburgh this would cost twice as much', 'in Wien sagt man …': what would be, or what people do there. */
function isSaidThere(reading: Reading, to: number): boolean {
  const words = reading.tokens.slice(to, to + 3).map(({ text }) => text);
  const ours = marksIn(reading, ...clauseOf(reading, to), 'ours').length > 0;
  const would = /^(?:would|would['’]ve|might|could|würde|wäre|hätte|kostete|sería|costaría|serait|coûterait)$/;
  const it = /^(?:this|that|it|one|you|das|dies|es|man|esto|eso|ceci|cela|ça|on)$/;
  const [first = '', second = ''] = words;
  const unreal = words.some((word) => would.test(word)) && words.some((word) => it.test(word));
  return !ours && (unreal || (reading.language === 'de' && second === 'man' && first !== ''));
}

/** 'Es riecht nach Wald, nicht nach Wien': what it is not. */
const denying = /^(?:not|nicht|no|ni|pas|neither|nor|weder|noch|kein|keine|nie|never|nunca|jamais)$/;
const isDenied = (reading: Reading, index: number): boolean => {
  const at = headOf(reading, index);
  const isNo = (index: number) =>
    reading.tokens[index + 1]?.gap === breaks.space && denying.test(reading.tokens[index]?.text ?? '');
  return isNo(at - 1) || (reading.tokens[at]?.gap === breaks.space && isNo(at - 2));
};

/** 'Half of Vienna has dined here', 'la moitié de Vienne': its people, and not the town. */
const isHalfOf = (reading: Reading, index: number): boolean => {
  const at = owning.has(reading.tokens[index - 1]?.text ?? '') ? index - 2 : index - 1;
  return (
    /^(?:half|halb|medio|media|mitad|moitié)$/.test(reading.tokens[at]?.text ?? '') &&
    reading.clause[at] === reading.clause[index]
  );
};

/** 'Your friends in Braga will be jealous': they live there. */
const folk =
  /^(?:friends?|family|cousins?|aunts?|uncles?|grandmother|colleagues?|bosse?|boss|freunde?n?|familie|tante|onkel|oma|kollegen|chef|amig[oa]s?|famil(?:ia|le)|prim[oa]s?|t[íi][oa]s?|abuela|amis?|amies?|cousine?s?|tantes?|oncles?|collègues?)$/;
const isOfFolk = (reading: Reading, index: number): boolean =>
  /^(?:in|from|aus|von|en|de|à|d)$/.test(reading.tokens[index - 1]?.text ?? '') &&
  folk.test(reading.tokens[index - 2]?.text ?? '') &&
  // 'Vos vacances en famille à Dubrovnik'.
  reading.tokens[index - 3]?.text !== 'en';

/** 'Un hôtel de Londres nous a copié la recette', 'ein Hotel in London hat uns kopiert': what another house does to us. */
const colleaguesReach = 4;
const isOfColleagues = (reading: Reading, index: number, to: number): boolean => {
  const [start, end] = clauseOf(reading, index);
  return (
    index - start <= colleaguesReach &&
    /^(?:an?|ein|eine|una?|une)$/.test(reading.tokens[start]?.text ?? '') &&
    reading.tokens.slice(to, Math.min(end, to + 2)).some(({ text }) => /^(?:us|uns|nos|nous)$/.test(text))
  );
};

/** 'Nach Wien ist es eine Stunde', 'nach Bath braucht man zwanzig Minuten': how long it takes to get there. */
const takesLong = /^(?:ist es|sind es|sind|braucht|brauchen|dauert|geht es|kommt|kommen|führt|fährt|fahren|läuft)\b/;
const isWayTold = ({ tokens, language }: Reading, index: number, to: number): boolean =>
  language === 'de' &&
  tokens[index - 1]?.text === 'nach' &&
  takesLong.test(`${tokens[to]?.text} ${tokens[to + 1]?.text}`) &&
  !/^(?:wir|der|die|das)$/.test(tokens[to + 1]?.text ?? '');

/** Tokens behind a place in which German says that one goes there: 'nach Wien ist es nicht weit'. */
const farReach = 5;

/** 'The night train to Vienna', 'In Spain they would …': a place that is gone to, or told of as another. */
export function isElsewhereTold(reading: Reading, index: number, to: number): boolean {
  const [start, end] = clauseOf(reading, index);
  const after = reading.tokens[to];
  const isEvent = () =>
    mentionsBeside(reading, index).some(
      (one) =>
        one.from >= start && one.to <= end && one.subjects.some(({ type }) => type === 'event' || type === 'venue'),
    );
  // 'En Pau se celebra la Ronde': what is done there with an event is no custom.
  if (index - 1 === start && after?.gap === breaks.space && others.test(after.text) && !isEvent()) return true;
  if (index - 1 === start && (isSaidThere(reading, to) || stages.test(after?.text ?? ''))) return true;
  if (isOfStaff(reading, index) && pastOf(reading, index)) return true;
  if (isOnce(reading, index) || isContrast(reading, index) || isHeldAgainst(reading, index)) return true;
  if (isCompared(reading, index) || isSupposed(reading, index) || isDenied(reading, index)) return true;
  if (
    isOfColleagues(reading, index, to) ||
    isWayTold(reading, index, to) ||
    isHalfOf(reading, index) ||
    isGranted(reading, index) ||
    isOfFolk(reading, index)
  )
    return true;
  // 'The festival moves to …'; what another clause tells of an event is none of a guest's way.
  if (isEvent()) return false;
  // German may put the verb behind: 'nach Lissabon fliegt man drei Stunden'.
  const until = reading.language === 'de' ? Math.min(clauseOf(reading, index)[1], to + farReach) : index;
  // 'Nach Sylt fährt man mit dem Zug, nach Föhr mit dem Schiff': the second way goes without its verb.
  const since = reading.language === 'de' ? sentenceOf(reading, index)[0] : start;
  return moving.has(reading.tokens[index - 1]?.text ?? '') && marksIn(reading, since, until, 'travel').length > 0;
}
