import { aSiteFile } from '../../../../test/a-site-file';
import { siteConfigSchema } from '@shared-kit/contracts/site/site-config.contract';
import { checkPages } from './check-site-pages';
import { namedAddresses, takenAddresses } from './named-addresses';

const post = { slug: 'a', title: 'A', author: 'Jo', date: '2026-01-01T00:00:00Z', summary: 'S', body: 'B' };
const routes = new Map([
  ['/contact', 'mfe-leads'],
  ['/cars/:slug', 'mfe-vehicle'],
  ['/search/:scope/:model?', 'mfe-search'],
  ['/contact-us/:slug', 'mfe-locations'],
  ['/:brand/overview', 'mfe-vehicle'],
  ['/models/:model', 'mfe-vehicle'],
] as const);
const moves = new Map([
  ['/search', '/search/new-used-and-demo-cars'],
  ['/enquire', '/contact'],
  ['/offers', '/special-offers'],
]);
const places = [{ slug: 'corella-ford-sales', dealershipSlug: 'corella-ford' }];
const named = takenAddresses(namedAddresses({ posts: [] }, places), new Set(['Ford', 'Land Rover']));
const faultsOf = (path: string, said: object = {}) => {
  const pages = [{ path, title: 'A page', body: 'x' }];
  const faults = checkPages(siteConfigSchema.parse({ ...aSiteFile(), pages, ...said }), { routes, moves }, named);
  return Object.fromEntries(faults.map(({ path: field, message }) => [field, message]));
};

test.each([
  ...['/', '/api', '/img/x', '/sitemap', '/sitemap.xml', '/chat', '/success', '/share.jpg', '/push-worker.js'],
  ...['/site/x', '/page-reports', '/csp-reports', '/internal', '/mcp', '/_next', '/blog/feed.xml', '/cars/a/view.json'],
])('%s is the platform’s on every site', (path) => {
  expect(faultsOf(path)).toEqual({ 'pages.0.path': `${path} belongs to the platform` });
});

test.each([
  ['/contact', 'mfe-leads'],
  ['/cars/a-car', 'mfe-vehicle'],
  ['/search/used-cars', 'mfe-search'],
  ['/search/kia/rio', 'mfe-search'],
  ['/contact-us/corella-ford', 'mfe-locations'],
  ['/land-rover/overview', 'mfe-vehicle'],
  ['/models/ranger', 'mfe-vehicle'],
])('%s is a page of %s, for a page as for a redirect', (path, remote) => {
  expect(faultsOf(path)).toEqual({ 'pages.0.path': `${path} belongs to ${remote}` });
  expect(faultsOf('/about-us', { redirects: { [path]: '/about-us' } })).toEqual({
    [`redirects.${path}`]: `${path} belongs to ${remote}`,
  });
});

test.each([
  ['/search', '/search/new-used-and-demo-cars'],
  ['/Search', '/search/new-used-and-demo-cars'],
  ['/enquire', '/contact'],
])('%s leads on to a page of the platform, for a page as for a redirect', (path, to) => {
  const owner = `the platform, which leads on from there to ${to}`;
  expect(faultsOf(path)).toEqual({ 'pages.0.path': `${path} belongs to ${owner}` });
  expect(faultsOf('/about-us', { redirects: { [path]: '/about-us' } })).toEqual({
    [`redirects.${path}`]: `${path} belongs to ${owner}`,
  });
});

test('an address that would lead on to a page which the site does not have is free', () => {
  expect(faultsOf('/offers')).toEqual({});
});

test.each(['/contact-us/our-fleet-desk', '/geely/overview'])(
  '%s is free where the remote has no such place or brand',
  (path) => {
    expect(faultsOf(path)).toEqual({});
    expect(faultsOf('/about-us', { redirects: { [path]: '/about-us' } })).toEqual({});
  },
);

test('a page where the site has its blog would take all posts from it', () => {
  expect(faultsOf('/blog', { posts: [post] })).toEqual({ 'pages.0.path': "/blog belongs to the site's blog" });
  expect(faultsOf('/blog')).toEqual({});
});

test('a page where the site leads on is named at both, as nobody would see it', () => {
  expect(faultsOf('/stock', { redirects: { '/stock': '/search/used-cars' } })).toEqual({
    'pages.0.path': '/stock belongs to a redirect of the site to /search/used-cars',
    'redirects./stock': '/stock belongs to a page',
  });
});

test.each(['/chat-with-us', '/sitemaps-of-ours', '/apiary', '/blog-rules', '/cars-we-buy', '/about-us'])(
  '%s is free',
  (path) => {
    expect(faultsOf(path)).toEqual({});
  },
);
