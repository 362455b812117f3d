/** Where guests may smoke: 'on the balcony', of a house whose policy keeps smoke off it; 'not even on the terrace', where it may be. */
import type { ClaimSource } from '@foyer/contract/claims';
import type { Finder, Finding } from '#claims/finding.ts';
import { type SmokingKnown, smokingKnown } from '#claims/ledger/smoking-known.ts';
import { isElsewhere, isUnreal } from '#claims/reading/aside.ts';
import { type SmokingTold, smokingIn } from '#claims/reading/smoking.ts';

type Judged = { verdict: 'supported' | 'contradicted'; source: ClaimSource };

function judge({ says, place }: SmokingTold, known: SmokingKnown): Judged | null {
  const may = known.may.get(place);
  const not = known.not.get(place);
  const other = known.only;
  if (place === 'outside') {
    const [open] = [...known.may].filter(([where]) => where !== 'inside');
    return says === 'may' && open ? { verdict: 'supported', source: open[1] } : null;
  }
  if (says === 'may') {
    if (may) return { verdict: 'supported', source: may };
    const against = not ?? other;
    return against ? { verdict: 'contradicted', source: against } : null;
  }
  // 'Not in the rooms', of a house with a room for smokers, is right of most.
  if (may) return place === 'inside' ? null : { verdict: 'contradicted', source: may };
  const borne = not ?? other;
  return borne ? { verdict: 'supported', source: borne } : null;
}

export const findSmoking: Finder = (reading, ledger) => {
  const told = smokingIn(reading);
  if (told.length === 0) return [];
  const known = smokingKnown(ledger);
  const found = told.flatMap((one): Finding[] => {
    const judged = judge(one, known);
    const place = { subjects: [], from: one.from, to: one.to };
    if (!judged || isUnreal(reading, place) || isElsewhere(reading, place)) return [];
    return [{ kind: 'amenity', ...judged, from: one.from, to: one.to }];
  });
  // Two places of one stretch are told together.
  return found.filter(
    (one, at) => !found.some((other, far) => far < at && other.from === one.from && other.verdict === one.verdict),
  );
};
