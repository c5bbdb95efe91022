import { bus } from '@shared-kit/runtime/bus';
import { holdOfflineForms } from './offline-forms';

const said: string[] = [];
let online = false;

beforeAll(() => {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => online });
  bus.on('toast:show', ({ title }) => said.push(title));
  holdOfflineForms(window);
});
beforeEach(() => {
  said.length = 0;
  online = false;
});

/** Sends a form whose page takes it by script, or does not. */
function send(method: 'get' | 'post', takenByScript: boolean): { leavesPage: boolean } {
  const form = document.body.appendChild(document.createElement('form'));
  form.method = method;
  if (takenByScript) form.addEventListener('submit', (event) => event.preventDefault());
  const event = new Event('submit', { bubbles: true, cancelable: true });
  return { leavesPage: form.dispatchEvent(event) };
}

test.each([
  ['posted by the browser itself', 'post', false],
  ['posted by its script', 'post', true],
  ['that asks for another page', 'get', false],
] as const)('a form %s stays offline and says why', (_what, method, takenByScript) => {
  expect(send(method, takenByScript).leavesPage).toBe(false);
  expect(said).toEqual(['You are offline, so this was not sent.']);
});

test('a step that the page takes by itself needs no connection', () => {
  send('get', true);

  expect(said).toEqual([]);
});

test('with a connection forms are sent as ever', () => {
  online = true;

  expect(send('post', false).leavesPage).toBe(true);
  expect(said).toEqual([]);
});
