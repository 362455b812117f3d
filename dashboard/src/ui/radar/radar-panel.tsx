import { Radar } from './radar.tsx';
import type { RadarEvent } from './radar-layout.ts';

type RadarPanelProps<Of extends RadarEvent> = {
  propertyName: string;
  events: readonly Of[];
  distance: number;
  chosen: string | null;
  onChoose: (event: Of) => void;
};

/** The radar as tall as the screen allows, with what its signs mean. */
export const RadarPanel = <Of extends RadarEvent>({
  propertyName,
  events,
  distance,
  chosen,
  onChoose,
}: RadarPanelProps<Of>) => (
  <div className="relative h-[min(820px,calc(100dvh-180px))] min-h-[420px] overflow-hidden rounded-[10px] border bg-map-land max-[1179px]:h-[560px] max-md:h-[108vw] max-md:max-h-[560px] max-md:min-h-[320px]">
    <div className="absolute inset-x-0 top-0 bottom-12">
      <Radar propertyName={propertyName} events={events} distance={distance} chosen={chosen} onChoose={onChoose} />
    </div>
    <p className="absolute bottom-3 left-3 flex flex-wrap items-center gap-x-4 gap-y-1 rounded-md border bg-card px-3 py-1.5 text-xs shadow-xs max-md:right-3">
      <span className="flex items-center gap-1.5 whitespace-nowrap">
        <i className="size-2.5 rounded-full bg-chart-1" /> Has a page
      </span>
      <span className="flex items-center gap-1.5 whitespace-nowrap">
        <i className="size-2.5 rounded-full border-2 border-brass-line bg-brass-soft" /> No page yet
      </span>
      <span className="whitespace-nowrap text-muted-foreground">Size shows demand</span>
    </p>
  </div>
);
