/** 'Spend Christmas with us', 'come and see us in May', of a house that is shut then: who invites is open. */
import type { Finder, Finding } from '#claims/finding.ts';
import { timeAt } from '#claims/kinds/even-in.ts';
import { touches } from '#claims/kinds/seasons.ts';
import { seasonsOf } from '#claims/kinds/seasons-known.ts';
import { isUnreal } from '#claims/reading/aside.ts';
import { hasMark } from '#claims/reading/has-mark.ts';
import { clauseOf, type Reading } from '#claims/reading/read.ts';

/** Invitations, in the words of a clause one after the other. */
const inviting: Readonly<Record<Reading['language'], RegExp>> = {
  en: /\b(?:visit us|join us|come (?:and |to )?(?:see|visit) us|come to us|(?:stay|spend|celebrate|sleep|wake)\b.* (?:with us|here))\b/,
  de: /(?:^| )(?:besuch(?:en|t|e) (?:sie |du )?uns|(?:feier|verbring|erleb|genieß)(?:n|en|t|e)? (?:sie |du |ihr )?.*(?:bei uns|hier)|kommen sie .*zu uns|komm(?:t)? .*zu uns)(?: |$)/,
  es: /(?:^| )(?:visítenos|visítanos|venga a vernos|ven a vernos|vengan a vernos|(?:celebren?|celebra|pasen?|pasa|vivan?|vive|disfruten?|disfruta) .*(?:con nosotros|en nuestra casa|aquí))(?: |$)/,
  fr: /(?:^| )(?:rendez nous visite|venez nous (?:voir|rejoindre|rendre visite)|rejoignez nous|(?:fêtez|passez|célébrez|vivez) .*(?:chez nous|avec nous|ici))(?: |$)/,
};

/** Tokens behind a time in which a denial may be of the visit. */
const nearby = 3;

export const findVisits: Finder = (reading, ledger) => {
  const seasons = seasonsOf(ledger).filter(({ of }) => of === null);
  const [first] = seasons;
  if (!first) return [];
  return reading.tokens.flatMap((_, index): Finding[] => {
    const time = reading.silent[index] ? null : timeAt(reading, index);
    if (time?.role !== 'in' || seasons.some((season) => touches(time, season))) return [];
    const clause = clauseOf(reading, index);
    const words = reading.tokens.slice(...clause).map(({ text }) => text);
    if (!inviting[reading.language].test(words.join(' '))) return [];
    // 'Those who join us at Christmas discover that snow has no need of ornament.'
    const near = [clause[0], Math.min(clause[1], time.to + nearby)] as const;
    const isOther = hasMark(reading, ...near, 'denied', 'deniedAfter', 'others');
    if (isOther || isUnreal(reading, { from: index })) return [];
    return [{ kind: 'date', verdict: 'contradicted', from: time.from, to: time.to, source: first.source }];
  });
};
