import { generateKeyPairSync, sign } from 'node:crypto';
import { PREVIEW_SIGNING_PREFIX } from '@shared-kit/domain/release/preview-token';
import { metOf } from '../page/page-renderer';
import { startTestShell } from '../testing/test-shell';
import type { TestShell } from '../testing/test-shell';

const { publicKey, privateKey } = generateKeyPairSync('ed25519');
const VISITOR = 'visitor=b6c1f2c4-1111-4222-8333-444455556666';

/** As `npm run release -- preview` signs it. */
function aPreview(): string {
  const exp = Math.floor(Date.now() / 1000) + 3600;
  const claim = Buffer.from(JSON.stringify({ remotes: { 'mfe-search': '1.2.0' }, exp })).toString('base64url');
  const signature = sign(null, Buffer.from(PREVIEW_SIGNING_PREFIX + claim), privateKey).toString('base64url');
  return `preview=${claim}.${signature}`;
}

let shell: TestShell;
beforeEach(async () => {
  shell = await startTestShell({ answers: { '/api/cars': { status: 500, body: {} } } });
  const published = { integrity: 'sha384-x', signature: 's' };
  const versions = ['1.1.0', '1.2.0'].map((version) => ({ version, ...published }));
  const release = { stable: '1.1.0', previous: [], pins: {}, rollouts: [], blocked: [], loadOverrides: {}, versions };
  const key = publicKey.export({ type: 'spki', format: 'pem' }).toString();
  shell.registry.current = { revision: 1, publicKey: key, remotes: { 'mfe-search': release } };
});
afterEach(() => shell.stop());

const counted = () => shell.evidence.book.take().flatMap(({ counts }) => Object.keys(counts));

test('a shopper’s page, its faults and what the API says are evidence; of who looks at a preview nothing is', async () => {
  for (const [cookie, isEvidence] of [
    [VISITOR, true],
    [`${VISITOR}; ${aPreview()}`, false],
  ] as const) {
    shell.forget();
    await shell.get('/', { cookie });
    expect(metOf(shell.jobs[0]!)).toHaveLength(isEvidence ? 1 : 0);
    await shell.get('/api/cars', { cookie });
    const seen = counted();
    expect([seen.includes('views'), seen.includes('api_errors')]).toEqual([isEvidence, isEvidence]);
  }
});

test('a preview that nobody of ours signed changes nothing: nobody hides what happened to them', async () => {
  await shell.get('/', { cookie: `${VISITOR}; preview=made.up` });
  expect(metOf(shell.jobs[0]!)).toHaveLength(1);
  expect(counted()).toContain('views');
});
