import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { verifyPreviewToken } from '@shared-kit/domain/release/preview-token';
import { signPreviewToken } from './sign-preview-token';
import { loadSigningKey } from './signing-key';
import type { SigningKey } from './signing-key';

const nowMs = Date.UTC(2026, 0, 15);
const dayMs = 86_400_000;
const claim = { remotes: { 'mfe-search': '1.2.0' }, site: 'northshore' } as const;

let directory: string;
let key: SigningKey;
beforeAll(() => {
  directory = mkdtempSync(path.join(tmpdir(), 'preview-'));
  key = loadSigningKey(directory, {});
});
afterAll(() => rmSync(directory, { recursive: true }));

test('a shell with the public key reads what the release tool signed', async () => {
  const token = signPreviewToken(key, claim, { nowMs });

  expect(await verifyPreviewToken(token, key.publicKey, nowMs + dayMs)).toMatchObject(claim);
});

test('a link ends after seven days', async () => {
  const token = signPreviewToken(key, claim, { nowMs });

  expect(await verifyPreviewToken(token, key.publicKey, nowMs + 7 * dayMs)).toBeNull();
});

test('a longer life is refused when signing and when reading', async () => {
  expect(() => signPreviewToken(key, claim, { nowMs, ageS: 8 * 86_400 })).toThrow(RangeError);
  // Signed today with a clock that is a day ahead: more than seven days are left.
  const token = signPreviewToken(key, claim, { nowMs: nowMs + dayMs });
  expect(await verifyPreviewToken(token, key.publicKey, nowMs)).toBeNull();
});

test.each([0, -1, Number.NaN])('a life of %d seconds is none', (ageS) => {
  expect(() => signPreviewToken(key, claim, { nowMs, ageS })).toThrow('A preview link lives for at most 7 days');
});

test('a changed claim, another key and rubbish are refused', async () => {
  const token = signPreviewToken(key, claim, { nowMs });
  const forged = Buffer.from(
    JSON.stringify({ ...claim, remotes: { 'mfe-search': '9.9.9' }, exp: nowMs / 1000 + 60 }),
  ).toString('base64url');
  const stranger = mkdtempSync(path.join(tmpdir(), 'preview-'));
  const otherKey = loadSigningKey(stranger, {});
  rmSync(stranger, { recursive: true });

  expect(await verifyPreviewToken(`${forged}.${token.split('.')[1]}`, key.publicKey, nowMs)).toBeNull();
  expect(await verifyPreviewToken(signPreviewToken(otherKey, claim, { nowMs }), key.publicKey, nowMs)).toBeNull();
  for (const rubbish of ['', '.', 'a.b', 'a.b.c', `${token}.x`, '%%%.%%%']) {
    expect(await verifyPreviewToken(rubbish, key.publicKey, nowMs)).toBeNull();
  }
});
