import { aManifest } from '@shared-kit/testing/a-manifest';
import { defineRemoteConfig } from './remote.contract';
import { z } from 'zod';

const assets = { js: [], css: [] };
const page = { id: 'results', path: '/search', title: 'Search' };

test('a stored manifest stays readable when a slot of it has left the contract', () => {
  const slots = ['results.of-last-year', 'results.card-actions'];

  const { routes, widgets } = aManifest({
    routes: [{ ...page, slots, ...assets }],
    widgets: [
      { id: 'gone', slot: 'results.of-last-year', ...assets },
      { id: 'save-car', slot: 'results.card-actions', ...assets },
    ],
  });

  expect(routes.map((route) => route.slots)).toEqual([['results.card-actions']]);
  expect(widgets.map(({ id, slot }) => [id, slot])).toEqual([['save-car', 'results.card-actions']]);
});

test('a remote that is written for a slot that there is none of is refused', () => {
  const remote = { name: 'mfe-search', version: '1.0.0', contract: 1, config: z.object({}) } as const;
  const slot = 'results.of-last-year' as 'results.card-actions';

  expect(() => defineRemoteConfig({ ...remote, routes: [{ ...page, slots: [slot] }] })).toThrow('slots');
  expect(() => defineRemoteConfig({ ...remote, widgets: [{ id: 'gone', slot }] })).toThrow('slot');
});

// A browser passes over a tab between two slashes.
test.each(['/\t/evil.example/', '//evil.example/', '/\\evil.example/', 'https://evil.example/', ''])(
  'no form, page or moved address of a remote leads to another host: %j',
  (elsewhere) => {
    const remote = { name: 'mfe-search', version: '1.0.0', contract: 1, config: z.object({}) } as const;
    const form = { id: 'ask', endpoint: '/api/leads', success: elsewhere };

    expect(() => defineRemoteConfig({ ...remote, forms: [form] })).toThrow('Begin with one /');
    expect(() => defineRemoteConfig({ ...remote, moves: { '/old': elsewhere } })).toThrow('Begin with one /');
    expect(() => defineRemoteConfig({ ...remote, routes: [{ ...page, path: elsewhere }] })).toThrow('Begin with one /');
  },
);
