import { siteConfigSchema } from '@shared-kit/contracts/site/site-config.contract';
import { aSiteFile } from '../../../../test/a-site-file';
import { checkMoves } from './check-site-moves';

const aPage = (path: string, moved_to?: string) => ({
  path,
  title: 'A page',
  body: 'x',
  ...(moved_to && { moved_to }),
});
const site = (redirects: object, pages: object[] = []) => siteConfigSchema.parse({ ...aSiteFile(), redirects, pages });
const addresses = (paths: string[] = [], moves: Record<string, string> = {}) => ({
  paths: new Set(paths),
  moves: new Map(Object.entries(moves)),
  named: () => undefined,
});
const faultsOf = (given: Parameters<typeof checkMoves>[0], around = addresses(), areAddressesKnown = false) =>
  Object.fromEntries(checkMoves(given, around, areAddressesKnown).map(({ path, message }) => [path, message]));

test.each([
  ['a page that leads to itself', site({}, [aPage('/c', '/c')]), ['pages.0.moved_to']],
  ['the same with a query and a fragment', site({}, [aPage('/c', '/c?from=c#top')]), ['pages.0.moved_to']],
  [
    'two pages that lead to each other',
    site({}, [aPage('/a', '/b'), aPage('/b', '/a')]),
    ['pages.0.moved_to', 'pages.1.moved_to'],
  ],
  ['two redirects that lead to each other', site({ '/a': '/b', '/b': '/a' }), ['redirects./a', 'redirects./b']],
  ['a redirect to itself in capitals', site({ '/a': '/A' }), ['redirects./a']],
  [
    'a page and a redirect, with one that leads into their circle',
    site({ '/old': '/sale', '/older': '/old' }, [aPage('/sale', '/old')]),
    ['redirects./old', 'redirects./older', 'pages.0.moved_to'],
  ],
])('refuses %s', (_which, given, fields) => {
  const faults = faultsOf(given);
  expect(Object.keys(faults)).toEqual(fields);
  for (const message of Object.values(faults))
    expect(message).toMatch(/^leads in a circle, where nobody arrives: \/.* → \//);
});

test('a circle by way of an address that a remote moved is one', () => {
  const around = addresses(['/locations'], { '/our-location': '/visit' });

  expect(faultsOf(site({ '/visit': '/our-location' }), around)).toHaveProperty(['redirects./visit']);
});

test('whoever arrives in the end is led on, however often', () => {
  const given = site({ '/1': '/2', '/2': '/3', '/3': '/sale' }, [aPage('/sale', '/faqs'), aPage('/faqs')]);

  expect(faultsOf(given, addresses(['/1', '/2', '/3', '/sale', '/faqs']), true)).toEqual({});
});

test('a redirect to an address that the site does not have is named, once all of them are known', () => {
  const given = site({ '/old': '/nowhere', '/cars': '/search/used-cars', '/a': '/' });

  expect(faultsOf(given)).toEqual({});
  expect(faultsOf(given, addresses(), true)).toEqual({
    'redirects./old': 'leads to /nowhere, which this site does not have',
  });
});
