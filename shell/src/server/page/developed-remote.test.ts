import { withOverride } from './developed-remote';
import type { PagePlan } from './page-plan';

const route = { id: 'results', css: ['/results.css'] };
const remoteOf = (name: string) => ({
  ...{
    name,
    version: '1.1.0',
    previous: { version: '1.0.0' },
    entry: { href: `/${name}/entry.js`, integrity: 'sha384-x' },
  },
  ...{ routes: [route], widgets: [{ id: 'card', css: ['/card.css'] }] },
});
const [search, leads] = [remoteOf('mfe-search'), remoteOf('mfe-leads')];
const plan = { remotes: [search, leads], matched: { remote: search, route } } as unknown as PagePlan;
const override = { remote: 'mfe-search', origin: 'http://localhost:4173' } as const;

test('a remote that is being written comes from its own machine, and no version before it hides what fails', () => {
  const { remotes, matched } = withOverride(plan, override);

  expect(remotes).toEqual([
    {
      ...{ ...search, previous: null },
      ...{ entry: { href: 'http://localhost:4173/remoteEntry.js', integrity: undefined } },
      ...{ routes: [{ ...route, css: [] }], widgets: [{ id: 'card', css: [] }] },
    },
    leads,
  ]);
  expect(matched).toEqual({ remote: remotes[0], route: { ...route, css: [] } });
});

test.each([null, { ...override, remote: 'mfe-finance' } as const])(
  'a page without it is as it was: %j',
  (elsewhere) => {
    expect(withOverride(plan, elsewhere)).toBe(plan);
  },
);
