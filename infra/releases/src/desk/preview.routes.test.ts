import { previewLinkSchema } from '@shared-kit/contracts/operator/release-preview.contract';
import { verifyPreviewToken } from '@shared-kit/domain/release/preview-token';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify from 'fastify';
import { loadSigningKey } from '../key/signing-key';
import type { Operator } from '../operator/access';
import type { ReleaseEvent } from '../registry/log/release-event.contract';
import { nameOf } from '../registry/actor';
import { previewRoutes } from './preview.routes';

const NOW = Date.parse('2026-11-25T00:00:00Z');
const dir = mkdtempSync(path.join(tmpdir(), 'preview-'));
const key = loadSigningKey(dir, {});
const team: Operator = { kind: 'account', id: 'account:1', name: 'Tom', role: 'team', remotes: ['mfe-search'] };
const payload = { version: '1.2.0', integrity: 'i', signature: 's' };
const facts = { at: new Date(NOW), actor: 'Tom', actorId: null };
const events: ReleaseEvent[] = [
  { ...facts, id: 1, remote: 'mfe-search', kind: 'published', payload },
  { ...facts, id: 2, remote: 'mfe-search', kind: 'published', payload: { ...payload, version: '1.3.0' } },
  { ...facts, id: 3, remote: 'mfe-search', kind: 'blocked', payload: { version: '1.3.0' } },
];
const noted: object[] = [];
const app = Fastify();
app.decorateRequest('operator', null);
app.addHook('onRequest', async (request) => void (request.operator = team));
app.register(previewRoutes, {
  releaseLog: {
    events: async () => events,
    note: async (actor, remote, shown) => void noted.push({ actor: nameOf(actor), remote, ...shown }),
  },
  key: () => key,
  sites: async () => [{ slug: 'harbor', origin: 'http://harbor.localhost:3000' }],
  now: () => NOW,
});
afterAll(async () => {
  await app.close();
  rmSync(dir, { recursive: true });
});

const ask = (body: object) =>
  app.inject({ method: 'POST', url: '/previews', payload: { remote: 'mfe-search', site: 'harbor', ...body } });

test('the link shows this version on this site, for seven days', async () => {
  const { link, expiresAt } = previewLinkSchema.parse((await ask({ version: '1.2.0' })).json());
  const url = new URL(link);
  expect([url.origin, expiresAt]).toEqual(['http://harbor.localhost:3000', '2026-12-02T00:00:00.000Z']);
  const claim = await verifyPreviewToken(url.searchParams.get('preview') ?? '', key.publicKey, NOW);
  expect(claim).toMatchObject({ remotes: { 'mfe-search': '1.2.0' }, site: 'harbor' });
  expect(noted).toEqual([
    { kind: 'preview', actor: 'Tom', remote: 'mfe-search', version: '1.2.0', site: 'harbor', until: expiresAt },
  ]);
});

test.each([
  [{ version: '1.3.0' }, 422, { version: ['1.3.0 is blocked: unblock it first'] }],
  [{ version: '1.2.0', site: 'nowhere' }, 422, { site: ['There is no site "nowhere"'] }],
  [{ version: '1.2.0', remote: 'mfe-vehicle' }, 403, {}],
])('%p is refused', async (body, status, fieldErrors) => {
  const before = noted.length;
  const answer = await ask(body);
  expect([answer.statusCode, answer.json()]).toMatchObject([status, { fieldErrors }]);
  expect(noted).toHaveLength(before);
});
