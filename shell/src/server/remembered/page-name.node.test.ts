import { aManifest } from '@shared-kit/testing/a-manifest';
import { aSite } from '@shared-kit/testing/a-site';
import type { PageJob } from '../page/page-renderer';
import type { ChosenRemote, Resolved } from '../release/release-set';
import { isForAll, pageName } from './page-name';

const version = (number: string) => ({
  name: 'mfe-search' as const,
  published: { version: number, integrity: 'i', signature: 's' },
  publicKey: '',
});
const chosen: ChosenRemote = { name: 'mfe-search', versions: [version('2.0.0'), version('1.0.0')], loadOverrides: {} };
const job: PageJob = {
  ...{ url: 'http://sunrise.example/search/used-cars', site: 'sunrise', dismissed: '', putAway: '', chosen: [chosen] },
  ...{ refused: null, documentKey: null, waitForAll: false },
  shopper: { host: 'sunrise.example', protocol: 'http', cookie: undefined, origin: undefined, userAgent: '', ip: '' },
};
const plain = pageName(job, aSite(), '7');

test.each<[string, Partial<PageJob>]>([
  ['address', { url: 'http://sunrise.example/search/used-cars?page=2' }],
  ['host', { url: 'http://harbor.example/search/used-cars' }],
  ['protocol', { url: 'https://sunrise.example/search/used-cars' }],
  ['word that the visitor has dismissed', { dismissed: 'banner' }],
  ['announcement that the visitor has put away', { putAway: '1k' }],
  ['version of a remote', { chosen: [{ ...chosen, versions: [version('1.0.0')] }] }],
  ['way to load a widget', { chosen: [{ ...chosen, loadOverrides: { account: 'client' } }] }],
  ['remote', { chosen: [] }],
])('another %s is another page', (_what, other) => {
  expect(pageName({ ...job, ...other }, aSite(), '7').key).not.toBe(plain.key);
});

test('who asks, and how, is no part of a name', () => {
  const shopper = { ...job.shopper, cookie: 'session=1', userAgent: 'Googlebot', ip: '203.0.113.9' };

  expect(pageName({ ...job, shopper, waitForAll: true }, aSite(), '7')).toEqual(plain);
});

test.each([
  ['the site has another revision', aSite({ revision: 2 }), '7'],
  ['the site has more offers', aSite({ offers_count: 3 }), '7'],
  ['it is another site', aSite({ slug: 'harbor' }), '7'],
  ['the stock has changed', aSite(), '8'],
])('a page is of another state once %s', (_what, site, stock) => {
  expect(pageName(job, site, stock).state).not.toBe(plain.state);
});

const inTime = '2026-11-27T12:00:00+10:00';
const aText = { path: '/sale', title: 'Sale', description: '', body: 'Now', form: '', form_place: '' };
const position = { title: 'Mechanic', text: 'Join us', city: 'Noosa', state: 'QLD', employment: 'FULL_TIME' as const };

test.each([
  ['a page begins', aSite({ pages: [{ ...aText, start: inTime }] })],
  ['a page expires', aSite({ pages: [{ ...aText, expiry: inTime }] })],
  [
    'a position closes',
    aSite({ pages: [{ ...aText, positions: [{ ...position, posted: '2026-01-01T00:00:00Z', closes: inTime }] }] }),
  ],
  ['what is announced is over', aSite({ announcement: { text: 'Closed today', expiry: inTime } })],
  ['a promo among the results is over', aSite({ remotes: { 'mfe-search': { promos: [{ expiry: inTime }] } } })],
])('a page is of another state from the moment on when %s, and until then of the same', (_what, site) => {
  const at = Date.parse(inTime);
  const stateAt = (nowMs: number) => pageName(job, site, '7', nowMs).state;

  expect(stateAt(at - 1)).toBe(stateAt(at - 3_600_000));
  expect(stateAt(at)).not.toBe(stateAt(at - 1));
  expect(stateAt(at + 3_600_000)).toBe(stateAt(at));
});

const route = { js: [], css: [] };
const manifest = aManifest({
  routes: [
    { ...route, id: 'results-page', path: '/search/:scope', title: 'Results' },
    { ...route, id: 'saved-page', path: '/saved', title: 'Saved', cache: 'private' },
    { ...route, id: 'offers-page', path: '/members-offers', title: 'Offers', gate: 'signed-in' },
    { ...route, id: 'rates-page', path: '/rates', title: 'Rates', gate: 'signed-in', gateFlag: 'finance_gated' },
  ],
});
const resolved: Resolved[] = [{ name: 'mfe-search', ladder: [{ version: version('2.0.0'), manifest }] }];
const page = { path: '/about-us', title: 'About', description: '', body: 'Hello', form: '', form_place: '' };
const site = aSite({ slug: 'for-all', pages: [page] });

test.each([
  ['the home page', '/', true],
  ['a written page', '/about-us', true],
  ['a public page of a remote', '/search/used-cars?page=2', true],
  ['a private one', '/saved', false],
  ['one for who is signed in', '/members-offers', false],
  ['an address that nobody has', '/no-such-page', false],
])('%s is for all: %s is %s', (_what, path, isSo) => {
  expect(isForAll(`http://sunrise.example${path}`, site, { resolved })).toBe(isSo);
});

test('a page that a site keeps for who is signed in is for all elsewhere', () => {
  const gated = aSite({ slug: 'gated', flags: { finance_gated: true } });
  const isForAllOf = (asked: typeof site) => isForAll('http://sunrise.example/rates', asked, { resolved });

  expect([isForAllOf(site), isForAllOf(gated)]).toEqual([true, false]);
});
