import { useEffect, useRef, useState } from 'react';

/** Pixels a guest's window is wide. */
export const previewWidths = { desktop: 1280, tablet: 820, phone: 390 } as const;
export type PreviewWidth = keyof typeof previewWidths;

/** How much room an element has, as it changes. */
export function useRoom() {
  const [room, setRoom] = useState({ width: 0, height: 0 });
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setRoom({ width: element.clientWidth, height: element.clientHeight }));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { place, room };
}

/** The real page in a window of its true width, made smaller as a whole where there is not that much room. */
export function PreviewFrame({ url, width }: { url: string; width: PreviewWidth }) {
  const { place, room } = useRoom();
  const pixels = previewWidths[width];
  const scale = room.width > 0 ? Math.min(1, room.width / pixels) : 1;
  return (
    <div ref={place} className="h-full min-h-80 overflow-hidden">
      <div
        className="mx-auto overflow-hidden rounded-[8px] border bg-white shadow-sm"
        style={{ width: Math.floor(pixels * scale), height: room.height || '100%' }}
      >
        <iframe
          title="The page as guests will see it"
          src={url}
          sandbox="allow-same-origin"
          className="block origin-top-left border-0"
          style={{ width: pixels, height: room.height / scale || '100%', transform: `scale(${scale})` }}
        />
      </div>
    </div>
  );
}
