import Building2 from 'lucide-react/icons/building-2';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import FileUp from 'lucide-react/icons/file-up';
import Landmark from 'lucide-react/icons/landmark';
import MapPinned from 'lucide-react/icons/map-pinned';
import NotebookPen from 'lucide-react/icons/notebook-pen';
import Plus from 'lucide-react/icons/plus';
import { useNavigate } from 'react-router';
import { type Place, withPlace } from '#lib/selection/place.ts';
import { Button } from '#ui/button.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '#ui/dropdown-menu.tsx';

const things = [
  { path: '/generate', word: 'Landing page', Icon: MapPinned },
  { path: '/property-post', word: 'Property post', Icon: Building2 },
  { path: '/blog', word: 'Blog article', Icon: NotebookPen },
  { path: '/liveposts/events/new', word: 'Event', Icon: CalendarPlus },
  { path: '/liveposts/venues/new', word: 'Venue', Icon: Landmark },
] as const;

/** What can be begun, each on its own screen. */
export function NewPostMenu({ place }: { place: Place }) {
  const navigate = useNavigate();
  const go = (path: string) => () => void navigate(`${path}${withPlace('', place)}`);
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button variant="primary">
          <Plus aria-hidden />
          New post
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end">
        {things.map(({ path, word, Icon }) => (
          <DropdownMenuItem key={path} onSelect={go(path)}>
            <Icon aria-hidden />
            {word}
          </DropdownMenuItem>
        ))}
        <DropdownMenuSeparator />
        <DropdownMenuItem onSelect={go('/liveposts/import')}>
          <FileUp aria-hidden />
          Import events
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
