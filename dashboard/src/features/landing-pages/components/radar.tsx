import type { NearbyEvent } from '@foyer/contract/events';
import type { KeyboardEvent } from 'react';
import { cn } from '#ui/class-names.ts';

const size = 640;
const middle = size / 2;
const edge = 286;
const compass = [
  { point: 'N', x: middle, y: middle - edge - 10 },
  { point: 'E', x: middle + edge + 16, y: middle + 4 },
  { point: 'S', x: middle, y: middle + edge + 20 },
  { point: 'W', x: middle - edge - 16, y: middle + 4 },
] as const;

type RadarProps = {
  propertyName: string;
  events: readonly NearbyEvent[];
  /** Kilometres at the outermost ring. */
  distance: number;
  chosen: string | null;
  onChoose: (event: NearbyEvent) => void;
};

/** Kilometres as a way on the drawing; the square root keeps the near ones apart. */
const reach = (kilometres: number, distance: number) => Math.sqrt(Math.min(1, kilometres / distance)) * edge;

function placeOf(event: NearbyEvent, distance: number) {
  const angle = ((event.bearing - 90) * Math.PI) / 180;
  const way = reach(event.distance, distance);
  return { x: middle + Math.cos(angle) * way, y: middle + Math.sin(angle) * way };
}

/** The property in the middle, events where they lie by bearing and distance. Filled has a page, hollow has none yet. */
export function Radar({ propertyName, events, distance, chosen, onChoose }: RadarProps) {
  const rings = [10, 20, 35, 50, 100].filter((ring) => ring < distance).concat(distance);
  const drawn = [...events].sort((a, b) => Number(a.eventId === chosen) - Number(b.eventId === chosen));
  return (
    <svg viewBox={`0 0 ${size} ${size}`} className="h-full w-full" aria-label={`Events around ${propertyName}`}>
      <circle cx={middle} cy={middle} r={edge} className="fill-map-hill" />
      {rings.map((ring) => (
        <g key={ring}>
          <circle
            cx={middle}
            cy={middle}
            r={reach(ring, distance)}
            className={cn('fill-none', ring === distance ? 'stroke-chart-1' : 'stroke-border-strong')}
            strokeWidth={ring === distance ? 1.5 : 1}
            strokeDasharray={ring === distance ? '3 4' : undefined}
          />
          <text
            x={middle + 6}
            y={middle - reach(ring, distance) + 15}
            className={cn('text-[12px] font-semibold', ring === distance ? 'fill-chart-1' : 'fill-map-label')}
          >
            {ring} km
          </text>
        </g>
      ))}
      {compass.map(({ point, x, y }) => (
        <text key={point} x={x} y={y} textAnchor="middle" className="fill-map-label text-[12px]">
          {point}
        </text>
      ))}
      <TownNames events={events} distance={distance} />
      {drawn.map((event) => {
        const { x, y } = placeOf(event, distance);
        const on = event.eventId === chosen;
        const choose = () => onChoose(event);
        return (
          // biome-ignore lint/a11y/useSemanticElements: a button element cannot stand inside an SVG.
          <g
            key={event.eventId}
            role="button"
            tabIndex={0}
            aria-pressed={on}
            aria-label={`${event.title}, ${event.venue.city}, ${event.distance.toFixed(1)} km${event.coveredBy ? ', has a page' : ''}`}
            onClick={choose}
            onKeyDown={(key: KeyboardEvent) => {
              if (key.key === 'Enter' || key.key === ' ') {
                key.preventDefault();
                choose();
              }
            }}
            className="cursor-pointer"
          >
            <title>{event.title}</title>
            {on && <line x1={middle} y1={middle} x2={x} y2={y} className="stroke-chart-1" strokeWidth={1.5} />}
            <circle cx={x} cy={y} r={14} className={on ? 'fill-chart-1/25' : 'fill-transparent'} />
            <circle
              cx={x}
              cy={y}
              r={4 + event.weight * 1.6}
              strokeWidth={2}
              className={event.coveredBy ? 'fill-chart-1 stroke-map-land' : 'fill-brass-soft stroke-brass-line'}
            />
          </g>
        );
      })}
      <path
        d={`M${middle - 8} ${middle + 11}v-14a8 8 0 0 1 16 0v14z`}
        className="fill-primary stroke-map-land"
        strokeWidth={2}
      />
      <text
        x={middle + 14}
        y={middle + 5}
        className="fill-foreground text-[13px] font-semibold"
        style={{ paintOrder: 'stroke', stroke: 'var(--map-hill)', strokeWidth: 4 }}
      >
        {propertyName}
      </text>
    </svg>
  );
}

/** Each town once, beside the outermost event in it, so that the drawing can be read as a map. */
function TownNames({ events, distance }: { events: readonly NearbyEvent[]; distance: number }) {
  const towns = new Map<string, NearbyEvent>();
  for (const event of events) {
    const known = towns.get(event.venue.city);
    if (!known || event.distance > known.distance) towns.set(event.venue.city, event);
  }
  return [...towns].map(([city, event]) => {
    const { x, y } = placeOf(event, distance);
    if (reach(event.distance, distance) < 44) return null;
    const left = x > size - 110;
    return (
      <text
        key={city}
        x={x + (left ? -14 : 14)}
        y={y + 4}
        textAnchor={left ? 'end' : 'start'}
        aria-hidden
        className="fill-map-label text-[12px]"
        style={{ paintOrder: 'stroke', stroke: 'var(--map-hill)', strokeWidth: 3 }}
      >
        {city}
      </text>
    );
  });
}
