import { generateKeyPairSync, sign } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { jest } from '@jest/globals';
import { PREVIEW_SIGNING_PREFIX } from '@shared-kit/domain/release/preview-token';
import type { FastifyRequest } from 'fastify';
import { startTestShell } from '../../testing/test-shell';
import type { TestShell } from '../../testing/test-shell';
import { previewOf } from './visitor';

let shell: TestShell;
beforeAll(async () => {
  shell = await startTestShell();
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => shell.stop());

const https = { 'x-forwarded-proto': 'https' };
const cookiesOf = ({ headers }: { headers: Record<string, unknown> }) => [headers['set-cookie'] ?? []].flat();

test('a visitor gets a number for a year, which only the server reads', async () => {
  expect(cookiesOf(await shell.get('/'))).toEqual([
    expect.stringMatching(/^visitor=[0-9a-f-]{36}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/),
  ]);
  expect(cookiesOf(await shell.get('/', https))).toEqual([
    expect.stringMatching(/^visitor=[0-9a-f-]{36}; .*; HttpOnly; Secure; SameSite=Lax$/),
  ]);
});

const KNOWN = 'b6c1f2c4-1111-4222-8333-444455556666';

test('a visitor who has one keeps it', async () => {
  expect(cookiesOf(await shell.get('/', { cookie: `visitor=${KNOWN}` }))).toEqual([]);
});

test.each(['', 'me', `x${KNOWN}`, `${KNOWN}x`, KNOWN.replaceAll(/./g, 'x')])(
  'what is no number of ours is replaced: %s',
  async (visitor) => {
    expect(cookiesOf(await shell.get('/', { cookie: `visitor=${visitor}` }))).toEqual([
      expect.stringMatching(/^visitor=[0-9a-f-]{36};/),
    ]);
  },
);

test('a link that ends the preview takes the cookie away', async () => {
  const answer = await shell.get('/?preview=off', { cookie: 'preview=a.token' });

  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/']);
  expect(cookiesOf(answer)).toEqual([expect.stringMatching(/^preview=; .*Path=\/; Expires=Thu, 01 Jan 1970/)]);
});

const nowMs = Date.UTC(2026, 4, 3);
const claim = { remotes: { 'mfe-search': '1.2.0' }, site: 'sunrise', exp: nowMs / 1000 + 30 };
const registry = generateKeyPairSync('ed25519');
const snapshotOf = (publicKey: KeyObject) => ({
  ...shell.nothingReleased,
  publicKey: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
});

function asking(cookies: Record<string, string>) {
  return { cookies } as unknown as FastifyRequest;
}
function aToken(site = claim.site): string {
  const payload = Buffer.from(JSON.stringify({ ...claim, site })).toString('base64url');
  const signature = sign(null, Buffer.from(PREVIEW_SIGNING_PREFIX + payload), registry.privateKey);
  return `${payload}.${signature.toString('base64url')}`;
}

test('a preview link is kept for the browser session, and leads to the same page without it', async () => {
  jest.spyOn(Date, 'now').mockReturnValue(nowMs);
  shell.registry.current = snapshotOf(registry.publicKey);
  const token = aToken();
  shell.forget();
  const answer = await shell.get(`/search/all?preview=${token}&make=kia`);

  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/search/all?make=kia']);
  expect([shell.jobs, shell.logged]).toEqual([[], []]);
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(cookiesOf(answer)).toEqual([`preview=${token}; Path=/; HttpOnly; SameSite=Lax`]);
  expect(cookiesOf(await shell.get(`/?preview=${token}`, https))).toEqual([
    `preview=${token}; Path=/; HttpOnly; Secure; SameSite=Lax`,
  ]);
});

test.each([
  ['has ended', () => aToken(), nowMs + 31_000, registry],
  ['was revoked', () => aToken(), nowMs, generateKeyPairSync('ed25519')],
  ['was revoked, or is another one than was sent', () => 'a.token', nowMs, registry],
  ['is of another site: harbor', () => aToken('harbor'), nowMs, registry],
])('a preview link that %s is refused by name and keeps nothing', async (words, token, now, { publicKey }) => {
  jest.spyOn(Date, 'now').mockReturnValue(now);
  shell.registry.current = snapshotOf(publicKey);
  shell.forget();
  const answer = await shell.get(`/?preview=${token()}`);
  // One answer: no page is rendered behind it.
  expect([shell.jobs, shell.logged]).toEqual([[], []]);
  expect([answer.statusCode, answer.body]).toEqual([403, expect.stringContaining(words)]);
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(cookiesOf(answer)).toEqual([]);
});

test('a preview counts while its link lives, and no longer because it was read before', async () => {
  const clock = jest.spyOn(Date, 'now').mockReturnValue(nowMs);
  const [request, snapshot] = [asking({ preview: aToken() }), snapshotOf(registry.publicKey)];

  expect(await previewOf(request, snapshot)).toMatchObject({ remotes: claim.remotes, site: 'sunrise' });
  clock.mockReturnValue(nowMs + 29_000);
  expect(await previewOf(request, snapshot)).not.toBeNull();
  clock.mockReturnValue(nowMs + 30_000);
  expect(await previewOf(request, snapshot)).toBeNull();
});

test('a preview that the present key has not signed is none, though the key before it had', async () => {
  jest.spyOn(Date, 'now').mockReturnValue(nowMs);
  const request = asking({ preview: aToken('harbor') });

  expect(await previewOf(request, snapshotOf(registry.publicKey))).not.toBeNull();
  expect(await previewOf(request, snapshotOf(generateKeyPairSync('ed25519').publicKey))).toBeNull();
  expect(await previewOf(asking({}), snapshotOf(registry.publicKey))).toBeNull();
});
