import { cn } from '#ui/class-names.ts';

const kinds = [
  {
    title: 'In ink',
    mark: 'bg-primary-soft text-primary-soft-foreground',
    text: 'The sentence rests on a fact with a source and a date. When the fact changes, Foyer lists every page that says otherwise.',
  },
  {
    title: 'In pencil',
    mark: 'bg-brass-soft text-brass-soft-foreground',
    text: 'An opinion, or a line nobody has read yet. It stays in pencil until a person keeps it.',
  },
  {
    title: 'No source',
    mark: 'bg-destructive text-destructive-foreground',
    text: 'Nothing in the hotel’s facts supports this. It cannot be published until it is removed or the hotel confirms it.',
  },
];

const Mark = ({ children }: { children: string }) => (
  <sup className="ml-0.5 align-super font-sans text-base leading-none font-semibold text-muted-foreground">
    {children}
  </sup>
);

/** A sentence of three claims, and what their lines mean. */
export const InkAndPencil = () => (
  <>
    <p className="max-w-[26em] font-voice text-[2.125rem] leading-[3.25rem] tracking-[-.008em] max-md:text-[1.5rem] max-md:leading-[2.375rem]">
      <span className="cl-ink">The train from Bregenz takes twelve minutes</span>
      <Mark>1</Mark>, and <span className="cl-pencil">the harbour lights look their best from the water</span>
      <Mark>2</Mark>. <span className="cl-none">A free shuttle brings you home</span>
      <Mark>3</Mark>.
    </p>
    <div className="mt-11 grid grid-cols-3 gap-10 border-t border-border-strong max-md:grid-cols-1 max-md:gap-2">
      {kinds.map(({ title, mark, text }, index) => (
        <div key={title} className="pt-[18px]">
          <h2 className="flex items-center gap-[9px] text-[1.0625rem] leading-6 font-semibold">
            <span
              aria-hidden
              className={cn('num grid size-[18px] place-items-center rounded-full text-2xs font-semibold', mark)}
            >
              {index + 1}
            </span>
            {title}
          </h2>
          <p className="mt-1 text-[0.9375rem] leading-6 text-muted-foreground">{text}</p>
        </div>
      ))}
    </div>
  </>
);
