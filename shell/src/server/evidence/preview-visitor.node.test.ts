import { generateKeyPairSync, sign } from 'node:crypto';
import { PREVIEW_SIGNING_PREFIX } from '@shared-kit/domain/release/preview-token';
import { sealReleaseSet } from '@shared-kit/domain/release/release-seal';
import { SHELL_FORM } from '../../app/essentials/shell-form';
import { visitorsOf } from '../page/page-renderer';
import { STAMP_SECRET, host, startTestShell } from '../testing/test-shell';
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
  shell = await startTestShell({
    answers: { '/api/cars': { status: 500, body: {} }, '/api/leads': { status: 201, body: {} } },
  });
  const published = { integrity: 'sha384-x', signature: 's' };
  const versions = ['1.1.0', '1.2.0'].map((version) => ({ version, ...published }));
  const release = { stable: '1.1.0', previous: [], pins: {}, rollouts: [], blocked: [], loadOverrides: {}, versions };
  const key = publicKey.export({ type: 'spki', format: 'pem' }).toString();
  shell.registry.current = { revision: 1, publicKey: key, remotes: { 'mfe-search': release } };
});
afterEach(() => shell.stop());

const counted = () => shell.evidence.book.take().flatMap(({ counts }) => Object.keys(counts));

test('a shopper’s page, its faults and what the API says are evidence; of who looks at a preview nothing is', async () => {
  // The preview first: a client that was counted before is not counted again, whatever it looks at.
  for (const [cookie, isEvidence] of [
    [`${VISITOR}; ${aPreview()}`, false],
    [VISITOR, true],
  ] as const) {
    shell.forget();
    await shell.get('/', { cookie });
    expect(visitorsOf(shell.jobs[0]!)).toHaveLength(isEvidence ? 1 : 0);
    await shell.get('/api/cars', { cookie });
    const seen = counted();
    expect([seen.includes('views'), seen.includes('api_errors')]).toEqual([isEvidence, isEvidence]);
  }
});

test('a form that was sent without JavaScript is a lead of the versions it stood on, and none out of a preview', async () => {
  const send = (cookie: string) =>
    shell.app.inject({
      ...{ method: 'POST', url: '/contact' },
      headers: { host, cookie, 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({
        _form: SHELL_FORM,
        release_set: sealReleaseSet(STAMP_SECRET, 'mfe-search@1.1.0'),
      }).toString(),
    });
  for (const [cookie, leads] of [
    [`${VISITOR}; ${aPreview()}`, []],
    [VISITOR, ['leads']],
  ] as const) {
    expect((await send(cookie)).statusCode).toBe(303);
    expect(counted()).toEqual(leads);
  }
});

test('a preview that nobody of ours signed changes nothing: nobody hides what happened to them', async () => {
  await shell.get('/', { cookie: `${VISITOR}; preview=made.up` });
  expect(visitorsOf(shell.jobs[0]!)).toHaveLength(1);
  expect(counted()).toContain('views');
});
