import { settingsOf } from '@shared-kit/contracts/settings/site-settings';
import { siteConfigSchema, siteSchema } from '@shared-kit/contracts/site/site-config.contract';
import type { Flags } from '@shared-kit/contracts/site/site-config.contract';
import { readFileSync } from 'node:fs';
import { findContrastFaults } from '@shared-kit/domain/theme/theme-contrast';
import { demoModels } from '../models/demo-models';
import { readDemoGroups } from '../groups/read-demo-groups';
import { readSiteFiles } from './read-site-files';

const sites = (await readSiteFiles()).map(({ given }) =>
  siteConfigSchema.extend({ remotes: siteSchema.shape.remotes }).strict().parse(given),
);
const groups = await readDemoGroups();

test('there are six sites over the three groups; the first also answers at localhost', () => {
  expect(sites).toHaveLength(6);
  expect(new Set(sites.map((site) => site.dealership_group))).toEqual(new Set(groups.map(({ slug }) => slug)));
  expect(sites[0]).toMatchObject({ slug: 'corella', hosts: ['localhost', 'corella.localhost', 'corella.example'] });
  for (const { slug, hosts } of sites) expect(hosts).toContain(`${slug}.localhost`);
  expect(new Set(sites.flatMap(({ hosts }) => hosts)).size).toBe(sites.flatMap(({ hosts }) => hosts).length);
});

test.each(Object.keys(sites[0]!.flags) as Array<keyof Flags>)('%s is on at one site and off at another', (flag) => {
  expect(new Set(sites.map(({ flags }) => flags[flag]))).toEqual(new Set([true, false]));
});

/** Flags of the remotes, and what they are where a site does not say. */
const remoteFlags = [
  ['mfe-account', 'demo_sms_note', false],
  ['mfe-finance', 'fuel_calculator', true],
  ['mfe-leads', 'service_booking', true],
  ['mfe-leads', 'parts', true],
  ['mfe-leads', 'careers', true],
  ['mfe-leads', 'fleet', true],
  ['mfe-leads', 'trade_in', true],
  ['mfe-leads', 'reserve', false],
  ['mfe-vehicle', 'days_listed', false],
  ['mfe-vehicle', 'price_history', false],
  ['mfe-vehicle', 'sold_redirect', false],
  ['mfe-vehicle', 'why_buy', true],
  ['mfe-vehicle', 'why_dealer', true],
  ['mfe-vehicle', 'new_cars', true],
] as const;

test.each(remoteFlags)('of %s, %s is on at one site and off at another', (remote, flag, otherwise) => {
  expect(new Set(sites.map(({ remotes }) => remotes[remote]?.[flag] ?? otherwise))).toEqual(new Set([true, false]));
});

test.each(['charging', 'servicing', 'delivery_zones', 'delivery_bands'] as const)(
  'what a vehicle costs besides: %s are known at one site and not at another',
  (name) => {
    const isKnown = sites.map((site) => Boolean([settingsOf(site, 'mfe-finance')[name] ?? []].flat().length));
    expect(new Set(isKnown)).toEqual(new Set([true, false]));
  },
);

test('a delivery further away costs no less, and servicing is known of makes that the site sells', () => {
  for (const site of sites) {
    const { delivery_bands: bands = [], servicing = [] } = settingsOf(site, 'mfe-finance');
    expect(bands).toEqual(bands.toSorted((a, b) => a.up_to_km - b.up_to_km || a.price - b.price));
    expect(bands.map(({ price }) => price)).toEqual(bands.map(({ price }) => price).toSorted((a, b) => a - b));
    const sold = groups
      .find(({ slug }) => slug === site.dealership_group)!
      .dealerships.flatMap(({ manufacturers }) => manufacturers);
    for (const { make } of servicing) expect(sold).toContain(make);
  }
});

test('every theme is readable, and no two look alike', () => {
  for (const { theme } of sites) expect(findContrastFaults(theme)).toEqual([]);
  for (const part of ['accent', 'brand', 'font'] as const)
    expect(new Set(sites.map(({ theme }) => theme[part])).size).toBe(sites.length);
  expect(new Set(sites.map(({ theme }) => theme.radius)).size).toBe(3);
});

test('what a site says of its size is so (A-39)', () => {
  for (const { slug, dealership_group, base_filter, stats } of sites) {
    const own = groups
      .find(({ slug }) => slug === dealership_group)!
      .dealerships.filter(
        ({ slug }) => base_filter.dealership_slug.length === 0 || base_filter.dealership_slug.includes(slug),
      );
    const counted: Record<string, number> = {
      brands: new Set(own.flatMap(({ manufacturers }) => manufacturers)).size,
      locations: own.flatMap(({ locations }) => locations).length,
      dealerships: own.length,
      stores: own.length,
      workshops: own.flatMap(({ locations }) => locations).filter(({ type }) => type === 'service').length,
      'new models': demoModels({ dealerships: own }, () => []).filter(
        ({ make, item_type: kind }) =>
          // Suzuki makes motorcycles too; who counts models sells cars.
          kind === 'car' && (base_filter.make.length === 0 || base_filter.make.includes(make)),
      ).length,
    };
    for (const { value, label } of stats) {
      // What stands in the yards changes with every import, so a written figure says it of no day but one.
      expect(label).not.toMatch(/stock|^models/);
      const [, real] = Object.entries(counted).find(([name]) => label.startsWith(name)) ?? [];
      if (real === undefined) continue;
      const said = Number.parseInt(value, 10);
      expect([slug, label, value.endsWith('+') ? Math.min(said, real) : real]).toEqual([slug, label, said]);
    }
  }
});

test('a site shows dealerships of its own group', () => {
  for (const { dealership_group, base_filter } of sites) {
    const own = groups.find(({ slug }) => slug === dealership_group)!.dealerships.map(({ slug }) => slug);
    for (const slug of base_filter.dealership_slug) expect(own).toContain(slug);
  }
});

test('every dealership of a group is shown by one of its sites', () => {
  for (const { slug: group, dealerships } of groups) {
    const filters = sites
      .filter((site) => site.dealership_group === group)
      .map(({ base_filter }) => base_filter.dealership_slug);
    for (const { slug } of dealerships)
      expect(filters.some((shown) => shown.length === 0 || shown.includes(slug))).toBe(true);
  }
});

test('numbers and licences are ones that belong to nobody', () => {
  for (const { phone, email, dealer_license_number: licence } of sites) {
    expect(phone).toMatch(/^(0[2378] (5550|7010) \d{4}|1300 975 \d{3})$/);
    expect(email).toMatch(/\.example$/);
    expect(licence).toMatch(/^DEMO\d{4}$/);
  }
});

test.each(['/about-us', '/faqs', '/privacy-policy', '/terms-and-conditions'])('every site has %s', (path) => {
  for (const { pages } of sites) expect(pages.map((page) => page.path)).toContain(path);
});

test('one group takes cars back, on the terms the specification names', () => {
  const terms = sites.flatMap(({ pages }) => pages).find(({ path }) => path === '/return-policy')!.body;

  for (const words of ['within 14 days', '500 km', 'a quarter of a tank', 'a consumer', 'lien'])
    expect(terms).toContain(words);
});

test('a page of text has the form that it speaks of', () => {
  for (const { slug, pages } of sites)
    for (const { path, body, form } of pages)
      expect([slug, path, form !== '' || !/\bbelow\b|\bthis form\b|^\s*Tell us\b/m.test(body)]).toEqual([
        slug,
        path,
        true,
      ]);
});

test('where a site has its own page in place of a form of a remote, that page has the form', () => {
  const inPlaceOf = [
    ['fleet', '/fleet'],
    ['careers', '/careers'],
  ] as const;
  for (const { slug, pages, remotes } of sites) {
    for (const [form, path] of inPlaceOf) {
      const own = pages.find((page) => page.path === path);
      if (own) expect([slug, path, own.form, remotes['mfe-leads']?.[form]]).toEqual([slug, path, form, false]);
    }
  }
});

test('whoever is asked to call is told the number, on the page itself', () => {
  for (const { slug, pages } of sites)
    for (const { path, body, form } of pages)
      if (path.startsWith('/pages/'))
        expect([
          slug,
          path,
          form !== '' || !/\b(call|ask any)\b/i.test(body) || /\d{4} \d{4}|1300 \d{3}/.test(body),
        ]).toEqual([slug, path, true]);
});

/** Paths that remotes own. */
const searches = /^\/(search\/[a-z-]+(\/[a-z-]+)?|special-offers|my-garage)(\?|$)/;

test('menus and redirects lead to a page of the site or to a search', () => {
  for (const { slug, pages, header_menu, redirects } of sites) {
    const own = pages.map(({ path }) => path);
    for (const target of [...header_menu.map(({ href }) => href), ...Object.values(redirects)]) {
      expect([slug, target, own.includes(target) || searches.test(target)]).toEqual([slug, target, true]);
    }
    for (const source of Object.keys(redirects)) expect(own).not.toContain(source);
    expect(new Set(own).size).toBe(own.length);
  }
});

test('headings stand alone, so that they are shown as headings', () => {
  for (const { pages } of sites) {
    for (const { body } of pages) {
      const headings = body.split('\n').filter((line) => line.startsWith('## '));
      const blocks = body.split(/\n\s*\n/).map((text) => text.trim());
      for (const heading of headings) expect(blocks).toContain(heading);
    }
  }
});

test('every home page has a picture of its own, and it exists', () => {
  const pictures = JSON.parse(readFileSync(new URL('../../pictures/manifest.json', import.meta.url), 'utf8')) as Record<
    string,
    unknown
  >;

  for (const { hero_image: hero } of sites) expect(Object.keys(pictures)).toContain(hero);
  expect(new Set(sites.map(({ hero_image: hero }) => hero)).size).toBe(sites.length);
});
