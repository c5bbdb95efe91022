import { expect } from '@playwright/test';
import type { Page, Request } from '@playwright/test';
import { turns } from '@shared-kit/domain/picture/lead-picture';
import { aCarPath, theFirst } from '../../a-car';
import { open, test } from '../../journey';
import { untilIdleWidgetsAreThere, wakeEverything } from '../../pages/widgets';

const RESULTS = '/search/new-used-and-demo-cars';
const addressOf = {
  home: async () => '/',
  results: async () => RESULTS,
  vehicle: aCarPath,
  'turning vehicle': async () => (await theFirst('corella', 'range[price]=20000:60000', turns)).path,
};

type PagePayload = { releaseSetId: string; remotes: { name: string; version: string; entry: { integrity: string } }[] };
const payloadOf = (page: Page) => page.evaluate(() => (window as unknown as { __PAGE__: PagePayload }).__PAGE__);

/** Requests of a page from its first navigation on. */
function recordRequests(page: Page): Request[] {
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  return requests;
}

const pathsOf = (requests: readonly Request[]) => requests.map((request) => new URL(request.url()).pathname);

for (const [name, address] of Object.entries(addressOf)) {
  for (const width of [390, 1440]) {
    test(`nothing moves while the ${name} page comes alive at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.addInitScript(() => {
        type Shift = PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
          sources: { node: Element | null; previousRect: DOMRect; currentRect: DOMRect }[];
        };
        const shifts: { value: number; moved: string[] }[] = [];
        Object.assign(window, { shifts });
        const say = ({ y, height }: DOMRect) => `${y}+${height}`;
        new PerformanceObserver((list) => {
          for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
            const moved = sources.map(
              ({ node, previousRect, currentRect }) =>
                `${node?.cloneNode(false) instanceof Element ? (node.cloneNode(false) as Element).outerHTML : node?.textContent}: ${say(previousRect)} to ${say(currentRect)}`,
            );
            if (!hadRecentInput) shifts.push({ value, moved });
          }
        }).observe({ type: 'layout-shift', buffered: true });
      });

      await open(page, await address());
      await untilIdleWidgetsAreThere(page);
      await page.evaluate(() => document.fonts.ready);

      const shifts = await page.evaluate(() => (window as unknown as { shifts: { value: number }[] }).shifts);
      const total = shifts.reduce((sum, { value }) => sum + value, 0);
      expect(total, JSON.stringify(shifts)).toBeLessThan(0.02);
    });
  }

  test(`the ${name} page runs exactly the versions of its HTML, and fetches nothing the server has`, async ({
    page,
  }) => {
    const requests = recordRequests(page);
    await page.addInitScript(() => {
      const entries: (string | null)[] = [];
      Object.assign(window, { entries });
      // Module Federation takes its script elements away once they have run.
      new MutationObserver((records) => {
        for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
          if (node instanceof HTMLScriptElement && node.src.includes('/remoteEntry.'))
            entries.push(node.getAttribute('integrity'));
        }
      }).observe(document, { childList: true, subtree: true });
    });
    const answer = await page.goto(await address());
    await untilIdleWidgetsAreThere(page);
    await wakeEverything(page);

    const { remotes, releaseSetId } = await payloadOf(page);
    expect(answer?.headers()['x-release-set']).toBe(releaseSetId);
    const served = new Set(remotes.map(({ name: remote, version }) => `${remote}/${version}`));
    const loaded = new Set(pathsOf(requests).flatMap((path) => /^\/remotes\/([^/]+\/[^/]+)\//.exec(path)?.[1] ?? []));
    expect(loaded.size).toBeGreaterThan(0);
    expect([...loaded].filter((version) => !served.has(version))).toEqual([]);

    const entries = await page.evaluate(() => (window as unknown as { entries: (string | null)[] }).entries);
    const promised = new Set(remotes.map(({ entry }) => entry.integrity));
    expect(entries).not.toHaveLength(0);
    expect(entries.filter((integrity) => !integrity || !promised.has(integrity))).toEqual([]);

    // Who is signed in is never part of a page's HTML; a vehicle's says by script what repayments are worked out with, and
    // cars like it come when they come near (S9-13).
    const own = name.includes('vehicle')
      ? /^\/api\/(session|finance-assumption|cars\/[^/]+\/similar)$/
      : /^\/api\/session$/;
    expect(pathsOf(requests).filter((path) => path.startsWith('/api/') && !own.test(path))).toEqual([]);
  });
}

test('cards below a phone’s screen are laid out when they come near, their links are there before, and all are in the end', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const skipped = () =>
    page.evaluate(
      () =>
        [...document.querySelectorAll('main article h2')].filter(
          (heading) => !heading.checkVisibility({ contentVisibilityAuto: true }),
        ).length,
    );
  // Scripts that are still on their way.
  await page.route(/\/remotes\/mfe-search\/.*\.js/, () => {});
  await page.goto(RESULTS, { waitUntil: 'commit' });
  await page.locator('footer').waitFor();
  // The footer may stand there a frame before it is known what is skipped.
  await expect.poll(skipped).toBeGreaterThan(10);

  const last = page.locator('main article').last();
  await last.getByRole('heading').getByRole('link').focus();
  await expect(last.getByRole('heading')).toBeInViewport();

  await page.unroute(/\/remotes\/mfe-search\/.*\.js/);
  await open(page, RESULTS);
  await expect.poll(skipped).toBe(0);
});

test('who scrolled down before there was any script keeps what they look at where it is', async ({ page }) => {
  const scripts = /\.js$/;
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(scripts, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(await aCarPath(), { waitUntil: 'commit' });
  await page.locator('footer').waitFor();
  const terms = page.getByRole('form', { name: 'Enquire' }).getByRole('checkbox', { name: /terms of use/ });
  await terms.scrollIntoViewIfNeeded();
  const top = () => terms.evaluate((field) => Math.round(field.getBoundingClientRect().top));
  const before = await top();

  release();
  await expect(page.locator('html[data-drawn]')).toBeAttached();

  expect(Math.abs((await top()) - before)).toBeLessThanOrEqual(1);
});
