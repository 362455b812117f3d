/** Who cooks, hosts and owns: a name in capitals behind the word for the post, where a fact names somebody else for it. */
import type { Finder, Finding } from '#claims/finding.ts';
import { knownWords } from '#claims/kinds/unknown-places.ts';
import { factSource, type Ledger } from '#claims/ledger/ledger.ts';
import { clauseOf, marksIn, type Reading } from '#claims/reading/read.ts';
import { sortOfWord } from '#claims/reading/sort-of-word.ts';
import { breaks } from '#claims/reading/tokens.ts';

/** Words for a post, by what facts about it are named. */
const posts = {
  chef: /^(?:chef|chefs|cheffe|küchenchef(?:in)?|chefkoch|chefköchin|cocinera?|cocinero|cook|cuisini(?:er|ère)|fogones|fourneaux|herd|stove|kitchen|küche|kocht|gekocht|kochlöffel|töpfen?|pfannen?|schürze|cooks|cooked|pans|sartenes|cocina|delantal|casseroles|cuisine|tablier)$/,
  host: /^(?:hosts?|hostess|anfitri(?:ón|ona|ones)|hôtes?|hôtesse|gastgeber(?:in|innen)?)$/,
  owner:
    /^(?:owners?|propietari[oa]s?|dueñ[oa]s?|propriétaires?|patronn?e?|inhaber(?:in)?|besitzer(?:in)?|eigentümer(?:in)?)$/,
  architect: /^(?:architect|architekt(?:in)?|arquitect[oa]|architecte)$/,
  founder: /^(?:founder|gründer(?:in)?|fundadora?|fondat(?:eur|rice))$/,
  sommelier: /^(?:sommeliere?|sommelière|sumiller)$/,
  landlady: /^(?:landlady|landlord|wirtin|wirt|posader[oa]|mesonera?|aubergiste|patronne)$/,
  gardener: /^(?:gardener|gärtner(?:in)?|jardiner[oa]|jardini(?:er|ère))$/,
  winemaker: /^(?:winemaker|vintner|winzer(?:in)?|kellermeister(?:in)?|enólog[oa]|vigneronn?e?|œnologue)$/,
  baker: /^(?:baker|bäcker(?:in)?|panader[oa]|boulang(?:er|ère))$/,
  manager: /^(?:manager|director|directora|direktor(?:in)?|direct(?:eur|rice)|gerente)$/,
  captain: /^(?:captain|skipper|kapitän(?:in)?|capitana?|capitán|capitaine)$/,
} satisfies Readonly<Record<string, RegExp>>;
const postOf = sortOfWord(Object.entries(posts));
/** What may stand between the post and the name. */
const naming: ReadonlySet<string> = new Set(
  'is called named stands run led headed by leitet führt verantwortet dirigiert regiert obliegt leitung unter von liegt in händen den ist heißt steht wirkt es los las lo dirige dirigen lleva gobierna capitanea comanda encabeza cargo se llama llamada llamado son cosa está manda est s appelle nommée nommé officie de cocina cuisine'.split(
    ' ',
  ),
);
const reach = 3;
/** 'Lars und Mette Friis' are two hosts of one name. */
const joints: ReadonlySet<string> = new Set(['and', 'und', 'y', 'e', 'et']);
const particles: ReadonlySet<string> = new Set('de da dos von van di del la le'.split(' '));

/** The tokens of a name of two or more words with capitals that begins at a token, or null. */
function nameAt(reading: Reading, from: number): { from: number; to: number } | null {
  let to = from;
  let capitals = 0;
  for (let at = from; at < reading.tokens.length; at++) {
    const token = reading.tokens[at];
    if (token?.kind !== 'word' || (at > from && token.gap !== breaks.space)) break;
    if (token.capital) {
      capitals++;
      to = at + 1;
    } else if (at === from || !(particles.has(token.text) || joints.has(token.text))) break;
  }
  return capitals >= 2 ? { from, to } : null;
}

function nameBehind(reading: Reading, post: number): { from: number; to: number } | null {
  for (let at = post + 1; at <= post + 1 + reach; at++) {
    if ((reading.tokens[at]?.gap ?? breaks.sentence) > breaks.comma) return null;
    const name = nameAt(reading, at);
    if (name) return name;
    if (!naming.has(reading.tokens[at]?.text ?? '')) return null;
  }
  return null;
}

const familyWord = /^(?:famil(?:y|ie|ia)|famille)$/;

/** 'Familie Brand führt das Haus', of a house whose facts name another family. */
function findFamilies(reading: Reading, ledger: Ledger): Finding[] {
  const fact = ledger.sources.facts.find(
    ({ factName, factValue }) =>
      /owner|host|family|families/.test(factName) &&
      !/^(?:price|size|hours|distance|award|certificate):/.test(factName) &&
      /\b(?:[Ff]amili[ea]|[Ff]amille|[Ff]amily)\b/.test(factValue) &&
      /(?:[Ff]amili[ea]|[Ff]amille) \p{Lu}|\p{Lu}\p{Ll}+ [Ff]amily/u.test(factValue),
  );
  if (!fact) return [];
  const known = knownWords(ledger, reading);
  return reading.tokens.flatMap(({ text }, index): Finding[] => {
    const at = reading.language === 'en' ? index - 1 : index + 1;
    const name = familyWord.test(text) && !reading.silent[index] ? reading.tokens[at] : undefined;
    if (!name?.capital || name.kind !== 'word' || known.has(name.text)) return [];
    if ((reading.tokens[Math.max(at, index)]?.gap ?? breaks.sentence) > breaks.space) return [];
    if (reading.sentence[at - 1] !== reading.sentence[index]) return [];
    const [start, end] = clauseOf(reading, index);
    if (!reading.tokens.slice(start, end).some((token) => keeping.test(token.text))) return [];
    const place = { from: Math.min(at, index), to: Math.max(at, index) + 1 };
    return [{ kind: 'amenity', verdict: 'contradicted', ...place, source: factSource(fact), expected: fact.factValue }];
  });
}
/** What the family of a house does with it. */
const keeping =
  /^(?:führt|betreibt|gehört|besitz|leitet|empfängt|begrüßt|eigentümer(?:in)?|inhaber|gastgeber|runs?|owns?|keeps?|belongs|owned|hosts?|welcomes?|regenta|dirige|lleva|pertenece|recibe|propietaria|gère|tient|dirige|appartient|accueille|propriétaire)$/;

/** What somebody does who cooks for guests. */
const cooking =
  /^(?:kocht|rührt|schwingt|zaubert|brutzelt|schmort|würzt|wirbelt|steht|gibt|führt|leitet|verantwortet|bestimmt|entscheidet|regiert|dirigiert|hat|cooks|stirs|runs|rules|leads|commands|decides|cocina|guisa|remueve|manda|dirige|lleva|firma|decide|cuisine|mijote|signe|mène|tient|règne|décide|mitonne)$/;
const by = /^(?:von|by|por|par)$/;
/** Words that may stand between the doing and the cook: 'seit Jahren', 'once more'. */
const doingReach = 3;

/** 'Am Herd gibt Ada Lund den Ton an', 'Ada Lund runs the kitchen': the name beside what a cook does, in the clause of the stove. */
function cookBeside(reading: Reading, stove: number): { from: number; to: number } | null {
  const [start, end] = clauseOf(reading, stove);
  for (let at = start; at < end; at++) {
    const text = reading.tokens[at]?.text ?? '';
    const isDoing = cooking.test(text);
    if (!isDoing && !by.test(text)) continue;
    for (let next = at + 1; next <= at + (isDoing ? doingReach : 1) && next < end; next++) {
      const name = nameAt(reading, next);
      if (name && name.to <= end && isStrange(reading, name)) return name;
    }
    const name = isDoing && at - 2 >= start ? nameAt(reading, at - 2) : null;
    if (name?.to === at && isStrange(reading, name) && !isBegin(reading, name.from)) return name;
  }
  return null;
}

/** What one does in or with a post, and what may stand between the name and it: 'Lena Wiese still rules the kitchen'. */
const holding =
  /^(?:rules?|runs?|leads?|heads?|commands?|directs?|manages|leitet|führt|regiert|verantwortet|dirige|manda|lleva|regenta|règne|mène|tient|officie)$/;
const between =
  /^(?:is|still|now|also|our|the|your|house|here|head|executive|ist|noch|immer|jetzt|unsere?|die|der|das|den|am|in|es|sigue|nuestr[oa]|la|el|los|en|les|le|notre|toujours|aux|est|sur|jefe|jefa)$/;
const longestBefore = 6;

/** A name whose verb or apposition leads to a post: 'X runs the kitchen', 'X is our chef', 'X, our chef'. */
function nameAhead(reading: Reading, post: number): { from: number; to: number } | null {
  let linked = false;
  for (let at = post - 1; at > post - longestBefore && at > 0; at--) {
    const token = reading.tokens[at];
    if (token?.kind !== 'word' || (reading.tokens[at + 1]?.gap ?? breaks.sentence) > breaks.comma) return null;
    if (token.capital && linked) {
      const name = nameAt(reading, at - 1);
      return name && name.to === at + 1 && !between.test(reading.tokens[at - 1]?.text ?? '') ? name : null;
    }
    if (holding.test(token.text) || /^(?:is|ist|es|est|our|unsere?|nuestr[oa]|notre)$/.test(token.text)) linked = true;
    if (!holding.test(token.text) && !between.test(token.text)) return null;
  }
  return null;
}

/** No word of the language stands in a name: nothing offered, counted or marked. */
const isStrange = (reading: Reading, { from, to }: { from: number; to: number }): boolean =>
  !reading.silent[from] &&
  reading.mentions.every((one) => one.to <= from || one.from >= to) &&
  reading.tokens.slice(from, to).every(({ text }) => text.length >= shortestName) &&
  reading.beginning.slice(from, to).every((marks = []) => marks.length === 0);
const shortestName = 3;

/** Capitals at the beginning of a German sentence may be any noun's: 'Gute Küche kocht langsam'. */
const isBegin = (reading: Reading, from: number): boolean =>
  reading.language === 'de' &&
  reading.sentence[from - 1] !== reading.sentence[from] &&
  /(?:e[nmrs]?|ein|mein|sein|kein)$/.test(reading.tokens[from]?.text ?? '');

export const findPeople: Finder = (reading, ledger) => [
  ...findFamilies(reading, ledger),
  ...findPosts(reading, ledger),
];

const findPosts: Finder = (reading, ledger) =>
  reading.tokens.flatMap(({ text }, index): Finding[] => {
    const post = postOf(text);
    const fact =
      post &&
      ledger.sources.facts.find(({ factName }) =>
        factName.split(/[_:]/).some((word) => word === post || word === `${post}s`),
      );
    const name = fact
      ? (nameBehind(reading, index) ??
        nameAhead(reading, index) ??
        (post === 'chef' ? cookBeside(reading, index) : null))
      : null;
    if (!fact || !name) return [];
    const [start, end] = clauseOf(reading, index);
    // 'The chef Paul Lacroix ate here in 1932': somebody of the past.
    if (reading.tokens.slice(start, end).some((token) => /^1[0-9]{3}$/.test(token.text))) return [];
    if (marksIn(reading, start, index, 'others').length > 0 || marksIn(reading, start, index, 'person').length > 0)
      return [];
    const known = knownWords(ledger, reading);
    if (reading.tokens.slice(name.from, name.to).some((token) => known.has(token.text))) return [];
    return [{ kind: 'amenity', verdict: 'contradicted', ...name, source: factSource(fact), expected: fact.factValue }];
  });
