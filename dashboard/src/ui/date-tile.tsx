/** Day over month, such as 05 Dec. `day` is YYYY-MM-DD or the start of an ISO instant. */
export function DateTile({ day }: { day: string }) {
  const date = new Date(`${day.slice(0, 10)}T12:00:00Z`);
  const month = new Intl.DateTimeFormat('en', { month: 'short', timeZone: 'UTC' }).format(date);
  return (
    <time
      dateTime={day.slice(0, 10)}
      className="grid h-10 w-9 shrink-0 place-content-center rounded-md bg-muted text-center leading-none"
    >
      <b className="num text-base leading-none font-semibold">{day.slice(8, 10)}</b>
      <span className="mt-1 text-2xs leading-none text-muted-foreground">{month}</span>
    </time>
  );
}
