/** Where a Spanish word is stressed, and the accent it is written with when something is hung behind it. */

const plainOf: Readonly<Record<string, string>> = { á: 'a', é: 'e', í: 'i', ó: 'o', ú: 'u' };
const accentOf: Readonly<Record<string, string>> = { a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú' };

/** Without its accents; 'ü' and 'ñ' stay. */
export const unaccented = (word: string): string => word.replace(/[áéíóú]/g, (vowel) => plainOf[vowel] ?? vowel);

/** The word with the letter at an index accented. */
const accentedAt = (word: string, index: number): string =>
  word.slice(0, index) + (accentOf[word.charAt(index)] ?? word.charAt(index)) + word.slice(index + 1);

/** The last letter of `vowels` in a word with its accent: 'reun' and 'iu' give 'reún'. */
export function accentedLast(word: string, vowels: RegExp): string {
  for (let index = word.length - 1; index >= 0; index--)
    if (vowels.test(word.charAt(index))) return accentedAt(word, index);
  return word;
}

const isWeak = (vowel: string) => /[iuü]/.test(vowel);

/** For each syllable the place of the vowel that would carry its accent. */
function peaks(word: string): number[] {
  const found: number[] = [];
  let open = false;
  for (let index = 0; index < word.length; index++) {
    const letter = word.charAt(index);
    const next = word.charAt(index + 1);
    const before = word.charAt(index - 1);
    const silent = letter === 'u' && (before === 'q' || (before === 'g' && /[eéií]/.test(next)));
    const vowel = /[aeiouáéíóúü]/.test(letter) || (letter === 'y' && index === word.length - 1 && index > 0);
    if (silent || !vowel) {
      open = false;
      continue;
    }
    const main = word.charAt(found.at(-1) ?? -1);
    if (open && isWeak(main)) found[found.length - 1] = index;
    // A weak vowel behind a strong one belongs to its syllable: 'paisaje', 'reservéis', 'rey'.
    else if (!open || !(isWeak(letter) || letter === 'y')) found.push(index);
    open = true;
  }
  return found;
}

/** Which syllable an unaccented word would be stressed on. */
const usual = (word: string, syllables: number): number =>
  /[aeiouáéíóúns]$/.test(word) && syllables > 1 ? syllables - 2 : syllables - 1;

/** Which syllable a word is stressed on. */
function stressed(word: string): number {
  const found = peaks(word);
  const marked = found.findIndex((index) => /[áéíóú]/.test(word.charAt(index)));
  return marked >= 0 ? marked : usual(word, found.length);
}

/** The word with something behind it, stressed where it was: 'reserva' and 'lo' give 'resérvalo'. */
export function withBehind(word: string, behind: string, cut = 0): string {
  const at = stressed(word);
  const kept = cut > 0 ? word.slice(0, -cut) : word;
  // 'envía', 'reír': the accent parts two vowels and stays whatever follows.
  if (/[aeoáéó][íú]|[íú][aeoáéó]/.test(kept)) return kept + behind;
  const plain = unaccented(kept) + behind;
  const found = peaks(plain);
  const place = found[at];
  return place === undefined || usual(plain, found.length) === at ? plain : accentedAt(plain, place);
}

/** A plural in -es keeps the stress: 'habitación', 'joven', 'inglés' give 'habitaciones', 'jóvenes', 'ingleses'. */
export const pluralIn = (word: string): string =>
  word.endsWith('z') ? withBehind(word, 'ces', 1) : withBehind(word, 'es');
