import { aSiteFile, financeManifest, leadsManifest, vehicleManifest } from '../../../../test/a-site-file';
import { checkSiteConfig } from './check-site-config';
import type { SiteSurroundings } from './check-site-config';

const valid = aSiteFile();
const around: SiteSurroundings = {
  manifests: new Map([['mfe-finance', financeManifest]]),
  hostsOfOthers: new Map([['harbor.test', 'harbor-cars']]),
  groups: new Set(['sunrise']),
  dealerships: new Set(['land-rover', 'used-cars', 'sunrise-motors']),
  makes: new Set(),
};
/** Of the remotes whose pages buttons lead to. */
const bothManifests = new Map([...around.manifests, ['mfe-leads', leadsManifest] as const]);
/** Shows one dealership, whose name nothing else has. */
const base_filter = { dealership_slug: ['sunrise-motors'] };

function faultsOf(given: object): Record<string, string> {
  const { faults } = checkSiteConfig({ base_filter, ...valid, ...given }, around);
  return Object.fromEntries(faults.map(({ path, message }) => [path, message]));
}

test('a file that says only what has no default may be served', () => {
  expect(faultsOf({})).toEqual({});
});

test.each([
  ['in the shell part', { tag_line: 'Hello' }, 'tag_line'],
  ['among the flags', { flags: { garage_enable: false } }, 'flags.garage_enable'],
  [
    'in a content page',
    { pages: [{ path: '/about-us', title: 'About us', body: 'Hi', author: 'Jo' }] },
    'pages.0.author',
  ],
  ['in a part of a remote', { remotes: { 'mfe-finance': { terms: 5 } } }, 'remotes.mfe-finance.terms'],
  [
    'deep in a part of a remote',
    { remotes: { 'mfe-finance': { texts: { titel: 'Loans' } } } },
    'remotes.mfe-finance.texts.titel',
  ],
])('an unknown key %s is refused, not dropped', (_case, wrong, path) => {
  expect(faultsOf(wrong)).toEqual({ [path]: 'unknown key' });
});

test('a dealership that has no mailbox is named, unless the site says that its own takes its leads', () => {
  const check = (given: object) =>
    checkSiteConfig(
      { base_filter, ...valid, ...given },
      { ...around, withoutMailbox: new Set(['sunrise-motors', 'x']) },
    ).faults;

  expect(check({})).toEqual([
    {
      path: 'flags.leads_to_site_mailbox',
      message:
        "the dealership sunrise-motors has no lead_email: give it one, or let its leads go to the site's mailbox",
    },
  ]);
  expect(check({ flags: { leads_to_site_mailbox: true } })).toEqual([]);
});

test.each([
  [
    'a remote nobody has published',
    { remotes: { 'mfe-games': {} } },
    'remotes.mfe-games',
    'no version of it is published to check this part against',
  ],
  [
    'a remote without a published version',
    { remotes: { 'mfe-leads': {} } },
    'remotes.mfe-leads',
    'no version of it is published to check this part against',
  ],
  ['a group that does not exist', { dealership_group: 'nobody' }, 'dealership_group', 'there is no group nobody'],
  [
    'a dealership of another group',
    { base_filter: { dealership_slug: ['harbor-motors'] } },
    'base_filter.dealership_slug.0',
    'sunrise has no dealership harbor-motors',
  ],
  [
    'a page where a remote has a route',
    { pages: [{ path: '/finance', title: 'Finance', body: 'x' }] },
    'pages.0.path',
    '/finance belongs to mfe-finance',
  ],
  [
    'a page below the API',
    { pages: [{ path: '/api/x', title: 'X', body: 'x' }] },
    'pages.0.path',
    '/api/x belongs to the platform',
  ],
  [
    "a page among the shell's files",
    { pages: [{ path: '/assets/about', title: 'X', body: 'x' }] },
    'pages.0.path',
    '/assets/about belongs to the platform',
  ],
  [
    'a redirect from a feed',
    { redirects: { '/feeds/all.xml': '/' } },
    'redirects./feeds/all.xml',
    '/feeds/all.xml belongs to the platform',
  ],
  ['a filter nobody offers', { search_filters: ['make', 'smell'] }, 'search_filters.1', 'there is no filter smell'],
  [
    'a time zone that does not exist',
    { time_zone: 'Australia/Atlantis' },
    'time_zone',
    'a time zone, like Australia/Brisbane',
  ],
  ["another site's host", { hosts: ['a.test', 'harbor.test'] }, 'hosts.1', 'harbor.test is a host of harbor-cars'],
  ['a host listed twice', { hosts: ['a.test', 'a.test'] }, 'hosts.1', 'a.test is listed twice'],
])('refuses %s', (_case, wrong, path, message) => {
  expect(faultsOf(wrong)).toEqual({ [path]: message });
});

test.each(['', '  ', '-'])('what the law wants on every page is not %j', (blank) => {
  expect(faultsOf({ dealer_license_number: blank })).toEqual({
    dealer_license_number: 'is missing: the licence number stands on every page of a dealer (R-LEGAL-06)',
  });
  expect(Object.keys(faultsOf({ phone: blank, address: { ...valid.address, street: blank } }))).toEqual([
    'phone',
    'address.street',
  ]);
});

test('a page may stand where a remote has one behind a flag, as long as that is off', () => {
  const pages = [{ path: '/leasing', title: 'Leasing', body: 'x' }];

  expect(faultsOf({ pages })).toEqual({});
  expect(faultsOf({ pages, remotes: { 'mfe-finance': { leasing: true } } })).toEqual({
    'pages.0.path': '/leasing belongs to mfe-finance',
  });
});

test('a page that no menu leads to may not stand where a remote has a route: links would open that', () => {
  const brand = { ...vehicleManifest.routes[0]!, id: 'brand-page', path: '/:brand/overview' };
  const manifests = new Map([
    ...around.manifests,
    ['mfe-vehicle', { ...vehicleManifest, routes: [...vehicleManifest.routes, brand] }] as const,
  ]);
  const faultsWith = (page: object) =>
    checkSiteConfig(
      { base_filter, ...valid, pages: [{ path: '/geely/overview', title: 'Guide', body: 'x', ...page }] },
      { ...around, manifests, makes: new Set(['Kia']) },
    ).faults;

  expect(faultsWith({ in_footer: false })).toEqual([
    {
      path: 'pages.0.path',
      message:
        '/geely/overview is also an address of mfe-vehicle (/:brand/overview), which links would lead to: leave out in_footer: false, or give the page another address',
    },
  ]);
  expect(faultsWith({})).toEqual([]);
  expect(faultsWith({ in_footer: false, path: '/models/guide/2026' })).toEqual([]);
  // A workshop's button leads to it: the browser knows it.
  expect(faultsWith({ in_footer: false, form: 'service', form_place: 'noosa' })).toEqual([]);
  // Which of its models, or whether this is one, only the remote knows.
  expect(faultsWith({ path: '/range/kia' })).toHaveLength(1);
});

test('refuses colours that are too close to read, with both figures', () => {
  const faults = faultsOf({ theme: { accent: '#f5d90a', muted: '#a0a0a0' } });

  expect(faults['theme.onAccent']).toMatch(/contrast with accent is 1\.\d\d, at least 4\.5 is needed/);
  expect(faults['theme.muted']).toMatch(/contrast with surface is 2\.\d\d, at least 4\.5 is needed/);
  expect(faults['theme.accent']).toMatch(/contrast with ground is 1\.\d\d, at least 3 is needed/);
});

test.each([
  ['that nobody knows', { card_buttons: ['enquire', 'fax'] }, 'card_buttons.1', 'no button fax does anything here'],
  [
    'that leads to the page it is on',
    { sidebar_buttons: ['details'] },
    'sidebar_buttons.0',
    'no button details does anything here',
  ],
  [
    'of a page that the site does not have',
    { sidebar_buttons: ['enquire', 'reserve', 'tradeIn'] },
    'sidebar_buttons.1',
    'the button reserve leads to /cars/:slug/checkout, which this site does not have',
  ],
])('a button %s is named', (_which, given, path, message) => {
  const { faults } = checkSiteConfig({ base_filter, ...valid, ...given }, { ...around, manifests: bothManifests });
  expect(faults).toEqual([{ path, message }]);
});

test.each([
  ['card_buttons', '/finance'],
  ['sidebar_buttons', '/finance-enquiry'],
])('finance among %s needs %s and no other page, as that is where its button leads', (list, page) => {
  const faultsWith = (isThere: (path: string) => boolean) => {
    const manifests = [...bothManifests].map(([name, manifest]) => {
      return [name, { ...manifest, routes: manifest.routes.filter(({ path }) => isThere(path)) }] as const;
    });
    const given = { base_filter, ...valid, card_buttons: [], sidebar_buttons: [], [list]: ['finance'] };
    return checkSiteConfig(given, { ...around, manifests: new Map(manifests) }).faults;
  };

  expect(faultsWith((path) => path !== page)).toEqual([
    { path: `${list}.0`, message: `the button finance leads to ${page}, which this site does not have` },
  ]);
  expect(faultsWith((path) => path === page)).toEqual([]);
});

test('a finance provider that is not among the seven is named (A-59)', () => {
  expect(faultsOf({ finance_provider: 'Piggy Bank' })).toEqual({
    finance_provider:
      'Piggy Bank is none of 360, taurus, ausloans, manual, angle, powertorque, nissan: its figures are hidden',
  });
  expect(faultsOf({ finance_provider: 'Aus Loans' })).toEqual({});
});
