/** 'The fifth star over the door', 'uns schmückt der fünfte Stern': the last of a house's stars, by which all are told. */
import type { Finder } from '#claims/finding.ts';
import { recordSource } from '#claims/ledger/ledger.ts';
import { isUnreal } from '#claims/reading/aside.ts';
import { hasMark } from '#claims/reading/has-mark.ts';
import { clauseOf, markAt, type Reading } from '#claims/reading/read.ts';
import { breaks } from '#claims/reading/tokens.ts';

const [fewest, most] = [2, 7];

/** How a house has a star; one it hopes for, or that somebody else deserves, is none. */
const having: Readonly<Record<Reading['language'], RegExp>> = {
  en: /^(?:wear|wears|hold|holds|carry|carries|adorns?|hangs|shines|glows|earned|won|gained|received|awarded|granted|got)$/,
  de: /^(?:schmückt|ziert|trägt|tragen|leuchtet|prangt|glänzt|strahlt|hängt|verdient|erhalten|bekommen|erkämpft|erworben|verliehen)$/,
  es: /^(?:adorna|luce|lucimos|lleva|llevamos|ostenta|ostentamos|brilla|cuelga|corona|ganamos|ganado|conseguimos|conseguido|obtuvimos|obtenido|recibimos|recibido)$/,
  fr: /^(?:orne|porte|portons|arbore|arborons|brille|couronne|accroche|décroché|obtenu|gagné|conquis|reçu|décrochée|obtenue)$/,
};
/** 'We still lack the fifth star', 'we dream of it'. */
const hoped =
  /^(?:almost|nearly|yet|soon|hope|hopes|dream|dreams|want|would|if|when|fast|beinahe|bald|noch|hoffen|träumen|wollen|wenn|casi|aún|todavía|pronto|sueña|soñamos|esperamos|si|cuando|presque|bientôt|encore|rêve|rêvons|espérons|quand|sky|himmel|cielo|ciel|night|nacht|noche|nuit)$/;

const ours = /^(?:we|us|our|uns|unser\p{L}*|wir|nos|nuestr\p{L}+|\p{L}+mos|notre|nous|door|tür|puerta|porte)$/u;

export const findNthStar: Finder = (reading, ledger) => {
  const rating = ledger.sources.property.starRating;
  return reading.tokens.flatMap((_, index) => {
    const nth = reading.silent[index] ? null : markAt(reading, index, 'ordinal');
    const value = nth?.mark.value ?? 0;
    if (!nth || value < fewest || value > most || (rating !== null && value < rating)) return [];
    const star = (reading.tokens[nth.to]?.gap ?? breaks.sentence) <= breaks.space && markAt(reading, nth.to, 'star');
    if (!star) return [];
    const clause = clauseOf(reading, index);
    const words = reading.tokens.slice(...clause).map(({ text }) => text);
    const has = words.some((word) => having[reading.language].test(word)) && words.some((word) => ours.test(word));
    const denied = hasMark(reading, ...clause, 'denied', 'deniedAfter');
    if (!has || denied || words.some((word) => hoped.test(word)) || isUnreal(reading, { from: index })) return [];
    const verdict = rating === null ? 'unsupported' : value === rating ? 'supported' : 'contradicted';
    const source = rating === null ? undefined : recordSource('starRating', String(rating));
    return [{ kind: 'stars', verdict, from: index, to: star.to, source }];
  });
};
