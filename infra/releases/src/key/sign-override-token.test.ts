import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { verifyOverrideToken } from '@shared-kit/domain/release/override-token';
import { verifyPreviewToken } from '@shared-kit/domain/release/preview-token';
import { signOverrideToken } from './sign-override-token';
import { loadSigningKey } from './signing-key';

const dir = mkdtempSync(path.join(tmpdir(), 'override-'));
const key = loadSigningKey(dir, {});
afterAll(() => rmSync(dir, { recursive: true }));

const claim = { remote: 'mfe-search' as const, site: 'northshore', origin: 'http://localhost:4173' };
const nowMs = Date.UTC(2026, 4, 3);

test('what the registry signs a shell believes, for its hours and as nothing else', async () => {
  const token = signOverrideToken(key, claim, { nowMs, ageS: 3600 });

  expect(await verifyOverrideToken(token, key.publicKey, nowMs)).toMatchObject(claim);
  expect(await verifyOverrideToken(token, key.publicKey, nowMs + 3_600_000)).toBeNull();
  expect(await verifyPreviewToken(token, key.publicKey, nowMs)).toBeNull();
});

test.each([
  ['for days', { ...claim }, 86_400, 'at most 12 hours'],
  ['to another machine', { ...claim, origin: 'https://evil.example' }, 3600, 'an address of this machine'],
  [
    'to more than an origin',
    { ...claim, origin: "http://localhost:4173 'unsafe-inline'" },
    3600,
    'an address of this machine',
  ],
])('none is signed %s', (_what, asked, ageS, sentence) => {
  expect(() => signOverrideToken(key, asked, { nowMs, ageS })).toThrow(sentence);
});
