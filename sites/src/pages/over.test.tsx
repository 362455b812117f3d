// @vitest-environment jsdom

import type { PublicPage } from '@foyer/contract/public-pages';
import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { fonts } from '#testing/fonts.ts';
import { list } from '#testing/more-samples.ts';
import { landingPage } from '#testing/samples.ts';
import { renderDocument } from './document.tsx';
import { PageHead } from './head.tsx';
import { listPath } from './names.ts';
import { PageView } from './views.tsx';

const open = (page: PublicPage) => {
  const { site, language } = page;
  const head = createElement(PageHead, { page });
  const { html } = renderDocument({ theme: site.theme, fonts, language }, head, <PageView page={page} />);
  return new DOMParser().parseFromString(html, 'text/html');
};

describe('what is over', () => {
  it('says so in the language of the page, with the way to what is on and no promise', () => {
    const said = {
      en: 'This event is over. See what is on next',
      de: 'Diese Veranstaltung ist vorbei. Zu den nächsten',
    };
    for (const language of ['en', 'de'] as const) {
      const page = landingPage(language);
      const document = open({ ...page, event: page.event && { ...page.event, over: true } });
      const notice = document.querySelector('.notice');
      expect(notice?.textContent).toContain(said[language]);
      expect(notice?.querySelector('a')?.getAttribute('href')).toBe(listPath(page, 'events'));
      expect(open(page).querySelector('.notice')).toBeNull();
    }
  });

  it('stands in an archive that the events lead to', () => {
    const archive = list('archive', 'en', { path: '/events/archive', categories: [] });
    const document = open(archive);
    expect(document.querySelector('h1')?.textContent).toBe('Archive');
    expect(document.title).toContain('Archive');
    expect([...document.querySelectorAll('.entry-title a')].map((link) => link.getAttribute('href'))).toContain('/old');
    expect(document.querySelector('a[href="/events/archive"]')).toBeNull();
    const events = open(list('events', 'en', { archivePath: '/events/archive' }));
    expect(events.querySelector('.feeds a[href="/events/archive"]')?.textContent).toBe('Archive');
    expect(open(list('events')).querySelector('a[href="/events/archive"]')).toBeNull();
  });
});
