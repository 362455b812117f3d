import type { LandingPagePost } from '@foyer/contract/landing-pages';
import type { Property } from '@foyer/contract/properties';
import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import CircleCheck from 'lucide-react/icons/circle-check';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { Link } from 'react-router';
import { Card } from '#ui/card.tsx';
import { stayWords } from '../words.ts';

/** The stay the page offers and where its guests go to book it. */
export function BookingCard({ property, post }: { property: Property; post: LandingPagePost }) {
  const bar = post.blocks.find((block) => block.kind === 'booking');
  const { reservationLink } = property;
  return (
    <Card className="flex flex-col px-4 py-3.5 text-sm" aria-label="Booking link">
      <h2 className="text-base font-semibold">Booking link</h2>
      <p className="mt-1.5">
        {bar
          ? [stayOf(bar), counted(bar.adults), bar.rate].filter(Boolean).join(', ')
          : 'This text has no booking bar.'}
      </p>
      {reservationLink ? (
        <>
          <p className="mt-1.5 flex items-start gap-1.5 text-xs text-muted-foreground">
            <CircleCheck aria-hidden className="mt-px size-3.5 shrink-0 stroke-[1.75] text-success" />
            <span className="min-w-0 [overflow-wrap:anywhere]">
              Leads to <span className="text-foreground">{hostOf(reservationLink)}</span>, as it is stated: guests
              choose their dates there.
            </span>
          </p>
          {bar?.arrive && bar.arrive < today() && <Problem>These dates have passed. Write the page again.</Problem>}
          <a
            href={reservationLink}
            target="_blank"
            rel="noreferrer"
            className="mt-auto flex w-fit items-center gap-1 pt-2 font-medium text-primary hover:underline"
          >
            Try the link <ArrowUpRight aria-hidden className="size-3.5" />
          </a>
        </>
      ) : (
        <>
          <Problem>{property.name} has no booking link, so guests see no booking bar and no way to book.</Problem>
          <Link to="/settings/workspace" className="mt-auto w-fit pt-2 font-medium text-primary hover:underline">
            State the booking link
          </Link>
        </>
      )}
    </Card>
  );
}

const Problem = ({ children }: { children: React.ReactNode }) => (
  <p className="mt-1.5 flex items-start gap-1.5 text-xs text-brass-soft-foreground">
    <TriangleAlert aria-hidden className="mt-px size-3.5 shrink-0 stroke-[1.75] text-brass-line" />
    <span>{children}</span>
  </p>
);

const stayOf = ({ arrive, leave }: { arrive: string | null; leave: string | null }): string =>
  arrive && leave ? stayWords(arrive, leave) : 'No dates of a stay';
const counted = (adults: number) => `${adults} ${adults === 1 ? 'adult' : 'adults'}`;
const today = () => new Intl.DateTimeFormat('en-CA').format(new Date());
const hostOf = (url: string) => (URL.canParse(url) ? new URL(url).host : url);
