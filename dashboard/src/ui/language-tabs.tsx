import type { Language } from '@foyer/contract/languages';
import { tabRow, tabStyle, useChosenInSight } from '#ui/tab-style.ts';

type LanguageTabsProps = {
  languages: readonly { language: Language; name: string; open: number }[];
  active: Language;
  onChoose: (language: Language) => void;
};

/** The languages of a page; a number says how many claims of one still have no source. */
export function LanguageTabs({ languages, active, onChoose }: LanguageTabsProps) {
  const row = useChosenInSight<HTMLElement>(active);
  return (
    <nav ref={row} aria-label="Languages" className={tabRow}>
      {languages.map(({ language, name, open }) => (
        <button
          key={language}
          type="button"
          aria-current={language === active ? 'page' : undefined}
          onClick={() => onChoose(language)}
          className={tabStyle}
        >
          {name}
          {open > 0 && (
            <span className="grid h-[18px] min-w-[18px] place-items-center rounded-xs bg-destructive-soft px-1 text-2xs font-semibold text-destructive-soft-foreground">
              {open}
              <span className="sr-only"> without a source</span>
            </span>
          )}
        </button>
      ))}
    </nav>
  );
}
