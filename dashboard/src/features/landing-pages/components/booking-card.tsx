import type { BlockOf } from '@foyer/contract/blocks';
import { type BookingEngine, engineName } from '@foyer/contract/booking-engines';
import { bookingLink } from '@foyer/contract/booking-link';
import type { LandingPagePost } from '@foyer/contract/landing-pages';
import type { Language } from '@foyer/contract/languages';
import type { Property } from '@foyer/contract/properties';
import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import CircleCheck from 'lucide-react/icons/circle-check';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { Link } from 'react-router';
import { Card } from '#ui/card.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useBookingOfSite } from '../../site-settings/queries.ts';
import { stayWords } from '../words.ts';

type Bar = BlockOf<'booking'> | undefined;

/** The stay the page offers and where its guests go to book it. */
export function BookingCard({ property, post }: { property: Property; post: LandingPagePost }) {
  const bar = post.blocks.find((block) => block.kind === 'booking');
  return (
    <Card className="flex flex-col px-4 py-3.5 text-sm" aria-label="Booking link">
      <h2 className="text-base font-semibold">Booking link</h2>
      <p className="mt-1.5">
        {bar
          ? [stayOf(bar), counted(bar.adults), bar.rate].filter(Boolean).join(', ')
          : 'This text has no booking bar.'}
      </p>
      <Way property={property} language={post.language} bar={bar} />
    </Card>
  );
}

function Way({ property, language, bar }: { property: Property; language: Language; bar: Bar }) {
  const { data: booking, isError } = useBookingOfSite(property.domainId);
  if (isError) return <Problem>Where guests go to book could not be read.</Problem>;
  if (!booking) return <Skeleton className="mt-1.5 h-8" />;
  const hotel = booking.hotels.find(({ propertyId }) => propertyId === property.id)?.hotel ?? '';
  const over = Boolean(bar?.arrive && bar.arrive < today());
  const stay = { language, adults: bar?.adults, ...(over ? {} : { checkin: bar?.arrive, checkout: bar?.leave }) };
  const link = bookingLink(booking, { reservationLink: property.reservationLink, hotel }, stay);
  if (!link) {
    return (
      <>
        <Problem>{property.name} has no booking link, so guests see no booking bar and no way to book.</Problem>
        <Link to="/settings/workspace" className="mt-auto w-fit pt-2 font-medium text-primary hover:underline">
          State the booking link
        </Link>
      </>
    );
  }
  return (
    <>
      <p className="mt-1.5 flex items-start gap-1.5 text-xs text-muted-foreground">
        <CircleCheck aria-hidden className="mt-px size-3.5 shrink-0 stroke-[1.75] text-success" />
        <span className="min-w-0 [overflow-wrap:anywhere]">
          Opens <span className="text-foreground">{hostOf(link)}</span>
          {wayOf(booking.engine)}
        </span>
      </p>
      {bar && !booking.isShown && <Problem>The booking bar is turned off for this site.</Problem>}
      {over && <Problem>These dates have passed. Write the page again.</Problem>}
      <a
        href={link}
        target="_blank"
        rel="noreferrer"
        className="mt-auto flex w-fit items-center gap-1 pt-2 font-medium text-primary hover:underline"
      >
        Try the link <ArrowUpRight aria-hidden className="size-3.5" />
      </a>
    </>
  );
}

/** What guests find there. */
function wayOf(engine: BookingEngine): string {
  if (engine === 'link') return '. Guests choose their dates there.';
  const how = engine === 'pattern' ? 'your pattern writes it' : `${engineName(engine)} reads it`;
  return ` with this stay filled in, as ${how}.`;
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
