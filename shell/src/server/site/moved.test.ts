import { aManifest } from '@shared-kit/testing/a-manifest';
import { aSite } from '@shared-kit/testing/a-site';
import { leadsOn, movedByRemote, movedTo } from './moved';

const site = { ...aSite(), redirects: { '/stock': '/search/used-cars', '/sale': '/special-offers?sortBy=newest' } };
const aPage = { path: '/sale-2026', title: 'Sale', description: '', body: '', form: '', form_place: '' };
const to = (path: string) => movedTo(new URL(path, 'http://sunrise.example'), site);

test.each([
  ['/stock', '/search/used-cars'],
  ['/Stock?query=hilux', '/search/used-cars?query=hilux'],
  ['/sale?page=2', '/special-offers?sortBy=newest'],
  ['/Search/Used-Cars?page=2', '/search/used-cars?page=2'],
  ['/Cars/2021-Mazda-CX-5', '/cars/2021-mazda-cx-5'],
  ['/Search/Citro%C3%ABn', '/search/citro%C3%ABn'],
])('%s leads to %s', (path, target) => {
  expect(to(path)).toBe(target);
});

test.each(['/search/used-cars?query=HiLux', '/cars/DP-A123', '/search/citro%C3%ABn', '/'])('%s stays', (path) => {
  expect(to(path)).toBeNull();
});

test('a remote says which addresses mean its pages', () => {
  const manifests = [aManifest(), aManifest({ moves: { '/search': '/search/used-cars' } })];
  const by = (path: string) => movedByRemote(new URL(path, 'http://sunrise.example'), manifests);

  expect(by('/search?query=hilux')).toBe('/search/used-cars?query=hilux');
  expect(by('/search/')).toBe('/search/used-cars');
  expect(by('/search/used-cars')).toBeNull();
});

test.each(['/\\evil.example/', '/\t/evil.example', '//evil.example', 'https://evil.example/', 'javascript:alert(1)'])(
  'a configuration that says %j leads nowhere: neither a redirect nor a page that is over',
  (away) => {
    const pages = [{ ...aPage, expiry: '2026-11-01T00:00:00Z', moved_to: away }];
    const on = (path: string) =>
      leadsOn(
        new URL(path, 'http://sunrise.example'),
        { pages, posts: [], redirects: { '/old': away } },
        new Date('2026-11-27'),
      );

    expect([on('/old'), on('/sale-2026')]).toEqual([null, null]);
  },
);

test('a page that is over leads on for a while, and a moved address for good', () => {
  const pages = [{ ...aPage, expiry: '2026-11-01T00:00:00Z', moved_to: '/special-offers' }];
  const on = (path: string) =>
    leadsOn(new URL(path, 'http://sunrise.example'), { ...site, pages }, new Date('2026-11-27'));

  expect(on('/sale-2026')).toEqual({ location: '/special-offers', status: 302, cacheControl: 'no-store' });
  expect(on('/stock')).toEqual({ location: '/search/used-cars', status: 301 });
  expect(on('/sale-2027')).toBeNull();
});

test('the query of who asks stands before the fragment of where they are led', () => {
  const moved = { pages: [], redirects: { '/visit': '/locations#map' } };
  expect(movedTo(new URL('/visit?from=ad', 'http://sunrise.example'), moved)).toBe('/locations?from=ad#map');
});
