import { publishedRemotes } from '../testing/published-remotes';
import { startTestShell } from '../testing/test-shell';
import type { TestShell } from '../testing/test-shell';

const remotes = publishedRemotes();
let shell: TestShell;
beforeAll(async () => {
  shell = await startTestShell({ artifacts: remotes.artifacts });
});
afterAll(async () => {
  await shell.stop();
  remotes.remove();
});

const publish = (words: string) =>
  remotes.publish('mfe-search', {
    routes: [{ id: 'points', path: '/points', title: 'Points', js: [], css: [] } as never],
    modules: `{ points: async () => ({ Component: () => React.createElement('h1', null, '${words}') }) }`,
  });

test('a version that threw later three times gives way to the one before it, and goes on being counted', async () => {
  const [newer, older] = [publish('the newer page'), publish('the older page')];
  shell.registry.current = remotes.released({ 'mfe-search': [newer, older] });
  for (let time = 0; time < 2; time += 1) shell.failures.threwLate('mfe-search', newer.version);
  expect((await shell.get('/points')).body).toContain('the newer page');
  expect(shell.faults).toEqual([]);

  shell.failures.threwLate('mfe-search', newer.version);

  expect((await shell.get('/points')).body).toContain('the older page');
  expect(shell.faults).toMatchObject([{ kind: 'away', remote: 'mfe-search', version: newer.version }]);
});

test('where there is none before it its page stays', async () => {
  const only = publish('the only page');
  shell.registry.current = remotes.released({ 'mfe-search': [only] });
  for (let time = 0; time < 3; time += 1) shell.failures.threwLate('mfe-search', only.version);

  expect((await shell.get('/points')).body).toContain('the only page');
});
