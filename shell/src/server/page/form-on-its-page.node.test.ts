import type { RemoteManifest } from '@shared-kit/contracts/release/remote.contract';
import { publishedRemotes } from '../testing/published-remotes';
import { startTestShell } from '../testing/test-shell';
import type { TestShell } from '../testing/test-shell';

const remotes = publishedRemotes();
let shell: TestShell;
beforeAll(async () => {
  shell = await startTestShell({
    artifacts: remotes.artifacts,
    answers: {
      '/api/refused': { status: 422, body: { code: 'invalid', detail: '', fieldErrors: {} } },
      '/api/taken': { status: 200, body: {} },
    },
  });
});
beforeEach(() => shell.forget());
afterAll(async () => {
  await shell.stop();
  remotes.remove();
});

const RESULTS: NonNullable<RemoteManifest['routes']>[number] = {
  ...{ id: 'results-page', module: 'results-page', path: '/search/:scope', title: 'Results', essentials: 'search' },
  ...{ gate: 'none', cache: 'public', layout: 'full', slots: [], css: [], js: [] },
};

/** Server code of one page or widget: the function that loads its module. */
const exposing = (id: string, load: string) => `{ '${id}': ${load} }`;
const drawing = (words: string) => `async () => ({ Component: () => React.createElement('h1', null, '${words}') })`;

const send = (url: string, form: string) =>
  shell.app.inject({
    method: 'POST',
    url,
    headers: { host: 'sunrise.example', 'content-type': 'application/x-www-form-urlencoded' },
    payload: `_form=${form}&idempotency_key=b6c1f2c4-1111-4222-8333-444455556666`,
  });

const post = (form: string, success: string) => {
  const forms = [{ id: form, endpoint: `/api/${form}`, success }];
  shell.registry.current = remotes.released({
    'mfe-search': [remotes.publish('mfe-search', { forms })],
  });
  return send('/', form);
};

test('the shell’s own form, refused, stands again where it stood, whichever remote fills that place', async () => {
  const props = { available: true, carId: 'c1', dealershipSlug: 'north', shown: '' };
  const page = `async () => ({ Component: () => React.createElement(require('@shared-kit/runtime/slot').Slot, { name: 'vehicle.enquiry', props: ${JSON.stringify(props)} }) })`;
  const slot = 'vehicle.enquiry' as const;
  const vehicle = { ...RESULTS, id: 'car', module: 'car', path: '/cars/:slug', slots: [slot] };
  const widget = { id: 'chat', slot, order: 0, load: 'block' as const, reserve: 's' as const, css: [], js: [] };
  shell.registry.current = remotes.released({
    'mfe-vehicle': [remotes.publish('mfe-vehicle', { routes: [vehicle], modules: exposing('car', page) })],
    'mfe-account': [
      remotes.publish('mfe-account', { widgets: [widget], modules: exposing('chat', drawing('Chat with us')) }),
    ],
  });

  expect((await shell.get('/cars/kia')).body).toContain('Chat with us');
  // The API of these tests cuts off whoever posts a lead.
  const { body } = await send('/cars/kia', 'shell-enquiry');
  expect(body).not.toContain('Chat with us');
  expect(body).toContain('name="_form" value="shell-enquiry"');
});

test('on a page without that place it stands in for the page itself, whose remote may be back by now', async () => {
  shell.registry.current = remotes.released({
    'mfe-search': [
      remotes.publish('mfe-search', { routes: [RESULTS], modules: exposing('results-page', drawing('Cars of today')) }),
    ],
  });
  expect((await shell.get('/search/used-cars')).body).toContain('Cars of today');

  const { body } = await send('/search/used-cars', 'shell-enquiry');

  expect(body).not.toContain('Cars of today');
  expect(body).toContain('name="_form" value="shell-enquiry"');
});

test('a form that was refused is another one when it is sent again: its key is not kept', async () => {
  expect((await post('refused', '/done')).statusCode).toBe(422);
  expect(shell.jobs).toMatchObject([{ refused: { status: 422 }, documentKey: null }]);
});

test('the page that says that a form was refused comes in one piece, its form never behind an empty one', async () => {
  await post('refused', '/done');
  expect(shell.jobs).toMatchObject([{ waitForAll: true }]);
});

test('a page is stored nowhere where its route says so, or where it shows what somebody typed', async () => {
  const own = { ...RESULTS, id: 'own', module: 'own', path: '/own', cache: 'private' as const };
  const modules = `{ own: ${drawing('Mine')}, 'results-page': ${drawing('Cars')} }`;
  shell.registry.current = remotes.released({
    'mfe-search': [remotes.publish('mfe-search', { routes: [RESULTS, own], modules })],
  });
  const kept = async (url: string) => (await shell.get(url)).headers['cache-control'];

  expect([await kept('/own'), await kept('/search/used-cars')]).toEqual(['private, no-store', 'private, no-cache']);
  expect((await post('refused', '/done')).headers['cache-control']).toBe('private, no-store');
});
