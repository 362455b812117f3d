/**
 * Whether a sentence stands without some words of it. Sure is only an adjective beside the noun it is said of, with the
 * article or preposition left: 'our unique garden', 'un jardín único'. A noun, a verb or what is told of something
 * ('the garden is unique') takes its sentence along.
 */
import type { Language } from '@foyer/contract/languages';
import { grammarOf } from '#claims/reading/grammar.ts';
import { breaks, type Token } from '#claims/reading/tokens.ts';

const words = (line: string): ReadonlySet<string> => new Set(line.split(' '));

const determiners: Record<Language, ReadonlySet<string>> = {
  en: words('a an the our your their its his her my this that these those each every no some'),
  de: words(
    'der die das den dem des ein eine einen einem einer eines kein keine keinen keinem keiner unser unsere unseren unserem unserer unseres ihr ihre ihren ihrem ihrer ihres dein deine deinen deinem deiner euer eure euren eurem eurer sein seine seinen seinem seiner dieser diese dieses diesen diesem im am zum zur vom beim ins',
  ),
  es: words(
    'el la los las un una unos unas nuestro nuestra nuestros nuestras su sus tu tus este esta estos estas al del',
  ),
  fr: words('le la les l un une des notre nos votre vos son sa ses leur leurs ton ta tes ce cette ces au aux du'),
};
/** Those that are no pronoun as well: 'la rend unique' says nothing of a noun. */
const beforeNoun: Record<Language, ReadonlySet<string>> = {
  en: words(''),
  de: words(''),
  es: words('un una unos unas nuestro nuestra nuestros nuestras su sus'),
  fr: words('un une des notre nos votre vos son sa ses'),
};
/** What may follow a noun whose adjective has gone. */
const afterNoun: Record<Language, ReadonlySet<string>> = {
  en: words(''),
  de: words(''),
  es: words('con sobre junto para frente'),
  fr: words('avec sur pour face'),
};

const adjectives: Record<Language, RegExp> = {
  en: /^(?:(?!hand|mouth|spoon|arm)\p{L}{3,}ful|\p{L}{3,}(?:ous|less|esque)|(?:cheap|nice|grand|great|fine|quaint|posh|plush|chic|rare|fresh|green|cool|smart|cute|warm|quiet|calm|rich)(?:e?r|e?st)?|(?:cos|coz|com?f|swank|fanc|dream|homel?|love?l)(?:y|ier|iest)|best|finest|greatest|ultimate|unique|perfect|charming|stunning|amazing|breathtaking|enchanting|incredible|unforgettable|exclusive|exceptional|magical|magic|idyllic|timeless|authentic|vibrant|bustling|unrivalled|unparalleled|unbeatable|incomparable|legendary|iconic|picturesque|magnificent|spectacular|excellent|awesome|superb|sublime|elegant|opulent|bespoke|curated|artisanal|affordable|discounted|sustainable|neutral|friendly|responsible|ecological|eco|organic|delightful|traditional|modern|contemporary|stylish|special|typical|hidden|secret|real|true|very|truly|simply|really)$/u,
  de: /^\p{L}{2,}(?:ig|lich|isch|bar|sam|voll|haft|los|iv|ell|ös|ant|ent|neutral|ual|al)(?:e|er|es|em|en)$/u,
  es: /^(?:(?:únic|exclusiv|perfect|barat|mágic|auténtic|fantástic|maravillos|lujos|precios|hermos|bonit|bell|idílic|encantador|lind|íntim|modern|romántic|cálid|magnífic|exquisit|legendari|ecológic|acogedor|clásic|típic)(?:o|a|os|as|es)?|(?:inolvidabl|incomparabl|inmejorabl|increíbl|insuperabl|sostenibl|agradabl|impresionant|vibrant|elegant)es?|(?:excepcional|especial|espectacular|ideal|tradicional|singular)(?:es)?)$/u,
  fr: /^(?:(?:unique|magnifique|magique|superbe|sublime|incomparable|authentique|idyllique|inoubliable|féerique|romantique|splendide|incroyable|agréable|somptueuse|luxueuse|merveilleuse|précieuse|exclusive|chaleureuse|durable|écologique|typique|moderne|mythique)s?|(?:charmant|exceptionnel|parfait|ravissant|fascinant|élégant|vibrant|raffiné|privilégié|enchanteur)(?:l?e)?s?|(?:luxueux|somptueux|merveilleux|précieux|chaleureux)|exclusifs?)$/u,
};
/** Words that begin no noun. */
const small: Record<Language, ReadonlySet<string>> = {
  en: words(
    'a about all also always among an and any are around as at be but by can could did do does down ever for from had has have he her here how i if in into is it its me might must my near never no not of off on only or our out over shall she should since so than that the their then there these they this those through to too up us was we were what when where which while who will with without would you your',
  ),
  de: words(''),
  es: words(
    'a al antes cerca como con de del desde donde el en entre era es está están ha han hay la las lo los más muy ni no o para pero por que se ser si sin sobre son su sus también un una y ya u e',
  ),
  fr: words(
    'à a ai au aussi aux avec car ce cette comme d dans de des du elle en est et il je la le les leur lui mais ne nos notre nous on ont ou où par pas pour près qu que qui sa sans se ses son sont sous sur un une vos votre vous y',
  ),
};
/** 'De magnifiques jardins' is 'des jardins' without them. */
const bound = /^(?:de|d)$/;

/** Whether what stands around the tokens from `from` to `to` is a sentence without them. */
export function standsWithout(
  text: string,
  tokens: readonly Token[],
  from: number,
  to: number,
  language: Language,
): boolean {
  const [before, first, last, next] = [tokens[from - 1], tokens[from], tokens[to - 1], tokens[to]];
  if (!first || !last) return false;
  const begins = first.gap === breaks.sentence;
  const parted = (one: Token | undefined, other: Token | undefined) =>
    one !== undefined && other !== undefined && /^\s+$/.test(text.slice(one.end, other.start));
  if (!begins && !parted(before, first)) return false;
  const isAdjective = adjectives[language].test(last.text);
  const noun = tokens[from - 2];
  if (isAdjective && !begins && before?.kind === 'word' && noun && beforeNoun[language].has(noun.text))
    if (parted(noun, before) && !small[language].has(before.text))
      if (!next || next.gap === breaks.sentence || (parted(last, next) && afterNoun[language].has(next.text)))
        return true;
  if (next?.kind !== 'word' || !parted(last, next) || small[language].has(next.text)) return false;
  const isArticle = before !== undefined && determiners[language].has(before.text);
  const prepositions = grammarOf(language).prepositions;
  const led =
    begins ||
    isArticle ||
    (before !== undefined && prepositions.has(before.text) && !(language === 'fr' && bound.test(before.text)));
  if (!led) return false;
  // German nouns have capitals: what stands in lower case between an article and one is said of it.
  if (language === 'de') return next.capital && (isAdjective || isArticle) && (begins || !first.capital);
  return isAdjective;
}
