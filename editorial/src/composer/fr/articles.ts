/**
 * Names and nouns with the article French gives them, ready to stand after `de` and `à`: contracted before le and les,
 * elided before a vowel. A name whose head no French noun is known for stands without article.
 */

export type Noun = {
  /** `le marché`, `l’exposition`, `Harbour Advent`. */
  le: string;
  /** `du marché`, `de l’exposition`, `d’Annecy`. */
  du: string;
  /** `au marché`, `à l’exposition`, `à Lindau`. */
  au: string;
  /** `un marché`; the name itself where it has no article. */
  un: string;
  feminine: boolean;
  plural: boolean;
};

export type Gender = 'm' | 'f' | 'mp' | 'fp';

/** A vowel that takes l’ and d’; the h of French words is taken to be silent, that of foreign names is not. */
const vowel = /^[aeiouyàâéèêëîïôœû]/i;
const silentH = /^(?:h[ôo]tel|harmonie|histoire|hiver|humour|hebergement|hippodrome|horloge|hammam)/i;
const elides = (word: string) => vowel.test(word) || (silentH.test(word) && !/^hammam/i.test(word));

/** A noun with its article. */
export function noun(gender: Gender, word: string): Noun {
  const feminine = gender.startsWith('f');
  const plural = gender.length > 1;
  const shared = { feminine, plural, un: `${plural ? 'des' : feminine ? 'une' : 'un'} ${word}` };
  if (plural) return { ...shared, le: `les ${word}`, du: `des ${word}`, au: `aux ${word}` };
  if (elides(word)) return { ...shared, le: `l’${word}`, du: `de l’${word}`, au: `à l’${word}` };
  if (feminine) return { ...shared, le: `la ${word}`, du: `de la ${word}`, au: `à la ${word}` };
  return { ...shared, le: `le ${word}`, du: `du ${word}`, au: `au ${word}` };
}

/** `de Lindau`, `d’Annecy`. */
export const ofName = (name: string): string => (elides(name) ? `d’${name}` : `de ${name}`);

const bare = (name: string): Noun => ({
  le: name,
  du: ofName(name),
  au: `à ${name}`,
  un: name,
  feminine: false,
  plural: false,
});

/** A town: `à Lindau`, `au Havre`, `aux Sables-d’Olonne`. */
export function townName(name: string): Noun {
  const [, article, rest] = /^(Le|Les) (.+)$/.exec(name) ?? [];
  return article && rest ? { ...noun(article === 'Le' ? 'm' : 'mp', rest), le: name } : bare(name);
}

const words = (list: string) => list.split(' ');
const events: readonly (readonly [Gender, readonly string[]])[] = [
  [
    'm',
    words(
      'marché festival concert marathon semi-marathon salon carnaval défilé tournoi championnat congrès bal spectacle forum trail triathlon printemps gala cirque récital colloque grand mondial village vide-grenier rallye mercado circo concierto carnaval',
    ),
  ],
  [
    'f',
    words(
      'foire fête course exposition nuit semaine coupe parade biennale braderie brocante régate kermesse convention conférence rencontre transat ronde feria feria journée procession route cavalcade promenade',
    ),
  ],
  ['fp', words('fêtes nuits journées rencontres fallas francofolies fiestas')],
  ['mp', words('marchés concerts chants')],
];
const borrowed = /\b(?:market|festival|marathon|open|grand prix|\p{L}*fest|\p{L}*markt)$/iu;

const places: readonly (readonly [Gender, readonly string[]])[] = [
  [
    'm',
    words(
      'théâtre palais parc stade auditorium centre musée port quai casino château marché hippodrome circuit jardin vélodrome zénith pavillon grand vieux forum teatro festspielhaus',
    ),
  ],
  ['f', words('place plage église cathédrale salle esplanade citadelle halle cour friche arena maison')],
  ['mp', words('jardins haras')],
  ['fp', words('halles arènes')],
];
const houses: readonly (readonly [Gender, readonly string[]])[] = [
  ['m', words('hôtel hotel grand château relais domaine chalet refuge palace')],
  ['f', words('auberge maison résidence pension villa ferme')],
];

const genderOf = (word: string, table: readonly (readonly [Gender, readonly string[]])[]): Gender | undefined =>
  table.find(([, heads]) => heads.includes(word))?.[0];
const head = (name: string) =>
  name
    .toLowerCase()
    .split(/[\s,]+/)
    .find((word) => !/^[\divx]+(?:e|ème|er)?$/.test(word)) ?? '';

function named(name: string, gender: Gender | undefined): Noun {
  const [, article, rest] = /^(le|la|les) (.+)$/i.exec(name) ?? [];
  if (article && rest) {
    const own: Record<string, Gender> = { le: 'm', la: 'f', les: 'mp' };
    return { ...noun(own[article.toLowerCase()] ?? 'm', rest), le: name };
  }
  return gender && !/^(?:the|der|die|das|el|los|las|l’|l')/i.test(name) ? noun(gender, name) : bare(name);
}

/** An event's title as it stands in a sentence. */
export const eventName = (title: string): Noun =>
  named(title, genderOf(head(title), events) ?? (borrowed.test(title) ? 'm' : undefined));

const meanings: Record<string, string> = {
  market: 'marché',
  fair: 'foire',
  walk: 'promenade',
  ball: 'bal',
  regatta: 'régate',
  exhibition: 'exposition',
  carnival: 'carnaval',
  mercado: 'marché',
  concierto: 'concert',
  fiestas: 'fêtes',
  feria: 'foire',
  circo: 'cirque',
  run: 'course',
};

/** The word of a title that says what kind of event this is: `le festival`. */
export function eventNoun(title: string): Noun | null {
  const last =
    title
      .toLowerCase()
      .split(/ (?:of|for|in|at|on) /)[0]
      ?.split(' ')
      .at(-1) ?? '';
  const found = [head(title), last, last.endsWith('fest') ? 'fête' : ''].find(
    (each) => meanings[each] || genderOf(each, events),
  );
  const word = found ? (meanings[found] ?? found) : '';
  const gender = /^(?:grand|printemps|mondial|village|route|nuit|journée|semaine|rencontre|chants)s?$/.test(word)
    ? undefined
    : genderOf(word, events);
  return gender ? noun(gender, word) : null;
}

const generic =
  /^(?:place|théâtre|parc|jardins?|plage|esplanade|quai|église|cathédrale|musée|château|stade|salle|port|halles?) /i;

/** Where a venue is: `au théâtre Bonlieu`, `sur la place de l’Église`; null where no article is known for it. */
export function venueName(name: string): string | null {
  const gender = genderOf(head(name), places);
  if (!gender) return null;
  const spelled = generic.test(name) ? `${name.charAt(0).toLowerCase()}${name.slice(1)}` : name;
  const place = named(spelled, gender);
  return /^(?:place|esplanade|plage|quai)$/.test(head(name)) ? `sur ${place.le}` : place.au;
}

/** The house's name as it stands in a sentence: `l’Hôtel des Quais`, `le Halden am See`; guesthouses may go bare. */
export const houseName = (name: string, type: string): Noun =>
  named(name, genderOf(head(name), houses) ?? (/hotel|hostel|lodge|resort/.test(type) ? 'm' : undefined));
