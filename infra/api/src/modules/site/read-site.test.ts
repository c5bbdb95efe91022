import { aSiteFile } from '../../../test/a-site-file';
import { readSite } from './read-site';

const stored = (said: object) => ({ ...aSiteFile(), revision: 1, group_name: 'Sunrise', ...said });
const aPage = { path: '/about-us', title: 'About us', body: 'Hi' };
const away = '/\\evil.example/';

test('links that were stored before they were refused are left out of what is served, and named', () => {
  const { site, reason } = readSite(
    stored({
      xtime_url: 'javascript:alert(1)',
      header_menu: [
        { label: 'A', href: 'faqs' },
        { label: 'B', href: '/b' },
      ],
      redirects: { '/old': away, '/cars': '/search/used-cars' },
      announcement: { text: 'Sale', link: { label: 'Go', href: away } },
      home: ['stats', { panel: 'Come in', link: { label: 'Go', href: away } }],
      pages: [
        {
          ...aPage,
          moved_to: away,
          related: [
            { label: 'A', href: away },
            { label: 'B', href: '/b' },
          ],
        },
        { ...aPage, path: '/a b' },
      ],
    }),
  );

  expect(site).toMatchObject({
    redirects: { '/cars': '/search/used-cars' },
    announcement: null,
    xtime_url: null,
    header_menu: [{ label: 'B', href: '/b' }],
    home: ['stats'],
    pages: [{ path: '/about-us', related: [{ label: 'B', href: '/b' }] }],
  });
  expect(site?.pages[0]).not.toHaveProperty('moved_to');
  for (const named of [
    'redirects./old',
    'announcement.link.href',
    'pages.0.moved_to',
    'pages.0.related.0.href',
    'home.1',
  ])
    expect(reason).toContain(named);
});

test('a site that is whole is served as it is', () => {
  expect(readSite(stored({ pages: [aPage] }))).toMatchObject({ site: { pages: [aPage] }, reason: '' });
});

test('what a site cannot be without is never left out', () => {
  const { site, reason } = readSite(stored({ theme: {}, redirects: { '/old': away } }));

  expect(site).toBeUndefined();
  expect(reason).toContain('theme.accent');
});
