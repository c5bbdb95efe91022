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

type Opened = { scripts: string[]; shift: number };

declare const asked: string[];

/** Opens a page on a phone: the scripts it asks for to come alive, the shell's and its remotes', and how far things moved. */
async function open(path: string): Promise<Opened> {
  const browser = await chromium.launch({
    executablePath: findChromium(process.env),
    args: ['--no-sandbox', '--disable-quic', '--disable-background-networking'],
  });
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () =>
      Object.assign(globalThis, {
        asked: [
          ...[...document.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=script]')].map(({ href }) => href),
          ...[...document.scripts].flatMap(({ src }) => src || []),
        ],
      }),
    );
  });
  await page.goto(origin + path, { waitUntil: 'networkidle' });
  const opened = await page.evaluate(
    () =>
      new Promise<Opened>((resolve) => {
        let shift = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
            if (!entry.hadRecentInput) shift += entry.value;
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => setTimeout(() => resolve({ scripts: asked, shift }), 0));
      }),
  );
  await browser.close();
  return opened;
}

/** What these files weigh together as brotli. */
async function brotliBytes(addresses: readonly string[]): Promise<number> {
  const sizes = await Promise.all(
    addresses.map(async (address) => {
      const bytes = Buffer.from(await (await fetch(address)).arrayBuffer());
      return brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
    }),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
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
  const { scripts, shift } = await open(path);
  const files = [...new Set(scripts)];
  const kb = ((await brotliBytes(files)) / 1000).toFixed(1);
  const budget = budgetKb[name as keyof typeof budgetKb];
  console.log(
    `${name}: ${kb} KB of JavaScript in ${files.length} files before hydration (budget ${budget} KB), layout shift ${shift.toFixed(4)}`,
  );
}

const control = await perSecond(['/healthz']);
const fortyPages = Array.from({ length: 40 }, (_unused, index) => `${results}?page=${index + 1}`);
const cold = await perSecond(fortyPages);
const pages = await perSecond(fortyPages);
console.log(
  `results page: ${pages.toFixed(0)}/s from one process, ${cold.toFixed(0)}/s in the first ${SECONDS} s of load, control (an empty answer) ${control.toFixed(0)}/s, ratio ${(pages / control).toFixed(3)}`,
);
