import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { aSite } from '@shared-kit/testing/a-site';
import { readSites } from './read-sites';

const release = { stable: '1.1.0', pins: { coast: '1.0.0' }, versions: [] };
const answers: Record<string, unknown> = {
  '/internal/sites': {
    sites: [
      aSite({ slug: 'coast', hosts: ['coast.example', 'coast.localhost'] }),
      aSite({ slug: 'main', hosts: ['localhost', 'main.localhost'] }),
    ],
  },
  '/internal/sites/coast/feeds': { feeds: ['/feeds/google-vehicles.tsv?token=t'] },
  '/registry/snapshot.json': { revision: 1, publicKey: '', remotes: { 'mfe-search': release } },
};

async function summaries() {
  const server = createServer((request, response) => response.end(JSON.stringify(answers[request.url ?? '']))).listen(
    0,
    '127.0.0.1',
  );
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  try {
    return await readSites({ apiOrigin: origin, registryUrl: `${origin}/registry`, port: 3000 });
  } finally {
    server.close();
  }
}

test('the site that plain localhost shows comes first, each at a name a browser finds here', async () => {
  const sites = await summaries();
  expect(sites.map(({ slug, url }) => [slug, url])).toEqual([
    ['main', 'http://main.localhost:3000'],
    ['coast', 'http://coast.localhost:3000'],
  ]);
});

test('a site has the stable version of each remote unless it is pinned to another', async () => {
  const sites = await summaries();
  expect(sites.map(({ slug, remotes }) => [slug, remotes])).toEqual([
    ['main', { 'mfe-search': '1.1.0' }],
    ['coast', { 'mfe-search': '1.0.0' }],
  ]);
});

test('a site tells the addresses of its feeds, and none while the API does not', async () => {
  const sites = await summaries();
  expect(sites.map(({ slug, feeds }) => [slug, feeds])).toEqual([
    ['main', []],
    ['coast', ['/feeds/google-vehicles.tsv?token=t']],
  ]);
});
