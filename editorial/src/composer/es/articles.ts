/**
 * Names and nouns with the article Spanish gives them, ready to stand after `de`, `a` and `en`. A name whose head
 * no Spanish noun is known for stands without article.
 */
export type Noun = {
  /** `el mercado`, `las fiestas`, `Harbour Advent`. */
  el: string;
  del: string;
  al: string;
  en: string;
  /** `un mercado`; the name itself where it has no article. */
  un: string;
  feminine: boolean;
  plural: boolean;
};

const articles = { m: 'el', f: 'la', mp: 'los', fp: 'las' } as const;
export type Gender = keyof typeof articles;

/** A noun with its article. */
export function noun(gender: Gender, word: string): Noun {
  const article = articles[gender];
  const plural = gender.length > 1;
  const full = `${article} ${word}`;
  return {
    el: full,
    del: article === 'el' ? `del ${word}` : `de ${full}`,
    al: article === 'el' ? `al ${word}` : `a ${full}`,
    en: `en ${full}`,
    un: `${{ m: 'un', f: 'una', mp: 'unos', fp: 'unas' }[gender]} ${word}`,
    feminine: gender.startsWith('f'),
    plural,
  };
}

const bare = (name: string): Noun => ({
  el: name,
  del: `de ${name}`,
  al: `a ${name}`,
  en: `en ${name}`,
  un: name,
  feminine: false,
  plural: false,
});

const words = (list: string) => list.split(' ');
const events: readonly (readonly [Gender, readonly string[]])[] = [
  [
    'm',
    words(
      'mercado mercadillo festival concierto maratón medio triatlón torneo campeonato congreso salón certamen carnaval desfile encuentro paseo baile ciclo rally trofeo recital ballet musical foro simposio trail circo rastro día gran congrés',
    ),
  ],
  [
    'f',
    words(
      'feria fiesta carrera media exposición muestra regata noche semana cabalgata procesión gala ópera bienal cumbre copa ruta verbena romería marcha vuelta travesía convención conferencia temporada muestra subida fira foire fête',
    ),
  ],
  ['fp', words('fiestas jornadas noches navidades fallas carreras')],
  ['mp', words('días carnavales conciertos encuentros mercados mercadillos premios')],
];
/** Kinds of event whose name Spanish borrows: `el Lindau Christmas Market`, `el Bregenzer Genussfest`. */
const borrowed = /\b(?:market|festival|marathon|half marathon|open|grand prix|\p{L}*fest|\p{L}*markt)$/iu;

const places: readonly (readonly [Gender, readonly string[]])[] = [
  [
    'm',
    words(
      'teatro palacio parque estadio auditorio recinto centro museo puerto paseo casino pabellón castillo mercado hipódromo circuito jardín palau velódromo polideportivo monasterio festspielhaus konzerthaus stadion',
    ),
  ],
  ['f', words('plaza playa iglesia catedral sala fira feria calle explanada ciudadela alameda rambla marienplatz')],
  ['mp', words('jardines cines')],
];

const houses: readonly (readonly [Gender, readonly string[]])[] = [
  ['m', words('hotel hôtel hostal hostel albergue parador balneario palacio gran grand apartahotel refugio resort')],
  ['f', words('posada pensión pension hospedería')],
];

const genderOf = (word: string, table: readonly (readonly [Gender, readonly string[]])[]): Gender | undefined =>
  table.find(([, heads]) => heads.includes(word))?.[0];

const head = (name: string) =>
  name
    .toLowerCase()
    .split(/[\s,]+/)
    .find((word) => !/^[\divx]+\.?[ºª]?$/.test(word)) ?? '';
const started = /^(?:el|la|los|las|the|der|die|das|le|les)\s/i;

function named(name: string, gender: Gender | undefined): Noun {
  if (/^(?:el|la|los|las) /i.test(name)) {
    const [first = '', ...rest] = name.split(' ');
    const own = (Object.keys(articles) as Gender[]).find((key) => articles[key] === first.toLowerCase());
    return own ? noun(own, rest.join(' ')) : bare(name);
  }
  return gender && !started.test(name) ? noun(gender, name) : bare(name);
}

/** An event's title as it stands in a sentence. */
export const eventName = (title: string): Noun =>
  named(title, genderOf(head(title), events) ?? (borrowed.test(title) ? 'm' : undefined));

const meanings: Record<string, string> = {
  marathon: 'maratón',
  market: 'mercado',
  fair: 'feria',
  walk: 'paseo',
  concert: 'concierto',
  ball: 'baile',
  exhibition: 'exposición',
  parade: 'desfile',
  gala: 'gala',
  regatta: 'regata',
  foire: 'feria',
  fête: 'fiesta',
  fira: 'feria',
  run: 'carrera',
};

/** The word of a title that says what kind of event this is: `el festival`. */
export function eventNoun(title: string): Noun | null {
  const last =
    title
      .toLowerCase()
      .split(/ (?:of|for|in|at|on) /)[0]
      ?.split(' ')
      .at(-1) ?? '';
  const found =
    [head(title), last, last.endsWith('fest') ? 'fête' : ''].find((each) => meanings[each] || genderOf(each, events)) ??
    '';
  const word = meanings[found] ?? found;
  const gender = /^(?:medio|media|gran|día|ciclo|copa)$/.test(word) ? undefined : genderOf(word, events);
  return gender ? noun(gender, word) : null;
}

/** A venue's name after `en`, or null where no article is known for it. */
export function venueName(name: string): Noun | null {
  const gender = genderOf(head(name), places);
  return gender ? named(name, gender) : null;
}

/** The house's name as it stands in a sentence: `el Hotel Miramar`, `Halden am See`. */
export const houseName = (name: string): Noun => {
  const gender = genderOf(head(name), houses);
  return gender && !started.test(name) ? noun(gender, name) : bare(name);
};
