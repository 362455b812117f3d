/** The stars of the house; those in the sky and those of a kitchen are none. */
import type { Finder, Finding } from '#claims/finding.ts';
import { isInJest } from '#claims/kinds/stars-in-jest.ts';
import { recordSource } from '#claims/ledger/ledger.ts';
import { isUnreal } from '#claims/reading/aside.ts';
import { clauseOf, markAt, marksIn, mentionsBeside, type Reading, sentenceOf } from '#claims/reading/read.ts';
import { breaks } from '#claims/reading/tokens.ts';
import { withNumber } from '#claims/wording.ts';
import { lodgings } from '#lexicon/lodgings.ts';

const mostStars = 7;
/** 'Une nuit dans ce quatre étoiles': with one of these it is a rating, whatever is said of the night. */
const rated =
  /^(?:un|ce|cet|cette|notre|votre|this|our|your|dieses|diesem|unser|unserem|ihr|ihrem|este|esta|nuestro|su)$/;
/** Tokens on each side in which 'sky' or 'Michelin' says that no rating is meant. */
const reach = 5;
/** What guests and moods are given stars for: 'ein Fünf-Sterne-Lächeln', 'un sourire cinq étoiles'. */
const moods =
  /^(?:smiles?|generals?|hair|frisur|peinados?|coiffure|sulks?|tantrums?|blush|applause|compliments?|excuses?|idleness|boredom|weather|drizzle|rain|mud|fog|wind|snow|storms?|puddles?|sofa|armchair|bench|hammock|blankets?|pillows?|jokes?|nonsense|grins?|yawns?|laugh|ideas?|fools?|thoughts?|arguments?|plans?|laughter|appetite|naps?|sleep|snores?|silence|gossip|sunsets?|sunrises?|view|views|skies|hugs?|manners|memories|mood|lächeln|schmollen|faulheit|ausreden?|wetter|sofa|witze?|komplimente?|applaus|grinsen|lachen|appetit|schlaf|nickerchen|gähnen|stille|ruhe|schweigen|sonnenuntergang|aussicht|laune|umarmung|erinnerungen|sonrisas?|carcajadas?|apetito|siestas?|sueños?|bostezos?|ronquidos?|silencio|calma|paciencia|atardecer|atardeceres|amanecer|vistas?|abrazos?|besos?|recuerdos|humor|sourires?|rires?|appétit|siestes?|sommeil|rêves?|bâillements?|ronflements?|silence|calme|patience|coucher|vue|câlins?|bisous?|souvenirs?|humeur)$/;
/** What a rating is of, beside a house and its names. */
const graded =
  /^(?:comfort|luxury|standards?|service|rating|superior|plus|category|status|quality|level|living|hospitality|experience|stay|stays|break|getaway|address|property|accommodation|rooms?|suites?|establishment|komfort|luxus|service|bewertung|kategorie|status|niveau|qualität|standard|haus|häuser|hauses|häusern|hotellerie|gastlichkeit|aufenthalt|adresse|zimmer|unterkunft|betrieb)$/;

/** Words between 'the silence' and 'has five stars'. */
const moodReach = 4;
const given = /^(?:has|have|deserves?|earned|hat|haben|verdient|bekommt|tiene|merece|vale|a|ont|mérite|vaut)$/;

const deserving = /^(?:worth|wert|val(?:e|en|ent)|vaut|deserves?|earns?|verdien(?:t|en)|merece[ns]?|mérite(?:nt)?)$/;

/** 'Some mornings deserve five stars', 'votre soirée mérite cinq étoiles': given to anything but the house. */
function isDeserved(reading: Reading, index: number): boolean {
  const [start] = clauseOf(reading, index);
  const isHouse = mentionsBeside(reading, index).some(
    ({ from, to, subjects }) => from >= start && to <= index && subjects.some(({ type }) => type === 'house'),
  );
  const words = reading.tokens.slice(start, index).map(({ text }) => text);
  return (
    !isHouse && words.some((word) => deserving.test(word)) && !words.some((word) => lodgings.has(word) || we.test(word))
  );
}

const having = {
  en: /^(?:has|have|had|with|brings?|keeps?|expect)$/,
  de: /^(?:hat|haben|mit|bringt|bringen)$/,
  es: /^(?:tienen?|hay|con|trae)$/,
  fr: /^(?:a|ont|avec|possède)$/,
} as const;

/** 'Our receptionist has a five-star memory', 'tiene una paciencia de cinco estrellas': somebody has it. */
function isHeld(reading: Reading, index: number, to: number): boolean {
  const romance = reading.language === 'es' || reading.language === 'fr';
  if (romance && !/^(?:de|d|à)$/.test(reading.tokens[index - 1]?.text ?? '')) return false;
  const at = romance ? index - 2 : to;
  const noun = reading.tokens[at];
  if (noun?.kind !== 'word' || lodgings.has(noun.text) || graded.test(noun.text)) return false;
  if (romance ? (reading.tokens[index]?.gap ?? 0) > breaks.space : noun.gap > breaks.space) return false;
  // 'Mit vier Sternen und viel Heu'.
  if (reading.language === 'de' && !noun.capital) return false;
  const isHouse = mentionsBeside(reading, index).some(
    ({ from, subjects }) => from >= index - 2 && from <= to + 1 && subjects.some(({ type }) => type === 'house'),
  );
  const [start] = clauseOf(reading, index);
  const first = romance ? at : index;
  // 'A five-star memory and a one-star singing voice'.
  const far = joined.has(reading.tokens[first - 2]?.text ?? '') ? joinedReach : 2;
  const before = reading.tokens.slice(Math.max(start, first - far), first);
  return !isHouse && before.some(({ text }) => having[reading.language].test(text));
}

/** What joins a second rating that is no rating. */
const joined: ReadonlySet<string> = new Set(['with', 'mit', 'con', 'avec', 'and', 'und', 'y', 'et']);
/** Tokens from 'has' to the second of two things that somebody has. */
const joinedReach = 8;

const over = /^(?:over|above|über|sobre|dessus)$/;

/** 'Three stars over the harbour': they stand in the sky. */
const isOverLand = (reading: Reading, to: number): boolean => {
  const word = reading.tokens[to]?.text === 'au' ? to + 1 : to;
  return over.test(reading.tokens[word]?.text ?? '') && marksIn(reading, word, word + 4, 'landmark').length > 0;
};

/** 'El silencio aquí tiene cinco estrellas', 'the silence has five stars': given to the mood the clause is about. */
function isGivenToMood(reading: Reading, index: number): boolean {
  const [start] = clauseOf(reading, index);
  const verb = reading.tokens[index - 1]?.text ?? '';
  return (
    given.test(verb) &&
    // 'Sleep in a five-star monastery': in French alone the word is a verb.
    (verb !== 'a' || reading.language === 'fr') &&
    reading.tokens.slice(Math.max(start, index - 1 - moodReach), index - 1).some(({ text }) => moods.test(text))
  );
}

const determiner = /^(?:a|an|the|our|your|this|that|its|their|my|s|genuine|true|real)$/;

/** 'Expect five-star grins': English gives a house an article, and one of its names. */
function isMood(reading: Reading, index: number, to: number): boolean {
  const { tokens } = reading;
  const next = tokens[to];
  if (next && next.gap <= breaks.space && moods.test(next.text)) return true;
  const noun = /^(?:de|d|à|con|avec)$/.test(tokens[index - 1]?.text ?? '') ? index - 2 : index - 1;
  const romance = reading.language === 'es' || reading.language === 'fr';
  if (romance && (tokens[index]?.gap ?? breaks.sentence) <= breaks.space && moods.test(tokens[noun]?.text ?? ''))
    return true;
  if (isGivenToMood(reading, index)) return true;
  if (reading.language !== 'en' || !next || next.gap > breaks.space || next.kind !== 'word') return false;
  if (!/[-\u2010\u2011]/.test(reading.text.slice(tokens[index]?.end, tokens[index + 1]?.start))) return false;
  if (lodgings.has(next.text)) return false;
  const [start] = clauseOf(reading, index);
  // 'Bring a five-star sense of humour'.
  if (tokens[to + 1]?.text === 'of' && !graded.test(next.text)) return true;
  return (
    index > start &&
    !reading.grammar.prepositions.has(next.text) &&
    !tokens.slice(Math.max(start, index - 3), index).some(({ text }) => determiner.test(text))
  );
}

const than = /^(?:than|als|que)$/;
const better = /^(?:more|better|nicer|higher|mehr|besser|schöner|lieber|wertvoller|más|mejor|plus|mieux|meilleure?)$/;

/** 'A shower is worth more than three stars', 'besser als fünf Sterne': what is weighed, and not what the house has. */
const isLess = (reading: Reading, index: number): boolean =>
  reading.tokens.slice(Math.max(0, index - 2), index).some(({ text }) => than.test(text)) &&
  reading.tokens.slice(clauseOf(reading, index)[0], index).some(({ text }) => better.test(text));

/** Words of what somebody would do: 'we'd give you five stars', 'fünf Sterne, würden wir sagen'. */
const would = {
  en: /^(?:would|d)$/,
  de: /^(?:würden?|gäben?)$/,
  es: /^(?:daríamos|pondríamos|daría|pondría)$/,
  fr: /^(?:donnerions|mettrions|donnerait|mettrait)$/,
} as const;

const gives =
  /^(?:give|award|say|geben|gäben?|vergeben|sagen|daríamos|pondríamos|daría|pondría|donnerions|mettrions|donnerait|mettrait)$/;

const awarding =
  /^(?:give|award|vergeben|verleihen|verteilen|geben|damos|otorgamos|ponemos|concedemos|donnons|attribuons|décernons|mettons)$/;
const we = /^(?:we|i|wir|ich|damos|otorgamos|ponemos|concedemos|nous)$/;

/** Tokens on each side in which somebody may give the stars. */
const givenReach = 8;

function isGiven(reading: Reading, index: number): boolean {
  const [start, end] = sentenceOf(reading, index);
  const words = reading.tokens
    .slice(Math.max(start, index - givenReach), Math.min(end, index + givenReach))
    .map(({ text }) => text);
  // 'Fünf Sterne vergeben wir nur an Kinder', 'we give five stars to every sandcastle'.
  const byUs = words.some((word) => awarding.test(word)) && words.some((word) => we.test(word));
  return byUs || (words.some((word) => would[reading.language].test(word)) && words.some((word) => gives.test(word)));
}

const night = /^(?:night|nights|nuits?|nuitées?|noches?)$/;
/** 'Une nuit quatre étoiles', 'a four-star night': the night a guest books, and none in which stars stand. */
function isRatedNight({ tokens, language }: Reading, index: number, to: number, at: number): boolean {
  if (!night.test(tokens[at]?.text ?? '')) return false;
  // 'A five-star night simply means that the clouds have gone': a night that is told of, and not offered.
  if (language === 'en' && /^(?:mean|means|is|was|simply|just|only)$/.test(tokens[to + 1]?.text ?? '')) return false;
  if (language === 'en') return at === to && tokens[to - 1]?.text === 'star' && tokens[to]?.gap === breaks.space;
  const noun = /^(?:de|en)$/.test(tokens[index - 1]?.text ?? '') ? index - 2 : index - 1;
  return at === noun && tokens[index]?.gap === breaks.space && !/^(?:la|the)$/.test(tokens[noun - 1]?.text ?? '');
}

export const findStars: Finder = (reading, ledger) => {
  const found: Finding[] = [];
  const rating = ledger.sources.property.starRating;
  const judge = (value: number, from: number, to: number, index: number | null) => {
    const verdict = rating === null ? 'unsupported' : value === rating ? 'supported' : 'contradicted';
    const expected =
      verdict !== 'contradicted' || rating === null
        ? undefined
        : index === null
          ? '★'.repeat(rating)
          : withNumber(reading, from, to, index, rating);
    found.push({
      kind: 'stars',
      verdict,
      from,
      to,
      source: rating === null ? undefined : recordSource('starRating', String(rating)),
      expected,
    });
  };
  for (let index = 0; index < reading.tokens.length; index++) {
    const token = reading.tokens[index];
    if (!token || reading.silent[index]) continue;
    if (token.text === '★') {
      let to = index;
      while (reading.tokens[to]?.text === '★') to++;
      judge(to - index, index, to, null);
      index = to - 1;
      continue;
    }
    const compound = /^(ein|zwei|drei|vier|fünf|sechs|sieben)sterne/.exec(token.text);
    if (compound) {
      judge(
        ['ein', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben'].indexOf(compound[1] ?? '') + 1,
        index,
        index + 1,
        null,
      );
      continue;
    }
    // 'Ein-Stern-Haus': an article with a hyphen is a number.
    const hyphened = token.text === 'ein' && reading.text[token.end] === '-';
    const value = hyphened ? 1 : token.value;
    if (value === null || (!hyphened && token.kind !== 'number' && !token.article) || value < 1 || value > mostStars)
      continue;
    const star =
      (reading.tokens[index + 1]?.gap ?? breaks.sentence) === breaks.space ? markAt(reading, index + 1, 'star') : null;
    if (!star) continue;
    const [start, end] = sentenceOf(reading, index);
    const sky = marksIn(reading, Math.max(start, index - 3), Math.min(end, star.to + reach), 'sky').filter((place) => {
      const between = reading.tokens.slice(Math.min(place.from, star.to), Math.max(place.from, star.to) + 1);
      const after = place.from >= star.to;
      const isNight = isRatedNight(reading, index, star.to, place.from);
      return !isNight && !between.some((t, at) => (after || at > 0) && t.gap > breaks.space);
    });
    // 'Un refugio de tres estrellas bajo un cielo con más'.
    const ofHouse = mentionsBeside(reading, index).some(
      ({ from, to, subjects }) =>
        subjects.some(({ type }) => type === 'house') && (to === index || to === index - 1 || from === star.to),
    );
    const next = reading.tokens[star.to];
    // 'A five-star chateau under the limes', 'ein Fünf-Sterne-Schlösschen unter Linden'.
    const lodging =
      (next !== undefined &&
        next.gap <= breaks.space &&
        (next.dash || lodgings.has(next.text) || graded.test(next.text))) ||
      // 'Un castillo de cuatro estrellas que prefiere contar luciérnagas'.
      (token.gap === breaks.space &&
        lodgings.has(
          reading.tokens[index - (/^(?:de|à)$/.test(reading.tokens[index - 1]?.text ?? '') ? 2 : 1)]?.text ?? '',
        ));
    const named = ofHouse || lodging || rated.test(reading.tokens[index - 1]?.text ?? '');
    if (
      (!named && isInJest(reading, index, star.to)) ||
      (sky.length > 0 && !named) ||
      (token.article && reading.text[token.end] !== '-') ||
      (!ofHouse && isLess(reading, index)) ||
      (!ofHouse && isMood(reading, index, star.to)) ||
      (!named && isGiven(reading, index)) ||
      (!named && (isDeserved(reading, index) || isHeld(reading, index, star.to) || isOverLand(reading, star.to))) ||
      isUnreal(reading, { from: index })
    )
      continue;
    // 'A three-star house with five-star gossip': the second rating is a way of speaking.
    const twice = found.some((other) => reading.sentence[other.from] === reading.sentence[index]);
    if (
      (twice && joined.has(reading.tokens[index - 1]?.text ?? '')) ||
      (twice && joined.has(reading.tokens[index - 2]?.text ?? ''))
    )
      continue;
    judge(value, index, star.to, index);
  }
  return found;
};
