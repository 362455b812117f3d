/**
 * The real site as it is edited, in a window of its true width. A new state is loaded behind the one that is seen and
 * takes its place when it stands, scrolled as far as that one was, so that nothing flickers and nobody loses their place.
 */
import { useEffect, useRef, useState } from 'react';
import { type PreviewWidth, previewWidths, useRoom } from '#ui/preview-frame.tsx';
import { type Vision, VisionFilters, VisionSelect, visionFilter } from './vision.tsx';

type SiteFrameProps = {
  /** Of the site, without a closing slash. */
  origin: string;
  host: string;
  token: string;
  path: string;
  /** Goes up when the site is to be shown anew. */
  revision: number;
  width: PreviewWidth;
  /** Shown as devices set to dark would show it. */
  night: boolean;
  /** A link of the site was followed. */
  onFollow: (path: string) => void;
};

/** What the page in the frame says of itself; anything else is not for us. */
type Said = { top?: unknown; path?: unknown };

export function SiteFrame({ origin, host, token, path, revision, width, night, onFollow }: SiteFrameProps) {
  const { place, room } = useRoom();
  const wanted = `${origin}${path}?preview=${token}&state=${revision}`;
  const [windows, setWindows] = useState({ addresses: [wanted, ''], front: 0 });
  const [vision, setVision] = useState<Vision>('typical');
  const frames = useRef<(HTMLIFrameElement | null)[]>([null, null]);
  const scrolled = useRef({ path, top: 0 });
  const front = useRef(0);
  front.current = windows.front;
  if (!windows.addresses.includes(wanted)) {
    const addresses = [...windows.addresses];
    addresses[1 - windows.front] = wanted;
    setWindows({ ...windows, addresses });
  }

  useEffect(() => {
    const listen = ({ source, origin: from, data }: MessageEvent) => {
      if (from !== origin || source !== frames.current[front.current]?.contentWindow) return;
      const said = (data as { foyer?: Said } | null)?.foyer;
      if (typeof said?.top === 'number') scrolled.current.top = said.top;
      if (typeof said?.path === 'string') onFollow(said.path);
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [origin, onFollow]);

  const stands = (at: number) => {
    if (windows.addresses[at] !== wanted || at === windows.front) return;
    const top = scrolled.current.path === path ? scrolled.current.top : 0;
    scrolled.current = { path, top };
    frames.current[at]?.contentWindow?.postMessage({ top }, origin);
    setWindows({ ...windows, front: at });
  };

  const pixels = previewWidths[width];
  const scale = room.width > 0 ? Math.min(1, (room.width - 2) / pixels) : 1;
  return (
    <div ref={place} className="h-full min-h-96 overflow-hidden">
      <div
        className="mx-auto flex flex-col overflow-hidden rounded-[8px] border bg-card shadow-sm"
        style={{ width: Math.floor(pixels * scale) + 2, height: room.height || '100%' }}
      >
        <div className="grid h-8 shrink-0 grid-cols-[1fr_auto_1fr] items-center gap-2 border-b bg-sunken pr-1 text-xs text-muted-foreground">
          <p className="col-start-2">{host}</p>
          <VisionSelect value={vision} onChange={setVision} />
        </div>
        <VisionFilters />
        <div className="relative min-h-0 grow" style={{ filter: visionFilter(vision) }}>
          {windows.addresses.map((address, at) => (
            <iframe
              key={at}
              ref={(frame) => {
                frames.current[at] = frame;
              }}
              title={at === windows.front ? 'Your site as you are editing it' : 'The next state of your site'}
              src={address || 'about:blank'}
              sandbox="allow-same-origin allow-scripts"
              aria-hidden={at !== windows.front || undefined}
              tabIndex={at === windows.front ? 0 : -1}
              onLoad={() => stands(at)}
              className="absolute top-0 left-0 block origin-top-left border-0 bg-white"
              style={{
                width: pixels,
                colorScheme: night ? 'dark' : 'light',
                height: Math.max(0, room.height - 34) / scale || '100%',
                transform: `scale(${scale})`,
                visibility: at === windows.front ? 'visible' : 'hidden',
              }}
            />
          ))}
        </div>
      </div>
    </div>
  );
}
