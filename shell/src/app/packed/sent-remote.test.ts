import type { ResolvedRemote } from '../page-payload';
import { receivedRemote, sentRemote, sentStyles } from './sent-remote';

const file = (name: string) => ({ href: `/remotes/mfe-search/2.0.0/client/${name}`, integrity: `sha384-${name}` });
const route = (id: string, ...css: string[]): ResolvedRemote['routes'][number] => ({
  ...{
    id,
    module: id,
    path: `/${id}`,
    gate: 'none',
    layout: 'full',
    essentials: 'search',
    slots: ['results.card-actions'],
  },
  css: css.map(file),
});
const widget = (id: string, slot: 'home.sections' | 'home.search-card'): ResolvedRemote['widgets'][number] => ({
  ...{ id, slot, order: 0, load: 'block', reserve: 'l' },
  css: [file(`${id}.css`)],
});
const results = route('results', 'results.css', 'kit.css');
const remote: ResolvedRemote = {
  ...{ name: 'mfe-search', globalName: 'mfe_search_200', version: '2.0.0', entry: file('remoteEntry.js') },
  previous: { version: '1.9.0', entry: file('1.9.0.js') },
  routes: [results, route('offers', 'results.css')],
  widgets: [widget('sections', 'home.sections'), widget('search-card', 'home.search-card')],
};

/** As it comes to the browser of a page made of these. */
function received(of: ResolvedRemote, rendered: Parameters<typeof sentStyles>[1]): ResolvedRemote {
  const said = JSON.stringify([sentRemote(of), sentStyles([of], rendered)]);
  return receivedRemote(...(JSON.parse(said) as [ReturnType<typeof sentRemote>, ReturnType<typeof sentStyles>]));
}

const bare = <Part extends { css: unknown }>(part: Part) => ({ ...part, css: [] });

test('a page’s remote comes whole, with the style sheets of that page', () => {
  expect(received(remote, { matched: { remote, route: results }, slots: [] })).toEqual({
    ...remote,
    routes: [results, ...remote.routes.slice(1).map(bare)],
    widgets: remote.widgets.map(bare),
  });
});

test('and with those of the widgets in its slots', () => {
  expect(received(remote, { matched: null, slots: ['home.sections'] })).toEqual({
    ...remote,
    routes: remote.routes.map(bare),
    widgets: [remote.widgets[0], ...remote.widgets.slice(1).map(bare)],
  });
});

test('what the server alone knows of a route is not sent', () => {
  const planned = { ...remote, routes: remote.routes.map((each) => ({ ...each, cache: 'private' })) };
  expect(JSON.stringify(sentRemote(planned))).not.toContain('private');
});

test('a style sheet is said within its version’s folder, and one of another place whole', () => {
  const elsewhere = { href: 'https://cdn.example/x.css', integrity: 'sha384-x' };
  const away = { ...results, css: [file('results.css'), elsewhere] };
  const rendered = { matched: { remote, route: away }, slots: [] };

  expect(sentStyles([remote], rendered)['mfe-search/results']?.map(({ href }) => href)).toEqual([
    'client/results.css',
    elsewhere.href,
  ]);
  expect(received({ ...remote, routes: [away] }, rendered).routes[0]?.css).toEqual(away.css);
});
