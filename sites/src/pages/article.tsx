/** An article of the blog: who wrote it and when, the text, and what it leads to. */
import type { PublicArticle } from '@foyer/contract/public-pages';
import { Picture } from '#blocks/picture.tsx';
import { longDay } from '#theme/formats.ts';
import { sitePath } from '#theme/links.ts';
import { words } from '#theme/words.ts';
import { Cards } from './cards.tsx';
import { Frame } from './frame.tsx';
import { Sections } from './sections.tsx';

/** As wide as the sheet, up to where it stops growing. */
export const coverSizes = '(min-width: 1200px) 70rem, 92vw';

export function Article({ page }: { page: PublicArticle }) {
  const said = words[page.language];
  return (
    <Frame page={page} words={said} preview={page.preview}>
      <article>
        <div className="hero low">
          <div className="hero-text">
            <p className="eyebrow">
              {page.categories.map((category) => (
                <span key={category.slug}>
                  {category.path ? <a href={sitePath(category.path)}>{category.name}</a> : category.name}
                </span>
              ))}
            </p>
            <h1>{page.title}</h1>
            {page.excerpt && <p className="subtitle">{page.excerpt}</p>}
            <p className="byline">
              {page.author && <span>{said.by(page.author)}</span>}
              <time dateTime={page.publishedAt}>{longDay(page.language, page.publishedAt)}</time>
            </p>
          </div>
        </div>
        {page.image && (
          <div className="section cover">
            <Picture image={page.image} sizes={coverSizes} first />
          </div>
        )}
        <Sections blocks={page.blocks} page={{ ...page, event: null }} />
      </article>
      <Cards title={said.comeFor} cards={page.events} language={page.language} />
      <Cards title={said.moreToRead} cards={page.more} language={page.language} />
    </Frame>
  );
}
