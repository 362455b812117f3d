import type { LandingPage, Readiness } from '@foyer/contract/landing-pages';
import { type Language, languageNames } from '@foyer/contract/languages';
import { shortDay } from '#lib/dates/dates.ts';
import { listWords } from '#lib/text/list-words.ts';
import { Avatar } from '#ui/avatar.tsx';

type Decision = { text: string; reason: string; at: string; languages: Language[] };
type Voucher = { name: string; published: Language[]; decisions: Decision[] };

/** People whose name stands behind the page: who put it live, and who let a claim stand that has no source. */
export function ApprovedBy({ page, readiness }: { page: LandingPage; readiness: Readiness }) {
  const people = vouchers(page, readiness);
  return (
    <section aria-label="Approved by" className="border-t pt-3">
      <h2 className="text-sm font-medium">Approved by</h2>
      {people.length === 0 && (
        <p className="mt-1 text-xs text-muted-foreground">Nobody yet. Your name goes with what you publish.</p>
      )}
      <ul className="mt-1 divide-y divide-border">
        {people.map(({ name, published, decisions }) => (
          <li key={name} className="flex items-start gap-2.5 py-2 text-sm">
            <Avatar name={name} picture={null} className="size-6" />
            <div className="min-w-0 grow [overflow-wrap:anywhere]">
              <p className="leading-6 font-medium">{name}</p>
              {published.length > 0 && (
                <p className="text-xs text-muted-foreground">
                  Published {listWords(published.map((language) => languageNames[language]))}
                </p>
              )}
              {decisions.map(({ text, reason, at, languages }) => (
                <p key={`${text} ${at}`} className="mt-0.5 text-xs text-muted-foreground">
                  Lets “<span className="text-foreground">{text}</span>” stand in{' '}
                  {listWords(languages.map((language) => languageNames[language]))}, {shortDay(at)}: {reason}
                </p>
              ))}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** An approval counts as long as the text still makes that claim. */
function vouchers(page: LandingPage, readiness: Readiness): Voucher[] {
  const people = new Map<string, Voucher>();
  const person = (name: string) => {
    const known = people.get(name) ?? { name, published: [], decisions: [] };
    people.set(name, known);
    return known;
  };
  for (const { language, status, publishedBy, approvals } of page.posts) {
    if (status === 'published' && publishedBy) person(publishedBy).published.push(language);
    const claims = readiness.languages.find((one) => one.language === language)?.claims ?? [];
    for (const { text, kind, reason, approvedBy, approvedAt } of approvals) {
      if (!claims.some((claim) => claim.text === text && claim.kind === kind)) continue;
      const { decisions } = person(approvedBy);
      const same = decisions.find((one) => one.text === text && one.reason === reason);
      if (same) same.languages.push(language);
      else decisions.push({ text, reason, at: approvedAt, languages: [language] });
    }
  }
  return [...people.values()];
}
