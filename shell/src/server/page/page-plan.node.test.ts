import type { RemoteManifest } from '@shared-kit/contracts/release/remote.contract';
import type { Site } from '@shared-kit/contracts/site/site-config.contract';
import { aManifest } from '@shared-kit/testing/a-manifest';
import { aSite } from '@shared-kit/testing/a-site';
import { planPage, retainPlans } from './page-plan';
import type { Resolved } from '../release/release-set';

const manifest = aManifest({
  name: 'mfe-finance',
  routes: [
    { id: 'open', path: '/open', title: 'Open', js: [], css: [] },
    { id: 'mine', path: '/mine', title: 'Mine', gate: 'signed-in', js: [], css: [] },
    { id: 'some', path: '/some', title: 'Some', gate: 'signed-in', gateFlag: 'finance_gated', js: [], css: [] },
    { id: 'any', path: '/:make/overview', title: 'Any', js: [], css: [] },
    { id: 'flagged', path: '/flagged', title: 'Flagged', flag: 'spin_to_win', js: [], css: [] },
  ],
});
const resolved: Resolved[] = [
  {
    name: 'mfe-finance',
    ladder: [
      {
        version: {
          name: 'mfe-finance',
          published: { version: '1.0.0', integrity: 'i', signature: 's' },
          publicKey: '',
        },
        manifest,
      },
    ],
  },
];
const plan = (path: string, site = aSite()) => planPage(path, resolved, site, 'http://sunrise.example');
const gateOf = (path: string, site = aSite()) => plan(path, site).matched?.route.gate;

test('a page asks for a sign-in always, never, or where the site says so (S6-01)', () => {
  const gated = aSite({ slug: 'gated', flags: { finance_gated: true } });

  expect([gateOf('/open', gated), gateOf('/mine'), gateOf('/some'), gateOf('/some', gated)]).toEqual([
    'none',
    'signed-in',
    'none',
    'signed-in',
  ]);
});

test('a page whose flag is off is not there', () => {
  expect(plan('/flagged').matched).toBeNull();
  expect(plan('/flagged', aSite({ slug: 'spins', flags: { spin_to_win: true } })).matched?.route.id).toBe('flagged');
});

test("a site's own page comes before a remote's at the same address", () => {
  const page = { path: '/open', title: 'Ours', description: '', body: 'Hello', form: '', form_place: '' };

  expect(plan('/open', aSite({ slug: 'own', pages: [page] }))).toMatchObject({ matched: null, contentPath: '/open' });
});

test('a page of text is one of the site’s own that no remote has a place in', () => {
  const text = { path: '/ours', title: 'Ours', description: '', body: 'Hello', form: '', form_place: '' } as const;
  const form = { ...text, path: '/form', form: 'fleet' } as const;
  const site = aSite({ slug: 'texts', pages: [text, form] });

  expect(['/ours', '/form', '/open', '/', '/none'].map((path) => plan(path, site).isText)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
});

test.each([
  ['/open', 'open'],
  ['/OPEN/', 'open'],
  ['/%6Fpen', 'open'],
  ['/open/more', undefined],
  ['/toyota/overview', 'any'],
  ['/open/overview', 'any'],
  ['/', undefined],
])('%s is matched as the router would among all routes', (path, id) => {
  expect(plan(path).matched?.route.id).toBe(id);
});

test('what is worked out for a site is of its present configuration, and of the address it was asked for at', () => {
  expect(plan('/flagged', aSite({ slug: 'turned-on' })).matched).toBeNull();
  const now = aSite({ slug: 'turned-on', revision: 2, flags: { spin_to_win: true } });
  expect(plan('/flagged', now).matched?.route.id).toBe('flagged');

  const { remotes } = planPage('/open', resolved, aSite(), 'https://other.example');
  expect(remotes[0]?.entry.href).toMatch(/^https:\/\/other\.example\//);
});

test("a flag in the remote's own part of the configuration comes before the site's", () => {
  const off = aSite({
    slug: 'own-flag',
    flags: { spin_to_win: true },
    remotes: { 'mfe-finance': { spin_to_win: false } },
  });

  expect(plan('/flagged', off).matched).toBeNull();
});

const widget: Omit<RemoteManifest['widgets'][number], 'id'> = {
  ...{ slot: 'vehicle.enquiry', order: 0, load: 'block', reserve: 's', css: [], js: [] },
};
const withWidgets = (widgets: RemoteManifest['widgets'], previous?: string): Resolved[] => {
  const [{ name, ladder }] = resolved as [Resolved];
  const step = ladder[0]!;
  const before = { ...step, manifest: aManifest({ name, version: previous ?? '0.9.0' }) };
  before.version = { ...step.version, published: { ...step.version.published, integrity: `of ${previous}` } };
  return [{ name, ladder: [{ ...step, manifest: { ...manifest, widgets } }, ...(previous ? [before] : [])] }];
};

test('a part whose flag is off is not there', () => {
  const parts = withWidgets([
    { ...widget, id: 'always' },
    { ...widget, id: 'spin', flag: 'spin_to_win' },
  ]);
  const idsOf = (site: Site) =>
    planPage('/open', parts, site, 'http://sunrise.example').remotes[0]?.widgets.map(({ id }) => id);

  expect(idsOf(aSite({ slug: 'parts' }))).toEqual(['always']);
  expect(idsOf(aSite({ slug: 'parts-on', flags: { spin_to_win: true } }))).toEqual(['always', 'spin']);
});

test('how a part loads and which version is before a remote may change without its own version', () => {
  const remoteOf = (parts: Resolved[]) =>
    planPage('/open', parts, aSite({ slug: 'changing' }), 'http://sunrise.example').remotes[0];
  const part = { ...widget, id: 'chat' };

  expect(remoteOf(withWidgets([part], '0.9.0'))).toMatchObject({
    previous: { version: '0.9.0' },
    widgets: [{ load: 'block' }],
  });
  expect(remoteOf(withWidgets([{ ...part, load: 'lazy' }], '0.9.0'))?.widgets).toMatchObject([{ load: 'lazy' }]);
  expect(remoteOf(withWidgets([part], '0.8.0'))?.previous?.version).toBe('0.8.0');
});

test("a site's own page has the places of its parts that remotes fill, and of no others", () => {
  const page = { title: 'Ours', description: '', body: 'Hello', form_place: '' as const };
  const site = aSite({
    slug: 'with-form',
    pages: [
      { ...page, path: '/plain', form: '' },
      { ...page, path: '/asking', form: 'enquiry' },
      {
        ...{ ...page, path: '/stocked', form: '' },
        blocks: [
          { kind: 'offers', heading: '', count: 4 },
          { kind: 'stock', heading: '', search: '/search/used-cars', count: 4 },
          { kind: 'text', heading: '', text: 'Words' },
        ],
      },
    ],
  });

  expect(plan('/plain', site).slots).toEqual([]);
  expect(plan('/asking', site).slots).toEqual(['content.form']);
  expect(plan('/stocked', site).slots).toEqual(['content.stock']);
});

test('the home page, an address that nobody has and a page of a remote are told apart, with the places each has', () => {
  const site = aSite({
    slug: 'kinds',
    pages: [{ path: '/ours', title: 'Ours', description: '', body: 'Hello', form: '', form_place: '' }],
  });
  const kindOf = (path: string) => {
    const { isHome, slots, matched, contentPath } = plan(path, site);
    return { isHome, slots, id: matched?.route.id ?? null, contentPath };
  };

  expect(kindOf('/')).toEqual({
    isHome: true,
    slots: ['home.search-card', 'home.sections'],
    id: null,
    contentPath: null,
  });
  expect(kindOf('/none')).toEqual({ isHome: false, slots: [], id: null, contentPath: null });
  expect(kindOf('/open')).toEqual({ isHome: false, slots: [], id: 'open', contentPath: null });
  expect(kindOf('/ours')).toEqual({ isHome: false, slots: [], id: null, contentPath: '/ours' });
});

test('a remote without a version is no part of any plan: a bug of ours', () => {
  expect(() => planPage('/', [{ name: 'mfe-finance', ladder: [] }], aSite(), 'http://sunrise.example')).toThrow(
    'mfe-finance resolved to no version',
  );
});

test('what was made of a version is kept while the registry hands it out, and no longer', () => {
  const [made] = plan('/open').remotes;
  retainPlans(new Set(['mfe-finance@1.0.0']));
  expect(plan('/open').remotes[0]).toBe(made);

  retainPlans(new Set(['mfe-finance@1.0.1']));
  expect(plan('/open').remotes[0]).not.toBe(made);
});
