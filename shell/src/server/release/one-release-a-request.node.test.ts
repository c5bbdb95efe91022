import type { ReleaseSnapshot } from '@shared-kit/contracts/release/release.contract';
import { aManifest } from '@shared-kit/testing/a-manifest';
import { host, startTestShell } from '../testing/test-shell';
import type { TestShell } from '../testing/test-shell';

const stableAt = (stable: string): ReleaseSnapshot => {
  const versions = ['1.0.2', '1.0.1'].map((version) => ({ version, integrity: '', signature: '' }));
  const state = { rollouts: [], pins: {}, blocked: [], previous: [], loadOverrides: {} };
  return { revision: Number(stable.at(-1)), publicKey: '', remotes: { 'mfe-leads': { versions, stable, ...state } } };
};

let shell: TestShell;
afterAll(() => shell.stop());

test('a form and the page that answers it are of one release, though another one is promoted meanwhile', async () => {
  const loaded: string[] = [];
  const forms = [{ id: 'contact', endpoint: '/api/refused', success: '/' }];
  const answers = { '/api/refused': { status: 422, body: { code: 'validation_failed', detail: '', fieldErrors: {} } } };
  const artifacts = {
    manifest: ({ published: { version } }: { published: { version: string } }) => {
      loaded.push(version);
      shell.registry.current = stableAt('1.0.2');
      return Promise.resolve(aManifest({ name: 'mfe-leads', version, forms }));
    },
    module: () => Promise.reject(new Error('none')),
  };
  shell = await startTestShell({ artifacts, answers });
  shell.registry.current = stableAt('1.0.1');

  const { statusCode } = await shell.app.inject({
    method: 'POST',
    url: '/contact',
    headers: { host, 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ _form: 'contact', name: 'Jane' }).toString(),
  });

  expect(shell.asked.map(({ url }) => url)).toContain('/api/refused');
  expect(statusCode).not.toBe(400);
  expect(loaded).toEqual(['1.0.1', '1.0.1']);
});
