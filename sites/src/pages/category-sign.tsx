/** The sign a team has chosen for a category. A page that has none beside its name loses nothing: it is decoration. */
import type { PublicListCategory } from '@foyer/contract/public-parts';
import Baby from 'lucide-react/icons/baby';
import Briefcase from 'lucide-react/icons/briefcase';
import Calendar from 'lucide-react/icons/calendar';
import Camera from 'lucide-react/icons/camera';
import Church from 'lucide-react/icons/church';
import Film from 'lucide-react/icons/film';
import Flag from 'lucide-react/icons/flag';
import Flower from 'lucide-react/icons/flower';
import Gift from 'lucide-react/icons/gift';
import Heart from 'lucide-react/icons/heart';
import Leaf from 'lucide-react/icons/leaf';
import Mountain from 'lucide-react/icons/mountain';
import Music from 'lucide-react/icons/music';
import Palette from 'lucide-react/icons/palette';
import Snowflake from 'lucide-react/icons/snowflake';
import Sparkles from 'lucide-react/icons/sparkles';
import Store from 'lucide-react/icons/store';
import Sun from 'lucide-react/icons/sun';
import Theater from 'lucide-react/icons/theater';
import Ticket from 'lucide-react/icons/ticket';
import Trees from 'lucide-react/icons/trees';
import Trophy from 'lucide-react/icons/trophy';
import Utensils from 'lucide-react/icons/utensils';
import Waves from 'lucide-react/icons/waves';
import Wine from 'lucide-react/icons/wine';

type Sign = Exclude<PublicListCategory['icon'], 'tag'>;

const drawings = {
  music: Music,
  theater: Theater,
  palette: Palette,
  store: Store,
  wine: Wine,
  flag: Flag,
  trophy: Trophy,
  mountain: Mountain,
  baby: Baby,
  briefcase: Briefcase,
  calendar: Calendar,
  camera: Camera,
  church: Church,
  film: Film,
  flower: Flower,
  gift: Gift,
  heart: Heart,
  leaf: Leaf,
  snowflake: Snowflake,
  sparkles: Sparkles,
  sun: Sun,
  ticket: Ticket,
  trees: Trees,
  utensils: Utensils,
  waves: Waves,
} as const satisfies Record<Sign, unknown>;

/** Drawn in the color of the category by an attribute of the drawing, since no page may bear a style of its own. */
export function CategorySign({ category: { icon, color } }: { category: PublicListCategory }) {
  if (icon === 'tag' && color === null) return null;
  if (icon === 'tag')
    return (
      <svg aria-hidden="true" viewBox="0 0 10 10" width="10" height="10">
        <circle cx="5" cy="5" r="5" fill={color ?? 'currentColor'} />
      </svg>
    );
  const Drawing = drawings[icon];
  return <Drawing aria-hidden="true" size={16} strokeWidth={1.75} color={color ?? 'currentColor'} />;
}
