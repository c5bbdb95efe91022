import type { MyNotifications } from '@shared-kit/contracts/account/saved-searches.contract';
import { aSite } from '@shared-kit/testing/a-site';
import { renderWithStore } from '@shared-kit/testing/render-with-store';
import { server } from '@shared-kit/testing/server';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { accountApi } from '../../../api/account.api';
import { Notifications } from './notifications';

const LONG = { timeout: 5000 };
const here = { id: '1', made: 'today', is_this: true };
const told = { kinds: ['new', 'price', 'gone'] as const, frequency: 'instant' as const };
const BUTTON = { name: 'Notify me in this browser' };

/** A browser with notifications, whose owner answers like this and which subscribes like that. */
function withPush(permission: string, subscribe: (key: string) => Promise<object>) {
  let asked = 0;
  const unsubscribed: string[] = [];
  const pushManager = {
    subscribe: ({ applicationServerKey: key }: { applicationServerKey: string }) => subscribe(key),
    getSubscription: async () => ({ unsubscribe: async () => void unsubscribed.push('old') }),
  };
  const registered: string[] = [];
  const serviceWorker = {
    register: async (path: string) => void registered.push(path),
    ready: Promise.resolve({ pushManager }),
  };
  const values = { PushManager: class {}, Notification: { requestPermission: async () => ((asked += 1), permission) } };
  for (const [name, value] of Object.entries(values))
    Object.defineProperty(globalThis, name, { value, configurable: true });
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
  return { asked: () => asked, registered, unsubscribed };
}

function renderIt(first: Partial<MyNotifications>, later = first) {
  const posts: unknown[] = [];
  let held = first;
  server.use(
    http.get('*/api/my-notifications', () =>
      HttpResponse.json({ public_key: 'KEY', told: null, browsers: [], ...held }),
    ),
    http.post('*/api/my-notifications', async ({ request }) => {
      posts.push(await request.json());
      held = later;
      return HttpResponse.json({ success: true, next: '/' });
    }),
  );
  renderWithStore(<Notifications wasChosen={false} />, { apis: [accountApi], site: aSite() });
  return { posts, user: userEvent.setup() };
}

const aSubscription = (endpoint: string) => ({ toJSON: () => ({ endpoint, keys: { p256dh: 'P', auth: 'A' } }) });

afterEach(() => {
  for (const name of ['PushManager', 'Notification']) Reflect.deleteProperty(globalThis, name);
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

test('the browser is asked by the press alone, subscribes to our key, and is listed from then on', async () => {
  const browser = withPush('granted', async (key) => aSubscription(`https://push.example/${key}`));
  const { posts, user } = renderIt({}, { told: { ...told, kinds: [...told.kinds] }, browsers: [here] });
  const button = await screen.findByRole('button', BUTTON, LONG);
  expect(browser.asked()).toBe(0);

  await user.click(button);

  expect(await screen.findByText('This browser', {}, LONG)).toBeVisible();
  await waitFor(() => expect(screen.getByText('From now on this browser tells you.')).toHaveFocus());
  expect(posts).toEqual([{ endpoint: 'https://push.example/KEY', keys: { p256dh: 'P', auth: 'A' } }]);
  expect(browser.registered).toEqual(['/push-worker.js']);
  expect(screen.getAllByRole('checkbox').map((tick) => (tick as HTMLInputElement).checked)).toEqual([true, true, true]);
});

test.each([
  ['denied', /keeps this site's notifications away/],
  ['default', /^Nothing was changed/],
])('whose owner answers %s is told so, and nothing is sent', async (permission, words) => {
  withPush(permission, async () => aSubscription('https://push.example/x'));
  const { posts, user } = renderIt({});

  await user.click(await screen.findByRole('button', BUTTON, LONG));

  expect(await screen.findByText(words)).toBeVisible();
  expect(posts).toEqual([]);
});

test('a browser that subscribed to another key begins anew; one without a push service says so', async () => {
  let tries = 0;
  const browser = withPush('granted', async () => {
    tries += 1;
    if (tries === 1) throw new DOMException('Another key', 'InvalidStateError');
    if (tries > 2) throw new DOMException('No service', 'AbortError');
    return aSubscription('https://push.example/new');
  });
  const { posts, user } = renderIt({});
  await user.click(await screen.findByRole('button', BUTTON, LONG));
  await waitFor(() => expect(posts).toHaveLength(1));
  expect(browser.unsubscribed).toEqual(['old']);
});

test('a browser without notifications is offered none; what is told elsewhere is still narrowed and ended by plain forms', async () => {
  renderIt({ told: { kinds: ['price'], frequency: 'daily' }, browsers: [{ ...here, is_this: false }] });

  expect(await screen.findByText('Another browser', {}, LONG)).toBeVisible();
  expect(screen.queryByRole('button', BUTTON)).not.toBeInTheDocument();
  expect(screen.getByText('Between 8 am and 8 pm, once a day.')).toBeVisible();
  expect(screen.getAllByRole('checkbox').map((tick) => (tick as HTMLInputElement).checked)).toEqual([
    false,
    true,
    false,
  ]);
  expect(screen.getByRole('button', { name: 'Stop notifications: browser since today' })).toHaveAttribute(
    'type',
    'submit',
  );
});

test('where the platform has no key, nothing is said of notifications', async () => {
  renderIt({ public_key: null });

  await waitFor(() => expect(screen.queryByRole('heading')).not.toBeInTheDocument());
});
