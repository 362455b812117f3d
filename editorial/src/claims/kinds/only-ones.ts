/** 'A single restaurant', 'notre unique bar', of a house with two: a thing of which there is said to be no other. */
import type { Finding } from '#claims/finding.ts';
import { told } from '#claims/kinds/ordinals.ts';
import type { Ledger } from '#claims/ledger/ledger.ts';
import { hasMark } from '#claims/reading/has-mark.ts';
import { clauseOf, idsOf, mentionsBeside, type Reading } from '#claims/reading/read.ts';
import { breaks } from '#claims/reading/tokens.ts';

/** What stands right before the thing, with the words before it as far as they belong to it. */
const only: Readonly<Record<Reading['language'], RegExp>> = {
  en: /(?:^| )(?<!(?:not|never|every) )(?:(?:just|only) (?:the )?one|(?:a|one|our|its) (?:single|only|sole|lone))$/,
  de: /(?:^| )(?<!nicht )(?:nur|bloß|lediglich) (?:über |in |auf )?(?:ein|eine|einen|einem|einer)$/,
  es: /(?:^| )(?<!(?:no|ni) )(?:(?:un|una|nuestro|nuestra|el|la|su) (?:solo|sola|único|única)|(?:solo|sólo|solamente|únicamente) (?:hay |tenemos |contamos con |existe )?(?:un|una))$/,
  fr: /(?:^| )(?<!(?:pas|sans) )(?:(?:un|une|notre|son|sa|l) (?:seul|seule|unique)|qu (?:un|une)(?: seul| seule)?)$/,
};
const reach = 4;

/** 'The only restaurant in town', 'el único bar que…': praise beside others, and no number of ours. */
const compared =
  /^(?:in|of|on|within|that|which|where|who|with|for|to|away|im|am|der|des|vom|von|das|die|mit|weit|weiter|de|del|en|que|donde|con|du|des|d|qui|où|sur|dans|à|au|avec|pour)$/;

/** Things said to be the only one, of which a fact counts more. */
export function findOnlyOnes(reading: Reading, ledger: Ledger): Finding[] {
  return reading.mentions.flatMap((mention): Finding[] => {
    const noun = idsOf(mention, 'counted').find((id) => told.has(id) && ledger.numbers.has(`${id}_count`));
    const known = noun ? ledger.numbers.get(`${noun}_count`) : undefined;
    if (!noun || !known || known.value < 2 || reading.silent[mention.from]) return [];
    const [start, end] = clauseOf(reading, mention.from);
    const first = Math.max(start, mention.from - reach);
    const before = reading.tokens.slice(first, mention.from).map(({ text }) => text);
    const said = only[reading.language].exec(before.join(' '));
    if (!said) return [];
    const next = reading.tokens[mention.to];
    if (next && next.gap <= breaks.space && compared.test(next.text)) return [];
    const isOther =
      hasMark(reading, start, end, 'others', 'elsewhere') ||
      mentionsBeside(reading, mention.from).some((one) => one.from === mention.to && idsOf(one, 'town').length > 0);
    if (isOther) return [];
    const from = mention.from - said[0].trim().split(' ').length;
    return [{ kind: 'count', verdict: 'contradicted', from, to: mention.to, source: known.source }];
  });
}
