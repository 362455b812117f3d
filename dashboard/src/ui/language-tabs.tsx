import type { Language } from '@foyer/contract/languages';
import { cn } from '#ui/class-names.ts';

type LanguageTabsProps = {
  languages: readonly { language: Language; name: string; open: number }[];
  active: Language;
  onChoose: (language: Language) => void;
};

/** The languages of a page; a number says how many claims of one still have no source. */
export const LanguageTabs = ({ languages, active, onChoose }: LanguageTabsProps) => (
  <nav aria-label="Languages" className="flex gap-5 overflow-x-auto text-sm">
    {languages.map(({ language, name, open }) => (
      <button
        key={language}
        type="button"
        aria-current={language === active ? 'page' : undefined}
        onClick={() => onChoose(language)}
        className={cn(
          '-mb-px flex items-center gap-1.5 border-b-2 py-2.5 font-medium whitespace-nowrap',
          language === active ? 'border-primary text-foreground' : 'border-transparent text-muted-foreground',
        )}
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
