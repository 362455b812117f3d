/**
 * What stands behind 'in' and is no place, in English, German, Spanish and French: languages that one speaks or dreams in,
 * codes and keys, and the pictures, stuffs and coins that a thing is in. 'Dream in Latin' puts nobody anywhere.
 */
const tongues = `
  latin latein latín greek griechisch griego grec english spanish french german italian portuguese dutch swedish norwegian danish
  finnish icelandic russian polish czech welsh gaelic irish scots breton basque catalan galician occitan provençal japanese
  chinese mandarin cantonese arabic hebrew yiddish turkish hungarian romanian croatian serbian slovene ukrainian sanskrit norse
  esperanto klingon dialect swahili elvish castellano euskera catalán gallego valenciano latín español inglés alemán francés
  italiano portugués ladino ladin romansh rätoromanisch plattdeutsch bairisch schwäbisch alsacien allemand anglais espagnol
  italien français platt schweizerdeutsch sanskrit volapük luxembourgish lëtzebuergesch maltese albanian bulgarian estonian
  latvian lithuanian`;
const codes = `
  morse braille runes runen runas technicolor technicolour cinemascope stereo dolby sepia hd 3d colour color surround breitwand
  panavision kodachrome polaroid mono hifi mayúsculas majuscules capitals majeur mineur minor major moll dur`;
const stuffs = `
  linen cotton silk cashmere velvet tweed wool loden flannel denim birkenstocks wellies prada chanel gucci gore-tex pyjamas
  euros kronor kroner pounds dollars francs`;

const words: ReadonlySet<string> = new Set(`${tongues} ${codes} ${stuffs}`.split(/\s+/));

/** True of a word by which something is told how it is said, shown or clad. */
export const isManner = (word: string): boolean => words.has(word);

/** What is done in a language, a code or a key, whatever it is called: 'think in …', 'hums in …'. */
export const voicing =
  /^(?:(?:speak|talk|chat|dream|think|count|swear|hum|snore|whisper|murmur|write|read|bark|mutter|sigh|blink)s?|speaking|talking|chatting|dreaming|thinking|counting|swearing|humming|snoring|whispering|writing|spoken|written|rêve[zsr]?|rêvent|parle[zsr]?|parlent|ronfle[zsr]?|murmure[zsr]?|chuchote[zsr]?|sueñ[ae]n?|soñar|habl[ae]n?|hablar|ronca[nr]?|ladra[nr]?|susurra[nr]?|pensar)$/;
