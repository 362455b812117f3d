import type { Language } from '@foyer/contract/languages';
import type { PublicPage } from '@foyer/contract/public-pages';
import { bookLink } from '#theme/booking.ts';
import { ownName } from '#theme/formats.ts';
import { sitePath } from '#theme/links.ts';
import type { Words } from '#theme/words.ts';
import { homePath, menuName } from './names.ts';

/** Name, menu, languages and the way to a room, over what stands first: `over-picture`, `with-booking`, both or none. */
export function SiteHeader({ page, words, over }: { page: PublicPage; words: Words; over: string }) {
  const home = sitePath(homePath(page));
  const [house, another] = page.contacts;
  const reservation = house && !another ? bookLink(page.site, page.language, house) : null;
  const hasMenu = menuOf(page).length > 0;
  return (
    <header className={`site-header ${over}`}>
      <a className="site-name" href={home} aria-current={home === page.path ? 'page' : undefined}>
        <SiteName page={page} />
      </a>
      {hasMenu && (
        <nav className="site-menu" aria-label={words.menu}>
          <MenuLinks page={page} />
        </nav>
      )}
      {page.alternates.length > 1 && <LanguageSwitch page={page} words={words} />}
      {hasMenu && (
        <details className="fold burger">
          <summary>
            <svg aria-hidden="true" viewBox="0 0 24 24" width="22" height="22">
              <path d="M3 6h18M3 12h18M3 18h18" />
            </svg>
            <span className="unseen">{words.contents}</span>
          </summary>
          <nav aria-label={words.menu}>
            <MenuLinks page={page} />
            {reservation && <a href={reservation}>{words.book}</a>}
          </nav>
        </details>
      )}
      {reservation && (
        <a className="button" href={reservation}>
          {words.book}
        </a>
      )}
    </header>
  );
}

/** The logo made for dark ground, which the panel is; else the name in the hotel's face. */
function SiteName({ page }: { page: PublicPage }) {
  const logo = page.site.identity.logoDark;
  if (!logo) return page.site.name;
  return (
    <img
      className="site-logo"
      src={sitePath(logo.src)}
      width={logo.width}
      height={logo.height}
      alt={logo.alts[page.language] || page.site.name}
    />
  );
}

/** Everything but home, which the name of the site leads to. */
const menuOf = (page: PublicPage) => page.menu.filter((link) => link.to !== 'home');

/** What there is to go to; the page itself is marked. */
export function MenuLinks({ page }: { page: PublicPage }) {
  return menuOf(page).map((link) => (
    <a key={link.path} href={sitePath(link.path)} aria-current={sitePath(link.path) === page.path ? 'page' : undefined}>
      {menuName(link)}
    </a>
  ));
}

function LanguageSwitch({ page, words }: { page: PublicPage; words: Words }) {
  return (
    <details className="fold languages">
      <summary>
        <svg aria-hidden="true" viewBox="0 0 24 24" width="16" height="16">
          <circle cx="12" cy="12" r="10" />
          <path d="M12 2a14.5 14.5 0 0 0 0 20 14.5 14.5 0 0 0 0-20M2 12h20" />
        </svg>
        <span className="unseen">{words.languages}: </span>
        <span className="language-name">{languageName(page, page.language)}</span>
      </summary>
      <nav aria-label={words.languages}>
        <LanguageLinks page={page} />
      </nav>
    </details>
  );
}

/** The page in each language it has, by the language's own name and in reading order of the site. */
export function LanguageLinks({ page }: { page: PublicPage }) {
  return page.alternates.map((link) => (
    <a
      key={link.language}
      href={sitePath(link.path)}
      hrefLang={link.language}
      lang={link.language}
      aria-current={link.language === page.language ? 'page' : undefined}
    >
      {languageName(page, link.language)}
    </a>
  ));
}

/** As the team calls it, else by the language's own name. */
const languageName = (page: PublicPage, language: Language) => page.site.languageNames[language] ?? ownName(language);
