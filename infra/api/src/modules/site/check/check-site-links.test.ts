import { checkLinks } from './check-site-links';
import { namedAddresses } from './named-addresses';

const paths = new Set(['/about-us', '/cars/:slug/checkout', '/offers']);
const faultsOf = (given: object) => checkLinks(given, { paths });

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

test('a link to one place or post leads to one that the site has', () => {
  const post = { slug: 'towing', title: 'T', author: 'Jo', date: '2026-01-01T00:00:00Z', summary: 'S', body: 'B' };
  const known = {
    paths: new Set(['/locations/:slug', '/our-location/:slug', '/contact-us/:slug', '/blog/:slug', '/models/:model']),
    named: namedAddresses({ posts: [{ ...post, related: [] }] }, [{ slug: 'noosa-sales', dealershipSlug: 'noosa' }]),
  };
  const dead = (href: string) => checkLinks({ links: [{ href }] }, known).length > 0;

  const there = [
    '/locations/noosa-sales',
    '/locations/noosa?a=b',
    '/our-location/noosa-sales#hours',
    '/contact-us/noosa',
  ];
  expect([...there, '/blog/towing', '/models/any'].filter(dead)).toEqual([]);
  const gone = ['/locations/nope', '/our-location/nope', '/contact-us/noosa-parts', '/blog/nope', '/locations/'];
  expect(gone.filter((href) => !dead(href))).toEqual([]);
});

test('which places there are is nobody’s to say before the group has been asked', () => {
  const known = { paths: new Set(['/locations/:slug']), named: namedAddresses({ posts: [] }, undefined) };
  expect(checkLinks({ href: '/locations/nope' }, known)).toEqual([]);
});

test('links within the text of a page, a part or an answer are looked at too', () => {
  const pages = [
    {
      body: 'See [us](/about-us), **[old](/gone)** and [them](https://a.example/gone).',
      blocks: [{ text: '[Gone too](/gone-too)' }, { items: [{ answer: '_[Offers](/offers?page=2)_ [x](/nope)' }] }],
    },
  ];
  expect(faultsOf({ pages }).map(({ path, message }) => `${path} ${message.split(',')[0]}`)).toEqual([
    'pages.0.body leads to /gone',
    'pages.0.blocks.0.text leads to /gone-too',
    'pages.0.blocks.1.items.0.answer leads to /nope',
  ]);
});
