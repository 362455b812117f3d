/** Artikel und Fälle: Namen von Festen und Orten, die ein Satz beugen muss. */
export type Gender = 'm' | 'f' | 'n' | 'pl';

const articles: Record<Gender, { nom: string; akk: string; dat: string; zu: string; von: string }> = {
  m: { nom: 'der', akk: 'den', dat: 'dem', zu: 'zum', von: 'vom' },
  f: { nom: 'die', akk: 'die', dat: 'der', zu: 'zur', von: 'von der' },
  n: { nom: 'das', akk: 'das', dat: 'dem', zu: 'zum', von: 'vom' },
  pl: { nom: 'die', akk: 'die', dat: 'den', zu: 'zu den', von: 'von den' },
};

export type Noun = {
  bare: string;
  gender: Gender | null;
  nom: string;
  akk: string;
  dat: string;
  zu: string;
  von: string;
};

/** Ein Hauptwort mit seinen Artikeln. */
export function noun(bare: string, gender: Gender): Noun {
  const a = articles[gender];
  const dative = gender === 'pl' && /(?:e|el|er)$/.test(bare) ? `${bare}n` : bare;
  return {
    bare,
    gender,
    nom: `${a.nom} ${bare}`,
    akk: `${a.akk} ${bare}`,
    dat: `${a.dat} ${dative}`,
    zu: `${a.zu} ${dative}`,
    von: `${a.von} ${dative}`,
  };
}

/** Endungen, an denen ein Titel sein Geschlecht zeigt; wahr, wenn das Wort auch allein stehen kann. */
const heads: readonly (readonly [RegExp, Gender, boolean])[] = [
  [/markt$/i, 'm', true],
  [/märkte$/i, 'pl', true],
  [/marathon$/i, 'm', true],
  [/lauf$/i, 'm', true],
  [/umzug$/i, 'm', true],
  [/zug$/i, 'm', false],
  [/advent$/i, 'm', false],
  [/(?:abend|tag|sommer|herbst|cup|grand prix|kongress|triathlon|zirkus|ball)$/i, 'm', false],
  [/fest$/i, 'n', true],
  [/festival$/i, 'n', true],
  [/konzert$/i, 'n', true],
  [/turnier$/i, 'n', true],
  [/rennen$/i, 'n', true],
  [/(?:singen|open air|wochenende|derby)$/i, 'n', false],
  [/messe$/i, 'f', true],
  [/ausstellung$/i, 'f', true],
  [/regatta$/i, 'f', true],
  [/parade$/i, 'f', true],
  [/(?:weihnacht|nacht|woche|oper|biennale|gala|dult|kirmes|wiesn|meisterschaft|prozession)$/i, 'f', false],
  [/festspiele$/i, 'pl', true],
  [/(?:tage|wochen|spiele|konzerte|meisterschaften)$/i, 'pl', false],
];

const adjective = /^(?:Große|Kleine|Alte|Neue|Internationale|Lange|Weiße|Historische|Klassische)[rsn]? /;

/** Ein Titel, der seinen Artikel mitbringt: Der Weiße Ring, zum Weißen Ring. Bei Die bleibt offen, ob es mehrere sind. */
function ownArticle(title: string): Noun | null {
  const match = /^(Der|Das) ((?:\p{Lu}\p{Ll}+e )*)(.+)$/u.exec(title);
  if (!match) return null;
  const [, article = '', adjectives = '', rest = ''] = match;
  const plain = noun(`${adjectives}${rest}`, article === 'Der' ? 'm' : 'n');
  const weak = noun(`${adjectives.replace(/e /g, 'en ')}${rest}`, article === 'Der' ? 'm' : 'n');
  return { ...weak, bare: title, nom: plain.nom, akk: article === 'Der' ? weak.akk : plain.akk };
}

/** Der Titel im Satz: mit Artikel, wo sein Geschlecht zu sehen ist, sonst in Anführungszeichen. */
export function titleNoun(title: string): Noun {
  const given = ownArticle(title);
  if (given) return given;
  const head = title.split(/ (?:in|im|am|an|auf|von|der|des|&) /)[0] ?? title;
  const found = heads.find(
    ([pattern]) => pattern.test(head) || head.split(' ').some((word) => word.length > 6 && pattern.test(word)),
  );
  if (!found || /^die /i.test(title)) {
    const quoted = `„${title}“`;
    return {
      bare: title,
      gender: null,
      nom: quoted,
      akk: quoted,
      dat: quoted,
      zu: `zu ${quoted}`,
      von: `von ${quoted}`,
    };
  }
  return adjective.test(title) ? withAdjective(title, found[1]) : noun(title, found[1]);
}

/** Lange Nacht: die Lange Nacht, zur Langen Nacht. */
function withAdjective(title: string, gender: Gender): Noun {
  const [first = '', ...rest] = title.split(' ');
  const base = first.replace(/[rsn]$/, '');
  const strong = noun([base, ...rest].join(' '), gender);
  const weak = noun([`${base}n`, ...rest].join(' '), gender);
  const nominative = gender === 'pl' ? weak : strong;
  return { ...weak, bare: title, nom: nominative.nom, akk: gender === 'm' ? weak.akk : nominative.akk };
}

/** Was englische Titel bedeuten. */
const meanings: Record<string, Noun> = {
  market: noun('Markt', 'm'),
  fair: noun('Messe', 'f'),
  walk: noun('Spaziergang', 'm'),
  concert: noun('Konzert', 'n'),
  exhibition: noun('Ausstellung', 'f'),
  gala: noun('Gala', 'f'),
  swim: noun('Schwimmen', 'n'),
  oratorio: noun('Oratorium', 'n'),
};

/** Das Wort, mit dem man das Fest im nächsten Satz nennt: der Markt, das Festival. */
export function headNoun(title: string): Noun | null {
  const english = / (?:of|for|in|at|on|the) |^the /i.test(title) ? title.split(/ (?:of|for|in|at|on) /)[0] : title;
  const meant = meanings[english?.split(' ').at(-1)?.toLowerCase() ?? ''];
  if (meant) return meant;
  const head = title.split(/ (?:in|im|am|an|auf|von|der|des|&) /)[0] ?? title;
  for (const [pattern, gender, alone] of heads) {
    const match = alone
      ? (pattern.exec(head) ??
        head
          .split(' ')
          .map((word) => pattern.exec(word))
          .find(Boolean))
      : null;
    if (match) return noun(match[0].charAt(0).toUpperCase() + match[0].slice(1).toLowerCase(), gender);
  }
  return null;
}

const places: readonly (readonly [RegExp, string])[] = [
  [/(?:haus|museum|theater|stadion|zentrum|schloss|kloster|park|saal|garten|bad|casino|forum|zelt)$/i, 'im'],
  [/(?:halle|arena|kirche|oper|galerie|brauerei|burg|stadt|altstadt|philharmonie)$/i, 'in der'],
  [/(?:platz|markt|hof|berg)$/i, 'auf dem'],
  [/(?:wiese|messe|bühne|insel|promenade)$/i, 'auf der'],
  [/(?:hafen|ufer|see|dom|kai)$/i, 'am'],
];

/** `im Festspielhaus Bregenz`, `am Alten Hafen in Lindau`, sonst `in Lindau (Old Harbour)`. */
export function placePhrase(venue: string, city: string): string {
  const known = venue
    .split(' ')
    .flatMap((word) => places.filter(([pattern]) => pattern.test(word)).map(([, p]) => p))[0];
  const declined = venue.replace(/^(Alte|Neue|Große|Kleine)[rs]? /, '$1n ');
  const named = venue.toLowerCase().includes(city.toLowerCase());
  if (!known) return named ? `in ${city} (${venue})`.replace(`(${city})`, '').trim() : `in ${city} (${venue})`;
  return `${known} ${declined}${named ? '' : ` in ${city}`}`;
}
