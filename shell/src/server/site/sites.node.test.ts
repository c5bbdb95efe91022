import { homeParts } from '@shared-kit/domain/site/template-parts';
import { aSite } from '@shared-kit/testing/a-site';
import Fastify from 'fastify';
import { misdirected } from './misdirected';
import { Sites, siteListSchema } from './sites';
import type { SiteList } from './sites';
import { trimSite } from './trim-site';

const sunrise = aSite({ slug: 'sunrise', hosts: ['sunrise.example', 'www.sunrise.example'] });
const harbor = aSite({ slug: 'harbor', hosts: ['harbor.example'] });

test.each([
  ['sunrise.example', 'sunrise'],
  ['www.sunrise.example', 'sunrise'],
  ['HARBOR.example:30100', 'harbor'],
  ['nobody.example', undefined],
  ['harbor.example:30:1', undefined],
  ['harbor.example:port', undefined],
])('%s is the site %s', (host, slug) => {
  const sites = new Sites({ current: { sites: [sunrise, harbor] } });

  expect(sites.byHost(host)?.slug).toBe(slug);
});

test('no site is known before the first list, and a new list takes the place of the one before', () => {
  const document: { current: SiteList | undefined } = { current: undefined };
  const sites = new Sites(document);
  expect([sites.known, sites.byHost('sunrise.example')]).toEqual([false, undefined]);

  document.current = { sites: [sunrise] };
  expect([sites.known, sites.byHost('sunrise.example')]).toEqual([true, sunrise]);
  document.current = { sites: [harbor] };
  expect([sites.byHost('sunrise.example'), sites.byHost('harbor.example')]).toEqual([undefined, harbor]);
  expect(siteListSchema.safeParse({}).success).toBe(false);
});

test('a host that is no site of ours is the wrong server', async () => {
  const app = Fastify();
  app.get('/', (_request, reply) => misdirected(reply));

  const { statusCode, headers, body } = await app.inject('/');

  expect([statusCode, headers['content-type'], body]).toEqual([421, 'text/plain', 'No site at this address']);
  await app.close();
});

test('the browser gets nothing of other pages but their names, and not what only the server asks of a site', () => {
  const page = { path: '/about-us', title: 'About us', description: 'Who', body: 'Long', form: '', form_place: '' };
  const menus = { popular_makes: ['Kia'], range_menu: [{ label: 'Kia', href: '/kia/overview' }] };
  const hidden = { redirects: { '/old': '/new' }, excluded_stocknums: ['A1'], hosts: ['corella.example'] };
  const site = aSite({ pages: [page], ...menus, ...hidden });

  expect(trimSite(site)).toEqual({
    ...site,
    pages: [{ ...page, description: '', body: '' }],
    // Those of its template, as it names none.
    home: homeParts(site),
    ...{ popular_makes: [], range_menu: [], redirects: {}, excluded_stocknums: [], hosts: [] },
  });
  expect(trimSite(site)).toBe(trimSite(site));
});

test('the browser knows a page that has a time only while that lasts, by the same object as long as nothing changes', () => {
  const page = { title: 'Sale', description: '', body: 'Text', form: '', form_place: '' };
  const sale = { ...page, path: '/pages/eofy', expiry: '2026-06-30T17:00:00+10:00' };
  const site = aSite({ pages: [{ ...page, path: '/faqs' }, sale] });
  const pathsAt = (now: string) => trimSite(site, new Date(now)).pages.map(({ path }) => path);

  expect(pathsAt('2026-06-30T06:59:59Z')).toEqual(['/faqs', '/pages/eofy']);
  expect(pathsAt('2026-06-30T07:00:00Z')).toEqual(['/faqs']);
  const unlisted = aSite({ pages: [{ ...page, path: '/neotek', in_footer: false }] });
  expect(trimSite(unlisted).pages).toEqual([]);
  expect(trimSite(unlisted, new Date(), '/neotek').pages).toHaveLength(1);
  const later = new Date('2026-08-01T00:00:00Z');
  expect(trimSite(site, later)).toBe(trimSite(site, new Date('2026-09-01T00:00:00Z')));
});
