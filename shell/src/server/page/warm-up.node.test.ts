import type { ReleaseSnapshot } from '@shared-kit/contracts/release.contract';
import type { RemoteManifest } from '@shared-kit/contracts/remote.contract';
import Fastify from 'fastify';
import { pino } from 'pino';
import type { ExposedModule, RemoteSource } from '../release/remote-store';
import { drawOnce, warmUp } from './warm-up';

const log = pino({ level: 'silent' });
const snapshot: ReleaseSnapshot = {
  revision: 1,
  publicKey: '',
  remotes: {
    'mfe-search': {
      stable: '1.1.0',
      previous: ['1.0.0'],
      pins: {},
      rollout: null,
      blocked: [],
      loadOverrides: {},
      versions: ['1.1.0', '1.0.0'].map((version) => ({ version, integrity: '', signature: '' })),
    },
  },
};

/** Two routes that share a page, one with its own, and a widget. */
const manifest = {
  routes: [{ id: 'used', module: 'results-page' }, { id: 'new', module: 'results-page' }, { id: 'compare-page' }],
  widgets: [{ id: 'search-card' }],
} as unknown as RemoteManifest;

function aStore(load: () => Promise<ExposedModule>) {
  const asked: string[] = [];
  const store: RemoteSource = {
    manifest: () => Promise.resolve(manifest),
    module: ({ published }, id) => {
      asked.push(`${id}@${published.version}`);
      return load();
    },
  };
  return { store, asked };
}

test('every page and widget of the version in use is loaded once, and no older one', async () => {
  const { store, asked } = aStore(() => Promise.resolve({} as ExposedModule));
  await warmUp(snapshot, store, log);
  expect(asked).toEqual(['results-page@1.1.0', 'compare-page@1.1.0', 'search-card@1.1.0']);
});

test('a remote that throws, or never comes, does not keep the shell from starting', async () => {
  const throwing = aStore(() => Promise.reject(new Error('broken')));
  await expect(warmUp(snapshot, throwing.store, log)).resolves.toBeUndefined();
  const hanging = aStore(() => new Promise(() => {}));
  await expect(warmUp(snapshot, hanging.store, log, 0)).resolves.toBeUndefined();
});

test('nothing is loaded while nothing is known to be released', async () => {
  const { store, asked } = aStore(() => Promise.resolve({} as ExposedModule));
  await warmUp(undefined, store, log);
  expect(asked).toEqual([]);
});

test('a home page and a vehicle it links to are drawn for the site, one of each', async () => {
  const drawn: string[] = [];
  const app = Fastify();
  app.get('/', ({ host }, reply) => {
    drawn.push(`${host}/`);
    return reply
      .type('text/html')
      .send('<a href="/cars/2024-kia-rio-1">A car</a><a href="/cars/2023-kia-rio-2">Another</a>');
  });
  app.get('/cars/:slug', ({ host, url }) => {
    drawn.push(`${host}${url}`);
    return '';
  });
  await drawOnce(app, 'dealer.example');
  await app.close();
  expect(drawn).toEqual(['dealer.example/', 'dealer.example/cars/2024-kia-rio-1']);
});
