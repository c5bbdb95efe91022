import type { PublishedVersion } from '@shared-kit/contracts/release/release.contract';
import type { RemoteManifest, RemoteName } from '@shared-kit/contracts/release/remote.contract';
import { generateKeyPairSync, sign } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { aCar } from '@shared-kit/testing/a-car';
import { aManifest } from '@shared-kit/testing/a-manifest';
import { sha384 } from './artifact';
import { ArtifactLoader } from './artifact-loader';
import { host, startTestShell } from '../testing/test-shell';
import type { TestShell } from '../testing/test-shell';

const artifactsDir = fs.mkdtempSync(path.join(os.tmpdir(), 'altered-manifest-'));
const registry = generateKeyPairSync('ed25519');
const stranger = generateKeyPairSync('ed25519');
const publicKey = registry.publicKey.export({ type: 'spki', format: 'pem' }).toString();

const car = aCar({ slug: 'kia-seltos', name: '2021 Kia Seltos', price: 24_990 });
const answers = {
  '/api/cars/kia-seltos': { status: 200, body: car },
  '/api/cars/sold-long-ago': { status: 410, body: { code: 'gone', detail: '', fieldErrors: {} } },
  '/api/cars/unheard-of': { status: 404, body: { code: 'not_found', detail: '', fieldErrors: {} } },
  '/api/locations': { status: 200, body: { locations: [] } },
};

let shell: TestShell;
beforeAll(async () => {
  const artifacts = new ArtifactLoader({ artifactsDir, host: {}, sharedVersions: {} });
  shell = await startTestShell({ artifacts, answers });
});
afterAll(async () => {
  await shell.stop();
  fs.rmSync(artifactsDir, { recursive: true });
});

type Fault = 'altered' | 'signed by a stranger' | 'missing';
let published = 0;

/** Puts a version on disk and, unless it is well, spoils its manifest there. */
function publish(name: RemoteName, facts: Partial<RemoteManifest>, fault?: Fault): PublishedVersion {
  published += 1;
  const version = `1.0.${published}`;
  const file = path.join(artifactsDir, name, version, 'remote.json');
  const bytes = Buffer.from(JSON.stringify(aManifest({ name, version, ...facts })));
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, fault === 'altered' ? `${bytes.toString()} ` : bytes);
  if (fault === 'missing') fs.rmSync(file);
  const { privateKey } = fault === 'signed by a stranger' ? stranger : registry;
  return { version, integrity: sha384(bytes), signature: sign(null, bytes, privateKey).toString('base64') };
}

const route = (id: string, at: string, essentials: 'vehicle' | 'search' | 'generic') => ({
  ...{ id, module: id, path: at, title: id, gate: 'none' as const, cache: 'public' as const, layout: 'full' as const },
  ...{ essentials, slots: [], css: [], js: [] },
});
const RESULTS = { routes: [route('results-page', '/search/:scope', 'search')] };
const VEHICLE = { routes: [route('vehicle-page', '/cars/:slug', 'vehicle')] };

/** Newest first; the newest is stable. */
function release(name: RemoteName, ...versions: [PublishedVersion, ...PublishedVersion[]]): void {
  const [stable, ...previous] = versions;
  const state = { rollouts: [], pins: {}, blocked: [], loadOverrides: {} };
  shell.registry.current = {
    ...{ revision: published, publicKey },
    remotes: {
      [name]: { versions, stable: stable.version, previous: previous.map(({ version }) => version), ...state },
    },
  };
}

/** A page that helps: not the one that says the address is wrong. */
function expectNotNow({ statusCode, headers, body }: Awaited<ReturnType<TestShell['get']>>): void {
  expect([statusCode, headers['retry-after']]).toEqual([503, '30']);
  expect(body).not.toContain('We cannot find that page');
  expect(body).toMatch(/taking a break/);
  expect(body).toContain('value="shell-enquiry"');
}

test.each<Fault>(['altered', 'signed by a stranger', 'missing'])(
  'with the manifest of mfe-search %s, results are to be asked for again and the home page stands',
  async (fault) => {
    release('mfe-search', publish('mfe-search', RESULTS, fault));

    expectNotNow(await shell.get('/search/used-cars'));
    const home = await shell.get('/');
    expect(home.statusCode).toBe(200);
    expect(home.body).toContain('Sunrise Motors');
  },
);

test.each<Fault>(['altered', 'signed by a stranger', 'missing'])(
  'with the manifest of mfe-vehicle %s, a vehicle keeps its page with name and price',
  async (fault) => {
    release('mfe-vehicle', publish('mfe-vehicle', VEHICLE, fault));

    const vehicle = await shell.get('/cars/kia-seltos');
    expect(vehicle.statusCode).toBe(200);
    expect(vehicle.body).toMatch(/2021 Kia Seltos[^]*\$24,990/);
    expect((await shell.get('/cars/sold-long-ago')).statusCode).toBe(410);
    // The API may not know it; nor do we know whether it is a vehicle's address at all.
    for (const slug of ['unheard-of', 'api-fails']) {
      const { statusCode, headers } = await shell.get(`/cars/${slug}`);
      expect([statusCode, headers['retry-after']]).toEqual([503, '30']);
    }
  },
);

test('a page that only the altered version has is not gone, though an older version can be had', async () => {
  release('mfe-search', publish('mfe-search', RESULTS, 'altered'), publish('mfe-search', {}));

  expectNotNow(await shell.get('/search/used-cars'));
});

test('nor is one whose server code alone cannot be had: what stands in for it is no content', async () => {
  release('mfe-search', publish('mfe-search', RESULTS));
  const { statusCode, headers, body } = await shell.get('/search/used-cars');
  expect([statusCode, headers['retry-after']]).toEqual([503, '30']);
  expect(body).toContain('Our stock list is taking a break');

  release('mfe-search', publish('mfe-search', RESULTS), publish('mfe-search', {}));
  expectNotNow(await shell.get('/search/used-cars'));
});

test('a form of a remote that cannot be had is to be sent again, and is no unknown one', async () => {
  const post = () =>
    shell.app.inject({
      method: 'POST',
      url: '/contact',
      headers: { host, 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ _form: 'contact', name: 'Jane' }).toString(),
    });
  release('mfe-leads', publish('mfe-leads', {}, 'altered'));
  expectNotNow(await post());

  release('mfe-leads', publish('mfe-leads', {}));
  expect((await post()).statusCode).toBe(400);
});

test('an address that no remote has is not found, once all of them can be read', async () => {
  release('mfe-search', publish('mfe-search', RESULTS));

  expect((await shell.get('/no-such-page')).statusCode).toBe(404);
});
