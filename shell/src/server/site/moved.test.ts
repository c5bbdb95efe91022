import { aManifest } from '@shared-kit/testing/a-manifest';
import { aSite } from '@shared-kit/testing/a-site';
import { movedByRemote, movedTo } from './moved';

const site = { ...aSite(), redirects: { '/stock': '/search/used-cars', '/sale': '/special-offers?sortBy=newest' } };
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
