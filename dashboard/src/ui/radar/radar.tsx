import { type KeyboardEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { cn } from '#ui/class-names.ts';
import { dotRadius, edgeOf, type Label, layoutOf, type RadarEvent, reach, type Size } from './radar-layout.ts';

type RadarProps<Of extends RadarEvent> = {
  propertyName: string;
  events: readonly Of[];
  /** Kilometres at the outermost ring. */
  distance: number;
  chosen: string | null;
  onChoose: (event: Of) => void;
};

const steps: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/**
 * The property in the middle, events where they lie by bearing and distance. Filled has a page, hollow has none yet.
 * One stop of the Tab key; the arrow keys go from event to event in the order of the list.
 */
export function Radar<Of extends RadarEvent>({ propertyName, events, distance, chosen, onChoose }: RadarProps<Of>) {
  const [frame, size] = useSize();
  const dots = useRef(new Map<string, SVGGElement>());
  const rings = useMemo(
    () => [10, 20, 35, 50, 100].filter((ring) => ring < distance * 0.8).concat(distance),
    [distance],
  );
  const layout = useMemo(
    () => layoutOf(events, distance, rings, propertyName, size),
    [events, distance, rings, propertyName, size],
  );
  const edge = edgeOf(size);
  const middle = { x: size.width / 2, y: size.height / 2 };
  const drawn = [...events].sort((a, b) => Number(a.eventId === chosen) - Number(b.eventId === chosen));
  const stop = events.some((event) => event.eventId === chosen) ? chosen : (events[0]?.eventId ?? null);

  function onKeyDown(key: KeyboardEvent, event: Of) {
    const at = events.indexOf(event);
    const step = steps[key.key];
    const next = step
      ? events[(at + step + events.length) % events.length]
      : key.key === 'Home'
        ? events[0]
        : key.key === 'End'
          ? events.at(-1)
          : key.key === 'Enter' || key.key === ' '
            ? event
            : undefined;
    if (!next) return;
    key.preventDefault();
    onChoose(next);
    dots.current.get(next.eventId)?.focus();
  }

  return (
    <div ref={frame} className="h-full w-full">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a drawing. */}
      <svg
        viewBox={`0 0 ${size.width} ${size.height}`}
        className="block h-full w-full"
        role="group"
        aria-label={`Events around ${propertyName}`}
      >
        <circle cx={middle.x} cy={middle.y} r={edge} className="fill-map-hill" />
        {rings.map((ring) => (
          <circle
            key={ring}
            cx={middle.x}
            cy={middle.y}
            r={reach(ring, distance, edge)}
            className={cn('fill-none', ring === distance ? 'stroke-chart-1' : 'stroke-border-strong')}
            strokeWidth={ring === distance ? 1.5 : 1}
            strokeDasharray={ring === distance ? '3 4' : undefined}
          />
        ))}
        <g aria-hidden className="fill-map-label text-[11px]">
          <Words label={{ text: 'N', x: middle.x, y: middle.y - edge - 9, anchor: 'middle' }} />
          <Words label={{ text: 'S', x: middle.x, y: middle.y + edge + 17, anchor: 'middle' }} />
          <Words label={{ text: 'E', x: middle.x + edge + 12, y: middle.y + 4, anchor: 'middle' }} />
          <Words label={{ text: 'W', x: middle.x - edge - 13, y: middle.y + 4, anchor: 'middle' }} />
        </g>
        {layout.rings.map(({ km, label }) => (
          <Words
            key={km}
            label={label}
            halo
            className={cn('text-[11px] font-semibold', km === distance ? 'fill-chart-1' : 'fill-map-label')}
          />
        ))}
        {layout.towns.map((label) => (
          <Words key={label.text} label={label} halo className="fill-map-label text-[12px]" />
        ))}
        {drawn.map((event) => {
          const point = layout.points.get(event.eventId) ?? middle;
          const on = event.eventId === chosen;
          return (
            // biome-ignore lint/a11y/useSemanticElements: a button element cannot stand inside an SVG.
            <g
              key={event.eventId}
              ref={(element) => {
                if (element) dots.current.set(event.eventId, element);
                else dots.current.delete(event.eventId);
              }}
              role="button"
              tabIndex={event.eventId === stop ? 0 : -1}
              aria-pressed={on}
              aria-label={`${event.title}, ${event.venue.city}, ${event.distance.toFixed(1)} km${event.coveredBy ? ', has a page' : ''}`}
              onClick={() => onChoose(event)}
              onKeyDown={(key) => onKeyDown(key, event)}
              className="group cursor-pointer outline-none"
            >
              <title>{event.title}</title>
              {on && (
                <line
                  x1={middle.x}
                  y1={middle.y}
                  x2={point.x}
                  y2={point.y}
                  className="stroke-chart-1"
                  strokeWidth={1.5}
                />
              )}
              <circle cx={point.x} cy={point.y} r={14} className={on ? 'fill-chart-1/25' : 'fill-transparent'} />
              <circle
                cx={point.x}
                cy={point.y}
                r={dotRadius(event.weight)}
                strokeWidth={2}
                className={event.coveredBy ? 'fill-chart-1 stroke-map-land' : 'fill-brass-soft stroke-brass-line'}
              />
              <circle
                cx={point.x}
                cy={point.y}
                r={16}
                strokeWidth={2}
                className="invisible fill-none stroke-ring group-focus-visible:visible"
              />
            </g>
          );
        })}
        <path
          d={`M${middle.x - 8} ${middle.y + 11}v-14a8 8 0 0 1 16 0v14z`}
          className="fill-primary stroke-map-land"
          strokeWidth={2}
        />
        <Words label={layout.home} halo className="fill-foreground text-[13px] font-semibold" />
      </svg>
    </div>
  );
}

/** Words on the drawing; the halo keeps them readable where a line runs under them. */
const Words = ({ label, halo, className }: { label: Label; halo?: boolean; className?: string }) => (
  <text
    x={label.x}
    y={label.y}
    textAnchor={label.anchor}
    aria-hidden
    className={className}
    {...(halo ? { style: { paintOrder: 'stroke', stroke: 'var(--map-hill)', strokeWidth: 4 } } : {})}
  >
    {label.text}
  </text>
);

/** The drawing's own size in pixels, so that its letters stay letters whatever the room. */
function useSize() {
  const frame = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<Size>({ width: 480, height: 480 });
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    const measure = () => {
      const { width, height } = element.getBoundingClientRect();
      if (width > 0 && height > 0)
        setSize((before) => (before.width === width && before.height === height ? before : { width, height }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [frame, size] as const;
}
