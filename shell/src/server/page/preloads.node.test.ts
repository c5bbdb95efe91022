import type { RemoteManifest } from '@shared-kit/contracts/release/remote.contract';
import { publishedRemotes } from '../testing/published-remotes';
import { startTestShell } from '../testing/test-shell';
import type { TestShell } from '../testing/test-shell';

/** What a browser is told to load before anything asks for it, and that no answer's scripts pass for another's. */

const remotes = publishedRemotes();
let shell: TestShell;
beforeAll(async () => {
  shell = await startTestShell({ artifacts: remotes.artifacts });
});
afterAll(async () => {
  await shell.stop();
  remotes.remove();
});

const drawing = (words: string) => `async () => ({ Component: () => React.createElement('h1', null, '${words}') })`;
const part = { order: 0, reserve: 's' as const, css: [] as string[] };
const PARTS: RemoteManifest['widgets'] = [
  { ...part, id: 'chat', slot: 'vehicle.enquiry', load: 'block', js: ['client/chat.js'] },
  { ...part, id: 'lazy', slot: 'vehicle.enquiry', load: 'lazy', js: ['client/lazy.js'] },
  { ...part, id: 'elsewhere', slot: 'home.search-card', load: 'block', js: ['client/elsewhere.js'] },
];
const modules = `{ chat: ${drawing('Chat')}, lazy: ${drawing('Lazy')}, elsewhere: ${drawing('Elsewhere')} }`;

test('of a page its own files come first, then those of parts that it cannot do without, and no others', async () => {
  const page = {
    ...{ id: 'car', module: 'car', path: '/cars/:slug', title: 'Car', essentials: 'vehicle', layout: 'full' },
    ...{ gate: 'none', cache: 'public', slots: ['vehicle.enquiry'], css: [], js: ['client/car.js'] },
  } as const;
  shell.registry.current = remotes.released({
    'mfe-account': [remotes.publish('mfe-account', { widgets: PARTS, modules })],
    'mfe-vehicle': [
      remotes.publish('mfe-vehicle', { routes: [page as never], modules: `{ car: ${drawing('A car')} }` }),
    ],
  });
  const filesOf = async (url: string) =>
    [...(await shell.get(url)).body.matchAll(/client\/(car|chat|lazy|elsewhere)\.js/g)].map(([, file]) => file);

  expect(await filesOf('/cars/kia')).toEqual(['car', 'chat']);
  expect(await filesOf('/')).toEqual(['elsewhere']);
});

test('each answer has a nonce of its own', async () => {
  const nonces = [await shell.get('/'), await shell.get('/')].map(
    ({ headers }) => /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1],
  );

  expect(nonces[0]).toMatch(/^[\w+/]{22}==$/);
  expect(nonces[1]).not.toBe(nonces[0]);
});
