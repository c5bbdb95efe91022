import { aSite } from '@shared-kit/testing/a-site';
import { contentAt, contentPages, routeOfContent } from './content-pages';

const page = { title: 'Sale', description: '', body: 'Text', form: '', form_place: '' };
const sale = { ...page, path: '/pages/eofy-sale', expiry: '2025-06-15T16:00:00+10:00' };
const post = { title: 'Towing', author: 'Kim', summary: 'How', body: 'Text', related: [] };
const posts = [
  { ...post, slug: 'first', date: '2026-05-01T09:00:00+10:00' },
  { ...post, slug: 'second', date: '2026-06-01T09:00:00+10:00' },
];
const pathsAt = (site: Parameters<typeof contentPages>[0], now: string) =>
  contentPages(site, new Date(now)).map(({ path }) => path);

test.each([
  ['2025-06-15T05:59:59Z', ['/pages/eofy-sale']],
  ['2025-06-15T06:00:00Z', []],
])('a sale page at %s: %j (S4-51)', (now, paths) => {
  expect(pathsAt(aSite({ pages: [sale] }), now)).toEqual(paths);
  expect(contentAt(aSite({ pages: [sale] }), sale.path, new Date(now)) !== undefined).toBe(paths.length > 0);
});

test('a blog is there once a post is published, and lists the newest first', () => {
  const site = aSite({ posts });

  expect(pathsAt(site, '2026-04-01T00:00:00Z')).toEqual([]);
  expect(pathsAt(site, '2026-05-02T00:00:00Z')).toEqual(['/blog', '/blog/first']);
  const blog = contentAt(site, '/blog', new Date('2026-07-01T00:00:00Z'));
  expect(blog?.posts?.map(({ slug }) => slug)).toEqual(['second', 'first']);
  expect(blog?.posts?.[0]).not.toHaveProperty('body');
});

test('a post says who wrote it and when, and stands at one route with all others', () => {
  const shown = contentAt(aSite({ posts }), '/blog/first', new Date('2026-07-01T00:00:00Z'))!;

  expect(shown).toMatchObject({ title: 'Towing', post: { author: 'Kim', date: '2026-05-01T09:00:00+10:00' } });
  expect([routeOfContent(shown), routeOfContent({ ...page, path: '/about-us' })]).toEqual(['/blog/:slug', '/about-us']);
});

test('a position that has closed is not shown', () => {
  const position = { title: 'Technician', text: 'Fix', city: 'Cairns', state: 'QLD', employment: 'FULL_TIME' as const };
  const posted = '2026-06-01T09:00:00+10:00';
  const positions = [
    { ...position, posted, closes: '2026-07-01T09:00:00+10:00' },
    { ...position, posted, closes: '2026-09-01T09:00:00+10:00' },
  ];
  const site = aSite({ pages: [{ ...page, path: '/careers', positions }] });

  expect(contentAt(site, '/careers', new Date('2026-08-01T00:00:00Z'))?.positions).toEqual([positions[1]]);
});

test('pages and posts lead to no page that is over', () => {
  const related = [
    { label: 'Sale', href: sale.path },
    { label: 'Stock', href: '/search/used-cars' },
  ];
  const site = aSite({ pages: [sale, { ...page, path: '/faqs', related }], posts: [{ ...posts[0]!, related }] });
  const waysAt = (now: string) => {
    const shown = ['/faqs', '/blog/first'].map((path) => contentAt(site, path, new Date(now)));
    return shown.map((content) => content?.related?.map(({ label }) => label));
  };

  expect(waysAt('2026-06-01T00:00:00Z')).toEqual([['Stock'], ['Stock']]);
  expect(contentAt(site, '/faqs', new Date('2025-06-15T05:59:59Z'))?.related).toHaveLength(2);
});
