import CircleCheck from 'lucide-react/icons/circle-check';
import type { ReactNode } from 'react';
import { cn } from '#ui/class-names.ts';
import { LanguageBadge } from '#ui/language-badge.tsx';
import door from './door.jpg';

const Note = ({ className, children }: { className: string; children: ReactNode }) => (
  <div className={cn('absolute rounded-lg border bg-popover px-4 py-3.5 shadow-lg', className)}>{children}</div>
);

/** The hotel behind its door, and three things Foyer would say about it. */
export const HeroArch = () => (
  <div className="relative h-[780px] max-md:mt-7 max-md:h-[440px]">
    <div className="absolute top-9 right-5 bottom-0 left-[90px] overflow-hidden rounded-t-full bg-[#14263d] max-lg:left-5 max-md:top-0">
      <img
        src={door}
        width={900}
        height={1480}
        alt="A lakeside hotel at dusk in the snow with lit windows"
        className="size-full object-cover object-[50%_100%]"
      />
    </div>
    <Note className="bottom-44 left-0 w-[336px] max-md:right-0 max-md:bottom-6 max-md:w-auto">
      <p className="font-voice text-[1.125rem] leading-7">
        <span className="cl-ink">Heated to 34 °C, open until 21:00</span>
      </p>
      <p className="mt-2 flex items-center gap-2 text-xs font-medium text-success">
        <CircleCheck aria-hidden className="size-3.5 stroke-[1.75]" />
        Pool temperature, pool hours
        <span className="ml-auto font-normal text-muted-foreground">checked today</span>
      </p>
    </Note>
    <Note className="top-[236px] right-0 flex w-[268px] items-center gap-2 max-md:hidden">
      <span className="grid h-11 w-10 shrink-0 place-content-center rounded-md bg-brass-soft text-center leading-none text-brass-soft-foreground">
        <b className="text-[1.0625rem] leading-none">31</b>
        <span className="mt-1 text-2xs leading-none">Dec</span>
      </span>
      <p>
        <b className="block font-semibold">New Year Gala</b>
        <span className="text-xs text-muted-foreground">1.1 km away, no page yet</span>
      </p>
    </Note>
    <Note className="right-11 bottom-16 flex items-center gap-1.5 px-3 py-2.5 max-md:hidden">
      <LanguageBadge code="en" name="English" state="live" className="h-6 min-w-8 text-xs" />
      <LanguageBadge code="de" name="German" state="live" className="h-6 min-w-8 text-xs" />
      <LanguageBadge code="fr" name="French" state="behind" className="h-6 min-w-8 text-xs" />
      <LanguageBadge code="es" name="Spanish" state="draft" className="h-6 min-w-8 text-xs" />
      <span className="ml-1 text-xs text-muted-foreground max-lg:hidden">French is one edit behind</span>
    </Note>
  </div>
);
