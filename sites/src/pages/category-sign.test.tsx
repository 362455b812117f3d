// @vitest-environment jsdom
import { categoryIcons } from '@foyer/contract/category-config';
import type { PublicListCategory } from '@foyer/contract/public-parts';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { list } from '#testing/more-samples.ts';
import { CategorySign } from './category-sign.tsx';
import { ListPage } from './list-page.tsx';
import { descriptionOf } from './names.ts';

const market: PublicListCategory = {
  slug: 'market',
  name: 'Market',
  path: '/category/market',
  description: 'Stalls by the lake until Christmas.',
  icon: 'gift',
  color: '#b14d2c',
};
const draw = (category: PublicListCategory) => renderToStaticMarkup(<CategorySign category={category} />);

it('the list of a category opens with its words, and says them to search engines', () => {
  const page = list('category', 'en', { category: market, categories: [market] });
  const body = new DOMParser().parseFromString(renderToStaticMarkup(createElement(ListPage, { page })), 'text/html');
  expect(body.querySelector('h1 + .subtitle')?.textContent).toBe(market.description);
  expect(descriptionOf(page)).toBe(market.description);
  const link = body.querySelector('nav.categories a[aria-current]');
  expect(link?.textContent).toBe('Market');
  expect(link?.querySelector('svg')?.getAttribute('stroke')).toBe('#b14d2c');
});

it('every sign is drawn, in the color of the category, without a style that the page forbids', () => {
  for (const icon of categoryIcons) {
    const drawn = draw({ ...market, icon });
    expect(drawn).toMatch(/^<svg .*="#b14d2c".*<\/svg>$/);
    expect(drawn).not.toContain('style=');
  }
  expect(draw({ ...market, icon: 'tag', color: null })).toBe('');
  expect(draw({ ...market, color: null })).toContain('stroke="currentColor"');
});
