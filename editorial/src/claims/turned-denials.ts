/**
 * What stands in the place of a denial of what a house has: 'There is no lift.' becomes 'There is a lift.' Only whole
 * sentences of a few plain forms are turned, and only with nouns whose article is sure; of any other none is offered.
 */
import type { Language } from '@foyer/contract/languages';

const words = (all: string) => `(?:${all.split(' ').join('|').replaceAll('_', ' ')})`;
const pattern = (source: string) => new RegExp(`^${source}$`, 'iu');

const english = {
  counted: words(
    'lift elevator pool swimming_pool indoor_pool outdoor_pool sauna steam_room spa gym fitness_room restaurant bar garden terrace roof_terrace library playground car_park',
  ),
  mass: words('Wi-Fi WiFi parking'),
  having: '(?:there is|we have|(?:the|our) (?:house|hotel|hostel|inn|guesthouse) has|it has)',
};
const german = {
  having: '(?:(?:hier )?gibt es|es gibt(?: hier)?|wir haben|(?:das|unser) (?:Haus|Hotel|Hostel|Gasthaus) hat)',
  masculine: words(
    'Aufzug Fahrstuhl Lift Pool Innenpool Außenpool Dachpool Garten Wintergarten Spielplatz Fitnessraum Parkplatz',
  ),
  feminine: words('Sauna Bar Terrasse Dachterrasse Bibliothek Tiefgarage Garage Gästeküche'),
  neuter: words('Restaurant Spa Schwimmbad Hallenbad Freibad Dampfbad Café Fitnessstudio'),
};
const french = {
  masculine: words('ascenseur sauna hammam spa restaurant bar jardin parking garage'),
  feminine: words('piscine terrasse bibliothèque salle_de_sport cuisine_commune'),
};
const spanishVerb = words('hay tenemos ofrecemos admitimos aceptamos se_admiten se_aceptan');
const spanishThing = `(?:(?:perros|wifi|wi-fi|aparcamiento|ascensor|piscina|sauna|spa|gimnasio|restaurante|bar|jardín|terraza|biblioteca|parking)(?: (?:exterior|interior|cubierta|climatizada))?)`;

const an = (noun: string) => `${/^[aeio]/i.test(noun) ? 'an' : 'a'} ${noun}`;

type Turn = [RegExp, (...groups: string[]) => string];
/** The forms of a sentence without its full stop, and what each becomes by its groups. */
const turns: Record<Language, readonly Turn[]> = {
  en: [
    [pattern(`(${english.having}) no (${english.counted})`), (having, noun) => `${having} ${an(noun ?? '')}`],
    [pattern(`(${english.having}) no (${english.mass})`), (having, noun) => `${having} ${noun}`],
    [pattern('(dogs are) not (allowed|welcome|permitted|accepted)'), (dogs, welcome) => `${dogs} ${welcome}`],
  ],
  de: [
    [pattern(`(${german.having}) keinen (${german.masculine})`), (having, noun) => `${having} einen ${noun}`],
    [pattern(`(${german.having}) keine (${german.feminine})`), (having, noun) => `${having} eine ${noun}`],
    [pattern(`(${german.having}) kein (${german.neuter})`), (having, noun) => `${having} ein ${noun}`],
    [pattern(`(${german.having}) kein (WLAN)`), (having, noun) => `${having} ${noun}`],
    [pattern('(Hunde sind) nicht (erlaubt|willkommen|gestattet)'), (dogs, welcome) => `${dogs} ${welcome}`],
  ],
  fr: [
    [pattern(`Il n[’']y a pas (?:de |d[’'])(${french.masculine})`), (noun) => `Il y a un ${noun}`],
    [pattern(`Il n[’']y a pas (?:de |d[’'])(${french.feminine})`), (noun) => `Il y a une ${noun}`],
    [pattern(`Nous n[’']avons pas (?:de |d[’'])(${french.masculine})`), (noun) => `Nous avons un ${noun}`],
    [pattern(`Nous n[’']avons pas (?:de |d[’'])(${french.feminine})`), (noun) => `Nous avons une ${noun}`],
    [
      pattern('(Les chiens) ne (sont) pas (admis|acceptés|autorisés|les bienvenus|bienvenus)'),
      (...kept) => kept.join(' '),
    ],
  ],
  es: [
    [
      pattern(`No (${spanishVerb}) (${spanishThing})`),
      (verb = '', thing) => `${verb.charAt(0).toUpperCase()}${verb.slice(1)} ${thing}`,
    ],
    [
      pattern('(Los perros) no (están permitidos|están admitidos|son bienvenidos|se admiten)'),
      (...kept) => kept.join(' '),
    ],
  ],
};

/** What stands in the place of `start` to `end` so that its sentence says the thing; undefined where no form is sure. */
export function turnedDenial(
  text: string,
  { start, end }: { start: number; end: number },
  language: Language,
): string | undefined {
  const part = new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text).containing(start);
  if (!part) return undefined;
  const sentence = part.segment.trimEnd().replace(/[.!]$/, '');
  const [before, after] = [sentence.slice(0, start - part.index), sentence.slice(end - part.index)];
  for (const [form, turn] of turns[language]) {
    const groups = form.exec(sentence);
    const turned = groups && turn(...groups.slice(1));
    // The claim's own words are all that changes.
    if (turned?.startsWith(before) && turned.endsWith(after))
      return turned.slice(before.length, turned.length - after.length);
  }
  return undefined;
}
