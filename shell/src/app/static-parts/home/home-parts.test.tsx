import type { HomePart } from '@shared-kit/contracts/site/content-page.contract';
import { aSite } from '@shared-kit/testing/a-site';
import { screen, within } from '@testing-library/react';
import type { StaticPartData } from '../render-part';
import { drawStaticPart } from '../testing/draw-static-part';

const home = (parts: HomePart[], why: { title: string; text: string }[] = []): StaticPartData => ({
  home: { home: parts, posts: [], range: [], makes: [], why, nowMs: Date.parse('2026-11-24T00:00:00Z') },
});

test.each([
  ['offers', { offers_count: 0 }, { offers_count: 2 }, '2 cars at a reduced price right now.'],
  ['stats', { stats: [] }, { stats: [{ value: '50+', label: 'locations' }] }, '50+'],
  ['counter', {}, { flags: { sales_counter: true } }, /Sales this Month/],
] as const)('the home page has %s where the site has something for it', (part, without, having, words) => {
  const { unmount } = drawStaticPart(0, home([part]), aSite(without as Parameters<typeof aSite>[0]));
  // Empty, it has no place among the others (home-page.module.css).
  expect(document.querySelector('[data-server-drawn]')).toBeEmptyDOMElement();
  unmount();

  drawStaticPart(0, home([part]), aSite(having as Parameters<typeof aSite>[0]));
  expect(screen.getByText(words)).toBeVisible();
});

test('a home page leads to the makes that a site has most of, with their number, and one make is no choice', () => {
  const of = (makes: { make: string; count: number }[]): StaticPartData => ({
    home: { ...home(['makes']).home!, makes },
  });
  const { unmount } = drawStaticPart(0, of([{ make: 'Kia', count: 1200 }]));
  expect(document.querySelector('[data-server-drawn]')).toBeEmptyDOMElement();
  unmount();

  drawStaticPart(
    0,
    of([
      { make: 'Kia', count: 1200 },
      { make: 'Land Rover', count: 3 },
    ]),
  );
  const makes = within(screen.getByRole('region', { name: 'Popular Makes' }));
  expect(makes.getByRole('link', { name: 'Kia 1,200' })).toBeVisible();
  expect(makes.getByRole('link', { name: 'Land Rover 3' })).toHaveAttribute('href', '/search/land-rover');
});

test('a panel in a site’s own words leads where it says', () => {
  const link = { label: 'Value my car', href: '/sell-my-car' };
  const items = [{ title: 'Easy Finance', text: 'Before you ask', href: '/finance' }];
  const part: Exclude<HomePart, string> = { panel: 'Why Buy From Us?', text: '', link, items };
  drawStaticPart(0, home([part]));

  const panel = within(screen.getByRole('region', { name: 'Why Buy From Us?' }));
  expect(panel.getByRole('link', { name: 'Value my car' })).toHaveAttribute('href', '/sell-my-car');
  expect(panel.getByRole('link', { name: 'Easy Finance' })).toHaveAttribute('href', '/finance');
});

test('a site’s reasons stand where it has some', () => {
  drawStaticPart(0, home(['why'], [{ title: 'Near', text: 'Around the corner' }]));

  expect(screen.getByRole('region', { name: 'Why Sunrise Motors?' })).toHaveTextContent('Around the corner');
});
