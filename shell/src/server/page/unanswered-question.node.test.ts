import type { ProblemCode } from '@shared-kit/contracts/http/problem.contract';
import { publishedRemotes } from '../testing/published-remotes';
import { startTestShell } from '../testing/test-shell';
import type { TestShell } from '../testing/test-shell';

const remotes = publishedRemotes();
let answer: { status: number; body: object };
let shell: TestShell;
beforeAll(async () => {
  shell = await startTestShell({ artifacts: remotes.artifacts, answers: new Proxy({}, { get: () => answer }) });
});
afterAll(async () => {
  await shell.stop();
  remotes.remove();
});

/** A version whose page shows nothing before the API has answered. */
const publish = (words: string) =>
  remotes.publish('mfe-account', {
    routes: [{ id: 'points', path: '/points', title: 'Points', js: [], css: [] } as never],
    modules: `(() => {
      const { createRemoteApi } = require('@shared-kit/runtime/create-remote-api');
      const { useSuspenseQuery } = require('@shared-kit/runtime/use-suspense-query');
      const api = createRemoteApi('mfe-account').injectEndpoints({
        endpoints: (build) => ({ getPoints: build.query({ query: () => 'points' }) }),
      });
      const Component = function Points() {
        useSuspenseQuery(api.endpoints.getPoints);
        return React.createElement('h1', null, '${words}');
      };
      return { points: async () => ({ Component, apis: [api] }) };
    })()`,
  });

const refusal = (status: number, code: ProblemCode) => ({ status, body: { code, detail: '', fieldErrors: {} } });

test.each([
  ['nobody can be asked', refusal(503, 'unreachable')],
  ['the shopper has been signed out', refusal(401, 'unauthenticated')],
  ['too much was asked', refusal(429, 'rate_limited')],
])('a page without its data because %s blames no version', async (_why, told) => {
  answer = told;
  const [newer, older] = [publish('the newer page'), publish('the older page')];
  shell.registry.current = remotes.released({ 'mfe-account': [newer, older] });

  await shell.get('/points');
  expect(shell.faults).toEqual([]);

  answer = { status: 200, body: {} };
  expect((await shell.get('/points')).body).toContain('the newer page');
  expect(shell.faults).toEqual([]);
});

test('a version that asks what the API does not know gives way to the one before it', async () => {
  answer = refusal(404, 'not_found');
  const [newer, older] = [publish('the newer page'), publish('the older page')];
  shell.registry.current = remotes.released({ 'mfe-account': [newer, older] });
  shell.forget();

  await shell.get('/points');

  expect(shell.faults).toContainEqual(expect.objectContaining({ kind: 'render', version: newer.version }));
});
