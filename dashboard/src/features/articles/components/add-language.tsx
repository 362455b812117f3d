import type { Article } from '@foyer/contract/articles';
import { type Language, languageNames, languages } from '@foyer/contract/languages';
import Plus from 'lucide-react/icons/plus';
import { messageOf } from '#lib/api/api-error.ts';
import { toast } from '#lib/toast.ts';
import { buttonStyle } from '#ui/button.tsx';
import { DropdownMenu, DropdownMenuContent, DropdownMenuItem, DropdownMenuTrigger } from '#ui/dropdown-menu.tsx';
import { updateOf } from '../hooks/update-of.ts';
import { useUpdateArticle } from '../queries.ts';

/** Languages the article is not told in yet. */
export function AddLanguage({ article, onAdded }: { article: Article; onAdded: (language: Language) => void }) {
  const update = useUpdateArticle(article.id);
  const left = languages.filter((language) => !article.posts.some((post) => post.language === language));
  if (left.length === 0) return null;
  const add = (language: Language) =>
    update.mutate(updateOf(article, { languages: [...article.posts.map((post) => post.language), language] }), {
      onSuccess: () => onAdded(language),
      onError: (cause) => toast.error(messageOf(cause)),
    });
  return (
    <DropdownMenu>
      <DropdownMenuTrigger aria-label="Add language" className={buttonStyle({ variant: 'ghost', size: 'icon-sm' })}>
        <Plus aria-hidden />
      </DropdownMenuTrigger>
      <DropdownMenuContent align="start">
        {left.map((language) => (
          <DropdownMenuItem key={language} onSelect={() => add(language)}>
            {languageNames[language]}
          </DropdownMenuItem>
        ))}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
