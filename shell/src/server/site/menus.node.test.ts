import type { RemoteManifest } from '@shared-kit/contracts/release/remote.contract';
import { aSite } from '@shared-kit/testing/a-site';
import { menusOf } from './menus';

const menus = [
  { menu: 'header', label: 'Stock', href: '/search/new-used-and-demo-cars', order: 2, fill: 'popular_makes' },
  { menu: 'header', label: 'Used', href: '/search/used-cars', order: 1 },
];
const manifests = [{ name: 'mfe-search', menus } as unknown as RemoteManifest];

test('the stock menu lists the makes the site has most of, behind all of its stock', () => {
  const { header } = menusOf(aSite({ popular_makes: ['Toyota', 'Land Rover'] }), manifests);

  expect(header).toEqual([
    { label: 'Used', href: '/search/used-cars' },
    {
      label: 'Stock',
      href: '/search/new-used-and-demo-cars',
      children: [
        { label: 'All stock', href: '/search/new-used-and-demo-cars' },
        { label: 'Toyota', href: '/search/toyota' },
        { label: 'Land Rover', href: '/search/land-rover' },
      ],
    },
  ]);
});

test('the stock menu leads to what is new, demo or used too, where a site has several of them', () => {
  const popular_makes = ['Toyota', 'Land Rover'];
  const listed = (car_types: ('new' | 'demo' | 'used')[]) =>
    labels(menusOf(aSite({ popular_makes, car_types }), manifests).header[1]?.children ?? []);

  expect(listed(['used', 'new'])).toEqual(['All stock', 'New', 'Used', 'Toyota', 'Land Rover']);
  expect(listed(['used'])).toEqual(['All stock', 'Toyota', 'Land Rover']);
});

test('a site of one make has a link where others have a list, and its own menu may ask for one', () => {
  const stock = { label: 'Cars', href: '/search/used-cars', fill: 'popular_makes' as const };

  expect(menusOf(aSite({ popular_makes: ['Suzuki'] }), manifests).header[1]).toEqual({
    label: 'Stock',
    href: '/search/new-used-and-demo-cars',
  });
  const own = menusOf(aSite({ header_menu: [stock], popular_makes: ['Suzuki', 'Kia'] }), manifests);
  expect(own.header[0]?.children).toHaveLength(3);
});

test('a brand’s header begins with the names of its models, as many as leave room for the rest', () => {
  const range_menu = ['Fronx', 'Jimny', 'Jimny XL', 'S-Cross', 'Swift', 'Vitara', 'e Vitara'].map((label) => ({
    label,
    href: `/models/${label}`,
  }));
  const site = aSite({ template: 'brand', brand_count: 1, range_menu });

  expect(labels(menusOf(site, manifests).header)).toEqual([
    ...['Fronx', 'Jimny', 'Jimny XL', 'S-Cross', 'Swift', 'Vitara'],
    ...['Used', 'Stock'],
  ]);
  expect(labels(menusOf({ ...site, template: 'group' }, manifests).header)).toEqual(['Used', 'Stock']);
});

const working = [
  {
    name: 'mfe-search',
    menus: [
      { menu: 'header', label: 'New', href: '/search/new-cars', order: 10, when: 'has_new' },
      { menu: 'header', label: 'Offers', href: '/special-offers', order: 30, when: 'offers_count' },
      { menu: 'footer', group: 'Vehicles', label: 'Special offers', href: '/special-offers', when: 'offers_count' },
      { menu: 'header', label: 'Service', href: '/service', order: 40, when: ['service_booking', 'has_service'] },
    ],
  } as unknown as RemoteManifest,
];
const selling = {
  name: 'mfe-leads',
  menus: [{ menu: 'header', label: 'Sell my car', href: '/trade-in', order: 50 }],
} as unknown as RemoteManifest;
const labels = (items: readonly { label: string }[]) => items.map(({ label }) => label);

test('a site with a menu of its own leads to what works there too, its own pages last', () => {
  const header_menu = [
    { label: 'About us', href: '/about-us' },
    { label: 'Brand new', href: '/search/new-cars' },
  ];
  const site = aSite({
    header_menu,
    pages: [{ path: '/about-us', title: 'About us', description: '', body: '', form: '', form_place: '' }],
    car_types: ['new'],
    offers_count: 3,
    location_types: ['service'],
    remotes: { 'mfe-search': { service_booking: true } },
  });

  expect(labels(menusOf(site, working).header)).toEqual(['Brand new', 'Offers', 'Service', 'About us']);
  const hidden = { header: ['/special-offers'], footer: ['/special-offers', '/about-us'] };
  expect(menusOf({ ...site, menu_hides: hidden }, working)).toEqual({
    header: expect.not.arrayContaining([expect.objectContaining({ label: 'Offers' })]) as unknown,
    footer: [],
  });
});

test.each([
  ['nothing is on offer', { offers_count: 0 }, 'Offers'],
  ['no location does services', { location_types: ['sales'] }, 'Service'],
  ['no car is new', { car_types: ['used' as const] }, 'New'],
])('no entry leads to a page that says nothing: %s', (_why, facts, label) => {
  const all = { offers_count: 1, location_types: ['service'], car_types: ['new' as const] };
  const remotes = { 'mfe-search': { service_booking: true } };

  expect(labels(menusOf(aSite({ ...all, remotes }), working).header)).toContain(label);
  expect(labels(menusOf(aSite({ ...all, remotes, ...facts }), working).header)).not.toContain(label);
});

test('what is offered speaks of what the site sells, and its own words stay', () => {
  const header_menu = [{ label: 'Our car club', href: '/club' }];
  const all = (item_types: string[]) =>
    labels(menusOf(aSite({ header_menu, item_types, car_types: ['used'] }), [selling]).header);

  expect(all(['caravan'])).toEqual(['Our car club', 'Sell my caravan']);
  expect(all(['caravan', 'motorcycle'])).toEqual(['Our car club', 'Sell my vehicle']);
  expect(all(['car'])).toEqual(['Our car club', 'Sell my car']);
});

test('entries for which a bar has no room stand behind one', () => {
  const header_menu = Array.from({ length: 12 }, (_unused, index) => ({ label: `Entry ${index}`, href: `/${index}` }));
  const { header } = menusOf(aSite({ header_menu }), []);

  expect(labels(header)).toEqual(['Entry 0', 'Entry 1', 'Entry 2', 'Entry 3', 'Entry 4', 'More']);
  expect(labels(header.at(-1)?.children ?? []).slice(0, 2)).toEqual(['Entry 5', 'Entry 6']);
  // Six are as many as a bar has.
  expect(labels(menusOf(aSite({ header_menu: header_menu.slice(0, 6) }), []).header)).toHaveLength(6);
});

const links = {
  name: 'mfe-search',
  menus: [
    { menu: 'footer', group: 'Vehicles', label: 'New', href: '/new', order: 2 },
    { menu: 'footer', group: 'Help', label: 'Contact', href: '/contact', order: 3 },
    { menu: 'footer', group: 'Vehicles', label: 'Used', href: '/used', order: 1 },
    { menu: 'header', label: 'Stock', href: '/stock', order: 4 },
  ],
} as unknown as RemoteManifest;

test('the footer has its links in groups, the pages of the site last and below its name', () => {
  const page = { path: '/about-us', title: 'About us', description: '', body: '', form: '', form_place: '' };

  expect(menusOf(aSite({ name: 'Sunrise', pages: [page] }), [links]).footer).toEqual([
    {
      group: 'Vehicles',
      links: [
        { label: 'Used', href: '/used' },
        { label: 'New', href: '/new' },
      ],
    },
    { group: 'Help', links: [{ label: 'Contact', href: '/contact' }] },
    { group: 'Sunrise', links: [{ label: 'About us', href: '/about-us' }] },
  ]);
  expect(menusOf(aSite({ pages: [] }), [links]).footer).toHaveLength(2);
});

test.each([
  ['has_demo', { car_types: ['demo' as const] }, { car_types: ['new' as const] }],
  ['has_used', { car_types: ['used' as const] }, { car_types: ['demo' as const] }],
  ['has_new_models', { new_model_count: 1 }, { new_model_count: 0 }],
  ['has_brands', { brand_count: 2 }, { brand_count: 1 }],
  ['has_one_brand', { brand_count: 1, new_model_count: 1 }, { brand_count: 2, new_model_count: 1 }],
  ['has_one_brand', { brand_count: 1, new_model_count: 2 }, { brand_count: 1, new_model_count: 0 }],
  ['has_parts', { location_types: ['parts'] }, { location_types: ['service'] }],
])('an entry for sites with %s stands there and on no other', (when, facts, others) => {
  const remote = {
    name: 'mfe-search',
    menus: [{ menu: 'header', label: 'There', href: '/there', order: 1, when }],
  } as unknown as RemoteManifest;

  expect(labels(menusOf(aSite(facts), [remote]).header)).toEqual(['There']);
  expect(menusOf(aSite(others), [remote]).header).toEqual([]);
});

test('a list of the site is filled with what the site has, under words of its own', () => {
  const range_menu = [
    { label: 'Corolla', href: '/new/corolla' },
    { label: 'Camry', href: '/new/camry' },
  ];
  const entry = { label: 'Our range', href: '/new', fill: 'models' as const };

  expect(menusOf(aSite({ header_menu: [entry], range_menu }), []).header).toEqual([
    { label: 'Our range', href: '/new', children: [{ label: 'All models', href: '/new' }, ...range_menu] },
  ]);
  expect(menusOf(aSite({ header_menu: [{ label: 'Plain', href: '/plain' }], range_menu }), []).header).toEqual([
    { label: 'Plain', href: '/plain' },
  ]);
});

test('a bar that is exactly full needs no entry for the rest', () => {
  // 95 letters, each entry's gap counted as three.
  const entries = (last: string) => [
    ...Array.from({ length: 4 }, (_unused, index) => ({ label: `Entry ${'x'.repeat(10)}`, href: `/${index}` })),
    { label: last, href: '/last' },
  ];

  expect(labels(menusOf(aSite({ header_menu: entries('x'.repeat(16)) }), []).header)).toHaveLength(5);
  const { header } = menusOf(aSite({ header_menu: entries('x'.repeat(17)) }), []);
  expect(header.at(-1)).toEqual({ label: 'More', href: '/last', children: [{ label: 'x'.repeat(17), href: '/last' }] });
});

test('the footer of a site of one brand lists its models, and what a site adds stands in the group it names', () => {
  const footer_menu = [{ group: 'Vehicles', label: 'Utes', href: '/search/new-cars?body=Ute' }];
  const range_menu = [
    { label: 'Corolla', href: '/models/corolla' },
    { label: 'HiLux', href: '/models/hilux' },
  ];
  const footerOf = (brand_count: number) =>
    menusOf(aSite({ footer_menu, range_menu, brand_count, offers_count: 1 }), working).footer;

  expect(footerOf(1).map(({ group, links }) => [group, ...labels(links)])).toEqual([
    ['Vehicles', 'Special offers', 'Utes'],
    ['Models', 'Corolla', 'HiLux'],
  ]);
  expect(footerOf(4).map(({ group }) => group)).toEqual(['Vehicles']);
});

test('a page that runs is in the footer for as long as it does, and one that others lead to never', () => {
  const page = { title: 'Sale', description: '', body: 'Text', form: '', form_place: '' };
  const sale = { ...page, path: '/pages/eofy', expiry: '2026-06-30T17:00:00+10:00' };
  const site = aSite({ pages: [sale, { ...page, path: '/twg-cars', in_footer: false }] });

  expect(menusOf(site, [], new Date('2026-06-01T00:00:00Z')).footer[0]?.links).toEqual([
    { label: 'Sale', href: '/pages/eofy' },
  ]);
  expect(menusOf(site, [], new Date('2026-07-01T00:00:00Z')).footer).toEqual([]);
});

test('an entry has the name that the site gives it, and the offered one where it gives none', () => {
  const saved = { menu: 'footer', group: 'Your account', label: 'Saved cars', named_by: 'watchlist_name', order: 60 };
  const account = { name: 'mfe-account', menus: [{ ...saved, href: '/watchlist' }] } as unknown as RemoteManifest;
  const footerOf = (watchlist_name: unknown) =>
    menusOf(aSite({ remotes: { 'mfe-account': { watchlist_name } }, item_types: ['truck'] }), [account]).footer[0]
      ?.links;

  expect(footerOf('My cars')).toEqual([{ label: 'My trucks', href: '/watchlist' }]);
  for (const nothing of ['', undefined, 7])
    expect(footerOf(nothing)).toEqual([{ label: 'Saved trucks', href: '/watchlist' }]);
  expect(menusOf(aSite(), [account]).footer[0]?.links).toEqual([{ label: 'Saved cars', href: '/watchlist' }]);
});
