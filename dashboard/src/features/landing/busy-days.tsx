/** Weights of ninety sample days, 0 to 9; below, the stretches of them that have no page yet. */
const days =
  '0046653223464453335686766777560000000000881000440000000034530000156500000432000666785667000044500000'.slice(0, 90);
const open: [from: number, to: number][] = [
  [13, 15],
  [40, 41],
  [56, 59],
  [72, 74],
  [78, 85],
];

const isOpen = (day: number) => open.some(([from, to]) => day >= from && day <= to);

/** The strip of demand, drawn for a sample hotel. */
export const BusyDays = () => (
  <>
    <h2 className="max-w-[18em] text-3xl font-semibold tracking-[-.028em] text-balance max-md:text-[1.75rem] max-md:leading-8">
      See which days will be busy, and which have no page
    </h2>
    <figure className="mt-11 rounded-[14px] border border-border-strong bg-card p-6 shadow-lg max-md:p-4">
      <figcaption className="flex flex-wrap items-center gap-x-5 gap-y-1 text-sm">
        <b className="mr-auto font-semibold">A sample hotel: the next 90 days within 35 km</b>
        <span className="flex items-center gap-2 text-muted-foreground">
          <i aria-hidden className="size-2 rounded-[2px] bg-chart-1" />
          Has a live page
        </span>
        <span className="flex items-center gap-2 text-muted-foreground">
          <i aria-hidden className="size-2 rounded-[2px] border border-brass-line bg-brass-soft" />
          No page yet
        </span>
      </figcaption>
      <svg
        viewBox="0 0 900 150"
        role="img"
        aria-label="A bar for each of 90 days; most busy days have a page, five stretches have none."
        className="mt-6 w-full"
      >
        {[...days].map((weight, day) => {
          const height = 6 + Number(weight) * 15;
          const look =
            weight === '0' ? 'fill-border-strong' : isOpen(day) ? 'fill-brass-soft stroke-brass-line' : 'fill-chart-1';
          return (
            <rect
              // The strip never changes: a day's place is its name.
              key={`day-${day + 1}`}
              x={day * 10 + 1}
              y={149 - height}
              width={8}
              height={height}
              rx={1.5}
              className={look}
            />
          );
        })}
      </svg>
    </figure>
  </>
);
