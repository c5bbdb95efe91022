// Figures of the composed site that npm start runs: bytes before hydration, layout shift, pages a second.
import { brotliCompressSync, constants } from 'node:zlib';
import { findChromium } from '@infra/platform/test-run/find-chromium';
import { chromium } from '@playwright/test';
import autocannon from 'autocannon';

const port = Number(process.env['PORT'] ?? 3000);
const origin = `http://localhost:${port}`;

/** Budgets of issues 2 and 5, in KB of brotli (1 KB is 1000 bytes). */
const budgetKb = { results: 150, vehicle: 150 };
const SECONDS = 8;

type Hits = { hits: { path: string }[] };

/** Scripts the HTML asks for before it can hydrate: the shell's own, and what is preloaded of remotes. */
async function scriptsBeforeHydration(path: string): Promise<{ bytes: number; files: number }> {
  const html = await (await fetch(origin + path)).text();
  const addresses = [...html.matchAll(/<(?:script|link)[^>]+(?:src|href)="([^"]+\.js)"[^>]*>/g)].map(
    ([, address]) => new URL(address ?? '', origin).href,
  );
  const files = [...new Set(addresses)];
  const sizes = await Promise.all(
    files.map(async (address) => {
      const bytes = Buffer.from(await (await fetch(address)).arrayBuffer());
      return brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
    }),
  );
  return { bytes: sizes.reduce((sum, size) => sum + size, 0), files: files.length };
}

async function layoutShift(path: string): Promise<number> {
  const browser = await chromium.launch({
    executablePath: findChromium(process.env),
    args: ['--no-sandbox', '--disable-quic', '--disable-background-networking'],
  });
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await page.goto(origin + path, { waitUntil: 'networkidle' });
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
            if (!entry.hadRecentInput) sum += entry.value;
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => setTimeout(() => resolve(sum), 0));
      }),
  );
  await browser.close();
  return shift;
}

/** Answers a second, each request another page of results so that nothing is the same twice in a row. */
async function perSecond(paths: readonly string[]): Promise<number> {
  const { requests, non2xx } = await autocannon({
    url: origin,
    connections: 16,
    duration: SECONDS,
    requests: paths.map((path) => ({ path })),
  });
  if (non2xx > 0) throw new Error(`${non2xx} answers were not 200`);
  return requests.average;
}

const { hits } = (await (await fetch(`${origin}/api/search?range[price]=20000:60000`)).json()) as Hits;
const vehicle = hits[0]?.path ?? '/';
const results = '/search/used-cars';

for (const [name, path] of Object.entries({ results, vehicle })) {
  const { bytes, files } = await scriptsBeforeHydration(path);
  const budget = budgetKb[name as keyof typeof budgetKb];
  console.log(
    `${name}: ${(bytes / 1000).toFixed(1)} KB of JavaScript in ${files} files before hydration (budget ${budget} KB), layout shift ${(await layoutShift(path)).toFixed(4)}`,
  );
}

const control = await perSecond(['/healthz']);
const pages = await perSecond(Array.from({ length: 40 }, (_unused, index) => `${results}?page=${index + 1}`));
console.log(
  `results page: ${pages.toFixed(0)}/s from one process, control (an empty answer) ${control.toFixed(0)}/s, ratio ${(pages / control).toFixed(3)}`,
);
