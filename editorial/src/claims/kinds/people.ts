/** Who cooks, hosts and owns: a name in capitals behind the word for the post, where a fact names somebody else for it. */
import type { Finder, Finding } from '#claims/finding.ts';
import { knownWords } from '#claims/kinds/unknown-places.ts';
import { factSource } from '#claims/ledger/ledger.ts';
import { clauseOf, marksIn, type Reading } from '#claims/reading/read.ts';
import { breaks } from '#claims/reading/tokens.ts';

/** Words for a post, by what facts about it are named. */
const posts: Readonly<Record<string, RegExp>> = {
  chef: /^(?:chef|chefs|cheffe|küchenchef(?:in)?|chefkoch|chefköchin|cocinera?|cocinero|cook|cuisini(?:er|ère)|fogones|fourneaux|herd|stove|kitchen|küche)$/,
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
};
/** What may stand between the post and the name. */
const naming: ReadonlySet<string> = new Set(
  'is called named stands run led headed by leitet führt verantwortet dirigiert regiert obliegt leitung unter von liegt in händen den ist heißt steht wirkt es se llama llamada llamado son cosa está manda est s appelle nommée nommé officie de cocina cuisine'.split(
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

export const findPeople: Finder = (reading, ledger) =>
  reading.tokens.flatMap(({ text }, index): Finding[] => {
    const post = Object.entries(posts).find(([, words]) => words.test(text))?.[0];
    const fact =
      post &&
      ledger.sources.facts.find(({ factName }) =>
        factName.split(/[_:]/).some((word) => word === post || word === `${post}s`),
      );
    const name = fact ? nameBehind(reading, index) : null;
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
