import ImageIcon from 'lucide-react/icons/image';

type SocialCardProps = { title: string; description: string; site: string; url: string; picture: string | null };

/** A page as a message or a timeline shows it when somebody shares its address. */
export const SocialCard = ({ title, description, site, url, picture }: SocialCardProps) => (
  <section aria-label="When it is shared">
    <h2 className="text-base font-semibold">When it is shared</h2>
    <div className="mt-2.5 overflow-hidden rounded-[8px] border">
      {picture ? (
        <img src={picture} alt="" className="aspect-[1.91] w-full bg-muted object-cover" />
      ) : (
        <p className="grid aspect-[1.91] place-content-center justify-items-center gap-2 bg-muted text-xs text-muted-foreground">
          <ImageIcon aria-hidden className="size-5 stroke-[1.5]" /> No picture to share
        </p>
      )}
      <div className="border-t px-3.5 py-2.5">
        <p className="truncate text-xs text-muted-foreground">
          {[site, URL.canParse(url) && new URL(url).hostname].filter(Boolean).join(', ')}
        </p>
        <p className="mt-0.5 line-clamp-2 text-sm font-semibold">{title || 'No title yet'}</p>
        <p className="mt-0.5 line-clamp-2 text-xs text-muted-foreground">{description || 'No description yet'}</p>
      </div>
    </div>
  </section>
);
