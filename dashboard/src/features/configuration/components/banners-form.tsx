import { type Banner, type BannerSettings, mostBanners } from '@foyer/contract/site-content';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { wallTimeOf } from '#lib/dates/zone.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { cn } from '#ui/class-names.ts';
import { bannerState, newBanner } from '../banner-words.ts';
import type { Saying } from '../hooks/use-saying.ts';
import { BannerFields } from './banner-fields.tsx';
import type { FormProps } from './form-props.ts';
import { Group } from './group.tsx';
import { OrderedList } from './ordered-list.tsx';
import { SayingChoice } from './said-field.tsx';

type BannersFormProps = FormProps<BannerSettings> & { propertyId: string | null; timeZone: string; saying: Saying };

/** What the team has to say to everybody just now, in the order it is shown. */
export function BannersForm({ propertyId, timeZone, saying, ...form }: BannersFormProps) {
  const { settings, problemAt, onChange } = form;
  const { banners } = settings;
  const [open, setOpen] = useState<string | null>(null);
  const today = wallTimeOf(new Date().toISOString(), timeZone).day;
  const nameOf = ({ texts }: Banner, at: number) =>
    texts[saying.language]?.title || Object.values(texts).find((said) => said?.title)?.title || `Banner ${at + 1}`;
  const add = () => {
    const banner = newBanner();
    onChange({ banners: [...banners, banner] });
    setOpen(banner.id);
  };
  return (
    <Group
      title="Banners"
      about={`Shown on the home page and on lists. Days begin and end in ${timeZone.replaceAll('_', ' ')}.`}
      action={<SayingChoice saying={saying} label="Language of the banners" />}
    >
      {banners.length === 0 && <p className="border-y py-3 text-sm text-muted-foreground">There is no banner yet.</p>}
      <OrderedList
        label="Banners"
        items={banners}
        keyOf={({ id }) => id}
        nameOf={nameOf}
        onChange={(list) => onChange({ banners: list })}
        below={(banner, at) =>
          open === banner.id && (
            <BannerFields
              banner={banner}
              problemAt={(path) => problemAt(`banners.${at}.${path}`)}
              propertyId={propertyId}
              saying={saying}
              onChange={(change) => onChange({ banners: banners.with(at, { ...banner, ...change }) })}
            />
          )
        }
      >
        {(banner, at) => {
          const state = bannerState(banner, today);
          const isOpen = open === banner.id;
          return (
            <button
              type="button"
              aria-expanded={isOpen}
              onClick={() => setOpen(isOpen ? null : banner.id)}
              className="flex min-h-7 w-full min-w-0 items-center gap-1.5 text-left text-sm max-md:min-h-[34px]"
            >
              <ChevronRight
                aria-hidden
                className={cn('size-3.5 shrink-0 text-subtle-foreground', isOpen && 'rotate-90')}
              />
              <span className="min-w-0 grow truncate font-medium">{nameOf(banner, at)}</span>
              <Badge tone={state.tone}>{state.words}</Badge>
            </button>
          );
        }}
      </OrderedList>
      <Button
        className="self-start"
        disabledReason={banners.length >= mostBanners ? `A site has at most ${mostBanners}` : undefined}
        onClick={add}
      >
        <Plus aria-hidden /> Add banner
      </Button>
    </Group>
  );
}
