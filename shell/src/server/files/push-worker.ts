/** What a service worker has of the browser, as far as notifications go. */
type PushScope = {
  registration: { showNotification: (title: string, options: object) => Promise<void> };
  clients: {
    matchAll: (options: object) => Promise<readonly { url: string; focus: () => Promise<unknown> }[]>;
    openWindow: (url: string) => Promise<unknown>;
  };
  location: { origin: string };
  addEventListener: (type: 'push' | 'notificationclick', listener: (event: PushEvent) => void) => void;
};

type PushEvent = {
  waitUntil: (done: Promise<unknown>) => void;
  data?: { text: () => string } | null;
  notification?: { close: () => void; data?: { path?: string } };
};

/** What alerts say (infra/api, saved-searches/push/alert-push.ts); all of it may be missing. */
type Told = { title?: string; body?: string; path?: string; tag?: string; quietFrom?: number };

/**
 * The worker of a site's notifications, all of it: it is sent to browsers as its own text, so it names nothing outside. It
 * answers for no page and keeps nothing, so that pages load as without it.
 */
function listenForPushes(worker: PushScope): void {
  const pageOf = (path: unknown) => {
    // A page of this site, whatever the message says.
    const url = URL.parse(typeof path === 'string' ? path : '/', worker.location.origin);
    return url?.origin === worker.location.origin ? url.href : `${worker.location.origin}/`;
  };

  worker.addEventListener('push', (event) => {
    let told: Told = {};
    try {
      told = (JSON.parse(event.data?.text() ?? '{}') ?? {}) as Told;
    } catch {
      // Browsers ask that something is shown for every push.
    }
    const { title = 'Something has changed', body = '', path, tag = 'alerts', quietFrom } = told;
    // What comes after the hours in which somebody is told comes without a sound.
    const silent = typeof quietFrom === 'number' && Date.now() >= quietFrom;
    event.waitUntil(
      worker.registration.showNotification(title, { body, tag, silent, icon: '/favicon.svg', data: { path } }),
    );
  });

  worker.addEventListener('notificationclick', (event) => {
    event.notification?.close();
    const url = pageOf(event.notification?.data?.path);
    event.waitUntil(
      worker.clients.matchAll({ type: 'window', includeUncontrolled: true }).then((pages) => {
        const open = pages.find((page) => page.url === url);
        return open ? open.focus() : worker.clients.openWindow(url);
      }),
    );
  });
}

/** The script at PUSH_WORKER_PATH. */
export const pushWorker = `(${listenForPushes.toString()})(self);`;
