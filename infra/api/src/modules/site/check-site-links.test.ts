import { checkLinks } from './check-site-links';

const paths = new Set(['/about-us', '/cars/:slug/checkout', '/offers']);
const faultsOf = (given: object) => checkLinks(given, paths);

test('a link of the site or of a part that leads to no page of the site is named, wherever it stands', () => {
  const given = {
    header_links: [{ label: 'About us', href: '/about-us' }],
    remotes: {
      'mfe-vehicle': { plan_page: '/warranty', feature_banner: [{ label: 'Sell', href: '/sell-my-car?from=banner' }] },
    },
  };

  expect(faultsOf(given)).toEqual([
    { path: 'remotes.mfe-vehicle.plan_page', message: 'leads to /warranty, which this site does not have' },
    {
      path: 'remotes.mfe-vehicle.feature_banner.0.href',
      message: 'leads to /sell-my-car?from=banner, which this site does not have',
    },
  ]);
});

test.each([
  '/',
  '/about-us#team',
  '/cars/a-b/checkout',
  '/offers?page=2',
  '/search/used-cars',
  'https://other.example/x',
])('%s is somewhere', (href) => {
  expect(faultsOf({ links: [{ href }] })).toEqual([]);
});

test.each(['/cars/a-b', '/cars/a/b/checkout', '/about', '/searching'])('%s is nowhere', (href) => {
  expect(faultsOf({ links: [{ href }] })).toHaveLength(1);
});

test('what is no link may look like a path', () => {
  expect(faultsOf({ redirects: { '/old': '/new' }, plan_page: null, path: '/nowhere' })).toEqual([]);
});
