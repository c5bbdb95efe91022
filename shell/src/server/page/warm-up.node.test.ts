import type { ReleaseSnapshot } from '@shared-kit/contracts/release/release.contract';
import type { RemoteManifest } from '@shared-kit/contracts/release/remote.contract';
import Fastify from 'fastify';
import { pino } from 'pino';
import type { ExposedModule, ArtifactSource } from '../release/artifact-loader';
import { renderOnce, warmUp } from './warm-up';

const log = pino({ level: 'silent' });
const snapshot: ReleaseSnapshot = {
  revision: 1,
  publicKey: '',
  remotes: {
    'mfe-search': {
      stable: '1.1.0',
      previous: ['1.0.0'],
      pins: {},
      rollouts: [],
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

function aLoader(load: () => Promise<ExposedModule>) {
  const asked: string[] = [];
  const artifacts: ArtifactSource = {
    manifest: () => Promise.resolve(manifest),
    module: ({ published }, id) => {
      asked.push(`${id}@${published.version}`);
      return load();
    },
  };
  return { artifacts, asked };
}

test('every page and widget of the version in use is loaded once, and no older one', async () => {
  const { artifacts, asked } = aLoader(() => Promise.resolve({} as ExposedModule));
  await warmUp(snapshot, artifacts, log);
  expect(asked).toEqual(['results-page@1.1.0', 'compare-page@1.1.0', 'search-card@1.1.0']);
});

test('a remote that throws, or never comes, does not keep the shell from starting', async () => {
  const throwing = aLoader(() => Promise.reject(new Error('broken')));
  await expect(warmUp(snapshot, throwing.artifacts, log)).resolves.toBeUndefined();
  const hanging = aLoader(() => new Promise(() => {}));
  await expect(warmUp(snapshot, hanging.artifacts, log, 0)).resolves.toBeUndefined();
});

test('nothing is loaded while nothing is known to be released', async () => {
  const { artifacts, asked } = aLoader(() => Promise.resolve({} as ExposedModule));
  await warmUp(undefined, artifacts, log);
  expect(asked).toEqual([]);
});

test('a home page and a vehicle it links to are rendered for the site, one of each', async () => {
  const rendered: string[] = [];
  const app = Fastify();
  app.get('/', ({ host }, reply) => {
    rendered.push(`${host}/`);
    return reply
      .type('text/html')
      .send('<a href="/cars/2024-kia-rio-1">A car</a><a href="/cars/2023-kia-rio-2">Another</a>');
  });
  app.get('/cars/:slug', ({ host, url }) => {
    rendered.push(`${host}${url}`);
    return '';
  });
  await renderOnce(app, 'dealer.example');
  await app.close();
  expect(rendered).toEqual(['dealer.example/', 'dealer.example/cars/2024-kia-rio-1']);
});
