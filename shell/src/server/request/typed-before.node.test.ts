import { publishedRemotes } from '../testing/published-remotes';
import { host, startTestShell } from '../testing/test-shell';
import type { TestShell } from '../testing/test-shell';

const remotes = publishedRemotes();
let shell: TestShell;
beforeAll(async () => {
  shell = await startTestShell({
    artifacts: remotes.artifacts,
    answers: {
      '/api/note': { status: 401, body: { code: 'unauthenticated', detail: '', fieldErrors: {} } },
      '/api/refused': { status: 422, body: { code: 'validation_failed', detail: '', fieldErrors: {} } },
      '/api/taken': { status: 200, body: {} },
    },
  });
  const forms = ['note', 'refused', 'taken'].map((id) => ({ id, endpoint: `/api/${id}`, success: '/done' }));
  shell.registry.current = remotes.released({ 'mfe-search': [remotes.publish('mfe-search', { forms })] });
});
beforeEach(() => shell.forget());
afterAll(async () => {
  await shell.stop();
  remotes.remove();
});

/** Posts a form from its page. @returns the cookie that keeps what was typed; undefined for none. */
async function send(form: string, fields: Record<string, string>, cookie = ''): Promise<string | undefined> {
  const { headers } = await shell.app.inject({
    method: 'POST',
    url: '/',
    headers: { host, cookie, 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ _form: form, ...fields }).toString(),
  });
  return [headers['set-cookie'] ?? []].flat().find((set) => set.startsWith('typed='));
}

const open = (url: string, cookie: string) => shell.app.inject({ url, headers: { host, cookie } });
const pairOf = (cookie = '') => cookie.split(';')[0] ?? '';

test('what was typed when the session had ended is in its form again after the sign-in, without a script', async () => {
  const kept = await send('note', { note: 'Ask about the towbar', code: '123456' });
  expect(kept).toMatch(/HttpOnly.*SameSite=Lax/);
  shell.forget();

  await open('/', pairOf(kept));
  expect(shell.jobs[0]?.refused).toEqual({
    status: 200,
    result: {
      formId: 'note',
      values: { note: 'Ask about the towbar' },
      problem: { code: 'unauthenticated', detail: expect.any(String), fieldErrors: {} },
    },
  });
});

test('another page does not have it, nor one whose form was taken since; the forms of the sign-in take nothing away', async () => {
  const kept = pairOf(await send('note', { note: 'Ask about the towbar' }));
  shell.forget();

  await open('/elsewhere', kept);
  expect(shell.jobs[0]?.refused).toBeNull();
  expect(await send('taken', {}, kept)).toBeUndefined();
  const own = JSON.stringify({ path: '/', formId: 'taken', values: {} });
  expect(await send('taken', {}, `typed=${encodeURIComponent(own)}`)).toMatch(/^typed=;.*Max-Age=0/);
});

test('nothing is kept of other refusals, nor of more than a cookie holds, and what is no such cookie is none', async () => {
  expect(await send('refused', { note: 'x' })).toBeUndefined();
  expect(await send('note', { note: 'x'.repeat(5000) })).toBeUndefined();
  shell.forget();

  for (const cookie of [
    'typed=%7B',
    'typed=7',
    `typed=${encodeURIComponent('{"path":"/","formId":"<b>","values":{}}')}`,
  ])
    await open('/', cookie);
  expect(shell.jobs.map(({ refused }) => refused)).toEqual([null, null, null]);
});
