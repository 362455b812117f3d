import type { PublicPage } from '@foyer/contract/public-pages';
import type { ReactNode } from 'react';
import type { Words } from '#theme/words.ts';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

type FrameProps = {
  page: PublicPage;
  words: Words;
  /** What the header stands over: a picture, a panel with the booking bar below it, or neither. */
  over?: string;
  preview?: boolean;
  children: ReactNode;
};

/** What every page has around it: the way past the menu, the header, the one main part and the foot. */
export function Frame({ page, words, over = '', preview = false, children }: FrameProps) {
  return (
    <>
      <a className="skip" href="#content">
        {words.skip}
      </a>
      {preview && <aside className="preview">{words.preview}</aside>}
      <div className="sheet">
        <SiteHeader page={page} words={words} over={over} />
        <main id="content" tabIndex={-1}>
          {children}
        </main>
      </div>
      <SiteFooter page={page} words={words} />
    </>
  );
}
