import { createHmac, randomUUID } from 'node:crypto';
import type { EvidenceMinute } from '@shared-kit/contracts/release/evidence.contract';
import Fastify from 'fastify';
import { takeEvidence } from './take-evidence';

const SECRET = 'what shells and the registry share';
const TYPE = 'application/vnd.release-evidence+json';
type Said = { secret?: string; type?: string; sentAtMs?: number; nonce?: string };
const minute: EvidenceMinute = {
  minute: '2026-11-24T03:00:00.000Z',
  ...{ remote: 'mfe-search', version: '1.2.0', site: 'harbor', counts: { views: 2 }, vitals: {} },
};

function aRegistry() {
  const stored: EvidenceMinute[] = [];
  const app = Fastify();
  const taken = new Set<string>();
  const add = async (minutes: readonly EvidenceMinute[], nonce: string) => {
    if (taken.has(nonce)) return false;
    taken.add(nonce);
    stored.push(...minutes);
    return true;
  };
  takeEvidence(app, { secret: SECRET, repository: { add } });
  const post = async (minutes: unknown, { secret = SECRET, type = TYPE, ...when }: Said = {}) => {
    const said = { sentAtMs: Date.now(), nonce: randomUUID(), ...when, minutes };
    const payload = JSON.stringify(said);
    const seal = createHmac('sha256', secret).update(payload).digest('base64url');
    const headers = { 'content-type': type, 'x-evidence-seal': seal };
    return (await app.inject({ method: 'POST', url: '/shells.json', payload, headers })).statusCode;
  };
  return { stored, post };
}

test('what a shell of ours counted is stored', async () => {
  const { stored, post } = aRegistry();
  expect(await post([minute])).toBe(204);
  expect(stored).toEqual([minute]);
});

test('what nobody of ours sealed, or what is no evidence, changes nothing', async () => {
  const { stored, post } = aRegistry();
  expect(await post([minute], { secret: 'a guess' })).toBe(403);
  expect(await post([minute], { type: 'application/json' })).toBe(403);
  expect(await post([{ ...minute, counts: { views: -1 } }])).toBe(400);
  expect(await post([{ ...minute, remote: 'somebody' }])).toBe(400);
  expect(stored).toEqual([]);
});

test('what was recorded on the way counts once, and not at all later', async () => {
  const { stored, post } = aRegistry();
  const nonce = randomUUID();
  expect([await post([minute], { nonce }), await post([minute], { nonce })]).toEqual([204, 409]);
  expect(await post([minute], { sentAtMs: Date.now() - 6 * 60_000 })).toBe(400);
  expect(stored).toEqual([minute]);
});
