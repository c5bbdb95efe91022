import { aManifest } from '@shared-kit/testing/a-manifest';
import { aSite } from '@shared-kit/testing/a-site';
import { addressFor, addressesIn } from './addresses';
import { trialPages } from './trial-pages';

const route = (id: string, path: string, more: object = {}) => ({ id, path, title: id, js: [], css: [], ...more });
const widget = (id: string, slot: 'home.sections' | 'vehicle.enquiry' | 'content.form', more: object = {}) => ({
  ...{ id, slot, js: [], css: [] },
  ...more,
});
const KNOWN = ['/', '/search/used-cars', '/cars/blue-ute', '/our-location/springwood'];
const facts = { others: [], sites: [aSite()], known: () => KNOWN };

test.each([
  ['/search/:scope', '/search/used-cars'],
  ['/cars/:slug/checkout', '/cars/blue-ute/checkout'],
  ['/dealer-locator', '/dealer-locator'],
  ['/:brand/overview', '/search/overview'],
  ['/models/:model?', '/models'],
  ['/points/:card', '/points/sample'],
])('an address of %s is one that is known, or as much of one as is: %s', (pattern, address) => {
  expect(addressFor(pattern, KNOWN)).toBe(address);
});

test("a site's map is read by its addresses", () => {
  expect(addressesIn('<url><loc>https://sunrise.example/cars/blue-ute</loc></url>')).toEqual(['/cars/blue-ute']);
});

test('each page and widget is seen once, those that share a page together', () => {
  const vehicle = aManifest({
    name: 'mfe-vehicle',
    routes: [route('car', '/cars/:slug', { slots: ['vehicle.enquiry'] })],
  });
  const manifest = aManifest({
    name: 'mfe-leads',
    routes: [route('contact', '/contact')],
    widgets: [widget('enquiry', 'vehicle.enquiry'), widget('news', 'home.sections'), widget('more', 'home.sections')],
  });

  const { pages, unseen } = trialPages(manifest, { ...facts, others: [vehicle] });

  expect(pages).toEqual([
    { site: 'sunrise', path: '/contact', parts: ['the page contact'] },
    { site: 'sunrise', path: '/cars/blue-ute', parts: ['the widget enquiry'] },
    { site: 'sunrise', path: '/', parts: ['the widget news', 'the widget more'] },
  ]);
  expect(unseen).toEqual([]);
});

test('what no page shows is said', () => {
  const manifest = aManifest({ widgets: [widget('enquiry', 'vehicle.enquiry'), widget('form', 'content.form')] });

  expect(trialPages(manifest, facts)).toMatchObject({ pages: [], unseen: ['the widget enquiry', 'the widget form'] });
});

test('a part with a flag is seen on a site that has it on, and where none has, with the flag on', () => {
  const config = {
    type: 'object',
    properties: { club: { type: 'boolean', default: false }, deals: { type: 'boolean', default: false } },
  };
  const manifest = aManifest({
    config,
    routes: [route('club', '/club', { flag: 'club' }), route('deals', '/deals', { flag: 'deals' })],
  });
  const sites = [aSite(), aSite({ slug: 'harbor', remotes: { 'mfe-search': { club: true } } })];

  const { pages, switchedOn } = trialPages(manifest, { ...facts, sites });

  expect(pages.map(({ site, path }) => [site, path])).toEqual([
    ['harbor', '/club'],
    ['sunrise', '/deals'],
  ]);
  expect([...switchedOn]).toEqual([['sunrise', new Set(['deals'])]]);
});
