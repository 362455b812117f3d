/**
 * 'Our bakery', 'das Hotel hat eine eigene Rösterei', 'notre chapelle': what a text says is the house's own, and what nothing
 * in the sources speaks of. Without such a word it may be the town's, and is no claim.
 */
import { type Language, languages } from '@foyer/contract/languages';
import type { Finder, Finding } from '#claims/finding.ts';
import type { Ledger } from '#claims/ledger/ledger.ts';
import { onceFor } from '#claims/once.ts';
import { isAside } from '#claims/reading/aside.ts';
import { hasMark } from '#claims/reading/has-mark.ts';
import { isNotOffered } from '#claims/reading/offering.ts';
import { phrasesOfLanguages } from '#claims/reading/phrases-of-languages.ts';
import { isQuestion } from '#claims/reading/questions.ts';
import { clauseOf, type Mention, type Reading, sentenceOf } from '#claims/reading/read.ts';
import { breaks, type Token } from '#claims/reading/tokens.ts';
import { type Premises, premises } from '#lexicon/premises.ts';

const treeOf = phrasesOfLanguages<Premises>((tree, language) => {
  for (const one of premises) for (const phrase of one.words[languages.indexOf(language)] ?? []) tree.add(phrase, one);
});

/** Beginnings as short as that are looked for where a word begins. */
const shortStem = 3;

/** Everything the sources say, for a word to be looked for in. */
const told = onceFor(({ sources: { property, facts, event } }: Ledger): string => {
  const ofEvent = event ? [event.title, event.description, event.venue.title] : [];
  const ofFacts = facts.flatMap(({ factName, factValue }) => [factName, factValue]);
  const all = [property.name, property.type, property.address, ...ofFacts, ...ofEvent].join(' ');
  return ` ${all.toLowerCase().replace(/[^\p{L}]+/gu, ' ')}`;
});

const speakOf = (ledger: Ledger, { evidence }: Premises): boolean =>
  evidence.some((stem) => told(ledger).includes(stem.length > shortStem ? stem : ` ${stem}`));

/** Words that say right before the thing whose it is, and those that may stand between. */
const owning: Readonly<Record<Language, RegExp>> = {
  en: /^(?:our|own)$/,
  de: /^(?:unser(?:e[mnrs]?)?|(?:haus)?eigene[mnrs]?)$/,
  es: /^nuestr[oa]s?$/,
  fr: /^(?:notre|nos)$/,
};
/** Right behind it: 'una panadería propia', 'un fournil maison'. */
const ownedBehind: Readonly<Record<Language, RegExp>> = {
  en: /^(?:of our own)/,
  de: /^(?:im haus|im hause)(?: |$)/,
  es: /^(?:propi[oa]s?|privad[oa]s?|de la casa)(?: |$)/,
  fr: /^(?:maison|privée?s?|sur place|dans la maison)(?: |$)/,
};
/** Verbs of having with the house or 'we' before them: 'wir betreiben eine Rösterei'. */
const having: Readonly<Record<Language, RegExp>> = {
  en: /(?:^| )(?:we|hotel|house|inn|resort|lodge|guesthouse|hostel|property|barista|chef)(?: also| even| proudly)? (?:have|has|runs?|keeps?|offers?|boasts?|operates?|houses|includes|features)(?: (?:an?|its|own|small|little|tiny|lovely|charming|historic|private|on site))+ $/,
  de: /(?:^| )(?:wir|hotel|haus|gasthof|resort|herberge|hostel|pension|barista|koch) (?:auch |sogar )?(?:haben|hat|betreib\p{L}+|führ\p{L}+|bietet|bieten|besitz\p{L}+|beherbergt)(?: auch| sogar| noch| ihnen)*(?: (?:eine?n?|kleine[nrs]?|eigene[nrs]?|hübsche[nrs]?|feine[nrs]?|private[nrs]?))* $/u,
  es: /(?:^| )(?:contamos con|tenemos|disponemos de|ofrecemos|(?:hotel|casa|hostal|posada|finca|resort|establecimiento) (?:también )?(?:cuenta con|tiene|dispone de|ofrece|alberga|posee))(?: (?:una?|su|propi[oa]|pequeñ[oa]|también))* $/,
  fr: /(?:^| )(?:nous (?:avons|disposons|proposons|possédons)|(?:hôtel|maison|auberge|domaine|résidence|gîte|resort) (?:dispose|possède|abrite|propose|a|compte))(?: (?:aussi|même|d|de|une?|sa|son|propre|petite?|jolie?|charmante?))* $/,
};
/** What is only called so: 'the kitchen is our theatre', 'wie unser Theater'. */
const calling =
  /^(?:is|are|was|be|as|like|becomes?|ist|sind|war|wird|als|wie|es|son|como|será|est|sont|comme|devient|c)$/;
/** A genitive makes something else of it: 'our theatre of dreams', 'la galerie de photos'. */
const of = /^(?:of|de|du|des|d|del|der|online|web|webs?ite)$/;
/** 'Our village bakery', 'unser Bäcker im Dorf': words by which it is somebody else's, in whatever clause. */
const others =
  /^(?:village|town|local|neighbou?r\p{L}*|nearby|street|corner|round|favou?rite|partner\p{L}*|dorf\p{L}*|ort|ortes|nachbar\p{L}*|stadt|ecke|nebenan|gegenüber|lieblings\p{L}+|pueblo|vecin\p{L}*|barrio|esquina|ciudad|enfrente|lado|favorit[oa]|village|voisine?s?|quartier|coin|ville|face|côté|préférée?)$/u;
/** Words of an adjective between 'our' and the thing. */
const reach = 3;

function isOwned(reading: Reading, from: number, to: number): boolean {
  const { language, tokens } = reading;
  const [start, end] = clauseOf(reading, from);
  for (let at = from - 1; at >= Math.max(start, from - reach); at--) {
    const { text = '', gap = breaks.sentence } = tokens[at] ?? {};
    if (owning[language].test(text)) return !calling.test(tokens[at - 1]?.text ?? '') || at === start;
    // A preposition, an article or another noun parts them.
    if (reading.grammar.prepositions.has(text) || gap > breaks.space) break;
    if (language === 'de' && tokens[at]?.capital) break;
  }
  const words = (first: number, last: number) =>
    tokens
      .slice(first, last)
      .map(({ text }) => text)
      .join(' ');
  if (ownedBehind[language].test(words(to, Math.min(end, to + reach)))) return true;
  return having[language].test(`${words(start, from)} `);
}

export const findOwnPremises: Finder = (reading, ledger) => {
  const tree = treeOf(reading.language);
  return reading.tokens.flatMap(({ kind }, from): Finding[] => {
    if (kind !== 'word' || reading.silent[from]) return [];
    const found = tree.longest(reading.tokens, from);
    const one = found?.values[0];
    if (!found || !one || !isOwned(reading, from, found.to)) return [];
    const { to } = found;
    const mention: Mention = { subjects: [], from, to };
    const [start, end] = sentenceOf(reading, from);
    if (of.test(reading.tokens[to]?.text ?? '') && !(reading.tokens[to]?.gap ?? 0)) return [];
    if (speakOf(ledger, one)) return [];
    const isDenied = hasMark(reading, ...clauseOf(reading, from), 'denied', 'deniedAfter');
    if (isDenied || isQuestion(reading, end) || isAside(reading, mention)) return [];
    if (isNotOffered(reading, mention, [one.id])) return [];
    const sentence = reading.tokens.slice(start, end);
    // 'Next door' is not 'next to the hall'.
    const isNextDoor = ({ text }: Token, at: number) => text === 'next' && sentence[at + 1]?.text === 'door';
    if (sentence.some((token, at) => others.test(token.text) || isNextDoor(token, at))) return [];
    return [{ kind: 'amenity', verdict: 'unsupported', from, to }];
  });
};
