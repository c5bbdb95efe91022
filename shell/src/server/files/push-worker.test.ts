import { runInNewContext } from 'node:vm';
import { pushWorker } from './push-worker';

const origin = 'https://sunrise.example';

/** The script as a browser runs it, with what it is told and what it does. */
function aWorker(pages: { url: string; focus: () => Promise<void> }[] = []) {
  const listeners = new Map<string, (event: object) => void>();
  const shown: { title: string; options: Record<string, unknown> }[] = [];
  const opened: string[] = [];
  const self = {
    location: { origin },
    registration: {
      showNotification: async (title: string, options: Record<string, unknown>) => void shown.push({ title, options }),
    },
    clients: { matchAll: async () => pages, openWindow: async (url: string) => void opened.push(url) },
    addEventListener: (type: string, listener: (event: object) => void) => void listeners.set(type, listener),
  };
  runInNewContext(pushWorker, { self, URL, JSON, Date, String });
  const happen = async (type: string, event: object) => {
    const waits: Promise<unknown>[] = [];
    listeners.get(type)?.({ ...event, waitUntil: (done: Promise<unknown>) => void waits.push(done) });
    await Promise.all(waits);
  };
  return {
    ...{ shown, opened },
    push: (text: string | null) => happen('push', { data: text === null ? null : { text: () => text } }),
    press: (path: unknown) => happen('notificationclick', { notification: { close() {}, data: { path } } }),
  };
}

test('a message is shown as it says, once by its tag, aloud within its hours and silently after them', async () => {
  const worker = aWorker();
  const told = { title: 'Sunrise: Price drop', body: '2021 Kia Seltos', path: '/cars/kia', tag: '0199' };

  await worker.push(JSON.stringify({ ...told, quietFrom: Date.now() + 60_000 }));
  await worker.push(JSON.stringify({ ...told, quietFrom: Date.now() - 60_000 }));

  expect(worker.shown).toMatchObject([
    { title: told.title, options: { body: told.body, tag: '0199', silent: false, data: { path: '/cars/kia' } } },
    { title: told.title, options: { tag: '0199', silent: true } },
  ]);
});

test.each([null, '', 'no JSON', 'null', '[]', '{"title":7}'])('%j still shows something', async (text) => {
  const worker = aWorker();
  await worker.push(text);

  expect(worker.shown).toHaveLength(1);
});

test('pressing it opens its page, or shows the one that is open already', async () => {
  let focused = 0;
  const worker = aWorker([{ url: `${origin}/cars/open`, focus: async () => void (focused += 1) }]);

  await worker.press('/cars/kia');
  await worker.press('/cars/open');

  expect([worker.opened, focused]).toEqual([[`${origin}/cars/kia`], 1]);
});

test.each(['https://elsewhere.example/', '//elsewhere.example', 'javascript:alert(1)', undefined, 7])(
  'no message leads away from the site: %s',
  async (path) => {
    const worker = aWorker();
    await worker.press(path);

    expect(worker.opened.every((url) => url.startsWith(`${origin}/`))).toBe(true);
    expect(worker.opened).toHaveLength(1);
  },
);
