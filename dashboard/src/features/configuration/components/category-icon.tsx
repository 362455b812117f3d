import type { SiteCategory } from '@foyer/contract/category-config';
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
import Tag from 'lucide-react/icons/tag';
import Theater from 'lucide-react/icons/theater';
import Ticket from 'lucide-react/icons/ticket';
import Trees from 'lucide-react/icons/trees';
import Trophy from 'lucide-react/icons/trophy';
import Utensils from 'lucide-react/icons/utensils';
import Waves from 'lucide-react/icons/waves';
import Wine from 'lucide-react/icons/wine';

type Icon = SiteCategory['icon'];

const drawings = {
  tag: Tag,
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
} as const satisfies Record<Icon, unknown>;

/** The sign of a category. */
export function CategoryIcon({ icon, className }: { icon: Icon; className?: string }) {
  const Drawing = drawings[icon];
  return <Drawing aria-hidden className={className} />;
}
