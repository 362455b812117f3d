type SocialCardProps = { title: string; description: string; url: string; picture: string | null };

/** A page as a message or a timeline shows it when somebody shares its address. */
export const SocialCard = ({ title, description, url, picture }: SocialCardProps) => (
  <section aria-label="When it is shared" className="min-w-0 rounded-[10px] border bg-card px-4 py-3">
    <h2 className="text-base font-semibold">When it is shared</h2>
    <div className="mt-2 flex overflow-hidden rounded-[8px] border">
      {picture && <img src={picture} alt="" className="w-32 shrink-0 object-cover" />}
      <div className="min-w-0 px-3 py-2">
        <p className="truncate text-xs text-muted-foreground">{URL.canParse(url) ? new URL(url).hostname : url}</p>
        <p className="line-clamp-2 text-sm font-semibold">{title || 'No title yet'}</p>
        <p className="line-clamp-2 text-xs text-muted-foreground">{description || 'No description yet'}</p>
      </div>
    </div>
  </section>
);
